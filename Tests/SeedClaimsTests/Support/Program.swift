import Foundation
import MediaSupport
import Testing

/// A program of a seed in a folder of its own, run by the tool that was built beside the tests.
///
/// The programs are those of `Scenes/`, which say in their first lines what they add to the seed's own;
/// a row's changes are made to the text, and each must find its place.
final class Program {
  struct Result {
    let status: Int32
    let output: String
    let error: String
  }

  /// Why a program cannot be run.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let folder: URL

  /// Writes a program.
  ///
  /// - Parameters:
  ///   - scene: Its name in `Scenes/`.
  ///   - changes: What is replaced by what; all occurrences.
  ///   - root: The view that the claim is about, where it is not the scene's first preview.
  ///   - addition: What else the program needs.
  /// - Throws: ``Failure`` where a change finds no place.
  init(
    _ scene: String, changing changes: [(String, String)] = [], root: String? = nil,
    adding addition: String = ""
  ) throws {
    var text = try String(
      contentsOf: Self.scenes.appendingPathComponent("\(scene).swift"), encoding: .utf8)
    for (old, new) in changes {
      guard text.contains(old) else { throw Failure(description: "\(scene) has no '\(old)'") }
      text = text.replacingOccurrences(of: old, with: new)
    }
    text += "\n" + addition
    // The first preview is the one that is shown.
    if let root {
      let start = text.range(of: "#Preview")?.lowerBound ?? text.endIndex
      text.insert(contentsOf: "#Preview(\"claim\") {\n\(root)\n}\n\n", at: start)
    }
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rostrum-claims-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(
      to: folder.appendingPathComponent("Program.swift"), atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let scenes = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Scenes")
  private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// The arguments with taps that take no time: the claims count from the instant at which a tap acts.
  private func atOnce(_ arguments: [String]) -> [String] {
    zip(arguments, [""] + arguments).map { word, before in
      before == "--tap" && !word.contains(" for ") ? "\(word) for 0" : word
    }
  }

  /// Runs `rostrum COMMAND Program.swift ARGUMENTS`.
  func run(_ command: String, _ arguments: [String]) throws -> Result {
    let process = Process()
    process.executableURL = Self.products.appendingPathComponent("rostrum")
    process.arguments = [command, "Program.swift"] + atOnce(arguments)
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = Self.products.appendingPathComponent("scenes-of-tests").path
    process.environment = environment
    let (written, said) = try process.communicate()
    return Result(
      status: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
      error: String(decoding: said, as: UTF8.self))
  }

  /// The stage of rows that name no other: 400×400 points at scale 1.
  static let stage = "400x400"

  /// The values at each 240th of a second: every end of a spring is at one of these.
  func trace(
    _ script: [String] = [], size: String = stage, duration: String? = nil, fps: Int = 240
  ) throws -> Trace {
    var arguments = ["--size", size, "--scale", "1", "--fps", "\(fps)", "--trace", "trace.json"]
    if let duration { arguments += ["--duration", duration] }
    let result = try run("inspect", arguments + script)
    guard result.status == 0 else { throw Failure(description: result.error) }
    return try Trace(
      Data(contentsOf: folder.appendingPathComponent("trace.json")), framesPerSecond: fps)
  }

  /// The pictures of a film's frames, as they are in their files.
  func pictures(
    _ script: [String] = [], size: String = stage, duration: String
  ) throws -> [Data] {
    _ = try frames(script, size: size, duration: duration)
    let frames = folder.appendingPathComponent("frames")
    let names = try FileManager.default.contentsOfDirectory(atPath: frames.path)
      .filter { $0.hasSuffix(".png") }.sorted()
    return try names.map { try Data(contentsOf: frames.appendingPathComponent($0)) }
  }

  /// How many frames a film has, and how many of them differ.
  func frames(
    _ script: [String] = [], size: String = stage, duration: String
  ) throws -> (all: Int, distinct: Int) {
    let arguments = [
      "--size", size, "--scale", "1", "--duration", duration, "-o", "frames/", "--json", "-",
    ]
    let result = try run("render", arguments + script)
    guard result.status == 0 else { throw Failure(description: result.error) }
    struct Report: Decodable {
      struct Frames: Decodable {
        let rendered: Int
        let unique: Int
      }
      let frames: Frames
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    return (report.frames.rendered, report.frames.unique)
  }
}

/// `.task` of a view that changes something half a second after the start.
func poke(_ change: String, at seconds: Double = 0.5) -> String {
  ".task { try? await Task.sleep(for: .seconds(\(seconds))); \(change) }"
}
