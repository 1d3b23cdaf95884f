// The blur of a rounded rectangle by a Gaussian, row by row from tables.
//
// Away from its corners the blur is a product of two profiles. A corner takes away
// ∫ g(y − v)·(Φ(x/σ) − Φ((x − inset(v))/σ)) dv over its height; by Gauss–Legendre quadrature that is a sum
// over few nodes of a number per row times a number per column. So a row costs a product per pixel and,
// near the corners only, a few products more.

/// Computes coverage bytes of one row of a blurred rounded rectangle.
///
/// - Parameters:
///   - profile: The blurred rectangle's profile by column, 0...1.
///   - height: Its profile at this row, 0...1.
///   - nodes: How many quadrature nodes.
///   - weights: For each row and node the corners' weight.
///   - firstWeight: Index of this row's first weight.
///   - left: For each node what the left corners take away, column by column.
///   - leftStart: Column at which that starts.
///   - right: The same for the right corners.
///   - rightStart: Column at which that starts.
///   - patch: Columns of `left` and `right`.
///   - start: First column wanted.
///   - count: How many columns.
///   - row: Room for `count` numbers.
///   - coverage: Receives `count` bytes.
///   - offset: Index of the first byte.
@inline(never)
public func shadowRow(
  profile: Span<Float>, height: Float, nodes: Int, weights: Span<Float>, firstWeight: Int,
  left: Span<Float>, leftStart: Int, right: Span<Float>, rightStart: Int, patch: Int, start: Int,
  count: Int, row: inout MutableSpan<Float>, coverage: inout MutableSpan<UInt8>, at offset: Int
) {
  precondition(start >= 0 && start + count <= profile.count && count <= row.count, "row too long")
  precondition(offset + count <= coverage.count, "too few bytes")
  precondition(left.count >= nodes * patch && right.count >= nodes * patch, "patches too short")
  precondition(weights.count >= firstWeight + nodes, "too few weights")
  for x in 0..<count { unsafe row[unchecked: x] = unsafe profile[unchecked: start &+ x] * height }
  for node in 0..<nodes {
    let weight = weights[firstWeight + node]
    guard weight > 1e-6 else { continue }
    let base = node &* patch
    let leftFirst = max(leftStart, start)
    let leftEnd = min(leftStart + patch, start + count)
    if leftFirst < leftEnd {
      let (to, from) = (leftFirst - start, base + leftFirst - leftStart)
      for x in 0..<leftEnd - leftFirst {
        unsafe row[unchecked: to &+ x] -= weight * left[unchecked: from &+ x]
      }
    }
    let rightFirst = max(rightStart, start)
    let rightEnd = min(rightStart + patch, start + count)
    if rightFirst < rightEnd {
      let (to, from) = (rightFirst - start, base + rightFirst - rightStart)
      for x in 0..<rightEnd - rightFirst {
        unsafe row[unchecked: to &+ x] -= weight * right[unchecked: from &+ x]
      }
    }
  }
  for x in 0..<count {
    let share = unsafe row[unchecked: x]
    let clamped = share > 0 ? (share < 1 ? share : 1) : 0
    unsafe coverage[unchecked: offset &+ x] =
      UInt8(truncatingIfNeeded: (clamped * 255 + 8_388_608).bitPattern)
  }
}
