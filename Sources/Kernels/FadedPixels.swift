// Pixels faded by a share in 65536ths, below 65536, over others. With eight bits below each level, a
// source s of alpha a and a backdrop d give s·p + d·(1 − a·p), which is rounded once, by adding a share of a
// level that its caller chooses: the nearest level at one half. Half-way always up or always down, a group
// in a group in a group would stay as it is where each step is less than half a level. What is half-way
// because it is half opaque goes to the source, as it does in one colour.

/// One pixel; the same as eight of ``PixelLanes``.
@inline(__always)
func faded(_ source: UInt32, by share: UInt32, _ rounding: UInt32, over backdrop: UInt32) -> UInt32
{
  let alpha = ((source &>> 24) &* share) &>> 8
  let kept = 65534 &- alpha &- (alpha &>> 8)
  @inline(__always) func component(_ shift: UInt32) -> UInt32 {
    let own = (((source &>> shift) & 0xff) &* share) &>> 8
    let beneath = (((backdrop &>> shift) & 0xff) &* kept) &>> 8
    return ((own &+ beneath &+ rounding) &>> 8) &<< shift
  }
  return component(0) | component(8) | component(16) | component(24)
}

/// A share of a coverage byte, in 65536ths, and all of it for 255; the same as eight of ``PixelLanes``.
@inline(__always)
func parts(of coverage: UInt32, _ share: UInt32) -> UInt32 {
  if coverage == 255 { return share }
  let part = (coverage &* share) &>> 8
  return part &+ (part &>> 8)
}

extension PixelLanes {
  /// A share in 65536ths: its upper and its lower byte, so that products need 16 bits only. (The upper half
  /// of a product with what is the same in all rounds of a loop is not found by the compiler.)
  struct Share: BitwiseCopyable {
    private let upper: PixelLanes
    private let lower: PixelLanes
    private let all: PixelLanes

    @inline(__always)
    init(_ parts: UInt32) {
      upper = PixelLanes((parts &>> 8) &* 0x0001_0001)
      lower = PixelLanes((parts & 0xff) &* 0x0001_0001)
      all = PixelLanes(parts &* 0x0001_0001)
    }

    /// The share of bytes, with eight bits below each level.
    @inline(__always)
    func of(_ bytes: PixelLanes) -> PixelLanes {
      bytes.product(upper) + bytes.product(lower).shifted
    }

    /// The share of coverage bytes, in 65536ths: all of it for 255, as where runs are covered without
    /// bytes.
    @inline(__always)
    func parts(of coverage: PixelLanes) -> PixelLanes {
      let part = of(coverage)
      return all.where(coverage, is: 255, else: part + part.shifted)
    }
  }

  /// Paints faded components, with eight bits below each level, over eight pixels; unchecked.
  @inline(__always)
  @unsafe
  static func blend(
    faded even: PixelLanes, _ odd: PixelLanes, _ rounding: PixelLanes,
    over pixels: inout MutableSpan<UInt32>, at start: Int
  ) {
    let beneath = unsafe raised(pixels, at: start)
    let kept = odd.keptParts
    unsafe storeRaised(
      even + beneath.even.upperProduct(kept) + rounding,
      odd + beneath.odd.upperProduct(kept) + rounding, &pixels, at: start)
  }
}
