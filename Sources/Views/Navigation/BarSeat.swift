import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The bars of a page.
@MainActor final class PageBars {
  let top = ScrolledBar(.top)
  let bottom = ScrolledBar(.bottom)
}

/// The parts of a navigation bar below its first row, by their heights in points.
struct BarParts: Equatable {
  /// The height of a large title; 0 for none.
  var title: CGFloat = 0
  /// Whether the title is a large one, whether or not it is there now.
  var isTitleLarge = false
  /// The height of a search field's place; 0 for none.
  var search: CGFloat = 0
  /// Whether the search field gives way to content.
  var searchFolds = false

  /// The heights of those that give way to content: the search field first.
  var folds: [CGFloat] { [searchFolds ? search : 0, title] }
}

/// Puts a navigation bar at the top of a page: over its ground, which is there while content goes beneath.
struct BarSeat: BoxModifier {
  typealias Body = Never
  let bar: ScrolledBar
  let model: NavigationModel
  let depth: Int
  let parts: BarParts
  let look: BarLook
  /// What the way back does; `nil` where there is none or it is hidden.
  let wayBack: (@MainActor () -> Void)?
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    BarSeatBox(self, around: inner, node)
  }
}

/// The box of a page's navigation bar.
final class BarSeatBox: ModifierBox<BarSeat> {
  /// The titles and the label of the way back, which cross when pages are pushed.
  private var crossing: [BarPart: WeakPart] = [:]

  /// How far the large title had given way when it went, as where a search field takes its place.
  private var leftTitleFold: CGFloat = 0

  /// How much of the small title is seen where there is a large one.
  private let smallTitle = Moving(0.0)
  /// The scroll view for which that holds.
  private weak var known: (any BarredWindow)?

  /// What is drawn of the bar while its stack draws it; `nil` while its page does.
  private var shown: Shown?

  private enum Shown { case whole, parts }

  private struct WeakPart {
    weak var box: BarPartBox?
  }

  override init(_ modifier: BarSeat, around inner: Box, _ node: Node) {
    super.init(modifier, around: inner, node)
    modifier.bar.moved = { [weak self] in self?.showTitle() }
    modifier.bar.seat = self
    takeParts(keepsPlace: false)
    modifier.model.add(self)
  }

  override func changed(from old: BarSeat) {
    guard old.parts != modifier.parts else { return }
    if old.parts.title > 0 { leftTitleFold = fold.title }
    takeParts(keepsPlace: true)
  }

  private func takeParts(keepsPlace: Bool) {
    modifier.bar.setFolds(modifier.parts.folds, keepsPlace: keepsPlace)
    modifier.bar.hasLargeTitle = modifier.parts.isTitleLarge
    modifier.bar.partsHeight = modifier.parts.title + modifier.parts.search
    // Nothing has been seen of what is new.
    known = nil
  }

  override func wasRemoved() {
    modifier.model.remove(self)
    smallTitle.remove(in: graph)
    // A bar that is gone gives nothing; another may have come in its place.
    guard modifier.bar.seat === self else { return }
    modifier.bar.setFolds([], keepsPlace: false)
    modifier.bar.partsHeight = 0
  }

  // MARK: What gives way

  /// How far the bar has given way now, in points.
  struct Fold {
    var search: CGFloat = 0
    var title: CGFloat = 0
    /// How far the content is pulled down beyond its beginning.
    var pull: CGFloat = 0
  }

  /// How far the bar has given way now.
  var fold: Fold {
    let offset = modifier.bar.offset
    let amounts = modifier.bar.amounts(at: offset)
    guard amounts.count == 2 else { return Fold() }
    return Fold(search: amounts[0], title: amounts[1], pull: modifier.bar.stretch)
  }

  /// How far the large title has given way, or had when it went.
  var titleFold: CGFloat { parts.title > 0 ? fold.title : leftTitleFold }

  var parts: BarParts { modifier.parts }
  /// Whether a pull refreshes the content, which does not stretch the title.
  var isRefreshed: Bool { modifier.bar.isRefreshed }

  // MARK: The small title

  /// How far the letters of a large title end above their place's end, in points.
  private static let lettersRoom: CGFloat = 14
  /// How the small title comes when they are, and goes: a guess.
  private static let titleFade = Animation.easeInOut(duration: 0.2)

  /// Whether the letters of a large title are beneath the bar.
  private var isTitleGone: Bool {
    titleFold >= NavigationBar.largeTitleHeight(at: environment.dynamicTypeSize) - Self.lettersRoom
  }

  /// How much of the small title is seen beside a large one: it comes in time, however the content moves.
  var titleOpacity: Double {
    guard known != nil, modifier.bar.window === known else { return isTitleGone ? 1 : 0 }
    return smallTitle.presentation(in: graph)
  }

  /// Has the small title come or go where the large one has gone or come.
  private func showTitle() {
    let (window, opacity) = (modifier.bar.window, isTitleGone ? 1.0 : 0)
    if window !== known {
      known = window
      smallTitle.set(opacity, Transaction(), in: node)
    } else if opacity != smallTitle.model {
      smallTitle.set(opacity, Transaction(animation: Self.titleFade), in: node)
    }
  }

  // MARK: Crossing

  /// Keeps a part that others may go to.
  func note(_ part: BarPartBox) { crossing[part.modifier.part] = WeakPart(box: part) }

  func box(of part: BarPart) -> BarPartBox? { crossing[part]?.box }

  /// The title that is seen now: the large one until most of it has given way.
  var seenTitle: BarPartBox? {
    if parts.title > 0, fold.title < parts.title / 2 { return box(of: .largeTitle) }
    return box(of: .title(isCovered: parts.title > 0))
  }

  /// The way of pages on which the bar is, if any is under way.
  var crossingWay: BarCrossing? { modifier.model.bars?.crossing }

  // MARK: Drawing

  /// The opacity of the bar's ground now.
  var groundOpacity: Double { modifier.look.opacity(under: modifier.bar.overlap) }

  /// The frame of the bar's ground now.
  var ground: CGRect {
    let (fold, whole) = (fold, extendedIntoSafeArea(frame))
    return CGRect(
      x: whole.minX, y: whole.minY, width: whole.width,
      height: max(frame.maxY - fold.search - fold.title - whole.minY, 0))
  }

  /// Draws the ground, without what stands on it.
  ///
  /// - Parameters:
  ///   - list: What is drawn into.
  ///   - opacity: Its opacity.
  ///   - frame: Its frame.
  ///   - context: The way to the stage.
  func drawGround(
    into list: inout DisplayList, _ opacity: Double, in frame: CGRect, _ context: DrawingContext
  ) {
    guard self.frame.height > 0 else { return }
    modifier.look.draw(
      into: &list, in: frame, at: .top, opacity: opacity, over: modifier.bar, of: self,
      context)
  }

  /// Draws the bar over all pages of its stack.
  ///
  /// - Parameters:
  ///   - list: What is drawn into.
  ///   - withGround: Whether with its ground, which two bars that cross have in common.
  ///   - transition: The transition by which the bar comes or goes; `nil` for none.
  ///   - context: The way to the stage.
  func drawOver(
    into list: inout DisplayList, withGround: Bool, through transition: Box?,
    _ context: DrawingContext
  ) {
    shown = withGround ? .whole : .parts
    if let transition { transition.show(into: &list, context) } else { draw(into: &list, context) }
    shown = nil
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    // On the way from page to page a stack draws the bars, which stay where they are.
    if shown == nil, modifier.model.bars?.drawsBar(of: self) == true { return }
    if shown == .parts { return inner.show(into: &list, context) }
    drawGround(into: &list, groundOpacity, in: ground, context)
    inner.show(into: &list, context)
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    if let hit = inner.hitTest(point, context) { return hit }
    // What goes beneath a bar cannot be touched through it.
    let place = point.applying(context.transform.inverted())
    return frame.height > 0 && groundOpacity > 0 && ground.contains(place) ? Hit(self) : nil
  }
}
