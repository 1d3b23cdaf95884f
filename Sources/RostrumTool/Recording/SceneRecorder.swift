import Codecs
import DisplayList
import Film
import FilmPictures
import Foundation
import Geometry
import Goldens
import Motion
import Raster
import SceneLoader
import Typography
import ViewEngine

/// A recorder of a scene: runs it once through its film, in the scene's process.
///
/// A film that lasts until its scene has settled is as long as `render` makes it, and what never settles one period, if
/// there is one.
@MainActor struct SceneRecorder {
  private let stage: SceneStage
  private let options: SceneOptions
  private let parts: GoldenParts
  private let masked: [GoldenMask]
  private let moments: MomentsArgument
  private var masks: SceneMasks
  private let channel: SceneChannel

  private var digest = ListDigest()
  private var pixels: PixelBatches
  private var motion: MotionRecorder?
  private var drawings: DrawingRecorder?
  private var places: MaskPlaces?
  private var strip: StripRecorder?
  private var audit: AuditRecorder?
  private let wanted: [FilmPicture]
  private var pictures: PictureRecorder?
  private var lists: [String] = []
  /// The latest instant at which there was anything to do.
  private var latest = Instant.zero
  private var background = ResolvedColor.white

  /// Prepares a recording.
  ///
  /// - Parameters:
  ///   - stage: The scene, not started.
  ///   - command: What was asked for.
  ///   - channel: The way to the tool.
  init(_ stage: SceneStage, _ command: RecordingCommand, _ channel: SceneChannel) {
    (self.stage, self.channel) = (stage, channel)
    (options, parts, masked) = (command.scene, command.parts, command.mask)
    wanted = command.pictures
    moments = command.moments ?? .usual
    masks = SceneMasks(command.mask)
    pixels = PixelBatches(isWanted: command.parts.contains(.pixels))
  }

  /// Runs the scene.
  ///
  /// - Parameters:
  ///   - sceneDigest: The digest of its text.
  ///   - files: What was compiled with it, as the tool calls it.
  /// - Returns: What was recorded.
  /// - Throws: The scene's error, or ``Failure``.
  mutating func record(sceneDigest: String, files: [String]) throws -> RecordedScene {
    try stage.start()
    let graph = stage.graph
    background = options.color(behind: graph.stage.colorScheme)
    if parts.contains(.motion) {
      stage.noteTouchedViews()
      motion = MotionRecorder(of: graph)
      drawings = DrawingRecorder()
      if parts.contains(.strip) { strip = StripRecorder(moments) }
      if parts.contains(.audit) {
        audit = AuditRecorder(
          framesPerSecond: Double(stage.rate.frames) / Double(stage.rate.seconds),
          background: background, instructions: options.kernels.instructions)
      }
    }
    if !wanted.isEmpty {
      stage.noteTouchedViews()
      pictures = PictureRecorder(wanted, of: graph)
    }
    if parts.contains(.places) { places = MaskPlaces(masked) }
    let isOpen = options.lastsUntilSettled && stage.wantedLength == nil
    let (count, length) = try film(isOpen: isOpen)
    try stage.checkSprings()
    try masks.check()
    lists.removeLast(lists.count - count)
    let size = graph.stage.size
    var header = GoldenHeader(
      renderer: Rasterizer.revision, scene: Place.name(of: stage.scene), sceneDigest: sceneDigest,
      preview: stage.previewName, width: size.width, height: size.height, scale: graph.stage.scale,
      rate: stage.rate.description, frameCount: count, length: length)
    header.masks = masked
    let (stage, channel) = (stage, channel)
    header.fonts = stage.clock.outsideFilm {
      channel.working {
        stage.usedFonts.map { GoldenHeader.Font(name: $0.name, digest: $0.digest) }
      }
    }
    var scene = RecordedScene(header: header, lists: lists, line: self.stage.preview.line)
    scene.places = places?.places(frameCount: count)
    if parts.contains(.pixels) { scene.pixels = try pixels.digests(of: lists, painter) }
    var moved: MotionRecord?
    if let motion {
      let rate = Double(stage.rate.frames) / Double(stage.rate.seconds)
      let record = motion.record(frameCount: count, framesPerSecond: rate)
      moved = record
      scene.motion = record.text
      let (strip, background, isDark) = (strip, background, isDark)
      let picture = try stage.clock.outsideFilm {
        try channel.working {
          try strip?.picture(record, header, background: background, isDark: isDark)
        }
      }
      scene.strip = picture.map { Data($0).base64EncodedString() }
      scene.drawings = drawings?.drawings(frameCount: count)
      scene.audit = sample()
    }
    scene.pictures = try self.files(of: header, moved)
    for warning in stage.warnings { channel.send(.note(warning)) }
    if !SceneReadings.areIncomplete {
      scene.readings = files + SceneReadings.paths
      scene.askings = SceneReadings.askedFor
    }
    return scene
  }

  /// Goes through the frames.
  ///
  /// - Parameter isOpen: Whether the film's length is up to the scene.
  /// - Returns: How many frames there are, and what decided on it.
  /// - Throws: The scene's error.
  private mutating func film(isOpen: Bool) throws -> (count: Int, GoldenHeader.Length) {
    let limit = LengthArgument.longestSettled
    var end = isOpen ? limit : options.length(settled: stage.wantedLength ?? .zero)
    if !isOpen { try stage.checkScript(options, settled: stage.wantedLength ?? .zero) }
    let clock = FrameClock(
      rate: FrameRate(stage.rate.frames, per: stage.rate.seconds), duration: .zero,
      speed: ExactTime(options.speed.numerator, over: options.speed.denominator))
    var isSettled = false
    while true {
      let time = clock.frame(lists.count)
      try advance(to: time)
      if isOpen, !isSettled, stage.graph.nextEvent == nil, stage.graph.restless == nil {
        end = min(LengthArgument.settled(at: latest), limit)
        isSettled = true
      }
      guard time < FrameTime(exact: ExactTime(end)) else { break }
      try take(time)
      channel.send(.frame(number: lists.count - 1, ticks: time.instant.ticks))
    }
    if !isOpen { return (lists.count, .named) }
    try stage.checkScript(options, settled: end)
    if isSettled { return (lists.count, .settled) }
    if let period = PeriodSearch(lists) { return (period.start + period.length, .period) }
    channel.send(.note(Messages.restless(stage.graph.restless ?? "a timer or task")))
    return (lists.count, .named)
  }

  private mutating func advance(to time: FrameTime) throws {
    let instant = time.instant
    while let next = stage.graph.nextEvent, next <= instant {
      try pictures?.approach(next, isEvent: true, stage.advance(to:))
      try stage.advance(to: next)
      latest = next
      let (causes, touched) = (stage.takeCauses(), stage.takeTouched())
      motion?.note(next, causes, touched: touched)
      pictures?.note(next, causes, touched: touched)
    }
    try pictures?.approach(instant, isEvent: false, stage.advance(to:))
    try stage.advance(to: instant)
  }

  /// Takes what is shown at the current instant.
  private mutating func take(_ time: FrameTime) throws {
    var list = DisplayList()
    var drawn: DrawnFrame?
    // The film's background is that of its beginning.
    let ground = options.color(behind: stage.graph.stage.colorScheme)
    if ground != background { list.fill(whole, with: .solid(ground)) }
    let picture = picture
    try places?.take(stage.graph, over: list, at: time.seconds, picture)
    if masks.isEmpty, drawings == nil, !(pictures?.needsViews ?? false) {
      stage.graph.draw(into: &list)
    } else {
      let frame =
        masks.isEmpty
        ? stage.graph.drawn(over: list) : masks.draw(stage.graph, over: list, at: time.seconds)
      drawings?.take(frame)
      list = frame.list
      drawn = frame
    }
    lists.append(digest.digest(of: list, on: background))
    if let last = lists.last { try pixels.add(list, last, painter) }
    strip?.take(list, lists.count - 1)
    if let drawn { takeForAudit(drawn) }
    motion?.sample()
    pictures?.take(list, drawn?.views ?? [], at: time.instant)
  }

  /// Takes what is shown at the current instant for an audit, if there is to be one.
  private mutating func takeForAudit(_ frame: DrawnFrame) {
    guard var audit, let digest = lists.last else { return }
    self.audit = nil
    let (stage, number) = (stage, lists.count - 1)
    stage.clock.outsideFilm { channel.working { audit.take(frame, digest, number, stage) } }
    self.audit = audit
  }

  /// What an audit needs pixels for.
  private mutating func sample() -> AuditSample? {
    guard var audit else { return nil }
    let (stage, size) = (stage, stage.graph.stage.size)
    return stage.clock.outsideFilm { channel.working { audit.sample(size) } }
  }

  private var isDark: Bool { stage.graph.stage.colorScheme == .dark }

  /// The stage as a path.
  private var whole: Path {
    let (size, scale) = (stage.graph.stage.size, stage.graph.stage.scale)
    return Path(
      CGRect(
        x: 0, y: 0, width: (size.width * scale).rounded(.up) / scale,
        height: (size.height * scale).rounded(.up) / scale))
  }

  /// The pictures that were asked for, in base 64, by what they are; `nil` where none were.
  private func files(
    of header: GoldenHeader, _ motion: MotionRecord?
  ) throws -> [String: String]? {
    guard let pictures else { return nil }
    let preview = stage.library.names.count > 1 ? ", \(stage.previewName)" : ""
    let subject = PictureRecorder.Subject(
      title: Place.name(of: stage.scene) + preview, width: header.width, height: header.height,
      scale: header.scale, background: background, isDark: isDark,
      framesPerSecond: Double(stage.rate.frames) / Double(stage.rate.seconds),
      frameCount: header.frameCount, fonts: stage.graph.fonts, motion: motion,
      length: header.length)
    let files = try stage.clock.outsideFilm {
      try channel.working { try pictures.files(of: subject) }
    }
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.key.rawValue, Data($0.value).base64EncodedString()) })
  }

  // MARK: Pixels

  /// Draws, when pixels are wanted.
  private var painter: PixelBatches.Painter {
    let (size, scale) = (stage.graph.stage.size, stage.graph.stage.scale)
    let (instructions, background) = (options.kernels.instructions, background)
    let (clock, channel) = (stage.clock, channel)
    let workers = options.jobs
    return { lists in
      try clock.outsideFilm {
        let pixels = FramePixels(
          width: Int((size.width * scale).rounded(.up)),
          height: Int((size.height * scale).rounded(.up)),
          workerCount: workers ?? ProcessInfo.processInfo.activeProcessorCount
        ) {
          let rasterizer = Rasterizer(instructions: instructions)
          let scratch = RasterScratch()
          return { list, pixmap, shown in
            rasterizer.render(
              list, into: &pixmap, over: shown, scale: scale, background: background,
              scratch: scratch)
          }
        }
        return try channel.working { try pixels.digests(of: lists) }
      }
    }
  }
}

extension SceneRecorder {
  /// Draws a list with all threads.
  private var picture: MaskPlaces.Painter {
    let (size, scale) = (stage.graph.stage.size, stage.graph.stage.scale)
    let (instructions, background) = (options.kernels.instructions, background)
    let (clock, channel) = (stage.clock, channel)
    let jobs = options.jobs
    return { list in
      clock.outsideFilm {
        channel.working {
          Rasterizer(instructions: instructions).render(
            list, width: Int((size.width * scale).rounded(.up)),
            height: Int((size.height * scale).rounded(.up)), scale: scale, background: background,
            // Asked for here: to look that up is none of the scene's doing.
            workers: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
        }
      }
    }
  }
}

/// Digests of pixels, of each list once: lists are kept until there are enough of them to draw side by side.
struct PixelBatches {
  /// Draws lists.
  typealias Painter = ([DisplayList]) throws -> [String]

  private let isWanted: Bool
  private var waiting: [(name: String, list: DisplayList)] = []
  private var known: Set<String> = []
  private var found: [String: String] = [:]

  /// How many lists wait at most.
  private static let size = 64

  /// Creates batches, which do nothing if no pixels are wanted.
  init(isWanted: Bool) { self.isWanted = isWanted }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - list: What it shows.
  ///   - name: The list's digest.
  ///   - paint: Draws lists.
  /// - Throws: What drawing throws.
  mutating func add(_ list: DisplayList, _ name: String, _ paint: Painter) throws {
    guard isWanted, known.insert(name).inserted else { return }
    waiting.append((name, list))
    if waiting.count == Self.size { try draw(paint) }
  }

  /// The digests of frames.
  ///
  /// - Parameters:
  ///   - lists: Digests of lists that were added.
  ///   - paint: Draws lists.
  /// - Returns: As many.
  /// - Throws: What drawing throws.
  mutating func digests(of lists: [String], _ paint: Painter) throws -> [String] {
    try draw(paint)
    return lists.compactMap { found[$0] }
  }

  private mutating func draw(_ paint: Painter) throws {
    guard !waiting.isEmpty else { return }
    for (entry, pixels) in zip(waiting, try paint(waiting.map(\.list))) {
      found[entry.name] = pixels
    }
    waiting = []
  }
}
