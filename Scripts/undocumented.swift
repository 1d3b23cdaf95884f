// Prints each public symbol without a doc comment, by the symbol graphs in a folder: `swift undocumented.swift FOLDER`.
// The graphs know what the formatter's own rule does not: that a witness inherits its requirement's comment.
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Comment: Decodable {}
    struct Location: Decodable {
      struct Position: Decodable { let line: Int }
      let uri: String
      let position: Position
    }
    let kind: Kind
    let pathComponents: [String]
    let docComment: Comment?
    let location: Location?
  }
  let symbols: [Symbol]
}

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
var found: [String] = []
for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".symbols.json") {
  let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: folder.appendingPathComponent(name)))
  for symbol in graph.symbols where symbol.docComment == nil && symbol.kind.identifier != "swift.module" {
    // C headers and test support speak for themselves.
    guard let location = symbol.location, location.uri.hasSuffix(".swift"), location.uri.contains("/Sources/")
    else { continue }
    let file = location.uri.components(separatedBy: "/Sources/").last ?? location.uri
    found.append("Sources/\(file):\(location.position.line + 1): \(symbol.pathComponents.joined(separator: "."))")
  }
}
print(found.sorted().joined(separator: "\n"), terminator: found.isEmpty ? "" : "\n")
