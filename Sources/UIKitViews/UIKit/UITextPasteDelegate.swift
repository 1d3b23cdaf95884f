public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// Who is asked about what is pasted into a text; nobody is, as it comes as it is.
@MainActor @preconcurrency public protocol UITextPasteDelegate: AnyObject {}

/// Shows a file, and what can be done with it, by other apps, of which a film has none: it says so, and nothing is shown.
@MainActor @preconcurrency open class UIDocumentInteractionController {
  /// The file.
  open var url: URL?
  /// The type of the file, by its identifier.
  open var uti: String?
  /// The file's name.
  open var name: String?
  /// Who is told of what is done.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Creates what shows no file yet.
  public init() {}
  /// Creates what shows a file.
  public convenience init(url: URL) {
    self.init()
    (self.url, name) = (url, url.lastPathComponent)
  }

  /// Shows the file.
  ///
  /// - Parameter animated: Whether it is seen to come.
  /// - Returns: Whether it is shown: it is not.
  /// - Note: Accepted; no effect. `animated`: a film has no other app.
  @discardableResult open func presentPreview(animated: Bool) -> Bool { refuse("presentPreview") }
  /// Shows what can be done with the file.
  ///
  /// - Parameters:
  ///   - rect: Out of which rectangle it comes.
  ///   - view: The view that has the rectangle.
  ///   - animated: Whether it is seen to come.
  /// - Returns: Whether it is shown: it is not.
  /// - Note: Accepted; no effect. `from`, `in`, `animated`: a film has no other app.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    refuse("presentOptionsMenu")
  }
  /// Shows by which apps the file can be opened.
  ///
  /// - Parameters:
  ///   - rect: Out of which rectangle it comes.
  ///   - view: The view that has the rectangle.
  ///   - animated: Whether it is seen to come.
  /// - Returns: Whether it is shown: it is not.
  /// - Note: Accepted; no effect. `from`, `in`, `animated`: a film has no other app.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    refuse("presentOpenInMenu")
  }
  private func refuse(_ what: String) -> Bool {
    IneffectiveSettings.note("UIDocumentInteractionController.\(what)")
    return false
  }
}

/// Who is told of what is done with a file.
@MainActor @preconcurrency public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// The controller over which a file is shown.
  ///
  /// - Parameter controller: What shows it.
  /// - Returns: The controller.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
}
