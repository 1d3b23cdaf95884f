import Foundation

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
  /// A page did not even begin to come.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The page on its way.
  ///   - error: Why.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// A page begins to come.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The page on its way.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Whether a page may be asked for.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigationAction: What asks for it.
  ///   - decisionHandler: Takes the answer.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Whether a page may be asked for.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigationAction: What asks for it.
  /// - Returns: The answer.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
  /// Whether what comes may be shown.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigationResponse: What comes.
  ///   - decisionHandler: Takes the answer.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  /// Whether what comes may be shown.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigationResponse: What comes.
  /// - Returns: The answer.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy
  /// The page's process ended.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy { .allow }
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// What is asked for windows and questions of a web view's pages; none is opened.
@MainActor @preconcurrency public protocol WKUIDelegate: AnyObject {}
