import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// What a finger does with a row or an item.
enum RowTouch {
  /// It has come down.
  case began
  /// It has gone elsewhere, or up.
  case ended
  /// It has gone up where it came down, in points of the row.
  case tapped(CGPoint)
}

/// The recogniser of a finger that chooses a row or an item: it is told when the finger comes down, too.
final class RowTouchGestureRecognizer: UIGestureRecognizer {
  private let told: @MainActor (RowTouch) -> Void

  /// Creates the recogniser of what takes a finger.
  init(_ told: @escaping @MainActor (RowTouch) -> Void) {
    self.told = told
    super.init(target: nil, action: nil)
    // The row follows the finger itself, as UIKit's do.
    (cancelsTouchesInView, delaysTouchesEnded) = (false, false)
    entered = { [weak self] in
      guard let self, state == .ended else { return }
      self.told(.tapped(location(in: view)))
    }
  }
  /// Creates the recogniser of a row.
  convenience init(_ cell: UITableViewCell) {
    self.init { [weak cell] touch in
      guard let cell else { return }
      cell.touched?(cell, touch)
    }
  }

  override var kinds: [String] { ["tap"] }

  override func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    let touch = RowTouchRecognizer(seat, self)
    return UIKitRecognizer(self, seat, touch, isContinuous: false) { [weak self] in
      self?.place = $0
    }
  }

  /// Says that the finger has come down, or is there no more.
  fileprivate func tell(_ touch: RowTouch) { told(touch) }

  /// Opens the menu of the row, if it has one, for a finger at a place of the stage.
  ///
  /// - Parameter point: The place.
  /// - Returns: Whether it has one.
  fileprivate func opensMenu(at point: CGPoint) -> Bool {
    var outer = view?.superview
    while let current = outer {
      if let rows = current as? any RowMenus, let view {
        guard let openMenu = rows.menu(of: view, at: point) else { return false }
        stopOthers()
        openMenu()
        return true
      }
      outer = current.superview
    }
    return false
  }

  /// Whether what is at a place of the stage takes fingers itself: a control, or a view with recognisers of its own.
  fileprivate func isTakenInside(_ point: CGPoint) -> Bool {
    guard let view else { return true }
    var hit = view.hitTest(view.convert(point, from: nil), with: nil)
    while let inner = hit, inner !== view {
      let takes = inner.gestureRecognizers?.contains { $0.isEnabled && !($0 is MenuPress) } ?? false
      if takes || inner is UIControl { return true }
      hit = inner.superview
    }
    return false
  }
}

/// Follows a finger that may choose a row.
private final class RowTouchRecognizer: OneFingerRecognizer<CGPoint> {
  private weak var gesture: RowTouchGestureRecognizer?
  private var isDown = false
  /// When a finger that stays opens the row's menu.
  private var hold: Timeline.EventID?
  /// How far the finger may move, in points.
  private static let slop: CGFloat = 10

  init(_ seat: GestureSeat, _ gesture: RowTouchGestureRecognizer) {
    self.gesture = gesture
    super.init(seat)
  }

  override func began(_ event: TouchEvent) {
    guard let gesture, !gesture.isTakenInside(event.point) else { return enter(.failed) }
    isDown = true
    gesture.tell(.began)
    hold = seat.schedule(after: StagePresenter.menuPressDuration) { [weak self] in
      self?.held(event.point)
    }
  }
  /// The finger has stayed for as long as a press takes that opens a menu.
  private func held(_ point: CGPoint) {
    hold = nil
    if status == .possible, gesture?.opensMenu(at: point) == true { enter(.failed) }
  }
  override func moved(_ event: TouchEvent, from start: CGPoint) {
    if event.point.distance(to: start) >= Self.slop { enter(.failed) }
  }
  override func ended(_ event: TouchEvent, from start: CGPoint) { enter(.ended(event.point)) }
  override func finished() {
    seat.unschedule(hold)
    hold = nil
    guard isDown else { return }
    isDown = false
    gesture?.tell(.ended)
  }
}
