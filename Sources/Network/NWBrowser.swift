public import Dispatch
import Foundation

/// What looks for services of other devices, and finds none: a film has no network.
public final class NWBrowser: CustomDebugStringConvertible {
  /// How far it has come.
  public enum State: Hashable, Sendable {
    /// Nobody has begun it.
    case setup
    /// It looks.
    case ready
    /// It is broken.
    case failed(NWError)
    /// It was ended.
    case cancelled
    /// There is no network for now.
    case waiting(NWError)
  }
  /// What it looks for.
  public enum Descriptor: Hashable, Sendable {
    /// A type of services.
    case bonjour(type: String, domain: String?)
    /// A type of services, and what they say of themselves.
    case bonjourWithTXTRecord(type: String, domain: String?)
    /// A service of an app.
    case applicationService(name: String)
  }
  /// What it has found.
  public struct Result: Hashable, Sendable {
    /// What is known of it.
    public enum Metadata: Hashable, Sendable {
      /// Nothing.
      case none
      /// What it says of itself.
      case bonjour(NWTXTRecord)
    }
    /// How results change.
    public enum Change: Hashable, Sendable {
      /// They do not.
      case identical
      /// There is one more.
      case added(Result)
      /// There is one less.
      case removed(Result)
      /// One is another.
      case changed(old: Result, new: Result, flags: Flags)

      /// What is other about a result.
      public struct Flags: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Nothing.
        public static let identical = Self([])
        /// There is one more way to it.
        public static let interfaceAdded = Self(rawValue: 1)
        /// There is one way less to it.
        public static let interfaceRemoved = Self(rawValue: 2)
        /// What it says is other.
        public static let metadataChanged = Self(rawValue: 4)
      }
    }
    /// The service's end.
    public let endpoint: NWEndpoint
    /// What it is sent through.
    public let interfaces: [NWInterface]
    /// What is known of it.
    public let metadata: Metadata
  }

  /// What it looks for.
  public let descriptor: Descriptor
  /// How it is sent.
  public let parameters: NWParameters
  /// Called when it finds something, which it does not.
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  /// What it has found: nothing.
  public var browseResults: Set<Result> { [] }
  private let progress = StatefulHandler(State.setup)

  /// Creates what looks for services.
  ///
  /// - Parameters:
  ///   - descriptor: What it looks for.
  ///   - parameters: How it is sent.
  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    (self.descriptor, self.parameters) = (descriptor, parameters)
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
  /// Begins: it looks, and finds nothing.
  ///
  /// - Parameter queue: Where the handlers are called.
  public func start(queue: DispatchQueue) { progress.begin(on: queue, through: [.ready]) }
  /// Ends it.
  public func cancel() { progress.end(.cancelled) }
  /// What it looks for.
  public var debugDescription: String { "[\(descriptor)]" }
}
