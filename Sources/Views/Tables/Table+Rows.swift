import Foundation
@_spi(Engine) public import ViewEngine

// Tables of rows that are written out, with a choice or an order.

extension Table {
  /// Creates a table of rows, which a tap on a column's name sorts.
  ///
  /// - Parameters:
  ///   - sortOrder: By what they are sorted, the first before the second.
  ///   - columns: The columns.
  ///   - rows: The rows, sorted: `TableRow`s, in loops or not.
  public init(
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>,
    @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), rows: rows(), sortOrder: sortOrder)
  }
  /// Creates a table of rows, which a tap on a column's name sorts, and of which one may be selected.
  ///
  /// - Parameters:
  ///   - selection: The identity of the selected one.
  ///   - sortOrder: By what they are sorted, the first before the second.
  ///   - columns: The columns.
  ///   - rows: The rows, sorted: `TableRow`s, in loops or not.
  public init(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>,
    @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), rows: rows(), sortOrder: sortOrder, selection: ListSelection(selection))
  }
  /// Creates a table of rows, which a tap on a column's name sorts, and of which several may be selected.
  ///
  /// - Parameters:
  ///   - selection: The identities of the selected ones.
  ///   - sortOrder: By what they are sorted, the first before the second.
  ///   - columns: The columns.
  ///   - rows: The rows, sorted: `TableRow`s, in loops or not.
  public init(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>,
    @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), rows: rows(), sortOrder: sortOrder, selection: ListSelection(selection))
  }
}

extension Table where Sort == _Unsorted<Value> {
  /// Creates a table of rows, of which a tap selects one.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - selection: The identity of the selected one.
  ///   - columns: The columns.
  ///   - rows: The rows: `TableRow`s, in loops or not.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>,
    @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), rows: rows(), selection: ListSelection(selection))
  }
  /// Creates a table of rows, of which several may be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - selection: The identities of the selected ones.
  ///   - columns: The columns.
  ///   - rows: The rows: `TableRow`s, in loops or not.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>,
    @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), rows: rows(), selection: ListSelection(selection))
  }
}
