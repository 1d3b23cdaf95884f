public import KernelInterface

// Pixels of a picture under an affine map, one row at a time. Places are 16.16 fixed-point numbers of
// picture pixels, so that the same place gives the same pixel however the row is divided.

/// Half a picture pixel, in 65536ths.
@inline(__always)
private var halfPixel: Int { 32768 }

extension Table {
  @inline(never)
  public static func sampleNearest(
    _ source: Span<UInt32>, by map: ImageMap, count: Int, into pixels: inout MutableSpan<UInt32>
  ) {
    let (stride, width, height) = (map.stride, map.width, map.height)
    let (du, dv, repeats) = (map.du, map.dv, map.repeats)
    precondition(
      width > 0 && height > 0 && source.count >= stride * (height - 1) + width, "picture")
    precondition(count <= pixels.count, "more pixels than room")
    var (u, v) = (map.u, map.v)
    for x in 0..<count {
      let column = place(u >> 16, width, repeats)
      let row = place(v >> 16, height, repeats)
      unsafe pixels[unchecked: x] = unsafe source[unchecked: row &* stride &+ column]
      u = u &+ du
      v = v &+ dv
    }
  }
}

@inline(__always)
private func place(_ index: Int, _ count: Int, _ repeats: Bool) -> Int {
  if index >= 0, index < count { return index }
  if !repeats { return index < 0 ? 0 : count - 1 }
  let rest = index % count
  return rest < 0 ? rest + count : rest
}

extension Table {
  @inline(never)
  public static func sampleBilinear(
    _ source: Span<UInt32>, by map: ImageMap, count: Int, into pixels: inout MutableSpan<UInt32>
  ) {
    let (stride, width, height) = (map.stride, map.width, map.height)
    let (du, dv, repeats) = (map.du, map.dv, map.repeats)
    precondition(
      width > 0 && height > 0 && source.count >= stride * (height - 1) + width, "picture")
    precondition(count <= pixels.count, "more pixels than room")
    var (u, v) = (map.u &- halfPixel, map.v &- halfPixel)
    for x in 0..<count {
      let (column, row) = (u >> 16, v >> 16)
      let right = UInt32(truncatingIfNeeded: (u >> 8) & 255)
      let down = UInt32(truncatingIfNeeded: (v >> 8) & 255)
      let (c0, c1) = (place(column, width, repeats), place(column &+ 1, width, repeats))
      let r0 = place(row, height, repeats) &* stride
      let r1 = place(row &+ 1, height, repeats) &* stride
      let upper = mixed(
        unsafe source[unchecked: r0 &+ c0], unsafe source[unchecked: r0 &+ c1], right)
      let lower = mixed(
        unsafe source[unchecked: r1 &+ c0], unsafe source[unchecked: r1 &+ c1], right)
      unsafe pixels[unchecked: x] = narrowed(upper, lower, down)
      u = u &+ du
      v = v &+ dv
    }
  }
}

/// Two pixels mixed, each component with eight more bits: red and blue, green and alpha.
@inline(__always)
func mixed(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> (even: UInt64, odd: UInt64) {
  let rest = UInt64(256 &- share)
  let share = UInt64(share)
  return (
    spread(a) &* rest &+ spread(b) &* share, spread(a &>> 8) &* rest &+ spread(b &>> 8) &* share
  )
}

/// The bytes 0 and 2 of a word in the halves of a double word.
@inline(__always)
private func spread(_ word: UInt32) -> UInt64 {
  UInt64(word & 0xff) | (UInt64(word & 0x00ff_0000) &<< 16)
}

@inline(__always)
func narrowed(
  _ upper: (even: UInt64, odd: UInt64), _ lower: (even: UInt64, odd: UInt64), _ share: UInt32
) -> UInt32 {
  let (rest, share) = (UInt64(256 &- share), UInt64(share))
  let half: UInt64 = 0x0000_8000_0000_8000
  let even = upper.even &* rest &+ lower.even &* share &+ half
  let odd = upper.odd &* rest &+ lower.odd &* share &+ half
  let low = UInt32(truncatingIfNeeded: (even &>> 16) & 0xff)
  let high = UInt32(truncatingIfNeeded: (even &>> 48) & 0xff)
  let oddLow = UInt32(truncatingIfNeeded: (odd &>> 16) & 0xff)
  let oddHigh = UInt32(truncatingIfNeeded: (odd &>> 48) & 0xff)
  return low | (oddLow &<< 8) | (high &<< 16) | (oddHigh &<< 24)
}

extension Table {
  @inline(never)
  public static func crossfade(
    _ other: Span<UInt32>, share: UInt32, count: Int, into pixels: inout MutableSpan<UInt32>
  ) {
    precondition(count <= pixels.count && count <= other.count, "more pixels than room")
    let rest = 256 &- share
    for x in 0..<count {
      let (a, b) = (unsafe pixels[unchecked: x], unsafe other[unchecked: x])
      let even = (a & 0x00ff_00ff) &* rest &+ (b & 0x00ff_00ff) &* share &+ 0x0080_0080
      let odd =
        ((a &>> 8) & 0x00ff_00ff) &* rest &+ ((b &>> 8) & 0x00ff_00ff) &* share &+ 0x0080_0080
      unsafe pixels[unchecked: x] = ((even &>> 8) & 0x00ff_00ff) | (odd & 0xff00_ff00)
    }
  }
}

extension Table {
  @inline(never)
  public static func halve(
    _ source: Span<UInt32>, rows: RowPair, into pixels: inout MutableSpan<UInt32>, at start: Int
  ) {
    let (upper, lower, width) = (rows.upper, rows.lower, rows.width)
    let half = (width + 1) / 2
    precondition(upper + width <= source.count && lower + width <= source.count, "picture")
    precondition(start + half <= pixels.count, "more pixels than room")
    for x in 0..<half {
      let (left, right) = (2 &* x, 2 &* x &+ 1 < width ? 2 &* x &+ 1 : 2 &* x)
      let (a, b) = (
        unsafe source[unchecked: upper &+ left], unsafe source[unchecked: upper &+ right]
      )
      let (c, d) = (
        unsafe source[unchecked: lower &+ left], unsafe source[unchecked: lower &+ right]
      )
      let even =
        (a & 0x00ff_00ff) &+ (b & 0x00ff_00ff) &+ (c & 0x00ff_00ff) &+ (d & 0x00ff_00ff)
        &+ 0x0002_0002
      let odd =
        ((a &>> 8) & 0x00ff_00ff) &+ ((b &>> 8) & 0x00ff_00ff) &+ ((c &>> 8) & 0x00ff_00ff)
        &+ ((d &>> 8) & 0x00ff_00ff) &+ 0x0002_0002
      unsafe pixels[unchecked: start &+ x] =
        ((even &>> 2) & 0x00ff_00ff) | (((odd &>> 2) & 0x00ff_00ff) &<< 8)
    }
  }
}
