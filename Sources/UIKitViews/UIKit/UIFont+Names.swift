public import Foundation
import Typography
@_spi(Engine) import ViewEngine
public import Views

// Fonts by name, and what fonts tell of themselves.
extension UIFont {
  /// Creates a font by its name, a family's or a single file's.
  ///
  /// Which files there are is known where the font is drawn: where none has the name, the system's is, and the tool says so.
  ///
  /// - Parameters:
  ///   - fontName: The name.
  ///   - fontSize: Points to the em.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, fixedSize: fontSize))
  }

  /// The system's slanted font; sizes in points to the em.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font.system(size: fontSize).italic())
  }
  /// The system's font with letters of one width.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points to the em.
  ///   - weight: How bold the letters are.
  /// - Returns: The font.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced))
  }
  /// The system's font in a text style.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traitCollection: The traits of a place.
  /// - Returns: The font.
  /// - Note: Accepted; no effect. `compatibleWith`: letters have the size that the reader has set.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
  /// This font in another size.
  ///
  /// - Parameter fontSize: Points to the em.
  /// - Returns: The font.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.sized(Double(fontSize))) }

  /// The size of texts, in points to the em.
  public static let systemFontSize: CGFloat = 14
  /// The size of small texts, in points to the em.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of labels, in points to the em.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons' titles, in points to the em.
  public static let buttonFontSize: CGFloat = 18

  /// The name of the font: the one that it was asked for by, or the system's.
  public var fontName: String { font.name ?? ".SFUI-\(Self.weightName(font))" }
  /// The name of its family: the one that it was asked for by, or the system's.
  public var familyName: String { font.name ?? ".AppleSystemUIFont" }

  /// The names of the families that texts can be set in, sorted: those of the project, and those that stand for iOS's.
  @MainActor public static var familyNames: [String] {
    ViewGraph.current?.fontsIfAny?.familyNames ?? []
  }
  /// The names of a family's fonts; none for a family that is not there.
  @MainActor public static func fontNames(forFamilyName familyName: String) -> [String] {
    ViewGraph.current?.fontsIfAny?.fontNames(inFamily: familyName) ?? []
  }

  private static func weightName(_ font: Font) -> String {
    let names = [
      "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    let step = Int((font.weightValue ?? 400) / 100)
    return names[min(max(step - 1, 0), names.count - 1)] + (font.isItalic ? "Italic" : "")
  }

  /// Figures of the system's font as shares of the em: `hhea`, `OS/2` of San Francisco.
  private static let (ascent, descent) = (1950.0 / 2048, 494.0 / 2048)
  private static let (capitals, smallLetters) = (0.7046, 0.5264)
  /// The ascent of the system's font in this size: from the baseline up, in points.
  public var ascender: CGFloat { pointSize * CGFloat(Self.ascent) }
  /// The descent of the system's font in this size: from the baseline down, in points below zero.
  public var descender: CGFloat { -pointSize * CGFloat(Self.descent) }
  /// The height of capitals of the system's font in this size, in points.
  public var capHeight: CGFloat { pointSize * CGFloat(Self.capitals) }
  /// The height of an x of the system's font in this size, in points.
  public var xHeight: CGFloat { pointSize * CGFloat(Self.smallLetters) }
  /// The height of a line of the system's font in this size, in points.
  public var lineHeight: CGFloat { ascender - descender }
  /// What is between lines besides: nothing.
  public var leading: CGFloat { 0 }
}

/// A font, by Core Text's name.
public typealias CTFont = UIFont

extension Font {
  /// Creates SwiftUI's font from one of UIKit's.
  ///
  /// - Parameter font: The font.
  public init(_ font: CTFont) { self = font.font }
}
