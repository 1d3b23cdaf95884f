/// Views that wait to be used again, by the names under which they are.
@MainActor struct CellPool<Cell: AnyObject> {
  private var waiting: [String: [Cell]] = [:]

  /// Keeps a view.
  mutating func keep(_ cell: Cell, _ name: String) {
    if waiting[name]?.contains(where: { $0 === cell }) == true { return }
    waiting[name, default: []].append(cell)
  }
  /// The view of a name that came last.
  mutating func take(_ name: String) -> Cell? { waiting[name]?.popLast() }
}
