extension MotionRecord {
  /// The decimals of an event's seconds.
  static let timeDecimals = 4
  /// The distance of two times that are told apart, in seconds.
  static let timeStep = 1e-4

  /// The record as goldens keep it: numbers with as many decimals as ``TrackUnit`` says, tracks of one view side by
  /// side, and no frames at a track's end in which it is not there.
  ///
  /// A record that was rounded, written and read is the same.
  public var rounded: MotionRecord {
    var order: [String: Int] = [:]
    var groups: [[MotionTrack]] = []
    for track in tracks {
      guard let track = track.rounded else { continue }
      if let place = order[track.view] {
        groups[place].append(track)
      } else {
        order[track.view] = groups.count
        groups.append([track])
      }
    }
    let events = events.map { event in
      var event = event
      event.time = Self.rounded(event.time, decimals: Self.timeDecimals)
      return event
    }
    return MotionRecord(
      framesPerSecond: framesPerSecond, frameCount: frameCount, tracks: Array(groups.joined()),
      events: events)
  }

  fileprivate static func rounded(_ number: Double, decimals: Int) -> Double {
    let steps = FixedNumber.steps(number, decimals: decimals)
    return steps.map { FixedNumber.value($0, decimals: decimals) } ?? number
  }
}

extension MotionTrack {
  /// The track with rounded numbers; `nil` if it is never there.
  fileprivate var rounded: MotionTrack? {
    let decimals = TrackUnit.of(property).decimals
    var result = self
    result.values = values.map { $0?.rounded(decimals) }
    result.targets = targets.map { $0?.rounded(decimals) }
    result.targets += [Value?](repeating: nil, count: max(0, values.count - targets.count))
    result.targets.removeLast(result.targets.count - values.count)
    while let last = result.values.last, let target = result.targets.last, last == nil,
      target == nil
    {
      result.values.removeLast()
      result.targets.removeLast()
    }
    let lead = zip(result.values, result.targets).prefix { $0 == nil && $1 == nil }.count
    result.values.removeFirst(lead)
    result.targets.removeFirst(lead)
    result.first += lead
    return result.values.isEmpty ? nil : result
  }
}

extension MotionTrack.Value {
  /// With so many decimals; what cannot be counted in these becomes words.
  fileprivate func rounded(_ decimals: Int) -> Self {
    guard case .number(let number) = self else { return self }
    let steps = FixedNumber.steps(number, decimals: decimals)
    return steps.map { .number(FixedNumber.value($0, decimals: decimals)) } ?? .words("\(number)")
  }
}
