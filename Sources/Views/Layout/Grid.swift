public import Foundation
public import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// A grid: rows of cells whose columns line up.
public struct Grid<Content: View>: View {
  private let layout: GridCellLayout
  private let content: Content
  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: How views line up in their cells.
  ///   - horizontalSpacing: Points between columns; `nil` for what their cells want.
  ///   - verticalSpacing: Points between rows; `nil` for what their cells want.
  ///   - content: Rows, and views that reach over all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridCellLayout(
      alignment: alignment, columnGap: horizontalSpacing, rowGap: verticalSpacing)
    self.content = content()
  }
  public var body: some View { LayoutView(layout: layout, content: content.axis(nil)) }
}

/// One row of a grid.
public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content
  @State private var identity = SectionIdentity()
  /// Creates a row of a grid.
  ///
  /// - Parameters:
  ///   - alignment: How the row's cells line up vertically; `nil` for the grid's own way.
  ///   - content: The cells, one view for each column.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }
  public var body: some View {
    let row = GridRowToken.Row(id: ObjectIdentifier(identity), alignment: alignment)
    content.modifier(
      TraitModifier { $0[GridRowToken.self] = row })
  }
}

/// The row to which a cell belongs.
private enum GridRowToken: LayoutValueKey {
  struct Row: Equatable {
    var id: ObjectIdentifier
    var alignment: VerticalAlignment?
  }
  static var defaultValue: Row? { nil }
}
/// How many columns a cell spans.
private enum GridSpan: LayoutValueKey { static var defaultValue: Int { 1 } }
/// The horizontal alignment of a cell's column.
private enum GridColumnAlignment: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}
/// The anchor of a view in its cell.
private enum GridCellAnchor: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
/// The axes along which a cell adds nothing to the size of its row or column.
private enum GridUnsized: LayoutValueKey { static var defaultValue: Axis.Set { [] } }

extension View {
  /// Makes this cell span several columns; at least 1.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridSpan.self, value: max(count, 1))
  }
  /// Sets the horizontal alignment of this cell's column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }
  /// Sets the anchor of this view in its cell, in place of the grid's alignment.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchor.self, value: anchor)
  }
  /// Makes this cell add nothing to the size of its row or column along some axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsized.self, value: axes)
  }
}

/// The layout of ``Grid``: cells in rows and columns.
struct GridCellLayout: Layout, Sendable {
  let alignment: Alignment
  /// Points between columns and between rows; `nil` for what their cells want.
  let columnGap: CGFloat?
  let rowGap: CGFloat?

  typealias AnimatableData = EmptyAnimatableData

  /// The distances between columns and between rows.
  struct Gaps {
    var columns: [CGFloat]
    var rows: [CGFloat]
  }

  func makeCache(subviews: Subviews) -> Gaps {
    let (cells, rows, columns) = cells(subviews)
    // Between two lines as much as the two cells want that want most.
    var wishes = Gaps(
      columns: Array(repeating: -.infinity, count: max(columns - 1, 0)),
      rows: Array(repeating: -.infinity, count: max(rows - 1, 0)))
    func wish(_ first: Cell, _ second: Cell, _ axis: Axis) -> CGFloat {
      subviews[first.index].spacing.distance(to: subviews[second.index].spacing, along: axis)
    }
    for first in cells {
      let covered = first.columns(of: columns)
      for second in cells {
        if second.row == first.row, second.column == covered.upperBound {
          let gap = covered.upperBound - 1
          wishes.columns[gap] = max(wishes.columns[gap], wish(first, second, .horizontal))
        } else if second.row == first.row + 1, covered.overlaps(second.columns(of: columns)) {
          wishes.rows[first.row] = max(wishes.rows[first.row], wish(first, second, .vertical))
        }
      }
    }
    func resolved(_ wish: CGFloat, _ given: CGFloat?) -> CGFloat {
      given ?? (wish.isFinite ? wish : ViewSpacing.standard)
    }
    return Gaps(
      columns: wishes.columns.map { resolved($0, columnGap) },
      rows: wishes.rows.map { resolved($0, rowGap) })
  }

  private struct Cell {
    let index: Int
    let row: Int
    let column: Int
    /// How many columns it spans; `nil` for all.
    let span: Int?

    /// The columns that it spans, of `count`.
    func columns(of count: Int) -> Range<Int> {
      let end = span.map { min(column + $0, count) } ?? count
      return min(column, end)..<end
    }
  }

  private func cells(_ subviews: Subviews) -> (cells: [Cell], rows: Int, columns: Int) {
    var cells: [Cell] = []
    var (row, column, columns) = (-1, 0, 0)
    var current: ObjectIdentifier?
    for (index, subview) in subviews.enumerated() {
      guard let token = subview[GridRowToken.self] else {
        row += 1
        current = nil
        cells.append(Cell(index: index, row: row, column: 0, span: nil))
        continue
      }
      if token.id != current {
        row += 1
        (column, current) = (0, token.id)
      }
      let span = subview[GridSpan.self]
      cells.append(Cell(index: index, row: row, column: column, span: span))
      column += span
      columns = max(columns, column)
    }
    return (cells, row + 1, max(columns, cells.isEmpty ? 0 : 1))
  }

  /// Distributes `available` points over lines that need at least `low` and take at most `high`,
  /// the least flexible first.
  private func share(_ low: [CGFloat], _ high: [CGFloat], _ available: CGFloat) -> [CGFloat] {
    var result = low
    var left = available - low.reduce(0, +)
    let order = low.indices.sorted { (high[$0] - low[$0], $0) < (high[$1] - low[$1], $1) }
    for (position, index) in order.enumerated() {
      let part = max(left, 0) / CGFloat(order.count - position)
      let taken = min(part, high[index] - low[index])
      result[index] += taken
      left -= taken
    }
    return result
  }

  private struct Arrangement {
    var cells: [Cell]
    var widths: [CGFloat]
    var heights: [CGFloat]
  }

  private func arrange(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ gaps: Gaps
  ) -> Arrangement {
    let (cells, rows, columns) = cells(subviews)
    func lengths(
      _ count: Int, _ line: (Cell) -> Int, _ axis: Axis.Set, gaps: [CGFloat],
      offer: CGFloat?,
      size: (Cell, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
      var (low, ideal, high) = (
        [CGFloat](repeating: 0, count: count), [CGFloat](repeating: 0, count: count),
        [CGFloat](repeating: 0, count: count)
      )
      let single = cells.filter {
        (axis == .vertical || $0.span == 1) && !subviews[$0.index][GridUnsized.self].contains(axis)
      }
      for cell in single {
        low[line(cell)] = max(low[line(cell)], size(cell, 0))
        ideal[line(cell)] = max(ideal[line(cell)], size(cell, nil))
        high[line(cell)] = max(high[line(cell)], size(cell, .infinity))
      }
      if axis == .horizontal {
        for cell in spanning(cells, subviews) {
          let columns = cell.columns(of: count)
          let between = gaps[columns.dropLast()].reduce(0, +)
          func widen(_ lengths: inout [CGFloat], to length: CGFloat) {
            let lack = length - lengths[columns].reduce(between, +)
            guard lack > 0 else { return }
            for column in columns { lengths[column] += lack / CGFloat(columns.count) }
          }
          widen(&low, to: size(cell, 0))
          widen(&ideal, to: size(cell, nil))
          widen(&high, to: size(cell, .infinity))
        }
        for column in high.indices { high[column] = max(high[column], low[column]) }
      }
      guard let offer else { return ideal }
      return share(low, high, offer - gaps.reduce(0, +))
    }
    let widths = lengths(
      columns, \.column, .horizontal, gaps: gaps.columns, offer: proposal.width
    ) { cell, width in
      subviews[cell.index].sizeThatFits(ProposedViewSize(width: width, height: nil)).width
    }
    let heights = lengths(
      rows, \.row, .vertical, gaps: gaps.rows, offer: proposal.height
    ) { cell, height in
      let width = width(of: cell, widths, gaps.columns)
      return subviews[cell.index].sizeThatFits(ProposedViewSize(width: width, height: height))
        .height
    }
    return Arrangement(cells: cells, widths: widths, heights: heights)
  }

  /// The cells that span several columns, the narrowest first: what they lack, their columns share.
  private func spanning(_ cells: [Cell], _ subviews: Subviews) -> [Cell] {
    cells.filter {
      $0.span != 1 && !subviews[$0.index][GridUnsized.self].contains(.horizontal)
    }.sorted { ($0.span ?? .max, $0.index) < ($1.span ?? .max, $1.index) }
  }

  private func width(of cell: Cell, _ widths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
    let columns = cell.columns(of: widths.count)
    return widths[columns].reduce(0, +) + gaps[columns.dropLast()].reduce(0, +)
  }

  /// Where a line begins: after the ones before it and the distances between.
  private func start(of line: Int, _ lengths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
    lengths[..<line].reduce(0, +) + gaps[..<min(line, gaps.count)].reduce(0, +)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Gaps
  ) -> CGSize {
    let arrangement = arrange(proposal, subviews, cache)
    return CGSize(
      width: arrangement.widths.reduce(0, +) + cache.columns.reduce(0, +),
      height: arrangement.heights.reduce(0, +) + cache.rows.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Gaps
  ) {
    let arrangement = arrange(proposal, subviews, cache)
    let (widths, heights) = (arrangement.widths, arrangement.heights)
    var columnAlignments = [HorizontalAlignment?](repeating: nil, count: widths.count)
    for cell in arrangement.cells where cell.column < columnAlignments.count {
      if let guide = subviews[cell.index][GridColumnAlignment.self] {
        columnAlignments[cell.column] = guide
      }
    }
    for cell in arrangement.cells {
      let subview = subviews[cell.index]
      let origin = CGPoint(
        x: bounds.minX + start(of: cell.column, widths, cache.columns),
        y: bounds.minY + start(of: cell.row, heights, cache.rows))
      let size = CGSize(width: width(of: cell, widths, cache.columns), height: heights[cell.row])
      let offer = ProposedViewSize(size)
      if let anchor = subview[GridCellAnchor.self] {
        let place = CGPoint(
          x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
        subview.place(at: place, anchor: anchor, proposal: offer)
        continue
      }
      let own = cell.column < columnAlignments.count ? columnAlignments[cell.column] : nil
      let guides = Alignment(
        horizontal: own ?? alignment.horizontal,
        vertical: subview[GridRowToken.self]?.alignment ?? alignment.vertical)
      let inner = subview.dimensions(in: offer).point(of: guides)
      let outer = ViewDimensions(size: size, box: nil).point(of: guides)
      subview.place(
        at: CGPoint(x: origin.x + outer.x - inner.x, y: origin.y + outer.y - inner.y),
        proposal: offer)
    }
  }
}
