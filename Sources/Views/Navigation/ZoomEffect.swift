import DisplayList
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The effect of a zoom transition: a page on its way between its source and its place.
///
/// The system publishes no figures for it. Here the page's frame goes straight from the source's to its
/// own, cut to that frame with corners from the source's to square ones; the source fills the frame, and
/// the page over it, which soon becomes opaque: in a recording of iOS 18 little of the source is left to see after an
/// eighth of the way.
struct ZoomEffect: BoxModifier, Animatable {
  typealias Body = Never
  var key: MatchedKey
  /// 0 at the source, 1 in place.
  var progress: Double

  /// The progress in thousandths, so that a spring ends within a thousandth of the way.
  nonisolated var animatableData: Double {
    get { progress * 1000 }
    set { progress = newValue / 1000 }
  }

  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ZoomBox(self, around: inner, node)
  }
}

/// The box of a page in a zoom transition.
final class ZoomBox: ModifierBox<ZoomEffect> {
  private let moving: Moving<ZoomEffect>
  private weak var taken: (any ZoomSource)?
  /// The share of the way over which the page becomes opaque: that at which 7 % of the source were left after 13 %.
  private static let fading = 0.14

  override init(_ modifier: ZoomEffect, around inner: Box, _ node: Node) {
    moving = Moving(modifier)
    super.init(modifier, around: inner, node)
    graph.transitionSources.add(self)
    take(graph.transitionSources.source(modifier.key))
  }

  /// The stack and depth of the page, if it is one of a stack.
  private(set) lazy var page: (model: NavigationModel, depth: Int)? = cover(inner).map {
    ($0.modifier.model, $0.modifier.depth)
  }

  private func cover(_ box: Box) -> PageCoverBox? {
    if let cover = box as? PageCoverBox { return cover }
    guard box.contents.count == 1, let inner = box.contents.first else { return nil }
    return cover(inner)
  }

  /// Whether the page is on its way.
  var isMoving: Bool { moving.isMoving(in: graph) }

  private func take(_ source: (any ZoomSource)?) {
    guard source !== taken else { return }
    taken?.zoomCount -= 1
    source?.zoomCount += 1
    taken = source
  }

  override func changed(from old: ZoomEffect) {
    moving.set(modifier, in: node)
    take(graph.transitionSources.source(modifier.key))
  }

  override func trace(into lines: inout TraceLines) { lines.add(moving, prefix: "zoom.") }

  override func wasRemoved() {
    moving.remove(in: graph)
    graph.transitionSources.remove(self)
    take(nil)
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    guard moving.isMoving(in: graph) || modifier.progress < 1, let source = taken else {
      return inner.show(into: &list, context)
    }
    let progress = moving.presentation(in: graph).progress
    let look = source.sourceLook
    let margin = inner.traits[PageMargin.self]
    let whole = extendedIntoSafeArea(frame)
    let page = CGRect(
      x: whole.minX, y: whole.minY + margin, width: whole.width, height: whole.height - margin)
    let (from, to) = (source.place, page.applying(context.transform))
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    let rect = CGRect(
      x: between(from.minX, to.minX), y: between(from.minY, to.minY),
      width: max(between(from.width, to.width), 0), height: max(between(from.height, to.height), 0))
    guard rect.width > 0, rect.height > 0, to.width > 0, to.height > 0 else { return }

    var cut = Layer()
    let radius = max(between(look.cornerRadius, 0), 0)
    cut.clip = Layer.Clip(Path(roundedRect: rect, cornerRadius: radius))
    var beneath = Layer()
    if let shadow = look.shadow {
      var color = shadow.color.resolve(in: environment)
      color.opacity *= Float(min(max(1 - progress, 0), 1))
      beneath.filters = [.shadow(color: color, radius: shadow.radius, offset: shadow.offset)]
    }
    list.layer(beneath) { list in
      list.layer(cut) { list in
        if let background = look.background {
          list.fill(Path(rect), with: .solid(background.resolve(in: environment)))
        }
        var page = Layer()
        page.opacity = min(max(progress / Self.fading, 0), 1)
        if page.opacity < 1 { source.draw(into: &list, over: rect) }
        guard page.opacity > 0 else { return }
        var inside = context
        inside.transform = context.transform.concatenating(filling(rect, from: to))
        list.layer(page) { inner.show(into: &$0, inside) }
      }
    }
  }
}
