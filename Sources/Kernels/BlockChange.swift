/// Compares a row of blocks with what was there before.
///
/// - Parameters:
///   - plane: The bytes of a picture.
///   - old: The bytes that were there, as many.
///   - start: The first byte of the blocks.
///   - stride: Bytes from one of the blocks' rows to the next, at least 0.
///   - rows: Rows of a block, 0...16.
///   - count: Blocks, each of 16 bytes across.
/// - Returns: How many blocks differ, and the differences of their bytes, added up.
@inline(never)
public func blockChange(
  _ plane: Span<UInt8>, since old: Span<UInt8>, from start: Int, stride: Int, rows: Int, count: Int
) -> (blocks: Int, sum: Int) {
  precondition((0...16).contains(rows) && stride >= 0 && count >= 0, "no rows of blocks")
  guard rows > 0 else { return (0, 0) }
  precondition(
    start >= 0 && start + stride * (rows - 1) + 16 * count <= min(plane.count, old.count),
    "blocks outside their memory")
  var change = (blocks: 0, sum: 0)
  for block in 0..<count {
    var sum = 0
    for row in 0..<rows {
      let place = start &+ row &* stride &+ 16 &* block
      // Most rows are as they were.
      guard
        bits(plane, place) != bits(old, place) || bits(plane, place &+ 8) != bits(old, place &+ 8)
      else { continue }
      for x in 0..<16 {
        let now = unsafe Int32(plane[unchecked: place &+ x])
        let then = unsafe Int32(old[unchecked: place &+ x])
        let difference = now &- then
        sum &+= Int(difference < 0 ? 0 &- difference : difference)
      }
    }
    change.sum &+= sum
    change.blocks &+= sum == 0 ? 0 : 1
  }
  return change
}

/// Eight bytes, whichever way round.
@inline(__always)
private func bits(_ bytes: Span<UInt8>, _ place: Int) -> UInt64 {
  unsafe bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt64.self)
}
