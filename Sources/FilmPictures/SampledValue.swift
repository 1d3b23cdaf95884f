/// A value as it was sampled: at even steps between frames, just before everything that happened, and right after it.
public struct SampledValue: Sendable {
  /// A sample.
  public struct Sample: Hashable, Sendable {
    /// Seconds of the scene.
    public var time: Double
    /// What is shown.
    public var value: Double
    /// What the state says.
    public var target: Double
    /// What moves it, in words; `nil` at rest, or where the scene itself gives it a value for every instant.
    public var animation: String?
    /// Whether something happened since the sample before, which is of the last instant before it.
    public var isAfterEvent: Bool

    /// Creates a sample.
    ///
    /// - Parameters:
    ///   - time: Seconds of the scene.
    ///   - value: What is shown.
    ///   - target: What the state says.
    ///   - animation: What moves it, in words; `nil` at rest.
    ///   - isAfterEvent: Whether something happened since the sample before.
    public init(
      time: Double, value: Double, target: Double, animation: String? = nil,
      isAfterEvent: Bool = false
    ) {
      (self.time, self.value, self.target) = (time, value, target)
      (self.animation, self.isAfterEvent) = (animation, isAfterEvent)
    }

    /// Whether an animation moves it; to follow a finger is none.
    var isAnimated: Bool { mover != nil }
    /// The animation that moves it.
    var mover: String? { animation == "tracksVelocity" ? nil : animation }
  }

  /// The view's name, as traces have it.
  public var view: String
  /// Which of its values, as traces have it.
  public var property: String
  /// In the order of time, no two of one; `nil` stands for a stretch in which the view is not there.
  public var samples: [Sample?]

  /// Creates a sampled value.
  ///
  /// - Parameters:
  ///   - view: The view's name.
  ///   - property: Which of its values.
  ///   - samples: In the order of time.
  public init(view: String, property: String, samples: [Sample?]) {
    (self.view, self.property, self.samples) = (view, property, samples)
  }
}
