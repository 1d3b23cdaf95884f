internal import Foundation
internal import Geometry

extension StrokeStyle {
  /// This pen with its dashes of no length as hairlines across the line, as Core Graphics draws them where caps are
  /// butt; other caps are the dots themselves.
  ///
  /// - Parameter width: The width of a hairline, in the pen's own unit: half of it is taken from either gap beside.
  /// - Returns: The pen; the same where it has no such dash.
  func withHairlines(_ width: CGFloat) -> StrokeStyle {
    guard lineCap == .butt, dash.contains(0), dash.contains(where: { $0 > 0 }) else { return self }
    var pen = self
    let pattern = dash.count % 2 == 0 ? dash : dash + dash
    pen.dash = pattern
    for index in stride(from: 0, to: pattern.count, by: 2) where pattern[index] == 0 {
      let before = (index + pattern.count - 1) % pattern.count
      let half = min(width, pattern[before], pattern[index + 1]) / 2
      pen.dash[index] = 2 * half
      pen.dash[before] -= half
      pen.dash[index + 1] -= half
      if index == 0 { pen.dashPhase += half }
    }
    return pen
  }
}
