/// A finding: one thing that is no longer as it was, however many frames and values show it.
public struct Finding: Hashable, Sendable, Codable {
  /// What kind of change it is.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// It moves between the same ends, otherwise: another spring, curve, duration.
    case curve
    /// It ends elsewhere.
    case target
    /// It moves as it did, later or earlier.
    case delay
    /// It comes or goes in another way.
    case transition
    /// The same phases in another order.
    case order
    /// It moves, and did not; or did, and does not.
    case motion
    /// A value that rests is another one.
    case constant
    /// A view is new.
    case added
    /// A view is gone.
    case gone
    /// No value explains what is drawn otherwise: a path, a picture, a colour that does not move.
    case drawing
    /// Something happens at another time, or no longer.
    case event
  }
  /// What a track was, or is.
  public struct Figures: Hashable, Sendable, Codable {
    /// How far beyond its end it goes, as a share of the way; 0 if not at all.
    public var overshoot: Double
    /// When it rests for good, in seconds of the film; `nil` if it never does.
    public var settles: Double?
    /// The greatest speed, in units a second.
    public var peakSpeed: Double

    /// Creates the figures of a track.
    ///
    /// - Parameters:
    ///   - overshoot: How far beyond its end it goes, as a share of the way.
    ///   - settles: When it rests for good, in seconds.
    ///   - peakSpeed: The greatest speed, in units a second.
    public init(overshoot: Double, settles: Double?, peakSpeed: Double) {
      (self.overshoot, self.settles, self.peakSpeed) = (overshoot, settles, peakSpeed)
    }
  }

  /// What kind of change it is.
  public var kind: Kind
  /// The view's name.
  public var view: String
  /// Its properties that change together, the first the one that tells most; empty for a view as a whole.
  public var properties: [String]
  /// The first frame that shows it.
  public var first: Int
  /// The last frame that shows it.
  public var last: Int
  /// The greatest deviation, in the property's unit, at `worst`.
  public var deviation: Double?
  /// The frame of the greatest deviation.
  public var worst: Int?
  /// `pt`, `°`, or empty where it has none.
  public var unit = ""
  /// By how much it is later, in milliseconds, where a shift explains it best.
  public var shift: Double?
  /// What the track was.
  public var before: Figures?
  /// What it is.
  public var after: Figures?
  /// The whole for people: *SubmitButton · scale: settles 83 ms later and overshoots 4.2 % instead of 1.1 %, from frame 12 on*.
  public var sentence: String

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - kind: What kind of change it is.
  ///   - view: The view's name.
  ///   - properties: Which of its properties.
  ///   - frames: The frames that show it.
  ///   - sentence: The whole for people.
  public init(
    _ kind: Kind, view: String, properties: [String], frames: ClosedRange<Int>, sentence: String
  ) {
    (self.kind, self.view, self.properties, self.sentence) = (kind, view, properties, sentence)
    (first, last) = (frames.lowerBound, frames.upperBound)
  }
}
