/// Where two pixels with the same hash stood last in a stream, and the time before.
final class PairPlaces {
  /// Two places a slot, the newer first.
  private let places: UnsafeMutablePointer<Int32>
  private static let slotBits: UInt64 = 13

  init() {
    places = .allocate(capacity: 2 << Self.slotBits)
    places.initialize(repeating: -1, count: 2 << Self.slotBits)
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
    let hash = (pair &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.slotBits)
    let slot = places + Int(truncatingIfNeeded: hash &* 2)
    let (newer, older) = (slot[0], slot[1])
    slot[1] = newer
    slot[0] = Int32(truncatingIfNeeded: place & 0x7fff_ffff)
    return (Int(newer), Int(older))
  }
}
