public import Foundation
@_spi(Engine) public import ViewEngine

extension View {
  private func attribute<V>(
    _ keyPath: WritableKeyPath<TextAttributes, V>, _ value: V
  ) -> some View {
    let attributes: WritableKeyPath<EnvironmentValues, TextAttributes> =
      \.text.attributes
    return environment(attributes.appending(path: keyPath), value)
  }

  /// Sets how bold the texts below are; `nil` leaves that to their fonts.
  public func fontWeight(_ weight: Font.Weight?) -> some View { attribute(\.weight, weight) }
  /// Sets the character of the letters below; `nil` leaves that to their fonts.
  public func fontDesign(_ design: Font.Design?) -> some View { attribute(\.design, design) }
  /// Sets the width of the letters below; see ``Font/Width``.
  public func fontWidth(_ width: Font.Width?) -> some View { attribute(\.width, width) }
  /// Makes the texts below bold.
  public func bold(_ isActive: Bool = true) -> some View { attribute(\.isBold, isActive) }
  /// Slants the texts below.
  public func italic(_ isActive: Bool = true) -> some View { attribute(\.isItalic, isActive) }
  /// Gives the letters below one width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    attribute(\.isMonospaced, isActive)
  }
  /// Gives the digits below one width.
  public func monospacedDigit() -> some View { attribute(\.hasMonospacedDigits, true) }
  /// Adds points after each letter below; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> some View { attribute(\.kerning, kerning) }
  /// Adds points after each letter below; ligatures are taken apart.
  public func tracking(_ tracking: CGFloat) -> some View { attribute(\.tracking, tracking) }
  /// Raises the texts below over their baselines by some points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    attribute(\.baselineOffset, baselineOffset)
  }
  /// Draws lines beneath the texts below.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    attribute(\.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  /// Draws lines through the texts below.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    attribute(\.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  /// Sets how large the texts below are beside their fonts' sizes.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    attribute(\.scale, isEnabled ? scale : .default)
  }

  /// Limits the texts below to a number of lines; `nil` for no limit.
  public func lineLimit(_ number: Int?) -> some View {
    lines(most: number, reserved: nil)
  }
  /// Limits the texts below to a number of lines, with room for all of them if asked for.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(most: limit, reserved: reservesSpace ? limit : nil)
  }
  /// Gives the texts below room for at least so many lines, and at most so many.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(most: limit.upperBound, reserved: limit.lowerBound)
  }
  /// Gives the texts below room for at least so many lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(most: nil, reserved: limit.lowerBound)
  }
  /// Limits the texts below to a number of lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(most: limit.upperBound, reserved: nil)
  }

  private func lines(most: Int?, reserved: Int?) -> some View {
    environment(\.lineLimit, most).environment(\.text.reservedLines, reserved)
  }

  /// Sets how the lines of each text below line up.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Sets which part of a text that does not fit is left out.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  /// Adds points between the lines of each text below.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  /// Says whether letters may move closer to make a text fit.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  /// Sets how much smaller texts may be drawn to make them fit, above 0 and at most 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  /// Shows the texts below in capitals or in small letters; `nil` as they are.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  /// Takes the reader's text size; films are made at the default, and texts do not follow it.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  /// Takes the range of the reader's text size; films are made at the default.
  ///
  /// - Note: Accepted; no effect. `range`: texts do not follow the reader's text size.
  public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
    self
  }
}
