import Motion
import SceneGraph
public import Foundation
import DisplayList
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A refresh control: content that is pulled down beyond its top is loaded again.
///
/// The spokes of a spinner come one by one as the finger pulls; once all are there the control sends `valueChanged`, and turns above the
/// content until ``endRefreshing()``. Its measures are those of SwiftUI's `refreshable(action:)` here.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  private static let shared = proxy("UIRefreshControl", UIRefreshControl())
  /// What all of them are asked for.
  public static func appearance() -> UIRefreshControl { shared }

  /// Whether it loads.
  public private(set) var isRefreshing = false
  /// Whether it keeps room above the content.
  private var hasRoom = false
  /// The node that is known to turn.
  private var turning: UIViewNode?
  /// Its words.
  ///
  /// - Note: Accepted; no effect. `attributedTitle`: it is not drawn.
  open var attributedTitle: NSAttributedString?

  /// Begins to turn, with room above the content, which stays where it is.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    noteTurning()
    setRoom(scrollView?.isTracking != true)
  }
  /// Ends to turn: the content comes back to its beginning.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    noteTurning()
    setRoom(false)
    scrollView?.mover.settle()
  }

  // MARK: The scroll view

  private var scrollView: UIScrollView? { superview as? UIScrollView }
  /// The room that it keeps above the content, in points.
  var room: CGFloat { hasRoom ? RefreshSpinner.height : 0 }

  private func setRoom(_ hasRoom: Bool) {
    guard self.hasRoom != hasRoom else { return }
    self.hasRoom = hasRoom
    guard let scrollView else { return }
    scrollView.adjustedContentInsetDidChange()
    scrollView.delegate?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }

  /// Places the control above the content.
  func placeAbove(_ scrollView: UIScrollView) {
    let height = RefreshSpinner.height
    let place = CGRect(x: 0, y: -height, width: scrollView.bounds.width, height: height)
    if frame != place { frame = place }
  }

  /// Begins where a finger has pulled the content far enough, in points.
  func wasPulled(by gap: CGFloat) {
    guard !isRefreshing, isEnabled, gap >= RefreshSpinner.last else { return }
    isRefreshing = true
    noteTurning()
    sendActions(for: .valueChanged)
  }

  /// The finger has let go: the content comes back no further than below what turns.
  func wasLetGo() { setRoom(isRefreshing) }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // Before there was a property for it, code put it among the subviews.
    if let scrollView, scrollView.refreshControl == nil { scrollView.refreshControl = self }
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    noteTurning()
  }

  /// Says that it goes on for ever, as long as it does.
  private func noteTurning() {
    if let turning, turning !== node || !isRefreshing {
      turning.graph.noteAtRest(turning)
      self.turning = nil
    }
    guard isRefreshing, let node else { return }
    node.graph.noteRestless(node, "UIRefreshControl")
    turning = node
  }

  /// Nothing: touches are the scroll view's.
  ///
  /// - Parameters:
  ///   - point: Where.
  ///   - event: The event.
  /// - Returns: `nil`.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  override func drawContents(
    into list: inout DisplayList, in bounds: CGRect, _ transform: CGAffineTransform
  ) {
    super.drawContents(into: &list, in: bounds, transform)
    guard let node, let scrollView else { return }
    let moment = LayerMoment(node.graph)
    let shown = scrollView.layer.presented(at: moment).look.bounds.minY
    let gap = room - scrollView.restInsets.top - shown
    guard gap > 0 else { return }
    let color = ownTint.map { $0.color.resolve(in: node.environment) }
    let spinner = RefreshSpinner(color: color ?? SystemColor.gray.resolved(in: node.environment))
    let turns = isRefreshing ? node.graph.timeline.now.seconds : nil
    // The control ends where the content begins.
    let top = CGPoint(x: bounds.midX, y: bounds.maxY - gap)
    spinner.draw(into: &list, gap: gap, under: top, turns: turns, transform)
  }
}
