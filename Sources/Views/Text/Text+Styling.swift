public import Foundation
@_spi(Engine) public import ViewEngine

/// A text modifier: an attribute or a style of a text's letters.
enum TextChange: Equatable {
  case attribute(TextAttributes.Change)
  case style(ComparableStyle)
}

/// A shape style that can be compared, as far as its own type can.
struct ComparableStyle: Equatable {
  let style: any ShapeStyle

  static func == (lhs: Self, rhs: Self) -> Bool {
    guard let left = lhs.style as? any Equatable else { return false }
    func compare<E: Equatable>(_ left: E) -> Bool { (rhs.style as? E) == left }
    return compare(left)
  }
}

/// An attribute of letters that a scene makes up, for its text renderers.
public protocol TextAttribute {}

extension Text {
  private func with(_ change: TextAttributes.Change) -> Text {
    var text = self
    text.changes.append(.attribute(change))
    return text
  }

  /// Returns this text with an attribute of the scene's own, which a text renderer finds in its layout.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    with(.custom(CustomAttribute(value: value)))
  }
  /// Returns this text in another font; `nil` leaves it.
  public func font(_ font: Font?) -> Text { font.map { with(.font($0)) } ?? self }
  /// Returns this text in another weight; `nil` leaves it.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { with(.weight($0)) } ?? self
  }
  /// Returns this text in another font design; `nil` leaves it.
  public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { with(.design($0)) } ?? self
  }
  /// Returns this text in another font width; `nil` leaves it.
  public func fontWidth(_ width: Font.Width?) -> Text { width.map { with(.width($0)) } ?? self }
  /// Returns this text in bold.
  public func bold() -> Text { with(.bold(true)) }
  /// Returns this text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
  /// Returns this text in italics.
  public func italic() -> Text { with(.italic(true)) }
  /// Returns this text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
  /// Returns this text monospaced: all letters equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
  /// Returns this text with monospaced digits.
  public func monospacedDigit() -> Text { with(.monospacedDigits) }
  /// Returns this text kerned: with points added after each letter; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
  /// Returns this text tracked: with points added after each letter; ligatures are taken apart.
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
  /// Returns this text offset from its baseline, upwards by points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.baselineOffset(baselineOffset))
  }
  /// Underlines this text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - color: The line's colour; `nil` for the text's.
  /// - Returns: The text, underlined.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive ? LineStyle(color: color) : nil))
  }
  /// Underlines this text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: How the line is broken; lines are drawn whole.
  ///   - color: The line's colour; `nil` for the text's.
  /// - Returns: The text, underlined.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  /// Strikes this text through.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - color: The line's colour; `nil` for the text's.
  /// - Returns: The text, struck through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive ? LineStyle(color: color) : nil))
  }
  /// Strikes this text through.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: How the line is broken; lines are drawn whole.
  ///   - color: The line's colour; `nil` for the text's.
  /// - Returns: The text, struck through.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  /// Scales this text beside its font's size.
  ///
  /// - Parameters:
  ///   - scale: The scale.
  ///   - isEnabled: Whether it counts; if not, the text has its font's size.
  /// - Returns: The text, scaled.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    with(.scale(isEnabled ? scale : .default))
  }
  /// Returns this text with a foreground colour; `nil` leaves what is inherited.
  public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return foregroundStyle(color)
  }
  /// Returns this text with a foreground style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    var text = self
    text.changes.append(.style(ComparableStyle(style: style)))
    return text
  }
}
