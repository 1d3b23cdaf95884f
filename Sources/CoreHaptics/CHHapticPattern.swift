public import Foundation

/// A pattern: events that are felt, and how they change.
open class CHHapticPattern: NSObject {
  /// A word of a pattern that is written as a dictionary.
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The events and changes.
    public static let pattern = Self(rawValue: "Pattern")
    /// An event.
    public static let event = Self(rawValue: "Event")
    /// What kind of event.
    public static let eventType = Self(rawValue: "EventType")
    /// When, in seconds from the start.
    public static let time = Self(rawValue: "Time")
    /// How long, in seconds.
    public static let eventDuration = Self(rawValue: "EventDuration")
    /// What an event is like.
    public static let eventParameters = Self(rawValue: "EventParameters")
    /// What changes.
    public static let parameter = Self(rawValue: "Parameter")
    /// Which of it.
    public static let parameterID = Self(rawValue: "ParameterID")
    /// To which value.
    public static let parameterValue = Self(rawValue: "ParameterValue")
    /// How something changes in time.
    public static let parameterCurve = Self(rawValue: "ParameterCurve")
    /// The places that it goes through.
    public static let parameterCurveControlPoints =
      Self(rawValue: "ParameterCurveControlPoints")
    /// The version of the form.
    public static let version = Self(rawValue: "Version")
  }

  let events: [CHHapticEvent]
  let parameters: [CHHapticDynamicParameter]
  let curves: [CHHapticParameterCurve]

  /// How long it is, in seconds: until its last event is over.
  public let duration: TimeInterval

  private init(
    _ events: [CHHapticEvent], _ parameters: [CHHapticDynamicParameter],
    _ curves: [CHHapticParameterCurve]
  ) {
    (self.events, self.parameters, self.curves) = (events, parameters, curves)
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - events: What is felt.
  ///   - parameters: What changes at once.
  /// - Throws: Nothing.
  public convenience init(
    events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]
  ) throws { self.init(events, parameters, []) }
  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - events: What is felt.
  ///   - parameterCurves: What changes in time.
  /// - Throws: Nothing.
  public convenience init(
    events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]
  ) throws { self.init(events, [], parameterCurves) }
  /// Creates a pattern that is written as a dictionary.
  ///
  /// - Parameter patternDict: The dictionary.
  /// - Throws: Nothing.
  /// - Note: Accepted; no effect. `dictionary`: a film cannot be felt.
  public convenience init(dictionary patternDict: [Key: Any]) throws { self.init([], [], []) }
  /// Creates a pattern of a file.
  ///
  /// - Parameter ahapURL: Where it is; nobody looks.
  /// - Throws: Nothing.
  /// - Note: Accepted; no effect. `contentsOf`: a film cannot be felt.
  public convenience init(contentsOf ahapURL: URL) throws { self.init([], [], []) }
}

/// A value that all that follows is felt with.
open class CHHapticDynamicParameter: NSObject {
  /// What changes.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong it is felt.
    public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl")
    /// How sharp it is felt.
    public static let hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
    /// How long it takes to come.
    public static let hapticAttackTimeControl = Self(rawValue: "HapticAttackTimeControl")
    /// How long it takes to fade.
    public static let hapticDecayTimeControl = Self(rawValue: "HapticDecayTimeControl")
    /// How long it takes to go.
    public static let hapticReleaseTimeControl = Self(rawValue: "HapticReleaseTimeControl")
    /// How loud it is.
    public static let audioVolumeControl = Self(rawValue: "AudioVolumeControl")
    /// Where between left and right it is heard.
    public static let audioPanControl = Self(rawValue: "AudioPanControl")
    /// How bright it sounds.
    public static let audioBrightnessControl = Self(rawValue: "AudioBrightnessControl")
    /// How high it sounds.
    public static let audioPitchControl = Self(rawValue: "AudioPitchControl")
  }

  /// What changes.
  open var parameterID: ID
  /// To which value.
  open var value: Float
  /// When, in seconds from the start.
  open var relativeTime: TimeInterval

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - parameterID: What changes.
  ///   - value: To which value.
  ///   - relativeTime: When, in seconds from the start.
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    (self.parameterID, self.value, self.relativeTime) = (parameterID, value, relativeTime)
  }
}

/// A value that changes in time.
open class CHHapticParameterCurve: NSObject {
  /// A place that the value goes through.
  open class ControlPoint: NSObject {
    /// When, in seconds from the curve's start.
    open var relativeTime: TimeInterval
    /// Which value.
    open var value: Float

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - relativeTime: When, in seconds from the curve's start.
    ///   - value: Which value.
    public init(relativeTime: TimeInterval, value: Float) {
      (self.relativeTime, self.value) = (relativeTime, value)
    }
  }

  /// What changes.
  public let parameterID: CHHapticDynamicParameter.ID
  /// When it begins, in seconds from the start.
  open var relativeTime: TimeInterval
  /// The places that it goes through.
  public let controlPoints: [ControlPoint]

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - parameterID: What changes.
  ///   - controlPoints: The places that it goes through.
  ///   - relativeTime: When it begins, in seconds from the start.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    (self.parameterID, self.controlPoints) = (parameterID, controlPoints)
    self.relativeTime = relativeTime
  }
}
