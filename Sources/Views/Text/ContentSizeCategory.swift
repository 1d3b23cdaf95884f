@_spi(Engine) public import ViewEngine

/// The reader's setting of text sizes, by the names of iOS 13.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest.
  case extraSmall
  /// Small.
  case small
  /// Between small and the usual.
  case medium
  /// The usual.
  case large
  /// Above the usual.
  case extraLarge
  /// Two above the usual.
  case extraExtraLarge
  /// The largest of those for everybody.
  case extraExtraExtraLarge
  /// The first for those who need large letters.
  case accessibilityMedium
  /// The second for those who need large letters.
  case accessibilityLarge
  /// The third for those who need large letters.
  case accessibilityExtraLarge
  /// The fourth for those who need large letters.
  case accessibilityExtraExtraLarge
  /// The largest of all.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is for those who need large letters.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Creates the category of a setting; `nil` for none, as each has one.
  ///
  /// - Parameter dynamicTypeSize: The setting.
  public init(_ dynamicTypeSize: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 0
    self = Self.allCases[min(index, Self.allCases.count - 1)]
  }

  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  /// The setting of this category.
  var setting: DynamicTypeSize { DynamicTypeSize.allCases[index] }
}

extension ContentSizeCategory: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.index < rhs.index }
}

extension EnvironmentValues {
  /// The reader's setting of text sizes: `dynamicTypeSize` by the names of iOS 13.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.setting }
  }
}
