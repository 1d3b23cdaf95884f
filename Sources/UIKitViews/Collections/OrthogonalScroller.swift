import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// How a section scrolls across.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not.
  case none
  /// Freely.
  case continuous
  /// Freely, and rests where a group begins.
  case continuousGroupLeadingBoundary
  /// By pages, which are as wide as the collection.
  case paging
  /// By groups.
  case groupPaging
  /// By groups, each of which rests in the middle.
  case groupPagingCentered
}

/// A section's row of groups that scrolls across, from left to right.
struct CollectionRail {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The part of the collection in which it scrolls, in points of the content.
  let frame: CGRect
  /// How long it is, with what is kept free at its ends, in points.
  let length: CGFloat
  /// Where groups begin and how wide they are, in points from the row's beginning.
  let groups: [CGRect]
  /// What is kept free before the first group, in points.
  let inset: CGFloat

  /// The offsets at which a group rests, from left to right.
  ///
  /// - Parameter isMirrored: Whether the row runs from right to left.
  /// - Returns: The offsets in points.
  func stops(isMirrored: Bool) -> [CGFloat] {
    let isCentered = behavior == .groupPagingCentered
    let stops = groups.map { isCentered ? $0.midX - frame.width / 2 : $0.minX - inset }
    return isMirrored ? stops.map { length - frame.width - $0 }.reversed() : stops
  }
}

/// A row of a section that scrolls across: a scroll view of its own in the collection, which has the section's cells.
///
/// UIKit's does not clip either: the shadows of cells are seen above and below it.
final class OrthogonalScroller: UIScrollView {
  private(set) var rail: CollectionRail
  private let isMirrored: Bool
  private weak var collection: UICollectionView?

  /// Creates the scroll view of a row.
  ///
  /// - Parameters:
  ///   - rail: The row.
  ///   - isMirrored: Whether it runs from right to left.
  ///   - collection: Whose section it is.
  init(_ rail: CollectionRail, isMirrored: Bool, of collection: UICollectionView) {
    (self.rail, self.isMirrored, self.collection) = (rail, isMirrored, collection)
    super.init(frame: rail.frame)
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = false
    fit()
    let range = offsetRange.x
    bounds.origin.x = isMirrored ? range.upperBound : range.lowerBound
  }
  required init?(coder: NSCoder) { nil }

  /// Takes another place and other groups.
  func follow(_ rail: CollectionRail) {
    self.rail = rail
    stand(in: rail.frame)
    fit()
  }

  private func fit() {
    isPagingEnabled = rail.behavior == .paging
    contentSize = CGSize(width: rail.length, height: rail.frame.height)
    guard rail.behavior == .groupPagingCentered else {
      if contentInset != .zero { contentInset = .zero }
      return
    }
    // The first and the last group get to the middle, too.
    let stops = rail.stops(isMirrored: isMirrored)
    let end = (stops.last ?? 0) + rail.frame.width - rail.length
    let insets = UIEdgeInsets(
      top: 0, left: max(-(stops.first ?? 0), 0), bottom: 0, right: max(end, 0))
    if contentInset != insets { contentInset = insets }
  }

  /// Whether something of the row is seen where it is scrolled to.
  func shows(_ frame: CGRect) -> Bool { frame.maxX > bounds.minX && frame.minX < bounds.maxX }

  /// Scrolls to an item.
  ///
  /// - Parameters:
  ///   - frame: Where it is, in points from the row's beginning.
  ///   - position: Where it is to be seen from left to right; by the least way where that is not said.
  ///   - animated: Whether that takes time.
  func scroll(
    to frame: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    var frame = frame.offsetBy(dx: 0, dy: -rail.frame.minY)
    if isMirrored { frame.origin.x = rail.length - frame.maxX }
    var place = contentOffset
    if position.contains(.left) {
      place.x = frame.minX - (isMirrored ? 0 : rail.inset)
    } else if position.contains(.centeredHorizontally) {
      place.x = frame.midX - bounds.width / 2
    } else if position.contains(.right) {
      place.x = frame.maxX - bounds.width + (isMirrored ? rail.inset : 0)
    } else {
      return scrollRectToVisible(frame, animated: animated)
    }
    setContentOffset(offsetRange.clamped(place), animated: animated)
  }

  override func layerBoundsChanged(from old: CGRect) {
    super.layerBoundsChanged(from: old)
    if old.origin != bounds.origin { collection?.setNeedsLayout() }
  }

  /// Where the row comes to rest: at groups, and by one at the most where it goes by groups.
  override func restOffset(for offset: CGPoint, velocity: CGPoint) -> CGPoint {
    let stops = rail.stops(isMirrored: isMirrored).map {
      min(max($0, range.lowerBound), range.upperBound)
    }
    func nearest(_ place: CGFloat) -> Int {
      stops.indices.min { abs(stops[$0] - place) < abs(stops[$1] - place) } ?? 0
    }
    guard !stops.isEmpty else { return offset }
    var index = nearest(offset.x)
    switch rail.behavior {
    case .none, .continuous, .paging: return offset
    case .continuousGroupLeadingBoundary: break
    case .groupPaging, .groupPagingCentered:
      let start = nearest(mover.start.x)
      index = min(max(index, start - 1), start + 1)
    }
    return CGPoint(x: stops[index], y: offset.y)
  }
  private var range: ClosedRange<CGFloat> { offsetRange.x }
}

extension CollectionTiler {
  /// How many views lie below all items.
  var lowest: Int { view.backgroundView?.superview === view ? 1 : 0 }

  /// The row across in which attributes are shown; `nil` for the collection itself.
  func scroller(of attributes: UICollectionViewLayoutAttributes) -> OrthogonalScroller? {
    guard attributes.representedElementCategory == .cell, !scrollers.isEmpty else { return nil }
    return scrollers[attributes.indexPath.section]
  }
  /// The view in which attributes are shown.
  func home(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    scroller(of: attributes) ?? view
  }

  /// Has a scroll view for each row of the layout that scrolls across, and for no other.
  func settleScrollers() {
    let layout = view.collectionViewLayout
    let rails = (layout as? UICollectionViewCompositionalLayout)?.rails ?? [:]
    for section in scrollers.keys.sorted() where rails[section] == nil {
      scrollers.removeValue(forKey: section)?.removeFromSuperview()
    }
    for section in rails.keys.sorted() {
      guard let rail = rails[section] else { continue }
      if let scroller = scrollers[section] {
        scroller.follow(rail)
        continue
      }
      let scroller = OrthogonalScroller(rail, isMirrored: isMirrored(layout), of: view)
      scrollers[section] = scroller
      view.insertSubview(scroller, at: lowest)
    }
  }

  /// What is shown as sections' handlers have it, who are asked each time; those that they hide are left out.
  func invalidated(
    _ found: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout,
      !layout.handlers.isEmpty
    else { return found }
    var result = found
    for section in layout.handlers.keys.sorted() {
      var items: [CollectionVisibleItem] = []
      for place in result.indices where result[place].indexPath.section == section {
        guard let copy = result[place].copy() as? UICollectionViewLayoutAttributes else { continue }
        result[place] = copy
        items.append(CollectionVisibleItem(copy))
      }
      guard !items.isEmpty else { continue }
      let offset = scrollers[section]?.contentOffset ?? view.contentOffset
      layout.handlers[section]?(items, offset, layout.around(view))
    }
    return result.filter { !$0.isHidden }
  }
}
