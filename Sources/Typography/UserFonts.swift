internal import Foundation

/// Returns the fonts in `directories` by the families they say they belong to, in order of name.
///
/// Every face of every `.otf`, `.ttf`, `.otc` and `.ttc` file is listed, but files named in `known`,
/// which stand for fonts of the list.
///
/// - Throws: ``FontError`` if a folder or a font in it cannot be read.
func userFamilies(
  in directories: [String], except known: Set<String>
) throws(FontError) -> [FontList.Family] {
  var families: [FontList.Family] = []
  for directory in directories {
    for name in try fontNames(in: directory) where !known.contains(name) {
      let path = "\(directory)/\(name)"
      try checkTables(ofFontAt: path)
      var index = 0
      repeat {
        let face = try FontFace(path: path, index: index)
        let file = FontList.File(
          name, Double(face.weight), italic: face.isItalic, index: index)
        let place = families.firstIndex {
          $0.name == face.familyName && $0.folder == directory
        }
        if let place {
          families[place].files.append(file)
        } else {
          families.append(
            FontList.Family(face.familyName, package: "", folder: directory, files: [file]))
        }
        index += 1
        if index >= face.faceCount { break }
      } while true
    }
  }
  return families
}

private func fontNames(in directory: String) throws(FontError) -> [String] {
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
