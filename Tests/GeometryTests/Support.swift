import Foundation
import Testing

@testable import Geometry

/// Numbers that look like chance and are the same in every run.
struct Numbers {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(_ range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let share = Double(state >> 11) * 0x1p-53
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  mutating func point(_ range: ClosedRange<Double> = -100...100) -> CGPoint {
    CGPoint(x: next(range), y: next(range))
  }

  /// A map that has an inverse.
  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(rotationAngle: next(-3...3)).scaledBy(x: next(0.3...3), y: next(0.3...3))
      .rotated(by: next(-3...3)).translatedBy(x: next(-50...50), y: next(-50...50))
  }

  /// An outline of all kinds of steps, mostly open at its end.
  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<3 {
      path.move(to: point())
      for _ in 0..<3 {
        switch Int(next(0...2.999)) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if next(0...1) < 0.5 { path.closeSubpath() }
    }
    return path
  }
}

func expectNear(
  _ a: Double, _ b: Double, _ tolerance: Double, _ what: String = "",
  location: SourceLocation = #_sourceLocation
) {
  #expect(abs(a - b) <= tolerance, "\(what) \(a) is not \(b)", sourceLocation: location)
}

func expectNear(
  _ a: CGPoint, _ b: CGPoint, _ tolerance: Double, location: SourceLocation = #_sourceLocation
) {
  #expect(
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance, "\(a) is not \(b)",
    sourceLocation: location)
}

/// The distance of a place from the lines of a flattened path; in plain numbers, which debug builds like.
func distance(_ place: SIMD2<Double>, from lines: FlattenedPath) -> Double {
  let (x, y) = (place.x, place.y)
  var least = Double.infinity
  for chain in lines.chains {
    let count = chain.end - chain.start
    var a = lines.points[chain.isClosed ? chain.end - 1 : chain.start]
    for index in (chain.isClosed ? 0 : 1)..<max(count, 1) {
      let b = lines.points[chain.start + index]
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = dx * dx + dy * dy
      var t = length > 0 ? ((x - a.x) * dx + (y - a.y) * dy) / length : 0
      t = t < 0 ? 0 : t > 1 ? 1 : t
      let (ex, ey) = (x - a.x - dx * t, y - a.y - dy * t)
      let square = ex * ex + ey * ey
      if square < least { least = square }
      a = b
    }
  }
  return least.squareRoot()
}
