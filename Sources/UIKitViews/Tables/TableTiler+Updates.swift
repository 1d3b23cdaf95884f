import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

extension TableTiler {
  /// Shows what has changed in the data.
  ///
  /// - Parameters:
  ///   - changes: What has.
  ///   - completion: Called when all is in its place.
  func apply(_ changes: TableChanges, completion: @escaping @MainActor (Bool) -> Void) {
    guard let old = known, !isTiling, table.bounds.width > 0, table.bounds.height > 0 else {
      reload()
      table.setNeedsLayout()
      return completion(true)
    }
    let before = old.sections.map(\.rows.count)
    let after = counts()
    let origins = changes.origins(before: before, after: after)
    changes.check(origins, before: before, after: after, of: "a table")
    isTiling = true
    let update = TableUpdate(changes, origins, before: old)
    let (leaving, width) = (take(update), table.bounds.width)
    let start = table.bounds.origin
    let paths = UIKitChange.withoutAnimation { settle(keepsPlace: false) }
    let end = table.bounds.origin
    UIKitChange.withoutAnimation {
      bring(paths, update, width)
      // Where there is less content than before, it is scrolled back by and by.
      if start != end { table.bounds.origin = start }
    }
    let outside = cells.keys.sorted().filter { !paths.contains($0) }
    let passing = outside.compactMap { path in cells[path].map { (path: path, cell: $0) } }
    for path in outside { cells[path] = nil }
    let layout = layout
    UIView.animate(withDuration: TableUpdate.duration) {
      if start != end { table.bounds.origin = end }
      place(paths)
      for path in paths { cells[path]?.alpha = 1 }
      for (path, cell) in passing { cell.stand(in: rowFrame(path, in: layout)) }
      for (cell, kind) in leaving { update.send(cell, kind, width) }
      edges.place(in: table, layout)
    } completion: { [weak self] isDone in
      for (_, cell) in passing { self?.putAway(cell) }
      for (cell, _) in leaving { self?.putAway(cell) }
      completion(isDone)
    }
    isTiling = false
    table.setNeedsLayout()
  }

  /// The numbers of rows that the data have.
  private func counts() -> [Int] {
    guard let source = table.dataSource else { return [] }
    return (0..<source.numberOfSections(in: table)).map {
      source.tableView(table, numberOfRowsInSection: $0)
    }
  }

  /// Takes the places that rows have after an update; gives the cells that leave.
  private func take(
    _ update: TableUpdate
  ) -> [(cell: UITableViewCell, kind: UITableView.RowAnimation)] {
    var (kept, heights): ([IndexPath: UITableViewCell], [IndexPath: CGFloat]) = ([:], [:])
    var leaving: [(cell: UITableViewCell, kind: UITableView.RowAnimation)] = []
    let places = update.origins.places
    for path in cells.keys.sorted() {
      guard let cell = cells[path] else { continue }
      if let place = places[path], update.changes.reloaded[path] == nil {
        kept[place] = cell
        heights[place] = cell.fittingHeight(forWidth: rowFrame(path, in: update.before).width)
      } else {
        let kind = update.leaving(path)
        if kind == .none {
          putAway(cell)
        } else {
          table.insertSubview(cell, at: lowest)
          table.swiping.leave(cell)
          leaving.append((cell: cell, kind: kind))
        }
        table.tableDelegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
      }
    }
    table.chosen = Set(table.chosen.compactMap { places[$0] })
    let wereMeasured = measured
    (measured, cells) = ([], kept)
    edges.move(by: update.origins.sections)
    known = makeLayout { path in
      if let height = heights[path] { return height }
      guard let old = update.origins[path], update.changes.reloaded[old] == nil else { return nil }
      return wereMeasured.contains(old) ? update.before.row(old).length : nil
    }
    return leaving
  }

  /// Shows the cells that are new where they come from.
  private func bring(_ paths: [IndexPath], _ update: TableUpdate, _ width: CGFloat) {
    for path in paths {
      guard let cell = cells[path], cell.superview !== table else { continue }
      if let old = update.origins[path], update.changes.reloaded[old] == nil {
        show(cell, path, in: rowFrame(old, in: update.before))
      } else {
        show(cell, path, in: rowFrame(path, in: layout))
        update.send(cell, update.coming(path), width)
      }
      cell.layoutIfNeeded()
    }
  }
}
