public import Foundation
public import UniformTypeIdentifiers
@_spi(Engine) import ViewEngine

/// A picker of files: its place, as a film has none.
@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
  /// The types that can be picked; none where files are given away.
  public let contentTypes: [UTType]
  /// The files that are given away; none where some are picked.
  public let exportedURLs: [URL]
  /// Whether copies are taken.
  public let isAsCopy: Bool
  /// Whether several can be picked.
  ///
  /// - Note: Accepted; no effect. `allowsMultipleSelection`: nothing is picked.
  open var allowsMultipleSelection = false
  /// Whether endings of names are seen.
  ///
  /// - Note: Accepted; no effect. `shouldShowFileExtensions`: nothing is picked.
  open var shouldShowFileExtensions = false
  /// The folder that is seen first.
  ///
  /// - Note: Accepted; no effect. `directoryURL`: nothing is picked.
  open var directoryURL: URL?
  /// What is told of what was picked; nothing is.
  ///
  /// - Note: Accepted; no effect. `delegate`: nothing is picked.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// Creates a picker of files of some types.
  ///
  /// - Parameters:
  ///   - contentTypes: The types.
  ///   - asCopy: Whether copies are taken.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    (self.contentTypes, exportedURLs, isAsCopy) = (contentTypes, [], asCopy)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker of a folder for files.
  ///
  /// - Parameters:
  ///   - urls: The files.
  ///   - asCopy: Whether copies are given away.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    (contentTypes, exportedURLs, isAsCopy) = ([], urls, asCopy)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = UnshownPlace("the page of UIDocumentPickerViewController", symbol: "folder").view()
  }
}

/// What is told of files that were picked; none is.
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: AnyObject {
  /// Files were picked.
  ///
  /// - Parameters:
  ///   - controller: The picker.
  ///   - urls: The files.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// None was picked.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
