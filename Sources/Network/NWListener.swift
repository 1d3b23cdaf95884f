public import Dispatch
import Foundation

/// What waits for other devices, of which none comes: a film has no network.
public final class NWListener: CustomDebugStringConvertible {
  /// How far it has come.
  public enum State: Hashable, Sendable {
    /// Nobody has begun it.
    case setup
    /// There is no network for now.
    case waiting(NWError)
    /// Others may come.
    case ready
    /// It is broken.
    case failed(NWError)
    /// It was ended.
    case cancelled
  }
  /// A service that devices tell each other of.
  public struct Service: Hashable, Sendable {
    /// Its name; `nil` for the device's.
    public let name: String?
    /// Its type.
    public let type: String
    /// Where it is told of; `nil` for everywhere.
    public let domain: String?
    /// What it says of itself.
    public var txtRecordObject: NWTXTRecord?
    /// Whether its name stays as it is.
    public var noAutoRename = false

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - name: Its name; `nil` for the device's.
    ///   - type: Its type.
    ///   - domain: Where it is told of; `nil` for everywhere.
    ///   - txtRecord: What it says of itself.
    public init(
      name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord? = nil
    ) {
      (self.name, self.type, self.domain, txtRecordObject) = (name, type, domain, txtRecord)
    }
  }
  /// How it is told of a service.
  public enum ServiceRegistrationChange: Hashable, Sendable {
    /// Others know it.
    case add(NWEndpoint)
    /// Others know it no more.
    case remove(NWEndpoint)
  }
  /// That any number of devices may come.
  public static let InfiniteConnectionLimit = Int.max

  /// How it is sent.
  public let parameters: NWParameters
  /// The port where it waits; `nil` for whichever is free.
  public let port: NWEndpoint.Port?
  /// The service that others are told of.
  public var service: Service?
  /// Called with who comes: nobody.
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  /// Called when others are told of its service, which they are not.
  public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)?
  /// How many devices may come.
  public var newConnectionLimit = NWListener.InfiniteConnectionLimit
  private let progress = StatefulHandler(State.setup)

  /// Creates what waits at a port.
  ///
  /// - Parameters:
  ///   - parameters: How it is sent.
  ///   - port: The port.
  /// - Throws: Nothing, here.
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    self.parameters = parameters
    self.port = port == .any ? nil : port
  }
  /// Creates what waits for those who know a service.
  ///
  /// - Parameters:
  ///   - service: The service.
  ///   - parameters: How it is sent.
  /// - Throws: Nothing, here.
  public convenience init(service: Service, using parameters: NWParameters) throws {
    try self.init(using: parameters)
    self.service = service
  }

  /// How far it has come.
  public var state: State { progress.state }
  /// Called with every state.
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { progress.handler }
    set { progress.handler = newValue }
  }
  /// Where the handlers are called.
  public var queue: DispatchQueue? { progress.queue }
  /// Begins: it waits for a network.
  ///
  /// - Parameter queue: Where the handlers are called.
  public func start(queue: DispatchQueue) {
    progress.begin(on: queue, through: [.waiting(.noNetwork)])
  }
  /// Ends it.
  public func cancel() { progress.end(.cancelled) }
  /// The port, and how it is sent.
  public var debugDescription: String {
    "[\(parameters.debugDescription) \(port?.rawValue ?? 0)]"
  }
}
