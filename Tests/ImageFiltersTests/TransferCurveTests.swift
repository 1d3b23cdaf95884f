import Testing

@testable import ImageFilters

@Suite("sRGB's transfer function by tables")
struct TransferCurveTests {
  @Test("every byte's light becomes that byte again")
  func bytes() {
    for byte in UInt32(0)...255 {
      let word = byte | byte << 8 | byte << 16 | 0xff00_0000
      #expect(TransferCurve.word(ofLight: TransferCurve.light(ofWord: word)) == word)
    }
  }

  @Test("words of any opacity come back, where they are pictures' pixels")
  func opacities() {
    for alpha in UInt32(1)...255 {
      for share in [0, 1, 2, 3, 4] as [UInt32] {
        let component = alpha * share / 4
        let word = component | component << 8 | component << 16 | alpha << 24
        let back = TransferCurve.word(ofLight: TransferCurve.light(ofWord: word))
        #expect(back >> 24 == alpha)
        #expect(abs(Int(back & 0xff) - Int(component)) <= 1, "\(component) of \(alpha)")
      }
    }
  }

  @Test("both directions undo each other, beyond 0...1 too")
  func inverse() {
    for step in -200...400 {
      let code = Float(step) / 200
      #expect(abs(TransferCurve.code(TransferCurve.light(code)) - code) < 1e-5, "\(code)")
    }
  }

  @Test("known values, and black and white stay")
  func known() {
    #expect(TransferCurve.light(Float(0)) == 0 && TransferCurve.code(Float(0)) == 0)
    #expect(TransferCurve.light(Float(1)) == 1 && TransferCurve.code(Float(1)) == 1)
    #expect(abs(TransferCurve.light(Float(0.5)) - 0.214_041) < 1e-5)
    #expect(abs(TransferCurve.code(Float(0.18)) - 0.461_356) < 1e-5)
    #expect(abs(TransferCurve.light(Float(0.04)) - 0.04 / 12.92) < 1e-6)
    #expect(abs(TransferCurve.light(Float(-0.5)) + TransferCurve.light(Float(0.5))) < 1e-6)
  }

  @Test("more light is never a lower code")
  func monotonous() {
    var last: Float = -1
    for step in 0...20_000 {
      let code = TransferCurve.code(Float(step) / 20_000)
      #expect(code >= last)
      last = code
    }
  }

  @Test("what is beyond sRGB is cut off, and what is no number is black")
  func bounds() {
    #expect(TransferCurve.word(ofLight: Pixel(2, -1, .nan, 1)) == 0xff00_00ff)
    #expect(TransferCurve.word(ofLight: Pixel(1, 1, 1, 0)) == 0)
    #expect(TransferCurve.word(ofLight: Pixel(1, 1, 1, -1)) == 0)
    #expect(TransferCurve.light(ofWord: 0x00ff_ffff) == Pixel())
  }
}
