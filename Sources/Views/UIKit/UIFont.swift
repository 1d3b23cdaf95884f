public import Foundation
import Typography

/// A font, by UIKit's name.
public final class UIFont: Hashable, Sendable {
  /// The same font as SwiftUI has it.
  let font: Font
  init(_ font: Font) { self.font = font }

  /// How bold letters are.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight
    public static let ultraLight = Self(weight: .ultraLight)
    public static let thin = Self(weight: .thin)
    public static let light = Self(weight: .light)
    public static let regular = Self(weight: .regular)
    public static let medium = Self(weight: .medium)
    public static let semibold = Self(weight: .semibold)
    public static let bold = Self(weight: .bold)
    public static let heavy = Self(weight: .heavy)
    public static let black = Self(weight: .black)
  }

  /// A size by its use.
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2

    fileprivate var style: Font.TextStyle {
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
    UIFont(.system(size: fontSize))
  }
  /// The system's font; sizes in points to the em.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight))
  }
  /// The system's bold font; sizes in points to the em.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// The system's font with digits of one width; sizes in points to the em.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: fontSize, weight: weight.weight).monospacedDigit())
  }
  /// The system's font in the size of a use.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style))
  }
  /// Points to the em.
  public var pointSize: CGFloat { CGFloat(font.pointSize) }

  public static func == (lhs: UIFont, rhs: UIFont) -> Bool { lhs.font == rhs.font }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// Where lines of a text begin or end.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
