import Foundation
@_spi(Engine) import ViewEngine

/// Wheels of any rows side by side on one band, each with a row of its own in the middle.
package struct WheelColumns: View {
  /// A wheel.
  package struct Column {
    let selection: Binding<Int>
    let width: CGFloat?
    let rows: [AnyView]

    /// Creates a wheel.
    ///
    /// - Parameters:
    ///   - selection: The row in the middle, from 0; set when the wheel has come to rest.
    ///   - width: Its width in points; `nil` for an even share of what others leave.
    ///   - rows: The rows.
    package init(selection: Binding<Int>, width: CGFloat?, rows: [AnyView]) {
      (self.selection, self.width, self.rows) = (selection, width, rows)
    }
  }

  /// The height of a row in the middle in points.
  package static let rowHeight = WheelMetrics.rowHeight
  /// The height of a wheel in points.
  package static let height = WheelMetrics.height
  /// The size of the rows' font in points.
  package static let fontSize = WheelMetrics.fontSize

  private let columns: [Column]
  /// The distance between two wheels in points.
  private let spacing: CGFloat

  /// Creates wheels side by side.
  ///
  /// - Parameters:
  ///   - columns: The wheels.
  ///   - spacing: The distance between two in points.
  package init(_ columns: [Column], spacing: CGFloat) {
    (self.columns, self.spacing) = (columns, spacing)
  }

  package var body: some View {
    ZStack {
      WheelBand()
      HStack(spacing: spacing) {
        ForEach(Array(columns.indices), id: \.self) { wheel(columns[$0]) }
      }
    }
    .modifier(ControlSpacing())
  }

  @ViewBuilder private func wheel(_ column: Column) -> some View {
    let wheel = WheelView(
      selection: AnyBinding(column.selection),
      content: ForEach(Array(column.rows.indices), id: \.self) { column.rows[$0] }.unnamed())
    if let width = column.width {
      wheel.frame(width: width)
    } else {
      wheel.frame(maxWidth: .infinity)
    }
  }
}
