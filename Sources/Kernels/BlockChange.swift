public import KernelInterface

extension Table {
  @inline(never)
  public static func blockChange(
    of plane: Span<UInt8>, since old: Span<UInt8>, in row: BlockRow
  ) -> (blocks: Int, sum: Int) {
    let (start, stride, rows, count) = (row.start, row.stride, row.rows, row.count)
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
}

/// Eight bytes, whichever way round.
@inline(__always)
private func bits(_ bytes: Span<UInt8>, _ place: Int) -> UInt64 {
  unsafe bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt64.self)
}
