public import Foundation
public import UIKitViews

/// A page of the web with a browser's buttons: its place, as a film opens no page.
@MainActor @preconcurrency open class SFSafariViewController: UIViewController {
  /// How the browser is.
  @MainActor @preconcurrency open class Configuration {
    /// Whether the page is shown as plain text where it can be.
    ///
    /// - Note: Accepted; no effect. `entersReaderIfAvailable`: no page is opened.
    open var entersReaderIfAvailable = false
    /// Whether the bar shrinks while the page scrolls.
    ///
    /// - Note: Accepted; no effect. `barCollapsingEnabled`: no page is opened.
    open var barCollapsingEnabled = true
    /// Creates the usual.
    public init() {}
  }
  /// What the button says that closes it.
  public enum DismissButtonStyle: Int, Sendable {
    /// “Done”.
    case done
    /// “Close”.
    case close
    /// “Cancel”.
    case cancel
  }

  /// Where the page is.
  public let url: URL
  /// How the browser is.
  public let configuration: Configuration
  /// What is told of the page; nothing is.
  ///
  /// - Note: Accepted; no effect. `delegate`: no page is opened.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of the bars, which are not there.
  ///
  /// - Note: Accepted; no effect. `preferredBarTintColor`: no page is opened.
  open var preferredBarTintColor: UIColor?
  /// The colour of the buttons, which are not there.
  ///
  /// - Note: Accepted; no effect. `preferredControlTintColor`: no page is opened.
  open var preferredControlTintColor: UIColor?
  /// What the button says that closes it, which is not there.
  ///
  /// - Note: Accepted; no effect. `dismissButtonStyle`: no page is opened.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a browser with a page.
  ///
  /// - Parameters:
  ///   - url: Where the page is.
  ///   - configuration: How the browser is.
  public init(url: URL, configuration: Configuration) {
    (self.url, self.configuration) = (url, configuration)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a browser with a page.
  ///
  /// - Parameter url: Where the page is.
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
  /// Creates a browser of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = UnshownPlace(
      "the page of SFSafariViewController", symbol: "safari", title: url.host() ?? ""
    ).view()
  }
}

/// What is told of a browser's page; nothing is.
@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The browser was closed.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
