import Digest
import Foundation
import SceneInputs
import SceneLoader

/// The source of a scene as a user names it: a file, a folder of Swift files, a pipe, or `-` for standard input.
struct SceneSource {
  let path: String
  /// What it holds, where no ending tells.
  let format: SceneOptions.Input?

  /// What the names of scene files end in.
  static let endings = ["swift", "yaml", "yml", "json"]

  /// What a source holds.
  enum Kind: Hashable {
    case swift
    case document(DocumentFile.Form)
  }

  /// Looks at what is there, before anything is done for it.
  ///
  /// - Returns: What it holds.
  /// - Throws: ``Failure`` that says what is there instead, `SceneError`.
  @discardableResult func check() throws -> Kind {
    if Place.isFolder(path) { return .swift }
    let ending = Place.ending(of: path)
    if path == "-" {
      guard let format else { throw Failure(.usage, Messages.inputFormatMissing) }
      return kind(of: format)
    }
    if Self.endings.contains(ending) {
      _ = try TextFile(path)
      if format == .tokens { return .document(.tokens) }
      for side in ["script", "check"] where path.hasSuffix(".\(side).\(ending)") {
        throw Failure(.usage, Messages.sideFile(path, side))
      }
      return ending == "swift" ? .swift : .document(ending == "json" ? .json : .yaml)
    }
    // What a pipe holds is Swift, if nobody says otherwise; a file has its name.
    guard try TextFile(path).isStream else {
      throw Failure(.usage, Messages.unknownSceneKind(path))
    }
    return kind(of: format ?? .swift)
  }

  private func kind(of format: SceneOptions.Input) -> Kind {
    switch format {
    case .swift: .swift
    case .yaml: .document(.yaml)
    case .json: .document(.json)
    case .tokens: .document(.tokens)
    }
  }

  /// The same for what reads the file itself.
  @discardableResult func checkFile() throws -> Kind {
    let kind = try check()
    if Place.isFolder(path) { return kind }
    if try path == "-" || TextFile(path).isStream {
      throw Failure(
        .usage, Messages.unreadable(path, "it can be read once only; accepted is a file"))
    }
    return kind
  }

  /// The SHA-256 digest of the scene and of what it names, which goldens keep.
  ///
  /// - Parameters:
  ///   - inputs: What it is given.
  ///   - patience: How long a pipe may keep silent, in seconds.
  /// - Returns: The digest in hexadecimal digits.
  /// - Throws: ``Failure``, `SceneError`, `DocumentErrors`.
  func digest(_ inputs: GivenInputs, patience: Double) throws -> String {
    if case .document(let form) = try checkFile() {
      return try document(form, inputs, patience: patience).digest
    }
    if Place.isFolder(path) { return try SceneCompiler.digest(ofFolder: path) }
    return SHA256.hexadecimal(of: Array(try TextFile(path).read(patience: patience).utf8))
  }

  /// Reads a document, and all that it names.
  ///
  /// - Parameters:
  ///   - form: What the source holds.
  ///   - inputs: What it is given.
  ///   - patience: How long a pipe may keep silent, in seconds.
  /// - Returns: The document, without a mistake.
  /// - Throws: ``Failure``, `SceneError`, `DocumentErrors`: all that is wrong with it.
  func document(
    _ form: DocumentFile.Form, _ inputs: GivenInputs, patience: Double
  ) throws -> DocumentFile {
    try DocumentFile(
      text: text(patience: patience), name: documentName, form: form,
      folder: Place.folder(of: path), inputs: inputs.byName)
  }

  /// What a document is called in messages.
  var documentName: String { path == "-" ? "standard input" : path }

  /// Reads a document's text.
  ///
  /// - Parameter patience: How long a pipe may keep silent, in seconds.
  /// - Returns: The text; more than white space.
  /// - Throws: ``Failure``, `SceneError`.
  func text(patience: Double) throws -> String {
    let text =
      path == "-" ? try TextFile.readStandardInput() : try TextFile(path).read(patience: patience)
    if text.allSatisfy(\.isWhitespace) {
      throw SceneError.unreadable(path: documentName, reason: "it is empty")
    }
    return text
  }

  /// Compiles a scene of Swift.
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
    if path != "-" { return try compiler.compile(path, warn: warn, note: note) }
    let text = try TextFile.readStandardInput()
    if text.allSatisfy(\.isWhitespace) {
      throw SceneError.unreadable(path: "standard input", reason: "it is empty")
    }
    return try compiler.compile(text: text, named: "stdin.swift", warn: warn, note: note)
  }
}
