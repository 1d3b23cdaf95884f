import Testing

@testable import ImageFilters

@Suite("Words by which lost words are found again")
struct ReedSolomonTests {
  /// The value of a polynomial, whose highest term is first.
  private func value(of words: [UInt8], at x: UInt8) -> UInt8 {
    words.reduce(0) { ReedSolomon.product($0, x) ^ $1 }
  }

  /// Powers of x, from the first on.
  private func powers(_ count: Int) -> [UInt8] {
    var (power, all): (UInt8, [UInt8]) = (1, [])
    for _ in 0..<count {
      all.append(power)
      power = ReedSolomon.product(power, 2)
    }
    return all
  }

  @Test("the products are those of a field: 255 powers, then again; sums go through")
  func field() {
    #expect(Set(powers(255)).count == 255 && powers(256).last == 1)
    for x in stride(from: UInt8(0), through: 250, by: 7) {
      #expect(ReedSolomon.product(x, 1) == x && ReedSolomon.product(x, 0) == 0)
      for y in stride(from: UInt8(0), through: 250, by: 11) {
        #expect(ReedSolomon.product(x, y) == ReedSolomon.product(y, x))
        let sum = ReedSolomon.product(x, y ^ 29)
        #expect(sum == ReedSolomon.product(x, y) ^ ReedSolomon.product(x, 29))
      }
    }
    #expect(ReedSolomon.product(0x80, 2) == 0x1d)
  }

  @Test("a generator's roots are the powers", arguments: [7, 10, 13, 17, 30])
  func generators(count: Int) {
    let generator = [1] + ReedSolomon.generator(count)
    for power in powers(count) { #expect(value(of: generator, at: power) == 0) }
    #expect(value(of: generator, at: powers(count + 1)[count]) != 0)
    #expect(ReedSolomon.generator(0).isEmpty)
  }

  @Test("the example of the standard's annex: 01234567 in version 1, level M")
  func example() {
    let words: [UInt8] = [
      0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec,
      0x11,
    ]
    #expect(
      ReedSolomon.remainder(words, by: ReedSolomon.generator(10)) == [
        0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55,
      ])
  }

  @Test("words with their correction have no syndromes; one wrong bit has")
  func syndromes() {
    for count in [7, 18, 30] {
      let words = (0..<40).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
      var all = words + ReedSolomon.remainder(words, by: ReedSolomon.generator(count))
      #expect(powers(count).allSatisfy { value(of: all, at: $0) == 0 })
      all[9] ^= 4
      #expect(powers(count).allSatisfy { value(of: all, at: $0) != 0 })
    }
  }
}
