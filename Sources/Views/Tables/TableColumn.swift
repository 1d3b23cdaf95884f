public import Foundation
@_spi(Engine) public import ViewEngine

/// A table column: a name, and a view for each value.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>
where Sort.Compared == RowValue {
  private let label: Label
  private let content: (RowValue) -> Content
  private let comparator: Sort?
  private var width = TableColumnWidth()
  private var alignment = HorizontalAlignment.leading

  fileprivate init(
    _ label: Label, by comparator: Sort?, content: @escaping (RowValue) -> Content
  ) { (self.label, self.comparator, self.content) = (label, comparator, content) }

  /// The column, whatever it shows.
  @MainActor fileprivate var erased: _TableColumn<RowValue, Sort> {
    _TableColumn(
      label: AnyView(label), content: { [content] in AnyView(content($0)) }, comparator: comparator,
      width: width, alignment: alignment)
  }

  /// Makes this column as wide as it is said, in points; `nil` for what is left.
  public func width(_ width: CGFloat? = nil) -> Self {
    self.width(min: width, ideal: width, max: width)
  }
  /// Sets how wide this column is.
  ///
  /// - Parameters:
  ///   - min: The least width, in points.
  ///   - ideal: The width where nothing else is said.
  ///   - max: The greatest width.
  /// - Returns: The column.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    var column = self
    column.width = TableColumnWidth(min: min, ideal: ideal, max: max)
    return column
  }
  /// Sets at which side this column's name and views stand.
  public func alignment(_ alignment: TableColumnAlignment) -> Self {
    var column = self
    column.alignment = alignment.side
    return column
  }
}

/// At which side a column's name and views stand.
public struct TableColumnAlignment: Hashable, Sendable {
  private let order: Int
  /// As the system thinks best: at the leading edge.
  public static let automatic = Self(order: 0)
  /// At the leading edge.
  public static let leading = Self(order: 1)
  /// In the middle.
  public static let center = Self(order: 2)
  /// At the trailing edge.
  public static let trailing = Self(order: 3)
  /// Where numbers stand: at the trailing edge.
  public static let numeric = Self(order: 4)

  fileprivate var side: HorizontalAlignment {
    switch self {
    case .center: .center
    case .trailing, .numeric: .trailing
    default: .leading
    }
  }
}

/// No order: that of tables which nobody sorts.
public struct _Unsorted<Compared>: SortComparator {
  public var order = SortOrder.forward
  /// Says that any two are the same.
  ///
  /// - Parameters:
  ///   - lhs: One.
  ///   - rhs: Another.
  /// - Returns: That they are the same.
  /// - Note: Accepted; no effect. `lhs`, `rhs`: nothing goes before anything else.
  public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { .orderedSame }
}

/// A column, whatever it shows.
public struct _TableColumn<RowValue: Identifiable, Sort: SortComparator> {
  let label: AnyView
  let content: @MainActor (RowValue) -> AnyView
  let comparator: Sort?
  let width: TableColumnWidth
  let alignment: HorizontalAlignment

  /// What the column shows of a value.
  @MainActor func cell(_ value: RowValue) -> TableCell {
    TableCell(view: content(value), width: width, alignment: alignment)
  }
}

/// Columns side by side.
public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator> {
  let columns: [_TableColumn<RowValue, Sort>]
}

/// Builds the columns of tables.
@MainActor @resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator>
where Sort.Compared == RowValue {
  /// One column.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> _TableColumns<RowValue, Sort> { _TableColumns(columns: [column.erased]) }
  /// All side by side.
  public static func buildBlock(
    _ columns: _TableColumns<RowValue, Sort>...
  ) -> _TableColumns<RowValue, Sort> { _TableColumns(columns: columns.flatMap(\.columns)) }
  /// `if` without `else`.
  public static func buildIf(
    _ columns: _TableColumns<RowValue, Sort>?
  ) -> _TableColumns<RowValue, Sort> { columns ?? _TableColumns(columns: []) }
  /// The first branch of a choice.
  public static func buildEither(
    first: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { first }
  /// The other branch of a choice.
  public static func buildEither(
    second: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { second }
}

extension TableColumn where Label == Text {
  /// Creates a column by which the table is not sorted.
  ///
  /// - Parameters:
  ///   - titleKey: The column's name.
  ///   - content: The view of a value.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), by: nil, content: content) }
  /// Creates a column by which the table is not sorted.
  ///
  /// - Parameters:
  ///   - title: The column's name, as it is.
  ///   - content: The view of a value.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), by: nil, content: content) }
}

extension TableColumn where Sort == _Unsorted<RowValue>, Label == Text {
  /// Creates a column of a text of each value.
  ///
  /// - Parameters:
  ///   - titleKey: The column's name.
  ///   - value: The key path to the text.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(Text(titleKey), by: nil) { Text($0[keyPath: value]) }
  }
  /// Creates a column of a property of each value.
  ///
  /// - Parameters:
  ///   - titleKey: The column's name.
  ///   - value: The key path to the property; nobody sorts by it here.
  ///   - content: The view of a value.
  /// - Note: Accepted; no effect. `value`: the table has no order.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), by: nil, content: content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of a text of each value, by which the table can be sorted.
  ///
  /// - Parameters:
  ///   - titleKey: The column's name.
  ///   - value: The key path to the text.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(Text(titleKey), by: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }
  /// Creates a column of a property of each value, by which the table can be sorted.
  ///
  /// - Parameters:
  ///   - titleKey: The column's name.
  ///   - value: The key path to the property.
  ///   - content: The view of a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), by: KeyPathComparator(value), content: content) }
}
