import Foundation
import Testing

@testable import Geometry

/// Core Graphics' functions of transforms against matrices of three rows and columns.
@Suite("Laws of Core Graphics' functions of transforms")
struct CGAffineTransformFunctionLawTests {
  /// A matrix whose rows are the transform's, as Core Graphics writes it: points are rows before it.
  private static func matrix(_ t: CGAffineTransform) -> [[Double]] {
    [
      [Double(t.a), Double(t.b), 0], [Double(t.c), Double(t.d), 0],
      [Double(t.tx), Double(t.ty), 1],
    ]
  }
  private static func product(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
    (0..<3).map { row in
      (0..<3).map { column in (0..<3).reduce(0) { $0 + a[row][$1] * b[$1][column] } }
    }
  }
  /// The greatest difference of any two elements.
  private static func difference(_ a: [[Double]], _ b: [[Double]]) -> Double {
    zip(a.joined(), b.joined()).map { abs($0 - $1) }.max() ?? 0
  }
  private static func difference(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Double {
    difference(matrix(a), matrix(b))
  }
  private static func transforms(_ seed: Int, count: Int = 6) -> [CGAffineTransform] {
    var numbers = Numbers(seed)
    return (0..<count).map { _ in numbers.transform() }
  }

  @Test("concatenated, they are the product of their matrices", arguments: 1...4)
  func products(seed: Int) {
    let all = Self.transforms(seed)
    for a in all {
      #expect(CGAffineTransformConcat(a, CGAffineTransformIdentity) == a)
      #expect(CGAffineTransformConcat(CGAffineTransformIdentity, a) == a)
      for b in all {
        let both = CGAffineTransformConcat(a, b)
        let expected = Self.product(Self.matrix(a), Self.matrix(b))
        expectNear(Self.difference(Self.matrix(both), expected), 0, 1e-9)
        expectNear(Double(both.determinant), Double(a.determinant * b.determinant), 1e-6)
        for c in all.prefix(2) {
          let (left, right) = (
            CGAffineTransformConcat(both, c),
            CGAffineTransformConcat(a, CGAffineTransformConcat(b, c))
          )
          expectNear(Self.difference(left, right), 0, 1e-8)
        }
      }
    }
  }

  @Test("a point goes through one after another", arguments: 1...4)
  func points(seed: Int) {
    var numbers = Numbers(seed + 50)
    let all = Self.transforms(seed)
    for (a, b) in zip(all, all.dropFirst()) {
      let point = numbers.point()
      expectNear(
        CGPointApplyAffineTransform(point, CGAffineTransformConcat(a, b)),
        CGPointApplyAffineTransform(CGPointApplyAffineTransform(point, a), b), 1e-8)
      // A size is what is between two points, and goes where they go.
      let other = numbers.point()
      let (start, end) = (
        CGPointApplyAffineTransform(point, a), CGPointApplyAffineTransform(other, a)
      )
      let size = CGSizeApplyAffineTransform(
        CGSizeMake(other.x - point.x, other.y - point.y), a)
      expectNear(
        CGPointMake(size.width, size.height), CGPointMake(end.x - start.x, end.y - start.y), 1e-8)
    }
  }

  @Test("inverted, one takes the other back, from either side", arguments: 1...4)
  func inverses(seed: Int) {
    let all = Self.transforms(seed)
    for (a, b) in zip(all, all.dropFirst()) {
      let inverse = CGAffineTransformInvert(a)
      let identity = CGAffineTransformIdentity
      expectNear(Self.difference(CGAffineTransformConcat(a, inverse), identity), 0, 1e-8)
      expectNear(Self.difference(CGAffineTransformConcat(inverse, a), identity), 0, 1e-8)
      expectNear(Self.difference(CGAffineTransformInvert(inverse), a), 0, 1e-8)
      let both = CGAffineTransformInvert(CGAffineTransformConcat(a, b))
      let backwards = CGAffineTransformConcat(CGAffineTransformInvert(b), inverse)
      expectNear(Self.difference(both, backwards), 0, 1e-7)
    }
    // What lays the plane flat cannot be taken back.
    let flat = CGAffineTransformMake(1, 2, 2, 4, 5, 6)
    #expect(CGAffineTransformEqualToTransform(CGAffineTransformInvert(flat), flat))
  }

  @Test("those that add to a transform act before it", arguments: 1...4)
  func added(seed: Int) {
    for t in Self.transforms(seed) {
      let cases = [
        (
          CGAffineTransformTranslate(t, 3, -4),
          CGAffineTransformConcat(CGAffineTransformMakeTranslation(3, -4), t)
        ),
        (
          CGAffineTransformScale(t, 2, -0.5),
          CGAffineTransformConcat(CGAffineTransformMakeScale(2, -0.5), t)
        ),
        (
          CGAffineTransformRotate(t, 0.7),
          CGAffineTransformConcat(CGAffineTransformMakeRotation(0.7), t)
        ),
      ]
      for (one, other) in cases {
        #expect(CGAffineTransformEqualToTransform(one, other))
        #expect(!CGAffineTransformEqualToTransform(one, t))
      }
    }
    #expect(CGAffineTransformIsIdentity(CGAffineTransformMakeRotation(0)))
    #expect(CGAffineTransformIsIdentity(CGAffineTransformMakeTranslation(0, 0)))
    #expect(CGAffineTransformIsIdentity(CGAffineTransformMakeScale(1, 1)))
    #expect(!CGAffineTransformIsIdentity(CGAffineTransformMake(1, 0, 0, 1, 0, 1e-9)))
  }

  @Test("turns add up, keep lengths and areas, and go from right to down")
  func turns() {
    let angles: [CGFloat] = [-2.5, -0.3, 0, 0.001, 1, 3]
    for a in angles {
      let turn = CGAffineTransformMakeRotation(a)
      expectNear(Double(turn.determinant), 1, 1e-12)
      let point = CGPointApplyAffineTransform(CGPointMake(3, 4), turn)
      expectNear(Double(point.x * point.x + point.y * point.y), 25, 1e-10)
      for b in angles {
        let both = CGAffineTransformRotate(turn, b)
        expectNear(Self.difference(both, CGAffineTransformMakeRotation(a + b)), 0, 1e-12)
      }
    }
    let quarter = CGAffineTransformMakeRotation(.pi / 2)
    expectNear(CGPointApplyAffineTransform(CGPointMake(1, 0), quarter), CGPointMake(0, 1), 1e-12)
    expectNear(CGPointApplyAffineTransform(CGPointMake(0, 1), quarter), CGPointMake(-1, 0), 1e-12)
  }

  @Test("moved, turned and scaled, one has its parts where they are looked for", arguments: 1...6)
  func parts(seed: Int) {
    var numbers = Numbers(seed)
    let (x, y) = (numbers.next(-50...50), numbers.next(-50...50))
    let (wide, high) = (numbers.next(0.2...4), numbers.next(0.2...4))
    let angle = numbers.next(-3...3)
    let t = CGAffineTransformScale(
      CGAffineTransformRotate(CGAffineTransformMakeTranslation(x, y), angle), wide, high)
    #expect(t.tx == CGFloat(x) && t.ty == CGFloat(y))
    expectNear(Double((t.a * t.a + t.b * t.b).squareRoot()), wide, 1e-12)
    expectNear(Double((t.c * t.c + t.d * t.d).squareRoot()), high, 1e-12)
    expectNear(Double(t.determinant), wide * high, 1e-10)
    let turn = CGAffineTransformMakeRotation(CGFloat(angle))
    expectNear(Double(t.a) / wide, Double(turn.a), 1e-12)
    expectNear(Double(t.b) / wide, Double(turn.b), 1e-12)
    // Across and down stay at right angles.
    expectNear(Double(t.a * t.c + t.b * t.d), 0, 1e-10)
  }

  @Test("a rectangle becomes the least one around its corners", arguments: 1...4)
  func rectangles(seed: Int) {
    let rect = CGRectMake(-3, 5, 20, 8)
    let corners = [
      CGPointMake(-3, 5), CGPointMake(17, 5), CGPointMake(-3, 13), CGPointMake(17, 13),
    ]
    for t in Self.transforms(seed) {
      let box = CGRectApplyAffineTransform(rect, t)
      let (xs, ys) = (
        corners.map { CGPointApplyAffineTransform($0, t).x },
        corners.map { CGPointApplyAffineTransform($0, t).y }
      )
      #expect(CGRectGetMinX(box) == xs.min() && CGRectGetMinY(box) == ys.min())
      expectNear(Double(CGRectGetMaxX(box)), Double(xs.max() ?? 0), 1e-9)
      expectNear(Double(CGRectGetMaxY(box)), Double(ys.max() ?? 0), 1e-9)
      // Taken back, it has at least what it had, unless it was pressed so flat that digits are lost.
      guard abs(t.a * t.d - t.b * t.c) > 1e-3 else { continue }
      let back = CGRectApplyAffineTransform(box, CGAffineTransformInvert(t))
      #expect(back.minX < rect.minX + 1e-6 && back.maxX > rect.maxX - 1e-6)
      #expect(back.minY < rect.minY + 1e-6 && back.maxY > rect.maxY - 1e-6)
    }
  }
}
