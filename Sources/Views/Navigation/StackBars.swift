import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Draws the navigation bars of a stack's pages over all of them, where they stay while pages slide.
package struct StackBars: BoxModifier {
  package typealias Body = Never
  let model: NavigationModel

  package init(model: NavigationModel) { self.model = model }

  package func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    StackBarsBox(self, around: inner, node)
  }
}

/// The box of a stack of pages.
final class StackBarsBox: ModifierBox<StackBars> {
  override init(_ modifier: StackBars, around inner: Box, _ node: Node) {
    super.init(modifier, around: inner, node)
    modifier.model.bars = self
  }

  /// What is around a page's bar within the stack.
  private struct Place {
    var cover: PageCoverBox?
    var slide: EdgeOffsetBox?
  }

  private func place(of seat: BarSeatBox) -> Place {
    var place = Place()
    var outer = seat.container
    while let box = outer, box !== self {
      if let cover = box as? PageCoverBox, place.cover == nil { place.cover = cover }
      if let slide = box as? EdgeOffsetBox, place.cover != nil { place.slide = slide }
      outer = box.container
    }
    return place
  }

  /// The pages, also those that leave.
  private var pages: [PageCoverBox] {
    var found: [PageCoverBox] = []
    func look(_ box: Box) {
      if let page = box as? PageCoverBox { return found.append(page) }
      box.contents.forEach(look)
    }
    look(inner)
    return found
  }

  /// How many pages lie below the highest one in sight whose content is a stack with bars of its own; `nil` for none.
  private var stackDepth: Int? {
    let barred = modifier.model.seats.compactMap { place(of: $0).cover }
    let others = pages.filter { page in page.isInSight && !barred.contains { $0 === page } }
    return others.map { $0.modifier.depth }.max()
  }

  /// Whether the bar of a page is drawn over all pages, where it stays while they slide: not beneath a page with bars of its
  /// own, which covers it with the page that it is on.
  func drawsBar(of seat: BarSeatBox) -> Bool {
    guard drawsBars else { return false }
    return stackDepth.map { seat.modifier.depth >= $0 } ?? true
  }

  /// The bars of pages that are in sight, from the lowest up.
  private var seen: [(seat: BarSeatBox, way: CGFloat)] {
    let least = stackDepth ?? 0
    return modifier.model.seats.compactMap { seat in
      let place = place(of: seat)
      guard place.cover?.isInSight == true, seat.modifier.depth >= least else { return nil }
      return (seat, abs(place.slide?.share.width ?? 0))
    }
    .sorted { $0.seat.modifier.depth < $1.seat.modifier.depth }
  }

  /// The crossing of bars that is under way; `nil` where all pages rest.
  var crossing: BarCrossing? {
    guard drawsBars else { return nil }
    let seen = seen
    // A page that begins to leave has not moved yet, while the one below is in sight already.
    guard let upper = seen.last, upper.way > 0 || seen.count > 1 else { return nil }
    return BarCrossing(
      lower: seen.dropLast().last?.seat, upper: upper.seat, progress: Double(1 - upper.way))
  }

  /// Whether the bars are drawn here: a page that zooms takes its bar along, over those below.
  var drawsBars: Bool { !graph.transitionSources.isZooming(in: modifier.model) }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    var hit = super.hitTest(point, context)
    if hit != nil, canSwipe(point, context) {
      hit?.reaches.append(Hit.Reach(responder: self, transform: context.transform))
    }
    return hit
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    inner.show(into: &list, context)
    guard drawsBars else { return }
    let seats = seen.map(\.seat)
    let crossing = crossing
    crossing?.drawGrounds(into: &list, context)
    for seat in seats.suffix(2) {
      let isAlone = crossing == nil && seat === seats.last
      let transition = place(of: seat).cover.flatMap { seat.transition(inside: $0) }
      seat.drawOver(into: &list, withGround: isAlone, through: transition, context)
    }
  }
}

/// The bars of two pages while one comes over the other, or leaves it.
struct BarCrossing {
  /// The bar of the page below, if it has one.
  let lower: BarSeatBox?
  let upper: BarSeatBox
  /// How much of its way the page above has come, 0...1; a spring may go beyond.
  let progress: Double

  /// The share of a page's width by which the page below moves aside, and titles without a counterpart move.
  private static let (coveredShare, titleShare) = (CGFloat(0.3), CGFloat(0.5))

  /// Moves a part of one of the bars to where it is on the way.
  @MainActor func follow(_ part: BarPartBox, in seat: BarSeatBox, _ look: inout BarPartLook) {
    let come = CGFloat(min(max(progress, 0), 1))
    if seat === upper {
      show(part, in: seat, left: 1 - come, &look)
    } else if seat === lower {
      hide(part, in: seat, gone: come, &look)
    }
  }

  @MainActor private func way(_ share: CGFloat, in seat: BarSeatBox) -> CGFloat {
    seat.frame.width * (seat.isRightToLeft ? -share : share)
  }

  /// Shows a part of the bar that comes, `left` of whose way is left.
  @MainActor private func show(
    _ part: BarPartBox, in seat: BarSeatBox, left: CGFloat, _ look: inout BarPartLook
  ) {
    switch part.modifier.part {
    case .chevron:
      if lower?.box(of: .chevron) == nil { look.opacity *= Double(1 - left) }
    case .items: look.opacity *= Double(1 - left)
    case .backLabel:
      look.opacity *= Double(1 - left)
      if let title = lower?.seenTitle {
        cross(part, with: title, by: left, &look)
      } else {
        look.move(way(left * Self.coveredShare, in: seat), 0)
      }
    case .title:
      look.opacity *= Double(1 - left)
      look.move(way(left * Self.titleShare, in: seat), 0)
    case .largeTitle, .search: look.move(way(left, in: seat), 0)
    case .searchGround, .searchWords: break
    }
  }

  /// Hides a part of the bar that is covered, of which `gone` is done.
  @MainActor private func hide(
    _ part: BarPartBox, in seat: BarSeatBox, gone: CGFloat, _ look: inout BarPartLook
  ) {
    switch part.modifier.part {
    case .chevron:
      look.opacity *= upper.box(of: .chevron) == nil ? Double(1 - gone) : 0
    case .items: look.opacity *= Double(1 - gone)
    case .backLabel:
      look.opacity *= max(Double(1 - 2 * gone), 0)
      look.move(way(-gone * Self.coveredShare, in: seat), 0)
    case .title, .largeTitle:
      look.opacity *= Double(1 - gone)
      if let label = upper.box(of: .backLabel) {
        cross(part, with: label, by: gone, &look)
      } else {
        look.move(way(-gone * Self.coveredShare, in: seat), 0)
      }
    case .search:
      look.move(way(-gone * Self.coveredShare, in: seat), 0)
      // It is covered with the page on which it stands.
      look.clip = seat.frame.offsetBy(dx: way(-gone, in: seat), dy: 0)
    case .searchGround, .searchWords: break
    }
  }

  /// Moves a part by a share of the way to another, and makes it as large as that is there.
  @MainActor private func cross(
    _ part: BarPartBox, with other: BarPartBox, by share: CGFloat, _ look: inout BarPartLook
  ) {
    let (from, to) = (part.leadingMiddle, other.leadingMiddle)
    let scale = 1 + (other.letterSize / part.letterSize - 1) * share
    look.scale(scale, scale, about: from)
    look.move((to.x - from.x) * share, (to.y - from.y) * share)
    // What goes to the first row is not hidden by it.
    look.clip = nil
  }

  /// Draws the ground of both bars: one that is there in both stays.
  @MainActor func drawGrounds(into list: inout DisplayList, _ context: DrawingContext) {
    let come = min(max(progress, 0), 1)
    let (new, opacity) = (upper.ground, upper.groundOpacity)
    guard let lower else {
      return upper.drawGround(into: &list, opacity * come, in: new, context)
    }
    let (old, below) = (lower.ground, lower.groundOpacity)
    guard lower.modifier.look == upper.modifier.look else {
      lower.drawGround(into: &list, below * (1 - come), in: old, context)
      return upper.drawGround(into: &list, opacity * come, in: new, context)
    }
    var frame = new
    frame.size.height += (old.height - new.height) * CGFloat(1 - come)
    // A ground that one of the bars has is as high as that one's.
    if opacity == 0 { frame = old }
    if below == 0 { frame = new }
    upper.drawGround(
      into: &list, below + (opacity - below) * come, in: frame, context)
  }
}
