extension MotionRecord {
  /// What moves, a sentence each, for people who read a change of the golden.
  ///
  /// What follows another value has none of its own.
  var summary: [String] {
    let leaders = MotionLines(self).groups.filter { $0.source == nil && !$0.isConstant }
    return leaders.compactMap { group in
      let track = tracks[group.tracks[0]]
      guard let figures = figures(of: track) else { return nil }
      let properties = GoldenText.properties(group.tracks.map { tracks[$0].property })
      return "moves \(GoldenText.escaped(track.view)) · \(properties): "
        + track.sentence(figures)
    }
  }
}

extension MotionTrack {
  /// The most ends of ways that are told.
  private static let mostStops = 5

  /// Where it goes, and how.
  fileprivate func sentence(_ figures: Finding.Figures) -> String {
    let unit = TrackUnit.of(property)
    func text(_ value: Double) -> String { FixedNumber.text(value, decimals: unit.decimals) }
    var stops: [String] = []
    let goals = values == targets || runs.isEmpty ? [values.last ?? nil] : targets
    for value in [values.first ?? nil] + goals {
      guard let number = value?.number else { continue }
      let stop = text(number)
      if stops.last != stop || stops.isEmpty { stops.append(stop) }
    }
    if stops.count > Self.mostStops {
      stops = stops.prefix(2) + ["…"] + stops.suffix(2)
    }
    var parts = [stops.joined(separator: " → ") + unit.suffix]
    let tenths = FixedNumber.text(figures.overshoot * 100, decimals: 1)
    if tenths != "0" { parts.append("overshoots \(tenths) %") }
    parts.append(
      figures.settles.map { "settles at \(FixedNumber.text($0, decimals: 3)) s" }
        ?? "does not settle")
    let speed = FixedNumber.text(figures.peakSpeed, decimals: unit == .none ? 3 : 1)
    parts.append("fastest \(speed)\(unit.suffix)/s")
    return parts.joined(separator: ", ")
  }
}

extension TrackUnit {
  /// The unit behind a number.
  fileprivate var suffix: String { self == .points ? " \(symbol)" : symbol }
}
