import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The parallax of a covered page: it moves aside and darkens while another page lies on it.
package struct PageCover: BoxModifier, Animatable {
  package typealias Body = Never
  /// 0 for a page on top, 1 for one that another covers.
  var coverage: Double
  let model: NavigationModel
  let depth: Int

  package init(isCovered: Bool, model: NavigationModel, depth: Int) {
    (coverage, self.model, self.depth) = (isCovered ? 1 : 0, model, depth)
  }

  /// The coverage in thousandths, so that a spring ends within a thousandth of the page.
  package nonisolated var animatableData: Double {
    get { coverage * 1000 }
    set { coverage = newValue / 1000 }
  }

  package func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    PageCoverBox(self, around: inner, node)
  }
}

/// The box of a page that others may cover.
final class PageCoverBox: ModifierBox<PageCover>, SightBox {
  private let moving: Moving<PageCover>
  /// How far it is covered while a finger takes the page above it back; `nil` where none does.
  private var held: Double?
  /// How far a covered page moves aside, in its own widths; the system's pages go about as far.
  private static let shift = 0.3
  /// The opacity of the black over a page that is fully covered.
  private static let shade = 0.1

  override init(_ modifier: PageCover, around inner: Box, _ node: Node) {
    moving = Moving(modifier)
    super.init(modifier, around: inner, node)
  }

  override func changed(from old: PageCover) {
    if old.coverage != modifier.coverage { held = nil }
    moving.set(target, in: node)
  }
  override func trace(into lines: inout TraceLines) { lines.add(moving, prefix: "page.") }
  override func wasRemoved() { moving.remove(in: graph) }

  /// The cover as it should be, which a finger may hold.
  private var target: PageCover {
    var cover = modifier
    if let held { cover.coverage = held }
    return cover
  }

  /// Covers the page as far as a finger has it.
  ///
  /// - Parameters:
  ///   - coverage: How far; `nil` when the finger has gone.
  ///   - transaction: By what it goes there.
  func hold(at coverage: Double?, _ transaction: Transaction) {
    held = coverage
    moving.set(target, transaction, in: node)
  }

  var isInSight: Bool { !isHidden }
  /// Whether nothing of it is seen: a page above that zooms is on its way for longer than it is shaded.
  private var isHidden: Bool {
    moving.model.coverage == 1 && !moving.isMoving(in: graph)
      && !graph.transitionSources.isOnItsWay(modifier.model, depth: modifier.depth + 1)
  }

  /// Whether the page above it zooms: the one below does not move aside.
  ///
  /// In a recording of iOS 18 its white is white all the way; in one of iOS 26 it stands back about its middle, and is shaded.
  private var isUnderZoom: Bool {
    graph.transitionSources.isZooming(modifier.model, depth: modifier.depth + 1)
  }

  private func inside(_ context: DrawingContext, _ coverage: Double) -> DrawingContext {
    if isUnderZoom {
      let scale = 1 - CGFloat(coverage) * (1 - environment.systemLook.motions.zoom.recession)
      let place = frame.applying(context.transform)
      let recession = CGAffineTransform(translationX: -place.midX, y: -place.midY)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(translationX: place.midX, y: place.midY))
      graph.transitionSources.recession = recession
      var inside = context
      inside.transform = context.transform.concatenating(recession)
      return inside
    }
    let way = Self.shift * coverage * frame.width
    return context.under(CGAffineTransform(translationX: isRightToLeft ? way : -way, y: 0))
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    let coverage = min(max(moving.presentation(in: graph).coverage, 0), 1)
    if isHidden { return }
    let inside = inside(context, coverage)
    inner.show(into: &list, inside)
    let isUnderZoom = isUnderZoom
    let most = isUnderZoom ? environment.systemLook.motions.zoom.shade : Self.shade
    guard coverage > 0, most > 0 else { return }
    let shade = ResolvedColor(red: 0, green: 0, blue: 0, opacity: Float(most * coverage))
    // What stands back leaves room at its sides, which is shaded, too.
    list.fill(
      Path(extendedIntoSafeArea(frame)), with: .solid(shade),
      transform: isUnderZoom ? context.transform : inside.transform)
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    modifier.coverage == 1 ? nil : inner.hitTest(point, context)
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    if modifier.coverage == 0 { inner.survey(&survey, context) }
  }
}
