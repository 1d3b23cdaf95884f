public import Foundation
public import UIKitViews

/// What can be looked at: a file, and what it is called.
public protocol QLPreviewItem {
  /// Where the file is.
  var previewItemURL: URL? { get }
  /// What it is called; its name if nothing is said.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { previewItemURL?.lastPathComponent }
}

extension URL: QLPreviewItem {
  /// The address itself.
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  /// The address itself.
  public var previewItemURL: URL? { URL(string: absoluteString) }
}

/// What says which files are looked at.
@MainActor @preconcurrency public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many there are.
  ///
  /// - Parameter controller: The page.
  /// - Returns: The count.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// One of them.
  ///
  /// - Parameters:
  ///   - controller: The page.
  ///   - index: Which, from 0.
  /// - Returns: The file.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// What is told of the page; nobody closes it.
@MainActor @preconcurrency public protocol QLPreviewControllerDelegate: AnyObject {
  /// The page is about to go.
  ///
  /// - Parameter controller: The page.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// The page has gone.
  ///
  /// - Parameter controller: The page.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// A page on which files are looked at: their place, as a film opens none.
@MainActor @preconcurrency open class QLPreviewController: UIViewController {
  /// What says which files there are.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// What is told of the page; nobody closes it.
  ///
  /// - Note: Accepted; no effect. `delegate`: nobody closes the page.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// Which of the files is shown, from 0.
  open var currentPreviewItemIndex = 0

  /// The file that is shown; `nil` if there is none.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex >= 0,
      currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// Whether a file can be looked at: one with an address.
  ///
  /// - Parameter item: The file.
  /// - Returns: Whether it can.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }

  /// Asks anew which files there are.
  open func reloadData() {
    if isViewLoaded { loadView() }
  }
  /// Asks anew for the file that is shown.
  open func refreshCurrentPreviewItem() { reloadData() }

  open override func loadView() {
    view = FilePlace.of(currentPreviewItem?.previewItemTitle ?? "").view()
  }
}

/// The place of a file that is looked at.
enum FilePlace {
  /// The place of one.
  ///
  /// - Parameter title: What it is called.
  /// - Returns: The place.
  @MainActor static func of(_ title: String) -> UnshownPlace {
    UnshownPlace("the file of a Quick Look", symbol: "doc", title: title)
  }
}
