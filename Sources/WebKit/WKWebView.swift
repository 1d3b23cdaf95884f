public import Foundation
public import Networking
public import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// A web view as UIKit has it: the place of a page, with its address.
///
/// No page is opened: the tool says so.
@MainActor @preconcurrency open class WKWebView: UIView {
  private let host = UIHostingController(rootView: WebView(url: nil))

  /// What the view was made with.
  public let configuration: WKWebViewConfiguration
  /// The address that was asked for; `nil` before one is.
  open private(set) var url: URL?
  /// What is told of pages; none is opened, so that it is told of nothing.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// What is asked for windows and questions of pages; none is opened.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether a swipe goes to the page before; there is none.
  open var allowsBackForwardNavigationGestures = false
  /// The title of the page, which nobody knows.
  open var title: String? { nil }
  /// Whether a page is being loaded, which never is.
  open var isLoading: Bool { false }
  /// How much of a page is there, 0...1.
  open var estimatedProgress: Double { 0 }
  /// Whether there is a page before this one.
  open var canGoBack: Bool { false }
  /// Whether there is a page behind this one.
  open var canGoForward: Bool { false }

  /// Creates a web view.
  ///
  /// - Parameters:
  ///   - frame: Where it is, in points of the view around it.
  ///   - configuration: What it is made with.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addSubview(host.view)
  }
  /// Creates a web view.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  /// Creates a web view of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    host.view.frame = bounds
  }

  /// Takes the address of a request.
  ///
  /// - Parameter request: The request.
  /// - Returns: A page on its way, which none is: `nil`.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    show(request.url)
    return nil
  }
  /// Takes a page's text; it is not shown.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - baseURL: Where it is from.
  /// - Returns: A page on its way, which none is: `nil`.
  /// - Note: Accepted; no effect. `string`: no page is shown.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(baseURL)
    return nil
  }
  /// Loads the page again.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// Stops to load.
  open func stopLoading() {}
  /// Goes to the page before.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Goes to the page behind.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  private func show(_ url: URL?) {
    self.url = url
    host.rootView = WebView(url: url)
  }
}

/// What a web view is made with.
@MainActor @preconcurrency open class WKWebViewConfiguration {
  /// Whether films of pages play within them.
  public var allowsInlineMediaPlayback = false
  /// Creates the usual.
  public init() {}
}

/// A page on its way.
@MainActor @preconcurrency open class WKNavigation {
  init() {}
}

/// What is told of a web view's pages; none is opened, so that it is told of nothing.
@MainActor @preconcurrency public protocol WKNavigationDelegate: AnyObject {
  /// A page is there.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The page on its way.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A page is asked for.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The page on its way.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// A page did not come.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The page on its way.
  ///   - error: Why.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// What is asked for windows and questions of a web view's pages; none is opened.
@MainActor @preconcurrency public protocol WKUIDelegate: AnyObject {}
