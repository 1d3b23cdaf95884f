internal import Foundation
public import Typography

/// The letters of drawings: lines of words in the system font, measured before they are placed.
public struct Lettering: Sendable {
  /// A size in points, and whether the words are bold.
  struct Style: Hashable, Sendable {
    var size: Double
    var isBold = false

    /// A picture's heading.
    static let heading = Style(size: 15, isBold: true)
    /// A row's name.
    static let name = Style(size: 12, isBold: true)
    /// What a row says.
    static let text = Style(size: 11)
    /// The numbers of an axis, and the words of marks.
    static let mark = Style(size: 10)
  }

  private let fonts: FontBook

  /// Creates letters.
  ///
  /// - Parameter fonts: Where fonts are found.
  public init(_ fonts: FontBook) { self.fonts = fonts }

  func layout(_ text: String, _ style: Style) -> TextLayout {
    let font = FontDescriptor(
      size: style.size, weight: style.isBold ? .semibold : .regular, hasMonospacedDigits: true)
    return fonts.layout([StyledRun(text, font: font)], TextLayout.Options(lineLimit: 1))
  }

  func width(_ text: String, _ style: Style) -> Double {
    Double(layout(text, style).metrics.size.width)
  }

  /// Words in a width: what does not fit is an ellipsis.
  ///
  /// - Parameters:
  ///   - text: The words; breaks of lines become spaces.
  ///   - style: How they are set.
  ///   - limit: Points that they have.
  ///   - keepsEnd: Whether the beginning is left out, not the end: up to a `/`, if there is one in what fits.
  /// - Returns: The words, or as many of their characters as fit.
  func fitted(
    _ text: String, _ style: Style, width limit: Double, keepsEnd: Bool = false
  ) -> String {
    let text = String(text.map { $0.isNewline ? " " : $0 })
    if width(text, style) <= limit { return text }
    var (fits, tooMany) = (0, text.count)
    while tooMany - fits > 1 {
      let middle = (fits + tooMany) / 2
      let part = Self.cut(text, to: middle, keepsEnd)
      if width(part, style) <= limit { fits = middle } else { tooMany = middle }
    }
    // A path of names begins with a whole one, if that leaves one.
    if keepsEnd, let slash = text.suffix(fits).firstIndex(of: "/") { return "…" + text[slash...] }
    return Self.cut(text, to: fits, keepsEnd)
  }

  /// Words in lines of a width, broken at spaces; what does not fit in two lines is an ellipsis.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - style: How they are set.
  ///   - limit: Points that a line has.
  /// - Returns: One line or two.
  func broken(_ text: String, _ style: Style, width limit: Double) -> [String] {
    if width(text, style) <= limit { return [text] }
    let spaces = text.indices.filter { text[$0] == " " }
    guard let space = spaces.last(where: { width(String(text[..<$0]), style) <= limit }) else {
      return [fitted(text, style, width: limit)]
    }
    let rest = String(text[text.index(after: space)...])
    return [String(text[..<space]), fitted(rest, style, width: limit)]
  }

  private static func cut(_ text: String, to count: Int, _ keepsEnd: Bool) -> String {
    keepsEnd ? "…" + text.suffix(count) : text.prefix(count) + "…"
  }
}
