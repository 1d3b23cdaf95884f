import ArgumentParser
import Codecs
import Film
import Foundation
import ServeWire
import Synchronization

/// A house: what all sessions share.
final class ServeHouse: Sendable {
  let shelf: SceneShelf
  private let serve: ServeWords
  private let gateway: GatewayLink
  private let sessions = Mutex<[UInt32: LiveSession]>([:])
  private let files = Mutex<SceneWatch?>(nil)

  /// Opens a house.
  ///
  /// - Parameters:
  ///   - shelf: The scenes.
  ///   - serve: What the user asked for.
  ///   - gateway: The way to pages.
  /// - Throws: ``Failure`` where files cannot be watched.
  init(_ shelf: SceneShelf, _ serve: ServeWords, _ gateway: GatewayLink) throws {
    (self.shelf, self.serve, self.gateway) = (shelf, serve, gateway)
    let watch = try SceneWatch { [weak self] in self?.reload($0) }
    files.withLock { $0 = watch }
  }

  /// Says something to a page.
  func say(_ message: WireMessage) { gateway.say(message) }

  /// Watches files for a page.
  func watch(_ paths: Set<String>, for connection: UInt32) {
    let all = paths.isEmpty ? [] : paths.union(serve.files)
    files.withLock { $0 }?.watch(all, for: connection)
  }

  private func reload(_ connections: Set<UInt32>) {
    for session in sessions.withLock({ sessions in connections.compactMap { sessions[$0] } }) {
      session.reload()
    }
  }

  /// Options of a scene that is to look so, under a script, as a user would write them.
  ///
  /// - Parameters:
  ///   - look: What the page wants.
  ///   - script: What a person does.
  /// - Returns: The words.
  /// - Throws: ``Failure`` for what no option accepts.
  func words(of look: LiveLook, _ script: LiveScript) throws -> [String] {
    try look.options(serve.options()).words + script.words(over: serve.script) + serve.touches
  }

  /// The exact time of a frame.
  ///
  /// - Parameters:
  ///   - frame: Its number.
  ///   - rate: Frames a second.
  /// - Returns: As a user would write it.
  /// - Throws: What the parser throws.
  func time(ofFrame frame: Int, rate: RateArgument) throws -> String {
    let speed = try serve.options().speed
    let clock = FrameClock(
      rate: FrameRate(rate.frames, per: rate.seconds), duration: .zero,
      speed: ExactTime(speed.numerator, over: speed.denominator))
    return LiveFinger.text(clock.frame(max(frame, 0)))
  }

  /// A page's connection says something.
  ///
  /// - Parameter message: What came from the gateway.
  func hear(_ message: WireMessage) {
    switch message {
    case .opened(let number):
      let session = LiveSession(number, self)
      sessions.withLock { $0[number] = session }
    case .text(let number, let text): sessions.withLock { $0[number] }?.hear(text)
    case .closed(let number): sessions.withLock { $0.removeValue(forKey: number) }?.close()
    default: break
    }
  }

  /// Ends all sessions.
  func close() {
    let all = sessions.withLock { sessions in
      defer { sessions = [:] }
      return Array(sessions.values)
    }
    for session in all { session.close() }
  }
}

/// The words that `serve` was called with, as far as they are about scenes; they are read anew where they are needed.
struct ServeWords: Sendable {
  private let words: [String]
  /// The script, but for whether touches are drawn.
  let script: [String]
  /// Whether touches are drawn.
  let touches: [String]
  /// Files and folders that the command names besides scenes.
  let files: [String]

  /// Keeps the words.
  ///
  /// - Parameters:
  ///   - options: The scene's options.
  ///   - script: The script's.
  init(_ options: SceneOptions, _ script: ScriptOptions) {
    words = options.words
    files =
      options.with + options.assetUrl.map(\.file)
      + [options.assets, script.script].compactMap(\.self)
    var script = script
    touches = script.showTouches ? ["--show-touches"] : []
    script.showTouches = false
    self.script = script.words
  }

  /// The options.
  ///
  /// - Returns: They, read anew.
  /// - Throws: What the parser throws; it has read the same before.
  func options() throws -> SceneOptions { try SceneOptions.parse(words) }
}
