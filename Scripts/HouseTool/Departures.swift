import Foundation

/// The page that says where we depart from SwiftUI: a head kept by hand, and what is accepted
/// without effect, by the tags in the doc comments.
struct Departures {
  static let page = "Documentation/Departures.md"
  static let headPath = "Documentation/Departures.head.md"

  /// The page.
  static func text(head: String, files: [SourceFile]) -> String {
    var sections: [String: [String: [String]]] = [:]
    for declaration in files.flatMap(\.declarations) where declaration.isPublic {
      guard let text = declaration.comment.noEffect else { continue }
      let types = declaration.name.split(separator: "(")[0].split(separator: ".").dropLast()
      let type = types.joined(separator: ".")
      let entry = "`\(declaration.shortName)`" + (text.isEmpty ? "" : ": \(text)")
      sections[declaration.feature, default: [:]][type, default: []].append(entry)
    }
    var lines = [
      head.trimmingCharacters(in: .newlines), "", "## Accepted, without effect", "",
      "Scenes that use these compile, and film as if they did not. What is named before a colon is"
        + " the parameter that does nothing; else all of it does.",
    ]
    if sections.isEmpty { lines += ["", "There are none."] }
    for (feature, types) in sections.sorted(by: { $0.key < $1.key }) {
      lines += ["", "### \(feature)", ""]
      for (type, entries) in types.sorted(by: { $0.key < $1.key }) {
        for entry in entries.sorted() {
          lines.append("- \(type.isEmpty ? "" : "**\(type)** ")\(entry)")
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Declaration {
  /// The folder that it lies in, below its target: `Text` of `Sources/Views/Text/Text.swift`.
  fileprivate var feature: String {
    let folders = path.split(separator: "/").dropFirst(2).dropLast()
    return folders.first.map(String.init) ?? target
  }
}
