/// Where the parts of an output are: `film.mp4.parts/2-of-7.part`, `frames.parts/2-of-7.part`.
struct PartPlace: Hashable, Sendable {
  /// What a folder of parts, and a part, end in.
  static let (folderEnding, fileEnding) = (".parts", ".part")

  /// The output as the user wrote it.
  let output: String

  /// The folder of its parts, without a `/` at the end.
  var folder: String {
    var path = output
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path + Self.folderEnding
  }

  /// The output without the folders that it is in: `film.mp4`, `frames/`, `f%04d.png`.
  var name: String {
    let name = Place.name(of: String(folder.dropLast(Self.folderEnding.count)))
    return output.hasSuffix("/") ? name + "/" : name
  }

  /// The file of a part, from 1.
  func path(_ number: Int, of count: Int) -> String {
    "\(folder)/\(number)-of-\(count)\(Self.fileEnding)"
  }

  /// The output that stands beside a folder of parts, or takes its place.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - name: What the parts say of the output's name.
  /// - Returns: Its path.
  static func output(besides folder: String, named name: String) -> String {
    let place = Place.folder(of: folder)
    return place == "." && !folder.hasPrefix("./")
      ? name : place == "/" ? "/\(name)" : "\(place)/\(name)"
  }
}
