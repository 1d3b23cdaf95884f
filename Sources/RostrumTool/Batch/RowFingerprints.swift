import Batches
import Digest
import Foundation
import SceneInputs
import SceneLoader
import Synchronization
import Typography

/// Fingerprints of rows, by which a film is known that need not be made again: the same fingerprint, the same film.
///
/// It holds the tool, the fonts that there are, the scene's text with what its project adds (files, assets) and what a document
/// names (pictures, tokens), its script, pictures and fonts of the user's, every option and input, and the outputs. Threads and memory are no part of it.
final class RowFingerprints: Sendable {
  private let common: String
  /// Those of the scenes that are documents.
  private let documents: Set<String>
  /// The tool's digest, for documents and for what is compiled.
  private let (forDocuments, forCode): (String, String)
  private let vocabulary: @Sendable (BatchRow) -> [String]
  /// Digests of files and folders that were read.
  private let known = Mutex<[String: String]>([:])

  /// Begins with what all rows have in common.
  ///
  /// - Parameters:
  ///   - scenes: The scenes of all rows.
  ///   - words: A row's settings as a command line says them.
  /// - Throws: `SceneError` where the tool's own files are missing that a scene of Swift needs.
  init(scenes: [String], words: @escaping @Sendable (BatchRow) -> [String]) throws {
    vocabulary = words
    common = "\(BatchResults.schemaName)\n\(Self.fonts)"
    forDocuments = Installation.ofThisTool.digest
    let documents = Set(scenes.filter(Self.isDocument))
    // Documents are filmed where nothing but the tool is installed.
    forCode = documents.count < Set(scenes).count ? try Installation().digest : ""
    self.documents = documents
  }

  /// The fingerprint of a row.
  func of(_ row: BatchRow) -> String {
    let isDocument = documents.contains(row.scene)
    let digest = isDocument ? digest(ofDocument: row) : digest(ofFile: row.scene)
    var lines = [common, isDocument ? forDocuments : forCode, "scene \(row.scene) \(digest)"]
    if !isDocument { lines += ingredients(of: row) }
    if row.value("script") == nil, row.value("no-script") != "true",
      let beside = Script.path(beside: row.scene)
    {
      lines.append("script \(self.digest(ofFile: beside))")
    }
    for setting in row.settings {
      switch setting.key {
      case "script": lines.append("script \(self.digest(ofFile: setting.value))")
      case "assets", "font-dir":
        for folder in setting.value.split(separator: "\n") {
          lines.append("folder \(self.digest(ofFolder: String(folder)))")
        }
      case "asset-url":
        for text in setting.value.split(separator: "\n") {
          let file = AssetAddress(argument: String(text))?.file ?? ""
          lines.append("address \(self.digest(ofFile: file))")
        }
      default: break
      }
    }
    lines += vocabulary(row) + row.outputs
    return SHA256.hexadecimal(of: Array(lines.joined(separator: "\0").utf8))
  }

  /// Lines for what a scene shows besides its own text: other files of its project, and its assets.
  private func ingredients(of row: BatchRow) -> [String] {
    let defines = (row.value("define") ?? "").split(separator: "\n").map(String.init)
    let key = ([Self.projectKey + row.scene] + defines).joined(separator: "\0")
    if let digest = known.withLock({ $0[key] }) { return digest.isEmpty ? [] : [digest] }
    var lines: [String] = []
    if let installation = try? Installation() {
      var compiler = SceneCompiler(
        installation: installation, environment: ProcessInfo.processInfo.environment)
      compiler.defines = defines
      lines = compiler.ingredients(of: row.scene).map { "\($0) \(self.digest(ofFile: $0))" }
    }
    let line =
      lines.isEmpty
      ? "" : "project " + SHA256.hexadecimal(of: Array(lines.joined(separator: "\n").utf8))
    known.withLock { $0[key] = line }
    return line.isEmpty ? [] : [line]
  }

  private static let projectKey = "project "

  /// Forgets what scenes are made of: when they are compiled, it may be more.
  func forgetProjects() {
    known.withLock { known in
      for key in known.keys where key.hasPrefix(Self.projectKey) { known[key] = nil }
    }
  }

  private static func isDocument(_ scene: String) -> Bool {
    guard case .document? = try? SceneSource(path: scene, format: nil).check() else { return false }
    return true
  }

  /// The digest of a document with all that it names, which may follow from what it is given.
  private func digest(ofDocument row: BatchRow) -> String {
    let inputs = row.inputs
    let key = inputs.values.reduce(into: "document \(row.scene)") {
      $0 += "\0\($1.name)\0\($1.text)"
    }
    if let found = known.withLock({ $0[key] }) { return found }
    // One that is wrong is known by its text; its rows fail.
    let found =
      (try? SceneSource(path: row.scene, format: nil).digest(inputs, patience: BatchRow.patience))
      ?? "wrong \(digest(ofFile: row.scene))"
    known.withLock { if $0.count < Self.mostKnown { $0[key] = found } }
    return found
  }

  /// Digests that are remembered; those of documents beyond are found again.
  private static let mostKnown = 10_000

  private func digest(ofFile path: String) -> String {
    if let found = known.withLock({ $0[path] }) { return found }
    let found = RowFiles.digest(ofFile: path)?.digest ?? "none"
    known.withLock { $0[path] = found }
    return found
  }

  private func digest(ofFolder path: String) -> String {
    if let found = known.withLock({ $0[path] }) { return found }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let lines = names.sorted().map { "\($0) \(digest(ofFile: "\(path)/\($0)"))" }
    let found = SHA256.hexadecimal(of: Array(lines.joined(separator: "\n").utf8))
    known.withLock { $0[path] = found }
    return found
  }

  /// The fonts of the list that are there, by size and time of their last change: to digest all of them would take
  /// longer than many films.
  private static var fonts: String {
    var lines: [String] = []
    for directory in FontList.debianDirectories {
      for family in FontList.debian.families {
        for file in family.files {
          let path = "\(directory)/\(family.folder)/\(file.name)"
          guard let values = try? FileManager.default.attributesOfItem(atPath: path) else {
            continue
          }
          let time = (values[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
          lines.append("\(path) \(values[.size] as? Int ?? 0) \(time)")
        }
      }
    }
    return SHA256.hexadecimal(of: Array(lines.joined(separator: "\n").utf8))
  }
}
