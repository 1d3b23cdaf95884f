import Foundation
import KernelInterface
import Testing

@Suite("Normal distribution") struct NormalDistributionTests {
  @Test("has its integral and its density, to a millionth", arguments: [0, 1, 7, 8, 67, 2001])
  func values(count: Int) {
    let places = EvenPlaces(from: -10, step: 0.01, count: count)
    let room = [Float](repeating: 0.25, count: count + 5)
    let integrals = changed(room) { $0.normalIntegrals(at: places, into: &$1, from: 3) }
    let densities = changed(room) {
      $0.addNormalDensities(at: places, times: 0.5, to: &$1, from: 3)
    }
    for index in 0..<count {
      let place = -10 + 0.01 * Double(index)
      let integral = erfc(-place / 2.0.squareRoot()) / 2
      #expect(abs(Double(integrals[3 + index]) - integral) < 1e-6)
      let density = exp(-place * place / 2) / (2 * .pi).squareRoot()
      #expect(abs(Double(densities[3 + index]) - 0.25 - 0.5 * density) < 1e-6)
    }
    for result in [integrals, densities] {
      #expect(
        result[..<3].allSatisfy { $0 == 0.25 } && result[(3 + count)...].allSatisfy { $0 == 0.25 })
    }
  }
}
