import DisplayList
import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine

/// A bar over an edge of scrolled content: which scroll views go beneath it, and how far it gives way to them.
///
/// Layout has the bar as high as it ever is, and the content beside it. What gives way does so while it is drawn, as scrolling is
/// a transform of drawing: the bar is a function of how far the content is scrolled.
@MainActor package final class ScrolledBar {
  private struct Window {
    weak var box: (any BarredWindow)?
  }

  /// The edge of the content at which the bar is.
  package let edge: VerticalEdge
  private var windows: [Window] = []
  /// The heights in points of the parts that give way to the content, in the order in which they do: the lowest first.
  private(set) var folds: [CGFloat] = []
  /// The height of all parts below the bar's first row, in points.
  var partsHeight: CGFloat = 0
  /// Whether a large title is among the parts, or gives its place to a field that is used.
  var hasLargeTitle = false {
    didSet { if hasLargeTitle != oldValue { window?.invalidateLayout() } }
  }
  /// Told when a finger has scrolled the content: by how many points, and where it is then.
  var scrolled: ((_ way: CGFloat, _ offset: CGFloat) -> Void)?
  /// The box around the content.
  fileprivate(set) weak var content: Box?
  /// The box of the bar, while it is there.
  weak var seat: Box?
  /// How far it had given way when what stands beside the scrolled content was laid out, in points: that has the room.
  package private(set) var given: CGFloat = 0
  /// Told when the content has been scrolled, and while it moves.
  var moved: (() -> Void)?
  /// The distance within which a scroll view meets the edge, in points.
  private static let tolerance: CGFloat = 0.25

  init(_ edge: VerticalEdge) { self.edge = edge }

  /// The height in points that the bar may give to the content.
  package var foldable: CGFloat { folds.reduce(0, +) }

  /// The scroll view whose content goes beneath the bar: the last of those in sight; `nil` for none.
  var window: (any BarredWindow)? {
    windows.last { $0.box?.isSeen(within: content) == true }?.box
  }

  /// Adds a scroll view whose content goes beneath the bar.
  package func add(_ box: any BarredWindow) {
    if !windows.contains(where: { $0.box === box }) { windows.append(Window(box: box)) }
  }

  /// Removes a scroll view.
  package func remove(_ box: any BarredWindow) {
    windows.removeAll { $0.box == nil || $0.box === box }
  }

  /// Whether a scroll view that shows its content in `window` reaches the bar's edge of `whole`.
  func isReached(by window: CGRect, in whole: CGRect) -> Bool {
    edge == .top
      ? window.minY < whole.minY + Self.tolerance : window.maxY > whole.maxY - Self.tolerance
  }

  /// How far the bar has given way where the content is scrolled by `offset`, in points.
  package func fold(at offset: CGFloat) -> CGFloat { min(max(offset, 0), foldable) }

  /// The same for each of its parts.
  func amounts(at offset: CGFloat) -> [CGFloat] {
    var left = max(offset, 0)
    return folds.map { height in
      let amount = min(left, height)
      left -= amount
      return amount
    }
  }

  /// The content offset at which content comes to rest that would leave a part of the bar half way; `nil` for where none is.
  package func rest(near offset: CGFloat) -> CGFloat? {
    guard offset > 0, offset < foldable else { return nil }
    var low: CGFloat = 0
    for height in folds {
      let high = low + height
      if offset < high { return offset - low < high - offset ? low : high }
      low = high
    }
    return nil
  }

  /// Sets the heights of the parts that give way.
  ///
  /// - Parameters:
  ///   - new: The heights, in the order in which they give way.
  ///   - keepsPlace: Whether what is scrolled stays as far from the bar as it is; not where content has only begun.
  func setFolds(_ new: [CGFloat], keepsPlace: Bool) {
    let old = foldable
    folds = new
    give(min(given, foldable))
    if keepsPlace, foldable != old { window?.keepPlace(asFolds: old, become: foldable) }
  }

  /// Whether anything depends on how far the bar has given way that is not drawn by it.
  package var isFollowed: Bool {
    foldable > 0 && (moved != nil || window?.hasCompany(within: content) == true)
  }

  /// Has what stands beside the scrolled content laid out in the room that it has now.
  ///
  /// While the content alone fills the page nothing is laid out: bar and content are drawn where they are.
  package func follow() {
    let hasCompany = window?.hasCompany(within: content) == true
    give(hasCompany ? fold(at: offset) : 0)
    moved?()
  }

  private func give(_ new: CGFloat) {
    guard new != given else { return }
    given = new
    content?.invalidateLayout()
  }

  /// How far the content is scrolled now, in points; 0 where none is.
  var offset: CGFloat { window?.shownWay ?? 0 }
  /// How far a pull at the content stretches the bar now, in points: only one with parts below its first row.
  var stretch: CGFloat { partsHeight > 0 ? max(-offset, 0) : 0 }
  /// Whether a pull at the content refreshes it.
  var isRefreshed: Bool { window?.isRefreshed ?? false }

  /// The colour of the ground of what goes beneath the bar.
  func ground(in environment: EnvironmentValues) -> ResolvedColor {
    window?.groundColor(in: environment) ?? SystemColor.background.resolved(in: environment)
  }

  /// How far content reaches beneath the bar now, in points, once all that can has given way.
  var overlap: CGFloat {
    guard let window else { return 0 }
    return edge == .top ? window.shownWay - foldable : window.restBelow
  }
}

/// Marks content over whose edges there are bars.
struct BarredContent: BoxModifier {
  typealias Body = Never
  let bars: [ScrolledBar]
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    BarredContentBox(self, around: inner, node)
  }
}

/// The box of content over whose edges there are bars.
final class BarredContentBox: ModifierBox<BarredContent> {
  override func placed() {
    for bar in modifier.bars { bar.content = self }
    let given = modifier.bars.first { $0.edge == .top }?.given ?? 0
    guard given > 0 else { return super.placed() }
    let room = CGRect(
      x: frame.minX, y: frame.minY - given, width: frame.width, height: frame.height + given)
    inner.place(in: room, proposal: proposal.higher(by: given))
  }
}

extension ProposedViewSize {
  /// The proposal with a height that is greater by so many points, if there is one.
  func higher(by points: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width, height: height.map { $0 + points })
  }
}

/// A box that may not show what is inside.
protocol SightBox: Box {
  /// Whether it shows what is inside.
  var isInSight: Bool { get }
}

extension ScrollBox {
  /// The bar over the beginning of the content.
  var topBar: ScrolledBar? { bars.first { $0.edge == .top } }

  /// The part of the frame in which content is seen beside the bars, where it is scrolled by `offset`.
  func seenFrame(at offset: CGPoint) -> CGRect {
    let fold = topBar?.fold(at: offset.y) ?? 0
    return CGRect(
      x: frame.minX, y: frame.minY - fold, width: frame.width, height: frame.height + fold)
  }

  /// The vertical content offset at which a part of the content meets a point of what is seen beside the bars.
  ///
  /// - Parameters:
  ///   - place: Where the part begins, in points from the content's beginning.
  ///   - length: The length of the part.
  ///   - share: The point, as a share of both lengths.
  /// - Returns: The offset; there may be no content to scroll that far.
  func offset(toShow place: CGFloat, _ length: CGFloat, at share: CGFloat) -> CGFloat {
    let way = place + (length - frame.height) * share
    let fold = topBar?.foldable ?? 0
    if way > fold * share { return way + fold * (1 - share) }
    return share > 0 && way > 0 ? way / share : way
  }
}
