import AVFoundation
import AudioToolbox
import Foundation
import Testing

@testable import ViewEngine

@Suite("Sounds that a film has not")
struct SilentSoundTests {
  private func isTold(_ name: String) -> Bool {
    IneffectiveSettings.shortcomings.contains("`\(name)` has no effect here")
  }

  @Test("a session is what was said last, and tells that it is silent when it begins")
  func session() throws {
    let session = AVAudioSession.sharedInstance()
    #expect(session === AVAudioSession.sharedInstance())
    let uses: [(AVAudioSession.Category, AVAudioSession.Mode, AVAudioSession.CategoryOptions)] = [
      (.playback, .moviePlayback, [.mixWithOthers, .duckOthers]),
      (.playAndRecord, .voiceChat, .defaultToSpeaker), (.ambient, .default, []),
    ]
    for (category, mode, options) in uses {
      try session.setCategory(category, mode: mode, options: options)
      #expect(session.category == category)
      #expect(session.mode == mode)
      #expect(session.categoryOptions == options)
    }
    try session.setMode(.spokenAudio)
    #expect(session.mode == .spokenAudio)
    #expect(session.category == .ambient)
    try session.setCategory(.soloAmbient)
    #expect(session.mode == .default)
    try session.setActive(false, options: .notifyOthersOnDeactivation)
    try session.setActive(true)
    #expect(isTold("AVAudioSession.setActive"))
  }

  @Test("nobody plays, and nobody records")
  func nobody() throws {
    let session = AVAudioSession.sharedInstance()
    #expect(session.outputVolume == 0)
    #expect(!session.isOtherAudioPlaying && !session.secondaryAudioShouldBeSilencedHint)
    #expect(session.recordPermission == .undetermined)
    try session.overrideOutputAudioPort(.speaker)
    var answers: [Bool] = []
    session.requestRecordPermission { answers.append($0) }
    #expect(answers == [false])
    #expect(AVAudioSession.interruptionNotification != AVAudioSession.routeChangeNotification)
  }

  @Test("options are sets, as the C library numbers them")
  func options() {
    let all: [AVAudioSession.CategoryOptions] = [
      .mixWithOthers, .duckOthers, .allowBluetooth, .defaultToSpeaker, .allowBluetoothA2DP,
      .allowAirPlay,
    ]
    #expect(all.map(\.rawValue) == [1, 2, 4, 8, 32, 64])
    #expect(AVAudioSession.CategoryOptions.interruptSpokenAudioAndMixWithOthers.rawValue == 17)
  }

  @Test("the system's sounds are told once, however often they are played")
  func system() throws {
    let played = { isTold("AudioServicesPlaySystemSound") }
    AudioServicesPlaySystemSound(1104)
    AudioServicesPlayAlertSound(kSystemSoundID_Vibrate)
    var ends = 0
    AudioServicesPlaySystemSoundWithCompletion(1104) { ends += 1 }
    AudioServicesPlayAlertSoundWithCompletion(1104) { ends += 1 }
    AudioServicesPlayAlertSoundWithCompletion(1104, nil)
    #expect(ends == 2)
    #expect(played())
    let lines = IneffectiveSettings.shortcomings.filter { $0.contains("AudioServices") }
    #expect(lines.count == 1)
  }

  @Test("a sound of a file has a number")
  func file() throws {
    var number: SystemSoundID = 0
    let url = try #require(URL(string: "file:///tap.caf"))
    #expect(AudioServicesCreateSystemSoundID(url as CFURL, &number) == kAudioServicesNoError)
    #expect(number != 0)
    #expect(AudioServicesDisposeSystemSoundID(number) == kAudioServicesNoError)
  }
}
