public import Foundation
@_spi(Engine) public import ViewEngine

/// A table: rows of values in columns, with the columns' names above them.
///
/// Where there is less room than on a tablet, it is a list of what the first column shows.
public struct Table<Value: Identifiable, Rows: View, Sort: SortComparator>: View
where Sort.Compared == Value {
  private let columns: [_TableColumn<Value, Sort>]
  private let rows: Rows
  private let sortOrder: Binding<[Sort]>?
  private let selection: ListSelection?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableShowsHeaders) private var showsHeaders
  @State private var hasDisclosures = false

  /// Creates a table of parts that are there.
  init(
    _ columns: _TableColumns<Value, Sort>, rows: Rows, sortOrder: Binding<[Sort]>? = nil,
    selection: ListSelection? = nil
  ) {
    (self.columns, self.rows) = (columns.columns, rows)
    (self.sortOrder, self.selection) = (sortOrder, selection)
  }

  public var body: some View {
    let isWide = sizeClass == .regular
    List<Never, _>(rows: content(hasHeader: isWide && showsHeaders), selection: selection)
      .listStyle(.plain)
      .environment(
        \.tableCells,
        TableCells { value in
          guard let value = value as? Value else { return nil }
          let shown = isWide ? columns[...] : columns.prefix(1)
          return AnyView(TableCellRow(cells: shown.map { $0.cell(value) }))
        }
      )
      .environment(\.hasTableDisclosures, hasDisclosures)
      .onPreferenceChange(HasTableDisclosures.self) { hasDisclosures = $0 }
  }

  @ViewBuilder private func content(hasHeader: Bool) -> some View {
    if hasHeader {
      Section {
        rows
      } header: {
        TableHeader(columns: columns, sortOrder: sortOrder)
      }
    } else {
      rows
    }
  }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: View {
  private let value: Value
  @Environment(\.tableCells) private var cells

  /// Creates the row of a value.
  public init(_ value: Value) { self.value = value }

  public var body: some View { cells?.row(value) }
}
