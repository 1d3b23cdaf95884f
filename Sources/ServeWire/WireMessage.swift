/// A message between the tool and its gateway: what the two processes of `rostrum serve` say to each other.
///
/// The gateway knows networks, and nothing of scenes; the tool knows scenes, and nothing of networks. A connection is a
/// page's WebSocket, by the number that the gateway gave it.
public enum WireMessage: Hashable, Sendable {
  // MARK: From the tool

  /// Where to listen, and for whom; the first message.
  case listen(address: String, port: UInt16, token: String)
  /// A file of the page: its name below the token, its media type, its bytes.
  case file(name: String, type: String, bytes: [UInt8])
  /// All is told: pages may come.
  case open
  /// Bytes for a page.
  case binary(connection: UInt32, bytes: [UInt8])

  // MARK: From the gateway

  /// It listens at this port.
  case listening(port: UInt16)
  /// It cannot listen, for this reason.
  case refused(reason: String)
  /// A page has come.
  case opened(connection: UInt32)

  // MARK: From both

  /// Words for a page, or from one.
  case text(connection: UInt32, text: String)
  /// A page is gone, or is to go.
  case closed(connection: UInt32)
}

extension WireMessage {
  /// The longest message that is believed, in bytes: a film for a page to save.
  public static let longest = 1 << 30
  /// Bytes before a message: its length.
  static let headLength = 4

  /// The message as bytes: its length in four bytes, the number of its kind, and what it says.
  public var bytes: [UInt8] {
    var body: [UInt8]
    switch self {
    case .listen(let address, let port, let token):
      body = [0] + Self.bytes(of: UInt32(port)) + Self.bytes(of: address) + Self.bytes(of: token)
    case .file(let name, let type, let bytes):
      body = [1] + Self.bytes(of: name) + Self.bytes(of: type) + bytes
    case .open: body = [2]
    case .binary(let connection, let bytes): body = [3] + Self.bytes(of: connection) + bytes
    case .listening(let port): body = [4] + Self.bytes(of: UInt32(port))
    case .refused(let reason): body = [5] + Self.bytes(of: reason)
    case .opened(let connection): body = [6] + Self.bytes(of: connection)
    case .text(let connection, let text):
      body = [7] + Self.bytes(of: connection) + Array(text.utf8)
    case .closed(let connection): body = [8] + Self.bytes(of: connection)
    }
    return Self.bytes(of: UInt32(body.count)) + body
  }

  /// Reads what stands behind a message's length, if it is one.
  ///
  /// - Parameter body: The number of its kind, and what it says.
  init?(body: ArraySlice<UInt8>) {
    var rest = body.dropFirst()
    switch body.first {
    case 0:
      guard let port = Self.number(&rest), let address = Self.string(&rest),
        let token = Self.string(&rest), let port = UInt16(exactly: port)
      else { return nil }
      self = .listen(address: address, port: port, token: token)
    case 1:
      guard let name = Self.string(&rest), let type = Self.string(&rest) else { return nil }
      self = .file(name: name, type: type, bytes: Array(rest))
    case 2: self = .open
    case 3:
      guard let connection = Self.number(&rest) else { return nil }
      self = .binary(connection: connection, bytes: Array(rest))
    case 4:
      guard let port = Self.number(&rest), let port = UInt16(exactly: port) else { return nil }
      self = .listening(port: port)
    case 5:
      guard let reason = Self.string(&rest) else { return nil }
      self = .refused(reason: reason)
    case 6:
      guard let connection = Self.number(&rest) else { return nil }
      self = .opened(connection: connection)
    case 7:
      guard let connection = Self.number(&rest) else { return nil }
      self = .text(connection: connection, text: String(decoding: rest, as: UTF8.self))
    case 8:
      guard let connection = Self.number(&rest) else { return nil }
      self = .closed(connection: connection)
    default: return nil
    }
  }

  private static func bytes(of number: UInt32) -> [UInt8] {
    [UInt8(number >> 24), UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255)]
  }

  private static func bytes(of text: String) -> [UInt8] {
    let letters = Array(text.utf8)
    return bytes(of: UInt32(letters.count)) + letters
  }

  /// Takes a number from the front.
  static func number(_ bytes: inout ArraySlice<UInt8>) -> UInt32? {
    guard bytes.count >= headLength else { return nil }
    defer { bytes = bytes.dropFirst(headLength) }
    return bytes.prefix(headLength).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Takes a string with its length from the front.
  private static func string(_ bytes: inout ArraySlice<UInt8>) -> String? {
    guard let count = number(&bytes), count <= bytes.count else { return nil }
    defer { bytes = bytes.dropFirst(Int(count)) }
    return String(decoding: bytes.prefix(Int(count)), as: UTF8.self)
  }
}
