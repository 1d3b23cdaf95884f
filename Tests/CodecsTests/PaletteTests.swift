import MediaSupport
import Testing

@testable import Codecs

@Suite("Palette")
struct PaletteTests {
  /// Pixels of so many colours, some of them 0.
  static func pixels(colors: Int, count: Int, seed: UInt64 = 1) -> [UInt32] {
    var chance = SplitMix(seed: seed)
    let set = (0..<colors).map { _ in UInt32(chance.next() & 0xff_ffff) | Alpha.opaque }
    return (0..<count).map { place in
      place % 13 == 5 ? 0 : set[Int.random(in: 0..<colors, using: &chance)]
    }
  }

  private static func census(_ pixels: [UInt32]) -> ColorCensus {
    var census = ColorCensus()
    census.take(pixels, count: pixels.count)
    return census
  }

  @Test("a census counts every pixel that is not 0 under its colour", arguments: [1, 2, 255, 3000])
  func census(colors: Int) {
    let pixels = Self.pixels(colors: colors, count: 9000)
    let census = Self.census(pixels)
    #expect(census.droppedBits == 0)
    #expect(Set(census.colors).count == census.colors.count)
    #expect(census.counts.reduce(0, +) == UInt32(pixels.count { $0 != 0 }))
    var counts = [UInt32](repeating: 0, count: census.colors.count)
    for (place, pixel) in pixels.enumerated() where pixel != 0 {
      let member = Int(census.members[place])
      #expect(census.colors[member] == pixel & 0xff_ffff)
      counts[member] += 1
    }
    #expect(counts == census.counts)
  }

  @Test("a census of too many colours drops bits of them, no more than it must, and counts on")
  func manyColors() {
    let pixels = (0..<150_000).map { UInt32($0) &* 97 & 0xff_ffff | Alpha.opaque }
    let census = Self.census(pixels)
    #expect(census.droppedBits > 0 && census.colors.count <= 40_000)
    #expect(census.counts.reduce(0, +) == 150_000)
    let most = 1 << census.droppedBits
    for (place, pixel) in pixels.enumerated() {
      let color = census.colors[Int(census.members[place])]
      for shift: UInt32 in [0, 8, 16] {
        #expect(abs(Int(color >> shift & 255) - Int(pixel >> shift & 255)) < most)
      }
    }
    // The next image begins anew.
    var again = census
    again.take([7 | Alpha.opaque], count: 1)
    #expect(again.colors == [7] && again.droppedBits == 0)
  }

  @Test("up to as many colours as there is room are kept as they are", arguments: [1, 2, 200, 256])
  func exact(colors: Int) {
    let census = Self.census(Self.pixels(colors: colors, count: 9000))
    let palette = Palette(census, greatestCount: 256)
    #expect(palette.meanSquaredError == 0)
    #expect(palette.entries.count == census.colors.count)
    for (index, color) in census.colors.enumerated() {
      #expect(palette.entries[Int(palette.assignment[index])] == color)
    }
  }

  @Test(
    "each colour gets the entry that is nearest, and the error is what that makes",
    arguments: [1, 2, 16, 255, 256])
  func nearest(count: Int) {
    let census = Self.census(Self.pixels(colors: 2500, count: 9000))
    let palette = Palette(census, greatestCount: count)
    #expect(palette.entries.count <= count)
    var (error, total) = (0.0, 0.0)
    for (index, color) in census.colors.enumerated() {
      let own = squaredDistance(color, palette.entries[Int(palette.assignment[index])])
      #expect(palette.entries.allSatisfy { squaredDistance(color, $0) >= own })
      error += Double(own) * Double(census.counts[index])
      total += Double(census.counts[index])
    }
    #expect(abs(palette.meanSquaredError - error / total) < 1e-9 * error / total + 1e-12)
  }

  @Test("more entries never make a picture worse by much, and many make it good")
  func more() {
    let census = Self.census(Self.pixels(colors: 2500, count: 9000))
    let errors = [1, 2, 4, 16, 64, 256].map {
      Palette(census, greatestCount: $0).meanSquaredError
    }
    #expect(zip(errors, errors.dropFirst()).allSatisfy { $1 < $0 })
    // Of 256³ colours in 256 cells: a cell is 40 levels wide.
    #expect(errors[5] < 3 * 40 * 40 / 12 * 2)
  }

  @Test("groups part the colours, each of them into one", arguments: [1, 3, 100])
  func groups(count: Int) {
    let census = Self.census(Self.pixels(colors: 700, count: 5000))
    var splitter = ColorSplitter(colors: census.colors, counts: census.counts)
    splitter.split(into: count)
    #expect(splitter.groups.count == census.colors.count)
    #expect(Set(splitter.groups) == Set(0..<UInt8(count)))
  }

  @Test("what cannot be divided is left: one colour is one group, whatever is asked")
  func undivided() {
    var splitter = ColorSplitter(colors: [5], counts: [9])
    splitter.split(into: 256)
    #expect(splitter.groups == [0])
  }

  @Test(
    "a share of an 8 × 8 square takes the second entry, wherever the square lies", arguments: 0...63
  )
  func shares(share: Int) {
    for (left, top) in [(0, 0), (8, 0), (3, 5), (1001, 77)] {
      var count = 0
      for y in top..<top + 8 {
        for x in left..<left + 8 where Dither.takesPartner(UInt8(share), x: x, y: y) { count += 1 }
      }
      #expect(count == share)
    }
  }

  @Test(
    "a pattern grows by what it had: who takes the second entry at a share does at a greater one")
  func nested() {
    for y in 0..<8 {
      for x in 0..<8 {
        let taken = (0...63).map { Dither.takesPartner(UInt8($0), x: x, y: y) }
        #expect(taken == taken.sorted { !$0 && $1 })
      }
    }
  }

  @Test("a mixture is nearer to its colour than the first entry alone, and none where that is near")
  func mixtures() {
    let census = Self.census(Self.pixels(colors: 2500, count: 9000))
    let palette = Palette(census, greatestCount: 64)
    let bound = 200
    let dither = Dither(census, palette, bound: bound)
    var count = 0
    for (index, color) in census.colors.enumerated() {
      let first = palette.entries[Int(palette.assignment[index])]
      let second = palette.entries[Int(dither.partners[index])]
      let share = Double(dither.shares[index]) / 64
      #expect(dither.shares[index] <= 32)
      guard dither.shares[index] > 0 else { continue }
      count += 1
      #expect(squaredDistance(color, first) > bound)
      var error = 0.0
      for shift: UInt32 in [0, 8, 16] {
        let parts = [color, first, second].map { Double($0 >> shift & 255) }
        let rest = parts[0] - parts[1] * (1 - share) - parts[2] * share
        error += rest * rest
      }
      #expect(error < Double(squaredDistance(color, first)))
    }
    #expect(count > 100)
  }
}
