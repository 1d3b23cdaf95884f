/// The weight of a font, on the usual scale from 1 to 1000.
public struct FontWeight: Hashable, Comparable, Sendable {
  /// 100 for the lightest of SwiftUI's names, 400 for regular, 900 for the boldest.
  public var value: Double
  /// Takes a weight; values outside 1...1000 mean the nearest of these.
  public init(_ value: Double) { self.value = value.isNaN ? 400 : min(max(value, 1), 1000) }

  /// The lightest.
  public static let ultraLight = FontWeight(100)
  /// Between ultralight and light.
  public static let thin = FontWeight(200)
  /// Between thin and regular.
  public static let light = FontWeight(300)
  /// The weight of running text.
  public static let regular = FontWeight(400)
  /// A little bolder than regular.
  public static let medium = FontWeight(500)
  /// The weight of headlines.
  public static let semibold = FontWeight(600)
  /// The usual emphasis.
  public static let bold = FontWeight(700)
  /// Bolder than bold.
  public static let heavy = FontWeight(800)
  /// The boldest.
  public static let black = FontWeight(900)

  /// Whether one weight is lighter than another.
  ///
  /// - Parameters:
  ///   - lhs: A weight.
  ///   - rhs: Another weight.
  /// - Returns: Whether `lhs` is lighter.
  public static func < (lhs: FontWeight, rhs: FontWeight) -> Bool { lhs.value < rhs.value }
}

/// The design of a system font.
public enum FontDesign: String, Hashable, Sendable, CaseIterable {
  /// The plain sans serif, for everything.
  case `default`
  /// Monospaced: all characters equally wide, for code.
  case monospaced
  /// Serif, for reading.
  case serif
  /// Rounded ends.
  case rounded
}

/// The font descriptor: what a run of text asks of its font.
public struct FontDescriptor: Hashable, Sendable {
  /// The family: which letterforms.
  public enum Family: Hashable, Sendable {
    /// One of the system's designs.
    case system(FontDesign)
    /// A family or a single font by name, as `Font.custom` takes it.
    case named(String)
  }

  /// The family: which letterforms.
  public var family: Family
  /// The size in points to the em; a size of 0 or less, or one that is not finite, draws nothing.
  public var size: Double
  /// The weight: how bold.
  public var weight: FontWeight
  /// Whether the italic forms are used, where the family has them.
  public var isItalic: Bool
  /// Whether digits are monospaced: all equally wide.
  public var hasMonospacedDigits: Bool
  /// The leading: points from one baseline to the next; `nil` for the font's own line height.
  ///
  /// Text styles set it. It widens the gaps between lines; a single line stays as high as it is.
  public var leading: Double?

  /// Creates the descriptor of a font of `size` points.
  ///
  /// - Parameters:
  ///   - family: Which letterforms.
  ///   - size: Points to the em.
  ///   - weight: How bold.
  ///   - isItalic: Whether the slanted or cursive forms are used.
  ///   - hasMonospacedDigits: Whether all digits are equally wide.
  ///   - leading: Points from one baseline to the next; `nil` for the font's own line height.
  public init(
    _ family: Family = .system(.default), size: Double, weight: FontWeight = .regular,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, leading: Double? = nil
  ) {
    (self.family, self.size, self.weight) = (family, size, weight)
    (self.isItalic, self.hasMonospacedDigits) = (isItalic, hasMonospacedDigits)
    self.leading = leading
  }

  /// Creates the descriptor of the system font in a text style.
  ///
  /// - Parameters:
  ///   - style: Gives size, leading and, unless `weight` does, weight.
  ///   - design: Which of the system's designs.
  ///   - weight: How bold; `nil` for as bold as the style is.
  ///   - setting: The reader's setting of Dynamic Type.
  public init(
    _ style: TextStyle, design: FontDesign = .default, weight: FontWeight? = nil,
    at setting: TypeSize = .large
  ) {
    self.init(
      .system(design), size: style.size(at: setting), weight: weight ?? style.weight,
      leading: style.leading(at: setting))
  }

  /// This descriptor at `factor` times its size and leading.
  public func scaled(by factor: Double) -> FontDescriptor {
    var result = self
    result.size *= factor
    result.leading = leading.map { $0 * factor }
    return result
  }
}
