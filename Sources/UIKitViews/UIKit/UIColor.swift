import DisplayList
public import Foundation
@_spi(Engine) public import ViewEngine
import Views

/// A colour, by UIKit's name: one of the system's, which follow light and dark, or one made of components.
public final class UIColor: Hashable, Sendable {
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
    self.init(
      Color(
        .sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
  /// Creates a colour from encoded components of Display P3.
  ///
  /// - Parameters:
  ///   - displayP3Red: Red, 0...1.
  ///   - green: Green, 0...1.
  ///   - blue: Blue, 0...1.
  ///   - alpha: The opacity, 0...1.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        .displayP3, red: Double(displayP3Red), green: Double(green), blue: Double(blue),
        opacity: Double(alpha)))
  }
  /// Creates a grey.
  ///
  /// - Parameters:
  ///   - white: How light it is in encoded sRGB, from 0 for black to 1 for white.
  ///   - alpha: The opacity, 0...1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(.sRGB, white: Double(white), opacity: Double(alpha)))
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
  /// Finds a colour of the project's assets; `nil` if none has the name.
  public convenience init?(named name: String) {
    guard Assets.current.color(named: name, in: .light) != nil else { return nil }
    self.init(Color(name))
  }
  /// The colour of a name in the scene's assets.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Where it is.
  ///   - traitCollection: For which traits.
  /// - Note: Accepted; no effect. `in`, `compatibleWith`: colours come from the scene's assets, for where they are shown.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
  /// The colour that a resource stands for.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
  /// Creates a colour from Core Graphics' numbers.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor.resolved)) }

  /// This colour with another opacity, 0...1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let own = color.resolve(in: EnvironmentValues()).opacity
    return UIColor(own == 1 ? color.opacity(Double(alpha)) : replacing(alpha))
  }

  private func replacing(_ alpha: CGFloat) -> Color {
    var resolved = color.resolve(in: EnvironmentValues())
    resolved.opacity = Float(alpha)
    return Color(resolved)
  }

  /// The colour's components, in the light or dark of the stage; beside the main thread in light.
  ///
  /// While ``UITraitCollection/performAsCurrent(_:)`` runs, those of its traits count.
  public var cgColor: CGColor {
    let color = color
    guard Thread.isMainThread else { return CGColor(color.resolve(in: EnvironmentValues())) }
    return MainActor.assumeIsolated {
      CGColor(color.resolve(in: UITraitCollection.environmentInUse))
    }
  }

  /// Gives the encoded sRGB components; a pointer that is `nil` is left out.
  ///
  /// - Parameters:
  ///   - red: Where red goes, 0...1.
  ///   - green: Where green goes, 0...1.
  ///   - blue: Where blue goes, 0...1.
  ///   - alpha: Where the opacity goes, 0...1.
  /// - Returns: Whether the colour has such components: all have.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolve(in: EnvironmentValues())
    unsafe red?.pointee = CGFloat(resolved.red)
    unsafe green?.pointee = CGFloat(resolved.green)
    unsafe blue?.pointee = CGFloat(resolved.blue)
    unsafe alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// Gives hue, saturation and brightness in sRGB; a pointer that is `nil` is left out.
  ///
  /// - Parameters:
  ///   - hue: Where the place on the colour circle goes in turns, 0...1; 0 for a grey.
  ///   - saturation: Where the saturation goes, 0...1.
  ///   - brightness: Where the brightness goes, 0...1.
  ///   - alpha: Where the opacity goes, 0...1.
  /// - Returns: Whether the colour has such components: all have.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolve(in: EnvironmentValues())
    let (r, g, b) = (CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue))
    let (most, least) = (max(r, g, b), min(r, g, b))
    let range = most - least
    var sector: CGFloat = 0
    if range > 0 {
      sector =
        most == r ? (g - b) / range : most == g ? (b - r) / range + 2 : (r - g) / range + 4
    }
    unsafe hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    unsafe saturation?.pointee = most > 0 ? range / most : 0
    unsafe brightness?.pointee = most
    unsafe alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  private convenience init(system: SystemColor) { self.init(Color(.system(system))) }

  /// The system's red, which differs between light and dark.
  public static let systemRed = UIColor(system: .red)
  /// The system's orange, which differs between light and dark.
  public static let systemOrange = UIColor(system: .orange)
  /// The system's yellow, which differs between light and dark.
  public static let systemYellow = UIColor(system: .yellow)
  /// The system's green, which differs between light and dark.
  public static let systemGreen = UIColor(system: .green)
  /// The system's mint, which differs between light and dark.
  public static let systemMint = UIColor(system: .mint)
  /// The system's teal, which differs between light and dark.
  public static let systemTeal = UIColor(system: .teal)
  /// The system's cyan, which differs between light and dark.
  public static let systemCyan = UIColor(system: .cyan)
  /// The system's blue, which differs between light and dark.
  public static let systemBlue = UIColor(system: .blue)
  /// The system's indigo, which differs between light and dark.
  public static let systemIndigo = UIColor(system: .indigo)
  /// The system's purple, which differs between light and dark.
  public static let systemPurple = UIColor(system: .purple)
  /// The system's pink, which differs between light and dark.
  public static let systemPink = UIColor(system: .pink)
  /// The system's brown, which differs between light and dark.
  public static let systemBrown = UIColor(system: .brown)
  /// The system's grey, which differs between light and dark.
  public static let systemGray = UIColor(system: .gray)
  /// The system's grey 2, which differs between light and dark.
  public static let systemGray2 = UIColor(system: .gray2)
  /// The system's grey 3, which differs between light and dark.
  public static let systemGray3 = UIColor(system: .gray3)
  /// The system's grey 4, which differs between light and dark.
  public static let systemGray4 = UIColor(system: .gray4)
  /// The system's grey 5, which differs between light and dark.
  public static let systemGray5 = UIColor(system: .gray5)
  /// The system's grey 6, which differs between light and dark.
  public static let systemGray6 = UIColor(system: .gray6)
  /// The system's colour for label, which differs between light and dark.
  public static let label = UIColor(system: .primary)
  /// The system's colour for secondary label, which differs between light and dark.
  public static let secondaryLabel = UIColor(system: .secondary)
  /// The system's colour for tertiary label, which differs between light and dark.
  public static let tertiaryLabel = UIColor(system: .tertiary)
  /// The system's colour for quaternary label, which differs between light and dark.
  public static let quaternaryLabel = UIColor(system: .quaternary)
  /// The system's background, which differs between light and dark.
  public static let systemBackground = UIColor(system: .background)
  /// The system's colour for secondary system background, which differs between light and dark.
  public static let secondarySystemBackground = UIColor(system: .secondaryBackground)
  /// The system's colour for tertiary system background, which differs between light and dark.
  public static let tertiarySystemBackground = UIColor(system: .tertiaryBackground)
  /// The system's grouped background, which differs between light and dark.
  public static let systemGroupedBackground = UIColor(system: .groupedBackground)
  /// The system's colour for secondary system grouped background, which differs between light and
  /// dark.
  public static let secondarySystemGroupedBackground = UIColor(system: .secondaryGroupedBackground)
  /// The system's colour for tertiary system grouped background, which differs between light and dark.
  public static let tertiarySystemGroupedBackground = UIColor(system: .tertiaryGroupedBackground)
  /// The system's colour for separators that hide what is below, which differs between light and dark.
  public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
  /// The system's colour for separator, which differs between light and dark.
  public static let separator = UIColor(system: .separator)
  /// The system's fill, which differs between light and dark.
  public static let systemFill = UIColor(system: .fill)
  /// The system's secondary fill, which differs between light and dark.
  public static let secondarySystemFill = UIColor(system: .secondaryFill)
  /// The system's tertiary fill, which differs between light and dark.
  public static let tertiarySystemFill = UIColor(system: .tertiaryFill)
  /// The system's quaternary fill, which differs between light and dark.
  public static let quaternarySystemFill = UIColor(system: .quaternaryFill)
  /// The system's colour for links, which differs between light and dark.
  public static let link = UIColor(system: .blue)
  /// The system's colour for placeholder text, which differs between light and dark.
  public static let placeholderText = UIColor(system: .placeholder)
  /// The system's colour for tint, which differs between light and dark.
  public static let tintColor = UIColor(.accentColor)

  /// Black, in light and dark.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Dark grey, in light and dark.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Grey, in light and dark.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Light grey, in light and dark.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White, in light and dark.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Clear, in light and dark.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Red, in light and dark.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green, in light and dark.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue, in light and dark.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan, in light and dark.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow, in light and dark.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta, in light and dark.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange, in light and dark.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple, in light and dark.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown, in light and dark.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension Color {
  /// Creates the colour that UIKit calls `uiColor`.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// Creates the colour that UIKit calls `color`.
  ///
  /// Of an asset `.brand` is a resource first.
  @_disfavoredOverload public init(_ color: UIColor) { self = color.color }
  /// The components as Core Graphics has them; `nil` for a colour that follows its environment, as those
  /// of the system and of assets do.
  public var cgColor: CGColor? { constant.map { CGColor($0) } }
}
