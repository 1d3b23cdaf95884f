public import Foundation
import Typography
@_spi(Engine) import ViewEngine
import Views

/// A font, by UIKit's name.
public final class UIFont: Hashable, Sendable {
  /// The same font as SwiftUI has it.
  package let font: Font
  package init(_ font: Font) { self.font = font }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    package let weight: Font.Weight
    /// 100.
    public static let ultraLight = Self(weight: .ultraLight)
    /// 200.
    public static let thin = Self(weight: .thin)
    /// 300.
    public static let light = Self(weight: .light)
    /// 400.
    public static let regular = Self(weight: .regular)
    /// 500.
    public static let medium = Self(weight: .medium)
    /// 600.
    public static let semibold = Self(weight: .semibold)
    /// 700.
    public static let bold = Self(weight: .bold)
    /// 800.
    public static let heavy = Self(weight: .heavy)
    /// 900.
    public static let black = Self(weight: .black)
  }

  /// A text style: a size by its use.
  public enum TextStyle: Sendable {
    /// 34 points.
    case largeTitle
    /// 28 points.
    case title1
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
    case caption1
    /// 11 points.
    case caption2

    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The system's font; sizes in points to the em.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  /// The system's font in a weight.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points to the em.
  ///   - weight: How bold the letters are.
  /// - Returns: The font.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight))
  }
  /// The system's bold font; sizes in points to the em.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// The system's font with digits of one width.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points to the em.
  ///   - weight: How bold the letters are.
  /// - Returns: The font.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: fontSize, weight: weight.weight).monospacedDigit())
  }
  /// The system's font in a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style))
  }
  /// Points to the em.
  public var pointSize: CGFloat { CGFloat(font.pointSize(at: .large)) }

  public static func == (lhs: UIFont, rhs: UIFont) -> Bool { lhs.font == rhs.font }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// The alignment of a text's lines.
public enum NSTextAlignment: Int, Sendable {
  /// Lines stand at the left.
  case left
  /// Lines stand in the middle.
  case center
  /// Lines stand at the right.
  case right
  /// Lines fill the width; drawn as natural.
  case justified
  /// Lines stand where they begin.
  case natural
}
