import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The names of a table's columns; a tap on one sorts by it.
struct TableHeader<Value: Identifiable, Sort: SortComparator>: View
where Sort.Compared == Value {
  let columns: [_TableColumn<Value, Sort>]
  let sortOrder: Binding<[Sort]>?
  /// The size of letters, and of the chevron of the column by which the table is sorted, in points.
  private static var size: CGFloat { 13 }
  private static var chevronSize: CGFloat { 10 }
  private static var spacing: CGFloat { 4 }

  var body: some View {
    TableCellRow(
      cells: columns.map {
        TableCell(view: AnyView(name(of: $0)), width: $0.width, alignment: $0.alignment)
      }
    )
    .font(.system(size: Self.size)).textCase(nil).lineLimit(1)
  }

  @ViewBuilder private func name(of column: _TableColumn<Value, Sort>) -> some View {
    if let sortOrder, let comparator = column.comparator {
      let order = sortOrder.wrappedValue.first.flatMap {
        comparator.isSame(as: $0) ? $0.order : nil
      }
      Button {
        withAnimation { sort(by: comparator) }
      } label: {
        HStack(spacing: Self.spacing) {
          column.label.fontWeight(order == nil ? .regular : .semibold)
          if let order {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
              .font(.system(size: Self.chevronSize, weight: .semibold))
          }
        }
        .foregroundStyle(order == nil ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      column.label
    }
  }

  /// Sorts by a column: the other way round where the table is sorted by it already.
  private func sort(by comparator: Sort) {
    guard let sortOrder else { return }
    var (first, order) = (comparator, sortOrder.wrappedValue)
    if let known = order.first, comparator.isSame(as: known) {
      first.order = known.order == .forward ? .reverse : .forward
    }
    order.removeAll { comparator.isSame(as: $0) }
    sortOrder.wrappedValue = [first] + order
  }
}

extension SortComparator {
  /// Whether another one compares by the same, whichever way round.
  fileprivate func isSame(as other: Self) -> Bool {
    var other = other
    other.order = order
    return self == other
  }
}
