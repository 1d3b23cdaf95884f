import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The box of a scroll view or a list: a viewport onto content that may be larger.
///
/// Layout knows the content unscrolled; the way that it is scrolled is a transform of drawing.
class ScrollBox: ContainerBox, TouchResponder, RelativeContainer {
  var axes: Axis.Set = .vertical
  /// The system's ground on which the content lies.
  var ground: SystemColor { .background }
  /// The frame, and what the safe area covers beside it: content shows there, but does not come to rest there.
  private(set) var window = CGRect.zero
  /// The room in points that the bar over it had given when it was placed: it is no part of the frame, as the content
  /// goes there by being scrolled.
  private var roomAbove: CGFloat = 0
  /// The bars beneath which the content goes.
  private(set) var bars: [ScrolledBar] = []
  private var shown = MovingFrame()
  private let offset = Moving(CGPoint.zero)
  private(set) var contentSize = CGSize.zero
  /// Content and viewport as they were at the last layout; `nil` before the first.
  private var anchored: AnchoredContent?
  /// The evaluations that have read where the content is.
  private var readers = Readers()
  private let reading = GridReading()
  private lazy var refreshing = Refreshing(self)
  private(set) lazy var indicators = ScrollIndicators(self)
  /// Whether it has scroll indicators, as far as it is up to itself.
  var hasIndicators = true
  let relatives = RelativeFrames()
  /// What moves the content.
  private var phase = ScrollPhase.idle
  /// Called when something else moves it.
  var phaseWatcher: ((ScrollPhase, ScrollPhase, ScrollGeometry) -> Void)?
  /// Whether a finger holds the content, which may be beyond its ends then.
  private var isHeld = false
  /// Counts movements, so that the end of an earlier one is not taken for that of a later.
  private var movement = 0

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// Tells views that are sized by this one how large it is, without the margins of its content.
  private func tellRelatives(_ size: CGSize) {
    let margins = environment.scrollMargins?.insets ?? EdgeInsets()
    relatives.take(
      CGSize(
        width: size.width - margins.leading - margins.trailing,
        height: size.height - margins.top - margins.bottom), of: self)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = proposal.higher(by: -(topBar?.given ?? 0))
    tellRelatives(own.replacingUnspecifiedDimensions(by: frame.size))
    let size = contents.first?.size(for: offer(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  override func settled(
    _ frame: CGRect, _ proposal: ProposedViewSize
  ) -> (CGRect, ProposedViewSize) {
    let bars = bars(beside: extendedIntoSafeArea(frame))
    roomAbove = bars.first { $0.edge == .top }?.given ?? 0
    guard roomAbove > 0 else { return (frame, proposal) }
    let own = CGRect(
      x: frame.minX, y: frame.minY + roomAbove, width: frame.width,
      height: max(frame.height - roomAbove, 0))
    return (own, proposal.higher(by: -roomAbove))
  }

  override func trace(into lines: inout TraceLines) {
    lines.add(shown)
    lines.add(offset, prefix: "scroll.")
  }

  /// Sets the viewport's frame, which may move there from the old one.
  final func placeWindow() {
    let room = CGRect(
      x: frame.minX, y: frame.minY - roomAbove, width: frame.width,
      height: frame.height + roomAbove)
    window = extendedIntoSafeArea(room)
    tellRelatives(frame.size)
    shown.set(window, in: node)
    let found = bars(beside: window)
    for bar in bars where !found.contains(where: { $0 === bar }) { bar.remove(self) }
    for bar in found { bar.add(self) }
    bars = found
  }

  /// What scrolls goes beneath what covers the safe area, and is not laid out by it.
  override func extendingContents(_ frame: CGRect) -> CGRect { frame }

  /// Sets the content's size, and scrolls back where there is less of it now, or along with the anchor that it has.
  final func setContentSize(_ size: CGSize) {
    let anchors = environment.scrollAnchors
    let window = frame.size
    var place = offset.model
    if let known = anchored {
      if let anchor = anchors.sizeChanges, known.isAt(anchor, offset.model) {
        place = AnchoredContent(size: size, window: window).offset(at: anchor)
      }
    } else if let anchor = anchors.initialOffset {
      place = AnchoredContent(size: size, window: window).offset(at: anchor)
    }
    contentSize = size
    // A layout while a finger pulls it does not take it from the finger; where it is let go, it comes back.
    let allowed = isHeld ? place : allowed(place)
    if allowed != offset.model {
      // Where content begins nothing moves: it has not been anywhere else.
      if anchored == nil {
        offset.set(allowed, Transaction(), in: node)
      } else {
        offset.set(allowed, in: node)
      }
      tellReaders(inLayout: true)
    }
    anchored = AnchoredContent(size: size, window: window)
  }

  override func placed() {
    placeWindow()
    guard let content = contents.first else { return }
    let offer = offer(ProposedViewSize(frame.size))
    let size = content.size(for: offer)
    let anchor = environment.scrollAnchors.alignment ?? .topLeading
    let room = CGSize(width: frame.width - size.width, height: frame.height - size.height)
    let x = axes.contains(.horizontal) ? max(room.width, 0) * anchor.x : room.width / 2
    let y = axes.contains(.vertical) ? max(room.height, 0) * anchor.y : room.height / 2
    let origin = CGPoint(x: frame.minX + x, y: frame.minY + y)
    place(content, in: CGRect(origin: origin, size: size), proposal: offer)
    setContentSize(size)
  }

  override func wasRemoved() {
    shown.remove(in: graph)
    offset.remove(in: graph)
    reading.cancel()
    refreshing.remove()
    indicators.remove()
    for bar in bars { bar.remove(self) }
  }

  // MARK: Scrolling

  /// The model's content offset, in points from the leading edge.
  var contentOffset: CGPoint { offset.model }
  /// The content offset at the graph's current instant, in points.
  var shownOffset: CGPoint { offset.presentation(in: graph) }

  /// How far the content is from where it comes to rest, in points.
  var wayToRest: CGFloat {
    let (shown, rest) = (shownOffset, contentOffset)
    return max(abs(shown.x - rest.x), abs(shown.y - rest.y))
  }

  /// The way that content is moved which is scrolled by `offset`: against the layout direction, and up.
  func shift(_ offset: CGPoint) -> CGVector {
    CGVector(dx: isRightToLeft ? offset.x : -offset.x, dy: -offset.y)
  }

  /// The room above the content that a spinner has while the content is refreshed.
  var spinnerRoom: CGFloat { refreshing.room }

  /// The content offset nearest to `offset` at which the content, and a spinner above it, fills the viewport.
  ///
  /// - Parameters:
  ///   - offset: The content offset.
  ///   - room: The room above the content; `nil` for that of the spinner now.
  /// - Returns: The nearest.
  func allowed(_ offset: CGPoint, above room: CGFloat? = nil) -> CGPoint {
    func side(
      _ value: CGFloat, _ content: CGFloat, _ window: CGFloat, _ axis: Axis.Set, _ least: CGFloat
    ) -> CGFloat {
      axes.contains(axis) ? min(max(value, least), max(content - window, least)) : 0
    }
    return CGPoint(
      x: side(offset.x, contentSize.width, frame.width, .horizontal, 0),
      y: side(offset.y, contentSize.height, frame.height, .vertical, -(room ?? spinnerRoom)))
  }

  /// Whether a finger can pull the content beyond its ends along an axis.
  func bounces(_ axis: Axis) -> Bool {
    guard ScrollWishes.bounces else { return false }
    let isVertical = axis == .vertical
    let wish = isVertical ? environment.scrollBounce.vertical : environment.scrollBounce.horizontal
    guard wish == .basedOnSize else { return true }
    return isVertical ? contentSize.height > frame.height : contentSize.width > frame.width
  }

  /// How much of the content is below what is shown, in points.
  final var restBelow: CGFloat { contentSize.height - frame.height - shownOffset.y }

  /// Keeps the content as far from the bar over it as it is.
  ///
  /// - Parameters:
  ///   - old: The height that the bar could give to the content until now.
  ///   - new: The height that it can give from now on.
  final func keepPlace(asFolds old: CGFloat, become new: CGFloat) {
    let place = contentOffset
    guard place.y > 0 else { return }
    let y = place.y < old ? place.y * new / old : place.y - old + new
    offset.set(CGPoint(x: place.x, y: y), in: node)
    tellReaders()
  }

  /// Whether a drag, not code, scrolled last.
  private(set) var followsFinger = false

  /// Scrolls to a content offset by a transaction.
  func scroll(to place: CGPoint, _ transaction: Transaction, byFinger: Bool = false) {
    followsFinger = byFinger
    isHeld = byFinger && transaction.tracksVelocity
    if isHeld { indicators.hold() }
    if byFinger {
      for bar in bars { bar.scrolled?(place.y - offset.model.y, place.y) }
    }
    offset.set(place, following(transaction, byFinger: byFinger), in: node)
    if isHeld { refreshing.pulled(to: place.y) } else { indicators.letGo() }
    tellReaders()
  }

  /// The transaction of a movement, with whoever watches the phase told when it begins and ends.
  private func following(_ transaction: Transaction, byFinger: Bool) -> Transaction {
    guard phaseWatcher != nil else { return transaction }
    movement += 1
    if byFinger, transaction.tracksVelocity {
      enter(.interacting)
    } else if transaction.animation != nil {
      enter(byFinger ? .decelerating : .animating)
      var transaction = transaction
      let number = movement
      transaction.addAnimationCompletion(criteria: .removed) { [weak self] in
        if let self, movement == number { enter(.idle) }
      }
      return transaction
    } else {
      enter(.idle)
    }
    return transaction
  }

  private func enter(_ new: ScrollPhase) {
    guard new != phase else { return }
    let old = phase
    phase = new
    phaseWatcher?(old, new, geometry(at: shownOffset))
  }

  override func contentMoved(by way: CGSize) {
    let place = CGPoint(x: contentOffset.x + way.width, y: contentOffset.y + way.height)
    offset.set(allowed(place), Transaction(), in: node)
    tellReaders(inLayout: true)
  }

  /// The content offset now, for an evaluation that asks where something in the content is; the
  /// evaluation is done again as that changes.
  func offsetForReader() -> CGPoint {
    readers.noteRead(in: graph)
    return shownOffset
  }

  override func readContentOrigin() -> CGPoint {
    let shift = shift(offsetForReader())
    return CGPoint(x: shift.dx, y: shift.dy)
  }

  /// The scroll geometry now, for an evaluation that asks for it.
  func geometryForReader() -> ScrollGeometry { geometry(at: offsetForReader()) }

  /// The scroll geometry where the content is scrolled by `offset`: bars and what else covers the safe area are insets.
  func geometry(at offset: CGPoint) -> ScrollGeometry {
    let seen = seenFrame(at: offset)
    let insets = EdgeInsets(
      top: seen.minY - window.minY, leading: frame.minX - window.minX,
      bottom: window.maxY - frame.maxY, trailing: window.maxX - frame.maxX)
    return ScrollGeometry(
      contentOffset: CGPoint(
        x: offset.x - insets.leading, y: offset.y - (frame.minY - window.minY)),
      contentSize: contentSize, contentInsets: insets, containerSize: window.size)
  }

  /// Invalidates what has read places in the scroll view, now and on the grid of readings for as long as the content
  /// moves.
  ///
  /// - Parameter inLayout: Whether layout is going on, which what follows a bar cannot change while it does.
  private func tellReaders(inLayout: Bool = false) {
    let followed = bars.filter(\.isFollowed)
    guard !readers.isEmpty || !followed.isEmpty else { return }
    readers.invalidate()
    if inLayout, !followed.isEmpty {
      graph.enqueue { for bar in followed { bar.follow() } }
    } else {
      for bar in followed { bar.follow() }
    }
    guard !reading.isPending, offset.isMoving(in: graph) else { return }
    reading.lookInUpdate(of: graph) { [weak self] in self?.tellReaders() }
  }

  /// Scrolls until a frame of the content is in sight, or until the point `anchor` of the frame
  /// meets that of the viewport.
  func scroll(toShow target: CGRect, anchor: UnitPoint?, _ transaction: Transaction) {
    let local = directed(target).offsetBy(dx: -frame.minX, dy: -frame.minY)
    let now = contentOffset
    var place = now
    if let anchor {
      place.x = local.minX + (local.width - frame.width) * anchor.x
      place.y = offset(toShow: local.minY, local.height, at: anchor.y)
    } else {
      if local.minX < now.x {
        place.x = local.minX
      } else if local.maxX > now.x + frame.width {
        place.x = local.maxX - frame.width
      }
      if local.minY < now.y - (topBar?.fold(at: now.y) ?? 0) {
        place.y = offset(toShow: local.minY, local.height, at: 0)
      } else if local.maxY > now.y + frame.height {
        place.y = local.maxY - frame.height
      }
    }
    scroll(to: allowed(place), transaction)
  }

  // MARK: Drawing and touches

  private func inside(_ context: DrawingContext) -> DrawingContext {
    let offset = shownOffset
    let shift = shift(offset)
    var context = context.under(CGAffineTransform(translationX: shift.dx, y: shift.dy))
    context.viewport = seenFrame(at: offset).offsetBy(dx: -shift.dx, dy: -shift.dy)
    return context
  }

  /// Draws the background under the content.
  func drawGround(into list: inout DisplayList, in frame: CGRect, _ context: DrawingContext) {}
  /// Draws the content, in its own coordinates.
  func drawContent(into list: inout DisplayList, _ context: DrawingContext) {
    for box in contents { box.show(into: &list, context) }
  }
  /// Hit-tests the content.
  func hitContent(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    super.hitTest(point, context)
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    let window = shown.presentation(in: graph)
    drawGround(into: &list, in: window, context)
    if environment.isScrollClipped {
      var layer = Layer()
      layer.clip = Layer.Clip(Path(window), rule: .nonZero, transform: context.transform)
      list.layer(layer) { drawAll(into: &$0, context) }
    } else {
      drawAll(into: &list, context)
    }
    indicators.draw(into: &list, context)
  }

  private func drawAll(into list: inout DisplayList, _ context: DrawingContext) {
    // The spinner is below the bar's first row: the large title goes down with the content.
    let place = frame.offsetBy(dx: 0, dy: -(topBar?.partsHeight ?? 0))
    refreshing.draw(into: &list, gap: -shownOffset.y, in: place, context)
    drawContent(into: &list, inside(context))
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    let local = point.applying(context.transform.inverted())
    guard window.contains(local) else { return nil }
    var hit = hitContent(point, inside(context)) ?? Hit(self)
    hit.noteSpaces(of: self, context)
    if environment.isScrollEnabled {
      hit.reaches.append(Hit.Reach(responder: self, transform: context.transform))
    }
    return hit
  }

  /// Notes what can be touched in the content.
  func surveyContent(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    super.survey(&survey, context)
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    survey.within(window.applying(context.transform)) { surveyContent(&$0, inside(context)) }
  }

  var rightOfWay: RightOfWay { .first }
  var touchKinds: [String] { ["scroll"] }
  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer { ScrollRecognizer(seat, self) }
}

extension ScrollBox: ViewportBox {
  var spaceNames: [AnyHashable] { ScrollViewSpace.names(of: axes) }

  final func readSpace() -> CGRect { seenFrame(at: offsetForReader()) }

  final func readViewport() -> CGRect {
    let offset = offsetForReader()
    let shift = shift(offset)
    return seenFrame(at: offset).offsetBy(dx: -shift.dx, dy: -shift.dy)
  }
}
