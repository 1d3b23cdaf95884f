/// A keyframe track: the keyframes of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes,
  _KeyframePrimitive
where Content.Value == Value {
  public typealias Body = _NoKeyframes
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    (keyPath, self.content) = (\.self, content())
  }

  /// Creates a track for the part of the value at `keyPath`.
  ///
  /// - Parameters:
  ///   - keyPath: The part that the keyframes move.
  ///   - content: The keyframes, end to end.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    (self.keyPath, self.content) = (keyPath, content())
  }

  init(whole content: Content) where Root == Value { (keyPath, self.content) = (\.self, content) }

  public func _collect(into plan: inout _KeyframePlan<Root>) {
    var segments: [_KeyframeSegment<Value>] = []
    content._collect(into: &segments)
    plan.add(segments, at: keyPath)
  }
}

/// The tracks of a timeline while they are laid out.
public struct _KeyframePlan<Root> {
  let initialValue: Root
  /// The timeline that this one takes over from, and when.
  let previous: (timeline: KeyframeTimeline<Root>, time: Double)?
  var lanes: [KeyframeLane<Root>] = []

  mutating func add<Value: Animatable>(
    _ segments: [_KeyframeSegment<Value>], at keyPath: WritableKeyPath<Root, Value>
  ) {
    let velocity = previous.flatMap { $0.timeline.pathVelocity(keyPath, at: $0.time) }
    let path = KeyframePath(segments, from: initialValue[keyPath: keyPath], velocity: velocity)
    lanes.append(KeyframePathLane(keyPath, path))
  }
}

/// One track of a value of any type.
class KeyframeLane<Root> {
  /// Ticks.
  var duration: Double { 0 }
  func write(to value: inout Root, at time: Double) {}
}

final class KeyframePathLane<Root, Value: Animatable>: KeyframeLane<Root> {
  let keyPath: WritableKeyPath<Root, Value>
  let path: KeyframePath<Value>

  init(_ keyPath: WritableKeyPath<Root, Value>, _ path: KeyframePath<Value>) {
    (self.keyPath, self.path) = (keyPath, path)
  }
  override var duration: Double { path.duration }
  override func write(to value: inout Root, at time: Double) {
    value[keyPath: keyPath] = path.value(at: time)
  }
}
