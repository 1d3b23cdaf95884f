import Motion
import Testing

@Suite struct UnitCurveTests {
  static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    UnitCurve(0.2, 0, 0.8, 1), UnitCurve(0.3, -0.5, 0.6, 1.5),
  ]

  @Test(arguments: curves) func curvesGoFromZeroToOne(_ curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0 && curve.value(at: 3) == 1)
  }

  @Test(arguments: curves) func velocityIsTheDerivative(_ curve: UnitCurve) {
    for progress in stride(from: 0.05, to: 0.96, by: 0.1) {
      let h = 0.002
      let slope = (curve.value(at: progress + h) - curve.value(at: progress - h)) / (2 * h)
      expectNear(curve.velocity(at: progress), slope, 3e-2, "\(curve)")
    }
  }

  @Test(arguments: curves.prefix(8)) func inverseUndoesWhereItIsOne(_ curve: UnitCurve) {
    let isOwnInverse = [.easeInOut, .linear, .circularEaseInOut].contains(curve)
    #expect(isOwnInverse == (curve.inverse == curve))
    if isOwnInverse, curve != .linear { return }
    for progress in stride(from: 0.05, to: 1, by: 0.1) {
      expectNear(curve.inverse.value(at: curve.value(at: progress)), progress, 2e-5, "\(curve)")
    }
  }

  @Test func endsHaveTheMeasuredVelocities() {
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0 && UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1 && UnitCurve.easeOut.velocity(at: 1) == 0)
    #expect(UnitCurve.linear.velocity(at: 0) == 1 && UnitCurve.linear.velocity(at: 1) == 1)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve.easeIn.inverse != .easeOut)
  }

  @Test func easeOutMirrorsEaseIn() {
    for progress in stride(from: 0, through: 1, by: 0.05) {
      let mirrored = 1 - UnitCurve.easeIn.value(at: 1 - progress)
      expectNear(UnitCurve.easeOut.value(at: progress), mirrored, 2e-6)
    }
  }

  @Test func easingHasTheTabulatedValues() {
    let table: [(UnitCurve, Double, Double, Double)] = [
      (.linear, 0.25, 0.5, 0.75), (.easeIn, 0.0935, 0.3154, 0.6219),
      (.easeOut, 0.3781, 0.6846, 0.9065), (.easeInOut, 0.1292, 0.5, 0.8708),
      (UnitCurve(0.2, 0, 0.8, 1), 0.1974, 0.5, 0.8026),
    ]
    for (curve, first, second, third) in table {
      expectNear(curve.value(at: 0.25), first, 6e-5)
      expectNear(curve.value(at: 0.5), second, 6e-5)
      expectNear(curve.value(at: 0.75), third, 6e-5)
    }
  }
}
