/// A search for what repeats in a film that never comes to rest: some frames at its start, then a period again and again.
struct PeriodSearch: Equatable {
  /// The number of frames before the first period.
  let start: Int
  /// The number of frames of a period.
  let length: Int

  /// Finds the shortest period.
  ///
  /// A period counts if it is there twice and more, exactly, from its first frame to the film's last, and if that is half of
  /// the film at least: less may be chance, or a rest.
  ///
  /// - Parameter frames: What tells frames apart, in order.
  init?<Frame: Equatable>(_ frames: [Frame]) {
    for length in 1..<max(1, frames.count / 2 + 1) {
      var start = frames.count - length
      while start > 0, frames[start - 1] == frames[start - 1 + length] { start -= 1 }
      guard start + 2 * length <= frames.count, 2 * start <= frames.count else { continue }
      (self.start, self.length) = (start, length)
      return
    }
    return nil
  }
}
