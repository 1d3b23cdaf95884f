import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// The recogniser of a press that opens a menu.
final class MenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private let asks: @MainActor (CGPoint) -> Bool

  /// Creates the recogniser.
  ///
  /// - Parameters:
  ///   - asks: Says whether a press at a place of the stage opens a menu.
  ///   - opens: Opens it.
  init(asks: @escaping @MainActor (CGPoint) -> Bool, opens: @escaping @MainActor () -> Void) {
    self.asks = asks
    super.init(target: nil, action: nil)
    minimumPressDuration = StagePresenter.menuPressDuration
    delegate = self
    entered = { [weak self] in
      guard let self, state == .began else { return }
      stopOthers()
      opens()
    }
  }

  // It waits for nobody: what is tapped inside has not failed while the finger is down.
  override var rightOfWay: RightOfWay { .both }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asks(place)
  }
}

extension UIGestureRecognizer {
  /// Ends what others have recognised of the finger, as a menu has opened.
  final func stopOthers() {
    for other in touches.first?.gestureRecognizers ?? [] where other !== self {
      other.attempt?.stop()
    }
  }
}

/// What opens menus for rows or items in it.
@MainActor protocol RowMenus: UIView {
  /// What opens the menu of a row or an item.
  ///
  /// - Parameters:
  ///   - cell: Its cell.
  ///   - point: Where the finger is, in points of the stage.
  /// - Returns: What opens it; `nil` for no menu.
  func menu(of cell: UIView, at point: CGPoint) -> (@MainActor () -> Void)?
}
