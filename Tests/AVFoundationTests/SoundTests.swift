import AVFoundation
import Foundation
import Testing

/// What plays and records sounds, in silence.
@MainActor @Suite("Players and recorders of sounds")
struct SoundTests {
  private static let place = URL(fileURLWithPath: "/song.m4a")

  @Test("a player has the sound that it was given, and nothing else")
  func sources() throws {
    let (file, bytes) = (
      try AVAudioPlayer(contentsOf: Self.place), try AVAudioPlayer(data: Data([1, 2]))
    )
    #expect(file.url == Self.place && file.data == nil)
    #expect(bytes.url == nil && bytes.data == Data([1, 2]))
    for player in [file, bytes] {
      #expect(player.volume == 1 && player.pan == 0 && player.rate == 1 && !player.enableRate)
      #expect(player.numberOfLoops == 0 && player.numberOfChannels == 2)
      #expect(player.currentTime == 0 && player.duration == 0 && player.delegate == nil)
    }
  }

  @Test(
    "a player plays from when it is told to until it is told to stand",
    arguments: [
      ("p", true), ("pp", true), ("ps", false), ("pa", false), ("s", false), ("spa", false),
      ("psp", true), ("pap", true), ("r", false), ("pr", true), ("pasr", false),
    ])
  func playing(steps: String, isPlaying: Bool) throws {
    let player = try AVAudioPlayer(data: Data())
    player.currentTime = 7
    for step in steps {
      switch step {
      case "p": #expect(player.play())
      case "s": player.stop()
      case "a": player.pause()
      default: #expect(player.prepareToPlay())
      }
    }
    #expect(player.isPlaying == isPlaying && player.currentTime == 7)
  }

  @Test(
    "a volume is there at once, however long it is to take", arguments: [0, 0.25, 1] as [Float])
  func fade(volume: Float) throws {
    let player = try AVAudioPlayer(contentsOf: Self.place)
    player.setVolume(volume, fadeDuration: 60)
    #expect(player.volume == volume && !player.isPlaying)
  }

  @Test("all channels are silent, whether levels are measured or not", arguments: [-1, 0, 1, 9])
  func levels(channel: Int) throws {
    let player = try AVAudioPlayer(contentsOf: Self.place)
    let recorder = try AVAudioRecorder(url: Self.place, settings: [:])
    for isMeasured in [false, true] {
      (player.isMeteringEnabled, recorder.isMeteringEnabled) = (isMeasured, isMeasured)
      player.updateMeters()
      recorder.updateMeters()
      #expect(player.averagePower(forChannel: channel) == -160)
      #expect(player.peakPower(forChannel: channel) == -160)
      #expect(recorder.averagePower(forChannel: channel) == -160)
      #expect(recorder.peakPower(forChannel: channel) == -160)
    }
  }

  // MARK: Recorders

  /// Counts the ends of recordings.
  private final class Counter: AVAudioRecorderDelegate {
    var ends: [Bool] = []
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
      ends.append(flag && !recorder.isRecording)
    }
  }

  @Test("a recorder has its place and its settings, and nothing that was recorded")
  func recorder() throws {
    let settings: [String: Any] = [
      AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 1,
      AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
    ]
    let recorder = try AVAudioRecorder(url: Self.place, settings: settings)
    #expect(recorder.url == Self.place && recorder.settings.count == 4)
    #expect(recorder.settings["AVFormatIDKey"] as? UInt32 == 0x6161_6320)
    #expect(recorder.settings["AVEncoderQualityKey"] as? Int == 0x60)
    #expect(recorder.prepareToRecord() && recorder.record(forDuration: 3))
    #expect(recorder.isRecording && recorder.currentTime == 0 && !recorder.deleteRecording())
  }

  @Test(
    "its delegate is told of an end if it was recording",
    arguments: [
      ("", 0), ("s", 0), ("r", 0), ("rs", 1), ("rss", 1), ("rsrs", 2), ("ra", 0), ("ras", 0),
      ("rrs", 1), ("rars", 1),
    ])
  func ends(steps: String, count: Int) throws {
    let recorder = try AVAudioRecorder(url: Self.place, settings: [:])
    let counter = Counter()
    recorder.delegate = counter
    for step in steps {
      switch step {
      case "r": #expect(recorder.record() && recorder.isRecording)
      case "a": recorder.pause()
      default: recorder.stop()
      }
    }
    #expect(counter.ends == Array(repeating: true, count: count))
    #expect(recorder.isRecording == (steps.last == "r"))
  }

  @Test("players and recorders do not hold their delegates")
  func delegates() throws {
    final class Listener: AVAudioPlayerDelegate, AVAudioRecorderDelegate {}
    let player = try AVAudioPlayer(contentsOf: Self.place)
    let recorder = try AVAudioRecorder(url: Self.place, settings: [:])
    var listener: Listener? = Listener()
    (player.delegate, recorder.delegate) = (listener, listener)
    #expect(player.delegate != nil && recorder.delegate != nil)
    listener = nil
    #expect(player.delegate == nil && recorder.delegate == nil && listener == nil)
  }

  // MARK: The session

  @Test("nobody was asked whether the app may record, and who asks may not")
  func permission() async {
    #expect(AVAudioApplication.shared === AVAudioApplication.shared)
    #expect(await !AVAudioApplication.requestRecordPermission())
    var answers: [Bool] = []
    AVAudioApplication.requestRecordPermission { answers.append($0) }
    #expect(answers == [false])
    #expect(AVAudioApplication.shared.recordPermission == .undetermined)
    #expect(AVAudioSession.sharedInstance().recordPermission == .undetermined)
  }

  @Test(
    "permissions, ports and forms are numbered by four letters",
    arguments: [
      (UInt32(AVAudioSession.RecordPermission.undetermined.rawValue), "undt"),
      (UInt32(AVAudioSession.RecordPermission.denied.rawValue), "deny"),
      (UInt32(AVAudioSession.RecordPermission.granted.rawValue), "grnt"),
      (UInt32(AVAudioSession.PortOverride.speaker.rawValue), "spkr"),
      (kAudioFormatLinearPCM, "lpcm"), (kAudioFormatMPEG4AAC, "aac "),
      (kAudioFormatAppleLossless, "alac"),
    ])
  func letters(number: UInt32, letters: String) {
    #expect(letters.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } == number)
  }

  @Test("categories and modes are told apart by names that begin alike")
  func categories() {
    let categories: [AVAudioSession.Category] = [
      .ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute,
    ]
    #expect(Set(categories).count == 6)
    #expect(categories.allSatisfy { $0.rawValue.hasPrefix("AVAudioSessionCategory") })
    let modes: [AVAudioSession.Mode] = [
      .default, .voiceChat, .videoChat, .gameChat, .videoRecording, .measurement, .moviePlayback,
      .spokenAudio, .voicePrompt,
    ]
    #expect(Set(modes).count == 9)
    #expect(modes.allSatisfy { $0.rawValue.hasPrefix("AVAudioSessionMode") })
    #expect(AVAudioSession.Category(rawValue: "AVAudioSessionCategoryPlayback") == .playback)
  }

  @Test("to say what pauses is to mix with others, too")
  func options() {
    let paused = AVAudioSession.CategoryOptions.interruptSpokenAudioAndMixWithOthers
    #expect(paused.contains(.mixWithOthers) && !paused.contains(.duckOthers))
    let both: AVAudioSession.CategoryOptions = [.mixWithOthers, .duckOthers]
    #expect(paused.intersection(both) == .mixWithOthers && paused.union(both).rawValue == 0x13)
  }

  @Test("qualities rise from the least to the greatest")
  func qualities() {
    let all: [AVAudioQuality] = [.min, .low, .medium, .high, .max]
    #expect(all.map(\.rawValue) == [0, 32, 64, 96, 127])
  }
}
