import DisplayList
import Foundation
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// A colour, by AppKit's name: one of the Mac's, which follow light and dark, or one made of components.
public final class NSColor: Hashable, Sendable {
  /// The name of a colour.
  public typealias Name = String

  /// The same colour as SwiftUI has it.
  let color: Color

  /// Creates the colour that SwiftUI calls `color`.
  public init(_ color: Color) { self.color = color }

  /// Creates a colour from encoded sRGB components.
  ///
  /// - Parameters:
  ///   - red: Red, 0...1.
  ///   - green: Green, 0...1.
  ///   - blue: Blue, 0...1.
  ///   - alpha: The opacity, 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.sRGB, red, green, blue, alpha)
  }
  /// Creates a colour from encoded sRGB components.
  ///
  /// - Parameters:
  ///   - red: Red, 0...1.
  ///   - green: Green, 0...1.
  ///   - blue: Blue, 0...1.
  ///   - alpha: The opacity, 0...1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.sRGB, red, green, blue, alpha)
  }
  /// Creates a colour from components that are taken for encoded sRGB.
  ///
  /// - Parameters:
  ///   - red: Red, 0...1.
  ///   - green: Green, 0...1.
  ///   - blue: Blue, 0...1.
  ///   - alpha: The opacity, 0...1.
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(.sRGB, red, green, blue, alpha) }
  /// Creates a colour from components that are taken for encoded sRGB.
  ///
  /// - Parameters:
  ///   - red: Red, 0...1.
  ///   - green: Green, 0...1.
  ///   - blue: Blue, 0...1.
  ///   - alpha: The opacity, 0...1.
  public convenience init(
    deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(.sRGB, red, green, blue, alpha) }
  /// Creates a colour from encoded components of Display P3.
  ///
  /// - Parameters:
  ///   - red: Red, 0...1.
  ///   - green: Green, 0...1.
  ///   - blue: Blue, 0...1.
  ///   - alpha: The opacity, 0...1.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(.displayP3, red, green, blue, alpha) }

  private convenience init(
    _ space: Color.RGBColorSpace, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat,
    _ alpha: CGFloat
  ) {
    self.init(
      Color(
        space, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a grey.
  ///
  /// - Parameters:
  ///   - white: How light it is in encoded sRGB, from 0 for black to 1 for white.
  ///   - alpha: The opacity, 0...1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.sRGB, white, white, white, alpha)
  }
  /// Creates a grey, taken for one of encoded sRGB.
  ///
  /// - Parameters:
  ///   - white: How light it is, from 0 for black to 1 for white.
  ///   - alpha: The opacity, 0...1.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  /// Creates a grey, taken for one of encoded sRGB.
  ///
  /// - Parameters:
  ///   - white: How light it is, from 0 for black to 1 for white.
  ///   - alpha: The opacity, 0...1.
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, in sRGB.
  ///
  /// - Parameters:
  ///   - hue: The place on the colour circle in turns, 0...1, from red over green and blue.
  ///   - saturation: From 0 for a grey to 1 for the pure hue.
  ///   - brightness: From 0 for black to 1 for the brightest.
  ///   - alpha: The opacity, 0...1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }
  /// Creates a colour from hue, saturation and brightness, taken for those of sRGB.
  ///
  /// - Parameters:
  ///   - hue: The place on the colour circle in turns, 0...1.
  ///   - saturation: From 0 for a grey to 1 for the pure hue.
  ///   - brightness: From 0 for black to 1 for the brightest.
  ///   - alpha: The opacity, 0...1.
  public convenience init(
    calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
  /// Creates a colour from hue, saturation and brightness, taken for those of sRGB.
  ///
  /// - Parameters:
  ///   - hue: The place on the colour circle in turns, 0...1.
  ///   - saturation: From 0 for a grey to 1 for the pure hue.
  ///   - brightness: From 0 for black to 1 for the brightest.
  ///   - alpha: The opacity, 0...1.
  public convenience init(
    deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }

  /// Finds a colour of the project's assets; `nil` if none has the name.
  public convenience init?(named name: Name) {
    guard Assets.current.color(named: name, in: .light) != nil else { return nil }
    self.init(Color(name))
  }
  /// Finds a colour of the project's assets; `nil` if none has the name.
  ///
  /// - Parameters:
  ///   - name: Its name among the assets.
  ///   - bundle: The bundle of the colour.
  /// - Note: Accepted; no effect. `bundle`: colours come from the assets of the project.
  public convenience init?(named name: Name, bundle: Bundle?) { self.init(named: name) }
  /// The colour that a resource stands for.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
  /// Creates a colour from Core Graphics' numbers.
  public convenience init?(cgColor: CGColor) {
    guard let parts = cgColor.components, parts.count == 4 else { return nil }
    self.init(.sRGB, parts[0], parts[1], parts[2], parts[3])
  }
  /// Creates a colour that is asked for where it is drawn, and may differ between light and dark.
  ///
  /// - Parameters:
  ///   - colorName: A name for people; nothing here asks for it.
  ///   - dynamicProvider: Gives the colour for an appearance.
  /// - Note: Accepted; no effect. `name`: nothing here asks for it.
  public convenience init(
    name colorName: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor
  ) {
    self.init(Color(ProvidedColor(provider: ColorProvider(dynamicProvider))))
  }

  /// A colour with another one in light than in the dark.
  convenience init(light: Color.Resolved, dark: Color.Resolved) {
    self.init(Color(SchemedColor(light: light, dark: dark)))
  }

  public static func == (lhs: NSColor, rhs: NSColor) -> Bool { lhs.color == rhs.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// What gives a colour for an appearance; each is like itself only.
private final class ColorProvider: Sendable {
  let color: @Sendable (NSAppearance) -> NSColor
  init(_ color: @escaping @Sendable (NSAppearance) -> NSColor) { self.color = color }
}

/// A colour that a provider gives for the environment in which it is drawn.
private struct ProvidedColor: ShapeStyle, Hashable {
  let provider: ColorProvider

  nonisolated func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    provider.color(NSAppearance(environment.colorScheme)).color.resolve(in: environment)
  }
  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.provider === rhs.provider }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(provider)) }
}

/// A colour with another one in light than in the dark.
private struct SchemedColor: ShapeStyle, Hashable {
  let light: Color.Resolved
  let dark: Color.Resolved

  nonisolated func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    environment.colorScheme == .dark ? dark : light
  }
}

/// A colour in another opacity than its own.
struct RepaintedColor: ShapeStyle, Hashable {
  let color: Color
  let opacity: Float

  nonisolated func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    var resolved = color.resolve(in: environment)
    resolved.opacity = opacity
    return resolved
  }
}

extension Color {
  /// Creates the colour that AppKit calls `nsColor`.
  public init(nsColor: NSColor) { self = nsColor.color }
  /// Creates the colour that AppKit calls `color`.
  ///
  /// Of an asset `.brand` is a resource first.
  @_disfavoredOverload public init(_ color: NSColor) { self = color.color }
}

extension NSColor: LentColor {
  package var lentColor: UIColor { UIColor(color) }
}
