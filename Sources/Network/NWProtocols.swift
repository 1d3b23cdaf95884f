import Foundation

/// Options of a way to speak.
open class NWProtocolOptions {}
/// What a way to speak says of a message.
open class NWProtocolMetadata {}
/// A way to speak, by its name.
public class NWProtocolDefinition: Hashable, CustomDebugStringConvertible {
  /// The name.
  public let name: String
  init(_ name: String) { self.name = name }
  public static func == (left: NWProtocolDefinition, right: NWProtocolDefinition) -> Bool {
    left.name == right.name
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  /// The name.
  public var debugDescription: String { name }
}
/// A way to speak.
open class NWProtocol {}

/// Streams.
open class NWProtocolTCP: NWProtocol {
  /// The way by its name.
  public class var definition: NWProtocolDefinition { NWProtocolDefinition("tcp") }
  /// Options of streams, which nothing asks.
  public final class Options: NWProtocolOptions {
    /// Creates the usual ones.
    public override init() {}
    /// Whether small pieces go at once.
    public var noDelay = false
    /// Whether pieces stay as they are.
    public var noPush = false
    /// Whether nothing else goes along.
    public var noOptions = false
    /// Whether it is looked whether the other side is there.
    public var enableKeepalive = false
    /// How often that is.
    public var keepaliveCount = 0
    /// After how many seconds that is.
    public var keepaliveIdle = 0
    /// Every how many seconds that is.
    public var keepaliveInterval = 0
    /// How long a piece may be.
    public var maximumSegmentSize = 0
    /// After how many seconds it fails.
    public var connectionTimeout = 0
    /// After how many seconds silence ends it.
    public var persistTimeout = 0
    /// After how many seconds it is given up.
    public var connectionDropTime = 0
    /// Whether the first piece goes with the greeting.
    public var enableFastOpen = false
    /// Whether it ends by its last piece.
    public var retransmitFinDrop = false
    /// Whether answers wait a little.
    public var disableAckStretching = false
    /// Whether crowded ways are told of.
    public var disableECN = false
  }
}

/// Datagrams.
open class NWProtocolUDP: NWProtocol {
  /// The way by its name.
  public class var definition: NWProtocolDefinition { NWProtocolDefinition("udp") }
  /// Options of datagrams, which nothing asks.
  public final class Options: NWProtocolOptions {
    /// Creates the usual ones.
    public override init() {}
    /// Whether sums are left out.
    public var preferNoChecksum = false
  }
}

/// Addresses by numbers.
open class NWProtocolIP: NWProtocol {
  /// The way by its name.
  public class var definition: NWProtocolDefinition { NWProtocolDefinition("ip") }
  /// Options of addresses, which nothing asks.
  public final class Options: NWProtocolOptions {
    /// How many bytes addresses have.
    public enum Version: Hashable, Sendable {
      /// Any.
      case any
      /// Four.
      case v4
      /// Sixteen.
      case v6
    }
    /// Creates the usual ones.
    public override init() {}
    /// How many bytes addresses have.
    public var version = Version.any
    /// How many devices it may go through.
    public var hopLimit: UInt8 = 0
    /// Whether it goes in pieces.
    public var disableFragmentation = false
  }
}

/// Options of speaking in secret, as C has them.
public final class sec_protocol_options_t: Sendable {}
/// The options as C has them.
public typealias sec_protocol_options = sec_protocol_options_t

/// Speaking in secret.
open class NWProtocolTLS: NWProtocol {
  /// The way by its name.
  public class var definition: NWProtocolDefinition { NWProtocolDefinition("tls") }
  /// Options of speaking in secret, which nothing asks.
  public final class Options: NWProtocolOptions {
    /// Creates the usual ones.
    public override init() {}
    /// The options as C has them.
    public let securityProtocolOptions = sec_protocol_options_t()
  }
}

/// Web sockets.
open class NWProtocolWebSocket: NWProtocol {
  /// The way by its name.
  public class var definition: NWProtocolDefinition { NWProtocolDefinition("websocket") }
  /// A form of web sockets.
  public enum Version: Hashable, Sendable {
    /// That of RFC 6455.
    case v13
  }
  /// What a message is.
  public enum Opcode: Int, Sendable {
    /// More of the last one.
    case cont = 0
    /// A text.
    case text = 1
    /// Bytes.
    case binary = 2
    /// The end.
    case close = 8
    /// A question whether anybody is there.
    case ping = 9
    /// The answer to that.
    case pong = 10
  }
  /// Why it is closed.
  public enum CloseCode: Hashable, Sendable {
    /// By the protocol's own number.
    case protocolCode(Defined)
    /// By the app's number.
    case applicationCode(UInt16)
    /// By somebody's number.
    case privateCode(UInt16)
    /// The protocol's own numbers.
    public enum Defined: UInt16, Sendable {
      /// All is said.
      case normalClosure = 1000
      /// One side goes.
      case goingAway = 1001
      /// One side does not know the other's form.
      case protocolError = 1002
      /// One side does not know the other's kind of data.
      case unsupportedData = 1003
      /// Nobody said why.
      case noStatusReceived = 1005
      /// It was cut off.
      case abnormalClosure = 1006
    }
  }
  /// Options of web sockets, which nothing asks.
  public final class Options: NWProtocolOptions {
    /// Creates the usual ones.
    ///
    /// - Note: Accepted; no effect. `version`: there is one.
    public init(_ version: Version = .v13) {}
    /// Whether questions are answered by themselves.
    public var autoReplyPing = false
    /// How long a message may be; 0 for any length.
    public var maximumMessageSize = 0
    /// Whether nothing is said before messages.
    public var skipHandshake = false
    /// The fields that are said at first.
    private(set) var headers: [(name: String, value: String)] = []
    /// What may be spoken.
    private(set) var subprotocols: [String] = []
    /// Sets the fields that are said at first.
    public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) {
      self.headers = headers
    }
    /// Sets what may be spoken.
    public func setSubprotocols(_ subprotocols: [String]) { self.subprotocols = subprotocols }
  }
  /// What is said of a message.
  public final class Metadata: NWProtocolMetadata {
    /// What it is.
    public let opcode: Opcode
    /// Why it is closed.
    public var closeCode = CloseCode.protocolCode(.normalClosure)
    /// Creates it for a message.
    public init(opcode: Opcode) { self.opcode = opcode }
  }
}
