import Foundation
@_spi(Engine) import ViewEngine
import Views

/// An appearance: light or dark, by AppKit's name.
public final class NSAppearance: Hashable, Sendable {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Light.
    public static let aqua = Self(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Self(rawValue: "NSAppearanceNameDarkAqua")
    /// Light, on a material.
    public static let vibrantLight = Self(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark, on a material.
    public static let vibrantDark = Self(rawValue: "NSAppearanceNameVibrantDark")
    /// Light, with more contrast.
    public static let accessibilityHighContrastAqua =
      Self(rawValue: "NSAppearanceNameAccessibilityAqua")
    /// Dark, with more contrast.
    public static let accessibilityHighContrastDarkAqua =
      Self(rawValue: "NSAppearanceNameAccessibilityDarkAqua")

    /// Whether it is one of the dark ones.
    fileprivate var isDark: Bool { rawValue.contains("Dark") }
  }

  /// The name.
  public let name: Name

  /// Finds the appearance of a name.
  public init?(named name: Name) { self.name = name }

  init(_ scheme: ColorScheme) { name = scheme == .dark ? .darkAqua : .aqua }

  /// Whether it is light or dark.
  var scheme: ColorScheme { name.isDark ? .dark : .light }

  /// The appearance among some that is most like this one; `nil` if none is as light or as dark.
  public func bestMatch(from appearances: [Name]) -> Name? {
    if appearances.contains(name) { return name }
    return appearances.first { $0.isDark == name.isDark } ?? appearances.first { !$0.isDark }
  }

  public static func == (lhs: NSAppearance, rhs: NSAppearance) -> Bool { lhs.name == rhs.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
