import Foundation
@_spi(Engine) public import ViewEngine

// The ways to make a table: of a collection or of rows, with or without a choice and an order.

extension Table where Sort == _Unsorted<Value> {
  /// Creates a table of a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(columns(), rows: ForEach(data) { TableRow($0) })
  }
  /// Creates a table of a row for each element, of which a tap selects one.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The identity of the selected one.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(columns(), rows: ForEach(data) { TableRow($0) }, selection: ListSelection(selection))
  }
  /// Creates a table of a row for each element, of which several may be selected.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The identities of the selected ones.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(columns(), rows: ForEach(data) { TableRow($0) }, selection: ListSelection(selection))
  }
  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - columns: The columns.
  ///   - rows: The rows: `TableRow`s, in loops or not.
  public init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>,
    @ViewBuilder rows: () -> Rows
  ) { self.init(columns(), rows: rows()) }
}

extension Table {
  /// Creates a table of a row for each element, which a tap on a column's name sorts.
  ///
  /// - Parameters:
  ///   - data: The elements, sorted: the scene sorts them when the order changes.
  ///   - sortOrder: By what they are sorted, the first before the second.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(columns(), rows: ForEach(data) { TableRow($0) }, sortOrder: sortOrder)
  }
  /// Creates a table of a row for each element, which a tap on a column's name sorts, and of which one may be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, sorted: the scene sorts them when the order changes.
  ///   - selection: The identity of the selected one.
  ///   - sortOrder: By what they are sorted, the first before the second.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(
      columns(), rows: ForEach(data) { TableRow($0) }, sortOrder: sortOrder,
      selection: ListSelection(selection))
  }
  /// Creates a table of a row for each element, which a tap on a column's name sorts, and of which several may be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, sorted: the scene sorts them when the order changes.
  ///   - selection: The identities of the selected ones.
  ///   - sortOrder: By what they are sorted, the first before the second.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(
      columns(), rows: ForEach(data) { TableRow($0) }, sortOrder: sortOrder,
      selection: ListSelection(selection))
  }
}
