import Foundation
import Motion
import SceneInputs
import SceneLoader
import ViewEngine

/// An inspection of a scene: what it says about itself when it runs without being drawn.
@MainActor struct SceneInspection {
  private let stage: SceneStage
  private let options: SceneOptions
  private let channel: SceneChannel

  init(_ stage: SceneStage, _ options: SceneOptions, _ channel: SceneChannel) {
    (self.stage, self.options, self.channel) = (stage, options, channel)
  }

  /// How long a film until rest is.
  func length() throws -> SceneLength {
    let named = options.lastsUntilSettled ? stage.wantedLength : options.length(settled: .zero)
    if let named, options.spring.isEmpty { return SceneLength(ticks: named.ticks) }
    try stage.start()
    if let named {
      // It is known how long, but not whether everything springs that was said to.
      try stage.advance(to: named)
      try stage.checkSprings()
      return SceneLength(ticks: named.ticks)
    }
    let settled = try stage.settle(before: LengthArgument.longestSettled)
    try stage.checkSprings()
    guard let settled else {
      return SceneLength(ticks: LengthArgument.longestSettled.ticks, restless: restless)
    }
    let length = min(LengthArgument.settled(at: settled), LengthArgument.longestSettled)
    return SceneLength(ticks: length.ticks)
  }

  /// Everything that `inspect` says.
  ///
  /// - Parameters:
  ///   - trace: Where the values of all frames go, if they are wanted.
  ///   - isAlone: Whether what a picture lacks is told, as no film tells it.
  /// - Returns: The result document.
  /// - Throws: The scene's error, or ``Failure`` where the trace cannot be written.
  func inspection(tracing trace: TraceArgument? = nil, isAlone: Bool) throws -> Inspection {
    if let length = stage.wantedLength ?? (options.lastsUntilSettled ? nil : .zero) {
      try stage.checkScript(options, settled: length)
    }
    try stage.start()
    let tappable = stage.graph.tappables.map { item in
      Inspection.Tappable(
        number: item.index, label: item.label, identifier: item.identifier, kind: item.kind,
        x: item.frame.minX, y: item.frame.minY, width: item.frame.width,
        height: item.frame.height, obstacle: item.obstacle.map(Messages.describe))
    }
    var events: [Double] = []
    var settled: Instant?
    if let trace {
      let film = try SceneTrace(stage, options) { channel.send(.working) }
      settled = film.settled
      events = film.events.map(\.time.seconds)
      // A large scene's values are many megabytes.
      try stage.clock.outsideFilm {
        try channel.working { try Place.put(film.text(as: trace.format), into: trace.path) }
      }
    } else {
      settled = try stage.settle(before: LengthArgument.longestSettled) {
        if !stage.takeCauses().isEmpty { events.append($0.seconds) }
      }
    }
    try stage.checkSprings()
    let whole =
      stage.wantedLength
      ?? settled.map { min(LengthArgument.settled(at: $0), LengthArgument.longestSettled) }
      ?? LengthArgument.longestSettled
    try stage.checkScript(options, settled: whole)
    if isAlone { for warning in stage.warnings { channel.send(.note(warning)) } }
    let size = stage.graph.stage.size
    return Inspection(
      scene: stage.scene, preview: stage.previewName,
      previews: stage.library.names,
      stage: Inspection.Stage(
        size: Inspection.Size(width: size.width, height: size.height),
        scale: stage.graph.stage.scale, fps: stage.rate.description,
        duration: options.length(settled: whole).seconds,
        system: stage.graph.stage.system.rawValue, typeSize: "\(options.typeSize ?? .large)",
        locale: options.localeIdentifier,
        layoutDirection: options.directionName, device: stage.device?.name,
        chrome: stage.hasChrome),
      tappable: tappable, settles: settled?.seconds, restless: settled == nil ? restless : nil,
      events: events, inputs: inputs)
  }

  /// The inputs of the source, as the views that were made have them.
  private var inputs: [Inspection.Input] {
    let requests = InputDesk.shared.requests
    var names: Set<String> = []
    return stage.inputs.filter { names.insert($0.name).inserted }.map { declared in
      let request = requests.first { $0.name == declared.name }
      return Inspection.Input(
        name: declared.name, type: request?.type ?? declared.type,
        standard: request?.standard ?? declared.standard, values: declared.values,
        line: declared.line)
    }
  }

  private var restless: String { stage.graph.restless ?? "a timer or task" }
}

extension SceneOptions {
  /// How long the film is, if a scene that settles makes it `settled` long.
  func length(settled: Instant) -> Instant {
    let rate = fps ?? .usual
    if case .time(let time) = duration { return time.instant(at: rate) }
    return to?.instant(at: rate) ?? settled
  }
}
