public import Foundation
@_spi(Engine) import ViewEngine

/// What a scene asks of the letters of its texts.
///
/// A font is a wish: which files answer it, and how large a style is, is known where it is drawn.
public struct Font: Hashable, Sendable {
  /// What the letters are derived from.
  enum Base: Hashable, Sendable {
    case system(size: Double)
    case style(TextStyle)
    case named(String, size: Double)
  }

  /// What modifiers have made of the base.
  struct Traits: Hashable, Sendable {
    var weight: Weight?
    var design: Design?
    var width: Width?
    var leading: Leading?
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var capitals: SmallCapitals = []
  }

  let base: Base
  var traits = Traits()

  init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    (traits.weight, traits.design) = (weight, design)
  }

  /// How bold letters are.
  public struct Weight: Hashable, Sendable {
    /// From 100, the lightest, to 900.
    let value: Double
    /// 100.
    public static let ultraLight = Self(value: 100)
    /// 200.
    public static let thin = Self(value: 200)
    /// 300.
    public static let light = Self(value: 300)
    /// 400.
    public static let regular = Self(value: 400)
    /// 500.
    public static let medium = Self(value: 500)
    /// 600.
    public static let semibold = Self(value: 600)
    /// 700.
    public static let bold = Self(value: 700)
    /// 800.
    public static let heavy = Self(value: 800)
    /// 900.
    public static let black = Self(value: 900)
  }

  /// The character of the system's letters.
  public enum Design: Hashable, Sendable {
    /// The system's, without serifs.
    case `default`
    /// With serifs.
    case serif
    /// Without serifs, with round ends.
    case rounded
    /// All letters equally wide.
    case monospaced
  }

  /// A named size, with the weight and line distance that go with it.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// 34 points.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 15 points.
    case subheadline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2
  }

  /// The distance of lines.
  public enum Leading: Hashable, Sendable {
    /// As the font says.
    case standard
    /// Closer than the font says.
    case tight
    /// Wider than the font says.
    case loose
  }

  /// How wide letters are.
  ///
  /// The fonts at hand have one width, in which every text is drawn.
  public struct Width: Hashable, Sendable {
    /// 0 for the standard, negative for narrower.
    public var value: CGFloat
    /// Takes a width.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest.
    public static let compressed = Self(-0.3)
    /// Narrower.
    public static let condensed = Self(-0.2)
    /// The usual.
    public static let standard = Self(0)
    /// Wider.
    public static let expanded = Self(0.2)
  }

  /// Which letters are drawn as small capitals.
  struct SmallCapitals: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let lowercase = Self(rawValue: 1)
    static let uppercase = Self(rawValue: 2)
  }
}

extension Font {
  /// The system's font at 34 points.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The system's font at 28 points.
  public static let title = Font(.style(.title))
  /// The system's font at 22 points.
  public static let title2 = Font(.style(.title2))
  /// The system's font at 20 points.
  public static let title3 = Font(.style(.title3))
  /// The system's font at 17 points, semibold.
  public static let headline = Font(.style(.headline))
  /// The system's font at 15 points.
  public static let subheadline = Font(.style(.subheadline))
  /// The system's font at 17 points.
  public static let body = Font(.style(.body))
  /// The system's font at 16 points.
  public static let callout = Font(.style(.callout))
  /// The system's font at 13 points.
  public static let footnote = Font(.style(.footnote))
  /// The system's font at 12 points.
  public static let caption = Font(.style(.caption))
  /// The system's font at 11 points.
  public static let caption2 = Font(.style(.caption2))

  /// The system's font.
  ///
  /// - Parameters:
  ///   - size: Points to the em.
  ///   - weight: How bold; `nil` for regular.
  ///   - design: Which of the system's designs; `nil` for the default.
  /// - Returns: The font.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: Double(size)), weight: weight, design: design)
  }

  /// The system's font in a named size.
  ///
  /// - Parameters:
  ///   - style: The size, and what goes with it.
  ///   - design: Which of the system's designs; `nil` for the default.
  ///   - weight: How bold; `nil` for as bold as the style is.
  /// - Returns: The font.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// The font of a name: a family's or a single file's.
  ///
  /// - Parameters:
  ///   - name: The name; where no font has it, the system's is drawn and the tool says so.
  ///   - size: Points to the em.
  /// - Returns: The font.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size: Double(size)))
  }
  /// The font of a name; sizes follow no setting here, so `textStyle` makes no difference.
  ///
  /// - Note: Accepted; no effect. `relativeTo`: texts do not follow the reader's text size.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    custom(name, size: size)
  }
  /// The font of a name, in a size that follows no setting.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  private func with(_ change: (inout Traits) -> Void) -> Font {
    var font = self
    change(&font.traits)
    return font
  }

  /// Returns this font in another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  /// Returns this font in bold.
  public func bold() -> Font { with { $0.isBold = true } }
  /// Returns this font slanted.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// Returns this font with letters of one width.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }
  /// Returns this font with digits of one width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// Returns this font with lines closer together or wider apart.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
  /// Returns this font in another width; see ``Width``.
  public func width(_ width: Width) -> Font { with { $0.width = width } }
  /// Returns this font in another width; see ``Width``.
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }
  /// Returns this font with all letters as small capitals.
  public func smallCaps() -> Font { with { $0.capitals = [.lowercase, .uppercase] } }
  /// Returns this font with small letters as small capitals.
  public func lowercaseSmallCaps() -> Font { with { $0.capitals.insert(.lowercase) } }
  /// Returns this font with capitals as small capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.capitals.insert(.uppercase) } }
}
