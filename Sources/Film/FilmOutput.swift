public import Codecs

/// An output of a film: one file, or one folder of files.
public struct FilmOutput: Hashable, Sendable {
  /// A selection of frames.
  public enum Selection: Hashable, Sendable {
    /// All of the film.
    case all
    /// Frames by their numbers at the film's own rate, ascending and apart.
    case numbers([ClosedRange<Int>])
    /// Moments in scene seconds, ascending; frames are then numbered from 0.
    case times([ExactTime])
  }

  /// The destination.
  public var destination: MediaDestination
  /// The media format.
  public var format: MediaFormat
  /// The frames that it holds.
  public var selection: Selection
  /// The size limit: the most bytes that it may have, for which quality is lowered; only for a file.
  public var byteLimit: Int?
  /// The part of it that is made; `nil` for the whole.
  public var part: FilmPart?

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - destination: Where it goes.
  ///   - format: What it becomes.
  ///   - selection: Which frames it holds.
  ///   - byteLimit: The most bytes that it may have; `nil` for any number.
  public init(
    to destination: MediaDestination, as format: MediaFormat, selection: Selection = .all,
    byteLimit: Int? = nil
  ) {
    (self.destination, self.format, self.selection) = (destination, format, selection)
    self.byteLimit = byteLimit
  }

  /// A frame of an output: its moment, and the number that it bears.
  struct ScheduledFrame: Hashable {
    let time: FrameTime
    let number: Int
  }

  /// The frames that are made, first to last.
  func schedule(_ clock: FrameClock) -> [ScheduledFrame] {
    let all = wholeSchedule(clock)
    return part.map { Array(all[$0.range]) } ?? all
  }

  /// The frames that the output holds, first to last.
  ///
  /// A still of a whole film is its last frame. At a rate of its own, an output takes the frames whose
  /// times lie within the frames that were selected.
  func wholeSchedule(_ clock: FrameClock) -> [ScheduledFrame] {
    let own = clock.at(format.rate(nearest: clock.rate))
    func frames(_ numbers: Range<Int>) -> [ScheduledFrame] {
      numbers.map { ScheduledFrame(time: own.frame($0), number: $0) }
    }
    let all: [ScheduledFrame] =
      switch selection {
      case .all where format.isStill: frames(max(0, own.frameCount - 1)..<own.frameCount)
      case .all: frames(0..<own.frameCount)
      case .numbers(let ranges):
        ranges.flatMap { range in
          let end = clock.frame(min(range.upperBound + 1, clock.frameCount)).exact
          return frames(own.numbers(from: clock.frame(range.lowerBound).exact, to: end))
        }
      case .times(let times):
        times.enumerated().map { ScheduledFrame(time: FrameTime(exact: $1), number: $0) }
      }
    return all
  }
}
