import Foundation
import SceneLoader

/// The source of a scene as a user names it: a file, a pipe, or `-` for standard input.
struct SceneSource {
  let path: String
  /// What it holds, where no ending tells.
  let format: SceneOptions.Input?

  /// Looks at what is there, before anything is done for it.
  ///
  /// - Throws: ``Failure`` that says what is there instead, `SceneError`.
  func check() throws {
    let kind = path == "-" ? format?.rawValue ?? "" : Place.ending(of: path)
    switch kind {
    case "swift": if path != "-" { _ = try TextFile(path) }
    case "yaml", "yml", "json": throw Failure(.usage, Messages.documentLater(path))
    case _ where path == "-": throw Failure(.usage, Messages.inputFormatMissing)
    default:
      // What a pipe holds is Swift, if nobody says otherwise; a file has its name.
      guard try TextFile(path).isStream else {
        throw Failure(.usage, Messages.unknownSceneKind(path))
      }
      if let format, format != .swift { throw Failure(.usage, Messages.documentLater(path)) }
    }
  }

  /// The same for what reads the file itself.
  func checkFile() throws {
    try check()
    if try path == "-" || TextFile(path).isStream {
      throw Failure(
        .usage, Messages.unreadable(path, "it can be read once only; accepted is a file"))
    }
  }

  /// Compiles it.
  ///
  /// - Parameters:
  ///   - compiler: The compiler, as the user's options want it.
  ///   - warn: Told what the compiler said about a scene that it compiled.
  ///   - note: Told why compiled scenes are not kept, where they are not.
  /// - Returns: The compiled scene.
  /// - Throws: ``Failure``, `SceneError`.
  func compile(
    with compiler: SceneCompiler, warn: (String) -> Void, note: (String) -> Void
  ) throws -> SceneCompiler.Product {
    try check()
    if path != "-" { return try compiler.compile(path, warn: warn, note: note) }
    let text = try TextFile.readStandardInput()
    if text.allSatisfy(\.isWhitespace) {
      throw SceneError.unreadable(path: "standard input", reason: "it is empty")
    }
    return try compiler.compile(text: text, named: "stdin.swift", warn: warn, note: note)
  }
}
