import Builtin

// Eight pixels at a time: their components two by two in sixteen lanes of 16 bits, each with eight bits
// of room above it, where a product needs no mask. `Words.swift` has the same for one pixel.

/// The even or the odd components of eight pixels.
struct PixelLanes: BitwiseCopyable {
  private var value: Builtin.Vec16xInt16

  @inline(__always)
  private init(_ value: Builtin.Vec16xInt16) { self.value = value }

  @inline(__always)
  private init(words: Builtin.Vec8xInt32) {
    value = Builtin.bitcast_Vec8xInt32_Vec16xInt16(words)
  }

  @inline(__always)
  private var words: Builtin.Vec8xInt32 { Builtin.bitcast_Vec16xInt16_Vec8xInt32(value) }

  @inline(__always)
  private static func eight(_ word: UInt32) -> Builtin.Vec8xInt32 {
    SIMD8<UInt32>(repeating: word)._storage._value
  }

  /// The same pair of components, or of factors, for every pixel.
  @inline(__always)
  init(_ pair: UInt32) { self.init(words: Self.eight(pair)) }

  /// Eight bytes, each as the factor of both components of its pixel; unchecked.
  @inline(__always)
  @unsafe
  init(factors bytes: Span<UInt8>, at index: Int) {
    let eight = unsafe bytes.bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: index, as: SIMD8<UInt8>.self)
    self.init(byPixel: Builtin.zext_Vec8xInt8_Vec8xInt32(eight._storage._value))
  }

  /// Eight bytes, each as the factor of both components of its pixel.
  @inline(__always)
  init(factors bytes: ByteWords) { self.init(byPixel: bytes.value) }

  /// Shares of 0...1, each as the factor of both components of its pixel.
  @inline(__always)
  init(shares: Lanes) { self.init(byPixel: shares.levels) }

  @inline(__always)
  private init(byPixel factors: Builtin.Vec8xInt32) {
    self.init(
      words: Builtin.or_Vec8xInt32(
        factors, Builtin.shl_Vec8xInt32(factors, Self.eight(16))))
  }

  /// The components that are the highest bytes of eight words each.
  @inline(__always)
  init(highest low: Builtin.Vec8xInt32, _ high: Builtin.Vec8xInt32) {
    self.init(
      words: Builtin.or_Vec8xInt32(
        Builtin.lshr_Vec8xInt32(low, Self.eight(24)),
        Builtin.and_Vec8xInt32(
          Builtin.lshr_Vec8xInt32(high, Self.eight(8)), Self.eight(0x00ff_0000))))
  }

  /// Reads eight pixels; unchecked.
  @inline(__always)
  @unsafe
  static func load(
    _ pixels: borrowing MutableSpan<UInt32>, at index: Int
  ) -> (even: PixelLanes, odd: PixelLanes) {
    let pixel = unsafe pixels.bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: index &* 4, as: SIMD8<UInt32>.self)
    return split(pixel._storage._value)
  }

  /// Reads eight pixels; unchecked.
  @inline(__always)
  @unsafe
  static func load(
    _ pixels: Span<UInt32>, at index: Int
  ) -> (even: PixelLanes, odd: PixelLanes) {
    let pixel = unsafe pixels.bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: index &* 4, as: SIMD8<UInt32>.self)
    return split(pixel._storage._value)
  }

  @inline(__always)
  private static func split(_ pixel: Builtin.Vec8xInt32) -> (even: PixelLanes, odd: PixelLanes) {
    (
      PixelLanes(words: Builtin.and_Vec8xInt32(pixel, eight(0x00ff_00ff))),
      PixelLanes(words: pixel).shifted
    )
  }

  /// Writes eight pixels; unchecked.
  @inline(__always)
  @unsafe
  static func store(
    _ even: PixelLanes, _ odd: PixelLanes, _ pixels: inout MutableSpan<UInt32>, at index: Int
  ) {
    let high = Builtin.shl_Vec8xInt32(odd.words, eight(8))
    let pixel = Pixels(value: Builtin.or_Vec8xInt32(even.words, high))
    var raw = unsafe pixels.mutableBytes
    unsafe raw.storeBytes(of: pixel, toUncheckedByteOffset: index &* 4, as: Pixels.self)
  }

  /// Paints eight premultiplied pixels over others; unchecked.
  @inline(__always)
  @unsafe
  static func blend(
    _ even: PixelLanes, _ odd: PixelLanes, over pixels: inout MutableSpan<UInt32>, at index: Int
  ) {
    unsafe blend(even, odd, kept: odd.kept, over: &pixels, at: index)
  }

  /// Paints eight premultiplied pixels over others of which a part is kept; unchecked.
  @inline(__always)
  @unsafe
  static func blend(
    _ even: PixelLanes, _ odd: PixelLanes, kept: PixelLanes,
    over pixels: inout MutableSpan<UInt32>, at index: Int
  ) {
    let pixel = unsafe PixelLanes.load(pixels, at: index)
    unsafe store(
      even + pixel.even.scaled(by: kept), odd + pixel.odd.scaled(by: kept), &pixels, at: index)
  }

  /// Reads eight pixels with eight bits below each level; unchecked.
  @inline(__always)
  @unsafe
  static func raised(
    _ pixels: Span<UInt32>, at index: Int
  ) -> (even: PixelLanes, odd: PixelLanes) {
    raised(
      unsafe pixels.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: index &* 4, as: SIMD8<UInt32>.self))
  }

  /// Reads eight pixels with eight bits below each level; unchecked.
  @inline(__always)
  @unsafe
  static func raised(
    _ pixels: borrowing MutableSpan<UInt32>, at index: Int
  ) -> (even: PixelLanes, odd: PixelLanes) {
    raised(
      unsafe pixels.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: index &* 4, as: SIMD8<UInt32>.self))
  }

  @inline(__always)
  private static func raised(_ pixel: SIMD8<UInt32>) -> (even: PixelLanes, odd: PixelLanes) {
    let words = pixel._storage._value
    let mask = eight(0xff00_ff00)
    return (
      PixelLanes(
        words: Builtin.and_Vec8xInt32(Builtin.shl_Vec8xInt32(words, eight(8)), mask)),
      PixelLanes(words: Builtin.and_Vec8xInt32(words, mask))
    )
  }

  /// Writes eight pixels without the bits below their levels; unchecked.
  @inline(__always)
  @unsafe
  static func storeRaised(
    _ even: PixelLanes, _ odd: PixelLanes, _ pixels: inout MutableSpan<UInt32>, at index: Int
  ) {
    let low = Builtin.and_Vec8xInt32(
      Builtin.lshr_Vec8xInt32(even.words, eight(8)), eight(0x00ff_00ff))
    let high = Builtin.and_Vec8xInt32(odd.words, eight(0xff00_ff00))
    let pixel = Pixels(value: Builtin.or_Vec8xInt32(low, high))
    var raw = unsafe pixels.mutableBytes
    unsafe raw.storeBytes(of: pixel, toUncheckedByteOffset: index &* 4, as: Pixels.self)
  }

  /// Eight pixels.
  @inline(__always)
  static func words(_ even: PixelLanes, _ odd: PixelLanes) -> SIMD8<UInt32> {
    let high = Builtin.shl_Vec8xInt32(odd.words, eight(8))
    return unsafe unsafeBitCast(
      Pixels(value: Builtin.or_Vec8xInt32(even.words, high)), to: SIMD8<UInt32>.self)
  }

  private struct Pixels: BitwiseCopyable { var value: Builtin.Vec8xInt32 }

  @inline(__always)
  static func + (a: PixelLanes, b: PixelLanes) -> PixelLanes {
    PixelLanes(Builtin.add_Vec16xInt16(a.value, b.value))
  }

  /// Products over 255, each rounded to nearest.
  ///
  /// That is the upper half of (x + 128)·257, exact for x up to 255²: one instruction for the product and
  /// its half, written so that the compiler finds it.
  @inline(__always)
  func scaled(by factor: PixelLanes) -> PixelLanes {
    let half = Builtin.bitcast_Vec8xInt32_Vec16xInt16(Self.eight(0x0080_0080))
    let product = Builtin.add_Vec16xInt16(Builtin.mul_Vec16xInt16(value, factor.value), half)
    let wide = Builtin.mul_Vec16xInt32(
      Builtin.zext_Vec16xInt16_Vec16xInt32(product),
      SIMD16<UInt32>(repeating: 257)._storage._value)
    let upper = Builtin.lshr_Vec16xInt32(wide, SIMD16<UInt32>(repeating: 16)._storage._value)
    return PixelLanes(Builtin.trunc_Vec16xInt32_Vec16xInt16(upper))
  }

  /// The upper halves of products.
  @inline(__always)
  func upperProduct(_ other: PixelLanes) -> PixelLanes {
    let wide = Builtin.mul_Vec16xInt32(
      Builtin.zext_Vec16xInt16_Vec16xInt32(value),
      Builtin.zext_Vec16xInt16_Vec16xInt32(other.value))
    let upper = Builtin.lshr_Vec16xInt32(wide, SIMD16<UInt32>(repeating: 16)._storage._value)
    return PixelLanes(Builtin.trunc_Vec16xInt32_Vec16xInt16(upper))
  }

  /// The lower halves of products.
  @inline(__always)
  func product(_ other: PixelLanes) -> PixelLanes {
    PixelLanes(Builtin.mul_Vec16xInt16(value, other.value))
  }

  /// These lanes where others have a value, and third ones elsewhere.
  @inline(__always)
  func `where`(_ lanes: PixelLanes, is value: UInt32, else other: PixelLanes) -> PixelLanes {
    let isSame = Builtin.cmp_eq_Vec16xInt16(
      lanes.value, PixelLanes(value &* 0x0001_0001).value)
    return PixelLanes(
      Builtin.select_Vec16xInt1_Vec16xInt16(isSame, self.value, other.value))
  }

  /// The upper byte of each lane.
  @inline(__always)
  var shifted: PixelLanes {
    PixelLanes(
      Builtin.lshr_Vec16xInt16(
        value, Builtin.bitcast_Vec8xInt32_Vec16xInt16(Self.eight(0x0008_0008))))
  }

  /// Of odd components with eight bits below each level, what each pixel's alpha leaves of what lies
  /// beneath, as shares of 1...65534; no alpha is beyond 65279.
  @inline(__always)
  var keptParts: PixelLanes {
    let alpha = PixelLanes(byPixel: Builtin.lshr_Vec8xInt32(words, Self.eight(16)))
    return PixelLanes(
      Builtin.sub_Vec16xInt16(
        Builtin.bitcast_Vec8xInt32_Vec16xInt16(Self.eight(0xfffe_fffe)),
        (alpha + alpha.shifted).value))
  }

  /// What each factor leaves of 255.
  @inline(__always)
  var rest: PixelLanes {
    PixelLanes(words: Builtin.xor_Vec8xInt32(words, Self.eight(0x00ff_00ff)))
  }

  /// Of odd components, what each pixel's alpha leaves of what lies beneath, as factors.
  @inline(__always)
  var kept: PixelLanes {
    let alpha = Builtin.lshr_Vec8xInt32(words, Self.eight(16))
    return PixelLanes(byPixel: Builtin.sub_Vec8xInt32(Self.eight(255), alpha))
  }

  /// The factors of the first pixels, none of the others.
  @inline(__always)
  func first(_ count: Int) -> PixelLanes {
    let isFirst = Builtin.cmp_ult_Vec8xInt32(
      SIMD8<UInt32>(0, 1, 2, 3, 4, 5, 6, 7)._storage._value,
      Self.eight(UInt32(truncatingIfNeeded: count)))
    return PixelLanes(
      words: Builtin.select_Vec8xInt1_Vec8xInt32(isFirst, words, Self.eight(0)))
  }

  /// What factors leave of what lies beneath, as factors.
  @inline(__always)
  var complement: PixelLanes {
    PixelLanes(words: Builtin.sub_Vec8xInt32(Self.eight(0x00ff_00ff), words))
  }
}
