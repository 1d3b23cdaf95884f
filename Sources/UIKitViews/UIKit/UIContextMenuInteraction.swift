public import Foundation
@_spi(Engine) import ViewEngine

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

/// What is done while a tap on what stands out closes a menu.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  /// How what stands out goes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How what stands out goes when it was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It fades.
  case dismiss
  /// It becomes what comes.
  case pop
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
  /// What stands out while the menu is open.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: What the menu shows.
  ///   - identifier: What tells the configuration from others.
  /// - Returns: What stands out; `nil` for the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// What stands out while the menu closes.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: What the menu shows.
  ///   - identifier: What tells the configuration from others.
  /// - Returns: What stands out.
  /// - Note: Accepted; no effect. `configuration`, `dismissalPreviewForItemWithIdentifier`: what stood out goes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// What stands out while the menu is open, by the older name.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: What the menu shows.
  /// - Returns: What stands out; `nil` for the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// What stands out while the menu closes, by the older name.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: What the menu shows.
  /// - Returns: What stands out.
  /// - Note: Accepted; no effect. `previewForDismissingMenuWithConfiguration`: what stood out goes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when what stands out is tapped.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: What the menu shows.
  ///   - animator: What moves along.
  /// - Note: Accepted; no effect. `willPerformPreviewActionForMenuWith`, `animator`: a tap there closes the menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
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
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
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

/// An interaction of a view with a menu that a long press opens, as `contextMenu(menuItems:)` of SwiftUI's views does.
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

  /// The delegate, which says what the menu shows.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view.
  public private(set) weak var view: UIView?
  private lazy var press = MenuPress { [weak self] point in
    self?.ask(point) ?? false
  } opens: { [weak self] in
    self?.open()
  }
  /// What the press under way opens.
  private var configuration: UIContextMenuConfiguration?
  private weak var opened: OpenMenu?

  /// The look of the menu that is open.
  open var menuAppearance: Appearance { opened?.isOpen == true ? .rich : .unknown }

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    press.view?.removeGestureRecognizer(press)
    self.view = view
    view?.addGestureRecognizer(press)
  }
  /// Where the finger was that opened the menu, in points of a view; of the stage for `nil`.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }
  /// Closes the menu that is open.
  open func dismissMenu() { opened?.close() }
  /// Changes the menu that is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { opened?.update(block) }

  private func ask(_ point: CGPoint) -> Bool {
    guard let view, opened?.isOpen != true else { return false }
    configuration = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: view.convert(point, from: nil))
    return configuration != nil
  }

  private func open() {
    guard let view, let configuration else { return }
    self.configuration = nil
    let target = delegate?.contextMenuInteraction(
      self, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
    let menu = OpenMenu(configuration, in: view, of: view, lifting: target)
    opened = menu
    menu?.open { [self] in
      delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0)
    } willClose: { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: $0)
    }
  }
}
