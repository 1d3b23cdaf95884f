import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

extension CollectionTiler {
  /// Shows what has changed in the data.
  ///
  /// - Parameters:
  ///   - changes: What has.
  ///   - completion: Called when all is in its place.
  func apply(_ changes: TableChanges, completion: @escaping @MainActor (Bool) -> Void) {
    guard let before = known, !isTiling, view.bounds.width > 0, view.bounds.height > 0 else {
      reload()
      view.collectionViewLayout.isDue = true
      view.setNeedsLayout()
      return completion(true)
    }
    let after = askedCounts
    let origins = changes.origins(before: before, after: after)
    changes.check(origins, before: before, after: after, of: "a collection")
    isTiling = true
    let leaving = take(changes, origins, after)
    let found = UIKitChange.withoutAnimation { settle() }
    UIKitChange.withoutAnimation {
      _ = bring(found) { attributes in
        guard attributes.representedElementCategory == .cell else { return }
        let start = view.collectionViewLayout.initialLayoutAttributesForAppearingItem(
          at: attributes.indexPath)
        if let start { place(start) } else { element(of: attributes)?.alpha = 0 }
      }
    }
    UIView.animate(withDuration: TableUpdate.duration) {
      for attributes in found {
        place(attributes)
        element(of: attributes)?.alpha = attributes.alpha
      }
      for (path, cell) in leaving { send(cell, from: path) }
    } completion: { [weak self] isDone in
      for (_, cell) in leaving { self?.putAway(cell) }
      completion(isDone)
    }
    isTiling = false
    view.setNeedsLayout()
  }

  /// Lets a cell go that leaves.
  private func send(_ cell: UICollectionViewCell, from path: IndexPath) {
    let layout = view.collectionViewLayout
    guard let end = layout.finalLayoutAttributesForDisappearingItem(at: path) else {
      cell.alpha = 0
      return
    }
    cell.stand(in: end.frame)
    (cell.alpha, cell.transform3D) = (end.alpha, end.transform3D)
  }

  /// Takes the places that items have after an update; gives the cells that leave.
  private func take(
    _ changes: TableChanges, _ origins: TableChanges.Origins, _ after: [Int]
  ) -> [(path: IndexPath, cell: UICollectionViewCell)] {
    let places = origins.places
    var kept: [IndexPath: UICollectionViewCell] = [:]
    var leaving: [(path: IndexPath, cell: UICollectionViewCell)] = []
    for path in cells.keys.sorted() {
      guard let cell = cells[path] else { continue }
      if let place = places[path], changes.reloaded[path] == nil {
        kept[place] = cell
      } else {
        leaving.append((path: path, cell: cell))
        let home: UIView = cell.superview as? OrthogonalScroller ?? view
        home.insertSubview(cell, at: home === view ? lowest : 0)
        view.swiping.leave(cell)
        view.collectionDelegate?.collectionView(view, didEndDisplaying: cell, forItemAt: path)
      }
    }
    var known: [IndexPath: CGSize] = [:]
    for (old, place) in places where changes.reloaded[old] == nil { known[place] = sizes[old] }
    (sizes, cells, self.known) = (known, kept, after)
    supplementSizes = [:]
    view.chosen = Set(view.chosen.compactMap { places[$0] })
    view.collectionViewLayout.isDue = true
    return leaving
  }
}
