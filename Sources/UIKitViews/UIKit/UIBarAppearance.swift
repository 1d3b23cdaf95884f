public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// The look of a bar, as apps describe it for `standardAppearance` and its kin.
///
/// Of navigation bars the colour of the ground, its line and the titles' colours and fonts count, of one bar of tabs the ground and
/// its line; given to other bars it has no effect, and is told.
@MainActor @preconcurrency open class UIBarAppearance {
  /// What the ground is made of unless it has a colour.
  enum Ground { case material, opaque, none }
  private(set) var ground = Ground.material

  /// Creates the usual look.
  public init() {}
  /// Makes it the usual look.
  open func configureWithDefaultBackground() { configure(.material) }
  /// Makes it one through which nothing shows.
  open func configureWithOpaqueBackground() { configure(.opaque) }
  /// Makes it one without a ground.
  open func configureWithTransparentBackground() { configure(.none) }
  private func configure(_ ground: Ground) {
    self.ground = ground
    (backgroundColor, backgroundEffect, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (ground == .none ? nil : .separator, nil)
  }

  /// The colour of the ground; `nil` for what it is made of.
  var color: Color? {
    backgroundColor?.color ?? (ground == .opaque ? UIColor.systemBackground.color : nil)
  }
  /// Whether there is a ground.
  var hasGround: Bool { ground != .none || backgroundColor != nil || backgroundEffect != nil }
  /// Whether there is a line at its edge.
  var hasLine: Bool { shadowColor != nil && shadowColor != .clear }

  /// What a bar looks like whose looks are these.
  ///
  /// - Parameters:
  ///   - standard: The look over content; `nil` for the usual one.
  ///   - edge: The look where content is not beneath the bar; `nil` for one without a ground.
  /// - Returns: The look; `nil` where nothing is said.
  static func look(_ standard: UIBarAppearance?, atEdge edge: UIBarAppearance?) -> BarLook? {
    if standard == nil, edge == nil { return nil }
    // Where content is not beneath it, a bar has the ground of that place; both are one here.
    let shown = edge.flatMap { $0.hasGround ? $0 : nil } ?? standard
    guard let shown, shown.hasGround else { return BarLook(nil, .hidden, hasLine: false) }
    let visibility: Visibility = edge?.hasGround == true ? .visible : .automatic
    return BarLook(shown.color, visibility, hasLine: shown.hasLine)
  }

  /// The colour of the ground.
  open var backgroundColor: UIColor?
  /// The blur of the ground.
  open var backgroundEffect: UIBlurEffect?
  /// The picture of the ground.
  open var backgroundImage: UIImage?
  /// The colour of the line at its edge; `nil` for none.
  open var shadowColor: UIColor? = .separator
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
  /// The look of buttons.
  ///
  /// - Note: Accepted; no effect. `buttonAppearance`: buttons have the bar's tint.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that end what was done.
  ///
  /// - Note: Accepted; no effect. `doneButtonAppearance`: buttons have the bar's tint.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the way back.
  ///
  /// - Note: Accepted; no effect. `backButtonAppearance`: it has the bar's tint.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// How far titles are from their place.
  ///
  /// - Note: Accepted; no effect. `titlePositionAdjustment`: titles are in their place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture of the way back.
  public private(set) var backIndicatorImage: UIImage?
  /// Sets the picture of the way back.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The picture; `nil` for the usual chevron.
  ///   - backIndicatorTransitionMaskImage: What it goes behind on its way.
  /// - Note: Accepted; no effect. `setBackIndicatorImage`, `transitionMaskImage`: it is a chevron.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    if backIndicatorImage != nil {
      IneffectiveSettings.note("UINavigationBarAppearance.setBackIndicatorImage")
    }
  }

  /// A title as it is set.
  func title(_ words: String, isLarge: Bool) -> Text {
    let attributes = isLarge ? largeTitleTextAttributes : titleTextAttributes
    var text = Text(verbatim: words)
    if let font = UIFont.attribute(attributes[.font]) { text = text.font(font.font) }
    if let color = UIColor.attribute(attributes[.foregroundColor]) {
      text = text.foregroundColor(color.color)
    }
    return text
  }
}

/// The look of a bar's buttons, in each state.
@MainActor @preconcurrency open class UIBarButtonItemAppearance {
  /// The look of a button in one state.
  @MainActor @preconcurrency public final class State {
    /// How words are set.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far words are from their place.
    public var titlePositionAdjustment = UIOffset.zero
    /// The picture behind.
    public var backgroundImage: UIImage?
  }
  /// Creates the usual look.
  public init() {}
  /// Creates the look of buttons of a style.
  ///
  /// - Note: Accepted; no effect. `style`: buttons have the bar's tint.
  public init(style: UIBarButtonItem.Style) {}
  /// The look of buttons.
  public let normal = State()
  /// The look of buttons that are pressed.
  public let highlighted = State()
  /// The look of buttons that cannot be pressed.
  public let disabled = State()
  /// The look of buttons that keys would reach.
  public let focused = State()
}

/// The look of the bar at the bottom.
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of buttons.
  ///
  /// - Note: Accepted; no effect. `buttonAppearance`: buttons have the bar's tint.
  open var buttonAppearance = UIBarButtonItemAppearance()
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
