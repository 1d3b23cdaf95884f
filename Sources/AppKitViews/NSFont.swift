import Foundation
import Typography
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// A font, by AppKit's name.
public final class NSFont: Hashable, Sendable {
  /// The weight of a font.
  public typealias Weight = UIFont.Weight

  /// The same font as UIKit has it.
  let base: UIFont
  /// Points to the em.
  public let pointSize: CGFloat
  /// The name; that of the system's font is one for people.
  public let fontName: String

  /// The font in any size.
  private let sized: @Sendable (CGFloat) -> Font

  private init(
    _ size: CGFloat, named name: String = ".AppleSystemUIFont",
    _ sized: @escaping @Sendable (CGFloat) -> Font
  ) {
    let size = size > 0 ? size : Self.systemFontSize
    (base, pointSize, fontName) = (UIFont(sized(size)), size, name)
    self.sized = sized
  }

  /// Creates a font of a name.
  ///
  /// A name that nobody knows gives a font, too: the system's, of which the tool tells.
  ///
  /// - Parameters:
  ///   - fontName: Its name.
  ///   - fontSize: The size in points to the em.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontSize, named: fontName) { .custom(fontName, fixedSize: $0) }
  }

  /// A text style: a size by its use.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// 26 points.
    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    /// 22 points.
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
    /// 17 points.
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
    /// 15 points.
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    /// 13 points, bold.
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
    /// 13 points.
    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    /// 12 points.
    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
    /// 11 points.
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
    /// 10 points.
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
    /// 10 points.
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
    /// 10 points, medium.
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")

    /// Size and weight, as Apple publishes them for the Mac.
    fileprivate var look: (size: CGFloat, weight: Weight) {
      switch self {
      case .largeTitle: (26, .regular)
      case .title1: (22, .regular)
      case .title2: (17, .regular)
      case .title3: (15, .regular)
      case .headline: (13, .bold)
      case .callout: (12, .regular)
      case .subheadline: (11, .regular)
      case .footnote, .caption1: (10, .regular)
      case .caption2: (10, .medium)
      default: (13, .regular)
      }
    }
  }

  /// How a text style is chosen; there is nothing to choose.
  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The usual size of controls' text, in points.
  public static let systemFontSize: CGFloat = 13
  /// The size of small controls' text, in points.
  public static let smallSystemFontSize: CGFloat = 11
  /// The size of the least text, in points.
  public static let labelFontSize: CGFloat = 10

  /// The system's font; sizes in points to the em, 0 for the usual one.
  public static func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  /// The system's font in a weight.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points to the em, 0 for the usual one.
  ///   - weight: How bold the letters are.
  /// - Returns: The font.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(fontSize) { .system(size: $0, weight: weight.weight) }
  }
  /// The system's bold font; sizes in points to the em, 0 for the usual one.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// The system's font with digits of one width.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points to the em, 0 for the usual one.
  ///   - weight: How bold the letters are.
  /// - Returns: The font.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> NSFont {
    NSFont(fontSize) { Font.system(size: $0, weight: weight.weight).monospacedDigit() }
  }
  /// The system's font with letters of one width.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points to the em, 0 for the usual one.
  ///   - weight: How bold the letters are.
  /// - Returns: The font.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(fontSize) { .system(size: $0, weight: weight.weight, design: .monospaced) }
  }
  /// The font of labels; sizes in points to the em, 0 for the usual one.
  public static func labelFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  /// The font of menus; sizes in points to the em, 0 for the usual one.
  public static func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  /// The font of controls' content; sizes in points to the em, 0 for the usual one.
  public static func controlContentFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize)
  }
  /// The system's font in a text style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - options: There is nothing to choose.
  /// - Returns: The font.
  /// - Note: Accepted; no effect. `options`: there is nothing to choose.
  public static func preferredFont(
    forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont {
    systemFont(ofSize: style.look.size, weight: style.look.weight)
  }
  /// The same font in another size, in points to the em.
  public func withSize(_ fontSize: CGFloat) -> NSFont {
    NSFont(fontSize, named: fontName, sized)
  }

  public static func == (lhs: NSFont, rhs: NSFont) -> Bool { lhs.base == rhs.base }
  public func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

extension Font {
  /// Creates the font that AppKit calls `font`.
  public init(_ font: NSFont) { self = font.base.font }
}

extension NSFont: LentFont {
  package var lentFont: UIFont { base }
}
