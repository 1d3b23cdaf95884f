public import Dispatch

/// What leads from a device to others.
public struct NWPath: Hashable, Sendable {
  /// Whether it leads anywhere.
  public enum Status: Hashable, Sendable {
    /// It does.
    case satisfied
    /// It does not.
    case unsatisfied
    /// It will when something is sent.
    case requiresConnection
  }
  /// Why it does not lead anywhere.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// Nobody knows.
    case notAvailable
    /// Nobody lets it by telephone.
    case cellularDenied
    /// Nobody lets it by wireless networks.
    case wifiDenied
    /// Nobody lets it in the house.
    case localNetworkDenied
    /// A private network is not there.
    case vpnInactive
  }

  /// Whether it leads anywhere.
  public let status: Status
  /// Why it does not; nobody knows.
  public let unsatisfiedReason = UnsatisfiedReason.notAvailable
  /// What it leads through.
  public let availableInterfaces: [NWInterface]
  /// Whether what is sent costs something: it does not.
  public let isExpensive = false
  /// Whether little is to be sent: as much as wanted may be.
  public let isConstrained = false
  /// Whether it knows addresses of the older kind.
  public var supportsIPv4: Bool { status == .satisfied }
  /// Whether it knows addresses of the newer kind.
  public var supportsIPv6: Bool { status == .satisfied }
  /// Whether it knows names.
  public var supportsDNS: Bool { status == .satisfied }

  /// That of a film: a wireless network, as the simulator's.
  static let ofFilm = Self(
    status: .satisfied, availableInterfaces: [NWInterface(type: .wifi, name: "en0", index: 1)])
  /// That which nobody has looked at.
  static let unknown = Self(status: .unsatisfied, availableInterfaces: [])

  /// Whether it leads through something of a type.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

/// What a device sends through.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// A type of that.
  public enum InterfaceType: Hashable, Sendable {
    /// Another one.
    case other
    /// A wireless network.
    case wifi
    /// A telephone.
    case cellular
    /// A wire.
    case wiredEthernet
    /// The device itself.
    case loopback
  }
  /// Its type.
  public let type: InterfaceType
  /// Its name.
  public let name: String
  /// Its number.
  public let index: Int
  /// Its name.
  public var debugDescription: String { name }
}

/// What looks whether a device is connected: in a film it is, by a wireless network, from beginning to end.
///
/// What is really sent is what `--asset-url` gives; this says no more than that a device at a desk is connected.
public final class NWPathMonitor: Sendable {
  private let state: MonitorState

  /// Creates what looks at all ways.
  public init() { state = MonitorState(required: nil, prohibited: []) }
  /// Creates what looks at a type of ways.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    state = MonitorState(required: requiredInterfaceType, prohibited: [])
  }
  /// Creates what looks at all but some types of ways.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    state = MonitorState(required: nil, prohibited: prohibitedInterfaceTypes)
  }

  /// Called with the path when it is looked at first, and when it is another one, which it never is.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.handler }
    set { state.handler = newValue }
  }
  /// The path: nobody has looked before ``start(queue:)``.
  public var currentPath: NWPath { state.current }
  /// Where the handler is called; `nil` before ``start(queue:)``.
  public var queue: DispatchQueue? { state.queue }

  /// Begins to look: the handler is called soon.
  ///
  /// - Parameter queue: Where it is called.
  public func start(queue: DispatchQueue) {
    state.begin(on: queue)
    queue.async { [state] in
      if state.isLooking { state.handler?(state.current) }
    }
  }
  /// Looks no more.
  public func cancel() { state.end() }
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath
  /// What gives the path once, as it never is another one; then those who wait wait for ever.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var inner: AsyncStream<NWPath>.Iterator
    /// The next path.
    public mutating func next() async -> NWPath? { await inner.next() }
  }
  public func makeAsyncIterator() -> AsyncIterator {
    state.begin(on: nil)
    let path = state.current
    // The stream stays open, as the monitor goes on to look.
    let stream = AsyncStream<NWPath> { continuation in
      continuation.yield(path)
      state.keep(continuation)
    }
    return AsyncIterator(inner: stream.makeAsyncIterator())
  }
}
