public import Codecs
public import DisplayList
internal import Dispatch
internal import Foundation
public import Pixels
internal import Synchronization

/// A film: all frames of a scene, rasterised side by side and encoded in order.
///
/// For each moment of the plan: the scene gives a display list; a worker makes pixels of it; the sink
/// hands them to every output. Lists that equal the one before are drawn once. The result does not
/// depend on the number of workers, and no more than workers + 2 frames are in memory at a time;
/// workers + 1 of films for video encoders alone.
public struct Film: Sendable {
  /// A rasteriser: makes pixels of a display list, every pixel, whatever the pixmap held before.
  ///
  /// If the pixmap holds what was drawn of a list, that is `shown`, and what is alike need not be drawn anew.
  public typealias Draw = (
    DisplayList, _ pixmap: inout Pixmap, _ shown: DisplayList?
  ) throws -> Void

  /// A rasteriser that makes pixels of a display list strip by strip, top to bottom.
  ///
  /// It shows a picture whose first rows are the given rows of the whole; their number is even, but for the
  /// last strip's. Where the picture of a list, `shown`, is there already, strips and columns that are
  /// alike need not be shown; the first of those that are is even, and two at either end, but at the
  /// picture's sides, are as they were.
  public typealias DrawStrips = (
    DisplayList, _ shown: DisplayList?, _ show: ShowStrip
  ) throws -> Void

  /// A receiver of strips: takes the given columns of one.
  public typealias ShowStrip = (
    _ strip: Pixmap, _ rows: Range<Int>, _ columns: Range<Int>
  ) throws -> Void

  /// The frame clock.
  public var clock: FrameClock
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// The outputs: files, folders and pipes.
  public var outputs: [FilmOutput]
  /// The number of worker threads, which rasterise; at least 1.
  public var workerCount: Int
  /// The padding: the pixel of an added row or column where a format needs even sides.
  public var padding: UInt32 = 0xffff_ffff
  /// Whether frames are drawn over older ones: memory that holds a finished frame is lent to drawing with what it
  /// shows, so that what is alike is drawn and converted once; the files are the same.
  public var reusesFrames = true
  /// The cancellation that stops this film.
  public var cancellation = FilmCancellation()
  /// The observer of progress, told from the sink's thread after every moment.
  public var progress: (@Sendable (FilmProgress) -> Void)?
  /// The heartbeat: called from the sink's thread now and then while it works on without a new moment.
  public var stillWorks: (@Sendable () -> Void)?
  /// The clock by which stages are measured: seconds since any start, of wall and of this thread.
  public var stopwatch: (@Sendable () -> StageSeconds)?
  /// The digest of a finished file.
  public var digest: (@Sendable (FileSummary) throws -> String?)?

  /// Creates a film.
  ///
  /// - Parameters:
  ///   - clock: Its moments.
  ///   - width: Pixels across, at least 1.
  ///   - height: Pixels down, at least 1.
  ///   - outputs: What it becomes.
  ///   - workerCount: Threads that draw; at least 1.
  public init(
    clock: FrameClock, width: Int, height: Int, outputs: [FilmOutput], workerCount: Int = 1
  ) {
    precondition(width > 0 && height > 0 && workerCount > 0, "a film needs pixels and a worker")
    (self.clock, self.width, self.height) = (clock, width, height)
    (self.outputs, self.workerCount) = (outputs, workerCount)
  }

  /// Makes the film.
  ///
  /// - Parameters:
  ///   - makeRasterizer: Called once on each worker's thread, for what that worker draws with.
  ///   - makeStrips: The same for films of which only planes for a video encoder are wanted; `nil` draws
  ///     them whole, too.
  ///   - scene: Gives the display list of a moment; asked in order of time, each moment once.
  /// - Returns: What the outputs store.
  /// - Throws: The error of the earliest frame that failed, whether in the scene, drawing or
  ///   encoding (``CodecError``), or `CancellationError`. Nothing new is under a final name then.
  @MainActor
  public func make(
    rasterizer makeRasterizer: @escaping @Sendable () -> Draw,
    strips makeStrips: (@Sendable () -> DrawStrips)? = nil,
    scene: @MainActor (FrameTime) throws -> DisplayList
  ) throws -> FilmResult {
    let moments = FilmPlan(outputs, clock).moments
    let crew = FilmCrew(self, momentCount: moments.count)
    try crew.start(makeRasterizer, makeStrips)
    var uniqueFrames = 0
    var last: FrameSlot?
    do {
      for moment in moments where !crew.hasFailed {
        if cancellation.isCancelled { throw CancellationError() }
        let list = try crew.stopwatch.measure(.scene) { try scene(moment.time) }
        if let slot = last, slot.list == list {
          crew.show(slot, moment)
        } else {
          last = crew.draw(list, moment)
          uniqueFrames += 1
        }
      }
      crew.end(nil)
    } catch {
      crew.end(error)
    }
    return FilmResult(
      outputs: try crew.result(), frames: moments.count, uniqueFrames: uniqueFrames,
      seconds: crew.stopwatch.seconds)
  }
}
