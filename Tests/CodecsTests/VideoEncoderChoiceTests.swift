import Testing

@testable import Codecs

@Suite("VideoEncoderChoice")
struct VideoEncoderChoiceTests {
  private func best(_ settings: VideoSettings, without missing: [String]) -> String? {
    try? VideoEncoderChoice.best(for: settings) { missing.contains($0.name) ? nil : $0.name }
  }

  private let noLibrary = CodecError.missingLibrary(file: "libx264.so", package: "p", reason: "r")

  @Test("an MP4 falls back from x264 to SVT-AV1 to MPEG-4, and then there is none")
  func fallback() {
    let settings = VideoSettings()
    #expect(best(settings, without: []) == "libx264")
    #expect(best(settings, without: ["libx264"]) == "libsvtav1")
    #expect(best(settings, without: ["libx264", "libsvtav1"]) == "mpeg4")
    #expect(best(settings, without: settings.encoderNames) == nil)
  }

  @Test("a library that is not there is passed over, and named if nothing else is there")
  func missingLibrary() {
    let settings = VideoSettings()
    func open(_ choice: VideoEncoderChoice, _ others: [String]) throws(CodecError) -> String? {
      if choice.maker == .x264 { throw noLibrary }
      return others.contains(choice.name) ? choice.name : nil
    }
    let found = try? VideoEncoderChoice.best(for: settings) { choice throws(CodecError) in
      try open(choice, ["mpeg4"])
    }
    #expect(found == "mpeg4")
    #expect(throws: noLibrary) {
      try VideoEncoderChoice.best(for: settings) { choice throws(CodecError) in
        try open(choice, [])
      }
    }
    #expect(throws: CodecError.noEncoder(format: "webm", tried: ["libvpx-vp9"])) {
      try VideoEncoderChoice.best(for: VideoSettings(container: .webm)) { _ in String?.none }
    }
  }

  @Test("what one encoder minds is not left to another")
  func refusal() {
    let refusal = CodecError.refused(path: "a.mp4", encoder: "libx264", text: "too wide")
    #expect(throws: refusal) {
      try VideoEncoderChoice.best(for: VideoSettings()) { choice throws(CodecError) -> String? in
        if choice.maker == .x264 { throw refusal }
        return choice.name
      }
    }
  }

  @Test("what only one encoder can do has no other")
  func alone() {
    #expect(best(VideoSettings(chroma: .full), without: ["libx264"]) == nil)
    #expect(best(VideoSettings(isLossless: true), without: ["libx264rgb"]) == nil)
  }

  @Test("an encoder that was named is the only one")
  func named() {
    let settings = VideoSettings(encoder: "mpeg4")
    #expect(best(settings, without: []) == "mpeg4")
    #expect(best(settings, without: ["mpeg4"]) == nil)
  }

  @Test("better quality is a lower number of every encoder", arguments: [0, 50, 99])
  func quality(quality: Int) throws {
    for container in [VideoSettings.Container.mp4, .mov, .webm] {
      func numbers(_ quality: Int) -> [[Int]] {
        VideoEncoderChoice.all(for: VideoSettings(container: container, quality: quality)).map {
          $0.options.filter { ["crf", "qmin", "global_quality"].contains($0.key) }
            .compactMap { Int($0.value) }
        }
      }
      for (worse, better) in zip(numbers(quality), numbers(quality + 1)) {
        for (a, b) in zip(worse, better) { #expect(a >= b) }
      }
    }
  }
}
