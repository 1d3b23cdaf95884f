import ViewEngine

/// The menus of an app; a film has no menu bar.
@MainActor @preconcurrency open class UIMenuSystem {
  /// The menus of the menu bar.
  public static let main = UIMenuSystem()
  /// The menus that are opened where something is.
  public static let context = UIMenuSystem()

  /// Has menus made anew: nobody does.
  open func setNeedsRebuild() {}
  /// Has commands brought in line: nobody does.
  open func setNeedsRevalidate() {}
}

/// What changes the menus of an app; nobody makes one in a film, as there is no menu bar.
@MainActor @preconcurrency public protocol UIMenuBuilder: AnyObject {
  /// The menus that are changed.
  var system: UIMenuSystem { get }
  /// A menu of an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// An action of an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// A command of a method.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - propertyList: What comes with it.
  /// - Returns: The command.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in the place of another.
  ///
  /// - Parameters:
  ///   - replacedIdentifier: The identifier of the other.
  ///   - replacementMenu: The menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Changes what is in a menu.
  ///
  /// - Parameters:
  ///   - parentIdentifier: The identifier of the menu.
  ///   - childrenBlock: Makes of what is in it what is to be.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another.
  ///
  /// - Parameters:
  ///   - siblingMenu: The menu.
  ///   - siblingIdentifier: The identifier of the other.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another.
  ///
  /// - Parameters:
  ///   - siblingMenu: The menu.
  ///   - siblingIdentifier: The identifier of the other.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first in another.
  ///
  /// - Parameters:
  ///   - childMenu: The menu.
  ///   - parentIdentifier: The identifier of the other.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last in another.
  ///
  /// - Parameters:
  ///   - childMenu: The menu.
  ///   - parentIdentifier: The identifier of the other.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
  /// The app's menu.
  public static let application = Self("com.apple.menu.application")
  /// The menu of files.
  public static let file = Self("com.apple.menu.file")
  /// The menu of editing.
  public static let edit = Self("com.apple.menu.edit")
  /// The menu of what is shown.
  public static let view = Self("com.apple.menu.view")
  /// The menu of windows.
  public static let window = Self("com.apple.menu.window")
  /// The menu of help.
  public static let help = Self("com.apple.menu.help")
  /// The menu of looks of letters.
  public static let format = Self("com.apple.menu.format")
}

extension UIViewController {
  /// Adds a command of keys.
  ///
  /// - Note: Accepted; no effect. `addKeyCommand`, `keyCommand`: a film's keys type letters alone.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    IneffectiveSettings.note("addKeyCommand")
  }
  /// Removes a command of keys.
  ///
  /// - Note: Accepted; no effect. `removeKeyCommand`, `keyCommand`: a film's keys type letters alone.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}
