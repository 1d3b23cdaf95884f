import Builtin

// Eight floats at a time. The library's SIMD8<Float> is computed lane by lane and put together again by
// the optimiser, which in larger functions gets it wrong (tried: twice the time of scalar code); and its
// generic functions would be shared between both builds of this folder. So these are the compiler's own
// vectors, each operation one instruction, on any processor: IEEE operations, never contracted.

/// Eight floats.
struct Lanes: BitwiseCopyable {
  private var value: Builtin.Vec8xFPIEEE32

  @inline(__always)
  private init(_ value: Builtin.Vec8xFPIEEE32) { self.value = value }

  /// All lanes alike.
  @inline(__always)
  init(_ scalar: Float) { value = SIMD8<Float>(repeating: scalar)._storage._value }

  @inline(__always)
  init(_ lanes: SIMD8<Float>) { value = lanes._storage._value }

  /// 0...7.
  @inline(__always)
  static var numbers: Lanes { Lanes(SIMD8(0, 1, 2, 3, 4, 5, 6, 7)) }

  @inline(__always)
  private var simd: SIMD8<Float> { unsafe unsafeBitCast(self, to: SIMD8<Float>.self) }

  @inline(__always)
  static func + (a: Lanes, b: Lanes) -> Lanes {
    Lanes(Builtin.fadd_Vec8xFPIEEE32(a.value, b.value))
  }

  @inline(__always)
  static func - (a: Lanes, b: Lanes) -> Lanes {
    Lanes(Builtin.fsub_Vec8xFPIEEE32(a.value, b.value))
  }

  @inline(__always)
  static func * (a: Lanes, b: Lanes) -> Lanes {
    Lanes(Builtin.fmul_Vec8xFPIEEE32(a.value, b.value))
  }

  @inline(__always)
  static func / (a: Lanes, b: Lanes) -> Lanes {
    Lanes(Builtin.fdiv_Vec8xFPIEEE32(a.value, b.value))
  }

  @inline(__always)
  static func + (a: Lanes, b: Float) -> Lanes { a + Lanes(b) }

  @inline(__always)
  static func - (a: Lanes, b: Float) -> Lanes { a - Lanes(b) }

  @inline(__always)
  static func * (a: Lanes, b: Float) -> Lanes { a * Lanes(b) }

  @inline(__always)
  static func - (a: Float, b: Lanes) -> Lanes { Lanes(a) - b }

  @inline(__always)
  var squareRoot: Lanes { Lanes(Builtin.int_sqrt_Vec8xFPIEEE32(value)) }

  /// The lesser of each lane; the first where one is no number.
  @inline(__always)
  func lesser(_ other: Lanes) -> Lanes {
    Lanes(
      Builtin.select_Vec8xInt1_Vec8xFPIEEE32(
        Builtin.fcmp_olt_Vec8xFPIEEE32(other.value, value), other.value, value))
  }

  @inline(__always)
  func lesser(_ other: Float) -> Lanes { lesser(Lanes(other)) }

  /// The greater of each lane; the first where one is no number.
  @inline(__always)
  func greater(_ other: Lanes) -> Lanes {
    Lanes(
      Builtin.select_Vec8xInt1_Vec8xFPIEEE32(
        Builtin.fcmp_olt_Vec8xFPIEEE32(value, other.value), other.value, value))
  }

  @inline(__always)
  func greater(_ other: Float) -> Lanes { greater(Lanes(other)) }

  @inline(__always)
  var magnitude: Lanes { Lanes(Builtin.int_fabs_Vec8xFPIEEE32(value)) }

  /// The magnitude with the other's sign; is not below 0 itself.
  @inline(__always)
  func sign(of other: Lanes) -> Lanes {
    let sign = SIMD8<UInt32>(repeating: 0x8000_0000)._storage._value
    let bits = Builtin.or_Vec8xInt32(
      Builtin.and_Vec8xInt32(Builtin.bitcast_Vec8xFPIEEE32_Vec8xInt32(other.value), sign),
      Builtin.bitcast_Vec8xFPIEEE32_Vec8xInt32(value))
    return Lanes(Builtin.bitcast_Vec8xInt32_Vec8xFPIEEE32(bits))
  }

  /// Each lane's right neighbour; the last is its own.
  @inline(__always)
  var next: Lanes {
    let s = simd
    return Lanes(SIMD8(s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[7]))
  }

  /// Pairs of one lane each of both, from the lower two lanes of either half.
  @inline(__always)
  func lowerPairs(_ other: Lanes) -> Lanes {
    let (s, t) = (simd, other.simd)
    return Lanes(SIMD8(s[0], t[0], s[1], t[1], s[4], t[4], s[5], t[5]))
  }

  /// The same from the upper two lanes of either half.
  @inline(__always)
  func upperPairs(_ other: Lanes) -> Lanes {
    let (s, t) = (simd, other.simd)
    return Lanes(SIMD8(s[2], t[2], s[3], t[3], s[6], t[6], s[7], t[7]))
  }

  /// The lower two lanes of either half, of both.
  @inline(__always)
  func lowerTwos(_ other: Lanes) -> Lanes {
    let (s, t) = (simd, other.simd)
    return Lanes(SIMD8(s[0], s[1], t[0], t[1], s[4], s[5], t[4], t[5]))
  }

  /// The upper two lanes of either half, of both.
  @inline(__always)
  func upperTwos(_ other: Lanes) -> Lanes {
    let (s, t) = (simd, other.simd)
    return Lanes(SIMD8(s[2], s[3], t[2], t[3], s[6], s[7], t[6], t[7]))
  }

  /// The lower halves of both.
  @inline(__always)
  func lowerHalves(_ other: Lanes) -> Lanes {
    let (s, t) = (simd, other.simd)
    return Lanes(SIMD8(s[0], s[1], s[2], s[3], t[0], t[1], t[2], t[3]))
  }

  /// The upper halves of both.
  @inline(__always)
  func upperHalves(_ other: Lanes) -> Lanes {
    let (s, t) = (simd, other.simd)
    return Lanes(SIMD8(s[4], s[5], s[6], s[7], t[4], t[5], t[6], t[7]))
  }

  /// The lower four lanes.
  @inline(__always)
  var lower: FourLanes { FourLanes(simd.lowHalf) }

  /// The upper four lanes.
  @inline(__always)
  var upper: FourLanes { FourLanes(simd.highHalf) }

  /// The numbers, which 32 bits can hold, without their fractions.
  @inline(__always)
  var places: SIMD8<Int32> {
    unsafe unsafeBitCast(
      Words(value: Builtin.fptosi_Vec8xFPIEEE32_Vec8xInt32(value)), to: SIMD8<Int32>.self)
  }

  /// The least lane.
  @inline(__always)
  var least: Float {
    let s = simd
    let four = lesser(Lanes(SIMD8(s[4], s[5], s[6], s[7], s[4], s[5], s[6], s[7])))
    let t = four.simd
    let two = four.lesser(Lanes(SIMD8(t[2], t[3], t[2], t[3], t[4], t[5], t[6], t[7]))).simd
    return two[0] < two[1] ? two[0] : two[1]
  }

  /// The greatest lane.
  @inline(__always)
  var greatest: Float { -(0 - self).least }

  /// The numbers without their fractions; none is below 0 or beyond 32 bits.
  @inline(__always)
  var whole: Lanes {
    Lanes(
      Builtin.sitofp_Vec8xInt32_Vec8xFPIEEE32(
        Builtin.fptosi_Vec8xFPIEEE32_Vec8xInt32(value)))
  }

  /// 1 in lanes that are not below 0, 0 in the others.
  @inline(__always)
  var step: Lanes {
    Lanes(
      Builtin.select_Vec8xInt1_Vec8xFPIEEE32(
        Builtin.fcmp_olt_Vec8xFPIEEE32(value, Lanes(0).value), Lanes(0).value, Lanes(1).value))
  }

  /// Reads eight numbers; unchecked.
  @inline(__always)
  @unsafe
  init(_ numbers: borrowing MutableSpan<Float>, at index: Int) {
    self.init(
      unsafe numbers.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: index &* 4, as: SIMD8<Float>.self))
  }

  /// Reads eight numbers; unchecked.
  @inline(__always)
  @unsafe
  init(_ numbers: Span<Float>, at index: Int) {
    self.init(
      unsafe numbers.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: index &* 4, as: SIMD8<Float>.self))
  }

  /// Writes eight numbers; unchecked.
  @inline(__always)
  @unsafe
  func store(_ numbers: inout MutableSpan<Float>, at index: Int) {
    var bytes = unsafe numbers.mutableBytes
    unsafe bytes.storeBytes(of: simd, toUncheckedByteOffset: index &* 4, as: SIMD8<Float>.self)
  }

  /// Writes eight numbers, which 32 bits can hold, without their fractions; unchecked.
  @inline(__always)
  @unsafe
  func storeWhole(_ places: inout MutableSpan<Int32>, at index: Int) {
    let words = Words(value: Builtin.fptosi_Vec8xFPIEEE32_Vec8xInt32(value))
    var raw = unsafe places.mutableBytes
    unsafe raw.storeBytes(of: words, toUncheckedByteOffset: index &* 4, as: Words.self)
  }

  /// Writes shares of 0...1 as eight bytes, to nearest; unchecked.
  @inline(__always)
  @unsafe
  func storeShares(_ bytes: inout MutableSpan<UInt8>, at index: Int) {
    let scaled = lesser(1).greater(0) * 255 + wholeFloat
    let words = Builtin.bitcast_Vec8xFPIEEE32_Vec8xInt32(scaled.value)
    let narrow = Bytes(value: Builtin.trunc_Vec8xInt32_Vec8xInt8(words))
    var raw = unsafe bytes.mutableBytes
    unsafe raw.storeBytes(of: narrow, toUncheckedByteOffset: index, as: Bytes.self)
  }

  /// The bits.
  @inline(__always)
  var words: ByteWords { ByteWords(Builtin.bitcast_Vec8xFPIEEE32_Vec8xInt32(value)) }

  /// All bits of a byte in lanes from `low` to below `high`, none in the others.
  @inline(__always)
  static func selected(from low: Float, to high: Float) -> ByteWords {
    let above = Builtin.fcmp_ole_Vec8xFPIEEE32(Lanes(low).value, numbers.value)
    let below = Builtin.fcmp_olt_Vec8xFPIEEE32(numbers.value, Lanes(high).value)
    let both = Builtin.and_Vec8xInt1(above, below)
    let words = Builtin.zext_Vec8xInt1_Vec8xInt32(both)
    return ByteWords(
      Builtin.mul_Vec8xInt32(words, SIMD8<UInt32>(repeating: 255)._storage._value))
  }

  /// Shares of 0...1 as words of 0...255, to nearest.
  @inline(__always)
  var levels: Builtin.Vec8xInt32 {
    let scaled = lesser(1).greater(0) * 255 + wholeFloat
    return Builtin.and_Vec8xInt32(
      Builtin.bitcast_Vec8xFPIEEE32_Vec8xInt32(scaled.value),
      SIMD8<UInt32>(repeating: 255)._storage._value)
  }

  /// Writes magnitudes up to 1 as eight bytes, to nearest; unchecked.
  @inline(__always)
  @unsafe
  func storeMagnitudes(_ bytes: inout MutableSpan<UInt8>, at index: Int) {
    let sizes = Builtin.and_Vec8xInt32(
      Builtin.bitcast_Vec8xFPIEEE32_Vec8xInt32(value),
      SIMD8<UInt32>(repeating: 0x7fff_ffff)._storage._value)
    let scaled =
      Lanes(Builtin.bitcast_Vec8xInt32_Vec8xFPIEEE32(sizes)).lesser(1) * 255 + wholeFloat
    let words = Builtin.bitcast_Vec8xFPIEEE32_Vec8xInt32(scaled.value)
    let narrow = Bytes(value: Builtin.trunc_Vec8xInt32_Vec8xInt8(words))
    var raw = unsafe bytes.mutableBytes
    unsafe raw.storeBytes(of: narrow, toUncheckedByteOffset: index, as: Bytes.self)
  }

  private struct Words: BitwiseCopyable { var value: Builtin.Vec8xInt32 }

  private struct Bytes: BitwiseCopyable { var value: Builtin.Vec8xInt8 }
}

/// Eight words for a byte each.
struct ByteWords: BitwiseCopyable {
  private(set) var value: Builtin.Vec8xInt32

  @inline(__always)
  init(_ value: Builtin.Vec8xInt32) { self.value = value }

  /// Reads eight; unchecked.
  @inline(__always)
  @unsafe
  init(_ places: borrowing MutableSpan<Int32>, at index: Int) {
    value = unsafe places.bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: index &* 4, as: ByteWords.self
    ).value
  }

  /// Writes eight; unchecked.
  @inline(__always)
  @unsafe
  func store(_ places: inout MutableSpan<Int32>, at index: Int) {
    var raw = unsafe places.mutableBytes
    unsafe raw.storeBytes(of: self, toUncheckedByteOffset: index &* 4, as: ByteWords.self)
  }

  /// Writes the lowest bytes; unchecked.
  @inline(__always)
  @unsafe
  func storeBytes(_ bytes: inout MutableSpan<UInt8>, at index: Int) {
    let narrow = Bytes(value: Builtin.trunc_Vec8xInt32_Vec8xInt8(value))
    var raw = unsafe bytes.mutableBytes
    unsafe raw.storeBytes(of: narrow, toUncheckedByteOffset: index, as: Bytes.self)
  }

  private struct Bytes: BitwiseCopyable { var value: Builtin.Vec8xInt8 }

  @inline(__always)
  static func & (a: ByteWords, b: ByteWords) -> ByteWords {
    ByteWords(Builtin.and_Vec8xInt32(a.value, b.value))
  }
}

/// Four floats.
struct FourLanes: BitwiseCopyable {
  private var value: Builtin.Vec4xFPIEEE32

  @inline(__always)
  init(_ lanes: SIMD4<Float>) { value = lanes._storage._value }

  /// Adds the numbers to four others; unchecked.
  @inline(__always)
  @unsafe
  func add(to numbers: inout MutableSpan<Float>, at index: Int) {
    var raw = unsafe numbers.mutableBytes
    let known = unsafe raw.bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: index &* 4, as: SIMD4<Float>.self)
    let sum = FourLanes(value: Builtin.fadd_Vec4xFPIEEE32(known._storage._value, value))
    unsafe raw.storeBytes(of: sum, toUncheckedByteOffset: index &* 4, as: FourLanes.self)
  }

  @inline(__always)
  private init(value: Builtin.Vec4xFPIEEE32) { self.value = value }
}

/// The square root as one instruction, without the library's look at negative numbers.
@inline(__always)
func root(_ value: Float) -> Float { Float(Builtin.int_sqrt_FPIEEE32(value._value)) }
