public import Foundation

/// What a web view is made with.
@MainActor @preconcurrency open class WKWebViewConfiguration {
  /// Whether films of pages play within them.
  public var allowsInlineMediaPlayback = false
  /// Which films and sounds wait for a touch.
  ///
  /// - Note: Accepted; no effect. `mediaTypesRequiringUserActionForPlayback`: there are no pages.
  public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// What pages and the app tell each other.
  public var userContentController = WKUserContentController()
  /// What pages may do.
  public var preferences = WKPreferences()
  /// What a page may do.
  public var defaultWebpagePreferences = WKWebpagePreferences()
  /// What pages keep.
  public var websiteDataStore = WKWebsiteDataStore.default()
  /// The processes of pages.
  public var processPool = WKProcessPool()
  /// What is said of the app behind the view's name.
  ///
  /// - Note: Accepted; no effect. `applicationNameForUserAgent`: nobody is asked for a page.
  public var applicationNameForUserAgent: String?

  /// Creates the usual.
  public init() {}
}

/// Films and sounds that may wait for a touch.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sounds.
  public static let audio = Self(rawValue: 1)
  /// Films.
  public static let video = Self(rawValue: 2)
  /// All.
  public static let all = Self(rawValue: .max)
}

/// What pages may do; there are none.
@MainActor @preconcurrency open class WKPreferences {
  /// The least size of letters, in points.
  ///
  /// - Note: Accepted; no effect. `minimumFontSize`: there are no pages.
  public var minimumFontSize: CGFloat = 0
  /// Whether pages open windows by themselves.
  ///
  /// - Note: Accepted; no effect. `javaScriptCanOpenWindowsAutomatically`: there are no pages.
  public var javaScriptCanOpenWindowsAutomatically = false
  /// Whether pages run programs.
  ///
  /// - Note: Accepted; no effect. `javaScriptEnabled`: there are no pages.
  public var javaScriptEnabled = true
  /// Whether pages that cheat are told of.
  ///
  /// - Note: Accepted; no effect. `isFraudulentWebsiteWarningEnabled`: there are no pages.
  public var isFraudulentWebsiteWarningEnabled = true
  /// Creates the usual.
  public init() {}
}

/// What a page may do; there is none.
@MainActor @preconcurrency open class WKWebpagePreferences {
  /// Devices for which pages are laid out.
  public enum ContentMode: Int, Sendable {
    /// As the device has it.
    case recommended = 0
    /// A phone.
    case mobile = 1
    /// A computer.
    case desktop = 2
  }

  /// Whether the page runs programs.
  ///
  /// - Note: Accepted; no effect. `allowsContentJavaScript`: there are no pages.
  public var allowsContentJavaScript = true
  /// For which device the page is laid out.
  ///
  /// - Note: Accepted; no effect. `preferredContentMode`: there are no pages.
  public var preferredContentMode = ContentMode.recommended
  /// Creates the usual.
  public init() {}
}

/// What pages keep: nothing.
@MainActor @preconcurrency open class WKWebsiteDataStore {
  /// Whether it lasts.
  public let isPersistent: Bool

  init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// The usual store.
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: true) }
  /// A store that goes with its views.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
}

/// The processes of pages; there are none.
@MainActor @preconcurrency open class WKProcessPool {
  /// Creates a pool.
  public init() {}
}
