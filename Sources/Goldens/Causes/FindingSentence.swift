/// The sentence about a group of changes.
struct FindingSentence {
  let group: CauseGroup
  let head: TrackChange
  let framesPerSecond: Double
  /// What of the view moves as it comes or goes.
  let entrance: ViewComparison.Entrance?
  /// The head's colour, as the state says it, if it is one and differs.
  let colors: (before: String, after: String)?

  /// The greatest overshoot, and difference of two, that nobody sees.
  private static let leastOvershoot = 0.001
  /// The least difference in time that is told, in seconds.
  private static let leastTime = 0.0005

  private var unit: TrackUnit { TrackUnit.of(head.property) }

  /// The whole, without full stop.
  var text: String {
    let place = "\(head.view) · \(properties)"
    var text = "\(place): \(what), from frame \(group.frames.lowerBound) on"
    if !head.was.isEmpty, !head.isNow.isEmpty, group.kind == .curve {
      text += " (\(head.isNow) instead of \(head.was))"
    }
    let others = group.views.union(group.followers).subtracting([head.view]).count
    if others > 0 { text += "; with it \(others) other view\(others == 1 ? "" : "s")" }
    return text
  }

  /// The properties that change with the head's, without components that go together.
  private var properties: String {
    let mine = group.members.filter { $0.view == head.view && !$0.property.contains("anchor") }
    func name(_ property: String) -> String {
      let base = PropertyName(property).base
      let parts = mine.filter { $0.base == base && !$0.property.contains("#") }.count
      return base == "color" || base.hasSuffix(".color")
        || parts > 1 && !property.hasPrefix("frame")
        ? base : property
    }
    var names = [name(head.property)]
    for member in mine where PropertyName(member.property).base != head.base {
      let other = name(member.property)
      if !names.contains(other) { names.append(other) }
    }
    if names.count > 3 { names = Array(names.prefix(2)) + ["\(names.count - 2) more"] }
    return names.count > 1
      ? names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "") : names[0]
  }

  private var what: String {
    switch group.kind {
    case .curve, .drawing: curve
    case .target: target
    case .delay: delay
    case .transition: transition
    case .order: order
    case .motion: motion
    case .constant: constant
    case .event: presence
    case .added, .gone: group.kind == .added ? "is new" : "is gone"
    }
  }

  // MARK: Moves

  /// What of the figures differs, most telling first.
  private var figures: [String] {
    guard let old = head.figuresBefore, let new = head.figuresAfter else { return [] }
    var parts: [String] = []
    switch (old.settles, new.settles) {
    case (let was?, let isNow?) where abs(isNow - was) > Self.leastTime:
      let time = PeopleNumber.milliseconds(abs(isNow - was))
      parts.append("settles \(time) \(isNow > was ? "later" : "earlier")")
    case (nil, _?): parts.append("settles, and did not")
    case (_?, nil): parts.append("no longer settles")
    default: break
    }
    if abs(new.overshoot - old.overshoot) > Self.leastOvershoot {
      let was =
        old.overshoot > Self.leastOvershoot ? PeopleNumber.percent(old.overshoot) : "not at all"
      parts.append(
        new.overshoot > Self.leastOvershoot
          ? "overshoots \(PeopleNumber.percent(new.overshoot)) instead of \(was)"
          : "no longer overshoots (\(was))")
    }
    if parts.isEmpty, old.peakSpeed > 0, abs(new.peakSpeed / old.peakSpeed - 1) > 0.005 {
      let speeds = PeopleNumber.texts(new.peakSpeed, old.peakSpeed, unit)
      parts.append("is at most \(speeds.0)/s fast instead of \(speeds.1)/s")
    }
    return parts
  }

  private var off: String {
    guard let deviation = head.deviation, let worst = head.worst else { return "is not as it was" }
    return "is up to \(PeopleNumber.text(deviation, unit)) off at frame \(worst)"
  }

  private var curve: String {
    if head.isKeyframed || head.before?.cause == .path, let reach { return reach }
    let figures = figures
    return figures.isEmpty ? off : figures.joined(separator: " and ")
  }

  /// How far a path goes, if that differs.
  private var reach: String? {
    guard let old = head.reachBefore, let new = head.reachAfter else { return nil }
    let (high, low) = (
      abs(new.upperBound - old.upperBound), abs(new.lowerBound - old.lowerBound)
    )
    guard max(high, low) > unit.step else { return nil }
    let texts =
      high >= low
      ? PeopleNumber.texts(new.upperBound, old.upperBound, unit)
      : PeopleNumber.texts(new.lowerBound, old.lowerBound, unit)
    return "reaches \(texts.0) instead of \(texts.1)"
  }

  private var target: String {
    if let colors { return "goes to \(colors.after) instead of \(colors.before)" }
    guard let old = head.before, let new = head.after else { return off }
    if old.to != new.to {
      let texts = PeopleNumber.texts(new.to, old.to, unit)
      return "goes to \(texts.0) instead of \(texts.1)"
    }
    let texts = PeopleNumber.texts(new.from, old.from, unit)
    return "starts from \(texts.0) instead of \(texts.1)"
  }

  private var delay: String {
    guard let shift = head.shift else { return "changes at another time" }
    let time = PeopleNumber.milliseconds(abs(shift) / framesPerSecond)
    return "does the same \(time) \(shift > 0 ? "later" : "earlier")"
  }

  private var transition: String {
    func list(_ words: [String]) -> String {
      guard let last = words.last else { return "at once" }
      return words.count == 1
        ? "by \(last)" : "by \(words.dropLast().joined(separator: ", ")) and \(last)"
    }
    if let entrance, entrance.before != entrance.after {
      return "comes or goes \(list(entrance.after)) instead of \(list(entrance.before))"
    }
    guard let old = head.before, let new = head.after else {
      return head.isNow == "new"
        ? "moves as it comes or goes, and did not" : "no longer moves as it comes or goes"
    }
    if old.from != new.from {
      let texts = PeopleNumber.texts(new.from, old.from, unit)
      return "comes from \(texts.0) instead of \(texts.1)"
    }
    let texts = PeopleNumber.texts(new.to, old.to, unit)
    return "goes to \(texts.0) instead of \(texts.1)"
  }

  private var order: String {
    func list(_ stops: [Double]) -> String {
      stops.prefix(6).map { PeopleNumber.text($0) }.joined(separator: ", ")
        + (stops.count > 6 ? " …" : "") + PeopleNumber.suffix(unit)
    }
    return "goes to \(list(head.stopsAfter)) instead of \(list(head.stopsBefore))"
  }

  private var motion: String {
    func way(_ move: Move) -> String {
      switch move.cause {
      case .animation(let words): "moves by \(words)"
      case .jump: "jumps"
      case .path: "moves frame by frame"
      }
    }
    switch (head.before, head.after) {
    case (let old?, let new?): return "\(way(new)), and \(way(old).replacingVerb) before"
    case (nil, let new?): return "\(way(new)), and rested"
    case (let old?, nil): return "rests, and \(way(old).replacingVerb) before"
    case (nil, nil): return off
    }
  }

  // MARK: What rests

  private var constant: String {
    if head.isLone { return head.isNow == "new" ? "is new" : "is gone" }
    if let colors, group.members.contains(where: { $0.base == head.base }) {
      return "is \(colors.after) instead of \(colors.before)"
    }
    guard let old = Double(head.was), let new = Double(head.isNow) else {
      return head.was.isEmpty ? off : "is '\(head.isNow)' instead of '\(head.was)'"
    }
    let texts = PeopleNumber.texts(new, old, unit)
    return "is \(texts.0) instead of \(texts.1)"
  }

  private var presence: String {
    "is there for another time"
  }
}

extension String {
  /// What was: `moved` of `moves`.
  fileprivate var replacingVerb: String {
    if hasPrefix("jumps") { return "jumped" + dropFirst(5) }
    return hasPrefix("moves") ? "moved" + dropFirst(5) : self
  }
}
