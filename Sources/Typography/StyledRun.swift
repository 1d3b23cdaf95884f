/// A styled run: characters in one font and style.
public struct StyledRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// Their font.
  public var font: FontDescriptor
  /// The tracking: points added after each character; ligatures are taken apart unless it is 0.
  public var tracking: Double
  /// The kerning: points added after each character; ligatures stay.
  public var kerning: Double
  /// The baseline offset: points by which the characters are raised above the line's baseline.
  public var baselineOffset: Double
  /// The style that the caller paints the characters with; layout only passes it on.
  public var style: Int
  /// The style of an underline; `nil` for none.
  public var underline: Int?
  /// The style of a strike through the characters; `nil` for none.
  public var strikethrough: Int?

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - font: Their font.
  ///   - tracking: Points added after each character; takes ligatures apart unless it is 0.
  ///   - kerning: Points added after each character; ligatures stay.
  ///   - baselineOffset: Points by which the characters are raised.
  ///   - style: What the caller paints the characters with.
  ///   - underline: What the caller paints a line beneath them with; `nil` for no line.
  ///   - strikethrough: What the caller paints a line through them with; `nil` for no line.
  public init(
    _ text: String, font: FontDescriptor, tracking: Double = 0, kerning: Double = 0,
    baselineOffset: Double = 0, style: Int = 0, underline: Int? = nil, strikethrough: Int? = nil
  ) {
    (self.text, self.font, self.tracking, self.kerning) = (text, font, tracking, kerning)
    (self.baselineOffset, self.style) = (baselineOffset, style)
    (self.underline, self.strikethrough) = (underline, strikethrough)
  }
}
