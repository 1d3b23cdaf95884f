public import Foundation
import ViewEngine

/// What makes the view that stands out while a menu is open.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// What makes a menu, given what the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// What a menu that a long press opens shows.
@MainActor @preconcurrency open class UIContextMenuConfiguration {
  /// What tells it from others.
  public let identifier: any NSCopying
  /// What makes the view that stands out; `nil` for the one that is pressed.
  public let previewProvider: UIContextMenuContentPreviewProvider?
  /// What makes the menu.
  public let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: What tells it from others; `nil` for one of its own.
  ///   - previewProvider: What makes the view that stands out; `nil` for the one that is pressed.
  ///   - actionProvider: What makes the menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSNumber(value: 0)
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }
}

/// What is done while a menu opens or closes.
@MainActor @preconcurrency public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the view that stands out.
  var previewViewController: UIViewController? { get }
  /// Adds changes that move along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is done at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The delegate of an interaction with a menu, which says what the menu shows.
@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// What the menu shows that a press opens.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - location: Where the finger is, in points of the view.
  /// - Returns: What the menu shows; `nil` for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called before a menu opens.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: What the menu shows.
  ///   - animator: What moves along.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before a menu closes.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: What the menu shows.
  ///   - animator: What moves along.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// An interaction of a view with a menu that a long press opens.
///
/// - Note: Accepted; no effect. `UIContextMenuInteraction`: a press opens menus of SwiftUI's views alone; use `contextMenu(menuItems:)`.
@MainActor @preconcurrency open class UIContextMenuInteraction: UIInteraction {
  /// The look of a menu.
  public enum Appearance: UInt, Sendable {
    /// None is open.
    case unknown
    /// With the view that stands out.
    case rich
    /// The menu alone.
    case compact
  }

  /// The delegate, which says what the menu shows; nobody asks it in a film.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view.
  public private(set) weak var view: UIView?
  /// The look of the menu that is open: none is.
  open var menuAppearance: Appearance { .unknown }

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { IneffectiveSettings.note("UIContextMenuInteraction") }
  }
  /// Where the finger is: nowhere.
  ///
  /// - Note: Accepted; no effect. `in`: no menu opens.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Closes the menu: none is open.
  open func dismissMenu() {}
  /// Changes the menu that is open: none is.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}
