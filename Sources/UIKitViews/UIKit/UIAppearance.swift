public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// What UIKit's bars are asked to look like, everywhere in an app: what `UITabBar.appearance()` and its kin give.
///
/// A film shows those settings that say whether something is there; colours and fonts of bars are the stage's, and the tool says
/// so.
@MainActor @preconcurrency open class UIAppearanceProxy {
  private let path: String

  /// Creates what stands for all bars of a class.
  init(_ name: String) { path = "\(name).appearance()" }
  /// Creates what stands for one bar, by where code finds it.
  init(of path: String) { self.path = path }

  /// Notes that a setting has no effect.
  func note(_ setting: String) { IneffectiveSettings.note("\(path).\(setting)") }

  /// The colour behind it.
  ///
  /// - Note: Accepted; no effect. `backgroundColor`: bars have their own ground.
  open var backgroundColor: UIColor? { didSet { note("backgroundColor") } }
  /// The colour of what can be touched.
  ///
  /// - Note: Accepted; no effect. `tintColor`: use `tint(_:)`.
  open var tintColor: UIColor? { didSet { note("tintColor") } }
  /// The colour of the bar.
  ///
  /// - Note: Accepted; no effect. `barTintColor`: bars have their own ground.
  open var barTintColor: UIColor? { didSet { note("barTintColor") } }
  /// Whether what lies below shows through.
  ///
  /// - Note: Accepted; no effect. `isTranslucent`: bars have their own ground.
  open var isTranslucent = true { didSet { note("isTranslucent") } }
  /// Whether it is hidden.
  ///
  /// - Note: Accepted; no effect. `isHidden`: only tab bars are hidden.
  open var isHidden = false { didSet { note("isHidden") } }
  /// Whether what goes beyond it is cut off; nothing of a bar does.
  open var clipsToBounds = false
}

/// The bar of tabs.
public final class UITabBar: UIAppearanceProxy {
  private static let shared = UITabBar("UITabBar")
  /// What all bars of tabs are asked to look like.
  public static func appearance() -> UITabBar { shared }

  /// Called when one bar is hidden or shown.
  var changed: (@MainActor () -> Void)?
  /// Gives the tabs of one bar, and the number of the one that is chosen; `nil` for what stands for all bars.
  var listed: (@MainActor () -> (items: [UITabBarItem], chosen: Int))?
  private var isOwnHidden = false
  /// Gives the frame of one bar; `nil` for what stands for all bars.
  var placed: (@MainActor () -> CGRect)?

  /// The frame of the bar in its controller's view, in points: none before it is laid out.
  ///
  /// - Note: Accepted; no effect. `frame`: bars are where the system has them; code that sets it is told so.
  public var frame: CGRect {
    get { placed?() ?? .zero }
    set { if newValue != frame { note("frame") } }
  }
  /// The bar's own rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// The tabs, the first one first; `nil` for what stands for all bars.
  public var items: [UITabBarItem]? { listed?().items }
  /// The tab that is chosen; `nil` where there is none.
  public var selectedItem: UITabBarItem? {
    guard let tabs = listed?(), tabs.items.indices.contains(tabs.chosen) else { return nil }
    return tabs.items[tabs.chosen]
  }

  /// Whether tab views have no bar.
  public override var isHidden: Bool {
    get { self === Self.shared ? AppearanceWishes.hidesTabBars : isOwnHidden }
    set {
      if self === Self.shared {
        AppearanceWishes.hidesTabBars = newValue
      } else {
        isOwnHidden = newValue
        changed?()
      }
    }
  }
  /// The colour of tabs that are not chosen.
  ///
  /// - Note: Accepted; no effect. `unselectedItemTintColor`: they are the system's grey.
  public var unselectedItemTintColor: UIColor? { didSet { note("unselectedItemTintColor") } }
  /// The picture behind the tabs.
  ///
  /// - Note: Accepted; no effect. `backgroundImage`: bars have their own ground.
  public var backgroundImage: UIImage? { didSet { note("backgroundImage") } }
  /// The picture of the bar's shadow.
  ///
  /// - Note: Accepted; no effect. `shadowImage`: bars have their own line.
  public var shadowImage: UIImage? { didSet { note("shadowImage") } }
  /// How it looks over content: of one bar the ground and its line.
  public var standardAppearance: UITabBarAppearance {
    get { ownStandard ?? UITabBarAppearance() }
    set {
      ownStandard = newValue
      looksChanged("standardAppearance")
    }
  }
  private var ownStandard: UITabBarAppearance?
  /// How it looks at the end of content: of one bar the ground and its line.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { looksChanged("scrollEdgeAppearance") }
  }
  /// The colour of the tab that is chosen, of one bar.
  public override var tintColor: UIColor? {
    get { ownTint }
    set {
      ownTint = newValue
      looksChanged("tintColor")
    }
  }
  private var ownTint: UIColor?
  private func looksChanged(_ setting: String) {
    if self === Self.shared { note(setting) } else { changed?() }
  }

  /// What the bar has been told to look like; `nil` for the system's look.
  var look: BarLook? { UIBarAppearance.look(ownStandard, atEdge: scrollEdgeAppearance) }
}

/// The bar of a navigation stack.
public final class UINavigationBar: UIAppearanceProxy {
  private static let shared = UINavigationBar("UINavigationBar")
  /// What all bars of navigation stacks are asked to look like.
  public static func appearance() -> UINavigationBar { shared }

  /// Gives the frame of one bar; `nil` for what stands for all bars.
  var placed: (@MainActor () -> CGRect)?

  /// The frame of the bar in its controller's view, in points: that of a bar of one line before it is laid out.
  ///
  /// - Note: Accepted; no effect. `frame`: bars are where the system has them; code that sets it is told so.
  public var frame: CGRect {
    get { placed?() ?? .zero }
    set { if newValue != frame { note("frame") } }
  }
  /// The bar's own rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Called when one bar has other titles.
  var changed: (@MainActor () -> Void)?
  /// Whether titles are large that do not say otherwise; they give way to what is scrolled.
  public var prefersLargeTitles = false {
    didSet {
      if self === Self.shared { note("prefersLargeTitles") }
      changed?()
    }
  }

  /// How titles are set.
  ///
  /// - Note: Accepted; no effect. `titleTextAttributes`: titles are the system's.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { note("titleTextAttributes") }
  }
  /// How large titles are set.
  ///
  /// - Note: Accepted; no effect. `largeTitleTextAttributes`: titles are the system's.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { note("largeTitleTextAttributes") }
  }
  /// The picture of the bar's shadow.
  ///
  /// - Note: Accepted; no effect. `shadowImage`: bars have their own line.
  public var shadowImage: UIImage? { didSet { note("shadowImage") } }
  /// How it looks over content.
  public var standardAppearance: UINavigationBarAppearance {
    get { ownStandard ?? UINavigationBarAppearance() }
    set {
      ownStandard = newValue
      changed?()
    }
  }
  private var ownStandard: UINavigationBarAppearance?
  /// How it looks where it is low.
  ///
  /// - Note: Accepted; no effect. `compactAppearance`: bars are as high as they are.
  public var compactAppearance: UINavigationBarAppearance?
  /// How it looks where it is low, at the start of content.
  ///
  /// - Note: Accepted; no effect. `compactScrollEdgeAppearance`: bars are as high as they are.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// How it looks at the start of content; without a ground unless code says otherwise.
  public var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed?() } }
  /// The colour of what can be touched.
  public override var tintColor: UIColor? {
    get { ownTint }
    set {
      ownTint = newValue
      if self === Self.shared { note("tintColor") }
      changed?()
    }
  }
  private var ownTint: UIColor?
  /// Whether the bar is light or dark.
  ///
  /// - Note: Accepted; no effect. `barStyle`: it is as its page is.
  public var barStyle = UIBarStyle.default {
    didSet { if barStyle != .default { note("barStyle") } }
  }
  /// The picture of the way back.
  ///
  /// - Note: Accepted; no effect. `backIndicatorImage`: it is a chevron.
  public var backIndicatorImage: UIImage? { didSet { note("backIndicatorImage") } }
  /// What that picture goes behind on its way.
  ///
  /// - Note: Accepted; no effect. `backIndicatorTransitionMaskImage`: it goes behind nothing.
  public var backIndicatorTransitionMaskImage: UIImage?
  private var ownBackground: UIImage?
  /// Sets the picture of the ground: an empty one for no ground.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture; `nil` for the usual ground.
  ///   - barMetrics: In which bars.
  /// - Note: Accepted; no effect. `for`: in all; and of other pictures than empty ones nothing is seen.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    ownBackground = backgroundImage
    if let size = backgroundImage?.size, size != .zero { note("setBackgroundImage(_:for:)") }
    changed?()
  }

  /// How a page's bar looks: as its item says, else as this bar says, else as all bars are asked to.
  func look(of item: UINavigationItem) -> (bar: BarLook, standard: UINavigationBarAppearance?) {
    let standard = item.standardAppearance ?? ownStandard ?? Self.shared.ownStandard
    let edge = item.scrollEdgeAppearance ?? scrollEdgeAppearance ?? Self.shared.scrollEdgeAppearance
    if let look = UIBarAppearance.look(standard, atEdge: edge) { return (look, edge ?? standard) }
    let isEmpty = (ownBackground ?? Self.shared.ownBackground)?.size == .zero
    return (isEmpty ? BarLook(nil, .hidden, hasLine: false) : BarLook(), nil)
  }
}

/// Bars that are light or dark.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default`
  /// Dark.
  case black
}

/// The height of bars.
public enum UIBarMetrics: Int, Sendable {
  /// Any.
  case `default`
  /// Low.
  case compact
  /// Any, with a line above the title.
  case defaultPrompt = 101
  /// Low, with a line above the title.
  case compactPrompt
}
