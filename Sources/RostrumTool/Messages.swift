import Codecs
import Foundation
import Motion
import SceneDocuments
import SceneLoader
import Typography
import ViewEngine

/// The messages of the tool, in one place: one line each, what was found and what is accepted.
enum Messages {
  // MARK: Arguments

  static let time =
    "accepted are seconds from 0 to a day: 0.5, 500ms, 1/60, or frames: 30f"
  static let length = "accepted are a time above 0 up to a day, as in 2.5, 500ms, 90f, or 'settled'"
  static let rate =
    "accepted are whole frames a second from 1 to 1000, or a ratio such as 30000/1001"
  static let trace = "accepted is a file ending in .csv or .json"
  static let size = "accepted is WIDTHxHEIGHT in points, as in 390x844"
  static let extent = size + ", or fit"
  static let scale = "accepted are numbers above 0 up to 16"
  static let speed = "accepted are numbers from 0.01 to 100"
  static let jobs = "accepted are whole numbers from 1 to 256"
  static let quality = "accepted are whole numbers from 0 (smallest) to 100 (best)"
  static let loop = "accepted are whole numbers from 0 (for ever) to 65535"
  static let bytes = "accepted are bytes above 0, as in 500000, 500k or 2M"
  static let timeout = "accepted are seconds from 1 to 86400"
  static let frames = "accepted are frame numbers and ranges, as in 0-60,75"
  static let condition = "accepted is a name of letters and digits, as in PREVIEW_DARK"
  static let date = "accepted is a UTC date such as 2007-01-09 or 2007-01-09T09:41:00Z"
  static let background =
    "accepted are #RGB, #RRGGBB, #RRGGBBAA, or one of "
    + BackgroundArgument.names.map(\.name).joined(separator: ", ")

  static func invalid(_ option: String, _ value: String, _ accepted: String) -> String {
    "\(option) \(value): \(accepted)"
  }

  static func stage(scale: Double) -> String {
    "the scene's stage has the scale \(SizeArgument.short(scale)); \(Self.scale)"
  }
  static func stage(duration: Double) -> String {
    "the scene's stage lasts \(SizeArgument.short(duration)) s; accepted are seconds above 0 up to \(ExactSeconds.limit)"
  }
  static func sizeOutOfRange(_ size: SizeArgument, scale: Double) -> String {
    let most = Int(SizeArgument.range.upperBound)
    let pixels = [size.width, size.height].map { SizeArgument.short($0 * scale) }
    return "a stage of \(size) points is \(pixels[0])x\(pixels[1]) pixels at scale "
      + "\(SizeArgument.short(scale)); accepted are sides of at least 1 point and at most \(most) pixels"
  }

  static let timesConflict = "--at and --frames both say which frames; give one of them"
  /// Why an option that is about a device's screen cannot stand beside `--size`.
  static func needsScreen(_ option: String) -> String {
    "\(option) is about a device's screen, and --size names another stage; leave one out"
  }
  static let chromeOfNone = "--chrome draws what a device has, and --device is none; leave one out"
  static let chromeOfStage =
    "`--chrome` has no effect: the preview names a stage that is not a device's screen"
  static let fromAfterTo = "--from is not before --to"

  // MARK: Outputs

  static let emptyOutput = "-o is empty; accepted is a file, a folder ending in '/', or '-'"
  static let formatForPipe = "-o - has no extension to tell the format; add --format"
  static let jsonAndPipe = "--json - and -o - both go to standard output; give one of them a file"
  static let pipeTwice = "-o - can be given once"

  static func unknownExtension(_ ending: String, _ path: String) -> String {
    let found =
      ending.isEmpty ? "\(path) has no extension" : "\(path): unknown extension '.\(ending)'"
    return
      "\(found); accepted are \(extensions { _ in true }), or a folder ending in '/' for PNGs"
  }

  /// The extensions of formats, as in `.mp4, .gif`.
  private static func extensions(where isMeant: (MediaFormat) -> Bool) -> String {
    MediaFormat.fileExtensions.filter { MediaFormat(fileExtension: $0).map(isMeant) ?? false }
      .map { ".\($0)" }.joined(separator: ", ")
  }

  static func sequenceFormat(_ format: String, _ path: String) -> String {
    "\(path) is a sequence of files, which is for PNG; found format \(format)"
  }

  static func pattern(_ path: String) -> String {
    "\(path): accepted in a pattern is one place for the number, %d or %04d, and %% for a percent sign"
  }

  static let losslessAlone =
    "--lossless keeps every pixel as it is; leave --quality and --chroma out"

  static func unknownWish(_ option: String, _ wish: EncodingWish, _ paths: [String]) -> String {
    let others = extensions { $0.granting(wish) != nil }
    let names = paths.joined(separator: ", ")
    if others.isEmpty {
      let known = ["mp4", "mov", "webm"].map { name in
        var all: [String] = []
        if case .video(let settings) = MediaFormat(fileExtension: name) {
          all = settings.encoderNames
        }
        return "\(all.joined(separator: ", ")) for .\(name)"
      }
      return "\(option) is no encoder of \(names); accepted are \(known.joined(separator: "; "))"
    }
    return "\(option) is not for \(names); it is for \(others)"
  }

  static func maxBytesForFiles(_ path: String) -> String {
    "--max-bytes is for files; \(path == "-" ? "-o - is a pipe" : "\(path) is many")"
  }

  static func noAlpha(_ path: String) -> String {
    "\(path) keeps no transparency: what is clear is black there; \(extensions(where: \.keepsAlpha)) keep it"
  }

  static func outputTwice(_ path: String) -> String { "two outputs would be \(path)" }

  static func outputsForSeveralScenes(_ count: Int) -> String {
    "-o with \(count) scenes would put them all in one place; name it with {name}, or leave it out"
  }

  static func notWritable(_ path: String, _ reason: String) -> String {
    "\(path) cannot be written: \(reason)"
  }

  // MARK: Commands and scenes

  static let inputFormatMissing =
    "- is standard input; say what it holds by --input-format yaml, json or swift"

  static func noCommand(_ name: String, _ commands: [String]) -> String {
    if SceneSource.endings.contains(Place.ending(of: name)) {
      return
        "there is no command '\(printable(name))'; did you mean 'rostrum render \(printable(name))'?"
    }
    let question = Likeness.question(name, among: commands)
    return "there is no command '\(printable(name))'"
      + (question.isEmpty ? "; accepted are \(commands.joined(separator: ", "))" : question)
  }

  static func unknownSceneKind(_ path: String) -> String {
    "\(path) is no scene; accepted are .swift files, and documents: .yaml, .yml, .json"
  }

  static func noSuchFile(_ path: String) -> String {
    if Place.hasTilde(path) { return "\(path): there is no such file; \(tilde)" }
    let name = Place.name(of: path)
    let folder = Place.folder(of: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let ending = Place.ending(of: path)
    let alike = names.filter { ending.isEmpty || Place.ending(of: $0) == ending }
    // The ending may be what is misspelt.
    let meant = (alike.isEmpty ? names : alike).sorted()
    let found =
      meant.first { file in SceneSource.endings.contains { file == "\(name).\($0)" } }
      ?? Likeness.nearest(to: name, among: meant)
    let written = path.dropLast(name.count)
    return "\(printable(path)): there is no such file"
      + (found.map { "; did you mean '\(printable("\(written)\($0)"))'?" } ?? "")
  }

  static let tilde = "a shell replaces '~' only where it stands in no quotes: write $HOME instead"

  /// A path or another word of a user's on one line.
  static func printable(_ text: String) -> String {
    String(
      text.unicodeScalars.map {
        $0.properties.generalCategory == .control ? "\u{FFFD}" : Character($0)
      })
  }

  static func unreadable(_ path: String, _ reason: String) -> String {
    "\(printable(path)) cannot be read: \(reason)"
  }

  static func timesForFilm(_ path: String) -> String {
    "--at is for pictures; \(path) is a film, for which --from, --to and --frames are"
  }

  static func stillOfSeveral(_ path: String, _ count: Int) -> String {
    "\(path) holds one picture and \(count) were asked for; accepted for several is a folder ending in '/'"
  }

  static func noFrame(_ number: Int, count: Int) -> String {
    "--frames asks for frame \(number); the film has the frames 0 to \(count - 1)"
  }

  static let noScriptAndScript = "--no-script and --script are opposites; leave one out"

  static let noFrameLeft = "--from leaves none of the frames that --frames asks for"

  static func fromBeyondEnd(_ text: String, _ length: Double) -> String {
    "--from \(text) is not before the film's end at \(time(length))"
  }

  // MARK: Comparisons

  static let folderAgainstFile = "a folder or pattern can be compared with another of them only"
  static let nothingToCompare =
    "the folders have no .png file of the same name, and are not both numbered frames"
  static let tolerance = "accepted are whole numbers from 0 to 255"

  static func incomparable(_ sizes: Int, _ onlyInA: Int, _ onlyInB: Int) -> String {
    var parts: [String] = []
    if sizes > 0 { parts.append("\(sizes) of other size") }
    if onlyInA > 0 { parts.append("\(onlyInA) only in the first") }
    if onlyInB > 0 { parts.append("\(onlyInB) only in the second") }
    return "not comparable: \(parts.joined(separator: ", "))"
  }

  static func differ(_ count: Int, of all: Int) -> String {
    all == 1 ? "the pictures differ" : "\(count) of \(all) pictures differ\(count == 1 ? "s" : "")"
  }

  static let internalError = "this is a bug in rostrum, please report it"

  /// What helps where the compiler's words alone do not.
  private static func advice(on diagnostics: String) -> String {
    // A scene's own `enum State` hides the property wrapper of that name.
    let end = "' cannot be used as an attribute"
    guard
      let wrapper = ["State", "Binding", "Environment"].first(where: {
        diagnostics.contains("'\($0)\(end)")
      })
    else { return "" }
    return "; a type of its own hides @\(wrapper): write @SwiftUI.\(wrapper)"
  }

  /// What is SwiftUI's and not Rostrum's among what a compiler did not find, a line each.
  private static func lacks(in diagnostics: String, of path: String) -> String {
    let isAbsent = ["cannot find", "no member", "no such module", "unknown attribute", "no macro"]
    guard isAbsent.contains(where: diagnostics.contains) else { return "" }
    let present = (try? Installation())?.names ?? []
    let found = Lacks(present: present).found(in: diagnostics)
    return found.map { "\n\($0.text(in: path))" }.joined()
  }

  static func lacks(_ count: Int, of path: String) -> String {
    "\(path) uses \(count == 1 ? "a name" : "\(count) names") that Rostrum does not have, see above"
  }

  static func describe(_ error: SceneError) -> Failure {
    switch error {
    case .missing(let path): Failure(.usage, noSuchFile(path))
    case .unreadable(let path, let reason): Failure(.usage, unreadable(path, reason))
    case .noCompiler:
      Failure(.usage, "no swiftc on PATH; .swift scenes need the Swift toolchain (rostrum doctor)")
    case .noModules(let searched):
      Failure(
        .usage,
        "the modules for scenes are not beside the tool; looked in \(searched.joined(separator: ", "))"
      )
    case .doesNotCompile(let path, let diagnostics):
      Failure(
        .usage, "\(path) does not compile\(advice(on: diagnostics))",
        details: diagnostics + lacks(in: diagnostics, of: path))
    case .doesNotLoad(let path, let reason):
      Failure(.usage, "\(path) cannot be loaded: \(reason)")
    case .noPreview(let path, let needs, _):
      Failure(
        .usage,
        "\(path) shows nothing; accepted are a #Preview, a PreviewProvider, or a view whose "
          + "initialiser needs no arguments"
          + (needs.isEmpty ? "" : "; \(needs.joined(separator: ", "))"))
    case .unknownPreview(let wanted, let path, let available):
      Failure(
        .usage,
        "\(path) has no preview '\(wanted)'; it has "
          + available.map { "'\($0)'" }.joined(separator: ", ")
          + Likeness.question(wanted, among: available))
    case .severalViews(let path, let names):
      Failure(
        .usage,
        "\(path) has no #Preview and several views; pick one by --preview: "
          + names.joined(separator: ", "))
    case .compilerStarved(let path, let reason, let diagnostics):
      Failure(.temporary, "\(path) cannot be compiled now: \(reason)", details: diagnostics)
    case .cannotStart(let path, let number):
      describe(CodecError.system(path: path, action: "starting", number: number))
    case .system(let path, let action, let number):
      describe(CodecError.system(path: path, action: action, number: number))
    case .stopped(let signal): stopped(signal: signal)
    }
  }

  static func describe(_ error: CodecError) -> Failure {
    switch error.remedy {
    case .makeRoom: Failure(.temporary, error.description)
    case .stopSilently: Failure(.closedPipe, "")
    case .chooseAnotherPlace, .install, .correctTheRequest: Failure(.usage, error.description)
    case .none: Failure(.internalError, error.description)
    }
  }

  static func describe(_ error: FontError) -> Failure {
    switch error {
    case .missing(let file, let package, let searched):
      Failure(
        .usage,
        "the font \(file) is missing, looked in \(searched.joined(separator: ", ")); "
          + "install the package \(package)")
    case .unreadable(let path, let reason):
      Failure(.usage, "\(path) is no font that can be drawn: \(reason)")
    case .unopened(let path, let message): Failure(.usage, unreadable(path, message))
    }
  }

  static func describe(_ error: ScriptError) -> Failure {
    switch error {
    case .malformed(let step, let accepted):
      Failure(.usage, "script: found '\(step)'; accepted is \(accepted)")
    case .badFile(let path, let line, let reason):
      Failure(.usage, "\(path)\(line.map { ":\($0)" } ?? ""): \(reason)")
    case .untouchable(let failure, let seconds):
      Failure(.usage, describe(failure, at: time(seconds)))
    case .afterEnd(let step, let seconds, let end):
      Failure(
        .usage,
        "\(step) at \(time(seconds)) is not before the film's end at \(time(end)); "
          + "--duration says otherwise, --no-script leaves out the file beside the scene")
    }
  }

  // MARK: What a picture lacks

  static func missing(_ image: MissingImage) -> String {
    if image.name.contains("://") { return nothingLoaded(image.name, image.count) }
    return
      "no \(image.isSystem ? "symbol" : "picture") called '\(image.name)': a sign is shown instead, "
      + "\(image.count) times"
  }

  /// An address that holds nothing.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - count: How often it was asked for.
  /// - Returns: One line.
  static func nothingLoaded(_ address: String, _ count: Int) -> String {
    "nothing is loaded from '\(printable(address))', \(count) times: --asset-url URL=FILE says what is there"
  }

  /// A file that an address is to hold, and that cannot be read.
  static func noAddressedFile(_ place: AssetAddress) -> String {
    "\(printable(place.file)) cannot be read, which is to be at '\(printable(place.address))'"
  }

  /// A line for each package that has them, and one for those that none has: a text in another script lacks many at once.
  static func missing(_ glyphs: [FontBook.MissingGlyph]) -> [String] {
    var packages: [String?] = []
    for glyph in glyphs where !packages.contains(glyph.package) { packages.append(glyph.package) }
    return packages.map { package in
      let lacking = glyphs.filter { $0.package == package }
      let named = lacking.prefix(3).map { glyph in
        "U+\(String(glyph.character.value, radix: 16, uppercase: true)) '\(glyph.character)'"
      }
      let rest = lacking.count - named.count
      let all = named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      let shown = lacking.count == 1 ? "a box is shown" : "boxes are shown"
      let has = lacking.count == 1 ? "it" : "them"
      let advice = package.map { "; the package \($0) has \(has)" } ?? ""
      return "no font has \(all): \(shown) instead\(advice)"
    }
  }

  static func substituted(_ font: FontBook.Substitution) -> String {
    let advice = font.package.map { "; it is in the package \($0)" } ?? ""
    return "no font '\(font.requested)': '\(font.used)' is used instead\(advice)"
  }

  // MARK: The end of a run

  static func cacheUnusable(_ reason: String) -> String {
    "compiled scenes are not kept: \(reason)"
  }

  static func outOfMemory(_ scene: String, at instant: Instant, function: String?) -> Failure {
    let place = function.map { " in \($0)" } ?? ""
    return Failure(
      .temporary, "\(scene) ran out of memory at \(time(instant.seconds))\(place)")
  }

  static func trapped(
    _ scene: String, signal: Int32, at instant: Instant, function: String?, line: Int? = nil,
    words: String? = nil
  ) -> Failure {
    let place = function.map { " in \($0)" } ?? ""
    // `SceneFile/Card.swift:7: Fatal error: no card`, or `Swift/Array.swift:92: Fatal error: …`, which is nobody's.
    let told = words?.firstMatch(of: /^(\S+?\/.+?):(\d+): (.*?)\s*$/)
    let isScenes = told?.1.hasPrefix("SceneFile/") ?? false
    // The compiler's own checks count lines within a macro.
    let isWritten = isScenes && told?.3.hasPrefix("Fatal error: Unexpectedly") == false
    let number = line ?? (isWritten ? told.flatMap { Int($0.2) } : nil)
    let reason = told.map { String($0.3) } ?? words?.trimmingCharacters(in: .whitespaces)
    return Failure(
      // Nobody but a system without memory does that.
      signal == SIGKILL ? .temporary : .sceneFailed,
      "\(scene)\(number.map { ":\($0)" } ?? "") stopped by \(name(ofSignal: signal)) at "
        + "\(time(instant.seconds))\(place)\(reason.map { ": \($0)" } ?? "")")
  }

  static func exited(_ scene: String, status: Int32, at instant: Instant) -> Failure {
    Failure(.sceneFailed, "\(scene) called exit(\(status)) at \(time(instant.seconds))")
  }

  static func timedOut(
    _ scene: String, seconds: Double, at instant: Instant, function: String?
  ) -> Failure {
    let place = function.map { " in \($0)" } ?? ""
    return Failure(
      .sceneFailed,
      "\(scene) gave no frame for \(SizeArgument.short(seconds)) s at \(time(instant.seconds))\(place); "
        + "--timeout allows more")
  }

  static func endless(_ scene: String, at instant: Instant, what: String) -> Failure {
    Failure(.sceneFailed, "\(scene) never came to an end at \(time(instant.seconds)): \(what)")
  }

  static func restless(_ what: String) -> String {
    "the scene never settles (\(what)); the film is 10 s long, --duration says otherwise"
  }

  static func stopped(signal: Int32) -> Failure {
    Failure(signal == SIGINT ? .interrupted : .terminated, "")
  }

  /// Seconds of the film, to the millisecond.
  static func time(_ seconds: Double) -> String {
    let milliseconds = Int((seconds * 1000).rounded())
    let fraction = String(1000 + milliseconds % 1000).dropFirst()
    return "\(milliseconds / 1000).\(fraction) s"
  }

  private static func name(ofSignal number: Int32) -> String {
    switch number {
    case SIGILL, SIGTRAP: "a trap (signal \(number))"
    case SIGSEGV, SIGBUS: "a bad memory access or a stack overflow (signal \(number))"
    case SIGABRT: "abort (signal \(number))"
    case SIGFPE: "an arithmetic error (signal \(number))"
    case SIGKILL: "SIGKILL, perhaps for want of memory (signal \(number))"
    default: "signal \(number)"
    }
  }
}
