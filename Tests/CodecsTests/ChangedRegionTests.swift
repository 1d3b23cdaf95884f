import MediaSupport
import Pixels
import Testing

@testable import Codecs

@Suite("PixelBox and APNGChange")
struct ChangedRegionTests {
  /// Pictures that differ here and there, by seeds.
  private static func pair(_ seed: UInt64) -> (Pixmap, Pixmap) {
    var chance = SplitMix(seed: seed)
    let (width, height) = (
      Int.random(in: 1...70, using: &chance), Int.random(in: 1...40, using: &chance)
    )
    let old = SyntheticFrames.noise(width: width, height: height, seed: seed)
    var new = old
    for _ in 0..<Int.random(in: 0...4, using: &chance) {
      let x = Int.random(in: 0..<width, using: &chance)
      let y = Int.random(in: 0..<height, using: &chance)
      for row in y..<min(y + 3, height) {
        for column in x..<min(x + Int.random(in: 1...30, using: &chance), width) {
          new[column, row] = Alpha.opaque | UInt32(chance.next() & 0xff_ffff)
        }
      }
    }
    return (old, new)
  }

  /// The smallest box around the places of a picture where `isInside` holds, one by one.
  private static func box(_ pixmap: Pixmap, _ isInside: (Int, Int) -> Bool) -> PixelBox? {
    var columns: [Int] = [], rows: [Int] = []
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width where isInside(x, y) {
        columns.append(x)
        rows.append(y)
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return nil }
    return PixelBox(columns: left...right, rows: top...bottom)
  }

  @Test(
    "the box of a difference is the smallest that holds every pixel that differs", arguments: 0..<60
  )
  func difference(seed: Int) {
    let (old, new) = Self.pair(UInt64(seed))
    let expected = Self.box(old) { old[$0, $1] != new[$0, $1] }
    #expect(PixelBox.difference(old, new) == expected)
    #expect(PixelBox.difference(new, old) == expected)
    #expect(PixelBox.difference(new, new) == nil)
  }

  @Test("the box of what is visible, and of what vanishes, is the smallest", arguments: 0..<30)
  func visible(seed: Int) {
    var chance = SplitMix(seed: UInt64(seed))
    var pixmap = Pixmap(width: 23, height: 11)
    var screen = [UInt32](repeating: 0, count: 23 * 11)
    for _ in 0..<seed % 7 {
      let (x, y) = (Int.random(in: 0..<23, using: &chance), Int.random(in: 0..<11, using: &chance))
      pixmap[x, y] = UInt32.random(in: 0...255, using: &chance) << 24
      screen[Int.random(in: 0..<screen.count, using: &chance)] = Alpha.opaque
    }
    #expect(PixelBox.visible(in: pixmap) == Self.box(pixmap) { pixmap[$0, $1] >> 24 >= 128 })
    let hidden = Self.box(pixmap) { pixmap[$0, $1] >> 24 < 128 && screen[$1 * 23 + $0] != 0 }
    #expect(PixelBox.hidden(in: pixmap, of: screen) == hidden)
  }

  @Test("boxes join and meet as sets of pixels do")
  func sets() {
    var chance = SplitMix(seed: 3)
    func box() -> PixelBox {
      let (x, y) = (Int.random(in: 0..<9, using: &chance), Int.random(in: 0..<9, using: &chance))
      return PixelBox(
        columns: x...Int.random(in: x...9, using: &chance),
        rows: y...Int.random(in: y...9, using: &chance))
    }
    for _ in 0..<200 {
      let (a, b) = (box(), box())
      let (union, common) = (a.union(b), a.intersection(b))
      #expect(union == b.union(a) && common == b.intersection(a))
      #expect(a.union(a) == a && a.intersection(a) == a)
      for y in 0..<10 {
        for x in 0..<10 {
          let (inA, inB) = (a.contains(x: x, y: y), b.contains(x: x, y: y))
          #expect((common?.contains(x: x, y: y) ?? false) == (inA && inB))
          if inA || inB { #expect(union.contains(x: x, y: y)) }
        }
      }
    }
  }

  @Test("what is blanked, laid over what was there, is what is there now", arguments: 0..<60)
  func blanked(seed: Int) {
    let (old, new) = Self.pair(UInt64(seed))
    guard let box = PixelBox.difference(old, new) else { return }
    let colors = APNGColors(suiting: old)
    let change = APNGChange(from: old, to: new, in: box, colors)
    #expect(change.isOpaque)
    let (part, count) = change.blanked(with: colors.blank)
    var (blanks, run) = (0, 0)
    for y in 0..<box.height {
      run = 0
      for x in 0..<box.width {
        let (before, now) = (old[box.x + x, box.y + y], new[box.x + x, box.y + y])
        if part[x, y] == colors.blank, !change.holdsBlank {
          #expect(before == now)
          (blanks, run) = (blanks + 1, run + 1)
        } else {
          #expect(part[x, y] == now)
          // Short runs stay.
          #expect(run == 0 || run >= 8 || change.holdsBlank)
          run = 0
        }
      }
    }
    #expect(blanks == count || change.holdsBlank)
    #expect(change.whole.width == box.width)
  }

  @Test("says whether all that changes is opaque, and whether the blank pixel is among it")
  func looks() {
    let old = SyntheticFrames.interface(width: 20, height: 10, step: 0)
    let box = PixelBox(of: old)
    let colors = APNGColors(suiting: old)
    func change(_ pixel: UInt32) -> APNGChange {
      var new = old
      new[7, 3] = pixel
      return APNGChange(from: old, to: new, in: box, colors)
    }
    #expect(change(0xff12_3456).isOpaque && !change(0xff12_3456).holdsBlank)
    #expect(!change(0x8012_3456).isOpaque)
    #expect(change(colors.blank).holdsBlank)
    // What was there before is nobody's business.
    var keyed = old
    keyed[7, 3] = colors.blank
    #expect(!APNGChange(from: keyed, to: keyed, in: box, colors).holdsBlank)
  }

  @Test("a key is a colour that the picture lacks; a picture that is not opaque has none")
  func keys() {
    var picture = SyntheticFrames.interface(width: 20, height: 10, step: 0)
    var seen: Set<UInt32> = []
    // Each key that is given is then painted, so that the next must be another.
    for place in 0..<8 {
      guard case .keyed(let key) = APNGColors(suiting: picture) else {
        Issue.record("no key at \(place)")
        return
      }
      #expect(key >> 24 == 255 && seen.insert(key).inserted)
      picture[place, 0] = key
    }
    #expect(APNGColors(suiting: picture) == .alpha)
    #expect(APNGColors(suiting: Pixmap(width: 2, height: 2)) == .alpha)
    #expect(APNGColors.keyed(0xff11_2233).transparency == [0, 0x33, 0, 0x22, 0, 0x11])
  }
}
