import Foundation
import Networking
import Testing
import UIKitViews

@testable import WebKit

/// What web views are made with, for pages that never come.
@MainActor @Suite struct WKUserContentTests {
  private final class Handler: WKScriptMessageHandler, WKNavigationDelegate {
    var told = 0
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) { told += 1 }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { told += 1 }
  }

  /// A handler, as long as somebody keeps it.
  private struct Kept {
    weak var handler: Handler?
  }

  @Test("scripts are there in the order in which they were given")
  func scripts() {
    let controller = WKUserContentController()
    for (source, time) in [("a", WKUserScriptInjectionTime.atDocumentStart), ("b", .atDocumentEnd)]
    {
      controller.addUserScript(
        WKUserScript(source: source, injectionTime: time, forMainFrameOnly: source == "a"))
    }
    #expect(controller.userScripts.map(\.source) == ["a", "b"])
    #expect(controller.userScripts.map(\.injectionTime) == [.atDocumentStart, .atDocumentEnd])
    #expect(controller.userScripts.map(\.isForMainFrameOnly) == [true, false])
    controller.removeAllUserScripts()
    #expect(controller.userScripts.isEmpty)
  }

  @Test("handlers are kept until they are taken away, and a view tells them nothing")
  func handlers() {
    let configuration = WKWebViewConfiguration()
    var handler: Handler? = Handler()
    let kept = Kept(handler: handler)
    let controller = configuration.userContentController
    if let handler {
      controller.add(handler, name: "a")
      controller.add(handler, name: "b")
      let view = WKWebView(frame: .zero, configuration: configuration)
      view.navigationDelegate = handler
      #expect(view.configuration.userContentController === controller)
      view.loadHTMLString("<p>Hello</p>", baseURL: nil)
      #expect(handler.told == 0)
    }
    handler = nil
    controller.removeScriptMessageHandler(forName: "a")
    #expect(kept.handler != nil)
    // A name that is free again can be given again.
    controller.add(Handler(), name: "a")
    controller.removeAllScriptMessageHandlers()
    #expect(kept.handler == nil)
  }

  @Test("a program of a page's ends in an error, as there is no page, and a file's address is kept")
  func pages() async throws {
    let view = WKWebView()
    var errors: [WKError.Code] = []
    view.evaluateJavaScript("1") { value, error in
      #expect(value == nil)
      if let error = error as? WKError { errors.append(error.code) }
    }
    #expect(errors.isEmpty)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(errors == [.unknown] && WKError(.unknown).errorCode == 1)
    let file = try #require(URL(string: "file:///a/b.html"))
    #expect(view.loadFileURL(file, allowingReadAccessTo: file) == nil && view.url == file)
    #expect(view.scrollView !== WKWebView().scrollView)
  }

  @Test("what is not asked is allowed")
  func usualAnswers() async throws {
    final class Nobody: WKNavigationDelegate {}
    let (view, nobody) = (WKWebView(), Nobody())
    let address = try #require(URL(string: "https://example.org"))
    let action = WKNavigationAction(URLRequest(url: address), .other)
    #expect(await nobody.webView(view, decidePolicyFor: action) == .allow)
    var answer: WKNavigationActionPolicy?
    nobody.webView(view, decidePolicyFor: action) { answer = $0 }
    #expect(answer == .allow && action.targetFrame?.isMainFrame == true)
    #expect(WKNavigationType.other.rawValue == -1)
    #expect(WKNavigationActionPolicy.download.rawValue == 2)
  }
}
