public import Foundation
@_spi(Engine) import ViewEngine

/// A font: what a scene asks of the letters of its texts.
///
/// A font is a wish: which files answer it, and how large a style is, is known where it is drawn.
public struct Font: Hashable, Sendable {
  /// The base of a font, before its modifiers.
  enum Base: Hashable, Sendable {
    case system(size: Double)
    case style(TextStyle)
    /// A font by its name, whose size follows a text style's, or none.
    case named(String, size: Double, relativeTo: TextStyle?)
  }

  /// The traits that modifiers have added to the base.
  struct Traits: Hashable, Sendable {
    var weight: Weight?
    var design: Design?
    var width: Width?
    var leading: Leading?
    /// Whether lines are as high as their letters, without what a text style adds.
    var isWithoutStyleLeading = false
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

  /// The font weight: how bold letters are.
  public struct Weight: Hashable, Sendable {
    /// The weight, from 100, the lightest, to 900.
    let value: Double
    /// The ultralight weight: 100.
    public static let ultraLight = Self(value: 100)
    /// The thin weight: 200.
    public static let thin = Self(value: 200)
    /// The light weight: 300.
    public static let light = Self(value: 300)
    /// The regular weight: 400.
    public static let regular = Self(value: 400)
    /// The medium weight: 500.
    public static let medium = Self(value: 500)
    /// The semibold weight: 600.
    public static let semibold = Self(value: 600)
    /// The bold weight: 700.
    public static let bold = Self(value: 700)
    /// The heavy weight: 800.
    public static let heavy = Self(value: 800)
    /// The black weight: 900.
    public static let black = Self(value: 900)
  }

  /// The font design: the character of the system's letters.
  public enum Design: Hashable, Sendable {
    /// The system's design, without serifs.
    case `default`
    /// Serif.
    case serif
    /// Rounded: without serifs, with round ends.
    case rounded
    /// Monospaced: all letters equally wide.
    case monospaced
  }

  /// A text style: a named size, with the weight and leading that go with it.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// The large title: 34 points.
    case largeTitle
    /// The title: 28 points.
    case title
    /// The second title: 22 points.
    case title2
    /// The third title: 20 points.
    case title3
    /// The headline: 17 points, semibold.
    case headline
    /// The subheadline: 15 points.
    case subheadline
    /// The body: 17 points.
    case body
    /// The callout: 16 points.
    case callout
    /// The footnote: 13 points.
    case footnote
    /// The caption: 12 points.
    case caption
    /// The second caption: 11 points.
    case caption2
  }

  /// The leading: the distance of lines.
  public enum Leading: Hashable, Sendable {
    /// The standard leading: as the font says.
    case standard
    /// A tight leading: lines are closer together than the font says.
    case tight
    /// A loose leading: lines are wider apart than the font says.
    case loose
  }

  /// The font width: how wide letters are.
  ///
  /// The fonts at hand have one width, in which every text is drawn.
  public struct Width: Hashable, Sendable {
    /// 0 for the standard, negative for narrower.
    public var value: CGFloat
    /// Creates a width: 0 for the standard, negative for narrower.
    public init(_ value: CGFloat) { self.value = value }
    /// The compressed width, the narrowest.
    public static let compressed = Self(-0.3)
    /// The condensed width, narrower than the standard.
    public static let condensed = Self(-0.2)
    /// The standard width.
    public static let standard = Self(0)
    /// The expanded width, wider than the standard.
    public static let expanded = Self(0.2)
  }

  /// The small capitals: which letters are drawn as such.
  struct SmallCapitals: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let lowercase = Self(rawValue: 1)
    static let uppercase = Self(rawValue: 2)
  }
}

extension Font {
  /// The large title's font: the system's at 34 points.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The title's font: the system's at 28 points.
  public static let title = Font(.style(.title))
  /// The second title's font: the system's at 22 points.
  public static let title2 = Font(.style(.title2))
  /// The third title's font: the system's at 20 points.
  public static let title3 = Font(.style(.title3))
  /// The headline's font: the system's at 17 points, semibold.
  public static let headline = Font(.style(.headline))
  /// The subheadline's font: the system's at 15 points.
  public static let subheadline = Font(.style(.subheadline))
  /// The body's font: the system's at 17 points.
  public static let body = Font(.style(.body))
  /// The callout's font: the system's at 16 points.
  public static let callout = Font(.style(.callout))
  /// The footnote's font: the system's at 13 points.
  public static let footnote = Font(.style(.footnote))
  /// The caption's font: the system's at 12 points.
  public static let caption = Font(.style(.caption))
  /// The second caption's font: the system's at 11 points.
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

  /// A custom font by its name, a family's or a single file's, in a size that follows the body's.
  ///
  /// - Parameters:
  ///   - name: The name; where no font has it, the system's is drawn and the tool says so.
  ///   - size: Points to the em at the usual setting of Dynamic Type.
  /// - Returns: The font.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }
  /// A custom font by its name, in a size that follows a text style's.
  ///
  /// - Parameters:
  ///   - name: The name; where no font has it, the system's is drawn and the tool says so.
  ///   - size: Points to the em at the usual setting of Dynamic Type.
  ///   - textStyle: The text style with whose leading the size grows.
  /// - Returns: The font.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(.named(name, size: Double(size), relativeTo: textStyle))
  }
  /// A custom font by its name, in a size that follows no setting.
  ///
  /// - Parameters:
  ///   - name: The name; where no font has it, the system's is drawn and the tool says so.
  ///   - fixedSize: Points to the em.
  /// - Returns: The font.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, size: Double(fixedSize), relativeTo: nil))
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
  /// Returns this font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// Returns this font monospaced: all letters equally wide.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }
  /// Returns this font with monospaced digits.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// Returns this font with another leading: lines closer together or wider apart.
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
