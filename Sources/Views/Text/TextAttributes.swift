import Foundation
@_spi(Engine) import ViewEngine

/// The attributes of a text's letters; what is `nil` is left to the font.
package struct TextAttributes: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var hasMonospacedDigits = false
  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var scale = Text.Scale.default
  /// The scene's own, of each type the last.
  var custom: [CustomAttribute] = []

  package init() {}

  /// A change of one attribute.
  enum Change: Equatable {
    case font(Font)
    case weight(Font.Weight)
    case design(Font.Design)
    case width(Font.Width)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigits
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)
    case scale(Text.Scale)
    case custom(CustomAttribute)
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .font(let value): font = value
    case .weight(let value): weight = value
    case .design(let value): design = value
    case .width(let value): width = value
    case .bold(let value): isBold = value
    case .italic(let value): isItalic = value
    case .monospaced(let value): isMonospaced = value
    case .monospacedDigits: hasMonospacedDigits = true
    case .kerning(let value): kerning = value
    case .tracking(let value): tracking = value
    case .baselineOffset(let value): baselineOffset = value
    case .underline(let value): underline = value
    case .strikethrough(let value): strikethrough = value
    case .scale(let value): scale = value
    case .custom(let attribute):
      custom.removeAll { type(of: $0.value) == type(of: attribute.value) }
      custom.append(attribute)
    }
  }
}
