import DisplayList
import Foundation
import Geometry
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Paths of the Mac")
struct NSBezierPathTests {
  private let box = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test("steps are told by kind and points")
  func elements() {
    let path = NSBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.line(to: CGPoint(x: 3, y: 4))
    path.curve(
      to: CGPoint(x: 9, y: 10), controlPoint1: CGPoint(x: 5, y: 6),
      controlPoint2: CGPoint(x: 7, y: 8))
    path.curve(to: CGPoint(x: 13, y: 14), controlPoint: CGPoint(x: 11, y: 12))
    path.close()
    #expect(path.elementCount == 5)
    var points = [CGPoint](repeating: .zero, count: 3)
    var found: [(NSBezierPath.ElementType, [CGFloat])] = []
    for index in 0..<path.elementCount {
      let type = path.element(at: index, associatedPoints: &points)
      found.append((type, points.map(\.x)))
    }
    #expect(found.map(\.0) == [.moveTo, .lineTo, .curveTo, .quadraticCurveTo, .closePath])
    #expect(found[0].1[0] == 1)
    #expect(found[1].1[0] == 3)
    #expect(found[2].1 == [5, 7, 9])
    #expect(Array(found[3].1[..<2]) == [11, 13])
    #expect(path.controlPointBounds == CGRect(x: 1, y: 2, width: 12, height: 12))
  }

  @Test("relative steps count from where the last one ended")
  func relative() {
    let (path, plain) = (NSBezierPath(), NSBezierPath())
    path.move(to: CGPoint(x: 5, y: 5))
    path.relativeLine(to: CGPoint(x: 1, y: 2))
    path.relativeMove(to: CGPoint(x: 10, y: 0))
    path.relativeCurve(
      to: CGPoint(x: 3, y: 3), controlPoint1: CGPoint(x: 1, y: 0),
      controlPoint2: CGPoint(x: 2, y: 0))
    plain.move(to: CGPoint(x: 5, y: 5))
    plain.line(to: CGPoint(x: 6, y: 7))
    plain.move(to: CGPoint(x: 16, y: 7))
    plain.curve(
      to: CGPoint(x: 19, y: 10), controlPoint1: CGPoint(x: 17, y: 7),
      controlPoint2: CGPoint(x: 18, y: 7))
    #expect(Path(path.cgPath) == Path(plain.cgPath))
    #expect(path.currentPoint == CGPoint(x: 19, y: 10))
  }

  @Test("an arc's degrees grow from right to where y grows")
  func arcs() {
    let path = NSBezierPath()
    path.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90)
    #expect(path.bounds.minX > -1e-6)
    #expect(path.bounds.minY > -1e-6)
    #expect(abs(path.currentPoint.y - 10) < 1e-6)
    let other = NSBezierPath()
    other.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90, clockwise: true)
    #expect(other.bounds.minX < -9.9)
  }

  @Test("whole shapes are what they are called")
  func shapes() {
    #expect(NSBezierPath(rect: box).bounds == box)
    #expect(NSBezierPath(ovalIn: box).bounds == box)
    let round = NSBezierPath(roundedRect: box, xRadius: 4, yRadius: 8)
    #expect(round.bounds == box)
    #expect(!round.contains(CGPoint(x: 10.5, y: 20.5)))
    #expect(round.contains(CGPoint(x: 25, y: 40)))
    let ring = NSBezierPath(rect: box)
    ring.appendRect(box.insetBy(dx: 5, dy: 5))
    #expect(ring.contains(CGPoint(x: 25, y: 40)))
    ring.windingRule = .evenOdd
    #expect(!ring.contains(CGPoint(x: 25, y: 40)))
    ring.removeAllPoints()
    #expect(ring.isEmpty)
  }

  @Test("a copy keeps points and strokes, and a transform moves one of the two")
  func copies() throws {
    let path = NSBezierPath(rect: box)
    (path.lineWidth, path.lineCapStyle) = (3, .round)
    let copy = try #require(path.copy() as? NSBezierPath)
    copy.transform(using: AffineTransform(translationByX: 1, byY: 2))
    #expect((copy.lineWidth, copy.lineCapStyle) == (3, .round))
    #expect(copy.bounds == box.offsetBy(dx: 1, dy: 2))
    #expect(path.bounds == box)
  }

  @Test("what is drawn has the pen's width, and dashes")
  func strokes() {
    let context = UIGraphicsStack.drawing(CGSize(width: 50, height: 70), scale: 1) { _ in
      let path = NSBezierPath(rect: box)
      path.lineWidth = 7
      path.setLineDash([3, 2], count: 2, phase: 1)
      NSColor.red.setStroke()
      path.stroke()
      NSColor.blue.setFill()
      NSBezierPath.fill(box)
    }
    let pens = context.list.commands.compactMap {
      if case .stroke(_, let style, _, _) = $0 { style } else { nil }
    }
    #expect(pens.map(\.lineWidth) == [7])
    #expect(pens.first?.dash == [3, 2])
    #expect(pens.first?.dashPhase == 1)
    let fills = context.list.commands.filter {
      if case .fill(_, _, .solid(let color), _) = $0 { color.blue == 1 } else { false }
    }
    #expect(fills.count == 1)
  }
}
