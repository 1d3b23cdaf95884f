/// What pages are given of the app's own: scripts, and ways to send it messages.
///
/// No page is opened, so that none sends any.
@MainActor @preconcurrency open class WKUserContentController {
  /// The scripts that pages are given.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Creates a controller of nothing.
  public init() {}

  /// Gives pages a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Takes all scripts away.
  open func removeAllUserScripts() { userScripts = [] }
  /// Gives pages a way to send messages, which the controller keeps.
  ///
  /// - Parameters:
  ///   - scriptMessageHandler: Who would receive them.
  ///   - name: By which name pages send them; each can be given once.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    guard handlers[name] == nil else {
      fatalError("a WKUserContentController has a script message handler of the name \(name)")
    }
    handlers[name] = scriptMessageHandler
  }
  /// Takes the way of a name away.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Takes all ways away.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// What receives the messages of pages; none is opened, so that there are none.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: AnyObject {
  /// A page has sent a message.
  ///
  /// - Parameters:
  ///   - userContentController: The controller that has given the page the way.
  ///   - message: The message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a page.
@MainActor @preconcurrency open class WKScriptMessage {
  /// What the page has sent.
  public let body: Any
  /// The name of the way by which it came.
  public let name: String
  /// The view of the page.
  public private(set) weak var webView: WKWebView?

  init(_ body: Any, name: String, of webView: WKWebView?) {
    (self.body, self.name, self.webView) = (body, name, webView)
  }
}

/// When a script is run.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page's content.
  case atDocumentStart
  /// Behind the page's content.
  case atDocumentEnd
}

/// A script that pages are given.
@MainActor @preconcurrency open class WKUserScript {
  /// The script's text.
  public let source: String
  /// When it is run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether only the page itself is given it, and no frame in it.
  public let isForMainFrameOnly: Bool

  /// Creates a script, which nothing runs.
  ///
  /// - Parameters:
  ///   - source: Its text.
  ///   - injectionTime: When it is run.
  ///   - forMainFrameOnly: Whether only the page itself is given it.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
  }
}
