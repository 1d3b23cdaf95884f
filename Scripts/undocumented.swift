// Prints each public symbol without a doc comment, by the symbol graphs in a folder, and fails:
// `swift undocumented.swift FOLDER MODULE …`. Each module has to have a graph, with symbols in it.
// The graphs know what the formatter's own rule does not: that a witness inherits its requirement's
// comment.
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

let folder = CommandLine.arguments.dropFirst().first ?? "."
let modules = CommandLine.arguments.dropFirst(2)
var found: [String] = []
var count = 0
let names = try FileManager.default.contentsOfDirectory(atPath: folder)
  .filter { $0.hasSuffix(".symbols.json") }.sorted()
if names.isEmpty { found.append("there is no symbol graph in \(folder)") }
for module in modules where !names.contains("\(module).symbols.json") {
  found.append("\(module) has no symbol graph")
}
for name in names {
  let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
  let graph = try JSONDecoder().decode(Graph.self, from: data)
  // C headers and test support speak for themselves.
  let symbols = graph.symbols.compactMap { symbol in
    symbol.location.flatMap { place in
      place.uri.hasSuffix(".swift") && place.uri.contains("/Sources/") ? (symbol, place) : nil
    }
  }
  if symbols.isEmpty, modules.contains(where: { name == "\($0).symbols.json" }) {
    found.append("\(name) has no symbols")
  }
  count += symbols.count
  for (symbol, place) in symbols
  where symbol.docComment == nil && symbol.kind.identifier != "swift.module" {
    let file = place.uri.components(separatedBy: "/Sources/").last ?? place.uri
    let path = symbol.pathComponents.joined(separator: ".")
    found.append("Sources/\(file):\(place.position.line + 1): \(path)")
  }
}
for line in found.sorted() { print(line) }
if found.isEmpty { print("\(count) public symbols have their comment") }
exit(found.isEmpty ? 0 : 1)
