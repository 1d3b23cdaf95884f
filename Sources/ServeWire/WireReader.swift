/// A reader of messages from a stream of bytes that comes in parts.
public struct WireReader: Sendable {
  /// An error of the stream: it is none of messages, so that nothing that follows can be read.
  public struct Damage: Error, Equatable, Sendable {}

  private var waiting: [UInt8] = []

  /// Creates a reader at the beginning of a stream.
  public init() {}

  /// Reads what has come.
  ///
  /// - Parameter bytes: The next bytes of the stream.
  /// - Returns: The messages that are complete now, in their order.
  /// - Throws: ``Damage``.
  public mutating func read(_ bytes: some Sequence<UInt8>) throws(Damage) -> [WireMessage] {
    waiting.append(contentsOf: bytes)
    var messages: [WireMessage] = []
    var rest = waiting[...]
    while true {
      var body = rest
      guard let length = WireMessage.number(&body) else { break }
      guard length > 0, length <= WireMessage.longest else { throw Damage() }
      guard body.count >= Int(length) else { break }
      guard let message = WireMessage(body: body.prefix(Int(length))) else { throw Damage() }
      messages.append(message)
      rest = body.dropFirst(Int(length))
    }
    if !messages.isEmpty { waiting = Array(rest) }
    return messages
  }
}
