import Foundation
import SceneLoader
import ViewEngine

/// The localised texts of a scene's project, read from its files.
struct ProjectStrings {
  /// The tables; `nil` for a project without any.
  let tables: StringTables?
  /// What cannot be read: a line for people each.
  private(set) var faults: [String] = []

  /// Reads files: `.strings`, `.stringsdict` and `.xcstrings`.
  ///
  /// - Parameter files: The files, the nearest to the scene first.
  init(_ files: [String]) {
    var parts: [StringTables.Part] = []
    var development: String?
    // A dictionary of plurals goes before the plain texts beside it.
    let ordered =
      files.filter { $0.hasSuffix(".stringsdict") } + files.filter { !$0.hasSuffix(".stringsdict") }
    for path in ordered {
      let file = URL(fileURLWithPath: path)
      let table = file.deletingPathExtension().lastPathComponent
      let folder = file.deletingLastPathComponent().lastPathComponent
      do {
        let data = try SceneReadings.forTool { try Data(contentsOf: file) }
        if file.pathExtension == "xcstrings" {
          let catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
          development = development ?? catalog.sourceLanguage
          let texts = catalog.texts()
          for (language, texts) in texts.sorted(by: { $0.key < $1.key }) {
            parts.append(StringTables.Part(language: language, table: table, texts: texts))
          }
        } else if folder.hasSuffix(".lproj") {
          let language = String(folder.dropLast(".lproj".count))
          parts.append(
            StringTables.Part(
              language: language, table: table, texts: try Self.texts(of: data, file)))
        }
      } catch {
        faults.append("\(path) is not read: \(Self.reason(error))")
      }
    }
    tables = parts.isEmpty ? nil : StringTables(parts, development: development)
  }

  private static func texts(of data: Data, _ file: URL) throws -> [String: LocalizedFormat] {
    if file.pathExtension == "stringsdict" { return try StringsDictionary.read(data) }
    // What Xcode has built is a binary property list.
    if data.starts(with: Array("bplist".utf8)) {
      let list = try unsafe PropertyListSerialization.propertyList(from: data, format: nil)
      return (list as? [String: String] ?? [:]).mapValues { .text($0) }
    }
    guard let text = StringsFile.text(of: data) else {
      throw StringsFile.Fault(line: 1, reason: "it is neither UTF-8 nor UTF-16")
    }
    return try StringsFile.read(text)
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case let fault as StringsFile.Fault: "\(fault)"
    case is DecodingError: "it is no string catalogue"
    default: "it is no property list, or cannot be opened"
    }
  }
}
