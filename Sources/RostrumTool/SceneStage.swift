import Codecs
import Foundation
import Motion
import Networking
import SceneGraph
import SceneInputs
import SceneLoader
import Typography
import ViewEngine

/// The stage of a compiled scene in its own process: clock, view graph and script, before the film's start.
@MainActor struct SceneStage {
  let library: SceneLibrary
  let preview: Preview
  let graph: ViewGraph
  let clock: SceneClock
  let rate: RateArgument
  /// The film's length as the scene itself wants it, in seconds.
  let duration: Double?
  /// The inputs that the scene's source declares.
  let inputs: [SceneInputDeclaration]
  /// The preview's number in the file, from 1.
  private var number: Int {
    (library.previews.firstIndex { $0.line == preview.line } ?? 0) + 1
  }
  /// The preview's name, or its number where it has none.
  var previewName: String { preview.name ?? "\(number)" }
  /// The scene file's name in messages.
  let scene: String
  /// The device whose screen the stage is; `nil` for any other stage.
  let device: Device?
  /// Whether the device's chrome is drawn over the scene.
  let hasChrome: Bool
  /// Whether it was asked for where there is none.
  private let lacksChrome: Bool
  /// What of the project's texts cannot be read, or is not there: a line for people each.
  private let textFaults: [String]
  /// Where the script's fingers are.
  let marks = TouchMarks()
  private let script: Script
  /// The script's hand, which may be told of more fingers.
  let player: ScriptPlayer
  /// How many steps the script has.
  var stepCount: Int { script.steps.count }
  /// What the kernel keeps the scene from.
  let isolation: Isolation
  private let troubles: Troubles
  private let happened = Happened()

  /// Keeps the names of the views that fingers go down on, from now on.
  func noteTouchedViews() { happened.touched = happened.touched ?? [] }

  /// The names of the views that fingers went down on since this was asked last, in order.
  func takeTouched() -> [String] {
    defer { if happened.touched != nil { happened.touched = [] } }
    return happened.touched ?? []
  }

  /// What has made things happen since it was asked last.
  @MainActor private final class Happened {
    var causes: [ViewGraph.Cause] = []
    /// The views that fingers went down on; `nil` where nobody asks.
    var touched: [String]?
  }

  /// What went wrong inside events, which cannot throw.
  @MainActor private final class Troubles {
    var first: (any Error)?
  }

  /// Puts a scene on its stage.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - options: What the user asked for.
  ///   - script: What a person does while watching.
  ///   - isolation: What the kernel keeps it from.
  ///   - extent: The stage's extent where neither the scene nor the user asks for one.
  /// - Throws: `SceneError`, `ScriptError`, ``Failure``.
  init(
    _ scene: LoadedScene, _ options: SceneOptions, _ script: Script, _ isolation: Isolation,
    usual extent: StageExtent = .device
  ) throws {
    self.isolation = isolation
    func asked(_ traits: [PreviewTrait<Preview.ViewTraits>] = []) -> StageRequest {
      StageRequest(
        traits: traits, device: options.device ?? .usual, usual: extent, extent: options.size,
        scale: options.scale, orientation: options.orientation)
    }
    let strings = ProjectStrings(scene.resources.tables)
    textFaults = strings.faults + Messages.lacking(strings.tables, for: options.locale)
    Self.choose(options, scene)
    let timeline = Timeline()
    let clock = SceneClock(timeline: timeline, calendarStart: options.date, seed: options.seed)
    // A preview provider makes views as soon as it is asked what it shows.
    Screen.current = asked().seenScreen
    library = try scene.library()
    preview = try library.preview(options.preview)
    self.scene = scene.source
    inputs = scene.inputs
    rate = options.fps ?? .usual
    self.clock = clock
    let request = asked(preview.traits)
    try request.check()
    duration = options.duration == nil ? request.duration : nil
    Screen.current = request.seenScreen
    let stage = try SceneReadings.forTool { try Self.stage(request, options, scene, strings) }
    // A view may ask for a colour as soon as it is made.
    stage.assets.makeCurrent()
    graph = ViewGraph(preview.content(), stage: stage, timeline: timeline)
    device = request.shownDevice
    hasChrome = options.chrome && device != nil
    lacksChrome = options.chrome && device == nil
    graph.mainQueue = MainQueue(runTurn: { clock.runTurn() }, hasWork: { clock.hasWork })
    if !options.spring.isEmpty {
      graph.springs = SpringDirector(options.spring.map(\.override))
    }
    let happened = happened
    graph.didHappen = { cause in
      if !happened.causes.contains(cause) { happened.causes.append(cause) }
    }
    let troubles = Troubles()
    self.troubles = troubles
    if hasChrome, let device {
      let chrome = DeviceChrome(
        device, isLandscape: request.isLandscape,
        ground: options.background == nil ? nil : options.color(behind: .light))
      graph.drawChrome = { [weak graph] list in
        if let graph { chrome.draw(over: graph, into: &list) }
      }
    }
    let scale = request.scale
    graph.chooseSize = { root in
      let size = request.size(for: SizeArgument(width: root.width, height: root.height))
      if !size.isAccepted(scale: scale) {
        troubles.first = Failure(.usage, Messages.sizeOutOfRange(size, scale: scale))
        return CGSize(width: 1, height: 1)
      }
      return CGSize(width: size.width, height: size.height)
    }
    let (graph, marks) = (graph, marks)
    let fail: @MainActor (any Error) -> Void = { troubles.first = troubles.first ?? $0 }
    let hand = ScriptHand(
      place: { (target, forDragging) throws(TapTarget.Failure) in
        try graph.resolve(target, forDragging: forDragging)
      },
      view: { graph.touchedView(at: $0) },
      touch: {
        marks.note($0, at: $1, finger: $2, now: timeline.now)
        if $0 == .began, happened.touched != nil, let name = graph.touchedName(at: $1) {
          happened.touched?.append(name)
        }
        graph.touch($0, at: $1, id: $2)
      },
      type: { try graph.type($0, fail: fail) }, fail: fail)
    self.script = script
    player = ScriptPlayer(timeline: timeline, hand: hand, rate: rate)
    player.schedule(script)
  }

  /// Chooses the reader's locale and the files that a scene finds by their names, before it asks.
  private static func choose(_ options: SceneOptions, _ scene: LoadedScene) {
    // What asks Foundation for the machine's locale is told the reader's.
    StageLocale.choose(options.locale?.locale ?? EnvironmentValues().locale)
    StageBundle.choose(
      URL(fileURLWithPath: scene.source).deletingLastPathComponent().path,
      scene.resources.information)
    BundledFiles.choose(scene.resources.files)
  }

  /// Puts the files of the network at their addresses.
  private static func chooseNetwork(_ options: SceneOptions) throws {
    var files: [String: NetworkFiles.File] = [:]
    for place in options.assetUrl {
      guard let data = FileManager.default.contents(atPath: place.file) else {
        throw Failure(.usage, Messages.noAddressedFile(place))
      }
      files[place.address] = NetworkFiles.File(name: place.file, data: data, delay: place.delay)
    }
    NetworkFiles.choose(files)
  }

  /// The stage that is asked for.
  private static func stage(
    _ request: StageRequest, _ options: SceneOptions, _ scene: LoadedScene,
    _ strings: ProjectStrings
  ) throws -> ViewEngine.Stage {
    var assets = try options.assets.map { try AssetsFolder.read($0) } ?? Assets()
    assets.coding = .ofFiles
    for picture in scene.pictures {
      try AssetsFolder.add(picture.path, named: picture.name, to: &assets)
    }
    try chooseNetwork(options)
    for picture in options.assetUrl where picture.mayBePicture {
      assets.add(
        try StillReader.read(picture.file), at: picture.address, after: picture.delay)
    }
    for catalog in scene.resources.catalogs {
      assets.add(CatalogAssets(catalog, drawings: scene.drawings, scale: request.scale))
    }
    var stage = ViewEngine.Stage(
      size: CGSize(width: request.offer.width, height: request.offer.height), scale: request.scale,
      colorScheme: options.colorScheme == .dark ? .dark : .light,
      reduceMotion: options.reduceMotion,
      fonts: options.fontDir.isEmpty && scene.resources.fonts.isEmpty
        ? nil
        : try FontBook(userDirectories: options.fontDir, projectFiles: scene.resources.fonts),
      assets: assets,
      calendarStart: Date(timeIntervalSince1970: Double(options.date)))
    stage.screenSize = request.seenScreen.size
    stage.safeAreaInsets = request.insets
    stage.screenCornerRadius = CGFloat(request.device.cornerRadius)
    stage.showsKeyboard = request.shownDevice != nil && !options.noKeyboard
    stage.system = options.system ?? .usual
    stage.keepsColorScheme = options.colorScheme != nil
    stage.dynamicTypeSize = options.typeSize ?? .large
    stage.locale = options.locale?.locale
    stage.strings = strings.tables
    strings.tables?.makeCurrent(for: stage.locale)
    stage.layoutDirection = options.direction
    return stage
  }

  /// Refuses a script that goes on when the film is over; what `--to` and `--at` leave out is no mistake.
  func checkScript(_ options: SceneOptions, settled: Instant) throws(ScriptError) {
    if options.to != nil || options.at != nil, options.duration?.isTime != true { return }
    try script.check(end: options.length(settled: settled), rate: rate)
  }

  /// Refuses overrides of springs that the scene did not begin, when the film is over.
  func checkSprings() throws {
    guard let director = graph.springs, let view = director.unused.first else { return }
    throw Failure(.usage, Messages.noSpring(of: view, in: scene, director.springs))
  }

  /// Builds the scene at the film's start.
  func start() throws {
    try following { try graph.start() }
    try checkWhatIsLeft()
  }

  /// Refuses a scene of which nothing is left but signs for what does not compile here.
  private func checkWhatIsLeft() throws {
    let parts = LeftOutParts.shortcomings
    guard !parts.isEmpty else { return }
    let names = graph.viewNames
    // What is drawn stands at the ends: what is around it has names with which others begin.
    let ends = names.filter { name in !names.contains { $0.hasPrefix("\(name)/") } }
    let isSign: (String) -> Bool = { $0.hasSuffix("'\(LeftOutParts.sign)'") }
    guard ends.contains(where: isSign), ends.allSatisfy(isSign) else { return }
    throw Failure(.usage, Messages.nothingLeft(of: scene, parts))
  }

  /// Lets everything happen up to `time`.
  func advance(to time: Instant) throws {
    try following { try graph.advance(to: time) }
  }

  /// What has made things happen since this was asked last, in order.
  func takeCauses() -> [ViewGraph.Cause] {
    defer { happened.causes = [] }
    return happened.causes
  }

  /// Goes on to where nothing more happens.
  ///
  /// - Parameters:
  ///   - limit: The last instant to look at.
  ///   - pass: Told of each instant at which something happened.
  /// - Returns: The last of these instants; `nil` if the scene goes on beyond the limit.
  /// - Throws: What went wrong in the scene or its script.
  func settle(
    before limit: Instant, _ pass: (Instant) -> Void = { _ in }
  ) throws -> Instant? {
    var last = Instant.zero
    while let next = graph.nextEvent {
      guard next <= limit else { return nil }
      try advance(to: next)
      last = next
      pass(next)
    }
    return graph.restless == nil ? last : nil
  }

  /// The film's length as the scene itself wants it.
  var wantedLength: Instant? { duration.map { Instant(seconds: $0) } }

  /// The font files that texts were set in.
  var usedFonts: [FontBook.UsedFont] { (try? graph.fonts.usedFonts()) ?? [] }

  /// What the picture lacks, one line each.
  var warnings: [String] {
    let fonts = graph.fonts
    var lines = graph.missingImages.map { Messages.missing($0) }
    lines += NetworkFiles.misses.map { Messages.nothingLoaded($0.address, $0.count) }
    lines += graph.shortcomings + IneffectiveSettings.shortcomings + ShaderRegistry.shortcomings
    if lacksChrome { lines.append(Messages.chromeOfStage) }
    lines += MadeUpPreviews.shortcomings + LeftOutParts.shortcomings
    lines += textFaults + BundledFiles.shortcomings
    lines += Messages.missing(fonts.missingGlyphs())
    lines += fonts.substitutions().map { Messages.substituted($0) }
    lines += fonts.failures().map { "\($0)" }
    lines += InputDesk.shared.unread.map { Messages.unread($0) }
    lines += Isolation.chances.map { Messages.chance($0.what, $0.count) }
    return lines
  }

  private func following(_ step: () throws -> Void) throws {
    do {
      try step()
    } catch ViewGraph.Failure.endlessUpdates(let instant, let view) {
      throw Messages.endless(
        scene, at: instant, what: "more than \(SceneClock.limit) updates at one instant, of \(view)"
      )
    }
    if let trouble = troubles.first { throw trouble }
    if let misfit = InputDesk.shared.mistake {
      throw Failure(.usage, Messages.describe(misfit, in: scene))
    }
    if clock.isEndless {
      throw Messages.endless(
        scene, at: graph.timeline.now,
        what: "more than \(SceneClock.limit) closures and tasks at one instant")
    }
  }
}

extension StageRequest {
  /// The screen as the scene's code sees it.
  fileprivate var seenScreen: Screen {
    var seen = Screen(size: CGSize(width: screen.width, height: screen.height), scale: scale)
    seen.cornerRadius = CGFloat(device.cornerRadius)
    return seen
  }
}
