import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

extension UIScrollView {
  /// The bar over the beginning of the content.
  var topBar: ScrolledBar? { bars.first { $0.edge == .top } }

  /// How far the content is scrolled from its beginning below a whole bar, in points.
  var scrolledWay: CGFloat { contentOffset.y + restInsets.top }

  /// How much of the room above the content a bar has given where the content is scrolled by `way`, in points.
  func roomGiven(at way: CGFloat) -> CGFloat {
    min(topBar?.fold(at: way) ?? 0, covered.top)
  }

  /// The insets that the content has once a place of it is shown at the top.
  ///
  /// - Parameter place: The place, in points from the content's beginning.
  /// - Returns: The insets; beyond the beginning all bars have given way.
  func insets(showing place: CGFloat) -> UIEdgeInsets {
    var insets = restInsets
    if place > 0 { insets.top -= roomGiven(at: topBar?.foldable ?? 0) }
    return insets
  }

  /// The offset nearest to another at which no part of a bar is left half way.
  func besideBars(_ offset: CGPoint) -> CGPoint {
    guard let whole = topBar?.rest(near: offset.y + restInsets.top) else { return offset }
    return offsetRange.clamped(CGPoint(x: offset.x, y: whole - restInsets.top))
  }

  /// Finds the bars beneath which the content goes.
  func meetBars() {
    guard let box = node?.box else { return }
    let (found, old) = (box.barsBeside(bounds), bars)
    let left = old.filter { known in !found.contains { $0 === known } }
    let isSame = left.isEmpty && found.count == old.count
    for bar in left { bar.remove(box) }
    for bar in found { bar.add(box) }
    bars = found
    guard !isSame else { return }
    box.graph.enqueue { for bar in left + found where bar.isFollowed { bar.follow() } }
  }

  /// Leaves the bars, as the view is shown no more.
  func leaveBars() {
    if let box = node?.box { for bar in bars { bar.remove(box) } }
    bars = []
  }

  /// Has bars follow the content, which was scrolled by `old` before.
  func tellBars(from old: CGFloat) {
    guard !bars.isEmpty, let graph = node?.graph else { return }
    // Layout may be going on, which what follows a bar cannot change while it does.
    graph.enqueue { [weak self] in self?.followBars() }
    if roomGiven(at: old) != roomGiven(at: scrolledWay) {
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// Has bars follow the content where it is shown, as long as an animation of code's moves it.
  private func followBars() {
    for bar in bars where bar.isFollowed { bar.follow() }
    guard let graph = node?.graph, !bars.isEmpty, !barReading.isPending,
      layer.values.bounds.isMoving(in: graph)
    else { return }
    barReading.lookInUpdate(of: graph) { [weak self] in self?.followBars() }
  }

  /// The colour that is seen behind the content.
  fileprivate func groundColor(in environment: EnvironmentValues) -> ResolvedColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.backgroundColor?.color.resolve(in: environment), color.opacity > 0 {
        return color
      }
      view = current.superview
    }
    return SystemColor.background.resolved(in: environment)
  }
}

extension UIViewBox: BarredWindow {
  private var scroll: UIScrollView? { owner?.view as? UIScrollView }

  /// The content offset as it is shown now.
  private var shownOffset: CGFloat {
    scroll?.layer.presented(at: LayerMoment(graph)).look.bounds.minY ?? 0
  }

  var shownWay: CGFloat { shownOffset + (scroll?.restInsets.top ?? 0) }

  var restBelow: CGFloat {
    guard let scroll else { return 0 }
    return scroll.contentSize.height + scroll.restInsets.bottom - scroll.bounds.height - shownOffset
  }

  var isRefreshed: Bool { scroll?.refreshControl != nil }

  func groundColor(in environment: EnvironmentValues) -> ResolvedColor {
    scroll?.groundColor(in: environment) ?? SystemColor.background.resolved(in: environment)
  }

  /// Code may read of any view what is free of it.
  func hasCompany(within outermost: Box?) -> Bool { true }

  /// The insets are others where the bar is; the content stays where it is on the stage.
  func keepPlace(asFolds old: CGFloat, become new: CGFloat) {}
}

extension UIViewBox: RootedBox {
  fileprivate var owner: UIViewNode? { node as? UIViewNode }

  var rootHost: Box? { owner?.host?.box }

  func aroundRoot(_ frame: CGRect) -> CGRect {
    guard let owner, let host = owner.host, let root = host.root else { return frame }
    let inTree = owner.view === root ? frame : owner.view.convert(frame, to: root)
    // The outermost view's own coordinates may begin elsewhere, as those of one that scrolls.
    let start = root.bounds.origin
    return inTree.offsetBy(dx: host.box.frame.minX - start.x, dy: host.box.frame.minY - start.y)
  }

  func goesBeneathBars(at edge: VerticalEdge) -> Bool {
    guard let view = owner?.view else { return false }
    if let scroll = view as? UIScrollView { return scroll.isFollowed(at: edge) }
    // What scrolls in a row of a table is no matter of bars.
    guard view.scrollViewAround == nil else { return false }
    return view.nearestController?.hasBar(at: edge) ?? false
  }
}
