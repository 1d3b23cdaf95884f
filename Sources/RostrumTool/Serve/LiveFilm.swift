import Codecs
import DisplayList
import Film
import Foundation
import Geometry
import Motion
import Pixels
import Raster
import SceneLoader
import ViewEngine

/// A film that is taken frame by frame and shown in any order: a display list for each frame so far.
///
/// Its pictures are those of ``SceneFilm``: the same lists by the same rasteriser.
@MainActor final class LiveFilm {
  private let stage: SceneStage
  private let options: SceneOptions
  private let showsTouches: Bool
  /// When frames are.
  let clock: FrameClock
  /// Of each frame, what is drawn.
  private(set) var lists: [DisplayList] = []
  /// Of each frame, the first of those before it that look the same, one after the other.
  private(set) var keys: [Int] = []
  /// How many frames there are; `nil` until that is known.
  private(set) var count: Int?
  /// The last event so far.
  private var latest = Instant.zero
  private let background: ResolvedColor

  private var pixmap: Pixmap
  private let rasterizer: Rasterizer
  private let scratch = RasterScratch()
  private var shown: DisplayList?

  /// Begins a film of a scene that was started.
  ///
  /// - Parameters:
  ///   - stage: The scene.
  ///   - options: What the user asked for.
  ///   - showsTouches: Whether the script's touches are drawn.
  init(_ stage: SceneStage, _ options: SceneOptions, showsTouches: Bool) {
    (self.stage, self.options, self.showsTouches) = (stage, options, showsTouches)
    clock = FrameClock(
      rate: FrameRate(stage.rate.frames, per: stage.rate.seconds), duration: .zero,
      speed: ExactTime(options.speed.numerator, over: options.speed.denominator))
    background = options.color(behind: stage.graph.stage.colorScheme)
    let (size, scale) = (stage.graph.stage.size, stage.graph.stage.scale)
    pixmap = Pixmap(
      width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up))
    )
    rasterizer = Rasterizer(instructions: options.kernels.instructions)
  }

  /// Pixels across and down.
  var size: (width: Int, height: Int) { (pixmap.width, pixmap.height) }

  /// Whether the scene decides how long the film is.
  private var isOpen: Bool { options.lastsUntilSettled && stage.wantedLength == nil }

  /// The end of the longest film that there can be.
  private var limit: Instant {
    isOpen ? LengthArgument.longestSettled : options.length(settled: stage.wantedLength ?? .zero)
  }

  /// The last frame that there can be, whatever happens.
  var lastPossible: Int {
    let end = ExactTime(limit)
    return FrameClock(rate: clock.rate, duration: end, speed: clock.speed).frameCount - 1
  }

  /// Takes the next frame, unless the film is over.
  ///
  /// - Parameter goesOn: Whether the film goes on where it would end, as something is to happen.
  /// - Throws: What went wrong in the scene.
  func takeNext(goesOn: Bool = false) throws {
    if goesOn { count = nil }
    guard count == nil else { return }
    let time = clock.frame(lists.count)
    while let next = stage.graph.nextEvent, next <= time.instant {
      try stage.advance(to: next)
      latest = next
    }
    try stage.advance(to: time.instant)
    guard goesOn || time < FrameTime(exact: ExactTime(end)) else { return count = lists.count }
    let list = list(at: time.instant)
    keys.append(list == lists.last ? keys[keys.count - 1] : lists.count)
    // Equal lists are one in memory.
    lists.append(lists.last == list ? lists[lists.count - 1] : list)
  }

  /// The film's end, as far as that can be told where the scene stands.
  private var end: Instant {
    guard isOpen, stage.graph.nextEvent == nil, stage.graph.restless == nil else { return limit }
    return min(LengthArgument.settled(at: latest), limit)
  }

  /// Whether the film ends although the scene goes on: what does.
  var restless: String? {
    guard isOpen, stage.graph.nextEvent != nil || stage.graph.restless != nil else { return nil }
    return stage.graph.restless ?? "a timer or task"
  }

  /// What is wrong with the script in a film that is as long as this one.
  var scriptTrouble: String? {
    do {
      try stage.checkScript(options, settled: end)
      return nil
    } catch {
      return Messages.describe(error).message
    }
  }

  private func list(at now: Instant) -> DisplayList {
    var list = DisplayList()
    // The film's background is that of its beginning.
    let ground = options.color(behind: stage.graph.stage.colorScheme)
    if ground != background { list.fill(whole, with: .solid(ground)) }
    stage.graph.draw(into: &list)
    if showsTouches { stage.marks.draw(over: &list, now: now) }
    return list
  }

  /// The stage as a path.
  private var whole: Path {
    let scale = stage.graph.stage.scale
    return Path(
      CGRect(
        x: 0, y: 0, width: Double(pixmap.width) / scale, height: Double(pixmap.height) / scale))
  }

  /// Draws a frame that was taken.
  ///
  /// - Parameter frame: Its number.
  /// - Returns: A PNG file.
  /// - Throws: `CodecError`.
  func png(of frame: Int) throws -> [UInt8] {
    let list = lists[frame]
    return try stage.clock.outsideFilm {
      rasterizer.render(
        list, into: &pixmap, over: shown, scale: stage.graph.stage.scale, background: background,
        scratch: scratch)
      shown = list
      return try PNGEncoder().encode(pixmap)
    }
  }
}
