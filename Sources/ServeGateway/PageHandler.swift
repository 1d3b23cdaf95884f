internal import NIOCore
internal import NIOHTTP1
internal import NIOWebSocket

/// A handler of one HTTP connection: gives the page's files, which are in memory, and refuses everything else.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let doorman: Doorman
  private let shelf: PageShelf

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - doorman: Who is let in.
  ///   - shelf: The page's files.
  init(_ doorman: Doorman, _ shelf: PageShelf) { (self.doorman, self.shelf) = (doorman, shelf) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let head) = unwrapInboundIn(data) else { return }
    switch doorman.judge(head) {
    case .file(let name):
      if let file = shelf.file(name) {
        return answer(
          .ok, file.type, file.bytes, isWhole: head.method == .GET, keeps: head.isKeepAlive, context
        )
      }
      refuse(.notFound, "the page has no such file", head, context)
    // What asks for the socket in the right way is upgraded before it comes here.
    case .socket: refuse(.upgradeRequired, "accepted is a WebSocket", head, context)
    case .refused(let status, let reason): refuse(status, reason, head, context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A socket that was refused comes here once more, as a request, and is told why.
    if error is NIOWebSocketUpgradeError { return }
    context.close(promise: nil)
  }

  private func refuse(
    _ status: HTTPResponseStatus, _ reason: String, _ head: HTTPRequestHead,
    _ context: ChannelHandlerContext
  ) {
    answer(
      status, "text/plain; charset=utf-8", Array((reason + "\n").utf8),
      isWhole: head.method != .HEAD, keeps: false, context)
  }

  /// What every answer says: the page runs its own files only, is in no other page, and tells nobody its address.
  private static let rules = [
    ("cache-control", "no-store"), ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"), ("cross-origin-resource-policy", "same-origin"),
    (
      "content-security-policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
  ]

  private func answer(
    _ status: HTTPResponseStatus, _ type: String, _ bytes: [UInt8], isWhole: Bool, keeps: Bool,
    _ context: ChannelHandlerContext
  ) {
    var headers = HTTPHeaders(Self.rules)
    headers.add(name: "content-type", value: type)
    headers.add(name: "content-length", value: "\(bytes.count)")
    if !keeps { headers.add(name: "connection", value: "close") }
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if isWhole {
      let body = context.channel.allocator.buffer(bytes: bytes)
      context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    }
    let end = context.writeAndFlush(wrapOutboundOut(.end(nil)))
    if keeps { return }
    let channel = context.channel
    end.whenComplete { _ in channel.close(promise: nil) }
  }
}

/// The files of the page, in memory: there are no others.
struct PageShelf: Sendable {
  /// A file.
  struct File: Sendable {
    let type: String
    let bytes: [UInt8]
  }

  private var files: [String: File] = [:]

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - name: Its name below the token; empty for the page itself.
  ///   - type: Its media type.
  ///   - bytes: What it holds.
  mutating func add(_ name: String, type: String, bytes: [UInt8]) {
    files[name] = File(type: type, bytes: bytes)
  }

  /// The file of a name; `nil` if there is none.
  func file(_ name: String) -> File? { files[name] }
}
