import DisplayList
import Foundation
import Geometry
import MediaSupport
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Laws of the Mac's paths")
struct NSBezierPathLawTests {
  private let box = CGRect(x: 10, y: 20, width: 30, height: 40)

  private func number(_ range: ClosedRange<Int>, _ chance: inout SplitMix) -> CGFloat {
    CGFloat(Int.random(in: range, using: &chance))
  }
  private func point(_ chance: inout SplitMix) -> CGPoint {
    CGPoint(x: number(-40...40, &chance), y: number(-40...40, &chance))
  }
  private func rect(_ chance: inout SplitMix) -> CGRect {
    CGRect(
      origin: point(&chance),
      size: CGSize(width: number(1...30, &chance), height: number(1...30, &chance)))
  }
  private func steps(_ path: CGPath) -> [Path.Element] {
    var steps: [Path.Element] = []
    Path(path).forEach { steps.append($0) }
    return steps
  }

  /// Adds the same step, by chance, to a path of either framework.
  private func grow(_ path: NSBezierPath, _ other: CGMutablePath, _ chance: inout SplitMix) {
    let (end, first, second) = (point(&chance), point(&chance), point(&chance))
    let rect = rect(&chance)
    switch Int.random(in: 0..<8, using: &chance) {
    case 0:
      path.move(to: end)
      other.move(to: end)
    case 1:
      path.line(to: end)
      other.addLine(to: end)
    case 2:
      path.curve(to: end, controlPoint1: first, controlPoint2: second)
      other.addCurve(to: end, control1: first, control2: second)
    case 3:
      path.curve(to: end, controlPoint: first)
      other.addQuadCurve(to: end, control: first)
    case 4:
      path.appendRect(rect)
      other.addRect(rect)
    case 5:
      path.appendOval(in: rect)
      other.addEllipse(in: rect)
    case 6:
      path.appendRoundedRect(rect, xRadius: 3, yRadius: 5)
      other.addRoundedRect(in: rect, cornerWidth: 3, cornerHeight: 5)
    default:
      let (start, stop) = (number(-400...400, &chance), number(-400...400, &chance))
      let clockwise = Bool.random(using: &chance)
      path.appendArc(
        withCenter: end, radius: rect.width, startAngle: start, endAngle: stop,
        clockwise: clockwise)
      other.addArc(
        center: end, radius: rect.width, startAngle: CGFloat(Angle.degrees(Double(start)).radians),
        endAngle: CGFloat(Angle.degrees(Double(stop)).radians), clockwise: clockwise)
    }
  }

  /// A path by chance, and the same one of Core Graphics'.
  private func twins(_ chance: inout SplitMix) -> (path: NSBezierPath, other: CGMutablePath) {
    let (path, other, start) = (NSBezierPath(), CGMutablePath(), point(&chance))
    path.move(to: start)
    other.move(to: start)
    for _ in 0..<10 { grow(path, other, &chance) }
    return (path, other)
  }

  @Test("by the same steps a path is Core Graphics' own", arguments: 0..<20)
  func built(seed: UInt64) {
    var chance = SplitMix(seed: seed)
    let (path, other) = twins(&chance)
    #expect(steps(path.cgPath) == steps(other))
    #expect(path.currentPoint == other.currentPoint)
    #expect(path.bounds == other.boundingBoxOfPath)
    #expect(path.controlPointBounds == other.boundingBox)
    #expect(path.controlPointBounds.insetBy(dx: -1e-9, dy: -1e-9).contains(path.bounds))
    path.close()
    other.closeSubpath()
    #expect(steps(path.cgPath) == steps(other))
    let (more, rest) = twins(&chance)
    path.append(more)
    other.addPath(rest)
    #expect(steps(path.cgPath) == steps(other))
  }

  @Test("the steps that a path tells build it again", arguments: 0..<20)
  func told(seed: UInt64) {
    var chance = SplitMix(seed: 50 + seed)
    let path = twins(&chance).path
    let again = NSBezierPath()
    var points = [CGPoint](repeating: .zero, count: 3)
    for index in 0..<path.elementCount {
      switch path.element(at: index, associatedPoints: &points) {
      case .moveTo: again.move(to: points[0])
      case .lineTo: again.line(to: points[0])
      case .cubicCurveTo:
        again.curve(to: points[2], controlPoint1: points[0], controlPoint2: points[1])
      case .quadraticCurveTo: again.curve(to: points[1], controlPoint: points[0])
      case .closePath: again.close()
      }
    }
    #expect(steps(again.cgPath) == steps(path.cgPath))
  }

  @Test("what is inside is what Core Graphics says by the same rule", arguments: 0..<10)
  func inside(seed: UInt64) {
    var chance = SplitMix(seed: 100 + seed)
    let path = twins(&chance).path
    for _ in 0..<40 {
      let place = CGPoint(x: number(-40...40, &chance) + 0.5, y: number(-40...40, &chance) + 0.5)
      path.windingRule = .nonZero
      let winds = path.contains(place)
      #expect(winds == path.cgPath.contains(place, using: .winding))
      path.windingRule = .evenOdd
      let isOdd = path.contains(place)
      #expect(isOdd == path.cgPath.contains(place, using: .evenOdd))
      // Places about which it winds an odd number of times are among those about which it winds.
      #expect(!isOdd || winds)
    }
  }

  @Test("two arcs between the same places, one each way, are the whole circle", arguments: 0..<10)
  func arcs(seed: UInt64) {
    var chance = SplitMix(seed: 200 + seed)
    let (center, radius) = (point(&chance), number(5...20, &chance))
    let (start, stop) = (number(0...179, &chance), number(180...359, &chance))
    func arc(_ clockwise: Bool) -> NSBezierPath {
      let path = NSBezierPath()
      path.appendArc(
        withCenter: center, radius: radius, startAngle: start, endAngle: stop,
        clockwise: clockwise)
      return path
    }
    let (up, down) = (arc(false), arc(true))
    let circle = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    let both = up.bounds.union(down.bounds)
    #expect(abs(both.minX - circle.minX) < 0.02 && abs(both.maxX - circle.maxX) < 0.02)
    #expect(abs(both.minY - circle.minY) < 0.02 && abs(both.maxY - circle.maxY) < 0.02)
    let ends = (up.currentPoint, down.currentPoint)
    #expect(abs(ends.0.x - ends.1.x) + abs(ends.0.y - ends.1.y) < 1e-6)
    let (x, y) = (ends.0.x - center.x, ends.0.y - center.y)
    #expect(abs((x * x + y * y).squareRoot() - radius) < 1e-6)
  }

  @Test("whole shapes are Core Graphics' own")
  func shapes() {
    #expect(NSBezierPath(rect: box).cgPath == CGPath(rect: box, transform: nil))
    #expect(NSBezierPath(ovalIn: box).cgPath == CGPath(ellipseIn: box, transform: nil))
    for (x, y) in [(0, 0), (4, 4), (6, 3), (100, 100)] as [(CGFloat, CGFloat)] {
      #expect(
        NSBezierPath(roundedRect: box, xRadius: x, yRadius: y).cgPath
          == CGPath(roundedRect: box, cornerWidth: x, cornerHeight: y, transform: nil))
    }
    let path = NSBezierPath(cgPath: CGPath(ellipseIn: box, transform: nil))
    #expect(path.bounds == box)
    path.cgPath = CGPath(rect: .zero, transform: nil)
    #expect(path.bounds == .zero)
    #expect(NSBezierPath().controlPointBounds == .zero)
    #expect(NSBezierPath().currentPoint == .zero)
  }

  @Test("a transform moves each point as Foundation does", arguments: 0..<10)
  func transforms(seed: UInt64) {
    var chance = SplitMix(seed: 300 + seed)
    let path = twins(&chance).path
    var transform = AffineTransform(
      translationByX: number(-9...9, &chance), byY: number(-9...9, &chance))
    transform.rotate(byDegrees: number(0...359, &chance))
    transform.scale(x: number(1...4, &chance), y: number(1...4, &chance))
    func points(_ path: NSBezierPath) -> [CGPoint] {
      steps(path.cgPath).flatMap { step -> [CGPoint] in
        switch step {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let first, let second): [first, second, end]
        case .closeSubpath: []
        }
      }
    }
    let wanted = points(path).map { transform.transform($0) }
    path.transform(using: transform)
    let found = points(path)
    #expect(found.count == wanted.count)
    #expect(zip(found, wanted).allSatisfy { abs($0.x - $1.x) + abs($0.y - $1.y) < 1e-6 })
  }
}

/// How the Mac's paths are drawn.
@MainActor @Suite("Pens of the Mac's paths")
struct NSBezierPathPenTests {
  private let box = CGRect(x: 10, y: 20, width: 30, height: 40)

  private func pens(_ draw: (CGContext) -> Void) -> [StrokeStyle] {
    let context = UIGraphicsStack.drawing(CGSize(width: 50, height: 70), scale: 1, draw)
    return context.list.commands.compactMap {
      if case .stroke(_, let style, _, _) = $0 { style } else { nil }
    }
  }

  @Test("a stroke has the path's pen, and leaves the context its own")
  func strokes() {
    let looks: [(NSBezierPath.LineCapStyle, NSBezierPath.LineJoinStyle)] = [
      (.butt, .miter), (.round, .round), (.square, .bevel),
    ]
    let found = pens { context in
      context.setLineWidth(9)
      for (cap, join) in looks {
        let path = NSBezierPath(rect: box)
        (path.lineCapStyle, path.lineJoinStyle) = (cap, join)
        (path.miterLimit, path.lineWidth) = (3, 2)
        path.stroke()
      }
      context.beginPath()
      context.addPath(CGPath(rect: box, transform: nil))
      context.strokePath()
    }
    #expect(found.map(\.lineWidth) == [2, 2, 2, 9])
    #expect(found.map(\.lineCap) == [.butt, .round, .square, .butt])
    #expect(found.map(\.lineJoin) == [.miter, .round, .bevel, .miter])
    #expect(found.map(\.miterLimit) == [3, 3, 3, 10])
  }

  @Test("as many dashes count as are said, and none after none were given")
  func dashes() {
    let found = pens { _ in
      let path = NSBezierPath(rect: box)
      path.setLineDash([4, 2, 9], count: 2, phase: 3)
      path.stroke()
      (path.copy() as? NSBezierPath)?.stroke()
      path.setLineDash(nil, count: 0, phase: 0)
      path.stroke()
    }
    #expect(found.map(\.dash) == [[4, 2], [4, 2], []])
    #expect(found.map(\.dashPhase) == [3, 3, 0])
  }

  @Test("lines and rectangles are drawn without a path of one's own")
  func statics() {
    let context = UIGraphicsStack.drawing(CGSize(width: 50, height: 70), scale: 1) { _ in
      NSBezierPath.strokeLine(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 9, y: 6))
      NSBezierPath.stroke(box)
      NSBezierPath.fill(box)
    }
    let bounds = context.list.commands.compactMap { command -> CGRect? in
      switch command {
      case .stroke(let path, _, _, _), .fill(let path, _, _, _): path.boundingRect
      default: nil
      }
    }
    #expect(bounds == [CGRect(x: 1, y: 2, width: 8, height: 4), box, box])
  }

  @Test("filling and clipping follow the winding rule", arguments: [false, true])
  func rules(isEvenOdd: Bool) {
    let context = UIGraphicsStack.drawing(CGSize(width: 50, height: 70), scale: 1) { _ in
      let path = NSBezierPath(rect: box)
      path.appendRect(box.insetBy(dx: 5, dy: 5))
      path.windingRule = isEvenOdd ? .evenOdd : .nonZero
      path.fill()
      path.addClip()
      NSBezierPath.fill(box)
    }
    let rules = context.list.commands.compactMap { command -> FillRule? in
      switch command {
      case .fill(let path, let rule, _, _) where path != Path(box): rule
      case .beginLayer(let layer): layer.clip.flatMap { $0.path.isEmpty ? nil : $0.rule }
      default: nil
      }
    }
    // The canvas itself is a clip, too, of which no rule matters.
    #expect(rules.contains(.evenOdd) == isEvenOdd)
    #expect(rules.first == (isEvenOdd ? .evenOdd : .nonZero))
  }
}
