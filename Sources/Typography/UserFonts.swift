internal import Foundation

/// A user's own fonts, by the families that they say they belong to.
///
/// Every face of every `.otf`, `.ttf`, `.otc` and `.ttc` file is listed, but those of files that stand for fonts of the list.
struct UserFonts {
  /// The families, in the order in which they came.
  private(set) var families: [FontList.Family] = []
  /// Names of files that stand for fonts of the list.
  private let known: Set<String>

  /// Creates a collection of nothing.
  ///
  /// - Parameter known: Names of files that stand for fonts of the list.
  init(except known: Set<String>) { self.known = known }

  /// Adds the fonts of a folder, in order of name.
  ///
  /// - Throws: ``FontError`` if the folder or a font in it cannot be read.
  mutating func add(folder: String) throws(FontError) {
    for name in try Self.fontNames(in: folder) { try add("\(folder)/\(name)") }
  }

  /// Adds the faces of a file.
  ///
  /// - Throws: ``FontError`` if it cannot be read.
  mutating func add(_ path: String) throws(FontError) {
    let cut = path.lastIndex(of: "/")
    let name = cut.map { String(path[path.index(after: $0)...]) } ?? path
    let folder = cut.map { String(path[..<$0]) } ?? "."
    guard !known.contains(name) else { return }
    try checkTables(ofFontAt: path)
    var index = 0
    repeat {
      let face = try FontFace(path: path, index: index)
      var file = FontList.File(name, Double(face.weight), italic: face.isItalic, index: index)
      file.postScriptName = face.name
      let place = families.firstIndex { $0.name == face.familyName && $0.folder == folder }
      if let place {
        families[place].files.append(file)
      } else {
        families.append(
          FontList.Family(face.familyName, package: "", folder: folder, files: [file]))
      }
      index += 1
      if index >= face.faceCount { break }
    } while true
  }

  private static func fontNames(in directory: String) throws(FontError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: directory)
        .filter { name in
          [".otf", ".ttf", ".otc", ".ttc"].contains { name.lowercased().hasSuffix($0) }
        }
        .sorted()
    } catch {
      throw .unopened(path: directory, message: error.localizedDescription)
    }
  }
}
