import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

/// Dashes of no length: hairlines across the line where caps are butt, as Core Graphics draws them.
@Suite struct HairlineTests {
  /// How many pixels a line from side to side paints, 80 pixels long and 6 wide.
  private func ink(
    _ dash: [CGFloat], phase: CGFloat = 0, cap: CGLineCap = .butt, scale: Double = 1
  ) -> Double {
    var list = DisplayList()
    let path = Path { $0.addLines([CGPoint(x: 10, y: 20), CGPoint(x: 90, y: 20)]) }
    list.stroke(
      path, style: StrokeStyle(lineWidth: 6, lineCap: cap, dash: dash, dashPhase: phase),
      with: .solid(.black),
      transform: CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)))
    let picture = Rasterizer().render(list, width: Int(100 * scale), height: Int(40 * scale))
    return picture.words.reduce(0) { $0 + Double($1 >> 24) / 255 }
  }

  @Test(arguments: [1.0, 2, 3]) func aHairlineIsOnePixelWide(_ scale: Double) {
    // From 5 to 75 in steps of 10: eight of them, whole.
    #expect(abs(ink([0, 10], phase: 5, scale: scale) - 8 * 6 * scale) < 0.5 * scale)
    // At both ends there is half of one.
    #expect(abs(ink([0, 10], scale: scale) - 8 * 6 * scale) < 0.5 * scale)
  }

  @Test func dashesWithALengthKeepIt() {
    #expect(abs(ink([4, 6]) - 8 * 4 * 6) < 0.5)
    // Beside them the hairlines take their room from the gaps.
    #expect(abs(ink([4, 8, 0, 8], phase: -2) - (4 * 4 * 6 + 4 * 6)) < 0.5)
  }

  @Test func otherCapsAreTheDotsThemselves() {
    #expect(abs(ink([0, 10], phase: 5, cap: .square) - 8 * 36) < 0.5)
    #expect(abs(ink([0, 10], phase: 5, cap: .round) - 8 * 9 * .pi) < 1)
  }
}
