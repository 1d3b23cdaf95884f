import Foundation
import MediaSupport

/// The tool as it was built beside the tests, run as a user would.
struct BuiltTool {
  struct Result {
    let status: Int32
    let output: String
    let error: String
  }

  /// A folder of its own for a test's files.
  let folder: URL

  /// Where compiled scenes are kept.
  let cache: URL

  enum Cache {
    /// Beside the tests, for all of them.
    case shared
    /// In the test's own folder.
    case own
  }

  init(cache: Cache = .shared) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rostrum-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let beside = Self.path.deletingLastPathComponent().appendingPathComponent("scenes-of-tests")
    self.cache = cache == .own ? folder.appendingPathComponent("cache") : beside
  }

  /// Takes the folder away.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file of the folder.
  func write(_ text: String, to name: String) throws {
    let place = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: place, atomically: true, encoding: .utf8)
  }

  /// The tool's executable.
  static var path: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("rostrum")
  }

  /// Runs the tool in the folder.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - environment: What is set besides this process's environment.
  ///   - signal: A signal sent to it when it has written its first line to standard error.
  /// - Returns: How it ended, and what it said.
  /// - Throws: What Foundation says if it cannot be started.
  func run(
    _ arguments: [String], environment: [String: String] = [:], signal: Int32? = nil
  ) throws -> Result {
    try run(Self.path, arguments, environment: environment, signal: signal)
  }

  /// Runs a line of the shell in the folder, with the tool as `$0` and `arguments` as `$@`.
  func shell(_ line: String, _ arguments: [String]) throws -> Result {
    try run(URL(fileURLWithPath: "/bin/bash"), ["-c", line, Self.path.path] + arguments)
  }

  private func run(
    _ program: URL, _ arguments: [String], environment: [String: String] = [:],
    signal: Int32? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var all = ProcessInfo.processInfo.environment
    all["XDG_CACHE_HOME"] = cache.path
    all.merge(environment) { $1 }
    process.environment = all
    let (written, said) = try process.communicate {
      if let signal { kill(process.processIdentifier, signal) }
    }
    return Result(
      status: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
      error: String(decoding: said, as: UTF8.self))
  }
}
