import Foundation
import Testing

@testable import Geometry

/// Core Graphics' functions of rectangles where rectangles are none, everything, empty or written backwards.
@Suite("Laws of Core Graphics' functions of rectangles")
struct CGRectFunctionLawTests {
  private static let rect = CGRectMake(10, 20, 30, 40)
  /// The same rectangle, written from its other corners.
  private static let backwards = [
    CGRectMake(40, 20, -30, 40), CGRectMake(10, 60, 30, -40), CGRectMake(40, 60, -30, -40),
  ]
  /// One of each kind.
  private static let sundry: [CGRect] =
    [
      rect, .null, .infinite, .zero, CGRectMake(5, 6, 0, 7), CGRectMake(-5, 6, 7, 0),
      CGRectMake(0.5, -0.25, 3.25, 8), CGRectMake(-100, -100, 1000, 1000),
    ] + backwards

  /// Rectangles with whole numbers, so that no rounding stands between them and the laws; some are written backwards.
  private static func whole(_ seed: Int, count: Int = 12) -> [CGRect] {
    var numbers = Numbers(seed)
    return (0..<count).map { _ in
      CGRectMake(
        numbers.next(-20...20).rounded(), numbers.next(-20...20).rounded(),
        numbers.next(-15...15).rounded(), numbers.next(-15...15).rounded())
    }
  }

  @Test("they tell what members of CGRect tell, of any rectangle")
  func members() {
    for a in Self.sundry {
      #expect(CGRectGetMinX(a) == a.minX && CGRectGetMaxX(a) == a.maxX)
      #expect(CGRectGetMinY(a) == a.minY && CGRectGetMaxY(a) == a.maxY)
      #expect(CGRectGetMidX(a) == a.midX && CGRectGetMidY(a) == a.midY)
      #expect(CGRectGetWidth(a) == a.width && CGRectGetHeight(a) == a.height)
      #expect(CGRectIsEmpty(a) == a.isEmpty && CGRectIsNull(a) == a.isNull)
      #expect(CGRectIntegral(a) == a.integral && CGRectStandardize(a) == a.standardized)
      #expect(CGRectInset(a, 1, 3) == a.insetBy(dx: 1, dy: 3))
      #expect(CGRectOffset(a, -1, 3) == a.offsetBy(dx: -1, dy: 3))
      for b in Self.sundry {
        #expect(CGRectUnion(a, b) == a.union(b) && CGRectIntersection(a, b) == a.intersection(b))
        #expect(CGRectIntersectsRect(a, b) == a.intersects(b))
        #expect(CGRectContainsRect(a, b) == a.contains(b))
        #expect(CGRectEqualToRect(a, b) == (a == b))
      }
    }
  }

  @Test("no rectangle is neutral to unions, takes all from intersections, and stays none")
  func null() {
    #expect(CGRectIsNull(.null) && CGRectIsEmpty(.null))
    for rect in Self.sundry {
      #expect(CGRectEqualToRect(CGRectUnion(.null, rect), rect))
      #expect(CGRectEqualToRect(CGRectUnion(rect, .null), rect))
      #expect(CGRectIsNull(CGRectIntersection(.null, rect)))
      #expect(CGRectIsNull(CGRectIntersection(rect, .null)))
      #expect(!CGRectIntersectsRect(rect, .null) && !CGRectIntersectsRect(.null, rect))
      #expect(CGRectContainsRect(rect, .null))
    }
    let still = [
      CGRectInset(.null, -5, -5), CGRectOffset(.null, 3, 4), CGRectIntegral(.null),
      CGRectStandardize(.null),
    ]
    #expect(still.allSatisfy(CGRectIsNull))
    #expect(!CGRectContainsPoint(.null, .zero))
  }

  @Test("the infinite one takes all from unions, is neutral to intersections, and has all in it")
  func infinite() {
    #expect(!CGRectIsEmpty(.infinite) && !CGRectIsNull(.infinite))
    for rect in Self.sundry {
      #expect(CGRectEqualToRect(CGRectUnion(.infinite, rect), .infinite))
      #expect(CGRectEqualToRect(CGRectIntersection(.infinite, rect), rect))
      #expect(CGRectContainsRect(.infinite, rect))
    }
    #expect(CGRectContainsPoint(.infinite, CGPointMake(-1e300, 1e300)))
  }

  @Test("an empty one has a place and no point in it; one that is inset too far is none")
  func empty() {
    let empty = CGRectMake(20, 30, 0, 5)
    #expect(CGRectIsEmpty(empty) && !CGRectIsNull(empty))
    #expect(!CGRectContainsPoint(empty, CGPointMake(20, 30)))
    #expect(CGRectContainsRect(Self.rect, empty))
    #expect(CGRectUnion(empty, .zero) == CGRectMake(0, 0, 20, 35))
    let middle = CGRectInset(Self.rect, 15, 20)
    #expect(middle == CGRectMake(25, 40, 0, 0) && !CGRectIsNull(middle))
    #expect(CGRectIsNull(CGRectInset(Self.rect, 15.5, 0)))
    #expect(CGRectIsNull(CGRectInset(Self.rect, 0, 20.5)))
    #expect(CGRectInset(CGRectInset(Self.rect, 3, -4), -3, 4) == Self.rect)
  }

  @Test("written backwards, a rectangle is the same one")
  func backwards() {
    for same in Self.backwards {
      #expect(CGRectEqualToRect(same, Self.rect) && !CGSizeEqualToSize(same.size, Self.rect.size))
      let standard = CGRectStandardize(same)
      #expect(CGPointEqualToPoint(standard.origin, Self.rect.origin))
      #expect(CGSizeEqualToSize(standard.size, Self.rect.size))
      #expect(CGRectGetWidth(same) == 30 && CGRectGetHeight(same) == 40)
      #expect([CGRectGetMinX(same), CGRectGetMidX(same), CGRectGetMaxX(same)] == [10, 25, 40])
      #expect([CGRectGetMinY(same), CGRectGetMidY(same), CGRectGetMaxY(same)] == [20, 40, 60])
      #expect(CGRectInset(same, 2, 3) == CGRectInset(Self.rect, 2, 3))
      #expect(CGRectOffset(same, 2, 3) == CGRectOffset(Self.rect, 2, 3))
      #expect(CGRectIntegral(same) == Self.rect)
      #expect(CGRectContainsPoint(same, CGPointMake(10, 20)))
      #expect(!CGRectContainsPoint(same, CGPointMake(40, 20)))
      let turn = CGAffineTransformMakeRotation(0.4)
      let (one, other) = (
        CGRectApplyAffineTransform(same, turn), CGRectApplyAffineTransform(Self.rect, turn)
      )
      #expect(one == other)
    }
  }

  @Test("a union is the least that has both in it", arguments: 1...4)
  func unions(seed: Int) {
    let rects = Self.whole(seed)
    for a in rects {
      #expect(CGRectUnion(a, a) == a)
      for b in rects {
        let union = CGRectUnion(a, b)
        #expect(union == CGRectUnion(b, a))
        #expect(CGRectContainsRect(union, a) && CGRectContainsRect(union, b))
        #expect(CGRectGetMinX(union) == min(CGRectGetMinX(a), CGRectGetMinX(b)))
        #expect(CGRectGetMaxY(union) == max(CGRectGetMaxY(a), CGRectGetMaxY(b)))
        #expect(CGRectContainsRect(a, b) == (union == a))
        for c in rects.prefix(4) {
          #expect(CGRectUnion(union, c) == CGRectUnion(a, CGRectUnion(b, c)))
        }
      }
    }
  }

  @Test("an intersection has the points that both have, and no others", arguments: 5...8)
  func intersections(seed: Int) {
    var numbers = Numbers(seed + 100)
    let rects = Self.whole(seed)
    let points = (0..<40).map { _ in
      CGPointMake(numbers.next(-20...20).rounded(), numbers.next(-20...20).rounded())
    }
    for a in rects {
      #expect(CGRectIntersection(a, a) == a)
      for b in rects {
        let common = CGRectIntersection(a, b)
        #expect(common == CGRectIntersection(b, a))
        #expect(CGRectIntersectsRect(a, b) == !CGRectIsNull(common))
        #expect(CGRectContainsRect(a, common) && CGRectContainsRect(b, common))
        for point in points {
          let isInBoth = CGRectContainsPoint(a, point) && CGRectContainsPoint(b, point)
          #expect(CGRectContainsPoint(common, point) == isInBoth)
        }
      }
    }
  }

  @Test("the integral one has whole edges, less than a point outside", arguments: 1...4)
  func integral(seed: Int) {
    for eighths in Self.whole(seed) {
      let rect = CGRectMake(
        eighths.origin.x / 8, eighths.origin.y / 8, eighths.size.width / 8, eighths.size.height / 8)
      let whole = CGRectIntegral(rect)
      let edges = [whole.minX, whole.minY, whole.maxX, whole.maxY]
      #expect(edges.allSatisfy { $0 == $0.rounded() })
      #expect(CGRectContainsRect(whole, rect) && CGRectIntegral(whole) == whole)
      let ways = [
        rect.minX - whole.minX, rect.minY - whole.minY, whole.maxX - rect.maxX,
        whole.maxY - rect.maxY,
      ]
      #expect(ways.allSatisfy { $0 >= 0 && $0 < 1 })
    }
  }
}
