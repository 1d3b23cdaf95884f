import Digest
import Foundation
import SceneDocuments
import SceneInputs
import SceneLoader

/// A scene document as a user handed it over, with all that it names: complete, so that a process that may read no files can
/// show it.
struct DocumentFile: Codable, Hashable, Sendable {
  /// A picture that the document names.
  struct Picture: Codable, Hashable {
    /// As the document calls it.
    let name: String
    /// The file, as a path from the root.
    let path: String
  }

  /// What the text is.
  enum Form: String, Codable { case yaml, json, tokens }

  /// Its name in messages.
  let name: String
  let form: Form
  private let text: Data
  /// The files of design tokens, by their names in the document.
  private var tokens: [String: Data] = [:]
  private(set) var pictures: [Picture] = []
  /// The SHA-256 digest of the text and of all that it names.
  private(set) var digest = ""
  /// Where it wants to stand, as it was read here.
  private(set) var stage = DocumentStage()

  /// What was read of it here, which a process that is forked from this one need not read again.
  private var reading = Reading()

  /// The document with what it was given: follows from the rest, so that all are equal.
  private struct Reading: Hashable {
    var inputs: [String: String] = [:]
    var document: SceneDocument?

    static func == (one: Self, other: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  private enum CodingKeys: String, CodingKey { case name, form, text, tokens, pictures, digest }

  /// Takes a text, and reads what it names.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - name: Its name in messages.
  ///   - form: What the text is.
  ///   - folder: Where what it names is sought.
  ///   - inputs: What it is given, by name.
  /// - Throws: `DocumentErrors`: all that is wrong with it.
  init(
    text: String, name: String, form: Form, folder: String, inputs: [String: String]
  ) throws {
    (self.name, self.form, self.text) = (name, form, Data(text.utf8))
    var read: [String: Data] = [:]
    let document = try document(inputs: inputs) { name in
      let bytes = FileManager.default.contents(atPath: Self.path(name, in: folder))
      if let bytes { read[name] = bytes }
      return bytes.map { Array($0) }
    }
    tokens = read
    pictures = try Self.pictures(of: document, name, in: folder)
    digest = digestOfAll
    stage = document.stage
    reading = Reading(inputs: inputs, document: document)
    try SceneOptions.check(stage, of: name)
  }

  /// The document with what it is given.
  ///
  /// - Parameter inputs: Values, by name.
  /// - Returns: The document.
  /// - Throws: `DocumentErrors`: all that is wrong with it.
  func document(inputs: [String: String]) throws -> SceneDocument {
    if let document = reading.document, reading.inputs == inputs { return document }
    return try document(inputs: inputs) { tokens[$0].map { Array($0) } }
  }

  private func document(
    inputs: [String: String], _ file: (String) -> [UInt8]?
  ) throws -> SceneDocument {
    let format: DocumentSource.Format
    switch form {
    case .yaml: format = .yaml
    case .json: format = .json
    case .tokens:
      if let name = inputs.keys.min() {
        throw Messages.describe([.unknown(name: name, known: [])], in: self.name)
      }
      return try TokenSheet(TokenBook(bytes: Array(text), path: name), path: name).document
    }
    return try DocumentSource(bytes: Array(text), path: name, format: format)
      .document(inputs: inputs, file: file)
  }

  private static func path(_ name: String, in folder: String) -> String {
    name.hasPrefix("/") ? name : "\(folder)/\(name)"
  }

  /// The pictures that nodes show from files: a name with an ending is one, any other is of `--assets`.
  private static func pictures(
    of document: SceneDocument, _ source: String, in folder: String
  ) throws -> [Picture] {
    let names = document.imageFiles.filter { ["png", "svg"].contains(Place.ending(of: $0)) }
    let found = names.map { name in
      let file = URL(fileURLWithPath: path(name, in: folder)).resolvingSymlinksInPath()
      return Picture(name: name, path: file.path)
    }
    let problems = found.filter { Place.kind(of: $0.path) != .other }.map { picture in
      let node = document.allNodes.first { node in
        ([node.base.image] + node.states.map(\.values.image)).contains(picture.name)
      }
      return DocumentProblem(
        file: source, place: node?.place, path: "image",
        reason: Messages.noSuchFile(path(picture.name, in: folder)))
    }
    if !problems.isEmpty { throw DocumentErrors(problems) }
    return found
  }

  private var digestOfAll: String {
    let own = SHA256.hexadecimal(of: Array(text))
    if tokens.isEmpty, pictures.isEmpty { return own }
    var lines = ["document \(own)"]
    for (name, bytes) in tokens.sorted(by: { $0.key < $1.key }) {
      lines.append("tokens \(name) \(SHA256.hexadecimal(of: Array(bytes)))")
    }
    for picture in pictures {
      let bytes = FileManager.default.contents(atPath: picture.path) ?? Data()
      lines.append("picture \(picture.name) \(SHA256.hexadecimal(of: Array(bytes)))")
    }
    return SHA256.hexadecimal(of: Array(lines.joined(separator: "\n").utf8))
  }
}
