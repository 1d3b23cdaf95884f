internal import Foundation

extension FlattenedPath {
  /// Returns the painted parts of a dash pattern laid along every chain.
  ///
  /// - Parameters:
  ///   - pattern: Lengths of painted and unpainted parts in turn; an odd number repeats twice.
  ///   - phase: How far into the pattern each chain starts.
  /// - Returns: Open chains; this path itself where the pattern says nothing (empty, negative, not
  ///   finite or all 0), and where it is so fine that the parts could not be told apart.
  func dashed(_ pattern: [Double], phase: Double) -> FlattenedPath {
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
      return self
    }
    var total = 0.0
    for chain in chains {
      for index in chain.start..<chain.end - 1 {
        total += (points[index + 1] - points[index]).length
      }
    }
    guard total / period < 250_000 else { return self }
    var result = FlattenedPath()
    for chain in chains { dash(chain, lengths, period: period, phase: phase, into: &result) }
    return result
  }

  private func dash(
    _ chain: Chain, _ lengths: [Double], period: Double, phase: Double,
    into result: inout FlattenedPath
  ) {
    var index = 0
    var left = phase.truncatingRemainder(dividingBy: period)
    if left < 0 { left += period }
    while left >= lengths[index] {
      left -= lengths[index]
      index = (index + 1) % lengths.count
    }
    left = lengths[index] - left
    let first = result.chains.count
    let startsPainted = index % 2 == 0
    var start = result.points.count
    func add(_ place: Vector2, smooth: Bool) {
      result.points.append(place)
      result.isSmooth.append(smooth)
    }
    func end() {
      if result.points.count > start {
        result.chains.append(Chain(start: start, end: result.points.count, isClosed: false))
      }
      start = result.points.count
    }
    var places = Array(points[chain.start..<chain.end])
    var smooth = Array(isSmooth[chain.start..<chain.end])
    if chain.isClosed {
      places.append(points[chain.start])
      smooth.append(isSmooth[chain.start])
    }
    if startsPainted { add(places[0], smooth: false) }
    for (number, to) in places.enumerated().dropFirst() {
      let from = places[number - 1]
      let length = (to - from).length
      var walked = 0.0
      while walked + left <= length {
        walked += left
        let place = length > 0 ? from.mixed(with: to, walked / length) : to
        if index % 2 == 0 {
          add(place, smooth: false)
          end()
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
        if index % 2 == 0 { add(place, smooth: false) }
      }
      left -= length - walked
      if index % 2 == 0, walked < length { add(to, smooth: smooth[number]) }
    }
    let endsPainted = index % 2 == 0
    end()
    // On a closed chain a dash that runs over the start is one dash.
    let last = result.chains.count - 1
    if chain.isClosed, startsPainted, endsPainted, last > first {
      let head = result.chains[first]
      let tail = result.chains[last]
      let joined =
        Array(result.points[tail.start..<tail.end])
        + result.points[min(head.start + 1, head.end)..<head.end]
      let flags =
        Array(result.isSmooth[tail.start..<tail.end])
        + result.isSmooth[min(head.start + 1, head.end)..<head.end]
      result.points.removeSubrange(tail.start...)
      result.isSmooth.removeSubrange(tail.start...)
      result.chains[last].start = result.points.count
      result.points += joined
      result.isSmooth += flags
      result.chains[last].end = result.points.count
      result.chains.remove(at: first)
    }
  }
}
