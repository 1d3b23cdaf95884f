import ArgumentParser
import Digest
import Foundation
import Motion
import SceneInputs
import SceneLoader
import ViewEngine

/// Scene options: what every command that shows a scene understands.
struct SceneOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Which preview: its name or its number.", valueName: "name|n"))
  var preview: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The stage in points, up to 16384 pixels a side, or as large as the view with a margin.",
      valueName: "wxh|fit"),
    transform: Parse.extent)
  var size: StageExtent?

  @Option(
    help:
      "The device on whose screen the scene is, unless its size is named (default: iphone-14).")
  var device: Device?

  @Option(help: "How the device is held (default: as the preview says, else portrait).")
  var orientation: Orientation?

  @Flag(
    help: """
      Draw the device's status bar (9:41), island and home indicator, and round the screen's \
      corners.
      """)
  var chrome = false

  @Flag(help: "Leave out the keyboard, which rises where a field takes what is typed.")
  var noKeyboard = false

  @Option(
    parsing: .unconditional,
    help: "Pixels to the point, up to 16 (default: a named device's, else 2).",
    transform: Parse.scale)
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frames a second, 1 to 1000 (default: 60).", valueName: "n|n/d"),
    transform: Parse.rate)
  var fps: RateArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The film's length, up to a day (default: settled).", valueName: "t|settled"),
    transform: Parse.length)
  var duration: LengthArgument?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Leave out what is before.", valueName: "t"),
    transform: Parse.time)
  var from: ExactSeconds?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Leave out what is from here on.", valueName: "t"),
    transform: Parse.time)
  var to: ExactSeconds?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Stills at these times.", valueName: "t,…"),
    transform: Parse.times)
  var at: [ExactSeconds]?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("These frames only.", valueName: "a-b,c"),
    transform: Parse.frames)
  var frames: FrameSelection?

  @Option(
    help: ArgumentHelp("What is behind the scene.", valueName: "color|clear"),
    transform: Parse.background)
  var background: BackgroundArgument?

  enum Scheme: String, ExpressibleByArgument, CaseIterable { case light, dark }
  @Option(help: "The colour scheme (default: as the scene prefers, else light).")
  var colorScheme: Scheme?

  @Option(help: "The system whose looks are shown, that of iOS 18 or of iOS 26 (default: 18).")
  var system: SystemVersion?

  @Option(
    help: ArgumentHelp(
      "The reader's text size, xSmall to accessibility5 (default: large).", valueName: "size"),
    transform: Parse.typeSize)
  var typeSize: DynamicTypeSize?

  @Option(
    help: ArgumentHelp(
      "The reader's language and region, as in ar_EG (default: en_US).", valueName: "locale"),
    transform: Parse.locale)
  var locale: LocaleArgument?

  @Option(
    help: ArgumentHelp("Where lines begin (default: where the locale's do)."))
  var layoutDirection: LayoutDirectionArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Play faster or slower, 0.01 to 100.", valueName: "x"),
    transform: Parse.speed)
  var speed = SpeedArgument.usual

  @Flag(help: "Ask the scene to move less.")
  var reduceMotion = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Threads, 1 to 256 (default: one a core).", valueName: "n"),
    transform: Parse.jobs)
  var jobs: Int?

  /// Pictures must not depend on it; so only checks ask for it.
  @Option(help: .hidden)
  var kernels: BenchRaster.Kernels = .auto

  @Option(
    parsing: .unconditional, help: ArgumentHelp("What random numbers follow from.", valueName: "n"))
  var seed: UInt64 = 0

  @Option(
    help: ArgumentHelp("Where the scene's calendar starts.", valueName: "date"),
    transform: Parse.date)
  var date: Int64 = SceneClock.usualStart

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The longest wait for a frame in seconds, 1 to 86400 (default: 30).", valueName: "s"),
    transform: Parse.timeout)
  var timeout: Double = 30

  enum Walls: String, ExpressibleByArgument, CaseIterable { case auto, none, strict }
  @Option(
    help: ArgumentHelp(
      "Keep the scene from files, network and other processes.", valueName: "level"))
  var isolation: Walls = .auto

  @Option(
    help: ArgumentHelp("A folder of fonts of your own.", valueName: "dir"), completion: .directory)
  var fontDir: [String] = []

  @Option(
    help: ArgumentHelp("A folder of pictures (.png) and symbols (.svg).", valueName: "dir"),
    completion: .directory)
  var assets: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "What AsyncImage and URLSession find at an address, t seconds after they ask; as often as wanted.",
      valueName: "url=file[@t]"),
    transform: Parse.assetAddress)
  var assetUrl: [AssetAddress] = []

  @Option(
    help: ArgumentHelp(
      "Compile a Swift file, or those of a folder, with the scene; as often as wanted.",
      valueName: "file|dir"))
  var with: [String] = []

  @Option(
    help: ArgumentHelp(
      "Where other files that the scene needs are (default: the project around it).",
      valueName: "dir"), completion: .directory)
  var project: String?

  @Flag(help: "Take nothing from the project around the scene.")
  var noProject = false

  @Option(
    name: [.customShort("D"), .long],
    help: ArgumentHelp("Set a name for #if in the scene.", valueName: "name"),
    transform: Parse.condition)
  var define: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Give the scene an input, as often as wanted; the last of a name counts.",
      valueName: "name=value"),
    transform: Parse.input)
  var input: [InputArgument] = []

  @Option(
    help: ArgumentHelp(
      "Give the scene the inputs of a JSON object; --input stands above it.", valueName: "file"),
    completion: .file(extensions: ["json"]), transform: Parse.inputFile)
  var inputs: InputFile?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Begin springs with another response, damping, bounce or duration: of a view and all in it, or everywhere.",
      valueName: "[view.]name=value"),
    transform: Parse.spring)
  var spring: [SpringArgument] = []

  @Flag(help: "Show the compiler's warnings about the scene.")
  var warnings = false

  enum Input: String, ExpressibleByArgument, CaseIterable {
    case swift, yaml, json
    /// Design tokens, for their sheet: what the command 'tokens' says.
    case tokens
    static var allValueStrings: [String] { ["swift", "yaml", "json"] }
  }
  @Option(help: "What standard input holds, for the scene '-'.")
  var inputFormat: Input?

  /// The isolation level.
  var isolationLevel: Isolation.Level {
    switch isolation {
    case .auto: .auto
    case .none: .none
    case .strict: .strict
    }
  }

  /// What besides its own file the scene may be made of.
  ///
  /// - Throws: ``Failure`` if a folder that is named is none.
  var projectWish: ProjectWish {
    get throws {
      var wish = ProjectWish()
      wish.companions = with.filter { !$0.hasSuffix(".metal") }
      wish.shaders = with.filter { $0.hasSuffix(".metal") }
      (wish.folder, wish.isForbidden) = (project, noProject)
      if let project, !Place.isFolder(project) {
        throw Failure(.usage, Messages.unreadable(project, "it is no folder"))
      }
      return wish
    }
  }

  /// What the scene is given: the file's inputs, and above them those of flags.
  var givenInputs: GivenInputs {
    GivenInputs(((inputs?.values ?? []) + input).map { ($0.name, $0.text) })
  }

  /// Makes the paths whole that are still to be read when relative ones are the scene's.
  mutating func standApart() {
    fontDir = fontDir.map { URL(fileURLWithPath: $0).path }
    assets = assets.map { URL(fileURLWithPath: $0).path }
    for index in assetUrl.indices {
      assetUrl[index].file = URL(fileURLWithPath: assetUrl[index].file).path
    }
  }

  /// The processor time that a film may use, in whole seconds: each frame as long as it may be waited for, on all processors.
  ///
  /// A film that is named or is cut as long as it lasts until rest; what a scene itself asks for is not known before it runs,
  /// and no film comes near it.
  var processorSeconds: UInt64 {
    let rate = fps ?? .usual
    let length = max(self.length(settled: .zero), LengthArgument.longestSettled)
    // Slow motion has more frames.
    let slowness = max(1, Double(speed.denominator) / Double(speed.numerator))
    let frames = length.seconds * slowness * Double(rate.frames) / Double(rate.seconds)
    let processors = Double(ProcessInfo.processInfo.activeProcessorCount)
    return UInt64((processors * timeout * frames).rounded(.up))
  }

  /// Whether the film's length is up to the scene.
  var lastsUntilSettled: Bool { to == nil && (duration ?? .settled) == .settled }

  /// Whether only a run through the scene tells how long the film is.
  ///
  /// Pictures of named moments do not ask.
  var awaitsRest: Bool { lastsUntilSettled && at == nil }

  /// The latest of the moments that are asked for; `nil` if none are named.
  var lastMoment: Instant? {
    let rate = fps ?? .usual
    return at?.map { $0.instant(at: rate) }.max()
  }

  func validate() throws {
    try asUsage {
      if noProject, project != nil { throw Failure(.usage, Messages.noProjectAndProject) }
      if at != nil, frames != nil { throw Failure(.usage, Messages.timesConflict) }
      if size != nil, chrome { throw Failure(.usage, Messages.needsScreen("--chrome")) }
      if size != nil, orientation != nil {
        throw Failure(.usage, Messages.needsScreen("--orientation"))
      }
      if device == Device.none, chrome { throw Failure(.usage, Messages.chromeOfNone) }
      if case .fixed(let size) = size, !size.isAccepted(scale: scale ?? 2) {
        throw Failure(.usage, Messages.sizeOutOfRange(size, scale: scale ?? 2))
      }
      let rate = fps ?? .usual
      if let from, let to, from.instant(at: rate) >= to.instant(at: rate) {
        throw Failure(.usage, Messages.fromAfterTo)
      }
    }
  }
}

/// Script options: what a person does while watching.
struct ScriptOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A script file (default: NAME.script.yaml).", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var script: String?

  @Flag(name: .customLong("no-script"), help: "Leave out the script beside the scene.")
  var leavesOutScript = false

  @Option(help: ArgumentHelp("Tap something, for 0.1 s.", valueName: "what@t [for t]"))
  var tap: [String] = []

  @Option(help: ArgumentHelp("Drag something.", valueName: "what@t -> x,y in t"))
  var drag: [String] = []

  @Option(
    help: ArgumentHelp("Hold a finger on something, for 0.6 s.", valueName: "what@t [for t]"))
  var longPress: [String] = []

  @Option(
    help: ArgumentHelp(
      #"Type words into a field; \n is the return key, \b deletes."#, valueName: "field=words@t"))
  var type: [String] = []

  @Option(
    help: ArgumentHelp(
      "Set a document's state: 'card=open@1 with bouncy'.", valueName: "name=state@t"))
  var set: [String] = []

  @Flag(help: "Draw the touches.")
  var showTouches = false

  func validate() throws {
    try asUsage {
      if leavesOutScript, script != nil { throw Failure(.usage, Messages.noScriptAndScript) }
    }
  }

  /// The script file of a scene: the one that was named, or that lies beside it.
  private func file(for scene: String) -> String? {
    script ?? (leavesOutScript ? nil : Script.path(beside: scene))
  }

  /// What the script for a scene is; `nil` if there is none.
  func identity(for scene: String) -> ScriptIdentity? {
    var flags: [String] = []
    for (name, steps) in [
      ("--tap", tap), ("--drag", drag), ("--long-press", longPress), ("--type", type),
      ("--set", set),
    ] {
      flags += steps.map { "\(name) \($0)" }
    }
    let path = file(for: scene)
    if path == nil, flags.isEmpty { return nil }
    let bytes = path.flatMap { try? Data(contentsOf: URL(fileURLWithPath: $0)) }
    return ScriptIdentity(
      path: path, digest: bytes.map { SHA256.hexadecimal(of: Array($0)) },
      flags: flags.isEmpty ? nil : flags)
  }

  /// The whole script for a scene file: the file's steps, then the flags'.
  func script(for scene: String) throws -> Script {
    var whole = Script()
    if let path = file(for: scene) {
      whole = try Script(yaml: try Place.read(path), path: path)
    }
    whole.steps += try tap.map { try Script.Step(tap: $0) }
    whole.steps += try drag.map { try Script.Step(drag: $0) }
    whole.steps += try longPress.map { try Script.Step(longPress: $0) }
    whole.steps += try type.map { try Script.Step(type: $0) }
    whole.changes = try set.map { try StateChange($0) }
    whole.standsAlone = script != nil || leavesOutScript
    return whole
  }
}

/// Report options: how a run is told.
struct ReportOptions: ParsableArguments {
  @Option(help: "How progress is shown on standard error.")
  var progress: ProgressMode = .auto

  @Option(
    help: ArgumentHelp("Write the result document.", valueName: "file|-"), completion: .file())
  var json: String?

  @Flag(help: "Say nothing but errors.")
  var quiet = false
}
