public import Dispatch
public import Foundation
import Synchronization

/// A way to another device, which is waited for as long as it is not cancelled: a film has no network.
public final class NWConnection: CustomDebugStringConvertible {
  /// How far it has come.
  public enum State: Hashable, Sendable {
    /// Nobody has begun it.
    case setup
    /// There is no way for now.
    case waiting(NWError)
    /// It is made.
    case preparing
    /// It is there.
    case ready
    /// It is broken.
    case failed(NWError)
    /// It was ended.
    case cancelled
  }

  /// What a message belongs to.
  public final class ContentContext {
    /// Its name.
    public let identifier: String
    /// After how many milliseconds it is of no use.
    public let expirationMilliseconds: UInt64
    /// How urgent it is, 0...1.
    public let relativePriority: Double
    /// What goes before it.
    public let antecedent: ContentContext?
    /// Whether nothing comes after it.
    public let isFinal: Bool
    /// What the ways to speak say of it.
    public let protocolMetadata: [NWProtocolMetadata]

    /// Creates it.
    ///
    /// - Parameters:
    ///   - identifier: Its name.
    ///   - expiration: After how many milliseconds it is of no use.
    ///   - priority: How urgent it is, 0...1.
    ///   - isFinal: Whether nothing comes after it.
    ///   - antecedent: What goes before it.
    ///   - metadata: What the ways to speak say of it.
    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
      antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
    ) {
      (self.identifier, expirationMilliseconds) = (identifier, expiration)
      (relativePriority, self.isFinal, self.antecedent) = (priority, isFinal, antecedent)
      protocolMetadata = metadata ?? []
    }
    /// What the ways to speak say of it, by the way.
    ///
    /// - Note: Accepted; no effect. `definition`: nothing came.
    public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
      protocolMetadata.first
    }
    /// That of a message like any other.
    public class var defaultMessage: ContentContext { ContentContext(identifier: "default") }
    /// That of the last message.
    public class var finalMessage: ContentContext {
      ContentContext(identifier: "final", isFinal: true)
    }
    /// That of all of a stream.
    public class var defaultStream: ContentContext { ContentContext(identifier: "stream") }
  }

  /// Who is told that a message was sent.
  public enum SendCompletion {
    /// A closure, of what is wrong.
    case contentProcessed(@Sendable (NWError?) -> Void)
    /// Nobody: more may be sent at once.
    case idempotent
  }

  /// The other end.
  public let endpoint: NWEndpoint
  /// How it is sent.
  public let parameters: NWParameters
  private let progress = StatefulHandler(State.setup)

  /// Creates a way to an end.
  ///
  /// - Parameters:
  ///   - endpoint: The other end.
  ///   - parameters: How it is sent.
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }
  /// Creates a way to a port of a host.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - port: The port.
  ///   - parameters: How it is sent.
  public convenience init(
    host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters
  ) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }

  /// How far it has come.
  public var state: State { progress.state }
  /// Called with every state.
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { progress.handler }
    set { progress.handler = newValue }
  }
  /// Called when it can be used or cannot, which never changes.
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
  /// Called when there is a better way, which there never is.
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
  /// Called with the path that it takes, which is none.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The path that it takes: none.
  public var currentPath: NWPath? { nil }
  /// Where the handlers are called.
  public var queue: DispatchQueue? { progress.queue }
  /// How many bytes a datagram may have: none, as there is no way.
  public var maximumDatagramSize: Int { 0 }

  /// Begins: it is prepared, and then waits.
  ///
  /// - Parameter queue: Where the handlers are called.
  public func start(queue: DispatchQueue) {
    progress.begin(on: queue, through: [.preparing, .waiting(.noNetwork)])
  }
  /// Tries again, which changes nothing.
  public func restart() {}
  /// Ends it; whatever waits is told.
  public func cancel() { progress.end(.cancelled) }
  /// Ends it at once; whatever waits is told.
  public func forceCancel() { cancel() }
  /// Ends what it goes through, which is nothing.
  public func cancelCurrentEndpoint() {}

  /// Sends a message when there is a way; until it is cancelled there is none.
  ///
  /// - Parameters:
  ///   - content: The message.
  ///   - contentContext: What it belongs to.
  ///   - isComplete: Whether it is all of that.
  ///   - completion: Who is told.
  /// - Note: Accepted; no effect. `content`, `contentContext`, `isComplete`: nothing is sent.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    guard case .contentProcessed(let handler) = completion else { return }
    progress.wait { handler(.posix(.ECANCELED)) }
  }
  /// Waits for bytes; until it is cancelled none come.
  ///
  /// - Parameters:
  ///   - minimumIncompleteLength: How many at least.
  ///   - maximumLength: How many at most.
  ///   - completion: Called with what is wrong.
  /// - Note: Accepted; no effect. `minimumIncompleteLength`, `maximumLength`: nothing comes.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { progress.wait { completion(nil, nil, false, .posix(.ECANCELED)) } }
  /// Waits for a message; until it is cancelled none comes.
  ///
  /// - Parameter completion: Called with what is wrong.
  public func receiveMessage(
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { progress.wait { completion(nil, nil, false, .posix(.ECANCELED)) } }
  /// Sends several messages together.
  public func batch(_ block: () -> Void) { block() }
  /// What a way to speak says: nothing.
  ///
  /// - Note: Accepted; no effect. `definition`: nothing is spoken.
  public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }

  /// The other end and how it is sent.
  public var debugDescription: String {
    "[\(endpoint.debugDescription) \(parameters.debugDescription)]"
  }
}
