/// A record of motion: every value of every view, from frame to frame.
public struct MotionRecord: Hashable, Sendable, Codable {
  /// Frames a second.
  public var framesPerSecond: Double
  /// How many frames the film has.
  public var frameCount: Int
  /// In painting order, inner before outer; no view has two of one property.
  public var tracks: [MotionTrack]
  /// What happened, in the order of time.
  public var events: [MotionEvent]

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The film's rate.
  ///   - frameCount: How many frames it has.
  ///   - tracks: Its values.
  ///   - events: What happened.
  public init(
    framesPerSecond: Double, frameCount: Int, tracks: [MotionTrack], events: [MotionEvent]
  ) {
    (self.framesPerSecond, self.frameCount) = (framesPerSecond, frameCount)
    (self.tracks, self.events) = (tracks, events)
  }
}

/// A track: one value of one view from frame to frame.
public struct MotionTrack: Hashable, Sendable, Codable {
  /// A number, or words.
  public enum Value: Hashable, Sendable, Codable {
    /// A number, in the property's own unit.
    case number(Double)
    /// A text, or the name of a state.
    case words(String)
  }
  /// A run of frames in which one animation moves the value, both ends included.
  public struct Run: Hashable, Sendable, Codable {
    /// The first frame in which it moves.
    public var first: Int
    /// The last one.
    public var last: Int
    /// Which, in words: `spring(duration: 0.5, bounce: 0)`; newest first, joined by `over`.
    public var animation: String

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - first: Its first frame.
    ///   - last: Its last frame.
    ///   - animation: What moves the value, in words.
    public init(first: Int, last: Int, animation: String) {
      (self.first, self.last, self.animation) = (first, last, animation)
    }
  }

  /// The view's name: see `ViewEngine.TracedValue`.
  public var view: String
  /// Which of its values: `scale.width`.
  public var property: String
  /// The first frame that has it.
  public var first: Int
  /// What is shown from there on; `nil` where the view is not there.
  public var values: [Value?]
  /// What the state says from there on; as many.
  public var targets: [Value?]
  /// What moves it, in order.
  public var runs: [Run]

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - view: The view's name.
  ///   - property: Which of its values.
  ///   - first: The first frame that has it.
  ///   - values: What is shown from there on.
  ///   - targets: What the state says from there on.
  ///   - runs: What moves it.
  public init(
    view: String, property: String, first: Int, values: [Value?], targets: [Value?], runs: [Run]
  ) {
    (self.view, self.property, self.first) = (view, property, first)
    (self.values, self.targets, self.runs) = (values, targets, runs)
  }
}

/// An event: an instant at which something happened, by itself or by the script.
public struct MotionEvent: Hashable, Sendable, Codable {
  /// Seconds of the film.
  public var time: Double
  /// Why: `touch`, `end`, `completion`, `phase`, `timer`.
  public var causes: [String]
  /// The names of the views that fingers went down on.
  public var touched: [String]

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - time: Seconds of the film.
  ///   - causes: Why it happened.
  ///   - touched: The names of the views that fingers went down on.
  public init(time: Double, causes: [String], touched: [String] = []) {
    (self.time, self.causes, self.touched) = (time, causes, touched)
  }
}
