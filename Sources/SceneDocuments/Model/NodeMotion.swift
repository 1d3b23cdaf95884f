public import Geometry
public import Motion

/// How a node comes and goes, as SwiftUI's transitions.
public struct PresenceTransition: Hashable, Sendable {
  /// One effect of coming or going; several are combined.
  public enum Effect: Hashable, Sendable {
    /// SwiftUI's transitions of the name.
    case identity, opacity, slide, blurReplace
    /// From or to a scale.
    case scale(Double, anchor: UnitPoint)
    /// From or to an edge.
    case move(Edge)
    /// In from an edge, and out at the opposite one.
    case push(Edge)
    /// From or to a distance in points.
    case offset(x: Double, y: Double)
  }
  /// An edge of what the node stands in.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// As SwiftUI's of the name.
    case top, bottom, leading, trailing
  }

  /// How it comes; not empty.
  public var insertion: [Effect]
  /// How it goes; not empty.
  public var removal: [Effect]
  /// How the coming and going moves; `nil` for the animation of the change.
  public var animation: AnimationChoice?

  /// Creates a transition; SwiftUI's own is a fade.
  ///
  /// - Parameters:
  ///   - insertion: How it comes.
  ///   - removal: How it goes.
  ///   - animation: How that moves; `nil` for the animation of the change.
  public init(
    insertion: [Effect] = [.opacity], removal: [Effect] = [.opacity],
    animation: AnimationChoice? = nil
  ) {
    (self.insertion, self.removal, self.animation) = (insertion, removal, animation)
  }
}

/// A number of a node that keyframes and phases move, on top of the node's values: distances and angles are added, `scale`
/// and `opacity` multiplied.
public enum MovingProperty: String, Hashable, Sendable, CaseIterable {
  /// Points, added.
  case x, y
  /// Factors, multiplied.
  case scale, scaleX, scaleY, opacity
  /// Radians, added (degrees in the document's text).
  case rotation, hueRotation
  /// Points, added.
  case blur
  /// Added.
  case brightness
  /// Factor, multiplied.
  case saturation

  /// The value that changes nothing.
  public var neutral: Double {
    switch self {
    case .scale, .scaleX, .scaleY, .opacity, .saturation: 1
    default: 0
    }
  }
}

/// When keyframes or phases run.
public enum MotionTrigger: Hashable, Sendable {
  /// From the start on, again and again.
  case always
  /// Once, from the start on.
  case start
  /// Once, each time one of these states begins.
  case states([String])
}

/// Tracks of keyframes, side by side: SwiftUI's `keyframeAnimator`.
public struct KeyframeMotion: Hashable, Sendable {
  /// The keyframes of one property.
  public struct Track: Hashable, Sendable {
    /// What moves.
    public var property: MovingProperty
    /// The value at the start; ``MovingProperty/neutral`` unless the document says otherwise.
    public var initial: Double
    /// The keyframes, at least one.
    public var keyframes: [Keyframe]

    /// Creates a track.
    ///
    /// - Parameters:
    ///   - property: What moves.
    ///   - initial: The value at the start.
    ///   - keyframes: The keyframes.
    public init(property: MovingProperty, initial: Double, keyframes: [Keyframe]) {
      (self.property, self.initial, self.keyframes) = (property, initial, keyframes)
    }
  }
  /// A keyframe, as SwiftUI's; durations in seconds, velocities in units a second.
  public enum Keyframe: Hashable, Sendable {
    /// The value goes straight to this one, by a curve of progress.
    case linear(Double, duration: Double, curve: UnitCurve)
    /// The value comes to this one on a smooth curve; velocities of `nil` fit the neighbours.
    case cubic(Double, duration: Double, startVelocity: Double?, endVelocity: Double?)
    /// A duration of `nil` lasts until the spring has settled.
    case spring(Double, duration: Double?, spring: Spring, startVelocity: Double?)
    /// The value jumps to this one.
    case move(Double)
  }

  /// When they run.
  public var trigger: MotionTrigger
  /// The tracks, a property at most once.
  public var tracks: [Track]

  /// Creates tracks of keyframes.
  ///
  /// - Parameters:
  ///   - trigger: When they run.
  ///   - tracks: The tracks.
  public init(trigger: MotionTrigger, tracks: [Track]) {
    (self.trigger, self.tracks) = (trigger, tracks)
  }
}

/// Phases that a node goes through: SwiftUI's `phaseAnimator`.
public struct PhaseMotion: Hashable, Sendable {
  /// One phase.
  public struct Phase: Hashable, Sendable {
    /// What differs in it, in the order of ``MovingProperty``; what is not named is neutral.
    public var values: [PropertyValue]
    /// How the node moves to it; `nil` for the default animation.
    public var animation: AnimationChoice?

    /// Creates a phase.
    ///
    /// - Parameters:
    ///   - values: What differs in it.
    ///   - animation: How the node moves to it.
    public init(values: [PropertyValue], animation: AnimationChoice? = nil) {
      (self.values, self.animation) = (values, animation)
    }
  }
  /// A property with its value.
  public struct PropertyValue: Hashable, Sendable {
    /// The property.
    public var property: MovingProperty
    /// Its value.
    public var value: Double

    /// Creates a property with its value.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - value: Its value.
    public init(property: MovingProperty, value: Double) {
      (self.property, self.value) = (property, value)
    }
  }

  /// When they run.
  public var trigger: MotionTrigger
  /// The phases, at least two; the first is the one of rest.
  public var phases: [Phase]

  /// Creates phases.
  ///
  /// - Parameters:
  ///   - trigger: When they run.
  ///   - phases: The phases.
  public init(trigger: MotionTrigger, phases: [Phase]) {
    (self.trigger, self.phases) = (trigger, phases)
  }
}
