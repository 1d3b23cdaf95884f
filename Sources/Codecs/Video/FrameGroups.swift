/// The closed groups that a film is cut into by its own time, whatever part of it is made: frame k of a film at F frames a
/// second, in groups of L seconds, is in group ⌊k / (F · L)⌋.
public struct FrameGroups: Hashable, Sendable {
  private let length: ExactTime
  private let rate: FrameRate
  private var current: Int?

  /// Begins a film.
  ///
  /// - Parameters:
  ///   - length: Seconds of film in a group, more than 0.
  ///   - rate: Frames a second.
  public init(length: ExactTime, rate: FrameRate) {
    precondition(length > .zero, "groups have a length")
    (self.length, self.rate) = (length, rate)
  }

  /// The group of a frame, by its number in the whole film.
  public func group(of number: Int) -> Int {
    let time = Int128(number) * Int128(rate.seconds) * Int128(length.denominator)
    return Int(time / (Int128(rate.frames) * Int128(length.numerator)))
  }

  /// Whether a frame, the next that is taken, is the first of a group after another.
  mutating func begins(at number: Int) -> Bool {
    let (last, next) = (current, group(of: number))
    current = next
    return last.map { $0 != next } ?? false
  }
}
