import Foundation
import KernelInterface
import Testing

@Suite("Radial and angular gradients") struct RoundGradientTests {
  private static let courses = [
    RoundCourse(u: -9, v: 3, du: 0.31, dv: 0.01, scale: 0.2, offset: -0.1),
    RoundCourse(u: 4, v: -2, du: -0.2, dv: 0.15, scale: 0.16),
    RoundCourse(u: -3, v: 0, du: 0.125, dv: 0, scale: 1, offset: 2),
  ]

  @Test(
    "have the distance from the centre as place, or the angle around it", arguments: 0..<3, 0...67)
  func places(number: Int, length: Int) {
    let course = Self.courses[number]
    for first in [0, 1, 5] {
      let room = [Float](repeating: 7, count: 70)
      let radial = changed(room) {
        $0.radialPlaces(on: course, columns: first..<first + length, into: &$1)
      }
      let angular = changed(room) {
        $0.angularPlaces(on: course, columns: first..<first + length, into: &$1)
      }
      for index in 0..<length {
        let x = Double(first + index)
        let (u, v) = (
          Double(course.u) + Double(course.du) * x, Double(course.v) + Double(course.dv) * x
        )
        let distance = (u * u + v * v).squareRoot() * Double(course.scale) + Double(course.offset)
        #expect(abs(Double(radial[index]) - distance) < 1e-5)
        // At the centre itself there is no angle.
        guard u != 0 || v != 0 else { continue }
        let angle = atan2(v, u)
        let turn = (angle < 0 ? angle + 2 * .pi : angle) * Double(course.scale)
        #expect(abs(Double(angular[index]) - turn) < 4e-6)
      }
      #expect(radial[length...].allSatisfy { $0 == 7 } && angular[length...].allSatisfy { $0 == 7 })
    }
  }

  /// Stops at rising places; colours before the first and after the last stay the same.
  private static func ramp(_ stops: [(at: Float, color: [Float])]) -> [Float] {
    var ramp: [Float] = [-.infinity] + stops[0].color.flatMap { [$0, 0] }
    for (from, to) in zip(stops, stops.dropFirst()) {
      ramp.append(from.at)
      for (a, b) in zip(from.color, to.color) {
        let slope = (b - a) / (to.at - from.at)
        ramp += [a - slope * from.at, slope]
      }
    }
    let last = stops[stops.count - 1]
    return ramp + [last.at] + last.color.flatMap { [$0, 0] }
  }

  @Test("show the colour between the stops around a place", arguments: [2, 3, 7], 0...67)
  func colours(stops: Int, length: Int) {
    let stops = (0..<stops).map { index -> (at: Float, color: [Float]) in
      let levels = [index * 97 % 256, index * 41 % 256, 255 - index * 30, 255]
      return (Float(index) / Float(stops - 1), levels.map { Float($0) })
    }
    let places = (0..<length).map { Float($0 * 29 % 67) / 50 - 0.2 }
    let ramp = Self.ramp(stops)
    let result = changed([UInt32](repeating: 3, count: 80)) {
      $0.shade(places.span, by: ramp.span, over: 4..<4 + length, of: &$1)
    }
    #expect(result[..<4].allSatisfy { $0 == 3 } && result[(4 + length)...].allSatisfy { $0 == 3 })
    for (index, place) in places.enumerated() {
      let at = Double(min(max(place, 0), 1))
      let next = stops.firstIndex { Double($0.at) >= at } ?? 0
      let (a, b) = (stops[max(next - 1, 0)], stops[next])
      let share: Double = next == 0 ? 0 : (at - Double(a.at)) / Double(b.at - a.at)
      for (channel, level) in components(result[4 + index]).enumerated() {
        let (from, to) = (Double(a.color[channel]), Double(b.color[channel]))
        let exact: Double = from + (to - from) * share
        #expect(abs(Double(level) - exact) < 0.501)
      }
    }
  }
}
