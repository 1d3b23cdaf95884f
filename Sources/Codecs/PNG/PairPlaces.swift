/// A hash table of pixel pairs: where two pixels with the same hash stood last in a stream, and the time before.
final class PairPlaces {
  /// Two places a slot, the newer first.
  private let places: UnsafeMutablePointer<Int32>
  private static let slotBits: UInt64 = 13
  /// Where there is no place.
  private static let none: Int32 = -1
  /// Bits of a place that are kept: 2 GiB.
  private static let placeMask = Int(Int32.max)

  init() {
    places = .allocate(capacity: 2 << Self.slotBits)
    places.initialize(repeating: Self.none, count: 2 << Self.slotBits)
  }

  deinit { places.deallocate() }

  /// Enters the two pixels at `bytes` as standing at `place` of the stream.
  ///
  /// A place beyond 2 GiB wraps.
  ///
  /// - Parameters:
  ///   - bytes: Eight bytes are read.
  ///   - place: Their offset.
  ///   - mask: Those of their bits that belong to the two pixels.
  /// - Returns: The two places before; negative where there was none.
  @inline(__always)
  func enter(
    _ bytes: UnsafeMutablePointer<UInt8>, at place: Int, mask: UInt64
  ) -> (newer: Int, older: Int) {
    let pair = UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self) & mask
    let hash = (pair &* GoldenRatio.of64) &>> (64 &- Self.slotBits)
    let slot = places + Int(truncatingIfNeeded: hash &* 2)
    let (newer, older) = (slot[0], slot[1])
    slot[1] = newer
    slot[0] = Int32(truncatingIfNeeded: place & Self.placeMask)
    return (Int(newer), Int(older))
  }
}
