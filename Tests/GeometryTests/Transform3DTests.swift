import Foundation
import Testing

@testable import Geometry

@Suite("Transforms in three dimensions")
struct Transform3DTests {
  /// Some transforms, of which no two commute.
  private static let some = [
    CATransform3DMakeRotation(0.7, 1, 2, 3), CATransform3DMakeTranslation(3, -4, 5),
    CATransform3DMakeScale(2, 0.5, -3), CATransform3DMakeRotation(-2, 0, 1, 0),
  ]

  private func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ]
  }

  private func areNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    zip(numbers(a), numbers(b)).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  @Test("an inverse undoes", arguments: 0..<4)
  func inverse(index: Int) {
    var t = CATransform3DConcat(Self.some[index], Self.some[(index + 1) % 4])
    t.m34 = -1 / 500
    #expect(areNear(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
    #expect(areNear(CATransform3DConcat(CATransform3DInvert(t), t), CATransform3DIdentity))
  }

  @Test("what has no inverse stays as it is")
  func singular() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test("what is said of a transform comes before it", arguments: some)
  func before(t: CATransform3D) {
    #expect(
      CATransform3DTranslate(t, 1, 2, 3)
        == CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), t))
    #expect(
      CATransform3DScale(t, 1, 2, 3) == CATransform3DConcat(CATransform3DMakeScale(1, 2, 3), t))
    #expect(
      CATransform3DRotate(t, 1, 0, 0, 1)
        == CATransform3DConcat(CATransform3DMakeRotation(1, 0, 0, 1), t))
  }

  @Test("a turn in the plane is the plane's turn, and one about no axis is none")
  func turns() {
    let turn = CATransform3DMakeRotation(0.3, 0, 0, 2)
    #expect(CATransform3DIsAffine(turn))
    #expect(CATransform3DGetAffineTransform(turn) == CGAffineTransform(rotationAngle: 0.3))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.3, 0, 1, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("a turned page in perspective is what a projection of that distance shows")
  func projected() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 300
    let turned = CATransform3DRotate(t, 0.8, 0, 1, 0)
    let point = CGPoint(x: 40, y: 25).applying(ProjectionTransform(turned))
    // By hand: across by the cosine, away by the sine, and all divided by the distance.
    let (x, z) = (40 * CGFloat(Foundation.cos(0.8)), -40 * CGFloat(Foundation.sin(0.8)))
    let w = 1 - z / 300
    #expect(abs(point.x - x / w) < 1e-9 && abs(point.y - 25 / w) < 1e-9)
  }

  @Test("a transform of its numbers has them in rows; one of none is all zeros")
  func memberwise() {
    let t = CATransform3D(
      m11: 1, m12: 2, m13: 3, m14: 4, m21: 5, m22: 6, m23: 7, m24: 8, m31: 9, m32: 10, m33: 11,
      m34: 12, m41: 13, m42: 14, m43: 15, m44: 16)
    #expect(numbers(t) == (1...16).map { CGFloat($0) })
    #expect(numbers(CATransform3D()) == Array(repeating: 0, count: 16))
    #expect(numbers(CATransform3DIdentity).reduce(0, +) == 4)
  }
}
