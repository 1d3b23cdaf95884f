public import Foundation
@_spi(Engine) import ViewEngine

/// A button of an alert.
@MainActor @preconcurrency open class UIAlertAction {
  /// What a button does.
  public enum Style: Int, Sendable {
    /// Anything.
    case `default`
    /// It leaves all as it is.
    case cancel
    /// It takes something away for good.
    case destructive
  }

  /// Its words.
  public let title: String?
  /// What it does.
  public let style: Style
  /// Whether it can be pressed.
  ///
  /// - Note: Accepted; no effect. `isEnabled`: alerts of UIKit's are not shown.
  open var isEnabled = true
  /// What is called when it is pressed, which nobody does.
  let handler: (@MainActor (UIAlertAction) -> Void)?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: Its words.
  ///   - style: What it does.
  ///   - handler: Called when it is pressed, which nobody does.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) { (self.title, self.style, self.handler) = (title, style, handler) }
}

/// An alert by UIKit's name: it keeps what it is asked, and is not shown, which the tool says.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// Where an alert is.
  public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// What it says below its title.
  open var message: String?
  /// Where it is.
  public let preferredStyle: Style
  /// Its buttons.
  public private(set) var actions: [UIAlertAction] = []
  /// The button that the return key presses.
  ///
  /// - Note: Accepted; no effect. `preferredAction`: alerts of UIKit's are not shown.
  open var preferredAction: UIAlertAction?
  /// Its fields; `nil` without any.
  public private(set) var textFields: [UITextField]?

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - message: What it says below.
  ///   - preferredStyle: Where it is.
  public init(title: String?, message: String?, preferredStyle: Style) {
    (self.message, self.preferredStyle) = (message, preferredStyle)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  /// Creates an alert of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field.
  ///
  /// - Parameter configurationHandler: Called with it at once.
  open func addTextField(
    configurationHandler: (@MainActor (UITextField) -> Void)? = nil
  ) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  open override func loadView() {
    view = UnshownPlace(
      "the alert of UIAlertController", symbol: "exclamationmark.bubble", title: title ?? ""
    ).view()
  }
}
