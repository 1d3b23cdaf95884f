/// A keyframe timeline: tracks of keyframes over one duration, with a value for every time.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let lanes: [KeyframeLane<Value>]
  /// Ticks of the longest track.
  private let length: Double

  /// Creates a timeline from a value and the keyframes that follow it.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first keyframe of each track.
  ///   - content: The tracks, or keyframes of the whole value.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, content: content(), continuing: nil)
  }

  /// Creates a timeline that takes over from another, `elapsed` after that one's start: its tracks begin
  /// with the velocities that those of the other have then.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first keyframe of each track.
  ///   - content: The tracks.
  ///   - previous: The timeline to take over from, and how long it has run; `nil` for a start from
  ///     rest.
  public init(
    initialValue: Value, content: some Keyframes<Value>,
    continuing previous: (timeline: KeyframeTimeline<Value>, elapsed: Instant)?
  ) {
    var plan = _KeyframePlan(
      initialValue: initialValue,
      previous: previous.map { ($0.timeline, Double($0.elapsed.ticks)) })
    content._collect(into: &plan)
    self.initialValue = initialValue
    lanes = plan.lanes
    length = plan.lanes.map(\.duration).max() ?? 0
  }

  /// Seconds of the longest track.
  public var duration: Double { seconds(ofTicks: length) }

  /// The same as an instant, exactly.
  public var end: Instant { Instant(roundingUpTicks: length) }

  /// The value after a fraction of the duration, 0...1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// The value `time` seconds after the start.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value at an instant after the start.
  public func value(at elapsed: Instant) -> Value {
    var value = initialValue
    write(to: &value, at: Double(elapsed.ticks))
    return value
  }

  /// Writes the tracked parts of `value` as they are after a fraction of the duration, 0...1.
  ///
  /// - Parameters:
  ///   - value: Whose tracked parts are written; the others stay.
  ///   - progress: The share of the duration, 0...1.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }

  /// Writes the tracked parts of `value` as they are `time` seconds after the start.
  ///
  /// - Parameters:
  ///   - value: Whose tracked parts are written; the others stay.
  ///   - time: Seconds since the start.
  public func update(value: inout Value, time: Double) {
    write(to: &value, at: snapped(time * Double(Instant.ticksPerSecond)))
  }

  /// Tracks are written in order: of two for one part, the later one is seen.
  private func write(to value: inout Value, at time: Double) {
    for lane in lanes { lane.write(to: &value, at: time) }
  }

  /// The velocity per second of the part at a key path, `time` seconds after the start; zero after the
  /// end of its track, and for a part without one.
  ///
  /// - Parameters:
  ///   - keyPath: The part, as its track names it.
  ///   - time: Seconds since the start.
  /// - Returns: The velocity, in the units of the part's animatable data.
  public func velocity<Part: Animatable>(
    of keyPath: WritableKeyPath<Value, Part>, time: Double
  ) -> Part.AnimatableData {
    pathVelocity(keyPath, at: snapped(time * Double(Instant.ticksPerSecond))) ?? .zero
  }

  /// The velocity per second of the part at a key path, some ticks after the start; `nil` for a part
  /// without a track.
  func pathVelocity<Part: Animatable>(
    _ keyPath: WritableKeyPath<Value, Part>, at time: Double
  ) -> Part.AnimatableData? {
    for case let lane as KeyframePathLane<Value, Part> in lanes.reversed()
    where lane.keyPath == keyPath {
      return lane.path.velocity(at: time)
    }
    return nil
  }
}
