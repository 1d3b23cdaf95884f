// The words for pictures of films.
extension Messages {
  static func pictureEndings(_ endings: [String]) -> String {
    let words = endings.map { ".\($0)" }
    let last = words.last ?? ""
    return "accepted is a file ending in "
      + (words.count < 2 ? last : "\(words.dropLast().joined(separator: ", ")) or \(last)")
  }
  static func pictureTwice(_ path: String) -> String {
    "'\(printable(path))' is asked for twice; give each picture a file of its own"
  }
  static func noFrameForPicture(_ path: String, _ picture: String) -> String {
    "\(path): the film has no frame, so there is no --\(picture) of it"
  }
  static let pictureList =
    "accepted are \(FilmPicture.allCases.map(\.rawValue).joined(separator: ", "))"
  static func noSpring(_ scene: String, _ movers: [String]) -> String {
    let moved =
      movers.isEmpty
      ? "no animation moves a value; keyframes and fingers are none"
      : "what is animated is moved by \(movers.joined(separator: ", "))"
    return
      "\(scene): no spring moves a number from rest, so --fan has nothing to turn back; \(moved)"
  }
  static func noFrameForLook(_ path: String) -> String {
    "\(path): the film has no frame, so there is nothing to look at"
  }
  static func largeLook(_ bytes: Int, _ most: Int) -> String {
    "the picture has \(bytes) bytes, more than \(most), even with few moments and colours"
  }
  static func largePage(_ byteCount: Int) -> String {
    let size = SizeArgument.short(Double(byteCount) / 1_000_000, digits: 1)
    return "the page has \(size) MB; --fps 30 or --scale 1 makes it smaller"
  }
}
