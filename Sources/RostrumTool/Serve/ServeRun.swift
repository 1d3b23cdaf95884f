import Foundation
import Reports
import SceneLoader
import ServeWire
import ViewEngine

/// A run of `serve`: starts the gateway, says where the page is, and hears pages until it is interrupted.
struct ServeRun {
  private let serve: Serve

  /// Prepares a run.
  init(_ serve: Serve) { self.serve = serve }

  /// Serves.
  ///
  /// - Throws: ``Failure`` when it is interrupted, and where it cannot begin.
  func perform() throws -> Never {
    let shelf = try SceneShelf(serve.scenes, format: serve.scene.inputFormat)
    for scene in shelf.scenes where serve.script.isNamed {
      _ = try serve.script.script(for: scene.path)
    }
    ChildProcess.watchSignals()
    // A gateway that is gone is told by the end of what it says.
    signal(SIGPIPE, SIG_IGN)
    let gateway = try GatewayLink()
    defer { gateway.close() }
    let token = Self.newToken()
    gateway.say(.listen(address: serve.address, port: serve.port, token: token))
    for file in LivePage.files(Self.lists) {
      gateway.say(.file(name: file.name, type: file.type, bytes: file.bytes))
    }
    let words = ServeWords(serve.scene, serve.script)
    let house = try ServeHouse(shelf, words, gateway)
    defer { house.close() }
    gateway.say(.open)
    while true {
      switch gateway.next() {
      case .signal(let signal): throw Messages.stopped(signal: signal)
      case .ended: throw Failure(.internalError, Messages.gatewayEnded("its process is gone"))
      case .messages(let messages):
        for message in messages {
          switch message {
          case .listening(let port):
            try welcome("http://\(host):\(port)/\(token)/", shelf.scenes.count)
          case .refused(let reason):
            throw Failure(.usage, Messages.cannotListen(serve.address, serve.port, reason))
          default: house.hear(message)
          }
        }
      }
    }
  }

  /// What the page lets choose.
  private static var lists: LivePage.Lists {
    LivePage.Lists(
      devices: Device.all.map(\.name),
      typeSizes: DynamicTypeSize.allCases.map { "\($0)" })
  }

  /// Every interface is no place to go to, and has this machine's own among it.
  private static let everywhere = ["0.0.0.0": "127.0.0.1", "::": "::1"]

  /// The interface's address in a web address.
  private var host: String {
    let address = Self.everywhere[serve.address] ?? serve.address
    return address.contains(":") ? "[\(address)]" : address
  }

  private func welcome(_ address: String, _ count: Int) throws {
    try Standard.output(
      Messages.serving(
        count, at: address, isEverywhere: Self.everywhere[serve.address] != nil))
    guard serve.open else { return }
    Thread.detachNewThread {
      let opened = try? ChildProcess.run(
        "xdg-open", [address], environment: ProcessInfo.processInfo.environment)
      if opened?.end != .exited(0) {
        Standard.error("Note: no browser was opened: xdg-open failed")
      }
    }
  }

  /// Bytes of a token, which nobody guesses.
  private static let tokenLength = 16

  private static func newToken() -> String {
    var random = SystemRandomNumberGenerator()
    let bytes = (0..<tokenLength).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    return bytes.map { "\($0 < 16 ? "0" : "")\(String($0, radix: 16))" }.joined()
  }
}
