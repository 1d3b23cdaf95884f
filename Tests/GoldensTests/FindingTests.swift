import Foundation
import Goldens
import Testing

@Suite struct FindingTests {
  @Test func aFindingSurvivesItsDocument() throws {
    var finding = Finding(
      .curve, view: "Card", properties: ["scale.width"], frames: 12...40, sentence: "later")
    finding.before = .init(overshoot: 0.011, settles: 0.6, peakSpeed: 3)
    let data = try JSONEncoder().encode(finding)
    #expect(try JSONDecoder().decode(Finding.self, from: data) == finding)
  }
}
