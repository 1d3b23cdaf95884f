internal import Glibc
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOWebSocket
public import ServeWire

/// The gateway of `rostrum serve`: a web server of one page whose files are in memory, and of the page's WebSockets.
///
/// It opens no file. What pages say goes to the tool, which started it; what the tool says goes to them.
public final class Gateway: Sendable {
  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let switchboard: Switchboard

  /// Creates a gateway that does not listen yet.
  ///
  /// - Parameter tell: Tells the tool; from any thread.
  public init(_ tell: @escaping @Sendable (WireMessage) -> Void) {
    switchboard = Switchboard(tell)
  }

  /// Waits at a port, and gives it.
  private func bind(_ address: String, _ port: UInt16, _ opening: Opening) throws -> UInt16 {
    let switchboard = switchboard
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: Self.backlog)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try Self.prepare(channel, opening, switchboard)
        }
      }
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
    let channel = try bootstrap.bind(host: address, port: Int(port)).wait()
    return UInt16(channel.localAddress?.port ?? Int(port))
  }

  /// Connections that may wait.
  private static let backlog: Int32 = 64

  /// What is known when pages come.
  struct Opening: Sendable {
    let token: String
    let address: String
    let shelf: PageShelf
  }

  /// An error of listening: the reason.
  public struct Refusal: Error, Equatable, Sendable {
    /// The reason in the system's words.
    public let reason: String
  }

  /// Listens.
  ///
  /// - Parameters:
  ///   - address: The interface's address.
  ///   - port: The port; 0 for any that is free.
  ///   - token: The secret part of the address.
  ///   - files: The page's files: name below the token, media type, bytes.
  /// - Returns: The port.
  /// - Throws: ``Refusal``.
  public func listen(
    address: String, port: UInt16, token: String,
    files: [(name: String, type: String, bytes: [UInt8])]
  ) throws(Refusal) -> UInt16 {
    var shelf = PageShelf()
    for file in files { shelf.add(file.name, type: file.type, bytes: file.bytes) }
    do {
      return try bind(address, port, Opening(token: token, address: address, shelf: shelf))
    } catch let error as IOError {
      throw Refusal(reason: unsafe String(cString: strerror(error.errnoCode)))
    } catch {
      throw Refusal(reason: "\(error)")
    }
  }

  /// Gives a page what the tool has for it.
  public func deliver(_ message: WireMessage) { switchboard.deliver(message) }

  /// A connection's handlers: HTTP first, which an upgrade takes away.
  private static func prepare(
    _ channel: any Channel, _ opening: Opening, _ switchboard: Switchboard
  ) throws {
    let port = UInt16(channel.localAddress?.port ?? 0)
    let doorman = Doorman(token: opening.token, address: opening.address, port: port)
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: SocketHandler.longest,
      shouldUpgrade: { channel, head in
        channel.eventLoop.makeSucceededFuture(doorman.judge(head) == .socket ? [:] : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          let socket = SocketHandler(switchboard.newNumber(), switchboard)
          try channel.pipeline.syncOperations.addHandler(socket)
        }
      })
    let pipeline = channel.pipeline.syncOperations
    try pipeline.configureHTTPServerPipeline(
      withServerUpgrade: (
        upgraders: [upgrader],
        completionHandler: { context in
          let pipeline = context.pipeline.syncOperations
          guard let pages = try? pipeline.context(handlerType: PageHandler.self) else { return }
          _ = pipeline.removeHandler(context: pages)
        }
      ), withErrorHandling: true)
    try pipeline.addHandler(PageHandler(doorman, opening.shelf))
  }
}
