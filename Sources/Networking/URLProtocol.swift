import Synchronization

/// A way to load what addresses hold, of a project's own: mocks and caches are such.
///
/// A session asks the classes that its configuration names, then those that are registered, the last one first.
open class URLProtocol: NSObject {
  private static let registered = Mutex<[Sent<URLProtocol.Type>]>([])

  /// What a session makes one of.
  public struct Making {
    let task: URLSessionTask
    let request: URLRequest
    let client: any URLProtocolClient
  }

  /// What is asked for.
  public let request: URLRequest
  /// What is kept of an earlier answer: nothing.
  public let cachedResponse: CachedURLResponse?
  /// Who is told what comes.
  public let client: (any URLProtocolClient)?
  /// The task that loads it.
  open private(set) var task: URLSessionTask?

  /// Creates what loads a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - cachedResponse: What is kept of an earlier answer.
  ///   - client: Who is told what comes.
  public init(
    request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {
    (self.request, self.cachedResponse, self.client) = (request, cachedResponse, client)
  }
  /// Creates what loads a task's request.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - cachedResponse: What is kept of an earlier answer.
  ///   - client: Who is told what comes.
  public convenience init(
    task: URLSessionTask, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {
    self.init(
      request: task.currentRequest ?? URLRequest(url: URL(fileURLWithPath: "/")),
      cachedResponse: cachedResponse, client: client)
    self.task = task
  }
  /// Creates what loads for a session; subclasses inherit it, so that a session can make any of them.
  public required convenience init(making: Making) {
    self.init(request: making.request, cachedResponse: nil, client: making.client)
    task = making.task
  }

  // MARK: What subclasses say

  /// Whether it loads a request.
  open class func canInit(with request: URLRequest) -> Bool {
    fatalError("\(self) does not override canInit(with:): it is asked of \(request).")
  }
  /// Whether it loads a task's request.
  open class func canInit(with task: URLSessionTask) -> Bool {
    task.currentRequest.map { canInit(with: $0) } ?? false
  }
  /// A request in the form in which it is compared.
  open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  /// Whether two requests have one answer.
  ///
  /// - Parameters:
  ///   - a: A request.
  ///   - b: Another.
  /// - Returns: Whether they are the same in the form in which they are compared.
  open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool {
    canonicalRequest(for: a) == canonicalRequest(for: b)
  }
  /// Begins to load.
  open func startLoading() {
    fatalError("\(type(of: self)) does not override URLProtocol.startLoading().")
  }
  /// Loads no more.
  open func stopLoading() {
    fatalError("\(type(of: self)) does not override URLProtocol.stopLoading().")
  }

  // MARK: Properties of requests

  /// What is kept with a request.
  ///
  /// - Parameters:
  ///   - key: Its key.
  ///   - request: The request.
  /// - Returns: What is kept; `nil` for nothing.
  open class func property(forKey key: String, in request: URLRequest) -> Any? {
    request.properties[key]?.value.take()
  }
  /// Keeps something with a request.
  ///
  /// - Parameters:
  ///   - value: What is kept.
  ///   - key: Its key.
  ///   - request: The request.
  open class func setProperty(_ value: Any, forKey key: String, in request: NSMutableURLRequest) {
    request.value.properties[key] = KeptProperty(value: Sent(value))
  }
  /// Keeps something with a request no longer.
  ///
  /// - Parameters:
  ///   - key: Its key.
  ///   - request: The request.
  open class func removeProperty(forKey key: String, in request: NSMutableURLRequest) {
    request.value.properties[key] = nil
  }

  // MARK: Classes

  /// Has all sessions ask a class.
  ///
  /// - Returns: Whether it is a subclass of this.
  @discardableResult open class func registerClass(_ protocolClass: AnyClass) -> Bool {
    guard let type = protocolClass as? URLProtocol.Type else { return false }
    let kept = Sent(type)
    registered.withLock { types in
      types.removeAll { $0.take() == kept.take() }
      types.append(kept)
    }
    return true
  }
  /// Has no session ask a class but those that name it.
  open class func unregisterClass(_ protocolClass: AnyClass) {
    guard let type = protocolClass as? URLProtocol.Type else { return }
    let kept = Sent(type)
    registered.withLock { $0.removeAll { $0.take() == kept.take() } }
  }

  /// The class that loads a request; `nil` for none.
  ///
  /// - Parameters:
  ///   - task: The task that loads it.
  ///   - request: The request.
  ///   - configuration: How its session loads.
  /// - Returns: The first that says so.
  static func answering(
    for task: URLSessionTask, _ request: URLRequest, _ configuration: URLSessionConfiguration
  ) -> URLProtocol.Type? {
    let own = (configuration.protocolClasses ?? []).compactMap { $0 as? URLProtocol.Type }
    let common = registered.withLock { $0 }.reversed().map { $0.take() }
    return (own + common).first { $0.canInit(with: task) }
  }
}

/// Who is told what a protocol's object loads.
public protocol URLProtocolClient: AnyObject {
  /// Tells that something else is to be asked for.
  ///
  /// - Parameters:
  ///   - protocol: Who tells it.
  ///   - request: What is to be asked for.
  ///   - redirectResponse: The answer that says so.
  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
  /// Tells that what is kept of an earlier answer is right.
  ///
  /// - Parameters:
  ///   - protocol: Who tells it.
  ///   - cachedResponse: What is kept.
  func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
  /// Tells that there is an answer.
  ///
  /// - Parameters:
  ///   - protocol: Who tells it.
  ///   - response: The answer.
  ///   - policy: Whether it may be kept; none is.
  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy)
  /// Tells that bytes came.
  ///
  /// - Parameters:
  ///   - protocol: Who tells it.
  ///   - data: The bytes.
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
  /// Tells that all came.
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
  /// Tells what is wrong.
  ///
  /// - Parameters:
  ///   - protocol: Who tells it.
  ///   - error: What is wrong.
  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
  /// Tells that somebody wants to know who asks.
  ///
  /// - Parameters:
  ///   - protocol: Who tells it.
  ///   - challenge: Who wants to know it.
  func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
  /// Tells that nobody wants to know who asks any more.
  ///
  /// - Parameters:
  ///   - protocol: Who tells it.
  ///   - challenge: Who wanted to know it.
  func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
}

/// Who hands what a protocol's object loads to its task, from whatever thread.
final class ProtocolAnswers: URLProtocolClient {
  private let events: AsyncStream<LoadingEvent>.Continuation

  init(_ events: AsyncStream<LoadingEvent>.Continuation) { self.events = events }

  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
  ) { events.yield(.redirected(request, Sent(redirectResponse))) }
  func urlProtocol(
    _ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse
  ) {
    events.yield(.response(Sent(cachedResponse.response)))
    events.yield(.data(cachedResponse.data))
  }
  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) { events.yield(.response(Sent(response))) }
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { events.yield(.data(data)) }
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { events.yield(.finished) }
  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
    events.yield(.failed(error))
  }
  func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
    events.yield(.challenged(Sent(challenge)))
  }
  func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {}
}
