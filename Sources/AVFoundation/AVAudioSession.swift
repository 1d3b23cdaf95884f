public import Foundation
import Synchronization
@_spi(Engine) import ViewEngine

/// The session of an app's sounds: it keeps what is asked of it, and a film is silent, which the tool says.
public final class AVAudioSession: NSObject, Sendable {
  /// What sounds are for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Beside those of other apps.
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    /// Instead of those of other apps.
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// What the app is about.
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    /// What is recorded.
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    /// What is recorded and played.
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// For several devices at a time.
    public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  /// For what within its category.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For anything.
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    /// For talks.
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    /// For talks with pictures.
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    /// For talks in a game.
    public static let gameChat = Self(rawValue: "AVAudioSessionModeGameChat")
    /// For films that are recorded.
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
    /// For what is measured.
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    /// For films that are watched.
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    /// For what is spoken and listened to.
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
    /// For what the system says.
    public static let voicePrompt = Self(rawValue: "AVAudioSessionModeVoicePrompt")
  }
  /// How a category is to be taken.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps go on.
    public static let mixWithOthers = Self(rawValue: 0x1)
    /// Other apps go on, and softer.
    public static let duckOthers = Self(rawValue: 0x2)
    /// To a headset without wires, too.
    public static let allowBluetooth = Self(rawValue: 0x4)
    /// To the loudspeaker, not to the ear.
    public static let defaultToSpeaker = Self(rawValue: 0x8)
    /// What other apps say pauses.
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 0x11)
    /// To headphones without wires, too.
    public static let allowBluetoothA2DP = Self(rawValue: 0x20)
    /// To other devices, too.
    public static let allowAirPlay = Self(rawValue: 0x40)
  }
  /// How a session begins and ends.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps are told that they may go on.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  /// Whether an app may record.
  public enum RecordPermission: UInt, Sendable {
    /// Nobody was asked.
    case undetermined = 0x756E_6474
    /// It may not.
    case denied = 0x6465_6E79
    /// It may.
    case granted = 0x6772_6E74
  }
  /// Where sounds go in spite of their category.
  public enum PortOverride: UInt, Sendable {
    /// Where the category says.
    case none = 0
    /// To the loudspeaker.
    case speaker = 0x7370_6B72
  }

  private struct State {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
  }
  private let state = Mutex(State())
  private static let shared = AVAudioSession()

  private override init() {}

  /// The session of the app.
  public static func sharedInstance() -> AVAudioSession { shared }

  /// What its sounds are for.
  public var category: Category { state.withLock { $0.category } }
  /// For what within the category.
  public var mode: Mode { state.withLock { $0.mode } }
  /// How the category is to be taken.
  public var categoryOptions: CategoryOptions { state.withLock { $0.options } }
  /// How loud the device is, 0...1: a film is silent.
  public var outputVolume: Float { 0 }
  /// Whether another app plays: none does.
  public var isOtherAudioPlaying: Bool { false }
  /// Whether what is not needed should be silent: it need not.
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Whether the app may record: nobody was asked.
  public var recordPermission: RecordPermission { .undetermined }

  /// Says what the sounds are for.
  ///
  /// - Parameters:
  ///   - category: What they are for.
  ///   - mode: For what within the category.
  ///   - options: How the category is to be taken.
  /// - Throws: Nothing.
  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {
    state.withLock { $0 = State(category: category, mode: mode, options: options) }
  }
  /// Says what the sounds are for.
  ///
  /// - Parameter mode: For what within the category.
  /// - Throws: Nothing.
  public func setMode(_ mode: Mode) throws { state.withLock { $0.mode = mode } }
  /// Begins or ends the session; nothing is heard of it.
  ///
  /// - Parameters:
  ///   - active: Whether it begins.
  ///   - options: How.
  /// - Throws: Nothing.
  /// - Note: Accepted; no effect. `options`: there is no other app.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    if active { IneffectiveSettings.note("AVAudioSession.setActive") }
  }
  /// Sends sounds elsewhere, where there are any.
  ///
  /// - Parameter portOverride: Where.
  /// - Throws: Nothing.
  /// - Note: Accepted; no effect. `portOverride`: a film is silent.
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Asks whether the app may record: nobody answers, so that it may not.
  ///
  /// - Parameter response: Called at once.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }

  /// Other sounds have come between, or gone.
  public static let interruptionNotification =
    Notification.Name("AVAudioSessionInterruptionNotification")
  /// Sounds go elsewhere.
  public static let routeChangeNotification =
    Notification.Name("AVAudioSessionRouteChangeNotification")
}
