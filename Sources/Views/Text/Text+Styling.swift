public import Foundation
@_spi(Engine) public import ViewEngine

/// One thing that a text says about its letters.
enum TextChange: Equatable {
  case attribute(TextAttributes.Change)
  case style(ComparableStyle)
}

/// A style that can be compared, as far as its own type can.
struct ComparableStyle: Equatable {
  let style: any ShapeStyle

  static func == (lhs: Self, rhs: Self) -> Bool {
    guard let left = lhs.style as? any Equatable else { return false }
    func compare<E: Equatable>(_ left: E) -> Bool { (rhs.style as? E) == left }
    return compare(left)
  }
}

extension Text {
  private func with(_ change: TextAttributes.Change) -> Text {
    var text = self
    text.changes.append(.attribute(change))
    return text
  }

  /// Returns this text in another font; `nil` leaves it.
  public func font(_ font: Font?) -> Text { font.map { with(.font($0)) } ?? self }
  /// Returns this text in another weight; `nil` leaves it.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { with(.weight($0)) } ?? self
  }
  /// Returns this text in another design; `nil` leaves it.
  public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { with(.design($0)) } ?? self
  }
  /// Returns this text in another width; `nil` leaves it.
  public func fontWidth(_ width: Font.Width?) -> Text { width.map { with(.width($0)) } ?? self }
  /// Returns this text in bold.
  public func bold() -> Text { with(.bold(true)) }
  /// Returns this text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
  /// Returns this text slanted.
  public func italic() -> Text { with(.italic(true)) }
  /// Returns this text slanted, or not.
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
  /// Returns this text in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
  /// Returns this text with digits of one width.
  public func monospacedDigit() -> Text { with(.monospacedDigits) }
  /// Returns this text with points added after each letter; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
  /// Returns this text with points added after each letter; ligatures are taken apart.
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
  /// Returns this text raised over its baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.baselineOffset(baselineOffset))
  }
  /// Returns this text with a line beneath it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive ? LineStyle(color: color) : nil))
  }
  /// Returns this text with a line beneath it.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  /// Returns this text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive ? LineStyle(color: color) : nil))
  }
  /// Returns this text with a line through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  /// Returns this text larger or smaller beside its font's size.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    with(.scale(isEnabled ? scale : .default))
  }
  /// Returns this text in a colour; `nil` leaves what is inherited.
  public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return foregroundStyle(color)
  }
  /// Returns this text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    var text = self
    text.changes.append(.style(ComparableStyle(style: style)))
    return text
  }
}
