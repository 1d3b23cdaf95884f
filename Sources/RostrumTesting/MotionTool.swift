internal import Foundation

/// The installed tool: what films scenes for tests.
///
/// It is a process of its own, so that the tests keep their clock, their random numbers and their memory.
struct MotionTool {
  /// How a run ended.
  struct Result {
    let status: Int32
    let output: String
    let error: String

    /// What it said of a failure, without the word before it.
    var complaint: String {
      let lines = error.split(separator: "\n").map(String.init)
      let said = lines.last { $0.hasPrefix("Error: ") }.map { String($0.dropFirst(7)) }
      return said ?? lines.last ?? "it said nothing"
    }
  }

  /// The variable that names the tool.
  static let variable = "ROSTRUM"
  private static let name = "rostrum"

  /// Stands in for the installed tool, in the library's own tests.
  @TaskLocal static var standIn: String?

  /// The executable.
  let path: String

  /// Finds the tool: where `ROSTRUM` says, else on `PATH`.
  ///
  /// - Throws: ``MotionError/noTool(_:)`` if it is not there.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(MotionError) {
    let files = FileManager.default
    if let named = Self.standIn ?? environment[Self.variable], !named.isEmpty {
      guard files.isExecutableFile(atPath: named) else {
        throw .noTool("\(Self.variable) is \(named), which is no program")
      }
      path = named
      return
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    guard
      let found = folders.map({ "\($0)/\(Self.name)" }).first(where: files.isExecutableFile)
    else { throw .noTool("\(Self.name) is not on PATH, and \(Self.variable) is not set") }
    path = found
  }

  /// Runs the tool.
  ///
  /// - Parameter arguments: Its arguments.
  /// - Returns: How it ended, and what it said.
  /// - Throws: ``MotionError/noTool(_:)`` if it cannot be started.
  func run(_ arguments: [String]) throws(MotionError) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    // Files take any length, and neither of two pipes waits for the other.
    let folder = try TemporaryFolder()
    let (output, error) = (folder.path("output"), folder.path("error"))
    do {
      for place in [output, error] { try Data().write(to: URL(fileURLWithPath: place)) }
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
      process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: error))
      try process.run()
      process.waitUntilExit()
      return Result(
        status: process.terminationStatus,
        output: try String(contentsOfFile: output, encoding: .utf8),
        error: try String(contentsOfFile: error, encoding: .utf8))
    } catch {
      throw .noTool("\(path) cannot be run: \(error.localizedDescription)")
    }
  }
}

/// A folder for a run's files, which goes with it.
final class TemporaryFolder {
  private let url: URL

  /// Makes a folder.
  init() throws(MotionError) {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("rostrum-testing-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .unreadable("\(url.path) cannot be made: \(error.localizedDescription)")
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}
