internal import NIOCore
internal import NIOWebSocket
internal import ServeWire

/// A handler of one page's WebSocket: words from the page go to the tool, words and bytes from the tool to the page.
final class SocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let number: UInt32
  private let switchboard: Switchboard
  /// What has come of a message in several frames.
  private var words: ByteBuffer?

  /// The longest message from a page, in bytes: a script of many touches.
  static let longest = 1 << 20

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - number: The connection's number.
  ///   - switchboard: What joins connections and tool.
  init(_ number: UInt32, _ switchboard: Switchboard) {
    (self.number, self.switchboard) = (number, switchboard)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    switchboard.add(context.channel, as: number)
  }

  func channelInactive(context: ChannelHandlerContext) {
    switchboard.remove(number)
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text, .continuation: read(frame, context)
    case .ping: send(.pong, frame.unmaskedData, context)
    case .connectionClose:
      send(.connectionClose, ByteBuffer(), context)
      context.close(promise: nil)
    case .pong: break
    // Pages send words only.
    default: context.close(promise: nil)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func read(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
    var part = frame.unmaskedData
    if frame.opcode == .text { words = ByteBuffer() }
    guard words != nil, (words?.readableBytes ?? 0) + part.readableBytes <= Self.longest else {
      return context.close(promise: nil)
    }
    words?.writeBuffer(&part)
    guard frame.fin, let whole = words else { return }
    words = nil
    switchboard.say(.text(connection: number, text: String(buffer: whole)))
  }

  private func send(_ code: WebSocketOpcode, _ bytes: ByteBuffer, _ context: ChannelHandlerContext)
  {
    let frame = WebSocketFrame(fin: true, opcode: code, data: bytes)
    context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
  }
}
