import Builtin

/// Eight pixels side by side of an opaque linear gradient: the components that change, each in the highest byte of
/// its word.
struct OpaqueLanes: BitwiseCopyable {
  private var red: Builtin.Vec8xInt32
  private var green: Builtin.Vec8xInt32
  private var blue: Builtin.Vec8xInt32

  @inline(__always)
  private static func eight(_ word: UInt32) -> Builtin.Vec8xInt32 {
    SIMD8<UInt32>(repeating: word)._storage._value
  }

  /// What lies between a pixel and each of eight from it on, where a column adds so much.
  @inline(__always)
  init(ahead red: UInt32, _ green: UInt32, _ blue: UInt32) {
    let numbers = SIMD8<UInt32>(0, 1, 2, 3, 4, 5, 6, 7)._storage._value
    self.red = Builtin.mul_Vec8xInt32(Self.eight(red), numbers)
    self.green = Builtin.mul_Vec8xInt32(Self.eight(green), numbers)
    self.blue = Builtin.mul_Vec8xInt32(Self.eight(blue), numbers)
  }

  /// The same for all eight.
  @inline(__always)
  init(all red: UInt32, _ green: UInt32, _ blue: UInt32) {
    (self.red, self.green, self.blue) = (Self.eight(red), Self.eight(green), Self.eight(blue))
  }

  @inline(__always)
  mutating func add(_ other: OpaqueLanes) {
    red = Builtin.add_Vec8xInt32(red, other.red)
    green = Builtin.add_Vec8xInt32(green, other.green)
    blue = Builtin.add_Vec8xInt32(blue, other.blue)
  }

  /// Writes eight pixels; unchecked.
  @inline(__always)
  @unsafe
  func store(_ pixels: inout MutableSpan<UInt32>, at index: Int) {
    let outer = Builtin.or_Vec8xInt32(
      Builtin.lshr_Vec8xInt32(red, Self.eight(24)), Self.eight(0xff00_0000))
    let inner = Builtin.or_Vec8xInt32(
      Builtin.and_Vec8xInt32(Builtin.lshr_Vec8xInt32(green, Self.eight(16)), Self.eight(0xff00)),
      Builtin.and_Vec8xInt32(
        Builtin.lshr_Vec8xInt32(blue, Self.eight(8)), Self.eight(0x00ff_0000)))
    let pixel = Pixels(value: Builtin.or_Vec8xInt32(outer, inner))
    var raw = unsafe pixels.mutableBytes
    unsafe raw.storeBytes(of: pixel, toUncheckedByteOffset: index &* 4, as: Pixels.self)
  }

  private struct Pixels: BitwiseCopyable { var value: Builtin.Vec8xInt32 }

  /// Paints eight pixels under coverage; unchecked.
  @inline(__always)
  @unsafe
  func blend(
    _ covered: PixelLanes, over pixels: inout MutableSpan<UInt32>, at index: Int
  ) {
    let even = PixelLanes(highest: red, blue)
    let odd = PixelLanes(highest: green, Self.eight(0xff00_0000))
    unsafe PixelLanes.blend(
      even.scaled(by: covered), odd.scaled(by: covered), kept: covered.complement, over: &pixels,
      at: index)
  }
}
