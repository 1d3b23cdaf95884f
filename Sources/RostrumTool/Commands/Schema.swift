import ArgumentParser
import Foundation
import SceneDocuments

/// `rostrum schema`.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of scene documents.",
    discussion: """
      Editors complete and check documents by it. It is a JSON Schema of the draft 2020-12; its version is the number that \
      documents have at 'rostrum:'.

      Example: rostrum schema -o rostrum.schema.json
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write it to a file (default: standard output).", valueName: "file|-"),
    completion: .file(extensions: ["json"]))
  var output: String?

  func run() throws {
    if let output { try Place.checkDocument(output) }
    try Place.write(
      DocumentSchema.json().trimmingCharacters(in: .newlines), to: output ?? "-")
  }
}
