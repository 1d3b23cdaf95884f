import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// What shows the rows of a table that are near what is seen, and keeps the cells of others to use them again.
@MainActor final class TableTiler {
  unowned let table: UITableView
  /// Where rows are; `nil` until that is asked for.
  var known: TableLayout?
  /// The rows whose heights are their own, not estimated.
  var measured: Set<IndexPath> = []
  /// The cells of rows that are seen.
  var cells: [IndexPath: UITableViewCell] = [:]
  let edges = TableEdges()
  private var pool = CellPool<UITableViewCell>()
  var isTiling = false
  private var isAdapting = false
  /// The row on which a finger may choose.
  var touched: IndexPath?

  init(_ table: UITableView) { self.table = table }

  // MARK: The layout

  /// Where rows are, by what is known of their heights.
  var layout: TableLayout {
    if let known { return known }
    let layout = makeLayout { _ in nil }
    known = layout
    return layout
  }

  /// Forgets all rows, whose cells are used again.
  func reload() {
    known = nil
    measured = []
    for path in cells.keys.sorted() { retire(path) }
    edges.removeAll()
  }
  /// Forgets the heights of rows, not their cells.
  func forgetHeights() {
    if isAdapting { return }
    known = nil
    measured = []
    edges.forgetHeights()
  }

  /// A layout of the rows that the data have now.
  ///
  /// - Parameter height: The height of a row whose height is automatic, where it is known.
  /// - Returns: The layout.
  func makeLayout(_ height: (IndexPath) -> CGFloat?) -> TableLayout {
    let (source, delegate) = (table.dataSource, table.tableDelegate)
    let metrics = table.metrics
    let count = source?.numberOfSections(in: table) ?? 0
    var sections: [TableLayout.Section] = []
    var followsFooter = false
    for section in 0..<count {
      let rows = source?.tableView(table, numberOfRowsInSection: section) ?? 0
      let heights = (0..<rows).map { row -> CGFloat in
        let path = IndexPath(row: row, section: section)
        let told = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
        if told >= 0 {
          measured.insert(path)
          return told
        }
        if let known = height(path) {
          measured.insert(path)
          return known
        }
        let guess =
          delegate?.tableView(table, estimatedHeightForRowAt: path) ?? table.estimatedRowHeight
        return guess > 0 ? guess : metrics.lists.rowHeight
      }
      let header = edges.headerHeight(
        section, of: table, isFirst: section == 0, followsFooter: followsFooter)
      let footer = edges.footerHeight(section, of: table)
      followsFooter = footer > 0
      sections.append(TableLayout.Section(header: header, rows: heights, footer: footer))
    }
    let end = table.style == .plain || count == 0 ? 0 : metrics.lists.endGap
    return TableLayout(
      top: table.tableHeaderView?.bounds.height ?? 0, sections: sections,
      bottom: (table.tableFooterView?.bounds.height ?? 0) + end)
  }

  // MARK: Cells

  /// A cell to use again.
  func reusedCell(_ identifier: String) -> UITableViewCell? {
    pool.take(identifier).map {
      $0.prepareForReuse()
      return $0
    }
  }

  /// The cell of a row, made if there is none.
  private func cell(at path: IndexPath) -> UITableViewCell {
    if let cell = cells[path] { return cell }
    guard let source = table.dataSource else { fatalError("a table without data has no rows") }
    let cell = source.tableView(table, cellForRowAt: path)
    cell.seat = seat(of: path, in: layout)
    cell.touched = { [weak table = table] cell, touch in table?.touched(cell, touch) }
    cell.setSelected(table.chosen.contains(path), animated: false)
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    cells[path] = cell
    return cell
  }

  private func retireAll(but paths: [IndexPath]) {
    let wanted = Set(paths)
    for path in cells.keys.sorted() where !wanted.contains(path) { retire(path) }
  }
  /// Takes a row's cell away, to be used again.
  private func retire(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    let wasShown = cell.superview === table
    putAway(cell)
    if wasShown {
      table.tableDelegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
    }
  }
  /// Keeps a cell that is seen no more.
  func putAway(_ cell: UITableViewCell) {
    table.swiping.forget(cell)
    if cell.superview === table { cell.removeFromSuperview() }
    if cell.alpha != 1 { cell.alpha = 1 }
    if let name = cell.reuseIdentifier { pool.keep(cell, name) }
  }

  private func seat(of path: IndexPath, in layout: TableLayout) -> CellSeat {
    let count = layout.sections[path.section].rows.count
    var seat = CellSeat()
    seat.style = table.style
    (seat.isFirst, seat.isLast) = (path.row == 0, path.row == count - 1)
    seat.hasLine =
      table.separatorStyle != .none && !(table.style == .insetGrouped && seat.isLast)
    (seat.separatorInset, seat.separatorColor) = (table.ownSeparatorInset, table.separatorColor)
    return seat
  }

  // MARK: Tiling

  /// Gives the rows that are seen their cells, and takes those of others away.
  func tile() {
    guard !isTiling, table.bounds.width > 0, table.bounds.height > 0 else { return }
    isTiling = true
    defer { isTiling = false }
    let paths = UIKitChange.withoutAnimation {
      // Cells that are seen no more serve rows that come.
      adapt(layout.length)
      retireAll(but: layout.rows(from: table.bounds.minY, to: table.bounds.maxY))
      let paths = settle(keepsPlace: true)
      retireAll(but: paths)
      return paths
    }
    place(paths)
    edges.place(in: table, layout)
    if UIKitChange.withoutAnimation({ bring(paths) }) { ConstraintLayout.place(below: table) }
  }

  /// Makes and measures the cells of all rows that are seen, until nothing is estimated any more.
  ///
  /// - Parameter keepsPlace: Whether what is seen stays where it is when rows above turn out higher or lower.
  /// - Returns: The rows that are seen.
  func settle(keepsPlace: Bool) -> [IndexPath] {
    let first = keepsPlace ? cells.keys.min() : nil
    while true {
      adapt(layout.length)
      let (known, window) = (layout, table.bounds)
      let paths = known.rows(from: window.minY, to: window.maxY)
      var lengths: [(path: IndexPath, length: CGFloat)] = []
      var above: CGFloat = 0
      for path in paths {
        let cell = cell(at: path)
        guard measured.insert(path).inserted else { continue }
        let length = cell.fittingHeight(forWidth: rowFrame(path, in: known).width)
        lengths.append((path: path, length: length))
        if let first, path < first { above += length - known.row(path).length }
      }
      if lengths.isEmpty { return paths }
      self.known?.setLengths(lengths)
      if above != 0 {
        adapt(layout.length)
        table.contentOffset.y += above
      }
    }
  }

  /// Makes the content as high as the rows.
  private func adapt(_ length: CGFloat) {
    let size = CGSize(width: table.bounds.width, height: length)
    guard table.contentSize != size else { return }
    isAdapting = true
    table.contentSize = size
    isAdapting = false
  }

  /// The frame of a row.
  func rowFrame(_ path: IndexPath, in layout: TableLayout) -> CGRect {
    let (span, margin) = (layout.row(path), table.metrics.margin)
    return CGRect(
      x: margin, y: span.start, width: max(table.bounds.width - 2 * margin, 0),
      height: span.length)
  }

  /// Moves the cells that are there to their rows' places.
  func place(_ paths: [IndexPath]) {
    let layout = layout
    for path in paths {
      guard let cell = cells[path], cell.superview === table else { continue }
      cell.seat = seat(of: path, in: layout)
      let frame = rowFrame(path, in: layout)
      cell.stand(in: frame.offsetBy(dx: table.swiping.shift(of: cell), dy: 0))
    }
    table.swiping.place()
  }

  /// Shows the cells that are new; tells whether there are any.
  private func bring(_ paths: [IndexPath]) -> Bool {
    let layout = layout
    var isAny = false
    for path in paths {
      guard let cell = cells[path], cell.superview !== table else { continue }
      show(cell, path, in: rowFrame(path, in: layout))
      isAny = true
    }
    return isAny
  }
  /// Shows the cell of a row in a frame.
  func show(_ cell: UITableViewCell, _ path: IndexPath, in frame: CGRect) {
    cell.seat = seat(of: path, in: layout)
    cell.stand(in: frame)
    table.tableDelegate?.tableView(table, willDisplay: cell, forRowAt: path)
    table.insertSubview(cell, at: lowest)
  }
  /// The index of the lowest cell among what the table shows.
  var lowest: Int { table.backgroundView?.superview === table ? 1 : 0 }
}
