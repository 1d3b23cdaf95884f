import Foundation
import SceneLoader
import ServeWire
import Synchronization

/// The link to the gateway: the process that browsers talk to.
final class GatewayLink: Sendable {
  /// What comes from the gateway.
  enum News {
    case messages([WireMessage])
    /// A signal has come for this process.
    case signal(Int32)
    case ended
  }

  private let child: ChildProcess
  private let input: FileHandle
  private let results: FileHandle
  private let turn = Mutex<Void>(())
  private let reader = Mutex(WireReader())

  /// The gateway's program.
  static let program = "rostrum-serve"

  /// Where the gateway's program may be: beside the tool, or among what belongs to it.
  static var places: [String] {
    let folder = Installation.ofThisTool.tool.deletingLastPathComponent()
    let library = folder.deletingLastPathComponent().appendingPathComponent("lib/rostrum")
    return [folder, library].map { $0.appendingPathComponent(program).path }
  }

  /// Starts the gateway.
  ///
  /// - Throws: ``Failure`` where it is not installed, `SceneError` where it cannot be started.
  init() throws {
    guard let path = Self.places.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw Failure(.usage, Messages.noGateway(Self.places))
    }
    let (words, answers) = (Pipe(), Pipe())
    let ends = [
      words.fileHandleForReading, words.fileHandleForWriting, answers.fileHandleForReading,
      answers.fileHandleForWriting,
    ]
    // No scene may hold an end: the gateway would not see that the tool is gone.
    for end in ends { _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC) }
    var environment: [String: String] = [:]
    environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    child = try ChildProcess(
      path: path, arguments: [], environment: environment, input: words.fileHandleForReading,
      output: .standardError, results: answers.fileHandleForWriting)
    words.fileHandleForReading.closeFile()
    answers.fileHandleForWriting.closeFile()
    (input, results) = (words.fileHandleForWriting, answers.fileHandleForReading)
  }

  /// Says something to the gateway; one that is gone is no matter, as ``next()`` tells.
  ///
  /// - Parameter message: What is said; from any thread.
  func say(_ message: WireMessage) {
    let bytes = Data(message.bytes)
    turn.withLock { _ in try? input.write(contentsOf: bytes) }
  }

  /// Waits for what the gateway says.
  func next() -> News {
    switch child.await(results, milliseconds: -1) {
    case .signal(let signal): return .signal(signal)
    case .readable:
      let bytes = results.availableData
      guard !bytes.isEmpty, let messages = try? reader.withLock({ try $0.read(bytes) }) else {
        return .ended
      }
      return .messages(messages)
    case .ended, .timeout: return .ended
    }
  }

  /// Ends the gateway.
  func close() {
    turn.withLock { _ in input.closeFile() }
    child.send(SIGTERM)
    _ = child.wait()
  }
}
