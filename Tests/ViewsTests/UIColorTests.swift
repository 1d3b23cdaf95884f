import MediaSupport
import Rostrum
import Testing

@MainActor @Suite("Components of UIKit's colours")
struct UIColorTests {
  @Test("what a colour is made of is what it gives")
  func components() {
    var chance = SplitMix(seed: 7)
    for _ in 0..<100 {
      let wanted = (0..<4).map { _ in CGFloat.random(in: 0...1, using: &chance) }
      let color = UIColor(red: wanted[0], green: wanted[1], blue: wanted[2], alpha: wanted[3])
      var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
      #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
      #expect(zip([red, green, blue, alpha], wanted).allSatisfy { abs($0 - $1) < 1e-6 })
      #expect(color.getRed(&red, green: nil, blue: nil, alpha: nil))
    }
  }

  @Test("hue, saturation and brightness make the colour again")
  func hue() {
    var chance = SplitMix(seed: 8)
    for _ in 0..<100 {
      let wanted = (0..<3).map { _ in CGFloat.random(in: 0.01...0.99, using: &chance) }
      let color = UIColor(hue: wanted[0], saturation: wanted[1], brightness: wanted[2], alpha: 0.5)
      var (hue, saturation, brightness) = (CGFloat(-1), CGFloat(-1), CGFloat(-1))
      var alpha = CGFloat(-1)
      color.getHue(
        &hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      #expect(zip([hue, saturation, brightness], wanted).allSatisfy { abs($0 - $1) < 1e-4 })
      #expect(alpha == 0.5)
    }
    var (hue, saturation, brightness) = (CGFloat(-1), CGFloat(-1), CGFloat(-1))
    UIColor(white: 0.25, alpha: 1).getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect([hue, saturation, brightness] == [0, 0, 0.25])
  }
}
