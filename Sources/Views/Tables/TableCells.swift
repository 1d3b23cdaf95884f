import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// What makes a table's rows of its values.
struct TableCells {
  let row: @MainActor (Any) -> AnyView?
}

private enum TableCellsKey: EnvironmentKey { static var defaultValue: TableCells? { nil } }
private enum TableHeadersKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// What makes the rows of the table around; `nil` outside of tables.
  var tableCells: TableCells? {
    get { self[TableCellsKey.self] }
    set { self[TableCellsKey.self] = newValue }
  }
  /// Whether tables have the names of their columns above them.
  var tableShowsHeaders: Bool {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

/// What a column shows of one value, and how wide it is.
struct TableCell {
  let view: AnyView
  let width: TableColumnWidth
  let alignment: HorizontalAlignment
}

/// How wide a column is, in points; `nil` for what is left.
struct TableColumnWidth: Equatable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?
}

/// Cells side by side: columns of one width stand below each other, as none is wider for what it shows.
struct TableCellRow: View {
  let cells: [TableCell]
  /// The distance of columns, in points.
  private static let spacing: CGFloat = 16

  var body: some View {
    HStack(spacing: Self.spacing) {
      ForEach(Array(cells.enumerated()), id: \.offset) { cell in
        let (width, side) = (cell.element.width, cell.element.alignment)
        Group {
          if cell.offset == 0 {
            cell.element.view.modifier(TableLead())
          } else {
            cell.element.view
          }
        }
        .frame(
          minWidth: width.min ?? 0, idealWidth: width.ideal,
          maxWidth: width.max ?? .infinity,
          alignment: Alignment(horizontal: side, vertical: .center))
      }
    }
  }
}
