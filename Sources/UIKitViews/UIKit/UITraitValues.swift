@_spi(Engine) public import ViewEngine

// What traits can be, by UIKit's names, and the same by SwiftUI's.

/// The interface style: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Neither is asked for.
  case unspecified
  /// Light: dark text on a light background.
  case light
  /// Dark: light text on a dark background.
  case dark

  /// The style of a colour scheme; unspecified for none.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light?: self = .light
    case .dark?: self = .dark
    case nil: self = .unspecified
    }
  }
}

extension ColorScheme {
  /// The colour scheme of a style; `nil` for one that is unspecified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

/// The level of a place: in the dark, backgrounds are lighter on what lies over the page.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// It is not known.
  case unspecified = -1
  /// On the page.
  case base
  /// On a sheet, a popover or an alert.
  case elevated
}

/// The direction in which words run, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// It is not known.
  case unspecified = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// Whether there is much room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// That is not known.
  case unspecified
  /// There is little, as across a telephone.
  case compact
  /// There is much.
  case regular

  init(_ size: UserInterfaceSizeClass?) {
    switch size {
    case .compact?: self = .compact
    case .regular?: self = .regular
    case nil: self = .unspecified
    }
  }
}

/// The reader's size of text, by UIKit's name; the raw values are UIKit's.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's name.
  public let rawValue: String
  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None is known.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Between small and the usual.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The usual.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// Above the usual.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Two above the usual.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest of those for everybody.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first for those who need large letters.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second for those who need large letters.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third for those who need large letters.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth for those who need large letters.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// All that a reader can set, the smallest first.
  private static let all: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  /// The place among all, from 0; `nil` for one that is unspecified or no setting.
  fileprivate var index: Int? { Self.all.firstIndex(of: self) }

  /// The category of a setting by SwiftUI's name; unspecified for none.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map { Self.all[$0.rawValue] } ?? .unspecified
  }
  /// Whether it is for those who need large letters.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool { (lhs.index ?? -1) < (rhs.index ?? -1) }
}

extension DynamicTypeSize {
  /// The setting of a category by UIKit's name; `nil` for one that is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = uiSizeCategory.index else { return nil }
    self.init(rawValue: index)
  }
}

extension UIApplication {
  /// The reader's size of text: the stage's.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(UIScreen.environment.dynamicTypeSize)
  }
}
