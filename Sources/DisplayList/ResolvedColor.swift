/// A colour as numbers: sRGB, encoded (as stored in files), straight alpha.
///
/// Components are 0...1; values beyond describe colours outside sRGB and are clamped where pixels are
/// made.
public struct ResolvedColor: Hashable, Sendable {
  /// Encoded sRGB red; 0...1 inside sRGB, beyond it for wider colours.
  public var red: Float
  /// Encoded sRGB green.
  public var green: Float
  /// Encoded sRGB blue.
  public var blue: Float
  /// 0 for invisible to 1 for opaque; the components are not multiplied by it.
  public var opacity: Float

  /// Creates a colour from encoded components.
  ///
  /// - Parameters:
  ///   - red: Encoded sRGB red, 0...1 inside sRGB.
  ///   - green: Encoded sRGB green.
  ///   - blue: Encoded sRGB blue.
  ///   - opacity: 0...1; the components are not multiplied by it.
  public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  // Not for scenes: there `Color(.black)` means one of the named colours, not the numbers of one.

  /// Black at opacity 0.
  package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
  /// Opaque black.
  package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = ResolvedColor(red: 1, green: 1, blue: 1)

  /// Returns this colour with its opacity multiplied by `factor`.
  public func opacity(_ factor: Double) -> ResolvedColor {
    var result = self
    result.opacity *= Float(factor)
    return result
  }
}
