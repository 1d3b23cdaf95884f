public import Foundation
import DisplayList
@_spi(Engine) import ViewEngine
import Views

/// A colour's components, by Core Graphics' name.
public struct CGColor: Hashable, Sendable {
  let resolved: ResolvedColor

  init(_ resolved: ResolvedColor) { self.resolved = resolved }

  /// Creates a colour from encoded sRGB components.
  ///
  /// - Parameters:
  ///   - red: Red, 0...1.
  ///   - green: Green, 0...1.
  ///   - blue: Blue, 0...1.
  ///   - alpha: The opacity, 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    resolved = ResolvedColor(
      red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }
  /// Creates a grey.
  ///
  /// - Parameters:
  ///   - gray: How light it is in encoded sRGB, from 0 for black to 1 for white.
  ///   - alpha: The opacity, 0...1.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// Creates a colour from encoded sRGB components.
  ///
  /// - Parameters:
  ///   - red: Red, 0...1.
  ///   - green: Green, 0...1.
  ///   - blue: Blue, 0...1.
  ///   - alpha: The opacity, 0...1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// The opacity, 0...1.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }
  /// Red, green, blue and opacity, encoded sRGB.
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }
  /// How many components it has, the opacity included.
  public var numberOfComponents: Int { components?.count ?? 0 }
  /// The same colour with another opacity, 0...1.
  public func copy(alpha: CGFloat) -> CGColor? {
    var other = resolved
    other.opacity = Float(alpha)
    return CGColor(other)
  }
}
