public import Foundation
@_spi(Engine) import ViewEngine

/// A recorder of sounds: it keeps what is asked of it, and nobody is heard, which the tool says.
@MainActor @preconcurrency open class AVAudioRecorder: NSObject {
  /// Where the sound would be written; nothing is.
  public let url: URL
  /// How it would be written, by the names of settings.
  public let settings: [String: Any]
  /// What is told when the recording is over.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether levels are measured.
  open var isMeteringEnabled = false
  /// Whether it was told to record, and not to stop since.
  open private(set) var isRecording = false
  /// How long the recording is, in seconds: nothing is recorded.
  open var currentTime: TimeInterval { 0 }

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - url: Where the sound would be written.
  ///   - settings: How it would be, by the names of settings.
  /// - Throws: Nothing.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
  }

  /// Gets ready.
  ///
  /// - Returns: Whether it can record: it can.
  @discardableResult
  open func prepareToRecord() -> Bool { true }
  /// Records, though nobody is heard.
  ///
  /// - Returns: Whether it does.
  @discardableResult
  open func record() -> Bool {
    IneffectiveSettings.note("AVAudioRecorder.record")
    isRecording = true
    return true
  }
  /// Records for some seconds, though nobody is heard.
  ///
  /// - Parameter duration: How many; it goes on until it is told to stop.
  /// - Returns: Whether it does.
  /// - Note: Accepted; no effect. `forDuration`: nothing is recorded.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { record() }
  /// Stands still.
  open func pause() { isRecording = false }
  /// Ends the recording, of which the delegate is told.
  open func stop() {
    guard isRecording else { return }
    isRecording = false
    delegate?.audioRecorderDidFinishRecording(self, successfully: true)
  }
  /// Takes away what was recorded.
  ///
  /// - Returns: Whether there was anything: there was not.
  @discardableResult
  open func deleteRecording() -> Bool { false }
  /// Measures the levels.
  open func updateMeters() {}
  /// The level of a channel in decibels: silence.
  ///
  /// - Note: Accepted; no effect. `forChannel`: all are silent.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The greatest level of a channel in decibels: silence.
  ///
  /// - Note: Accepted; no effect. `forChannel`: all are silent.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// What is told of a recorder.
@MainActor @preconcurrency public protocol AVAudioRecorderDelegate: AnyObject {
  /// The recording is over.
  ///
  /// - Parameters:
  ///   - recorder: The recorder.
  ///   - flag: Whether all is well.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// The sound could not be written.
  ///
  /// - Parameters:
  ///   - recorder: The recorder.
  ///   - error: Why.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder, error: (any Error)?
  ) {}
}

/// How good a sound is.
public enum AVAudioQuality: Int, Sendable {
  /// As bad as can be.
  case min = 0
  /// Not good.
  case low = 0x20
  /// Fair.
  case medium = 0x40
  /// Good.
  case high = 0x60
  /// As good as can be.
  case max = 0x7F
}

/// The number of a form of sounds.
public typealias AudioFormatID = UInt32
/// Samples as they are.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// Advanced audio coding.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple's lossless form.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163

/// The form of a sound.
public let AVFormatIDKey = "AVFormatIDKey"
/// How many samples it has in a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// How many channels it has.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// How good it is.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// How many bits it has in a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// How many bits a sample has.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether the high byte of a sample comes first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// Whether samples are numbers with fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"

/// The app as it sounds, whose microphone a film's device does not have.
public final class AVAudioApplication: NSObject, Sendable {
  /// Whether an app may record.
  public typealias RecordPermission = AVAudioSession.RecordPermission

  private static let app = AVAudioApplication()
  private override init() {}

  /// The app.
  public static var shared: AVAudioApplication { app }
  /// Whether the app may record: nobody was asked.
  public var recordPermission: RecordPermission { .undetermined }
  /// Asks whether the app may record: nobody answers, so that it may not.
  ///
  /// - Parameter response: Called at once.
  public static func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
    response(false)
  }
  /// Asks whether the app may record: nobody answers, so that it may not.
  ///
  /// - Returns: Whether it may: it may not.
  public static func requestRecordPermission() async -> Bool { false }
}
