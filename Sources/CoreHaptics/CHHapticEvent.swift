public import Foundation

/// An event of a pattern: something that is felt or heard.
open class CHHapticEvent: NSObject {
  /// What kind of event.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A tap.
    public static let hapticTransient = Self(rawValue: "HapticTransient")
    /// A hum.
    public static let hapticContinuous = Self(rawValue: "HapticContinuous")
    /// A tone.
    public static let audioContinuous = Self(rawValue: "AudioContinuous")
    /// A sound of a file.
    public static let audioCustom = Self(rawValue: "AudioCustom")
  }
  /// What an event is like.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong it is felt.
    public static let hapticIntensity = Self(rawValue: "HapticIntensity")
    /// How sharp it is felt.
    public static let hapticSharpness = Self(rawValue: "HapticSharpness")
    /// How long it takes to come, in seconds.
    public static let attackTime = Self(rawValue: "AttackTime")
    /// How long it takes to fade, in seconds.
    public static let decayTime = Self(rawValue: "DecayTime")
    /// How long it takes to go, in seconds.
    public static let releaseTime = Self(rawValue: "ReleaseTime")
    /// Whether it lasts until it is over.
    public static let sustained = Self(rawValue: "Sustained")
    /// How loud it is.
    public static let audioVolume = Self(rawValue: "AudioVolume")
    /// How high it sounds.
    public static let audioPitch = Self(rawValue: "AudioPitch")
    /// Where between left and right it is heard.
    public static let audioPan = Self(rawValue: "AudioPan")
    /// How bright it sounds.
    public static let audioBrightness = Self(rawValue: "AudioBrightness")
  }

  /// What kind of event.
  public let type: EventType
  /// What it is like.
  public let eventParameters: [CHHapticEventParameter]
  /// When it is, in seconds from the start.
  open var relativeTime: TimeInterval
  /// How long it is, in seconds.
  open var duration: TimeInterval

  /// Creates an event as long as its kind is.
  ///
  /// - Parameters:
  ///   - type: What kind of event.
  ///   - eventParameters: What it is like.
  ///   - time: When it is, in seconds from the start.
  public convenience init(
    eventType type: EventType, parameters eventParameters: [CHHapticEventParameter],
    relativeTime time: TimeInterval
  ) {
    self.init(eventType: type, parameters: eventParameters, relativeTime: time, duration: 0)
  }
  /// Creates an event.
  ///
  /// - Parameters:
  ///   - type: What kind of event.
  ///   - eventParameters: What it is like.
  ///   - time: When it is, in seconds from the start.
  ///   - duration: How long it is, in seconds.
  public init(
    eventType type: EventType, parameters eventParameters: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval
  ) {
    (self.type, self.eventParameters) = (type, eventParameters)
    (relativeTime, self.duration) = (time, duration)
  }
}

/// What an event is like, in one respect.
open class CHHapticEventParameter: NSObject {
  /// In which respect.
  public let parameterID: CHHapticEvent.ParameterID
  /// How much.
  open var value: Float

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - parameterID: In which respect.
  ///   - value: How much.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}
