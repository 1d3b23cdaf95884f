internal import NIOCore
internal import NIOWebSocket
internal import ServeWire
internal import Synchronization

/// A switchboard: joins the pages' connections and the tool.
final class Switchboard: Sendable {
  private let channels = Mutex<[UInt32: any Channel]>([:])
  private let next = Atomic<UInt32>(1)
  private let tell: @Sendable (WireMessage) -> Void

  /// Creates one without connections.
  ///
  /// - Parameter tell: Tells the tool; from any thread.
  init(_ tell: @escaping @Sendable (WireMessage) -> Void) { self.tell = tell }

  /// A number for a new connection.
  func newNumber() -> UInt32 { next.wrappingAdd(1, ordering: .relaxed).oldValue }

  /// A page has come.
  func add(_ channel: any Channel, as number: UInt32) {
    channels.withLock { $0[number] = channel }
    tell(.opened(connection: number))
  }

  /// A page is gone.
  func remove(_ number: UInt32) {
    guard channels.withLock({ $0.removeValue(forKey: number) }) != nil else { return }
    tell(.closed(connection: number))
  }

  /// A page says something.
  func say(_ message: WireMessage) { tell(message) }

  /// Gives a page what the tool has for it; one that is gone is no matter.
  ///
  /// - Parameter message: What the tool said.
  func deliver(_ message: WireMessage) {
    switch message {
    case .text(let number, let text): send(.text, ByteBuffer(string: text), to: number)
    case .binary(let number, let bytes): send(.binary, ByteBuffer(bytes: bytes), to: number)
    case .closed(let number): channels.withLock { $0[number] }?.close(promise: nil)
    default: break
    }
  }

  private func send(_ code: WebSocketOpcode, _ bytes: ByteBuffer, to number: UInt32) {
    guard let channel = channels.withLock({ $0[number] }) else { return }
    channel.writeAndFlush(WebSocketFrame(fin: true, opcode: code, data: bytes), promise: nil)
  }
}
