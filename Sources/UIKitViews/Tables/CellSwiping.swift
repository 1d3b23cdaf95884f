import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A table or a list, whose rows a finger pulls aside.
@MainActor protocol SwipedList: UIScrollView {
  /// What pulls them.
  var swiping: CellSwiping { get }
  /// Where a row stands when nobody pulls it; `nil` for what is none.
  func restFrame(of cell: UIView) -> CGRect?
  /// The buttons beside a row; `nil` for none.
  ///
  /// - Parameters:
  ///   - cell: The row.
  ///   - isLeading: Whether those at its leading edge.
  /// - Returns: The buttons.
  func swipeActions(of cell: UIView, isLeading: Bool) -> UISwipeActionsConfiguration?
}

/// What pulls the rows of a table or a list aside, at most one at a time, as SwiftUI's `swipeActions` are pulled.
///
/// Ways are counted in the layout direction: above 0 the row has gone towards the trailing edge.
@MainActor final class CellSwiping {
  private unowned let list: any SwipedList
  /// The row that is pulled aside.
  private var cell: UIView?
  /// The buttons beside it.
  private var buttons: SwipeButtons?
  /// How far it is pulled.
  private var way: CGFloat = 0
  /// How far it was pulled when a finger began to.
  private var start: CGFloat = 0
  /// The edge at which buttons were looked for last: whether it was the leading one.
  private var sought: Bool?
  /// What closes the row.
  private var closer: SwipeCloserView?
  private var pending: Timeline.EventID?

  init(_ list: any SwipedList) { self.list = list }

  private var sign: CGFloat {
    list.placeEnvironment.layoutDirection == .rightToLeft ? -1 : 1
  }

  /// How far a row stands from its place, in points to the right.
  func shift(of cell: UIView) -> CGFloat { cell === self.cell ? sign * way : 0 }

  // MARK: A finger

  /// Whether a finger that goes a way to the side pulls a row.
  func pulls(_ cell: UIView, along way: CGFloat) -> Bool {
    if cell === self.cell { return true }
    let actions = list.swipeActions(of: cell, isLeading: sign * way > 0)
    return actions?.actions.isEmpty == false
  }

  /// Follows the recogniser of a row.
  func panned(_ pan: UIPanGestureRecognizer) {
    guard let row = pan.view else { return }
    switch pan.state {
    case .began:
      begin(row)
      follow(pan)
    case .changed: follow(pan)
    case .ended:
      follow(pan)
      let speed = sign * pan.velocity(in: nil).x
      release(towards: way + speed * CGFloat(SwipeMeasures.coasting))
    default: close()
    }
  }

  private func begin(_ row: UIView) {
    unschedule()
    guard row !== cell else {
      let shown = row.layer.presentation()?.position.x ?? row.center.x
      start = list.restFrame(of: row).map { sign * (shown - $0.midX) } ?? way
      return
    }
    close()
    (cell, way, start, buttons, sought) = (row, 0, 0, nil, nil)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let cell else { return }
    let wish = start + sign * pan.translation(in: nil).x
    if sought != (wish > 0), wish != 0 { find(of: cell, isLeading: wish > 0) }
    way = allowed(wish)
    let isFull = isFull(way)
    let isOther = buttons?.isSpread != isFull
    UIKitChange.withoutAnimation { put() }
    guard isOther else { return }
    UIView.animate(.spring(duration: SwipeMeasures.filling, bounce: 0)) {
      buttons?.isSpread = isFull
    }
  }

  /// Shows the buttons at an edge instead of those at the other.
  private func find(of cell: UIView, isLeading: Bool) {
    let old = buttons
    (buttons, sought) = (nil, isLeading)
    UIKitChange.withoutAnimation {
      old?.removeFromSuperview()
      guard let place = list.restFrame(of: cell),
        let actions = list.swipeActions(of: cell, isLeading: isLeading), !actions.actions.isEmpty
      else { return }
      let new = SwipeButtons(
        actions, place.size, isLeading: isLeading, isAtLeft: isLeading == (sign > 0))
      new.chosen = { [weak self] in self?.perform($0) }
      new.frame = place
      new.layer.cornerRadius = cell.layer.cornerRadius
      new.layer.maskedCorners = cell.layer.maskedCorners
      new.layer.cornerCurve = cell.layer.cornerCurve
      list.insertSubview(new, belowSubview: cell)
      buttons = new
      addCloser()
    }
  }

  /// The way of a row that a finger has pulled: not at all where there are no buttons, and half the way beyond the last one
  /// where pulling it all the way does nothing.
  private func allowed(_ wish: CGFloat) -> CGFloat {
    guard let buttons, buttons.isLeading == (wish > 0) else { return 0 }
    let width = buttons.width
    guard abs(wish) > width, !buttons.allowsFull else { return wish }
    let free = width + (abs(wish) - width) / 2
    return wish < 0 ? -free : free
  }

  /// Whether a row that is pulled by a way acts by its first button when it is let go.
  private func isFull(_ way: CGFloat) -> Bool {
    guard let buttons, buttons.allowsFull else { return false }
    return abs(way) > max(buttons.bounds.width * SwipeMeasures.fullShare, buttons.width)
  }

  private func release(towards end: CGFloat) {
    guard let buttons else { return close() }
    if isFull(way) {
      go(to: way < 0 ? -buttons.bounds.width : buttons.bounds.width)
      return perform(0)
    }
    let width = buttons.width
    guard abs(end) > width / 2, end * way > 0 else { return close() }
    go(to: way < 0 ? -width : width)
  }

  // MARK: Movements

  private func go(to way: CGFloat, then: (() -> Void)? = nil) {
    self.way = way
    UIView.animate(.spring(duration: SwipeMeasures.settling, bounce: 0)) {
      put()
    } completion: {
      then?()
    }
  }

  /// Puts row and buttons where they are now.
  private func put() {
    guard let cell, let place = list.restFrame(of: cell) else { return }
    cell.stand(in: place.offsetBy(dx: sign * way, dy: 0))
    buttons?.uncover(abs(way))
  }

  /// Places the buttons anew, as rows are elsewhere.
  func place() {
    guard let cell, let buttons, let place = list.restFrame(of: cell) else { return }
    buttons.stand(in: place)
  }

  /// Lets the row go back.
  func close() {
    unschedule()
    guard let cell else { return }
    let gone = buttons
    removeCloser()
    go(to: 0) { [weak self] in
      gone?.removeFromSuperview()
      guard let self, self.cell === cell, way == 0 else { return }
      (self.cell, buttons) = (nil, nil)
    }
  }

  /// A row is to be used again for another place.
  func forget(_ row: UIView) {
    guard row === cell else { return }
    unschedule()
    buttons?.removeFromSuperview()
    (cell, buttons, way) = (nil, nil, 0)
    removeCloser()
  }

  /// A row leaves its table: its buttons go with it.
  func leave(_ row: UIView) {
    guard row === cell else { return }
    unschedule()
    let gone = buttons
    (cell, buttons, way) = (nil, nil, 0)
    removeCloser()
    UIView.animate(.spring(duration: SwipeMeasures.settling, bounce: 0)) {
      gone?.frame.size.height = 0
    } completion: {
      gone?.removeFromSuperview()
    }
  }

  // MARK: Acting

  private func perform(_ index: Int) {
    guard let buttons, buttons.actions.indices.contains(index), let row = cell else { return }
    let action = buttons.actions[index]
    action.handler(action, buttons.view(of: index)) { [weak self] isDone in
      guard let self, row === cell else { return }
      guard isDone, action.style == .destructive else { return close() }
      waitForDeletion()
    }
  }

  /// What is deleted goes by what its table does; a row that is still there comes back.
  private func waitForDeletion() {
    unschedule()
    guard let graph = list.node?.graph else { return close() }
    let time = graph.timeline.now + Instant(seconds: SwipeMeasures.patience)
    pending = graph.timeline.schedule(at: time, .timer) { [weak self] in
      graph.enqueue { self?.close() }
    }
  }

  private func unschedule() {
    if let pending { list.node?.graph.timeline.cancel(pending) }
    pending = nil
  }

  // MARK: Touches

  /// Whether a touch of a row is for the row that is pulled aside: a tap on that closes it.
  func takes(_ touch: RowTouch, of row: UIView) -> Bool {
    guard row === cell, way != 0 else { return false }
    if case .tapped = touch { close() }
    return true
  }

  /// Whether a touch at a point of the list is none of the closer's.
  fileprivate func keeps(_ point: CGPoint) -> Bool {
    cell?.frame.contains(point) == true || buttons?.frame.contains(point) == true
  }

  private func addCloser() {
    guard closer == nil else { return }
    let view = SwipeCloserView(frame: list.bounds)
    view.swiping = self
    list.addSubview(view)
    closer = view
  }

  private func removeCloser() {
    closer?.removeFromSuperview()
    closer = nil
  }
}

/// Where a finger closes the row that is pulled aside: everywhere but on the row and its buttons.
private final class SwipeCloserView: UIView {
  weak var swiping: CellSwiping?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let swiping, let superview else { return nil }
    return swiping.keeps(convert(point, to: superview)) ? nil : self
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    node?.graph.enqueue { [weak swiping] in swiping?.close() }
  }
}
