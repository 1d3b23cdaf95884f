public import Codecs

/// A part of an output that is made alone: some of its frames, into a file that joins with those of the other parts.
public struct FilmPart: Hashable, Sendable {
  /// The part's frames among all of the output.
  let range: Range<Int>
  /// What the part's file says of itself and of the whole.
  let index: PartIndex
}

/// What all parts of an output say of it.
public struct FilmPartLabel: Hashable, Sendable {
  /// The digest of all that the film's pixels follow from.
  public var film: String
  /// The output as its user named it, without the folders that it is in.
  public var output: String
  /// How it is encoded, as options of `render`.
  public var encoding: [String]

  /// Creates a label.
  ///
  /// - Parameters:
  ///   - film: The digest of all that the film's pixels follow from.
  ///   - output: The output as its user named it, without folders.
  ///   - encoding: How it is encoded, as options of `render`.
  public init(film: String, output: String, encoding: [String]) {
    (self.film, self.output, self.encoding) = (film, output, encoding)
  }
}

extension FilmOutput {
  /// Cuts the output, and keeps one part.
  ///
  /// Without groups the parts have as many frames each, but for one. With groups each has as many whole groups, and the
  /// outputs of a pass are cut at the same times, so that they want the same moments.
  ///
  /// - Parameters:
  ///   - number: The part, from 1.
  ///   - count: How many parts there are; some have nothing where the film has fewer groups.
  ///   - group: The length of a closed group in seconds of film; `nil` if frames stand alone.
  ///   - clock: The film's.
  ///   - label: What is said of the whole.
  public mutating func keepPart(
    _ number: Int, of count: Int, group: ExactTime?, _ clock: FrameClock, _ label: FilmPartLabel
  ) {
    precondition(count > 0 && (1...count).contains(number), "no such part")
    let all = wholeSchedule(clock)
    let rate = format.rate(nearest: clock.rate)
    let range: Range<Int>
    if let group {
      let starts = Self.starts(of: FrameGroups(length: group, rate: rate), all)
      let bounds = [number - 1, number].map { starts[(starts.count - 1) * $0 / count] }
      range = bounds[0]..<bounds[1]
    } else {
      range = all.count * (number - 1) / count..<all.count * number / count
    }
    part = FilmPart(
      range: range,
      index: PartIndex(
        film: label.film, output: label.output, encoding: label.encoding, number: number,
        count: count, rate: rate, range: range, total: all.count, group: group))
  }

  /// Where each group begins among frames, and where the last one ends.
  private static func starts(of groups: FrameGroups, _ frames: [ScheduledFrame]) -> [Int] {
    let numbers = frames.map { groups.group(of: $0.number) }
    return numbers.indices.filter { $0 == 0 || numbers[$0] != numbers[$0 - 1] } + [frames.count]
  }
}
