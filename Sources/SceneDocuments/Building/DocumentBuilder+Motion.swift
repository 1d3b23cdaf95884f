internal import Geometry
internal import Motion

extension DocumentBuilder {
  /// An animation; `nil` for none, or none that is right.
  mutating func animation(_ value: FormValue?) -> AnimationChoice? {
    guard let value else { return nil }
    if case .animation(let animation) = value.content { return animation }
    guard let kind = value.record?.kind, let payload = value[kind] else { return nil }
    guard var animation = base(kind, payload, value) else { return nil }
    // The order that people mean: so many runs, so many times as fast, and all of it later.
    let autoreverses = value.boolean("autoreverses") ?? true
    if value["repeat"]?.text == "forever" {
      animation = animation.repeatForever(autoreverses: autoreverses)
    } else if let count = value.number("repeat"), count > 1 {
      animation = animation.repeatCount(Int(count), autoreverses: autoreverses)
    }
    if let speed = value.number("speed"), speed != 1 { animation = animation.speed(speed) }
    if let delay = value.number("delay"), delay > 0 { animation = animation.delay(delay) }
    return .animation(animation)
  }

  private mutating func base(
    _ kind: String, _ payload: FormValue, _ value: FormValue
  ) -> Animation? {
    let preset = payload.number ?? payload.number("duration") ?? 0.5
    let extra = payload.number("extraBounce") ?? 0
    switch kind {
    case "smooth": return .smooth(duration: preset, extraBounce: extra)
    case "snappy": return .snappy(duration: preset, extraBounce: extra)
    case "bouncy": return .bouncy(duration: preset, extraBounce: extra)
    case "curve":
      return curve(payload).map { .timingCurve($0, duration: value.number("duration") ?? 0.35) }
    case "token":
      guard let name = payload.text else { return nil }
      let node = DocumentNode(
        content: .scalar(.init(text: "{\(name)}", kind: .filled)), place: payload.place)
      let token = reader.read(node, as: .leaf(.animation), at: payload.path)
      return animation(token)?.animation
    case "interactiveSpring" where payload.isNothing:
      return .interactiveSpring(blendDuration: value.number("blend") ?? 0.25)
    case "interpolatingSpring":
      return interpolatingSpring(payload, velocity: value.number("velocity") ?? 0)
    default: return keepingSpring(payload, blend: value.number("blend") ?? 0)
    }
  }

  /// A spring that keeps velocity, from the very numbers that are written: by way of others, the last digit would differ
  /// from what a scene in Swift says.
  private mutating func keepingSpring(_ payload: FormValue, blend: Double) -> Animation? {
    if payload.isNothing { return .spring(duration: 0.5, bounce: 0, blendDuration: blend) }
    guard let spring = spring(payload) else { return nil }
    if payload["stiffness"] != nil { return .spring(spring, blendDuration: blend) }
    if payload["response"] != nil || payload["dampingFraction"] != nil {
      return .spring(
        response: payload.number("response") ?? 0.5,
        dampingFraction: payload.number("dampingFraction") ?? 0.825, blendDuration: blend)
    }
    switch payload.text {
    case "smooth" where blend == 0: return .smooth
    case "snappy" where blend == 0: return .snappy
    case "bouncy" where blend == 0: return .bouncy
    case nil:
      return .spring(
        duration: payload.number("duration") ?? 0.5, bounce: payload.number("bounce") ?? 0,
        blendDuration: blend)
    default: return .spring(spring, blendDuration: blend)
    }
  }

  /// A spring that adds to what ran before, likewise.
  private mutating func interpolatingSpring(_ payload: FormValue, velocity: Double) -> Animation? {
    if payload.isNothing {
      return .interpolatingSpring(duration: 0.5, bounce: 0, initialVelocity: velocity)
    }
    guard let spring = spring(payload) else { return nil }
    if let stiffness = payload.number("stiffness"), let damping = payload.number("damping") {
      return .interpolatingSpring(
        mass: payload.number("mass") ?? 1, stiffness: stiffness, damping: damping,
        initialVelocity: velocity)
    }
    let isOther = payload["response"] != nil || payload["dampingFraction"] != nil
    if isOther || payload.text != nil {
      return .interpolatingSpring(spring, initialVelocity: velocity)
    }
    return .interpolatingSpring(
      duration: payload.number("duration") ?? 0.5, bounce: payload.number("bounce") ?? 0,
      initialVelocity: velocity)
  }

  /// A spring, in one way of three.
  mutating func spring(_ value: FormValue) -> Spring? {
    switch value.text {
    case "smooth": return .smooth
    case "snappy": return .snappy
    case "bouncy": return .bouncy
    default: break
    }
    let ways = [
      ["duration", "bounce"], ["response", "dampingFraction"], ["mass", "stiffness", "damping"],
    ]
    let used = ways.filter { $0.contains { value[$0] != nil } }
    guard used.count <= 1 else {
      let told = Wording.list(used.flatMap { $0.filter { value[$0] != nil } }, last: "and")
      reader.wrong(
        value,
        "found \(told); accepted is duration and bounce, or response and dampingFraction, or mass, stiffness and damping"
      )
      return nil
    }
    if used == [ways[1]] {
      return Spring(
        response: value.number("response") ?? 0.5,
        dampingRatio: value.number("dampingFraction") ?? 0.825)
    }
    if used == [ways[2]] {
      guard let stiffness = value.number("stiffness"), let damping = value.number("damping") else {
        let missing = value["stiffness"] == nil ? "stiffness" : "damping"
        reader.wrong(
          value, "'\(missing)' is missing; a spring with a mass has stiffness and damping")
        return nil
      }
      return Spring(
        mass: value.number("mass") ?? 1, stiffness: stiffness, damping: damping,
        allowOverDamping: true)
    }
    return Spring(duration: value.number("duration") ?? 0.5, bounce: value.number("bounce") ?? 0)
  }

  /// A curve, by name, by control points or from the tokens.
  mutating func curve(_ value: FormValue) -> UnitCurve? {
    if case .curve(let curve) = value.content { return curve }
    if let name = value.text { return UnitCurve.named(name) }
    guard let points = value.numbers, points.count == 4 else { return nil }
    guard (0...1).contains(points[0]), (0...1).contains(points[2]) else {
      reader.wrong(
        value, "found a control point outside of the time; accepted are x1 and x2 from 0 to 1")
      return nil
    }
    return UnitCurve(points[0], points[1], points[2], points[3])
  }

  // MARK: Keyframes and phases

  /// When keyframes or phases run.
  private mutating func trigger(_ value: FormValue) -> MotionTrigger {
    guard let when = value["when"] else { return .always }
    switch when.text {
    case "always": return .always
    case "start": return .start
    default: return .states(when.elements.compactMap { state($0) })
    }
  }

  /// A number of a property: degrees for angles, and without a unit for all else.
  private mutating func quantity(_ value: FormValue?, _ property: MovingProperty) -> Double? {
    guard let value else { return nil }
    let isAngle = property == .rotation || property == .hueRotation
    if let angle = value.angle {
      if isAngle { return angle.radians }
      reader.wrong(value, "found an angle; accepted is a number for \(property.rawValue)")
      return nil
    }
    guard let number = value.number else { return nil }
    return isAngle ? Angle(degrees: number).radians : number
  }

  /// Tracks of keyframes, in the order of the properties.
  mutating func keyframes(_ value: FormValue) -> KeyframeMotion? {
    var tracks: [KeyframeMotion.Track] = []
    for property in MovingProperty.allCases {
      guard let frames = value[property.rawValue]?.list else { continue }
      let initial = quantity(value["initial"]?[property.rawValue], property) ?? property.neutral
      tracks.append(
        .init(
          property: property, initial: initial,
          keyframes: frames.compactMap { keyframe($0, property) }))
    }
    guard !tracks.isEmpty else {
      let names = MovingProperty.allCases.map(\.rawValue)
      reader.wrong(
        value, "found no track; accepted is at least one of \(Wording.list(names, last: "or"))")
      return nil
    }
    let trigger = trigger(value)
    let length = tracks.map { $0.keyframes.reduce(0) { $0 + ($1.seconds ?? 1) } }.max() ?? 0
    if trigger == .always, length == 0, !tracks.contains(where: \.keyframes.isEmpty) {
      reader.wrong(value, "the keyframes take no time; those that run always take some")
    }
    return KeyframeMotion(trigger: trigger, tracks: tracks)
  }

  private mutating func keyframe(
    _ value: FormValue, _ property: MovingProperty
  ) -> KeyframeMotion.Keyframe? {
    guard let kind = value.record?.kind, let target = quantity(value[kind], property) else {
      return nil
    }
    let seconds = value.number("in")
    switch kind {
    case "linear":
      guard let seconds, let curve = value["curve"].flatMap({ curve($0) }) else { return nil }
      return .linear(target, duration: seconds, curve: curve)
    case "cubic":
      guard let seconds else { return nil }
      return .cubic(
        target, duration: seconds, startVelocity: quantity(value["startVelocity"], property),
        endVelocity: quantity(value["endVelocity"], property))
    case "spring":
      guard let spring = value["with"].flatMap({ spring($0) }) else { return nil }
      return .spring(
        target, duration: seconds, spring: spring,
        startVelocity: quantity(value["startVelocity"], property))
    default: return .move(target)
    }
  }

  /// Phases.
  mutating func phases(_ value: FormValue) -> PhaseMotion {
    let phases = (value["of"]?.list ?? []).map { phase in
      PhaseMotion.Phase(
        values: MovingProperty.allCases.compactMap { property in
          quantity(phase[property.rawValue], property).map { .init(property: property, value: $0) }
        }, animation: animation(phase["animation"]))
    }
    return PhaseMotion(trigger: trigger(value), phases: phases)
  }

  // MARK: Coming and going

  /// How a node comes and goes.
  mutating func presence(_ value: FormValue) -> PresenceTransition {
    guard value.record?.name == "presence" else {
      let effects = effects(value)
      return PresenceTransition(insertion: effects, removal: effects)
    }
    return PresenceTransition(
      insertion: value["insertion"].map { effects($0) } ?? [.opacity],
      removal: value["removal"].map { effects($0) } ?? [.opacity],
      animation: animation(value["animation"]))
  }

  private func effects(_ value: FormValue) -> [PresenceTransition.Effect] {
    value.elements.compactMap { effect in
      switch effect.text {
      case "identity": return .identity
      case "opacity": return .opacity
      case "slide": return .slide
      case "blurReplace": return .blurReplace
      case "scale": return .scale(0, anchor: .center)
      default: break
      }
      guard let kind = effect.record?.kind else { return nil }
      switch kind {
      case "scale":
        return effect.number("scale").map {
          .scale($0, anchor: effect["anchor"].flatMap { unitPoint($0) } ?? .center)
        }
      case "move": return effect.word("move").map { .move($0) }
      case "push": return effect.word("push").map { .push($0) }
      default:
        guard let distance = effect["offset"]?.numbers, distance.count == 2 else { return nil }
        return .offset(x: distance[0], y: distance[1])
      }
    }
  }
}

extension KeyframeMotion.Keyframe {
  /// How long it takes; `nil` for as long as a spring needs.
  fileprivate var seconds: Double? {
    switch self {
    case .linear(_, let seconds, _), .cubic(_, let seconds, _, _): seconds
    case .spring(_, let seconds, _, _): seconds
    case .move: 0
    }
  }
}
