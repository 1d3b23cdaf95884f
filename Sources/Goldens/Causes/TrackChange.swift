/// A change of one value: what of its track is no longer as it was, by itself.
struct TrackChange {
  /// What kind it is, as far as one track tells.
  enum Kind: Hashable {
    case finding(Finding.Kind)
    /// It is as it was, but there for longer or shorter.
    case presence
  }
  var kind: Kind
  let view: String
  let property: String
  /// The frames that show another value, from the first to the last.
  let frames: ClosedRange<Int>
  /// Frames at which what differs begins; 0 for what rests.
  var start = 0
  /// The greatest difference, where it is, and as a share of the way that the value goes.
  var deviation: Double?
  var worst: Int?
  var share = 0.0
  /// By how many frames it is later, where a shift explains it.
  var shift: Double?
  /// Whether only one of the records has the value.
  var isLone = false
  /// The moves that differ.
  var before: Move?
  var after: Move?
  /// What the two say that differs, in words: what makes the move, or the value at rest.
  var was = ""
  var isNow = ""
  var figuresBefore: Finding.Figures?
  var figuresAfter: Finding.Figures?
  /// The greatest and least values in the moves that differ.
  var reachBefore: ClosedRange<Double>?
  var reachAfter: ClosedRange<Double>?
  /// Where the moves go, in order, if that is what differs.
  var stopsBefore: [Double] = []
  var stopsAfter: [Double] = []

  /// The property without its component: `scale` of `scale.width`.
  var base: String { PropertyName(property).base }
  var isLayout: Bool { PropertyName(property).isLayout }
}

/// The parts of a property's name.
struct PropertyName {
  /// All but the component: `scale` of `scale.width`, `shadow.color` of `shadow.color.red`.
  let base: String
  /// Whether layout decides on it.
  let isLayout: Bool

  /// The bases whose components are named each.
  private static let wholes: Set<String> = ["animatableData"]

  init(_ property: String) {
    let plain = property.prefix { $0 != "#" }
    let words = plain.split(separator: ".")
    let isPart = words.count > 1 && words[0] != "animatableData"
    base = isPart ? words.dropLast().joined(separator: ".") : String(plain)
    isLayout = words.first == "frame" || words.first == "clip" || words.first == "position"
  }
}

/// Two curves of one value, compared.
struct TrackComparison {
  let before: TrackCurve
  let after: TrackCurve
  let framesPerSecond: Double
  /// How many frames the two records have.
  let counts: (before: Int, after: Int)

  /// The longest shift that is looked for, in seconds.
  static let longestShift = 1.0
  /// What is left of a shift, as a share of the way.
  private static let residualShare = 0.02
  /// What is left of a shift, as a share of what differs without it.
  private static let explainedShare = 0.2

  /// What differs, or `nil`.
  var change: TrackChange? {
    let differing = before.values.indices.filter { before.values[$0] != after.values[$0] }
    guard let first = differing.first, let last = differing.last else { return nil }
    var change = TrackChange(
      kind: .presence, view: before.track.view, property: before.track.property,
      frames: first...last)
    measure(&change, differing)
    classify(&change, differing)
    return change
  }

  private func measure(_ change: inout TrackChange, _ differing: [Int]) {
    for frame in differing {
      guard let old = before.numbers[frame], let new = after.numbers[frame] else { continue }
      let distance = abs(new - old)
      if distance > change.deviation ?? 0 { (change.deviation, change.worst) = (distance, frame) }
    }
    let known = (before.numbers + after.numbers).compactMap { $0 }
    let range = (known.max() ?? 0) - (known.min() ?? 0)
    if range > 0 { change.share = (change.deviation ?? range) / range }
  }

  private func classify(_ change: inout TrackChange, _ differing: [Int]) {
    // It is the same wherever both are there.
    let isOther = differing.contains { before.values[$0] != nil && after.values[$0] != nil }
    if !isOther { return }
    if isWords { return classifyWords(&change) }
    let moves = (before.moves, after.moves)
    if moves.0.isEmpty, moves.1.isEmpty {
      guard let old = before.numbers.lazy.compactMap({ $0 }).first,
        let new = after.numbers.lazy.compactMap({ $0 }).first, old != new
      else { return }
      change.kind = .finding(.constant)
      (change.was, change.isNow) = ("\(old)", "\(new)")
      return
    }
    let count = max(moves.0.count, moves.1.count)
    guard let index = (0..<count).first(where: { differs(at: $0) }) else {
      // The moves are the same, but where it rests between them is not.
      change.kind = .finding(.constant)
      return
    }
    let old = index < moves.0.count ? moves.0[index] : nil
    let new = index < moves.1.count ? moves.1[index] : nil
    (change.before, change.after) = (old, new)
    change.start = min(old?.first ?? .max, new?.first ?? .max)
    describe(&change, old, new)
    guard let old, let new else {
      change.kind = .finding(.motion)
      return
    }
    compare(old, new, &change)
  }

  private var isWords: Bool {
    (before.values + after.values).contains { if case .words? = $0 { true } else { false } }
  }

  private func classifyWords(_ change: inout TrackChange) {
    func texts(_ curve: TrackCurve) -> [String] {
      var texts: [String] = []
      for value in curve.values {
        guard let value else { continue }
        let text = if case .words(let words) = value { words } else { "\(value.number ?? 0)" }
        if texts.last != text { texts.append(text) }
      }
      return texts
    }
    let (old, new) = (texts(before), texts(after))
    change.start = change.frames.lowerBound
    if old == new {
      if old.count > 1 { change.kind = .finding(.delay) }
      return
    }
    // A number that runs shows other words on its way.
    change.kind = .finding(max(old.count, new.count) > 3 ? .curve : .constant)
    let place = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset
    change.was = place.map { old[$0] } ?? old.last ?? ""
    change.isNow = place.map { new[$0] } ?? new.last ?? ""
    if change.kind == .finding(.curve) { (change.was, change.isNow) = ("", "") }
  }

  /// Whether the moves of a number differ.
  private func differs(at index: Int) -> Bool {
    guard index < before.moves.count, index < after.moves.count else { return true }
    let (old, new) = (before.moves[index], after.moves[index])
    if old != new { return true }
    return (old.first...old.last).contains { before.values[$0] != after.values[$0] }
  }

  /// Adds the moves' figures.
  ///
  /// - Parameters:
  ///   - change: What they are added to.
  ///   - old: The move as it was.
  ///   - new: The move as it is.
  private func describe(_ change: inout TrackChange, _ old: Move?, _ new: Move?) {
    func reach(_ curve: TrackCurve, _ move: Move?) -> ClosedRange<Double>? {
      guard let move else { return nil }
      let shown = curve.numbers[move.first...move.last].compactMap { $0 }
      guard let least = shown.min(), let most = shown.max() else { return nil }
      return least...most
    }
    (change.reachBefore, change.reachAfter) = (reach(before, old), reach(after, new))
    change.figuresBefore = old.flatMap { before.figures(of: $0, framesPerSecond) }
    change.figuresAfter = new.flatMap { after.figures(of: $0, framesPerSecond) }
  }

  // MARK: Two moves

  /// Says what differs between two moves.
  ///
  /// - Parameters:
  ///   - old: The move as it was.
  ///   - new: The move as it is.
  ///   - change: What is said.
  private func compare(_ old: Move, _ new: Move, _ change: inout TrackChange) {
    let (oldStops, newStops) = (before.moves.map(\.to), after.moves.map(\.to))
    if oldStops != newStops, oldStops.sorted() == newStops.sorted(), Set(oldStops).count > 1 {
      change.kind = .finding(.order)
      (change.stopsBefore, change.stopsAfter) = (oldStops, newStops)
      return
    }
    let (was, isNow) = (old.words, new.words)
    (change.was, change.isNow) = (was.animation, isNow.animation)
    if was.animation != isNow.animation {
      // Without words on one side it moved at once, or along a path.
      change.kind = .finding(was.animation.isEmpty || isNow.animation.isEmpty ? .motion : .curve)
      return
    }
    let limit = Int(Self.longestShift * framesPerSecond)
    let way = max(abs(old.to - old.from), reach(change) ?? 0)
    let low = max(0, min(old.first, new.first) - 1)
    let high = min(before.values.count - 1, max(old.last, new.last) + 1)
    let alignment = Alignment(before.numbers, after.numbers, in: low...high, upTo: limit)
    let step = 1.5 * TrackUnit.of(change.property).step
    let most = min(Self.residualShare * way, Self.explainedShare * (change.deviation ?? 0))
    // What differs by its last decimals only fits any shift.
    let isClear = alignment.residual == 0 || change.deviation ?? 0 > 4 * step
    let isShift = alignment.shift != 0 && isClear && alignment.residual <= max(most, step)
    if isShift {
      change.kind = .finding(.delay)
      change.shift = alignment.shift
      if was.delay != isNow.delay {
        (change.was, change.isNow) = ("delay " + was.delay, "delay " + isNow.delay)
      } else {
        (change.was, change.isNow) = ("", "")
      }
    } else if old.to != new.to || old.from != new.from, old.cause != .path {
      change.kind = .finding(.target)
    } else {
      change.kind = .finding(.curve)
      (change.was, change.isNow) = ("", "")
    }
  }

  private func reach(_ change: TrackChange) -> Double? {
    guard let range = change.reachBefore else { return nil }
    return range.upperBound - range.lowerBound
  }
}

extension TrackUnit {
  /// The last decimal that matters.
  var step: Double { decimals == 3 ? 0.001 : 0.0001 }
}
