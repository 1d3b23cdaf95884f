import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The arrow of the shift key.
struct ShiftArrow: Shape {
  func path(in rect: CGRect) -> Path {
    // On a grid of 20 by 18.
    let points: [(CGFloat, CGFloat)] = [
      (10, 0), (20, 10), (14.5, 10), (14.5, 18), (5.5, 18), (5.5, 10), (0, 10),
    ]
    var path = Path()
    path.addLines(
      points.map {
        CGPoint(
          x: rect.minX + $0.0 / 20 * rect.width, y: rect.minY + $0.1 / 18 * rect.height)
      })
    path.closeSubpath()
    return path
  }
}

/// The face of the key for emoji.
struct EmojiFace: Shape {
  func path(in rect: CGRect) -> Path {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    var path = Path(ellipseIn: rect)
    var smile = Path()
    smile.addArc(
      center: middle, radius: radius * 0.56, startAngle: .degrees(25), endAngle: .degrees(155),
      clockwise: false)
    path.addPath(smile)
    for side in [-1.0, 1] {
      let eye = CGPoint(x: middle.x + side * radius * 0.34, y: middle.y - radius * 0.22)
      path.addEllipse(in: CGRect(x: eye.x - 0.8, y: eye.y - 1.4, width: 1.6, height: 2.8))
    }
    return path
  }
}

/// What is held up over a key while it is down: a bulb above it, which narrows to the key.
struct KeyBulb: Shape {
  /// The key within the shape's frame.
  let key: CGRect
  /// The radius of the bulb's corners, in points.
  private static let radius: CGFloat = 10
  /// The heights of the bulb, and of the neck between it and the key, in points.
  static let (height, neck) = (CGFloat(48), CGFloat(14))
  /// How much wider than its key a bulb is, in points.
  static let excess: CGFloat = 24

  /// The frame of the bulb of a key, which stays between two edges.
  static func frame(over key: CGRect, from left: CGFloat, to right: CGFloat) -> CGRect {
    let width = key.width + excess
    let x = min(max(key.midX - width / 2, left), right - width)
    return CGRect(
      x: x, y: key.minY - neck - height, width: width, height: key.height + neck + height)
  }

  func path(in rect: CGRect) -> Path {
    let key = key.offsetBy(dx: rect.minX, dy: rect.minY)
    let (radius, corner) = (Self.radius, KeyboardLook.radius)
    let bottom = rect.minY + Self.height
    let bend = (key.minY - bottom) * 0.6
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + radius))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX + radius, y: rect.minY),
      control: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - radius, y: rect.minY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + radius),
      control: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: bottom - radius))
    path.addCurve(
      to: CGPoint(x: key.maxX, y: key.minY + corner),
      control1: CGPoint(x: rect.maxX, y: bottom + bend / 2),
      control2: CGPoint(x: key.maxX, y: key.minY - bend))
    path.addLine(to: CGPoint(x: key.maxX, y: key.maxY - corner))
    path.addQuadCurve(
      to: CGPoint(x: key.maxX - corner, y: key.maxY),
      control: CGPoint(x: key.maxX, y: key.maxY))
    path.addLine(to: CGPoint(x: key.minX + corner, y: key.maxY))
    path.addQuadCurve(
      to: CGPoint(x: key.minX, y: key.maxY - corner),
      control: CGPoint(x: key.minX, y: key.maxY))
    path.addLine(to: CGPoint(x: key.minX, y: key.minY + corner))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: bottom - radius),
      control1: CGPoint(x: key.minX, y: key.minY - bend),
      control2: CGPoint(x: rect.minX, y: bottom + bend / 2))
    path.closeSubpath()
    return path
  }
}
