import Foundation
import Views

/// How letters of a text in HTML look.
struct HTMLStyle {
  /// What kind of letters there are.
  enum Family: Equatable {
    case serif
    case sans
    case fixed
    case named(String)
  }
  /// The size of letters of which nothing is said, in points.
  static let usualSize: CGFloat = 12
  /// The room below a paragraph, in points.
  static let paragraphSpace: CGFloat = 12

  var family = Family.serif
  var size = usualSize
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruck = false
  var color = UIColor.black
  var ground: UIColor?
  var link: URL?
  /// How far letters stand above their line, in parts of their size.
  var rise: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var direction = NSWritingDirection.natural
  var space: CGFloat = 0
  /// Whether spaces and lines are as they are written.
  var isPlain = false

  /// The font.
  var font: UIFont {
    let weight = isBold ? Font.Weight.bold : .regular
    var font: Font
    switch family {
    case .serif: font = .system(size: size, weight: weight, design: .serif)
    case .sans: font = .system(size: size, weight: weight)
    case .fixed: font = .system(size: size, weight: weight, design: .monospaced)
    case .named(let name):
      font = UIFont(name: name, size: size)?.font ?? .system(size: size, weight: weight)
      if isBold { font = font.bold() }
    }
    if isItalic { font = font.italic() }
    return UIFont(font)
  }

  /// The attributes of the letters.
  var attributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    (paragraph.alignment, paragraph.baseWritingDirection) = (alignment, direction)
    paragraph.paragraphSpacing = space
    var result: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color, .paragraphStyle: paragraph,
    ]
    if let ground { result[.backgroundColor] = ground }
    if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link { result[.link] = link }
    if rise != 0 { result[.baselineOffset] = rise * size }
    return result
  }

  // MARK: What elements say

  /// The sizes of `<font size>` 1...7, in parts of the usual one.
  private static let steps: [CGFloat] = [0.625, 0.8125, 1, 1.125, 1.5, 2, 3]
  /// The sizes of headings 1...6, in parts of the usual one.
  private static let headings: [CGFloat] = [2, 1.5, 1.17, 1, 0.83, 0.67]
  /// The colour of links.
  private static let linkColor = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)
  private static let smaller: CGFloat = 5.0 / 6
  private static let fixedShare: CGFloat = 13.0 / 16

  /// Takes what an element says by its name.
  mutating func take(element name: String, _ values: [String: String]) {
    switch name {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "dfn", "var", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "small": size *= Self.smaller
    case "big": size /= Self.smaller
    case "sub", "sup":
      rise += name == "sub" ? -1.0 / 4 : 1.0 / 3
      size *= Self.smaller
    case "code", "tt", "kbd", "samp", "pre":
      (family, size) = (.fixed, size * Self.fixedShare)
      if name == "pre" { isPlain = true }
    case "mark": ground = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    case "center": alignment = .center
    case "p": space = Self.paragraphSpace
    case "a":
      guard let address = values["href"] else { return }
      link = URL(string: address)
      (color, isUnderlined) = (Self.linkColor, true)
    case "font": takeFont(values)
    default:
      guard name.count == 2, name.first == "h", let level = name.last?.wholeNumberValue,
        Self.headings.indices.contains(level - 1)
      else { return }
      (isBold, size) = (true, Self.usualSize * Self.headings[level - 1])
    }
  }

  private mutating func takeFont(_ values: [String: String]) {
    if let color = values["color"].flatMap(HTMLColor.color) { self.color = color }
    if let face = values["face"] { take(family: face) }
    guard let text = values["size"], let number = Int(text) else { return }
    let step = text.hasPrefix("+") || text.hasPrefix("-") ? 3 + number : number
    size = Self.usualSize * Self.steps[min(max(step, 1), Self.steps.count) - 1]
  }

  // MARK: What style sheets say

  /// Takes a property of a style sheet.
  ///
  /// - Parameters:
  ///   - property: Its name, in small letters.
  ///   - value: Its value.
  mutating func take(_ property: String, _ value: String) {
    let word = value.lowercased()
    switch property {
    case "color": color = HTMLColor.color(value) ?? color
    case "background-color", "background": ground = HTMLColor.color(value) ?? ground
    case "font-weight":
      isBold = word == "bold" || word == "bolder" || (Int(word) ?? 0) >= 600
    case "font-style": isItalic = word == "italic" || word == "oblique"
    case "font-size": size = Self.length(word, of: size) ?? size
    case "font-family": take(family: value)
    case "text-decoration", "text-decoration-line":
      if word.contains("none") { (isUnderlined, isStruck) = (false, false) }
      if word.contains("underline") { isUnderlined = true }
      if word.contains("line-through") { isStruck = true }
    case "text-align":
      let sides: [String: NSTextAlignment] = [
        "left": .left, "right": .right, "center": .center, "justify": .justified,
        "start": .natural,
      ]
      alignment = sides[word] ?? alignment
    case "direction": take(direction: word)
    case "white-space": isPlain = word.hasPrefix("pre")
    default: break
    }
  }

  /// Takes the side at which lines begin, in the web's words.
  mutating func take(direction word: String) {
    if word == "rtl" { direction = .rightToLeft }
    if word == "ltr" { direction = .leftToRight }
  }

  /// Takes the first kind of letters of a list that is known.
  private mutating func take(family list: String) {
    let kinds: [(Family, [String])] = [
      (.sans, ["apple-system", "system-ui", "sans", "helvetica", "arial", "sf pro", "sf ui"]),
      (.fixed, ["mono", "courier", "menlo"]), (.serif, ["serif", "times", "georgia"]),
    ]
    for part in list.split(separator: ",") {
      let name = part.trimmingCharacters(in: CharacterSet(charactersIn: " '\"\n\t"))
      let word = name.lowercased()
      if let kind = kinds.first(where: { $0.1.contains(where: word.contains) })?.0 {
        family = kind
        return
      }
      if UIFont(name: name, size: size) != nil {
        family = .named(name)
        return
      }
    }
  }

  /// A length in points.
  ///
  /// - Parameters:
  ///   - word: Its text.
  ///   - size: The size of letters around, in points.
  /// - Returns: The length; `nil` for a text that is none.
  private static func length(_ word: String, of size: CGFloat) -> CGFloat? {
    let named: [String: CGFloat] = [
      "xx-small": 0.5625, "x-small": 0.625, "small": 0.8125, "medium": 1, "large": 1.125,
      "x-large": 1.5, "xx-large": 2,
    ]
    if let share = named[word] { return usualSize * share }
    if word == "smaller" { return size * smaller }
    if word == "larger" { return size / smaller }
    let units: [(String, CGFloat)] = [
      ("rem", usualSize), ("em", size), ("%", size / 100), ("px", 1), ("pt", 4.0 / 3), ("", 1),
    ]
    for (unit, factor) in units where word.hasSuffix(unit) {
      let number = word.dropLast(unit.count).trimmingCharacters(in: .whitespaces)
      return Double(number).map { CGFloat($0) * factor }
    }
    return nil
  }
}
