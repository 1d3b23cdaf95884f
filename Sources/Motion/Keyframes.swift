/// The content of a keyframe track: keyframes of one value, end to end.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable = Self.Body.Value
  /// The keyframes this is made of.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes this is made of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
  /// Adds the segments to `segments`.
  func _collect(into segments: inout [_KeyframeSegment<Value>])
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _collect(into segments: inout [_KeyframeSegment<Value>]) {
    body._collect(into: &segments)
  }
}

/// Tracks of keyframes that animate the parts of one value side by side.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value = Self.Body.Value
  /// The tracks this is made of.
  associatedtype Body: Keyframes

  /// The tracks this is made of.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }
  /// Adds the tracks to `plan`.
  func _collect(into plan: inout _KeyframePlan<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _collect(into plan: inout _KeyframePlan<Value>) { body._collect(into: &plan) }
}

/// The body of what has none.
public enum _NoKeyframes: KeyframeTrackContent, Keyframes, _KeyframePrimitive {
  public typealias Value = Double
  public typealias Body = Self
  public func _collect(into segments: inout [_KeyframeSegment<Double>]) {}
  public func _collect(into plan: inout _KeyframePlan<Double>) {}
}

/// A keyframe or a list of them: it has no body.
public protocol _KeyframePrimitive {}

extension _KeyframePrimitive {
  /// None: these are what all others are made of.
  public var body: _NoKeyframes { preconditionFailure("a keyframe has no body") }
}

/// One keyframe, before its track is known.
public struct _KeyframeSegment<Value: Animatable> {
  enum Course {
    case linear(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?)
    case move
  }

  let target: Value
  /// Seconds; `nil` for as long as a spring needs.
  let duration: Double?
  let course: Course
}

/// A linear keyframe: the value goes straight to it.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, _KeyframePrimitive {
  public typealias Body = _NoKeyframes
  let segment: _KeyframeSegment<Value>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: Seconds.
  ///   - timingCurve: Progress on the way.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    segment = _KeyframeSegment(target: to, duration: duration, course: .linear(timingCurve))
  }

  public func _collect(into segments: inout [_KeyframeSegment<Value>]) {
    segments.append(segment)
  }
}

/// A cubic keyframe, which is reached on a smooth curve through its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, _KeyframePrimitive {
  public typealias Body = _NoKeyframes
  let segment: _KeyframeSegment<Value>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: Seconds.
  ///   - startVelocity: Velocity per second at its start; `nil` for one that fits the neighbours.
  ///   - endVelocity: Velocity per second at its end; `nil` for one that fits the neighbours.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    segment = _KeyframeSegment(
      target: to, duration: duration,
      course: .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
  }

  public func _collect(into segments: inout [_KeyframeSegment<Value>]) {
    segments.append(segment)
  }
}

/// A spring keyframe, to which a spring draws the value.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, _KeyframePrimitive {
  public typealias Body = _NoKeyframes
  let segment: _KeyframeSegment<Value>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value that the spring rests at.
  ///   - duration: Seconds, after which the next keyframe takes over from wherever the spring is; `nil`
  ///     until the spring has settled.
  ///   - spring: The spring.
  ///   - startVelocity: Velocity per second at its start; `nil` for that of the keyframe before.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    segment = _KeyframeSegment(
      target: to, duration: duration, course: .spring(spring, startVelocity: startVelocity))
  }

  public func _collect(into segments: inout [_KeyframeSegment<Value>]) {
    segments.append(segment)
  }
}

/// A move keyframe, to which the value jumps.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, _KeyframePrimitive {
  public typealias Body = _NoKeyframes
  let segment: _KeyframeSegment<Value>

  /// Creates a keyframe.
  public init(_ to: Value) {
    segment = _KeyframeSegment(target: to, duration: 0, course: .move)
  }

  public func _collect(into segments: inout [_KeyframeSegment<Value>]) {
    segments.append(segment)
  }
}
