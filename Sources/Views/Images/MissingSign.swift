import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The sign for an image that nobody has: a dashed box with a question mark.
enum MissingSign {
  // Fractions of the sign's side; the drawing is our own.
  private static let lineWidth: CGFloat = 0.06
  private static let margin: CGFloat = 0.04
  private static let cornerRadius: CGFloat = 0.2
  private static let dash: [CGFloat] = [0.12, 0.08]
  /// The least line width, in points, so that a small sign is seen.
  private static let leastLineWidth: CGFloat = 0.5

  static func draw(
    into list: inout DisplayList, in rect: CGRect, _ paint: Paint, _ transform: CGAffineTransform
  ) {
    let side = min(rect.width, rect.height)
    let width = max(side * lineWidth, leastLineWidth)
    let box = rect.insetBy(dx: width / 2 + side * margin, dy: width / 2 + side * margin)
    list.stroke(
      Path(roundedRect: box, cornerRadius: side * cornerRadius, style: .continuous),
      style: StrokeStyle(
        lineWidth: width, lineCap: .butt, lineJoin: .round, dash: dash.map { side * $0 }),
      with: paint, transform: transform)
    // The question mark, in hundredths of the side from the middle.
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
