import DisplayList
import Foundation
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// A colour space, by AppKit's name: all components here are those of sRGB.
public final class NSColorSpace: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// The usual space of screens.
  public static let sRGB = NSColorSpace("sRGB")
  /// The wider space of screens, whose colours are told in sRGB.
  public static let displayP3 = NSColorSpace("displayP3")
  /// That of the screen: sRGB.
  public static let deviceRGB = NSColorSpace("deviceRGB")
  /// That of all screens: sRGB.
  public static let genericRGB = NSColorSpace("genericRGB")
  /// sRGB beyond 0...1.
  public static let extendedSRGB = NSColorSpace("extendedSRGB")

  public static func == (lhs: NSColorSpace, rhs: NSColorSpace) -> Bool { lhs.name == rhs.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension NSColor {
  /// The numbers in the light or dark of the stage; beside the main thread in light.
  var numbers: Color.Resolved {
    guard Thread.isMainThread else { return color.resolve(in: EnvironmentValues()) }
    let color = color
    return MainActor.assumeIsolated { color.resolve(in: UIScreen.environment) }
  }

  /// The colour's components, in the light or dark of the stage; beside the main thread in light.
  public var cgColor: CGColor {
    let own = numbers
    return CGColor(
      red: CGFloat(own.red), green: CGFloat(own.green), blue: CGFloat(own.blue),
      alpha: CGFloat(own.opacity))
  }
  /// Red, 0...1, in encoded sRGB.
  public var redComponent: CGFloat { CGFloat(numbers.red) }
  /// Green, 0...1, in encoded sRGB.
  public var greenComponent: CGFloat { CGFloat(numbers.green) }
  /// Blue, 0...1, in encoded sRGB.
  public var blueComponent: CGFloat { CGFloat(numbers.blue) }
  /// The opacity, 0...1.
  public var alphaComponent: CGFloat { CGFloat(numbers.opacity) }
  /// How light a grey is, 0...1; of a colour its brightness by how eyes weigh red, green and blue.
  public var whiteComponent: CGFloat {
    // The weights of Rec. 709; those of a grey add up to itself.
    let (r, g, b) = (redComponent, greenComponent, blueComponent)
    return r == g && g == b ? r : 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  /// The place on the colour circle in turns, 0...1; 0 for a grey.
  public var hueComponent: CGFloat { circle.hue }
  /// From 0 for a grey to 1 for the pure hue.
  public var saturationComponent: CGFloat { circle.saturation }
  /// From 0 for black to 1 for the brightest.
  public var brightnessComponent: CGFloat { circle.brightness }

  private var circle: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (r, g, b) = (redComponent, greenComponent, blueComponent)
    let (most, least) = (max(r, g, b), min(r, g, b))
    let range = most - least
    guard range > 0 else { return (0, 0, most) }
    let sector =
      most == r ? (g - b) / range : most == g ? (b - r) / range + 2 : (r - g) / range + 4
    return ((sector < 0 ? sector + 6 : sector) / 6, range / most, most)
  }

  /// Gives the encoded sRGB components; a pointer that is `nil` is left out.
  ///
  /// - Parameters:
  ///   - red: Where red goes, 0...1.
  ///   - green: Where green goes, 0...1.
  ///   - blue: Where blue goes, 0...1.
  ///   - alpha: Where the opacity goes, 0...1.
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    unsafe red?.pointee = redComponent
    unsafe green?.pointee = greenComponent
    unsafe blue?.pointee = blueComponent
    unsafe alpha?.pointee = alphaComponent
  }
  /// Gives hue, saturation and brightness in sRGB; a pointer that is `nil` is left out.
  ///
  /// - Parameters:
  ///   - hue: Where the place on the colour circle goes in turns, 0...1; 0 for a grey.
  ///   - saturation: Where the saturation goes, 0...1.
  ///   - brightness: Where the brightness goes, 0...1.
  ///   - alpha: Where the opacity goes, 0...1.
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    let own = circle
    unsafe hue?.pointee = own.hue
    unsafe saturation?.pointee = own.saturation
    unsafe brightness?.pointee = own.brightness
    unsafe alpha?.pointee = alphaComponent
  }

  /// The colour in another space: the same, as components are those of sRGB.
  ///
  /// - Note: Accepted; no effect. `space`: components are told in sRGB.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    let own = numbers
    return NSColor(Color(own))
  }

  /// This colour with another opacity, 0...1.
  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(Color(RepaintedColor(color: color, opacity: Float(min(max(alpha, 0), 1)))))
  }
  /// A mixture of this colour's components and another's; `nil` never.
  ///
  /// - Parameters:
  ///   - fraction: How much of the other, 0...1.
  ///   - color: The other colour.
  /// - Returns: The mixture.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    let (own, other) = (numbers, color.numbers)
    let part = Float(min(max(fraction, 0), 1))
    func mixed(_ path: KeyPath<Color.Resolved, Float>) -> CGFloat {
      CGFloat(own[keyPath: path] * (1 - part) + other[keyPath: path] * part)
    }
    return NSColor(
      srgbRed: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.opacity))
  }
  /// The colour, lighter: mixed with white.
  public func highlight(withLevel val: CGFloat) -> NSColor? {
    blended(withFraction: val, of: .white)
  }
  /// The colour, darker: mixed with black.
  public func shadow(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .black) }

  // MARK: Drawing

  /// Sets the colour of areas and lines that are drawn from here on.
  @MainActor @preconcurrency public func set() {
    setFill()
    setStroke()
  }
  /// Sets the colour of areas that are drawn from here on.
  @MainActor @preconcurrency public func setFill() {
    UIGraphicsStack.current?.setFillColor(cgColor)
  }
  /// Sets the colour of lines that are drawn from here on.
  @MainActor @preconcurrency public func setStroke() {
    UIGraphicsStack.current?.setStrokeColor(cgColor)
  }
}
