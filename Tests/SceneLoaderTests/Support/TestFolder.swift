import Foundation

@testable import SceneLoader

/// A folder of its own for a test's files, which goes with it.
final class TestFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("rostrum-loader-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// What is in a folder of it.
  func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  /// The text of a file.
  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// Writes a file.
  func write(_ text: String, to name: String) throws {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
  }

  /// Writes a program.
  ///
  /// Another process does it: a file that is open for writing anywhere, as in a child that some other test is starting,
  /// cannot be run.
  func writeProgram(_ lines: String, to name: String) throws {
    _ = try ChildProcess.run(
      "/bin/sh",
      [
        "-c", "printf '#!/bin/sh\\n%s\\n' \"$1\" >\"$2\" && chmod +x \"$2\"", "sh", lines,
        path(name),
      ],
      environment: [:])
  }
}
