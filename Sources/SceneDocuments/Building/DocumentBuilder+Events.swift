internal import Motion

extension DocumentBuilder {
  /// An event; `nil` for none that is right.
  mutating func event(_ value: FormValue) -> SceneEvent? {
    guard let kind = value.record?.kind, let payload = value[kind] else { return nil }
    let states = states(value["state"])
    if states.isEmpty, value["state"] == nil, kind != "drag" {
      reader.wrong(
        value,
        "'state' is missing; accepted is \(Wording.list(Array(stateNames.prefix(16)), last: "or"))")
    }
    let from = state(value["from"])
    let animation = animation(value["animation"])
    guard let trigger = trigger(kind, payload, value, animation) else { return nil }
    return SceneEvent(
      trigger, from: from, states: states, animation: animation, place: value.place)
  }

  private mutating func trigger(
    _ kind: String, _ payload: FormValue, _ value: FormValue, _ animation: AnimationChoice?
  ) -> SceneEvent.Trigger? {
    switch kind {
    case "at": return payload.time.map { .at($0) }
    case "tap": return nodeName(payload).map { .tap(node: $0) }
    case "longPress":
      return nodeName(payload).map { .longPress(node: $0, seconds: value.number("for") ?? 0.5) }
    case "settled":
      if payload.text == "any" { return .settled(state: nil, after: value.number("after") ?? 0) }
      return state(payload).map { .settled(state: $0, after: value.number("after") ?? 0) }
    default:
      guard let node = nodeName(payload) else { return nil }
      var limits: ClosedRange<Double>?
      if let range = value["limits"], let ends = range.numbers, ends.count == 2 {
        if ends[0] > 0 || ends[1] < 0 {
          reader.wrong(
            range,
            "found limits that leave out 0, where the node is; accepted is [least, greatest] around 0"
          )
        } else {
          limits = ends[0]...ends[1]
        }
      }
      // A change of states that jumps says nothing of the way back.
      let release =
        self.animation(value["release"]) ?? (animation == AnimationChoice.none ? nil : animation)
      return .drag(
        SceneEvent.Drag(
          node: node, axis: value.word("axis") ?? .both, limits: limits,
          threshold: value.number("threshold") ?? 0, release: release ?? .animation(.spring)))
    }
  }

  /// The states of an event, all of one group.
  private mutating func states(_ value: FormValue?) -> [String] {
    guard let value else { return [] }
    let names = value.elements.compactMap { state($0) }
    guard let first = names.first, let group = groups.first(where: { $0.states.contains(first) })
    else { return names }
    if let other = names.first(where: { !group.states.contains($0) }) {
      reader.wrong(
        value,
        "the states '\(first)' and '\(other)' are of different groups; accepted are several of one")
    }
    return names
  }

  /// An act of the script; `nil` for none that is right.
  mutating func act(_ value: FormValue) -> ScriptAct? {
    guard let kind = value.record?.kind, let verb = ScriptAct.Verb(rawValue: kind),
      let subject = value.text(kind), let time = value["at"]?.time
    else { return nil }
    var act = ScriptAct(verb, target: subject, time: time, place: value.place)
    act.duration = (value["for"] ?? value["in"])?.time
    if verb == .type {
      (act.target, act.text) = (value.text("into") ?? "", subject)
    }
    if verb == .drag {
      let (end, distance) = (value["to"]?.numbers, value["by"]?.numbers)
      guard (end == nil) != (distance == nil), let numbers = end ?? distance, numbers.count == 2
      else {
        reader.wrong(value, "accepted is one of 'to' and 'by', two numbers in points")
        return nil
      }
      let point = SIMD2(numbers[0], numbers[1])
      if end != nil { act.end = point } else { act.distance = point }
    }
    return act
  }
}
