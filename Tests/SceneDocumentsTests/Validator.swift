import DocumentFuzzing
import Foundation
import MediaSupport
import SceneDocuments

/// Python with a validator of JSON Schema, which knows nothing of us.
enum Validator {
  static let isInstalled =
    (try? run("import jsonschema; jsonschema.Draft202012Validator", "")) == ""

  /// Runs a script with a text on its input.
  static func run(_ script: String, _ input: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try input.write(to: file, atomically: false, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    let (output, error) = try process.communicate()
    return String(decoding: output + error, as: UTF8.self)
  }

  /// For each of several documents whether the schema takes it: `1` or `0`, or what went wrong.
  static func verdicts(_ documents: [String]) throws -> [Substring] {
    let script = """
      import json, sys
      from jsonschema import Draft202012Validator
      lines = json.load(sys.stdin)
      schema = json.loads(lines[0])
      Draft202012Validator.check_schema(schema)
      validator = Draft202012Validator(schema)
      for text in lines[1:]:
          print(int(validator.is_valid(json.loads(text))))
      """
    let texts = FuzzTree.list(([DocumentSchema.json()] + documents).map { .text($0) })
    return try run(script, texts.json).split(separator: "\n")
  }
}
