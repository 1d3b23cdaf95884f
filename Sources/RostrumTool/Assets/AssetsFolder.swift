import Codecs
import Foundation
import Symbols
import ViewEngine

/// A user's own pictures and symbols: the pictures and `.svg` files of a folder.
///
/// They are named without their extension; `NAME@2x.png` has two pixels to the point.
enum AssetsFolder {
  /// Reads a folder.
  ///
  /// - Parameter path: The folder.
  /// - Returns: What is in it.
  /// - Throws: ``Failure`` naming the file that cannot be used.
  static func read(_ path: String) throws -> Assets {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw Failure(.usage, Messages.unreadable(path, "it is no folder, or may not be read"))
    }
    var assets = Assets()
    for name in names.sorted() {
      let file = "\(path)/\(name)"
      let stem = Place.stem(of: name)
      try add(file, named: Place.ending(of: name) == "svg" ? stem : parted(stem).0, to: &assets)
    }
    return assets
  }

  /// Adds a file; one that is neither a picture nor a symbol is passed over.
  ///
  /// - Parameters:
  ///   - file: The file, whose name tells how many pixels it has to the point.
  ///   - name: What scenes call it.
  ///   - assets: What it is added to.
  /// - Throws: ``Failure``, `CodecError`: why it cannot be used.
  static func add(_ file: String, named name: String, to assets: inout Assets) throws {
    switch Place.ending(of: file) {
    case "png", "jpg", "jpeg", "webp":
      assets.add(
        try StillReader.read(file), named: name, scale: parted(Place.stem(of: file)).1)
    case "svg": assets.add(try symbol(file, named: name))
    default: break
    }
  }

  /// `star@2x` as `star` and 2.
  private static func parted(_ stem: String) -> (String, Double) {
    guard let match = stem.wholeMatch(of: /(.+)@([1-9])x/), let scale = Double(match.output.2)
    else {
      return (stem, 1)
    }
    return (String(match.output.1), scale)
  }

  /// The names of the middle weight in a symbol template: one of all sizes, and one from whose three the others are made.
  private static let templateMarks = ["\"Regular-M\"", "\"Regular-S\""]

  /// Reads the drawing of a symbol.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - name: What scenes call it.
  /// - Returns: The symbol.
  /// - Throws: ``Failure`` naming the file.
  static func symbol(_ file: String, named name: String) throws -> Symbol {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw Failure(.usage, Messages.unreadable(file, "it is not text in UTF-8"))
    }
    // Such a file has the symbol in every weight and size, beside words for people: drawn whole it is a chart.
    if templateMarks.contains(where: { text.contains($0) }) {
      throw Failure(
        .usage, Messages.unreadable(file, "it is a symbol template, of which no weight is chosen"))
    }
    let paths = text.matches(of: /<path\b[^>]*?\sd\s*=\s*"([^"]*)"/).map { String($0.output.1) }
    let box = text.firstMatch(of: /viewBox\s*=\s*"([^"]*)"/).map {
      $0.output.1.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    }
    guard !paths.isEmpty, let box, box.count == 4 else {
      throw Failure(
        .usage, Messages.unreadable(file, "accepted is an SVG with a viewBox and paths"))
    }
    do {
      return try Symbol(
        name: name, svgPath: paths.joined(separator: " "),
        viewBox: CGRect(x: box[0], y: box[1], width: box[2], height: box[3]))
    } catch {
      throw Failure(.usage, Messages.unreadable(file, "\(error)"))
    }
  }
}
