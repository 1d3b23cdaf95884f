import BenchSupport
import Raster
import Testing

@Suite struct RasterAccuracyTests {
  @Test func everyBarHolds() {
    let findings = RasterAccuracy.measure(Rasterizer(), count: 6)
    #expect(findings.count > 20)
    for finding in findings { #expect(finding.holds, "\(finding)") }
  }
}
