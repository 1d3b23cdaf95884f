import Foundation
@_spi(Engine) import ViewEngine

private enum OnSheetKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a view is on a sheet, whose navigation bars are higher; not on a cover.
  var isOnSheet: Bool {
    get { self[OnSheetKey.self] }
    set { self[OnSheetKey.self] = newValue }
  }

  /// What a navigation bar's first row is higher than on a page, in points.
  var barRowExtra: CGFloat { isOnSheet ? systemLook.bars.sheetExtra : 0 }
  /// The height of a navigation bar's first row, in points.
  var barRowHeight: CGFloat { systemLook.bars.rowHeight + barRowExtra }
}
