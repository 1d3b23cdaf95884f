import SceneDocuments
import ViewEngine

extension SceneOptions {
  /// The options with what a document's stage says where no flag does; the same for no document.
  func adopting(_ document: SceneDocument?) -> SceneOptions {
    var options = self
    if let document { options.adopt(document.stage) }
    return options
  }

  /// Takes from a document's stage what no flag says.
  ///
  /// - Parameter stage: The stage.
  mutating func adopt(_ stage: DocumentStage) {
    switch stage.size {
    case .points(let width, let height)? where size == nil:
      size = .fixed(SizeArgument(width: width, height: height))
    case .fit? where size == nil: size = .fit
    default: break
    }
    device = device ?? stage.device.flatMap(Device.init(argument:))
    scale = scale ?? stage.scale
    fps = fps ?? stage.rate.flatMap { RateArgument($0.frames, per: $0.seconds) }
    if duration == nil, let length = stage.length {
      switch length {
      case .settled: duration = .settled
      case .time(let time): duration = ExactSeconds(time.text).map { .time($0) }
      }
    }
    if background == nil, stage.background == .clear {
      background = BackgroundArgument(argument: "clear")
    }
    if colorScheme == nil, let scheme = stage.colorScheme {
      colorScheme = scheme == .dark ? .dark : .light
    }
    system = system ?? stage.system.flatMap(SystemVersion.init(rawValue:))
    typeSize = typeSize ?? stage.typeSize.flatMap { try? Parse.typeSize($0) }
    locale = locale ?? stage.locale.flatMap { LocaleArgument($0) }
    if layoutDirection == nil, let direction = stage.layoutDirection {
      layoutDirection = direction == .rightToLeft ? .rtl : .ltr
    }
  }

  /// Refuses what a document asks of its stage and no film can have.
  ///
  /// - Parameters:
  ///   - stage: The document's stage.
  ///   - name: The document's name in messages.
  /// - Throws: ``Failure``.
  static func check(_ stage: DocumentStage, of name: String) throws {
    func refuse(_ key: String, _ found: String, _ accepted: String) -> Failure {
      Failure(.usage, "\(name): stage.\(key): found '\(Messages.printable(found))'; \(accepted)")
    }
    if let device = stage.device, Device(argument: device) == nil {
      let known = Device.all.map(\.name)
      throw refuse(
        "device", device,
        "accepted are \(known.joined(separator: ", "))\(Likeness.question(device, among: known))")
    }
    if let system = stage.system, SystemVersion(rawValue: system) == nil {
      let known = SystemVersion.allCases.map(\.rawValue)
      throw refuse("system", system, "accepted are \(known.joined(separator: ", "))")
    }
    if let size = stage.typeSize, (try? Parse.typeSize(size)) == nil {
      throw refuse("typeSize", size, Messages.typeSize)
    }
    if let locale = stage.locale, LocaleArgument(locale) == nil {
      throw refuse("locale", locale, Messages.locale)
    }
    let scale = stage.scale ?? 2
    guard case .points(let width, let height)? = stage.size else { return }
    let size = SizeArgument(width: width, height: height)
    if !size.isAccepted(scale: scale) {
      throw Failure(.usage, "\(name): stage: \(Messages.sizeOutOfRange(size, scale: scale))")
    }
  }
}

extension SceneDocument {
  /// The document as it is shown under flags, which stand above it.
  ///
  /// - Parameters:
  ///   - options: What was asked for, with what the document's stage adds.
  ///   - changes: What states are set to.
  /// - Returns: The document, with an event for each change.
  /// - Throws: ``ScriptError`` for a state that is not there.
  func shown(
    under options: SceneOptions, setting changes: [StateChange]
  ) throws(ScriptError) -> SceneDocument {
    var document = self
    let rate = options.fps ?? .usual
    document.stage.rate = FrameRate(frames: rate.frames, seconds: rate.seconds)
    if options.background != nil { document.stage.background = nil }
    // The ground reaches as far as the stage that is asked for.
    switch options.size {
    case .fixed(let size): document.stage.size = .points(width: size.width, height: size.height)
    case .fit, .sizeThatFits: document.stage.size = .fit
    case .device, nil: break
    }
    // The stage has it, as flags and the document say together.
    if options.layoutDirection != nil { document.stage.layoutDirection = nil }
    for change in changes { document.events.append(try change.event(in: self)) }
    return document
  }
}
