import Builtin

// A component is kept with 24 bits below its level: a column is a step of equal size.

/// The four components of one pixel, each in the highest byte of its word.
struct LinearColor: BitwiseCopyable {
  var red: UInt32
  var green: UInt32
  var blue: UInt32
  var alpha: UInt32

  @inline(__always)
  init(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The digits that 32 bits hold.
  @inline(__always)
  init(_ values: SIMD4<Int64>) {
    red = UInt32(truncatingIfNeeded: values[0] &>> 16)
    green = UInt32(truncatingIfNeeded: values[1] &>> 16)
    blue = UInt32(truncatingIfNeeded: values[2] &>> 16)
    alpha = UInt32(truncatingIfNeeded: values[3] &>> 16)
  }
}

/// The four components of eight pixels side by side.
struct LinearLanes: BitwiseCopyable {
  private var red: Builtin.Vec8xInt32
  private var green: Builtin.Vec8xInt32
  private var blue: Builtin.Vec8xInt32
  private var alpha: Builtin.Vec8xInt32

  @inline(__always)
  private static func eight(_ word: UInt32) -> Builtin.Vec8xInt32 {
    SIMD8<UInt32>(repeating: word)._storage._value
  }

  /// The same for all.
  @inline(__always)
  init(_ color: LinearColor) {
    (red, green) = (Self.eight(color.red), Self.eight(color.green))
    (blue, alpha) = (Self.eight(color.blue), Self.eight(color.alpha))
  }

  /// What lies between a pixel and each of eight from it on.
  @inline(__always)
  var ahead: LinearLanes {
    var result = LinearLanes(LinearColor(red: 0, green: 0, blue: 0, alpha: 0))
    result.add(self, times: SIMD8<UInt32>(0, 1, 2, 3, 4, 5, 6, 7))
    return result
  }

  @inline(__always)
  private mutating func add(_ steps: LinearLanes, times: SIMD8<UInt32>) {
    let count = times._storage._value
    red = Builtin.add_Vec8xInt32(red, Builtin.mul_Vec8xInt32(steps.red, count))
    green = Builtin.add_Vec8xInt32(green, Builtin.mul_Vec8xInt32(steps.green, count))
    blue = Builtin.add_Vec8xInt32(blue, Builtin.mul_Vec8xInt32(steps.blue, count))
    alpha = Builtin.add_Vec8xInt32(alpha, Builtin.mul_Vec8xInt32(steps.alpha, count))
  }

  /// The same pixels so many columns further right.
  @inline(__always)
  func after(_ columns: Int, _ steps: LinearLanes) -> LinearLanes {
    var moved = self
    moved.add(steps, times: SIMD8(repeating: UInt32(truncatingIfNeeded: columns)))
    return moved
  }

  /// Eight times as much.
  @inline(__always)
  var eightfold: LinearLanes {
    var result = self
    result.add(self, times: SIMD8(repeating: 7))
    return result
  }

  @inline(__always)
  mutating func add(_ other: LinearLanes) {
    red = Builtin.add_Vec8xInt32(red, other.red)
    green = Builtin.add_Vec8xInt32(green, other.green)
    blue = Builtin.add_Vec8xInt32(blue, other.blue)
    alpha = Builtin.add_Vec8xInt32(alpha, other.alpha)
  }

  /// The lanes of `other` from `lane` on.
  @inline(__always)
  mutating func replace(from lane: Int, with other: LinearLanes) {
    let least = Self.eight(UInt32(truncatingIfNeeded: lane))
    let isKept = Builtin.cmp_ult_Vec8xInt32(
      SIMD8<UInt32>(0, 1, 2, 3, 4, 5, 6, 7)._storage._value, least)
    red = Builtin.select_Vec8xInt1_Vec8xInt32(isKept, red, other.red)
    green = Builtin.select_Vec8xInt1_Vec8xInt32(isKept, green, other.green)
    blue = Builtin.select_Vec8xInt1_Vec8xInt32(isKept, blue, other.blue)
    alpha = Builtin.select_Vec8xInt1_Vec8xInt32(isKept, alpha, other.alpha)
  }

  /// Writes eight pixels of alpha 255; unchecked.
  @inline(__always)
  @unsafe
  func storeOpaque(_ pixels: inout MutableSpan<UInt32>, at index: Int) {
    let lowest = Builtin.or_Vec8xInt32(
      Builtin.lshr_Vec8xInt32(red, Self.eight(24)), Self.eight(0xff00_0000))
    let middle = Builtin.or_Vec8xInt32(
      Builtin.and_Vec8xInt32(
        Builtin.lshr_Vec8xInt32(green, Self.eight(16)), Self.eight(0xff00)),
      Builtin.and_Vec8xInt32(
        Builtin.lshr_Vec8xInt32(blue, Self.eight(8)), Self.eight(0x00ff_0000)))
    let pixel = Pixels(value: Builtin.or_Vec8xInt32(lowest, middle))
    var raw = unsafe pixels.mutableBytes
    unsafe raw.storeBytes(of: pixel, toUncheckedByteOffset: index &* 4, as: Pixels.self)
  }

  private struct Pixels: BitwiseCopyable { var value: Builtin.Vec8xInt32 }

  @inline(__always)
  var even: PixelLanes { PixelLanes(highest: red, blue) }

  @inline(__always)
  var odd: PixelLanes { PixelLanes(highest: green, alpha) }
}
