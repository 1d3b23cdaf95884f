/// A view in two records, compared value by value.
struct ViewComparison {
  let name: String
  let before: [String: TrackCurve]
  let after: [String: TrackCurve]
  let framesPerSecond: Double
  /// How many frames the two records have.
  let counts: (before: Int, after: Int)

  /// What of it moves as it comes or goes, in both records.
  struct Entrance: Hashable {
    var before: [String]
    var after: [String]
  }

  /// What a move does to its view.
  private struct Ends {
    var comes = false
    var goes = false
  }

  /// What differs.
  var changes: [TrackChange] {
    var changes: [TrackChange] = []
    for property in Set(before.keys).union(after.keys).sorted() {
      switch (before[property], after[property]) {
      case (let old?, let new?):
        let comparison = TrackComparison(
          before: old, after: new, framesPerSecond: framesPerSecond, counts: counts)
        guard var change = comparison.change else { continue }
        if isEntrance(change) { change.kind = .finding(.transition) }
        changes.append(change)
      case (let curve?, nil), (nil, let curve?):
        if let change = lone(curve, isNew: before[property] == nil) { changes.append(change) }
      case (nil, nil): continue
      }
    }
    return changes
  }

  /// What moves as it comes or goes.
  var entrance: Entrance { Entrance(before: bases(before), after: bases(after)) }

  /// The frames in which it is there, in either record.
  private func presence(_ curves: [String: TrackCurve]) -> ClosedRange<Int>? {
    let all = curves.values.compactMap(\.presence)
    guard let first = all.map(\.lowerBound).min(), let last = all.map(\.upperBound).max() else {
      return nil
    }
    return first...last
  }

  private var comes: Bool {
    [before, after].contains { (presence($0)?.lowerBound ?? 0) > 0 }
  }
  private var goes: Bool {
    presence(before).map { $0.upperBound < counts.before - 1 } ?? false
      || presence(after).map { $0.upperBound < counts.after - 1 } ?? false
  }

  /// Whether a move brings the view or takes it away.
  ///
  /// - Parameters:
  ///   - move: The move.
  ///   - curves: The record's curves of the view.
  /// - Returns: Whether it begins as the view comes, or is over as it goes.
  private func isEntrance(_ move: Move, _ curves: [String: TrackCurve]) -> Ends {
    guard let presence = presence(curves) else { return Ends() }
    return Ends(
      comes: comes && presence.lowerBound > 0 && move.first <= presence.lowerBound + 1,
      goes: goes && move.last >= presence.upperBound - 1
    )
  }

  private func bases(_ curves: [String: TrackCurve]) -> [String] {
    var bases: Set<String> = []
    for curve in curves.values {
      let name = PropertyName(curve.track.property)
      guard !name.isLayout, name.base != "color", name.base != "text" else { continue }
      let isPart = curve.moves.contains { move in
        let ends = isEntrance(move, curves)
        return ends.comes || ends.goes || goes && move.first >= curve.moves[0].first && comes
      }
      // Which way it comes from is told.
      if isPart { bases.insert(name.base == "offset" ? curve.track.property : name.base) }
    }
    return bases.sorted()
  }

  /// Whether it comes from elsewhere, or goes elsewhere.
  private func isEntrance(_ change: TrackChange) -> Bool {
    if change.isLayout { return false }
    if change.kind == .finding(.motion) {
      guard (change.before == nil) != (change.after == nil) else { return false }
      let ends = [(change.before, before), (change.after, after)].map { move, curves in
        move.map { isEntrance($0, curves) } ?? Ends()
      }
      return ends.contains { $0.comes || $0.goes }
    }
    guard let old = change.before, let new = change.after, change.kind == .finding(.target) else {
      return false
    }
    let (was, isNow) = (isEntrance(old, before), isEntrance(new, after))
    return was.comes && isNow.comes && old.from != new.from
      || was.goes && isNow.goes && old.to != new.to
  }

  /// A value that only one of the records has.
  ///
  /// - Parameters:
  ///   - curve: Its curve.
  ///   - isNew: Whether the second record has it.
  /// - Returns: What changed; `nil` if it is never there.
  private func lone(_ curve: TrackCurve, isNew: Bool) -> TrackChange? {
    guard let presence = curve.presence else { return nil }
    var change = TrackChange(
      kind: .finding(.constant), view: name, property: curve.track.property, frames: presence)
    change.isLone = true
    (change.was, change.isNow) = isNew ? ("", "new") : ("old", "")
    if let move = curve.moves.first {
      change.kind = .finding(comes || goes ? .transition : .motion)
      change.start = move.first
      change.share = 1
      if isNew { change.after = move } else { change.before = move }
    } else if comes || goes {
      change.kind = .presence
    }
    return change
  }
}

extension ViewComparison {
  /// A colour in both records at one frame, as the state says it, if it is one and differs.
  ///
  /// - Parameters:
  ///   - base: The property without its component.
  ///   - frame: The frame.
  /// - Returns: The colour before and after, as `#RRGGBB`.
  func colors(of base: String, at frame: Int) -> (before: String, after: String)? {
    guard base == "color" || base.hasSuffix(".color") else { return nil }
    func text(_ curves: [String: TrackCurve]) -> String? {
      let parts = ["red", "green", "blue", "opacity"].map { part in
        curves["\(base).\(part)"].flatMap { $0.targets[frame]?.number }
      }
      guard let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
      let hex = [red, green, blue].map { component in
        let byte = Int((min(max(component, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
      let opacity = parts[3] ?? 1
      return "#\(hex)" + (opacity < 1 ? " at \(PeopleNumber.percent(opacity))" : "")
    }
    guard let old = text(before), let new = text(after), old != new else { return nil }
    return (old, new)
  }
}
