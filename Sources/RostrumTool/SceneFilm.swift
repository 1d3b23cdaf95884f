import Codecs
import Digest
import DisplayList
import Film
import FilmPictures
import Foundation
import Geometry
import Motion
import Pixels
import Raster
import SceneLoader
import ViewEngine

/// The film of a scene: view graph, rasteriser and outputs put together.
@MainActor struct SceneFilm {
  let stage: SceneStage
  let options: SceneOptions
  let outputs: [OutputArgument]
  let encoding: EncodingOptions
  private let findLength: () throws -> SceneLength?
  let showsTouches: Bool
  /// Whether digests of files and fonts are wanted: reading a large film once more takes time.
  let wantsDigests: Bool
  /// The order in which frames are drawn; the files of any other than the usual are of no use but to be compared.
  var order = FrameOrder.usual
  /// How the film is cut, and which parts are made.
  var cut = FilmCut()
  /// The curve that runs below the film; `nil` for none.
  var strip: CurveStrip.Curve?
  /// Told of each frame's display list, in the order of time.
  var didTake: ((DisplayList) -> Void)?

  /// Puts a film together.
  ///
  /// - Parameters:
  ///   - stage: The scene.
  ///   - options: What the user asked for.
  ///   - outputs: Where the film goes.
  ///   - encoding: What was asked of the encoders.
  ///   - length: Tells how long it is, where the scene decides; asked once, when the scene stands.
  ///   - showsTouches: Whether the script's touches are drawn.
  ///   - wantsDigests: Whether the report tells digests of files, and fonts.
  init(
    _ stage: SceneStage, _ options: SceneOptions, outputs: [OutputArgument],
    encoding: EncodingOptions, length: @escaping () throws -> SceneLength?,
    showsTouches: Bool = false,
    wantsDigests: Bool = false
  ) {
    self.wantsDigests = wantsDigests
    (self.stage, self.options, self.encoding) = (stage, options, encoding)
    (self.outputs, findLength, self.showsTouches) = (outputs, length, showsTouches)
  }

  /// Films the scene.
  ///
  /// - Parameter channel: Where progress and remarks go.
  /// - Returns: What became of it.
  /// - Throws: What is wrong with the scene, a place or a request.
  func make(_ channel: SceneChannel) throws -> FilmReport {
    try stage.start()
    let length = try findLength()
    let settled = length.map { Instant(ticks: $0.ticks) } ?? options.lastMoment ?? .zero
    try stage.checkScript(options, settled: settled)
    if let restless = length?.restless { channel.send(.note(Messages.restless(restless))) }
    let clock = FrameClock(
      rate: FrameRate(stage.rate.frames, per: stage.rate.seconds),
      duration: ExactTime(options.length(settled: settled)),
      speed: ExactTime(options.speed.numerator, over: options.speed.denominator))
    let scheme = stage.graph.stage.colorScheme
    let background = options.color(behind: scheme)
    let canvas = FilmCanvas(
      stage.graph, background, options.kernels.instructions,
      strip: strip.map { ($0, times(of: clock)) })
    var film = Film(
      clock: clock, width: canvas.width, height: canvas.height, outputs: try filmOutputs(clock),
      workerCount: stage.clock.outsideFilm {
        options.jobs ?? ProcessInfo.processInfo.activeProcessorCount
      })
    film.padding = background.packed
    film.reusesFrames = order != .alone
    var ahead = try listsAhead(clock, canvas)
    film.progress = { progress in
      if progress.done == 1 { channel.send(.begins(frameCount: progress.total)) }
      channel.send(.frame(number: progress.number, ticks: progress.time.instant.ticks))
    }
    film.stillWorks = { channel.send(.working) }
    film.stopwatch = { StageSeconds(wall: RealClock.seconds, cpu: RealClock.threadSeconds) }
    if wantsDigests { film.digest = { file in try channel.working { try Self.digest(of: file) } } }
    let layout = layoutSeconds()
    let start = (wall: RealClock.seconds, cpu: RealClock.processorSeconds)
    let painter = canvas.painter
    let result = try stage.clock.outsideFilm {
      try film.make(rasterizer: { painter.whole() }, strips: painter.strips) { time in
        try stage.clock.insideFilm { try ahead.popLast() ?? list(at: time, canvas) }
      }
    }
    for output in outputs where background.opacity < 1 && !output.format.keepsAlpha {
      channel.send(.note(Messages.noAlpha(output.path)))
    }
    for note in result.outputs.flatMap(\.summary.notes) { channel.send(.note(note)) }
    for warning in stage.warnings { channel.send(.note(warning)) }
    return FilmReport(
      self, film, result, scheme: scheme, layout: layout(), wall: RealClock.seconds - start.wall,
      cpu: RealClock.processorSeconds - start.cpu)
  }

  /// What is drawn at a moment.
  private func list(at time: FrameTime, _ canvas: FilmCanvas) throws -> DisplayList {
    try stage.advance(to: time.instant)
    var list = DisplayList()
    // The film's background is that of its beginning.
    let ground = options.color(behind: stage.graph.stage.colorScheme)
    if ground != canvas.background { list.fill(canvas.stage, with: .solid(ground)) }
    stage.graph.filmGround = ground
    stage.graph.draw(into: &list)
    if showsTouches { stage.marks.draw(over: &list, now: time.instant) }
    canvas.drawStrip(into: &list, at: time.instant)
    didTake?(list)
    return list
  }

  /// The lists of all frames, where the last is to be drawn first; none otherwise.
  private func listsAhead(_ clock: FrameClock, _ canvas: FilmCanvas) throws -> [DisplayList] {
    guard order == .reversed else { return [] }
    let numbers = try selectedFrames(clock)?.flatMap { Array($0) } ?? Array(0..<clock.frameCount)
    return try numbers.map { try list(at: clock.frame($0), canvas) }
  }

  /// The seconds of the scene over which a curve runs below the film.
  private func times(of clock: FrameClock) -> ClosedRange<Double> {
    let moments = options.at?.map { $0.instant(at: stage.rate).seconds } ?? []
    let start = options.from?.instant(at: stage.rate).seconds ?? 0
    let end = max(clock.frame(clock.frameCount).seconds, moments.max() ?? 0)
    return start...max(end, start + clock.frame(1).seconds)
  }

  /// Starts to measure how long boxes are placed; gives the seconds so far.
  private func layoutSeconds() -> () -> StageSeconds {
    var sum = StageSeconds(wall: 0, cpu: 0)
    stage.graph.isPlacing = { begins in
      let sign = begins ? -1.0 : 1
      sum.wall += sign * RealClock.seconds
      sum.cpu += sign * RealClock.threadSeconds
    }
    return { sum }
  }

  // MARK: Outputs

  private func filmOutputs(_ clock: FrameClock) throws -> [FilmOutput] {
    let formats = try encoding.formats(of: outputs)
    let group =
      formats.contains(where: \.makesGroups) ? try cut.options?.group(at: stage.rate) : nil
    let whole = try zip(outputs, formats).map { output, format in
      FilmOutput(
        to: output.path == "-"
          ? .descriptor(SceneMessage.dataDescriptor, name: "standard output") : .path(output.path),
        as: format.cut(into: group), selection: try selection(for: output, clock),
        byteLimit: encoding.maxBytes)
    }
    return cut.parts.map { parts(of: whole, $0, group: group, clock) } ?? whole
  }

  private func selection(
    for output: OutputArgument, _ clock: FrameClock
  ) throws -> FilmOutput.Selection {
    if let times = options.at {
      switch output.format {
      case .pngSequence: break
      case .png where times.count == 1: break
      case .png: throw Failure(.usage, Messages.stillOfSeveral(output.path, times.count))
      default: throw Failure(.usage, Messages.timesForFilm(output.path))
      }
      return .times(times.map { ExactTime($0.instant(at: stage.rate)) }.sorted())
    }
    guard let ranges = try selectedFrames(clock) else { return .all }
    guard output.format.isStill else { return .numbers(ranges) }
    // A still of a part is the part's last frame, unless frames were named.
    let last = ranges.last?.upperBound ?? 0
    if options.frames != nil, ranges != [last...last] {
      throw Failure(.usage, Messages.stillOfSeveral(output.path, ranges.map(\.count).reduce(0, +)))
    }
    return .numbers([last...last])
  }

  /// The frames of the whole film that `--frames`, `--from` and `--to` leave; `nil` for all.
  private func selectedFrames(_ clock: FrameClock) throws -> [ClosedRange<Int>]? {
    var ranges = options.frames?.ranges
    if let last = ranges?.last?.upperBound, last >= clock.frameCount {
      throw Failure(.usage, Messages.noFrame(last, count: clock.frameCount))
    }
    guard let from = options.from else { return ranges }
    let start = ExactTime(from.instant(at: stage.rate))
    let first = (0..<clock.frameCount).first { clock.frame($0).exact >= start }
    guard let first else {
      throw Failure(.usage, Messages.fromBeyondEnd(from.text, clock.duration.seconds))
    }
    ranges = (ranges ?? [0...(clock.frameCount - 1)]).compactMap { range in
      range.upperBound < first ? nil : max(range.lowerBound, first)...range.upperBound
    }
    if ranges?.isEmpty ?? false { throw Failure(.usage, Messages.noFrameLeft) }
    return ranges
  }

  /// The digest of a finished file; a sequence's files have none together.
  nonisolated static func digest(of summary: FileSummary) throws -> String? {
    guard SequencePattern(summary.path) == nil, !OutputFile.isStream(summary.path),
      let file = FileHandle(forReadingAtPath: summary.path)
    else { return nil }
    var digest = SHA256()
    while let part = try file.read(upToCount: 1 << 20), !part.isEmpty {
      digest.update([UInt8](part))
    }
    return SHA256.hexadecimal(digest.finalize())
  }
}

extension SceneOptions {
  /// What is behind everything: as asked, or the colour scheme's.
  func color(behind scheme: ColorScheme) -> ResolvedColor {
    guard let color = background else { return scheme == .dark ? .black : .white }
    return ResolvedColor(
      red: Float(color.red) / 255, green: Float(color.green) / 255, blue: Float(color.blue) / 255,
      opacity: Float(color.alpha) / 255)
  }
}

extension ExactTime {
  /// An instant of the time line as a ratio.
  init(_ instant: Instant) {
    self.init(Int(instant.ticks), over: Int(Instant.ticksPerSecond))
  }
}

extension ResolvedColor {
  /// As a premultiplied pixel: red in the lowest byte.
  fileprivate var packed: UInt32 {
    func byte(_ value: Float) -> UInt32 { UInt32((max(0, min(1, value)) * 255).rounded()) }
    return byte(red * opacity) | byte(green * opacity) << 8 | byte(blue * opacity) << 16
      | byte(opacity) << 24
  }
}
