import CAV
import CWebP
import CX264
import Foundation
import MediaSupport
import Pixels
import Synchronization
import Testing

@testable import Codecs

/// One of the libraries that are opened on first use.
struct OptionalLibrary: CustomTestStringConvertible, Sendable {
  /// The files that it is made of, in the order in which they are opened.
  let files: [String]
  /// A function that the last of the files must have.
  let function: String
  let package: String
  /// Opens it from a folder, and returns where one of its functions is.
  let open: @Sendable (String) throws(CodecError) -> UInt

  var testDescription: String { files[0] }

  static let all = [
    OptionalLibrary(
      files: [String(cString: cx264_library())], function: "x264_encoder_close",
      package: "libx264-dev"
    ) { folder throws(CodecError) in
      try unsafeBitCast(X264Library(folder: folder).functions.encoder_encode, to: UInt.self)
    },
    OptionalLibrary(
      files: [
        "libavutil.so.\(LIBAVUTIL_VERSION_MAJOR)", "libavcodec.so.\(LIBAVCODEC_VERSION_MAJOR)",
        String(cString: cav_format_library()),
      ], function: "av_interleaved_write_frame", package: "libavformat-dev"
    ) { folder throws(CodecError) in
      try unsafeBitCast(AVLibrary(folder: folder).functions.avio_open, to: UInt.self)
    },
    OptionalLibrary(
      files: ["libwebp.so.7", String(cString: cwebp_library())], function: "WebPAnimEncoderAdd",
      package: "libwebp-dev"
    ) { folder throws(CodecError) in
      try unsafeBitCast(WebPLibrary(folder: folder).functions.WebPAnimEncoderAdd, to: UInt.self)
    },
    OptionalLibrary(
      files: [String(cString: cav_scaler_library())], function: "sws_freeContext",
      package: "libswscale-dev"
    ) { folder throws(CodecError) in
      _ = try LibraryScaler(width: 8, height: 8, folder: folder)
      return 0
    },
  ]
}

@Suite("Libraries opened on first use")
struct LibrariesTests {
  /// Why a library cannot be opened from a folder.
  private func reason(_ library: OptionalLibrary, _ folder: String) throws -> String {
    let error = #expect(throws: CodecError.self) { try library.open(folder) }
    let failure = try #require(error)
    #expect(failure.remedy == .install)
    guard case .missingLibrary(let file, let package, let reason) = failure else {
      Issue.record("\(failure)")
      return ""
    }
    #expect(library.files.contains(file))
    #expect(package == library.package)
    #expect(failure.description.contains(package))
    return reason
  }

  @Test("that are not there are named with their package", arguments: OptionalLibrary.all)
  func missing(library: OptionalLibrary) throws {
    #expect(try reason(library, "/nowhere/").contains("/nowhere/\(library.files[0])"))
  }

  @Test(
    "of which only some files are there: the first that is not is named",
    arguments: OptionalLibrary.all)
  func partlyMissing(library: OptionalLibrary) throws {
    for count in 1..<library.files.count where library.files.count > 1 {
      let folder = try TemporaryFolder()
      for file in library.files.prefix(count) { try Self.standIn(folder.file(file)) }
      #expect(try reason(library, folder.path + "/").contains(library.files[count]))
    }
  }

  @Test(
    "that lack a function are refused, and the function is named", arguments: OptionalLibrary.all)
  func symbolMissing(library: OptionalLibrary) throws {
    let folder = try TemporaryFolder()
    for file in library.files { try Self.standIn(folder.file(file)) }
    // Whichever is looked for first: the stand-in has none of them.
    let reason = try reason(library, folder.path + "/")
    #expect(reason.contains(" has no "))
    #expect(library.files.contains { reason.hasPrefix($0) })
  }

  @Test(
    "whose last file lacks a function are refused like the first", arguments: OptionalLibrary.all)
  func lastSymbolMissing(library: OptionalLibrary) throws {
    _ = try library.open("")
    let folder = try TemporaryFolder()
    for file in library.files.dropLast() { try Self.link(folder, file) }
    let last = library.files[library.files.count - 1]
    try Self.standIn(folder.file(last))
    #expect(try reason(library, folder.path + "/") == "\(last) has no \(library.function)")
  }

  @Test("stay what they are while others are refused", arguments: OptionalLibrary.all)
  func undisturbed(library: OptionalLibrary) throws {
    let before = try library.open("")
    #expect(throws: CodecError.self) { try library.open("/nowhere/") }
    #expect(try library.open("") == before)
  }

  @Test("are opened from a folder that holds them", arguments: OptionalLibrary.all)
  func folder(library: OptionalLibrary) throws {
    let usual = try library.open("")
    let folder = try TemporaryFolder()
    for file in library.files { try Self.link(folder, file) }
    #expect(try library.open(folder.path + "/") == usual)
  }

  /// Puts a library that is open into a folder.
  private static func link(_ folder: TemporaryFolder, _ file: String) throws {
    let whole = try #require(Holdings.mappedFiles(containing: "/\(file)").first)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file(file), withDestinationPath: whole)
  }

  /// Makes a library without any of the functions that are looked for.
  private static func standIn(_ path: String) throws {
    let library = try #require(Holdings.mappedFiles(containing: "/libpng16").first)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: library)
  }
}

@Suite("What libraries say")
struct ComplaintTests {
  @Test("libav's numbers come in its own words, and what it logged is told once, to its thread")
  func libav() throws {
    let library = try AVLibrary()
    #expect(try library.check(0, path: "a", "b") == 0)
    #expect(try library.check(7, path: "a", "b") == 7)
    var ignored = SystemCall.messageBuffer
    cav_take_log(&ignored, ignored.count)
    let error = #expect(throws: CodecError.self) {
      try library.check(-ENOSPC, path: "a.mov", "writing")
    }
    #expect(
      error
        == .library(
          path: "a.mov", action: "writing", number: -ENOSPC, text: "No space left on device"))
    #expect(error?.remedy == .makeRoom)
    #expect(error?.description == "a.mov: writing: No space left on device (28)")

    // A container that there is not: libav says so in its log.
    func complain() -> Int32 {
      var format: UnsafeMutablePointer<AVFormatContext>?
      return library.functions.avformat_alloc_output_context2(&format, nil, "nonsense", "a")
    }
    let status = complain()
    #expect(status < 0)
    let other = Thread.saying { () -> String in
      var text = SystemCall.messageBuffer
      cav_take_log(&text, text.count)
      return SystemCall.text(text)
    }
    #expect(other.isEmpty)
    let logged = #expect(throws: CodecError.self) { try library.check(status, path: "a", "b") }
    #expect(logged?.description.contains("nonsense") == true)
    let later = #expect(throws: CodecError.self) { try library.check(status, path: "a", "b") }
    #expect(later?.description.contains("nonsense") == false)
  }

  @Test("libx264's words are told once, to the thread that it refused")
  func x264() throws {
    let library = try X264Library()
    _ = library.complaint(otherwise: "")
    #expect(library.complaint(otherwise: "nothing") == "nothing")
    func complain() {
      var parameters = x264_param_t()
      defer { library.functions.param_cleanup(&parameters) }
      #expect(library.functions.param_default_preset(&parameters, "ultrafast", nil) == 0)
      cx264_keep_log(&parameters)
      (parameters.i_width, parameters.i_height) = (0, 7)
      #expect(library.functions.encoder_open(&parameters) == nil)
    }
    complain()
    let other = Thread.saying {
      (try? X264Library())?.complaint(otherwise: "nothing") ?? "no library"
    }
    #expect(other == "nothing")
    #expect(library.complaint(otherwise: "nothing").contains("invalid width x height (0x7)"))
    #expect(library.complaint(otherwise: "nothing") == "nothing")
  }

  @Test("is cut to the room there is, and nothing is written where there is none")
  func room() throws {
    var text: [CChar] = [77, 77, 77]
    cav_take_log(&text, 0)
    cx264_take_log(&text, 0)
    #expect(text == [77, 77, 77])
    cav_take_log(&text, 1)
    #expect(text == [0, 77, 77])
  }
}

extension Thread {
  private final class Answer: Sendable {
    let text = Mutex("")
    let end = DispatchSemaphore(value: 0)
  }

  /// What `body` says in a thread of its own.
  fileprivate static func saying(_ body: @escaping @Sendable () -> String) -> String {
    let answer = Answer()
    Thread.detachNewThread {
      let text = body()
      answer.text.withLock { $0 = text }
      answer.end.signal()
    }
    answer.end.wait()
    return answer.text.withLock { $0 }
  }
}
