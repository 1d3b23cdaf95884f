import Glibc
import MediaSupport
import Pixels
import Testing

@testable import Codecs

@Suite("MediaFormat")
struct MediaFormatTests {
  static let formats = MediaFormat.fileExtensions.compactMap { MediaFormat(fileExtension: $0) }

  static let wishes: [EncodingWish] = [
    .quality(30), .chroma(.full), .lossless, .transfer(.bt709), .encoder("libx264"),
    .backend(.ffmpeg), .pngMode(.small), .playCount(3),
  ]

  @Test("every extension that is listed names a format, in any case of its letters")
  func extensions() {
    #expect(Self.formats.count == MediaFormat.fileExtensions.count)
    #expect(Set(Self.formats).count == Self.formats.count)
    for (format, name) in zip(Self.formats, MediaFormat.fileExtensions) {
      #expect(MediaFormat(path: "x/a.b.\(name)") == format)
      #expect(MediaFormat(path: "A.\(name.uppercased())") == format)
    }
    for path in ["a", "a.", "a.txt", "mp4", "x.mp4/a", ""] {
      #expect(MediaFormat(path: path) == nil)
    }
    #expect(MediaFormat(path: "x/") == .pngSequence(PNGEncoder()))
    #expect(MediaFormat(path: "x/%04d.png") == .pngSequence(PNGEncoder()))
    #expect(MediaFormat(path: "x/a%%.png") == .png(PNGEncoder()))
  }

  @Test("a wish that is granted once is granted again, and changes nothing then", arguments: wishes)
  func idempotent(wish: EncodingWish) {
    var count = 0
    for format in Self.formats {
      guard let granted = format.granting(wish) else { continue }
      count += 1
      #expect(granted.granting(wish) == granted)
      // It is the same kind of file.
      #expect(granted.isStill == format.isStill)
    }
    #expect(count > 0)
  }

  @Test("wishes for different things do not undo each other", arguments: formats)
  func independent(format: MediaFormat) {
    for first in Self.wishes {
      for second in Self.wishes where first != second {
        // Who keeps every pixel has no quality, and samples colour as finely as can be.
        let keepsAll = [first, second].contains(.lossless)
        guard !keepsAll, let granted = format.granting(first)?.granting(second) else { continue }
        #expect(granted.granting(first) == granted, "\(first), \(second)")
      }
    }
  }

  @Test("qualities go down one by one from the format's own, to the least", arguments: formats)
  func qualities(format: MediaFormat) {
    let all = format.qualities
    #expect(all[0] == format)
    #expect(Set(all).count == all.count)
    guard all.count > 1 else { return }
    #expect(all.last == format.granting(.quality(0)))
    for (place, other) in all.enumerated().dropFirst() {
      #expect(other == format.granting(.quality(all.count - 1 - place)))
    }
  }

  @Test(
    "a format that says that it keeps alpha does, as far as its planes tell", arguments: formats)
  func alpha(format: MediaFormat) {
    if case .video(let settings) = format {
      #expect(format.keepsAlpha == settings.layout.hasAlpha)
      #expect(format.needsEvenSides == (settings.container == .mp4))
    } else {
      #expect(!format.needsEvenSides)
    }
  }

  @Test(
    "a size, a rate or a folder that does not suit is told before the first frame",
    arguments: formats)
  func unsuited(format: MediaFormat) throws {
    let folder = try TemporaryFolder()
    #expect(throws: CodecError.self) {
      _ = try format.makeWriter(
        to: .path(folder.file("none/a")), width: 8, height: 8, rate: FrameRate(25))
    }
    #expect(folder.names.isEmpty)
  }

  @Test("a sequence needs a pattern")
  func sequence() throws {
    let error = #expect(throws: CodecError.self) {
      _ = try MediaFormat.pngSequence(PNGEncoder()).makeWriter(
        to: .descriptor(1, name: "standard output"), width: 8, height: 8, rate: FrameRate(25))
    }
    #expect(error?.remedy == .correctTheRequest)
  }
}

@Suite("CodecError")
struct CodecErrorTests {
  static let errors: [CodecError] = [
    .system(path: "a", action: "writing", number: 28),
    .library(path: "a", action: "writing", number: -28, text: "no room"),
    .library(path: "a", action: "encoding", number: -1_094_995_529, text: "bad data"),
    .refused(path: "a", encoder: "e", text: "no"),
    .missingLibrary(file: "f", package: "p", reason: "r"),
    .noEncoder(format: "mp4", tried: ["x", "y"]),
    .unsupportedSize(path: "a", width: 1, height: 2, accepted: "others"),
    .unequalFrame(path: "a", width: 1, height: 2, expectedWidth: 3, expectedHeight: 4),
    .malformed(path: "a", reason: "r"), .noFrames(path: "a"),
    .unsupported(path: "a", reason: "r"),
  ]

  @Test("is one line without a full stop, and names the file where there is one", arguments: errors)
  func line(error: CodecError) {
    let text = error.description
    #expect(!text.contains("\n") && !text.hasSuffix("."))
    switch error {
    case .missingLibrary: #expect(text.hasPrefix("f ") && text.contains("package p"))
    case .noEncoder: #expect(text.contains("x, y"))
    default: #expect(text.hasPrefix("a: "))
    }
  }

  @Test(
    "calls for what the system's number calls for, whether the system or libav says it",
    arguments: [
      (ENOSPC, CodecError.Remedy.makeRoom), (EDQUOT, .makeRoom), (EFBIG, .makeRoom),
      (EACCES, .chooseAnotherPlace), (ENOENT, .chooseAnotherPlace), (EROFS, .chooseAnotherPlace),
      (EPIPE, .stopSilently), (EIO, .none), (0, .none),
    ])
  func remedies(number: Int32, remedy: CodecError.Remedy) {
    #expect(CodecError.system(path: "", action: "", number: number).remedy == remedy)
    let library = CodecError.library(path: "", action: "", number: -number, text: "")
    #expect(library.remedy == remedy)
  }

  @Test("shows the system's numbers as the system does, and a library's own as they are")
  func numbers() {
    #expect(Self.errors[0].description == "a: writing: No space left on device (28)")
    #expect(Self.errors[1].description == "a: writing: no room (28)")
    #expect(Self.errors[2].description == "a: encoding: bad data (-1094995529)")
  }
}

@Suite("FrameStore")
struct FrameStoreTests {
  @Test("gives back every frame, in any order, and keeps equal neighbours once")
  func frames() throws {
    let folder = try TemporaryFolder()
    let store = try FrameStore(beside: folder.file("a.gif"))
    #expect(folder.names.isEmpty && store.count == 0)
    var chance = SplitMix(seed: 1)
    var frames: [[UInt8]] = []
    for number in 0..<40 {
      let size = number % 7 == 0 ? 0 : Int.random(in: 1...90_000, using: &chance)
      let repeats = number % 5 == 3 && number > 0
      frames.append(
        repeats ? frames[number - 1] : [UInt8](repeating: UInt8(number), count: size))
      try store.append(frames[number])
      #expect(store.count == number + 1)
      #expect(store.repeatsLast(number) == (repeats && !frames[number].isEmpty) || repeats)
    }
    for number in (0..<40).shuffled(using: &chance) {
      #expect(try store.frame(number) == frames[number])
    }
    #expect(folder.names.isEmpty)
  }

  @Test("cannot be where there is no folder")
  func missing() {
    let error = #expect(throws: CodecError.self) { _ = try FrameStore(beside: "/nowhere/a.gif") }
    #expect(error?.remedy == .chooseAnotherPlace)
  }
}
