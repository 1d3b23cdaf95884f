import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The sign for an image that nobody has: a dashed box with a question mark.
enum MissingSign {
  static func draw(
    into list: inout DisplayList, in rect: CGRect, _ paint: Paint, _ transform: CGAffineTransform
  ) {
    let side = min(rect.width, rect.height)
    let width = max(side * 0.06, 0.5)
    let box = rect.insetBy(dx: width / 2 + side * 0.04, dy: width / 2 + side * 0.04)
    list.stroke(
      Path(roundedRect: box, cornerRadius: side * 0.2, style: .continuous),
      style: StrokeStyle(
        lineWidth: width, lineCap: .butt, lineJoin: .round, dash: [side * 0.12, side * 0.08]),
      with: paint, transform: transform)
    let unit = side / 100
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + x * unit, y: rect.midY + y * unit)
    }
    var hook = Path()
    hook.move(to: place(-13, -12))
    hook.addCurve(to: place(0, -26), control1: place(-13, -20), control2: place(-8, -26))
    hook.addCurve(to: place(13, -13), control1: place(8, -26), control2: place(13, -20))
    hook.addCurve(to: place(0, 9), control1: place(13, -3), control2: place(0, -3))
    list.stroke(
      hook, style: StrokeStyle(lineWidth: 7 * unit, lineCap: .round, lineJoin: .round), with: paint,
      transform: transform)
    let dot = CGRect(
      x: rect.midX - 4.5 * unit, y: rect.midY + 20 * unit, width: 9 * unit, height: 9 * unit)
    list.fill(Path(ellipseIn: dot), with: paint, transform: transform)
  }
}
