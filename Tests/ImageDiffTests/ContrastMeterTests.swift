import ImageDiff
import Pixels
import Testing

/// Contrast by WCAG 2.2: known pairs, and things on pictures.
@Suite("Contrast") struct ContrastMeterTests {
  private static let (black, white): (UInt32, UInt32) = (0xff00_0000, 0xffff_ffff)
  private static func gray(_ value: UInt32) -> UInt32 { 0xff00_0000 | value * 0x10101 }

  @Test("the ratio of known pairs")
  func pairs() {
    for (one, other, ratio) in [
      (Self.black, Self.white, 21.0), (Self.white, Self.white, 1),
      (Self.gray(0x76), Self.white, 4.542),
    ] {
      #expect(abs(ContrastMeter.ratio(one, other) - ratio) < 0.001)
      #expect(ContrastMeter.ratio(one, other) == ContrastMeter.ratio(other, one))
    }
  }

  /// A bar over a ground, with edges half as strong.
  private func reading(_ bar: UInt32, edge: UInt32, ground: (Int) -> UInt32) -> ContrastMeter
    .Reading?
  {
    var (whole, below) = (Pixmap(width: 60, height: 20), Pixmap(width: 60, height: 20))
    for y in 0..<20 {
      for x in 0..<60 {
        below[x, y] = ground(x)
        whole[x, y] = ground(x)
        if (6...13).contains(y) { whole[x, y] = [6, 13].contains(y) ? edge : bar }
      }
    }
    return ContrastMeter.reading(of: whole, over: below, columns: -5..<90, rows: 0..<20, part: 10)
  }

  @Test("pale edges do not count, the thing does")
  func core() throws {
    let found = try #require(reading(Self.gray(0x76), edge: Self.gray(0xbb)) { _ in Self.white })
    #expect(found.foreground == Self.gray(0x76))
    #expect(abs(found.ratio - 4.542) < 0.001)
  }

  @Test("of an uneven ground the worst part counts")
  func uneven() throws {
    let found = try #require(
      reading(Self.gray(0x60), edge: Self.gray(0x80)) { $0 < 30 ? Self.white : Self.gray(0x90) })
    #expect(found.background == Self.gray(0x90))
    #expect(found.ratio == ContrastMeter.ratio(Self.gray(0x60), Self.gray(0x90)))
  }

  @Test("what is not seen has no contrast")
  func nothing() {
    #expect(reading(Self.white, edge: Self.white) { _ in Self.white } == nil)
    #expect(
      reading(Self.gray(0xfe), edge: Self.gray(0xfe)) { _ in Self.white }.map(\.ratio) ?? 0 < 1.02)
  }
}
