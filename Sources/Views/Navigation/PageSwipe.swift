import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The way back that a finger goes: it takes the upper page of a stack along, from the edge at which lines begin.
///
/// The pages stand where the finger has them, under transactions that tell its velocity; from there the stack's own spring
/// brings them back, or takes the page away as any other way back does.
@MainActor final class PageSwipe {
  /// The distance from the leading edge within which it begins, in points.
  static let edge: CGFloat = 20
  /// For how many seconds the page would go on at the finger's last velocity; beyond half of its way it goes.
  private static let coasting: CGFloat = 0.2

  private let stack: StackBarsBox
  private let page: EdgeOffsetBox
  private let below: PageCoverBox
  private let back: @MainActor () -> Void
  /// Whether the finger has taken the page along, and the page has not come again.
  private var hasBegun = false

  /// The way back from the page that is on top; `nil` where there is none, or the page hides it.
  init?(in stack: StackBarsBox) {
    let covers = stack.covers
    guard covers.count > 1, let top = covers.last, let page = stack.slide(of: top),
      let back = stack.wayBack(from: top), stack.drawsBars,
      stack.modifier.model.allowsSwipe?() ?? true
    else { return nil }
    (self.stack, self.page, self.back) = (stack, page, back)
    below = covers[covers.count - 2]
  }

  /// Whether the page is still on top.
  private var isCurrent: Bool { stack.covers.last.flatMap(stack.slide) === page }

  /// Moves the pages with the finger.
  ///
  /// - Parameter share: How much of the page's way is gone, 0...1.
  func move(to share: CGFloat) {
    guard isCurrent else { return }
    if !hasBegun { stack.modifier.model.swipeBegan?() }
    hasBegun = true
    page.hold(at: CGSize(width: share, height: 0), .continuous)
    below.hold(at: 1 - Double(share), .continuous)
  }

  /// Lets the page go back, or come again.
  ///
  /// - Parameters:
  ///   - share: How much of its way is gone.
  ///   - velocity: That of the finger, in ways a second.
  func release(at share: CGFloat, _ velocity: CGFloat) {
    guard isCurrent else { return }
    guard share + velocity * Self.coasting > 0.5 else { return comeBack() }
    back()
    let graph = stack.graph
    graph.afterUpdate { [self] in
      // A path of the scene's own may keep the page.
      graph.enqueue { [self] in if isCurrent { comeBack() } }
    }
  }

  /// Lets the page come again.
  func comeBack() {
    guard isCurrent else { return }
    var transaction = Transaction(animation: .page)
    if hasBegun, let returned = stack.modifier.model.swipeReturns?() {
      transaction.addAnimationCompletion(criteria: .removed) { returned() }
    }
    hasBegun = false
    page.hold(at: nil, transaction)
    below.hold(at: nil, transaction)
  }

  /// The width of the page, in points.
  var width: CGFloat { page.frame.width }
}

/// The recogniser of a finger that takes a page back.
final class PageSwipeRecognizer: OneFingerRecognizer<CGFloat> {
  /// How far the finger moves before it takes the page along, in points.
  private static let slop: CGFloat = 10

  private let swipe: PageSwipe?
  private let isRightToLeft: Bool
  private var samples = MotionSamples()
  private var velocity: CGFloat = 0
  private var (hasMoved, isReleased) = (false, false)

  init(_ seat: GestureSeat, _ swipe: PageSwipe?, isRightToLeft: Bool) {
    (self.swipe, self.isRightToLeft) = (swipe, isRightToLeft)
    super.init(seat)
  }

  private func directed(_ way: CGFloat) -> CGFloat { isRightToLeft ? -way : way }

  override func began(_ event: TouchEvent) {
    samples.add(event.point, at: event.time)
    if swipe == nil { enter(.failed) }
  }

  override func moved(_ event: TouchEvent, from start: CGPoint) {
    samples.add(event.point, at: event.time)
    let way = directed(event.point.x - start.x)
    if status != .active {
      let across = abs(event.point.y - start.y)
      // Whoever moves up or down first scrolls.
      if max(across, -way) >= Self.slop, across >= way { return enter(.failed) }
      guard way >= Self.slop else { return }
    }
    enter(.active(min(max(way / width, 0), 1)))
  }

  /// The width of the page, in points.
  private var width: CGFloat { max(swipe?.width ?? 0, 1) }

  override func ended(_ event: TouchEvent, from start: CGPoint) {
    guard case .active(let share) = phase else { return enter(.failed) }
    samples.add(event.point, at: event.time)
    velocity = directed(samples.velocity(at: event.time).width) / width
    enter(.ended(share))
  }

  override func deliver() {
    switch phase {
    case .active(let share):
      hasMoved = true
      seat.graph.enqueue { [swipe] in swipe?.move(to: share) }
    case .ended(let share) where !isReleased:
      isReleased = true
      seat.graph.enqueue { [swipe, velocity] in swipe?.release(at: share, velocity) }
    default: break
    }
  }

  override func finished() {
    // The system has taken the finger away.
    if status == .failed, hasMoved { seat.graph.enqueue { [swipe] in swipe?.comeBack() } }
  }
}

extension StackBarsBox: TouchResponder {
  var rightOfWay: RightOfWay { .outer }
  var touchKinds: [String] { ["drag"] }

  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    if let zoomed = graph.transitionSources.pulledPage(of: modifier.model) {
      return ZoomPullRecognizer(seat, zoomed, isFromEdge: true)
    }
    return PageSwipeRecognizer(seat, PageSwipe(in: self), isRightToLeft: isRightToLeft)
  }

  /// Whether a finger at a point of the stage may take the upper page back.
  func canSwipe(_ point: CGPoint, _ context: DrawingContext) -> Bool {
    let place = point.applying(context.transform.inverted())
    let whole = extendedIntoSafeArea(frame)
    let way = isRightToLeft ? whole.maxX - place.x : place.x - whole.minX
    guard way >= 0, way < PageSwipe.edge else { return false }
    return graph.transitionSources.pulledPage(of: modifier.model) != nil
      || PageSwipe(in: self) != nil
  }

  /// The pages that are there, from the lowest up.
  var covers: [PageCoverBox] {
    var found: [PageCoverBox] = []
    func look(_ box: Box) {
      if box.isLeaving { return }
      if let cover = box as? PageCoverBox { return found.append(cover) }
      box.contents.forEach(look)
    }
    look(inner)
    return found.sorted { $0.modifier.depth < $1.modifier.depth }
  }

  /// What moves a page to its place; `nil` for one that comes in a way of its own.
  func slide(of cover: PageCoverBox) -> EdgeOffsetBox? {
    var outer = cover.container
    while let box = outer, box !== self {
      if let slide = box as? EdgeOffsetBox { return slide }
      outer = box.container
    }
    return nil
  }

  /// What the bar's button does on a page; `nil` where the page hides it.
  func wayBack(from page: PageCoverBox) -> (@MainActor () -> Void)? {
    modifier.model.seats.last { seat in
      var outer = seat.container
      while let box = outer, box !== self {
        if let cover = box as? PageCoverBox { return cover === page }
        outer = box.container
      }
      return false
    }?.modifier.wayBack
  }
}
