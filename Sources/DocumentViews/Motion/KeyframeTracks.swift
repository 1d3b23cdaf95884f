internal import Geometry
internal import Motion
internal import SceneDocuments
internal import ViewEngine
internal import Views

/// The tracks of a node's keyframes, as SwiftUI's keyframe animator takes them.
struct KeyframeTracks: Keyframes, _KeyframePrimitive {
  typealias Value = MotionNumbers
  typealias Body = _NoKeyframes
  let tracks: [KeyframeMotion.Track]

  init(_ motion: KeyframeMotion) { tracks = motion.tracks }

  /// The numbers before the first keyframe.
  var initial: MotionNumbers {
    MotionNumbers(properties: tracks.map(\.property), numbers: tracks.map(\.initial))
  }

  func _collect(into plan: inout _KeyframePlan<MotionNumbers>) {
    for (index, track) in tracks.enumerated() {
      KeyframeTrack(\MotionNumbers.numbers[index]) { KeyframeList(keyframes: track.keyframes) }
        ._collect(into: &plan)
    }
  }
}

/// The keyframes of one property.
private struct KeyframeList: KeyframeTrackContent, _KeyframePrimitive {
  typealias Value = Double
  typealias Body = _NoKeyframes
  let keyframes: [KeyframeMotion.Keyframe]

  func _collect(into segments: inout [_KeyframeSegment<Double>]) {
    for keyframe in keyframes {
      switch keyframe {
      case .linear(let value, let duration, let curve):
        LinearKeyframe(value, duration: duration, timingCurve: curve)._collect(into: &segments)
      case .cubic(let value, let duration, let start, let end):
        CubicKeyframe(value, duration: duration, startVelocity: start, endVelocity: end)
          ._collect(into: &segments)
      case .spring(let value, let duration, let spring, let start):
        SpringKeyframe(value, duration: duration, spring: spring, startVelocity: start)
          ._collect(into: &segments)
      case .move(let value): MoveKeyframe(value)._collect(into: &segments)
      }
    }
  }
}

/// Keyframes that run again and again.
struct RepeatedKeyframes: ViewModifier {
  let tracks: KeyframeTracks
  let anchor: UnitPoint

  func body(content: Content) -> some View {
    content.keyframeAnimator(initialValue: tracks.initial) { view, numbers in
      view.moved(by: numbers, about: anchor)
    } keyframes: { _ in
      tracks
    }
  }
}

/// Keyframes that run once for each step of a count.
struct CountedKeyframes: ViewModifier {
  let tracks: KeyframeTracks
  let anchor: UnitPoint
  let count: Int
  /// Whether they run when the node appears, too.
  let beginsOnArrival: Bool
  @State var arrivals = 0

  func body(content: Content) -> some View {
    content.keyframeAnimator(initialValue: tracks.initial, trigger: count + arrivals) {
      view, numbers in
      view.moved(by: numbers, about: anchor)
    } keyframes: { _ in
      tracks
    }
    .onAppear { if beginsOnArrival { arrivals = 1 } }
  }
}
