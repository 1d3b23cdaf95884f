/// A picture that `inspect` makes of a film, in one of the forms that it has.
enum FilmPicture: String, Hashable, Sendable, CaseIterable, Codable {
  case strip = "strip.png"
  case onion = "onion.png"
  case path = "path.png"
  case curvesPNG = "curves.png"
  case curvesSVG = "curves.svg"
  case curvesJSON = "curves.json"
  case fanPNG = "fan.png"
  case fanSVG = "fan.svg"
  /// What `look` makes.
  case look = "look.png"
  case lookJSON = "look.json"
  /// The scene's process tells what a page shows; its film and the page itself are made by the tool.
  case page = "page.html"

  /// The option that asks for it, without dashes.
  var name: String { String(rawValue.prefix { $0 != "." }) }
  /// How its files end.
  var ending: String { String(rawValue.drop { $0 != "." }.dropFirst()) }

  /// The forms that an option makes.
  static func forms(of name: String) -> [FilmPicture] { allCases.filter { $0.name == name } }

  /// Reads `strip.png,curves.svg`, in any order.
  ///
  /// - Parameter text: Pictures, with commas between; none where it is empty.
  /// - Returns: The pictures; `nil` if there is one that is none.
  static func list(_ text: String) -> [FilmPicture]? {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    if text.isEmpty { return [] }
    let found = words.compactMap { FilmPicture(rawValue: String($0)) }
    return found.count == words.count ? found : nil
  }
}
