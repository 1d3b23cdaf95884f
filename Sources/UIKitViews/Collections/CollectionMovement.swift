public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// An item that a hand moves among the others of its section.
struct CollectionMovement {
  /// Where the item is in the data.
  let origin: IndexPath
  /// The place that it has now among the others.
  var place: IndexPath
  /// Where its middle is, in points of the collection.
  var center: CGPoint

  /// The item in the data that has a place now.
  func dataPath(of path: IndexPath) -> IndexPath {
    guard path.section == origin.section else { return path }
    let (from, to, item) = (origin.item, place.item, path.item)
    var index = item
    if item == to {
      index = from
    } else if from < to, item >= from, item < to {
      index = item + 1
    } else if to < from, item > to, item <= from {
      index = item - 1
    }
    return IndexPath(item: index, section: path.section)
  }

  /// The place that an item in the data has now.
  func path(of dataPath: IndexPath) -> IndexPath {
    CollectionMovement(origin: place, place: origin, center: center).dataPath(of: dataPath)
  }
}

extension UICollectionView {
  /// How soon items make room for one that is moved.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate
    /// Soon.
    case fast
    /// After a while.
    case slow
  }
  /// How far an item that is shown above the others is from them, in the order of painting.
  static let liftedHeight: CGFloat = 1000

  /// Lifts an item, which follows a hand from now on.
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: Whether it may be moved, and is seen.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard tiler.movement == nil, let cell = tiler.cells[indexPath],
      dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    tiler.movement = CollectionMovement(
      origin: indexPath, place: indexPath, center: cell.center)
    cell.layer.zPosition = Self.liftedHeight
    return true
  }
  /// Puts the middle of the item that is moved somewhere; the others make room for it.
  ///
  /// - Parameter targetPosition: The point, in points of the collection.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard var movement = tiler.movement, let cell = tiler.cells[movement.place] else { return }
    movement.center = targetPosition
    tiler.movement = movement
    cell.center = targetPosition
    let target = indexPathsForVisibleItems.first {
      $0.section == movement.origin.section
        && collectionViewLayout.layoutAttributesForItem(at: $0)?.frame.contains(targetPosition)
          == true
    }
    guard let target, target != movement.place else { return }
    let delegate = collectionDelegate
    let place =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
        atCurrentIndexPath: movement.place, toProposedIndexPath: target) ?? target
    tiler.exchange(to: place)
  }
  /// Lets the item go where it is, of which the data source is told.
  public func endInteractiveMovement() {
    guard let movement = tiler.movement else { return }
    if movement.place != movement.origin {
      dataSource?.collectionView(self, moveItemAt: movement.origin, to: movement.place)
      chosen = Set(chosen.map(movement.path(of:)))
    }
    tiler.endMovement(at: movement.place)
  }
  /// Lets the item go back to where it was.
  public func cancelInteractiveMovement() {
    guard let movement = tiler.movement else { return }
    tiler.exchange(to: movement.origin)
    tiler.endMovement(at: movement.origin)
  }
}

extension CollectionTiler {
  /// Gives the item that is moved another place among the others, which are seen to make room.
  func exchange(to place: IndexPath) {
    guard let old = movement, old.place != place, place.section == old.origin.section else {
      return
    }
    var new = old
    new.place = place
    movement = new
    // Who had which item of the data.
    var known: [IndexPath: (cell: UICollectionViewCell, size: CGSize?)] = [:]
    let paths = cells.keys.sorted()
    for path in paths {
      guard let cell = cells[path] else { continue }
      known[old.dataPath(of: path)] = (cell: cell, size: sizes[path])
    }
    for path in paths where path.section == place.section {
      guard let (cell, size) = known[new.dataPath(of: path)] else { continue }
      cells[path] = cell
      sizes[path] = size
    }
    view.collectionViewLayout.isDue = true
    UIView.animate(withDuration: TableUpdate.duration) { tile() }
  }

  /// Brings the item that was moved to its place, where it is one as others.
  func endMovement(at path: IndexPath) {
    let cell = cells[path]
    movement = nil
    UIView.animate(withDuration: TableUpdate.duration) {
      tile()
    } completion: { [weak self, weak cell] _ in
      guard let self, let cell else { return }
      // It may have been lifted again meanwhile.
      let isHeld = movement.map { self.cells[$0.place] === cell } ?? false
      if !isHeld { cell.layer.zPosition = 0 }
    }
  }
}
