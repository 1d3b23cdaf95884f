import Foundation
import Testing

@testable import Geometry

@Suite("Core Graphics' functions by their C names")
struct CoreGraphicsFunctionTests {
  private let rect = CGRectMake(10, 20, 30, 40)

  @Test("tell what the rectangle itself tells")
  func rectangles() {
    let edges = [
      CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect), CGRectGetMinY(rect),
      CGRectGetMidY(rect), CGRectGetMaxY(rect), CGRectGetWidth(rect), CGRectGetHeight(rect),
    ]
    #expect(edges == [10, 25, 40, 20, 40, 60, 30, 40])
    #expect(CGRectInset(rect, 1, 2) == CGRectMake(11, 22, 28, 36))
    #expect(CGRectOffset(rect, 1, 2) == CGRectMake(11, 22, 30, 40))
    let other = CGRectMake(30, 50, 30, 40)
    #expect(CGRectUnion(rect, other) == CGRectMake(10, 20, 50, 70))
    #expect(CGRectIntersection(rect, other) == CGRectMake(30, 50, 10, 10))
    #expect(CGRectIntersectsRect(rect, other) && !CGRectContainsRect(rect, other))
    #expect(CGRectContainsRect(rect, CGRectInset(rect, 1, 1)))
    #expect(CGRectContainsPoint(rect, CGPointMake(10, 20)))
    #expect(CGRectIsNull(CGRectIntersection(rect, CGRectOffset(rect, 100, 0))))
    #expect(CGRectIsEmpty(CGRectMake(1, 2, 0, 5)) && !CGRectIsEmpty(rect))
    #expect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)) == CGRectMake(0, 0, 2, 2))
    #expect(CGRectStandardize(CGRectMake(4, 4, -2, -3)) == CGRectMake(2, 1, 2, 3))
    #expect(CGRectEqualToRect(rect, rect) && !CGRectEqualToRect(rect, other))
    #expect(CGPointEqualToPoint(.zero, CGPointMake(0, 0)))
    #expect(!CGSizeEqualToSize(.zero, CGSizeMake(0, 1)))
  }

  @Test("of transforms act before the transform that they are given")
  func transforms() {
    let double = CGAffineTransformMakeScale(2, 2)
    let point = CGPointMake(1, 0)
    #expect(
      CGPointApplyAffineTransform(point, CGAffineTransformTranslate(double, 3, 0))
        == CGPointMake(8, 0))
    #expect(
      CGAffineTransformTranslate(double, 3, 0)
        == CGAffineTransformConcat(CGAffineTransformMakeTranslation(3, 0), double))
    #expect(CGAffineTransformScale(double, 3, 4) == CGAffineTransformMake(6, 0, 0, 8, 0, 0))
    #expect(
      CGAffineTransformRotate(CGAffineTransformIdentity, 0.3)
        == CGAffineTransformMakeRotation(0.3))
    #expect(
      CGAffineTransformIsIdentity(CGAffineTransformConcat(double, CGAffineTransformInvert(double))))
    #expect(CGAffineTransformEqualToTransform(double, CGAffineTransformMake(2, 0, 0, 2, 0, 0)))
    #expect(CGSizeApplyAffineTransform(CGSizeMake(1, 2), double) == CGSizeMake(2, 4))
    #expect(CGRectApplyAffineTransform(rect, double) == CGRectMake(20, 40, 60, 80))
  }
}
