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
  /// The scroll view around the page, which has nothing to scroll.
  public let scrollView = UIScrollView()
  /// Whether a long press on a link shows where it leads.
  ///
  /// - Note: Accepted; no effect. `allowsLinkPreview`: there are no links.
  open var allowsLinkPreview = true
  /// Who the view says that it is; `nil` for the usual.
  ///
  /// - Note: Accepted; no effect. `customUserAgent`: nobody is asked for a page.
  open var customUserAgent: String?
  /// Whether pages can be looked into by developers.
  ///
  /// - Note: Accepted; no effect. `isInspectable`: there are no pages.
  open var isInspectable = false
  /// How much larger pages are shown.
  ///
  /// - Note: Accepted; no effect. `pageZoom`: there are no pages.
  open var pageZoom: CGFloat = 1
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
  /// Takes a page's bytes; it is not shown.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - MIMEType: What they are.
  ///   - characterEncodingName: How their letters are written.
  ///   - baseURL: Where they are from.
  /// - Returns: A page on its way, which none is: `nil`.
  /// - Note: Accepted; no effect. `data`, `mimeType`, `characterEncodingName`: no page is shown.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    show(baseURL)
    return nil
  }
  /// Takes the address of a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - readAccessURL: What its page may read; no page is shown.
  /// - Returns: A page on its way, which none is: `nil`.
  /// - Note: Accepted; no effect. `allowingReadAccessTo`: no page is shown.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    show(url)
    return nil
  }
  /// Runs a page's own language; there is no page, which the closure is told.
  ///
  /// - Parameters:
  ///   - javaScriptString: The program.
  ///   - completionHandler: Told the error `WKError.unknown`, later on the main queue.
  /// - Note: Accepted; no effect. `javaScriptString`: there is no page.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { completionHandler(nil, WKError(.unknown)) }
    }
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
