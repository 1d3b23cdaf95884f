public import Foundation
@_spi(Engine) import ViewEngine

/// How a controller is presented over another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system thinks best.
  case automatic = -2
  /// Not at all.
  case none
  /// Over all of the screen.
  case fullScreen
  /// As a sheet.
  case pageSheet
  /// As a smaller sheet.
  case formSheet
  /// In the place of the one around.
  case currentContext
  /// As its controller says.
  case custom
  /// Over all of the screen, which shows through.
  case overFullScreen
  /// Over the one around, which shows through.
  case overCurrentContext
  /// In a bubble.
  case popover
}

/// What a controller in a bubble points at; no film shows one.
@MainActor @preconcurrency public final class UIPopoverPresentationController {
  /// The view that it points at.
  ///
  /// - Note: Accepted; no effect. `sourceView`: nothing is presented.
  public weak var sourceView: UIView?
  /// The place in that view, in its points.
  ///
  /// - Note: Accepted; no effect. `sourceRect`: nothing is presented.
  public var sourceRect = CGRect.zero
  init() {}
}

/// The size at which a sheet stands; no film shows one of a controller's.
@MainActor @preconcurrency public final class UISheetPresentationController {
  /// A size at which a sheet can stand.
  public struct Detent: Hashable, Sendable {
    private let name: String
    /// Half of the screen.
    public static func medium() -> Self { Self(name: "medium") }
    /// Nearly all of the screen.
    public static func large() -> Self { Self(name: "large") }
  }
  /// The sizes at which it can stand.
  ///
  /// - Note: Accepted; no effect. `detents`: nothing is presented.
  public var detents: [Detent] = [.large()]
  /// Whether it has a bar to take hold of.
  ///
  /// - Note: Accepted; no effect. `prefersGrabberVisible`: nothing is presented.
  public var prefersGrabberVisible = false
  init() {}
}

/// What is told of the pages of a navigation controller, and asked; nobody tells or asks it here.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {}
