import BenchSupport
import Raster
import Testing

@Suite struct RasterAccuracyTests {
  @Test func coverageIsWithinTheGoals() {
    for errors in RasterAccuracy.measure(Rasterizer(), count: 4) {
      let isStraight = errors.name == "rectangles" || errors.name == "bars"
      #expect(errors.pixels > 100)
      #expect(errors.mean <= (isStraight ? 0.0012 : 0.002), "\(errors)")
      #expect(errors.greatest <= (isStraight ? 0.006 : 0.01), "\(errors)")
      #expect(abs(errors.bias) <= 0.0005, "\(errors)")
    }
  }
}
