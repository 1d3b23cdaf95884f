/// A stretch of time in which a cell emits evenly.
struct EmissionSpan {
  var start: Double
  /// The end; may be infinite.
  var end: Double
  /// Particles in a second.
  var rate: Double
  /// The part of a particle that is due when the span begins, 0..<1.
  var carry = 0.0
  /// How many particles were born before the span.
  var count = 0

  /// Particles born by a time, those before the span included, with the part that is due.
  private func due(at time: Double) -> Double {
    carry + rate * (min(max(time, start), end) - start)
  }
  /// How many particles of the span are born by a time.
  func births(by time: Double) -> Int {
    time < start || rate <= 0 ? 0 : Int((due(at: time) + Self.roundingError).rounded(.down))
  }
  /// When the span's particle of an index is born.
  func birth(_ index: Int) -> Double { start + max(Double(index + 1) - carry, 0) / rate }

  /// What a moment may be short of a birth and still be at it.
  private static let roundingError = 1e-9

  /// A span that goes on from this one at a time with another rate.
  func followed(at time: Double, rate: Double) -> EmissionSpan {
    let due = self.rate > 0 ? due(at: time) : carry
    let born = self.rate > 0 ? births(by: time) : 0
    return EmissionSpan(
      start: time, end: .infinity, rate: rate, carry: max(due - Double(born), 0),
      count: count + born)
  }

  /// The particles that are born in a stretch of time: their numbers among all, and when.
  func births(after begin: Double, by now: Double) -> [(number: Int, time: Double)] {
    guard rate > 0, now >= start else { return [] }
    let (first, last) = (begin < start ? 0 : births(by: begin), births(by: now))
    guard first < last else { return [] }
    return (first..<last).map { (count + $0, birth($0)) }
  }
}
