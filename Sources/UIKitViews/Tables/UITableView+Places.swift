public import Foundation
import Geometry
@_spi(Engine) import ViewEngine

extension UITableView {
  // MARK: Cells

  /// Registers the class of cells that are made under a name.
  ///
  /// - Parameters:
  ///   - cellClass: The class; `nil` for none any more.
  ///   - identifier: The name.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registeredCells[identifier] = cellClass as? UITableViewCell.Type
  }
  /// Registers the class of headers and footers that are made under a name.
  ///
  /// - Parameters:
  ///   - aClass: The class; `nil` for none any more.
  ///   - identifier: The name.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registeredHeaders[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }
  /// A cell of a name: one that is shown no more, else a new one of the registered class; `nil` without one.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = tiler.reusedCell(identifier) { return cell }
    return registeredCells[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }
  /// A cell of a name, of which a class has to be registered.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - indexPath: The row that it is for.
  /// - Returns: One that is shown no more, else a new one.
  /// - Note: Accepted; no effect. `for`: cells of a name are all alike.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError("no class is registered for cells of the name '\(identifier)'")
    }
    return cell
  }
  /// A new header or footer of a name; `nil` where no class is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    registeredHeaders[identifier]?.init(reuseIdentifier: identifier)
  }

  // MARK: What is there

  /// The number of sections.
  public var numberOfSections: Int { tiler.layout.sections.count }
  /// The number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    tiler.layout.sections[section].rows.count
  }
  /// The cell of a row that is seen; `nil` for another.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { tiler.cells[indexPath] }
  /// The row of a cell that is seen; `nil` for another.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    tiler.cells.first { $0.value === cell }?.key
  }
  /// The cells that are seen, first to last.
  public var visibleCells: [UITableViewCell] {
    tiler.cells.keys.sorted().compactMap { tiler.cells[$0] }
  }
  /// The rows that are seen, first to last.
  public var indexPathsForVisibleRows: [IndexPath]? { tiler.cells.keys.sorted() }
  /// The header of a section; `nil` for none.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tiler.edges.header(section, of: self) as? UITableViewHeaderFooterView
  }
  /// The footer of a section; `nil` for none.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tiler.edges.footer(section, of: self) as? UITableViewHeaderFooterView
  }

  // MARK: Places

  /// The frame of a row, in points of the content.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    let layout = tiler.layout
    return layout.contains(indexPath) ? tiler.rowFrame(indexPath, in: layout) : .zero
  }
  /// The frame of a section.
  public func rect(forSection section: Int) -> CGRect { rect(tiler.layout.section(section)) }
  /// The frame of a section's header, with the room above it, where it is while nothing holds it.
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(tiler.layout.header(section))
  }
  /// The frame of a section's footer.
  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(tiler.layout.footer(section))
  }
  private func rect(_ span: TableLayout.Span) -> CGRect {
    CGRect(x: 0, y: span.start, width: bounds.width, height: span.length)
  }
  /// The row at a point of the content; `nil` where there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    tiler.layout.rows(from: point.y, to: point.y.nextUp).first
  }
  /// The rows of which anything is in a rectangle of the content, first to last.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    tiler.layout.rows(from: rect.minY, to: rect.maxY)
  }

  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - scrollPosition: Where it is to be seen.
  ///   - animated: Whether that takes time.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    // What is due is laid out first, as the way depends on it.
    layoutIfNeeded()
    guard tiler.layout.contains(indexPath) else { return }
    let row = tiler.layout.row(indexPath)
    let insets = insets(showing: row.start)
    let room = bounds.height - insets.top - insets.bottom
    let start: CGFloat
    switch scrollPosition {
    case .none:
      return scrollRectToVisible(rectForRow(at: indexPath), animated: animated)
    case .top: start = row.start
    case .middle: start = row.start + (row.length - room) / 2
    case .bottom: start = row.end - room
    }
    let place = CGPoint(x: contentOffset.x, y: start - insets.top)
    setContentOffset(offsetRange.clamped(place), animated: animated)
  }
  /// Scrolls to the first row that is chosen.
  ///
  /// - Parameters:
  ///   - scrollPosition: Where it is to be seen.
  ///   - animated: Whether that takes time.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }
}
