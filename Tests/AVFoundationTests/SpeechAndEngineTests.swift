import AVFoundation
import Foundation
import Testing
@_spi(Engine) import ViewEngine

/// What says words and mixes sounds, in silence.
@MainActor @Suite("Words and mixers")
struct SpeechAndEngineTests {
  private func isTold(_ name: String) -> Bool {
    IneffectiveSettings.shortcomings.contains("`\(name)` has no effect here")
  }

  // MARK: Words

  @Test("words are said as usual, until code says how", arguments: ["", "Hello", "Grüß Gott 👋"])
  func utterance(words: String) {
    let utterance = AVSpeechUtterance(string: words)
    #expect(utterance.speechString == words && utterance.voice == nil)
    #expect(utterance.rate == 0.5 && utterance.rate == AVSpeechUtteranceDefaultSpeechRate)
    #expect(utterance.pitchMultiplier == 1 && utterance.volume == 1)
    #expect(utterance.preUtteranceDelay == 0 && utterance.postUtteranceDelay == 0)
    utterance.voice = AVSpeechSynthesisVoice(language: "de-AT")
    utterance.rate = AVSpeechUtteranceMaximumSpeechRate
    #expect(utterance.voice?.language == "de-AT" && utterance.rate == 1)
    #expect(AVSpeechUtteranceMinimumSpeechRate == 0)
  }

  @Test("a voice is that of its language, and that of nobody is none")
  func voices() {
    #expect(AVSpeechSynthesisVoice(language: nil) == nil)
    #expect(AVSpeechSynthesisVoice.speechVoices().isEmpty)
    for language in [AVSpeechSynthesisVoice.currentLanguageCode(), "en-GB", "unknown"] {
      let voice = AVSpeechSynthesisVoice(language: language)
      #expect(voice?.language == language && voice?.identifier == language)
      #expect(voice?.name == language && voice?.quality == .default)
      #expect(voice?.gender == .unspecified)
    }
    #expect(AVSpeechSynthesisVoice.currentLanguageCode() == "en-US")
  }

  @Test("qualities and genders of voices are numbered, the usual first")
  func numbers() {
    let qualities: [AVSpeechSynthesisVoiceQuality] = [.default, .enhanced, .premium]
    #expect(qualities.map(\.rawValue) == [1, 2, 3])
    let genders: [AVSpeechSynthesisVoiceGender] = [.unspecified, .male, .female]
    #expect(genders.map(\.rawValue) == [0, 1, 2])
    #expect(AVSpeechBoundary.immediate.rawValue == 0 && AVSpeechBoundary.word.rawValue == 1)
  }

  @Test(
    "nobody says anything, whatever is to be said, which is told",
    arguments: [AVSpeechBoundary.immediate, .word])
  func silent(boundary: AVSpeechBoundary) {
    final class Listener: AVSpeechSynthesizerDelegate {
      func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
      ) { Issue.record("no word is begun") }
    }
    let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
    synthesizer.delegate = listener
    #expect(!synthesizer.continueSpeaking())
    synthesizer.speak(AVSpeechUtterance(string: "One"))
    synthesizer.speak(AVSpeechUtterance(string: "Two"))
    #expect(!synthesizer.isSpeaking && !synthesizer.isPaused)
    #expect(!synthesizer.pauseSpeaking(at: boundary) && !synthesizer.isPaused)
    #expect(!synthesizer.continueSpeaking() && !synthesizer.stopSpeaking(at: boundary))
    #expect(isTold("AVSpeechSynthesizer.speak") && synthesizer.delegate === listener)
  }

  // MARK: Engines

  @Test("an engine has the nodes that it took and did not give up, each once")
  func nodes() {
    let engine = AVAudioEngine()
    let nodes = [AVAudioPlayerNode(), AVAudioMixerNode(), AVAudioNode()]
    #expect(engine.attachedNodes.isEmpty && nodes.allSatisfy { $0.engine == nil })
    for node in nodes + nodes { engine.attach(node) }
    #expect(engine.attachedNodes == Set(nodes) && nodes.allSatisfy { $0.engine === engine })
    engine.connect(nodes[0], to: engine.mainMixerNode, format: nil)
    engine.disconnectNodeOutput(nodes[0])
    #expect(engine.attachedNodes.count == 3)
    engine.detach(nodes[1])
    #expect(engine.attachedNodes == [nodes[0], nodes[2]] && nodes[1].engine == nil)
  }

  @Test("nodes do not hold their engine")
  func released() {
    let node = AVAudioNode()
    var engine: AVAudioEngine? = AVAudioEngine()
    engine?.attach(node)
    #expect(node.engine === engine && engine != nil)
    engine = nil
    #expect(node.engine == nil)
  }

  @Test(
    "engines and nodes run from when they are told to until they are told to stand",
    arguments: [
      ("g", true), ("gs", false), ("ga", false), ("s", false), ("gsg", true), ("gag", true),
    ])
  func running(steps: String, isRunning: Bool) throws {
    let (engine, node) = (AVAudioEngine(), AVAudioPlayerNode())
    engine.prepare()
    #expect(!engine.isRunning && !node.isPlaying)
    for step in steps {
      switch step {
      case "g":
        try engine.start()
        node.play()
      case "a":
        engine.pause()
        node.pause()
      default:
        engine.stop()
        node.stop()
      }
    }
    engine.reset()
    #expect(engine.isRunning == isRunning && node.isPlaying == isRunning)
    if steps.contains("g") {
      #expect(isTold("AVAudioEngine.start") && isTold("AVAudioPlayerNode.play"))
    }
  }

  @Test("nothing goes through any plug, and its form is that of a device", arguments: [0, 1, 7])
  func plugs(bus: AVAudioNodeBus) {
    let engine = AVAudioEngine()
    let nodes: [AVAudioNode] = [engine.inputNode, engine.mainMixerNode, engine.outputNode]
    for node in nodes {
      for format in [node.inputFormat(forBus: bus), node.outputFormat(forBus: bus)] {
        #expect(format.sampleRate == 44_100 && format.channelCount == 2)
      }
      node.installTap(onBus: bus, bufferSize: 1024, format: nil) { _, _ in
        Issue.record("nothing goes through")
      }
      node.removeTap(onBus: bus)
    }
    #expect(isTold("AVAudioNode.installTap"))
    #expect(engine.mainMixerNode.outputVolume == 1 && engine.mainMixerNode.pan == 0)
  }

  @Test("what is to be played is never over")
  func scheduled() throws {
    let format = try #require(
      AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 480))
    let node = AVAudioPlayerNode()
    node.scheduleBuffer(buffer) { Issue.record("it was not played") }
    node.scheduleBuffer(
      buffer, at: AVAudioTime(sampleTime: 9, atRate: 48_000), options: [.loops, .interrupts]
    ) { Issue.record("it was not played") }
    node.play()
    #expect(node.isPlaying && buffer.frameLength == 0 && buffer.frameCapacity == 480)
    #expect(buffer.format === format)
  }

  @Test(
    "a usual form has one channel or two, and some samples",
    arguments: [
      (48_000, 1, true), (44_100, 2, true), (0.5, 1, true), (48_000, 0, false),
      (48_000, 3, false), (0, 1, false), (-1, 2, false), (.nan, 2, false),
    ] as [(Double, AVAudioChannelCount, Bool)])
  func formats(rate: Double, channels: AVAudioChannelCount, isThere: Bool) {
    let format = AVAudioFormat(standardFormatWithSampleRate: rate, channels: channels)
    #expect((format != nil) == isThere)
    if let format { #expect(format.sampleRate == rate && format.channelCount == channels) }
  }

  @Test("ways to play samples are a set, and a time is a number of samples")
  func options() {
    let all: [AVAudioPlayerNodeBufferOptions] = [.loops, .interrupts, .interruptsAtLoop]
    #expect(all.map(\.rawValue) == [1, 2, 4])
    let time = AVAudioTime(sampleTime: -480, atRate: 48_000)
    #expect(time.sampleTime == -480 && time.sampleRate == 48_000)
  }
}
