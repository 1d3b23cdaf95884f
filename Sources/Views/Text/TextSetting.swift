import DisplayList
import Foundation
import Typography
@_spi(Engine) import ViewEngine

/// A resolved text: everything is decided but the sizes of the instant.
struct TextSetting: Equatable {
  /// A run: characters of one font and style.
  struct Run: Equatable {
    /// The characters in the size that the model says.
    var styled: StyledRun
    /// Whether the size is the text's own, not one that is handed down.
    var ownsSize: Bool
    /// The inline image that stands in place of the characters.
    var image: InlineImage?
    /// The scene's own attributes.
    var custom: [CustomAttribute] = []
  }

  var runs: [Run] = []
  /// The styles after the first, which is the one handed down; `nil` for that one again.
  var styles: [StyleNumbers?] = []
  /// The layout options that the environment gives, before a size is proposed.
  var options = TextLayout.Options()
  /// The number of lines for which space is reserved, even if there are fewer.
  var reservedLines: Int?
  /// The plain text, without styles.
  var spoken = ""
  /// When the text becomes another by itself; `nil` for never.
  var nextChange: Date?
  /// Whether a line beneath or through letters is to have gaps.
  var hasBrokenLines = false

  /// Resolves `text` in an environment, at a moment of the film.
  init(_ text: Text, in environment: EnvironmentValues, scale: Double, at now: Date) {
    var pieces = TextPieces(environment, at: now)
    pieces.append(text, environment.text.attributes, style: nil)
    for piece in pieces.all { append(piece, in: environment) }
    nextChange = pieces.nextChange
    spoken = pieces.all.map(\.text).joined()
    options.scale = scale
    options.lineLimit = environment.lineLimit.map { max($0, 1) }
    options.lineSpacing = Double(environment.lineSpacing)
    options.minimumScaleFactor = Double(environment.minimumScaleFactor)
    options.allowsTightening = environment.allowsTightening
    options.isRightToLeft = environment.layoutDirection == .rightToLeft
    options.alignment =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    options.truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    reservedLines = environment.text.reservedLines
  }

  private mutating func append(_ piece: TextPieces.Piece, in environment: EnvironmentValues) {
    let attributes = piece.attributes
    let font = attributes.font ?? environment.font ?? .body
    let style = index(of: piece.style, isPicture: piece.image != nil)
    func line(_ line: Text.LineStyle?) -> Int? {
      line.map { $0.color.map { index(of: .color($0.resolve(in: environment))) } ?? style }
    }
    var run = Run(
      styled: StyledRun(
        "",
        font: font.descriptor(attributes, at: environment.dynamicTypeSize)
          .scaled(by: attributes.scale.factor),
        tracking: Double(attributes.tracking), kerning: Double(attributes.kerning),
        baselineOffset: Double(attributes.baselineOffset), style: style,
        underline: line(attributes.underline), strikethrough: line(attributes.strikethrough)),
      ownsSize: attributes.font != nil, image: piece.image, custom: attributes.custom)
    let lines = [attributes.underline, attributes.strikethrough]
    if lines.contains(where: { ($0?.pattern ?? .solid) != .solid }) { hasBrokenLines = true }
    for (text, isSmall) in Self.capitals(of: piece.text, font.traits.capitals) {
      run.styled.text = text
      var part = run
      if isSmall { part.styled.font = part.styled.font.scaled(by: Self.smallCapital) }
      runs.append(part)
    }
  }

  /// The height of a small capital to that of a capital: Inter's letters are 0.546 em high, its
  /// capitals 0.727.
  private static let smallCapital = 0.77

  /// Splits `text` into stretches that are drawn as small capitals, in capitals, and others.
  private static func capitals(
    of text: String, _ capitals: Font.SmallCapitals
  ) -> [(text: String, isSmall: Bool)] {
    guard !capitals.isEmpty else { return [(text, false)] }
    var result: [(text: String, isSmall: Bool)] = []
    for character in text {
      let isSmall =
        (character.isLowercase && capitals.contains(.lowercase))
        || (character.isUppercase && capitals.contains(.uppercase))
      let shown = isSmall ? character.uppercased() : String(character)
      if let last = result.last, last.isSmall == isSmall {
        result[result.count - 1].text += shown
      } else {
        result.append((shown, isSmall))
      }
    }
    return result
  }

  /// The number of a style; a picture has one to itself, by which it is found again.
  private mutating func index(of style: StyleNumbers?, isPicture: Bool = false) -> Int {
    if !isPicture {
      guard let style else { return 0 }
      if let known = styles.firstIndex(of: style),
        !runs.contains(where: { $0.image != nil && $0.styled.style == known + 1 })
      {
        return known + 1
      }
    }
    styles.append(style)
    return styles.count
  }

  /// The characters in the order in which layout counts them.
  var characters: [Character] { Array(runs.map(\.styled.text).joined()) }

  /// Whether `other` has the same letters in the same places, whatever its colours.
  func isSetLike(_ other: TextSetting) -> Bool {
    runs == other.runs && options == other.options && reservedLines == other.reservedLines
  }
}
