import Foundation
import Testing

@testable import SceneDocuments

/// Reads YAML that must be right.
func read(
  _ yaml: String, inputs: [String: String] = [:], files: [String: String] = [:]
) throws -> SceneDocument {
  let source = try DocumentSource(bytes: Array(yaml.utf8), path: "scene.yaml", format: .yaml)
  return try source.document(inputs: inputs) { files[$0].map { Array($0.utf8) } }
}

/// The first node of a scene of one node.
func node(_ yaml: String) throws -> SceneNode {
  let text = yaml.split(separator: "\n", omittingEmptySubsequences: false).joined(
    separator: "\n    ")
  return try #require(try read("rostrum: 1\nscene:\n  - \(text)\n").nodes.first)
}

/// The mistakes of a document that must be wrong, a line each.
func mistakes(
  _ text: String, format: DocumentSource.Format = .yaml, inputs: [String: String] = [:]
) -> [String] {
  mistakes(Array(text.utf8), format: format, inputs: inputs)
}

/// The same of bytes.
func mistakes(
  _ bytes: [UInt8], format: DocumentSource.Format = .yaml, inputs: [String: String] = [:]
) -> [String] {
  do throws(DocumentErrors) {
    let source = try DocumentSource(bytes: bytes, path: "scene", format: format)
    _ = try source.document(inputs: inputs)
    return []
  } catch {
    return error.lines
  }
}

/// A file beside these tests.
func text(of name: String) throws -> String {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
}

/// The names of the files in a folder beside these tests, in order.
func names(in folder: String) throws -> [String] {
  let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  return try FileManager.default.contentsOfDirectory(atPath: "\(place.path)/\(folder)").sorted()
}
