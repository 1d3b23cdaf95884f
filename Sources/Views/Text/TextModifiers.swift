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

  /// Sets the font weight of the texts below; `nil` leaves that to their fonts.
  public func fontWeight(_ weight: Font.Weight?) -> some View { attribute(\.weight, weight) }
  /// Sets the font design of the texts below; `nil` leaves that to their fonts.
  public func fontDesign(_ design: Font.Design?) -> some View { attribute(\.design, design) }
  /// Sets the font width of the texts below; see ``Font/Width``.
  public func fontWidth(_ width: Font.Width?) -> some View { attribute(\.width, width) }
  /// Makes the texts below bold.
  public func bold(_ isActive: Bool = true) -> some View { attribute(\.isBold, isActive) }
  /// Sets the texts below in italics.
  public func italic(_ isActive: Bool = true) -> some View { attribute(\.isItalic, isActive) }
  /// Makes the texts below monospaced: all letters equally wide.
  public func monospaced(_ isActive: Bool = true) -> some View {
    attribute(\.isMonospaced, isActive)
  }
  /// Makes the digits below monospaced.
  public func monospacedDigit() -> some View { attribute(\.hasMonospacedDigits, true) }
  /// Sets the kerning: points added after each letter below; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> some View { attribute(\.kerning, kerning) }
  /// Sets the tracking: points added after each letter below; ligatures are taken apart.
  public func tracking(_ tracking: CGFloat) -> some View { attribute(\.tracking, tracking) }
  /// Sets the baseline offset: points by which the texts below are raised.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    attribute(\.baselineOffset, baselineOffset)
  }
  /// Underlines the texts below.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: How the line is broken; lines are drawn whole.
  ///   - color: The line's colour; `nil` for each text's own.
  /// - Returns: The view, its texts underlined.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    attribute(\.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  /// Strikes the texts below through.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: How the line is broken; lines are drawn whole.
  ///   - color: The line's colour; `nil` for each text's own.
  /// - Returns: The view, its texts struck through.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    attribute(\.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  /// Scales the texts below beside their fonts' sizes.
  ///
  /// - Parameters:
  ///   - scale: The scale.
  ///   - isEnabled: Whether it counts; if not, texts have their fonts' sizes.
  /// - Returns: The view, its texts scaled.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    attribute(\.scale, isEnabled ? scale : .default)
  }

  /// Sets the line limit of the texts below; `nil` for no limit.
  public func lineLimit(_ number: Int?) -> some View {
    lines(most: number, reserved: nil)
  }
  /// Sets the line limit of the texts below, and whether there is space for all of the lines.
  ///
  /// - Parameters:
  ///   - limit: The greatest number of lines.
  ///   - reservesSpace: Whether a text with fewer lines is as high as one with all of them.
  /// - Returns: The view, its texts limited.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(most: limit, reserved: reservesSpace ? limit : nil)
  }
  /// Sets the line limit of the texts below: space for so many lines at least, and so many at most.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(most: limit.upperBound, reserved: limit.lowerBound)
  }
  /// Reserves space for so many lines in the texts below, without a limit.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(most: nil, reserved: limit.lowerBound)
  }
  /// Sets the line limit of the texts below.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(most: limit.upperBound, reserved: nil)
  }

  private func lines(most: Int?, reserved: Int?) -> some View {
    environment(\.lineLimit, most).environment(\.text.reservedLines, reserved)
  }

  /// Sets the alignment of the lines of each text below.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Sets the truncation mode: which part of a text that does not fit is left out.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  /// Sets the line spacing: points added between the lines of each text below.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  /// Allows tightening: letters may move closer to make a text fit.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  /// Sets the minimum scale factor: how much smaller texts may be to fit, above 0 and at most 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  /// Sets the text case: capitals or small letters; `nil` as they are.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  /// Sets the Dynamic Type size: text styles, and what is scaled as they are, have its sizes below.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  /// Limits the Dynamic Type size below to those in `range`; one outside becomes the nearest in it.
  public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let least = sizes.first, let most = sizes.last else { return }
      size = min(max(size, least), most)
    }
  }
}
