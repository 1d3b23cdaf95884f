import Foundation
import Geometry
@_spi(Engine) import ViewEngine

private enum OnSheetKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a view is on a sheet, whose navigation bars are higher; not on a cover.
  var isOnSheet: Bool {
    get { self[OnSheetKey.self] }
    set { self[OnSheetKey.self] = newValue }
  }

  /// What a navigation bar's first row has above and below its place, in points: something on sheets only.
  var barRowRoom: EdgeInsets {
    let look = systemLook.bars
    return isOnSheet
      ? EdgeInsets(top: look.sheetTop, leading: 0, bottom: look.sheetBottom, trailing: 0)
      : EdgeInsets()
  }
  /// The height of a navigation bar's first row with that, in points.
  var barRowHeight: CGFloat { systemLook.bars.rowHeight + barRowRoom.top + barRowRoom.bottom }
}
