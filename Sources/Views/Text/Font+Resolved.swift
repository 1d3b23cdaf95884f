public import Foundation
import Typography
@_spi(Engine) public import ViewEngine

extension Font {
  /// The default font: that of texts for which nobody sets one.
  public static let `default` = Font.body

  /// A context in which fonts are resolved: what is known where they are drawn.
  public struct Context: Hashable, Sendable {
    let setting: DynamicTypeSize
  }

  /// A font as it is drawn in a context.
  public struct Resolved: Hashable, Sendable {
    /// Points to the em.
    public let pointSize: CGFloat
    /// How bold letters are.
    public let weight: Weight
    /// Whether letters are bold.
    public let isBold: Bool
    /// Whether letters are slanted.
    public let isItalic: Bool
    /// Whether all letters are equally wide.
    public let isMonospaced: Bool
    /// Whether small letters are small capitals.
    public let isLowercaseSmallCaps: Bool
    /// Whether capitals are small capitals.
    public let isUppercaseSmallCaps: Bool
  }

  /// This font as it is drawn in a context.
  ///
  /// - Parameter context: The context; views have it in their environment.
  /// - Returns: Its size and its traits.
  public func resolve(in context: Context) -> Resolved {
    let drawn = descriptor(TextAttributes(), at: context.setting)
    return Resolved(
      pointSize: CGFloat(drawn.size), weight: Weight(value: drawn.weight.value), isBold: isBold,
      isItalic: isItalic, isMonospaced: isMonospaced,
      isLowercaseSmallCaps: traits.capitals.contains(.lowercase),
      isUppercaseSmallCaps: traits.capitals.contains(.uppercase))
  }

  /// Returns this font in bold, or no longer so.
  public func bold(_ isActive: Bool) -> Font {
    if isActive { return bold() }
    var font = self
    font.traits.isBold = false
    // A weight that is bold is not kept: the style's own is what is left.
    if isBold { font.traits.weight = nil }
    return font
  }
  /// Returns this font in italics, or no longer so.
  public func italic(_ isActive: Bool) -> Font {
    var font = self
    font.traits.isItalic = isActive
    return font
  }
}

extension EnvironmentValues {
  /// The context in which the fonts of this place are resolved.
  public var fontResolutionContext: Font.Context { Font.Context(setting: dynamicTypeSize) }
}
