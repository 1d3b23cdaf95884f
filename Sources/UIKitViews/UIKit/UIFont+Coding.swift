public import Foundation
@_spi(Engine) import ViewEngine
import Views

extension UIFont {
  private enum Key {
    static let name = "UIFontName"
    static let size = "UIFontPointSize"
    static let traits = "UIFontTraits"
    static let weight = "UIFontWeight"
  }

  /// Archives name their classes.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the name, the size, the weight and the traits.
  public func encode(with coder: NSCoder) {
    coder.encode(font.name.map { $0 as NSString }, forKey: Key.name)
    coder.encode(Double(pointSize), forKey: Key.size)
    coder.encode(font.weightValue ?? 0, forKey: Key.weight)
    coder.encode(Int(fontDescriptor.symbolicTraits.rawValue), forKey: Key.traits)
  }

  /// The font that an archive holds; `nil` if it holds none.
  static func font(from coder: NSCoder) -> Font? {
    let size = coder.decodeDouble(forKey: Key.size)
    guard size > 0 else { return nil }
    let name = coder.decodeObject(of: NSString.self, forKey: Key.name).map { $0 as String }
    var font = name.map { Font.custom($0, fixedSize: size) } ?? Font.system(size: size)
    let traits = UIFontDescriptor.SymbolicTraits(
      rawValue: UInt32(truncatingIfNeeded: coder.decodeInteger(forKey: Key.traits)))
    if traits.contains(.traitItalic) { font = font.italic() }
    if traits.contains(.traitMonoSpace) { font = font.monospaced() }
    let weight = coder.decodeDouble(forKey: Key.weight)
    return weight > 0 ? font.weight(Font.Weight(clamping: weight)) : font
  }
}
