import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The effect of a zoom transition: a page on its way between its source and its place.
///
/// The page is cut to where it is, with corners from the source's to the screen's; the source's picture lies over it at
/// first and soon fades.
struct ZoomEffect: BoxModifier, Animatable {
  typealias Body = Never
  var key: MatchedKey
  /// 0 at the source, 1 in place.
  var progress: Double
  /// What a finger adds.
  var pull = ZoomPull()

  /// The progress in thousandths, so that a spring ends within a thousandth of the way, and the finger's part in points.
  nonisolated var animatableData:
    AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
  {
    get {
      AnimatablePair(
        progress * 1000, AnimatablePair(pull.narrowing, AnimatablePair(pull.x, pull.y)))
    }
    set {
      progress = newValue.first / 1000
      pull.narrowing = newValue.second.first
      (pull.x, pull.y) = (newValue.second.second.first, newValue.second.second.second)
    }
  }

  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ZoomBox(self, around: inner, node)
  }
}

/// The box of a page in a zoom transition.
final class ZoomBox: ModifierBox<ZoomEffect> {
  private let moving: Moving<ZoomEffect>
  private weak var taken: (any ZoomSource)?
  /// The displacement by a finger that holds the page; `nil` where none does.
  private var held: ZoomPull?

  override init(_ modifier: ZoomEffect, around inner: Box, _ node: Node) {
    moving = Moving(modifier)
    super.init(modifier, around: inner, node)
    graph.transitionSources.add(self)
    take(graph.transitionSources.source(modifier.key))
  }

  /// The stack and depth of the page, if it is one of a stack.
  private(set) lazy var page: (model: NavigationModel, depth: Int)? = cover.map {
    ($0.modifier.model, $0.modifier.depth)
  }
  private lazy var cover: PageCoverBox? = cover(inner)

  private func cover(_ box: Box) -> PageCoverBox? {
    if let cover = box as? PageCoverBox { return cover }
    guard box.contents.count == 1, let inner = box.contents.first else { return nil }
    return cover(inner)
  }

  /// Whether the page is on its way, or held.
  var isMoving: Bool { held != nil || moving.isMoving(in: graph) }

  private func take(_ source: (any ZoomSource)?) {
    guard source !== taken else { return }
    taken?.zoomCount -= 1
    source?.zoomCount += 1
    taken = source
  }

  override func changed(from old: ZoomEffect) {
    if old.progress != modifier.progress { held = nil }
    moving.set(target, in: node)
    take(graph.transitionSources.source(modifier.key))
  }

  /// The effect as it should be, which a finger may hold.
  private var target: ZoomEffect {
    var effect = modifier
    if let held { effect.pull = held }
    return effect
  }

  override func trace(into lines: inout TraceLines) { lines.add(moving, prefix: "zoom.") }

  override func wasRemoved() {
    moving.remove(in: graph)
    graph.transitionSources.remove(self)
    take(nil)
  }

  /// The page's frame at rest, in layout space.
  private var wholePage: CGRect {
    let margin = inner.traits[PageMargin.self]
    let whole = extendedIntoSafeArea(frame)
    return CGRect(
      x: whole.minX, y: whole.minY + margin, width: whole.width, height: whole.height - margin)
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    var hit = super.hitTest(point, context)
    if hit != nil, canBePulled {
      hit?.reaches.append(Hit.Reach(responder: self, transform: context.transform))
    }
    return hit
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    guard isMoving || modifier.progress < 1, let source = taken else {
      return inner.show(into: &list, context)
    }
    let effect = moving.presentation(in: graph)
    let look = source.sourceLook
    // The source is on the page below, which may stand back; it comes again with it.
    let recession = page == nil ? .identity : graph.transitionSources.recession
    let course = ZoomCourse(
      from: source.place.applying(recession.inverted()),
      to: wholePage.applying(context.transform), progress: effect.progress, pull: effect.pull)
    let rect = course.frame
    guard rect.width > 0, rect.height > 0 else { return }
    let figures = environment.systemLook.motions.zoom

    var cut = Layer()
    let radius = course.radius(from: look.cornerRadius, to: graph.stage.screenCornerRadius)
    cut.clip = Layer.Clip(Path(roundedRect: rect, cornerRadius: radius))
    var beneath = Layer()
    if let shadow = look.shadow {
      var color = shadow.color.resolve(in: environment)
      color.opacity *= Float(min(max(1 - effect.progress, 0), 1))
      beneath.filters = [.shadow(color: color, radius: shadow.radius, offset: shadow.offset)]
    } else if figures.shadowOpacity > 0 {
      let way = Float(min(max(effect.progress, 0), 1))
      let color = ResolvedColor(
        red: 0, green: 0, blue: 0, opacity: Float(figures.shadowOpacity) * way)
      beneath.filters = [
        .shadow(color: color, radius: figures.shadowRadius, offset: figures.shadowOffset)
      ]
    }
    let share = course.share
    list.layer(beneath) { list in
      list.layer(cut) { list in
        if let background = look.background {
          list.fill(Path(rect), with: .solid(background.resolve(in: environment)))
        }
        var page = Layer()
        page.opacity = min(max(share / figures.pageFade, 0), 1)
        var inside = context
        inside.transform = context.transform.concatenating(course.pageTransform)
        if page.opacity > 0 { list.layer(page) { inner.show(into: &$0, inside) } }
        var picture = Layer()
        let way = figures.sourceFade.upperBound - figures.sourceFade.lowerBound
        picture.opacity = 1 - min(max((share - figures.sourceFade.lowerBound) / way, 0), 1)
        guard picture.opacity > 0 else { return }
        list.layer(picture) { source.draw(into: &$0, over: course.sourceFrame) }
      }
    }
  }

  // MARK: The finger

  /// The height of the page, in points.
  var pulledHeight: CGFloat { wholePage.height }

  /// Whether a finger may take the page away: it is in its place, on top, and has a way back.
  var canBePulled: Bool {
    guard !isLeaving, modifier.progress == 1, cover?.modifier.coverage ?? 0 == 0,
      taken != nil, page?.model.allowsSwipe?() ?? true
    else { return false }
    return back != nil
  }

  /// The box of the view on which the transition is set: those around it tell its traits, too, but not what it is in.
  private func content(in box: Box) -> Box? {
    for inner in box.contents {
      if let found = content(in: inner) { return found }
    }
    return box.traits[NavigationTransitionTrait.self] == nil ? nil : box
  }

  /// Takes the page away: off its stack, or what is presented.
  private var back: (@MainActor () -> Void)? {
    guard let page, let cover else {
      guard let dismiss = content(in: inner)?.environment.dismiss else { return nil }
      return { dismiss() }
    }
    if page.model.entries.indices.contains(page.depth - 1) {
      let id = page.model.entries[page.depth - 1].id
      return { page.model.pop(id) }
    }
    return page.model.bars?.wayBack(from: cover)
  }

  /// Moves the page with a finger.
  ///
  /// - Parameters:
  ///   - grip: Where the finger came down, on the stage.
  ///   - way: How far it has moved.
  ///   - along: How far of that takes the page away.
  func pull(at grip: CGPoint, by way: CGSize, along: CGFloat) {
    guard modifier.progress == 1, !isLeaving else { return }
    if held == nil { page?.model.swipeBegan?() }
    held = ZoomPull(of: wholePage, at: grip, by: way, along: along)
    moving.set(target, .continuous, in: node)
  }

  /// Lets the page go back, or come again.
  ///
  /// - Parameter goes: Whether it goes.
  func release(goes: Bool) {
    guard held != nil, !isLeaving else { return }
    guard goes, canBePulled, let back else { return comeAgain() }
    back()
    graph.afterUpdate { [self] in
      // The scene's own state may keep the page.
      graph.enqueue { [self] in if modifier.progress == 1, !isLeaving { comeAgain() } }
    }
  }

  private func comeAgain() {
    guard held != nil else { return }
    var transaction = Transaction(animation: .zoomingPage)
    if let returned = page?.model.swipeReturns?() {
      transaction.addAnimationCompletion(criteria: .removed) { returned() }
    }
    held = nil
    moving.set(target, transaction, in: node)
  }
}
