import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// The headers and footers of a table's sections.
@MainActor final class TableEdges {
  private var headers: [Int: UIView] = [:]
  private var footers: [Int: UIView] = [:]
  /// The sections whose headers and footers were asked for.
  private var askedHeaders: Set<Int> = []
  private var askedFooters: Set<Int> = []

  /// Asks for no view again; heights are asked for with the layout.
  func forgetHeights() {
    askedHeaders = Set(headers.keys)
    askedFooters = Set(footers.keys)
  }

  /// Takes all away.
  func removeAll() {
    for section in headers.keys.sorted() { headers[section]?.removeFromSuperview() }
    for section in footers.keys.sorted() { footers[section]?.removeFromSuperview() }
    (headers, footers, askedHeaders, askedFooters) = ([:], [:], [], [])
  }

  /// Keeps those of sections that stay, at their new places.
  ///
  /// - Parameter sections: For each section the one that it was; `nil` for one that has come.
  func move(by sections: [Int?]) {
    let (oldHeaders, oldFooters) = (headers, footers)
    let (asked, askedBelow) = (askedHeaders, askedFooters)
    (headers, footers, askedHeaders, askedFooters) = ([:], [:], [], [])
    for (section, old) in sections.enumerated() {
      guard let old else { continue }
      headers[section] = oldHeaders[old]
      footers[section] = oldFooters[old]
      if asked.contains(old) { askedHeaders.insert(section) }
      if askedBelow.contains(old) { askedFooters.insert(section) }
    }
    let kept = Set(sections.compactMap { $0 })
    for old in oldHeaders.keys.sorted() where !kept.contains(old) {
      oldHeaders[old]?.removeFromSuperview()
    }
    for old in oldFooters.keys.sorted() where !kept.contains(old) {
      oldFooters[old]?.removeFromSuperview()
    }
  }

  // MARK: Views

  /// The header of a section; `nil` for none.
  func header(_ section: Int, of table: UITableView) -> UIView? {
    if askedHeaders.insert(section).inserted {
      headers[section] =
        table.tableDelegate?.tableView(table, viewForHeaderInSection: section)
        ?? table.dataSource?.tableView(table, titleForHeaderInSection: section).map {
          Self.view(of: $0)
        }
      Self.seat(headers[section], isFooter: false, in: table)
    }
    return headers[section]
  }
  /// The footer of a section; `nil` for none.
  func footer(_ section: Int, of table: UITableView) -> UIView? {
    if askedFooters.insert(section).inserted {
      footers[section] =
        table.tableDelegate?.tableView(table, viewForFooterInSection: section)
        ?? table.dataSource?.tableView(table, titleForFooterInSection: section).map {
          Self.view(of: $0)
        }
      Self.seat(footers[section], isFooter: true, in: table)
    }
    return footers[section]
  }
  private static func view(of words: String) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = words
    return view
  }
  /// Tells a view where it stands, as far as it looks by that.
  private static func seat(_ view: UIView?, isFooter: Bool, in table: UITableView) {
    (view as? UITableViewHeaderFooterView)?.seat = (style: table.style, isFooter: isFooter)
  }

  // MARK: Heights

  /// The height of a section's header with the room above it, in points.
  func headerHeight(
    _ section: Int, of table: UITableView, isFirst: Bool, followsFooter: Bool
  ) -> CGFloat {
    let told =
      table.tableDelegate?.tableView(table, heightForHeaderInSection: section)
      ?? table.sectionHeaderHeight
    let metrics = table.metrics
    if table.style == .plain {
      if told == 0 { return 0 }
      let height = told > 0 ? told : header(section, of: table).map { fit($0, table) } ?? 0
      return height > 0 ? height + Self.padding(of: table) : 0
    }
    if told > 0 { return told }
    guard let view = header(section, of: table) else {
      return metrics.gap(isFirst: isFirst, followsFooter: followsFooter)
    }
    return metrics.headerGap(isFirst: isFirst, followsFooter: followsFooter) + fit(view, table)
  }
  /// The height of a section's footer, in points.
  func footerHeight(_ section: Int, of table: UITableView) -> CGFloat {
    let told =
      table.tableDelegate?.tableView(table, heightForFooterInSection: section)
      ?? table.sectionFooterHeight
    if told >= 0 { return told }
    return footer(section, of: table).map { fit($0, table) } ?? 0
  }
  /// The room above the headers of a plain table.
  private static func padding(of table: UITableView) -> CGFloat {
    guard table.style == .plain else { return 0 }
    let padding = table.sectionHeaderTopPadding
    return padding >= 0 ? padding : TableMetrics.plainHeaderPadding
  }
  /// The height that a header or a footer takes.
  private func fit(_ view: UIView, _ table: UITableView) -> CGFloat {
    let width = max(table.bounds.width - 2 * table.metrics.margin, 0)
    if let words = view as? UITableViewHeaderFooterView {
      return words.fittingHeight(forWidth: width)
    }
    if let size = ConstraintLayout.fittingSize(of: view, width: width) { return size.height }
    if view.bounds.height > 0 { return view.bounds.height }
    return view.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  // MARK: Places

  /// Places what is seen, and takes the rest away.
  func place(in table: UITableView, _ layout: TableLayout) {
    let window = table.bounds
    let seen = Set(layout.sectionIndices(from: window.minY, to: window.maxY))
    for section in headers.keys.sorted() where !seen.contains(section) {
      headers[section]?.removeFromSuperview()
    }
    for section in footers.keys.sorted() where !seen.contains(section) {
      footers[section]?.removeFromSuperview()
    }
    for section in seen.sorted() {
      if layout.header(section).length > 0, let view = header(section, of: table) {
        put(view, headerFrame(section, in: table, layout), in: table) {
          table.tableDelegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
        }
      }
      if layout.footer(section).length > 0, let view = footer(section, of: table) {
        put(view, frame(layout.footer(section), in: table), in: table) {
          table.tableDelegate?.tableView(table, willDisplayFooterView: view, forSection: section)
        }
      }
    }
    placeEnds(of: table, layout)
  }

  /// The frame of a header: in a plain table it stays at the top as long as its section is there.
  private func headerFrame(
    _ section: Int, in table: UITableView, _ layout: TableLayout
  ) -> CGRect {
    var frame = frame(layout.header(section), in: table)
    guard table.style == .plain else { return frame }
    let padding = Self.padding(of: table)
    frame.origin.y += padding
    frame.size.height -= padding
    let top = table.bounds.minY + table.adjustedContentInset.top
    let last = max(layout.section(section).end - frame.height, frame.minY)
    frame.origin.y = min(max(frame.minY, top), last)
    return frame
  }
  private func frame(_ span: TableLayout.Span, in table: UITableView) -> CGRect {
    let margin = table.metrics.margin
    return CGRect(
      x: margin, y: span.start, width: max(table.bounds.width - 2 * margin, 0),
      height: span.length)
  }
  private func put(
    _ view: UIView, _ frame: CGRect, in table: UITableView, _ willCome: () -> Void
  ) {
    if view.superview === table { return view.stand(in: frame) }
    UIKitChange.withoutAnimation {
      view.stand(in: frame)
      willCome()
      table.addSubview(view)
    }
  }

  /// Places what stands above and below all sections, and behind them.
  private func placeEnds(of table: UITableView, _ layout: TableLayout) {
    let width = table.bounds.width
    if let view = table.tableHeaderView {
      view.stand(in: CGRect(x: 0, y: 0, width: width, height: view.bounds.height))
    }
    if let view = table.tableFooterView {
      let height = view.bounds.height
      view.stand(in: CGRect(x: 0, y: layout.length - height, width: width, height: height))
    }
    if let view = table.backgroundView, view.frame != table.bounds {
      UIView.performWithoutAnimation { view.frame = table.bounds }
    }
  }
}
