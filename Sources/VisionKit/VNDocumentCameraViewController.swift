public import Foundation
public import UIKitViews

/// A camera for papers: its place, as a film has no camera.
@MainActor @preconcurrency open class VNDocumentCameraViewController: UIViewController {
  /// Whether there is a camera for papers: there is none.
  open class var isSupported: Bool { false }
  /// What is told of papers; nothing is.
  ///
  /// - Note: Accepted; no effect. `delegate`: there is no camera.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

  open override func loadView() {
    view = UnshownPlace(
      "the page of VNDocumentCameraViewController", symbol: "camera"
    ).view()
  }
}

/// Papers that a camera saw; there are none.
public final class VNDocumentCameraScan: NSObject {
  private var absent: Never { fatalError("VNDocumentCameraScan: there is no camera") }
  private override init() {}
  /// How many pages there are.
  public var pageCount: Int { switch absent {} }
  /// Its name.
  public var title: String { switch absent {} }
  /// The picture of a page.
  ///
  /// - Parameter index: Its number, from 0.
  /// - Returns: The picture.
  /// - Note: Accepted; no effect. `at`: nothing is scanned.
  public func imageOfPage(at index: Int) -> UIImage { switch absent {} }
}

/// What is told of papers that a camera sees; there are none in a film.
@MainActor @preconcurrency public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  /// Papers are there.
  ///
  /// - Parameters:
  ///   - controller: The camera.
  ///   - scan: The papers.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// Somebody closed the camera.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Something went wrong.
  ///
  /// - Parameters:
  ///   - controller: The camera.
  ///   - error: What.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(
    _ controller: VNDocumentCameraViewController
  ) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}
