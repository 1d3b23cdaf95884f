public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// The descriptor of a font: what is asked of letters, to be changed and made a font again.
public final class UIFontDescriptor: Hashable, Sendable {
  /// The same as SwiftUI has it.
  let font: Font
  init(_ font: Font) { self.font = font }

  /// The design of the system's letters.
  public struct SystemDesign: Hashable, Sendable {
    let design: Font.Design
    /// Without serifs.
    public static let `default` = Self(design: .default)
    /// With round ends.
    public static let rounded = Self(design: .rounded)
    /// With serifs.
    public static let serif = Self(design: .serif)
    /// All letters equally wide.
    public static let monospaced = Self(design: .monospaced)
  }

  /// What letters are asked to be.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = Self(rawValue: 1)
    /// Bold.
    public static let traitBold = Self(rawValue: 1 << 1)
    /// Equally wide.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
  }

  /// The descriptor of a text style's font.
  ///
  /// - Parameter style: The text style.
  /// - Returns: The descriptor.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFontDescriptor(.system(style.style)) }

  /// Creates the descriptor of a font by its name.
  ///
  /// - Parameters:
  ///   - fontName: The name, a family's or a single file's.
  ///   - size: Points to the em.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(.custom(fontName, fixedSize: size))
  }

  /// The size in points to the em.
  public var pointSize: CGFloat { CGFloat(font.pointSize(at: .large)) }
  /// What letters are asked to be.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isBold { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// This descriptor in another design of the system's.
  ///
  /// - Parameter design: The design.
  /// - Returns: The descriptor; fonts by name have no designs, and give `nil`.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    font.name == nil ? UIFontDescriptor(font.designed(design.design)) : nil
  }
  /// This descriptor with these traits and no others.
  ///
  /// - Parameter symbolicTraits: The traits.
  /// - Returns: The descriptor.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    // A weight that is no trait stays.
    var font = font
    if self.symbolicTraits != symbolicTraits { font = font.plain }
    if symbolicTraits.contains(.traitBold) { font = font.bold() }
    if symbolicTraits.contains(.traitItalic) { font = font.italic() }
    if symbolicTraits.contains(.traitMonoSpace) { font = font.monospaced() }
    return UIFontDescriptor(font)
  }
  /// This descriptor in another size.
  ///
  /// - Parameter newPointSize: Points to the em.
  /// - Returns: The descriptor.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.sized(Double(newPointSize)))
  }

  public static func == (lhs: UIFontDescriptor, rhs: UIFontDescriptor) -> Bool {
    lhs.font == rhs.font
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension UIFont {
  /// Creates a font from its descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - pointSize: Points to the em; 0 for the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.font.sized(Double(pointSize)) : descriptor.font)
  }
  /// The font's descriptor.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }
}
