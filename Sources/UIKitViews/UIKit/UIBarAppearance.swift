public import Foundation

/// The look of a bar, as apps describe it for `standardAppearance` and its kin; giving it to a bar has no effect, and is told.
@MainActor @preconcurrency open class UIBarAppearance {
  /// Creates the usual look.
  public init() {}
  /// Makes it the usual look.
  open func configureWithDefaultBackground() {}
  /// Makes it one through which nothing shows.
  open func configureWithOpaqueBackground() {}
  /// Makes it one without a ground.
  open func configureWithTransparentBackground() {}
  /// The colour of the ground.
  open var backgroundColor: UIColor?
  /// The blur of the ground.
  open var backgroundEffect: UIBlurEffect?
  /// The picture of the ground.
  open var backgroundImage: UIImage?
  /// The colour of the line at its edge.
  open var shadowColor: UIColor?
  /// The picture of the line at its edge.
  open var shadowImage: UIImage?
}

/// The look of a bar of tabs.
open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs whose words are below their pictures.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs whose words are beside their pictures.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of small tabs whose words are beside their pictures.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of the tabs of a bar, in each state.
@MainActor @preconcurrency open class UITabBarItemAppearance {
  /// Creates the usual look.
  public init() {}
  /// The look of tabs that are not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the tab that is chosen.
  public let selected = UITabBarItemStateAppearance()
  /// The look of tabs that cannot be chosen.
  public let disabled = UITabBarItemStateAppearance()
  /// The look of tabs that keys would reach.
  public let focused = UITabBarItemStateAppearance()
}

/// The look of the tabs of a bar in one state.
@MainActor @preconcurrency open class UITabBarItemStateAppearance {
  init() {}
  /// How words are set.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far words are from their place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of pictures.
  open var iconColor: UIColor?
  /// The colour of badges.
  open var badgeBackgroundColor: UIColor?
}

/// The look of the bar of a navigation stack.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles are set.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles are set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

extension NSAttributedString.Key {
  /// A font.
  public static let font = Self("NSFont")
  /// The colour of letters.
  public static let foregroundColor = Self("NSColor")
  /// The colour behind letters.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// How far letters stand apart, in points.
  public static let kern = Self("NSKern")
}
