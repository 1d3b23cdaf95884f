import Codecs
import Digest
import Foundation
import Goldens
import SceneInputs
import SceneLoader
import Synchronization

/// A run of a scene for its golden: the scene file, and the words of its flags.
struct GoldenRun: Sendable {
  /// The scene file.
  let path: String
  /// Options of the scene and its script, as `render` takes them; and `--mask`.
  let words: [String]
  /// What the golden's header says of how this film departs from the usual one.
  let variant: [String]
  private let scene: SceneOptions
  private let script: ScriptOptions

  /// Reads the words.
  ///
  /// From here on the calling thread, and those that it starts, leave signals to the runs that wait.
  ///
  /// - Parameters:
  ///   - path: The scene file.
  ///   - words: Options of the scene and its script.
  ///   - variant: What the golden's header says of them.
  /// - Throws: ``Failure`` of wrong usage.
  init(path: String, words: [String] = [], variant: [String] = []) throws {
    (self.path, self.words, self.variant) = (path, words, variant)
    ChildProcess.watchSignals()
    guard let command = try Rostrum.command(Self.command(path, words, [])) as? RecordingCommand
    else { throw Failure(.usage, Messages.noRecording(path, words)) }
    (scene, script) = (command.scene, command.script)
  }

  private static func command(
    _ path: String, _ words: [String], _ parts: GoldenParts, _ pictures: [FilmPicture] = []
  ) -> [String] {
    let drawn = pictures.map(\.rawValue).joined(separator: ",")
    return [RecordingCommand.name, path] + words + ["--parts", parts.text]
      + (pictures.isEmpty ? [] : ["--pictures", drawn])
  }

  // MARK: What a golden is made from

  /// The digests of the scene and of what comes in from outside, as the header has them; nothing is started.
  ///
  /// - Throws: ``Failure``, `SceneError` where a file cannot be read.
  func identity() throws -> (scene: String, inputs: String?) {
    let digest = try SceneSource(path: path, format: scene.inputFormat)
      .digest(scene.givenInputs, patience: scene.timeout)
    return (digest, try GoldenInputs(scene, script, path).digest)
  }

  /// Compiles the scene, if it is not compiled.
  ///
  /// - Throws: `SceneError`.
  func compileAhead() throws { try run([], outputs: []).compileAhead() }

  // MARK: Running

  /// Runs the scene once through its film, in a process of its own.
  ///
  /// Several runs may go side by side, on threads of their own.
  ///
  /// - Parameters:
  ///   - parts: What is recorded besides the digests of display lists.
  ///   - pictures: What is drawn of the film in the same pass.
  /// - Returns: The recording.
  /// - Throws: ``Failure``, `SceneError`.
  func perform(_ parts: GoldenParts, pictures: [FilmPicture] = []) throws -> GoldenRecording {
    try SceneSource(path: path, format: scene.inputFormat).checkFile()
    _ = try script.script(for: path)
    let notes = Notes()
    var shown = Progress(
      .none, scene: path, isTerminal: false, isQuiet: false, write: { notes.add($0) })
    let result = try run(Self.command(path, words, parts, pictures), outputs: [])
      .perform(.recording, &shown)
    let scene = try JSONDecoder().decode(RecordedScene.self, from: Data(result.utf8))
    var header = scene.header
    header.inputDigest = try GoldenInputs(self.scene, script, path).digest
    header.variant = variant
    return GoldenRecording(
      header: header, lists: scene.lists, pixels: scene.pixels,
      motion: try scene.motion.map { try MotionRecord(text: $0, of: header) },
      drawings: scene.drawings, places: scene.places, line: scene.line, notes: notes.all,
      strip: scene.strip.flatMap { Data(base64Encoded: $0) }.map { [UInt8]($0) },
      audit: scene.audit,
      pictures: Self.files(scene.pictures ?? [:]),
      files: scene.readings.map { seen($0, askings: scene.askings ?? []) })
  }

  /// What the scene read, but for what is looked at anyway: its own file and what the compiler made of it.
  ///
  /// - Parameters:
  ///   - paths: What it opened.
  ///   - askings: What it asked for only.
  /// - Returns: They, as they are now.
  private func seen(_ paths: [String], askings: [String]) -> [SeenFile] {
    let own = GoldenFolder.canonical(path)
    func isOther(_ path: String) -> Bool {
      !path.hasSuffix(".so") && GoldenFolder.canonical(path) != own
    }
    return paths.filter(isOther).map { SeenFile($0) }
      + askings.filter(isOther).map { SeenFile($0, isOnlyAskedFor: true) }
  }

  /// Pictures as files.
  private static func files(_ pictures: [String: String]) -> [FilmPicture: [UInt8]] {
    var files: [FilmPicture: [UInt8]] = [:]
    for (name, text) in pictures {
      guard let picture = FilmPicture(rawValue: name), let data = Data(base64Encoded: text) else {
        continue
      }
      files[picture] = [UInt8](data)
    }
    return files
  }

  /// Runs the scene for pictures of its film, all in one pass, and writes them.
  ///
  /// - Parameter outputs: The pictures and their files, which were checked.
  /// - Throws: ``Failure``, `SceneError`, `CodecError`. Nothing is written then, unless it is a file that cannot be.
  func draw(_ outputs: [PictureOptions.Output]) throws {
    let hasStrip = outputs.contains { $0.picture == .strip }
    let others = outputs.map(\.picture).filter { $0 != .strip }
    let wanted = FilmPicture.allCases.filter(others.contains)
    let recording = try perform(hasStrip ? [.motion, .strip] : [], pictures: wanted)
    let files = try outputs.map { output in
      let file = try file(of: output.picture, in: recording)
      guard let file else {
        throw Failure(.usage, Messages.noFrameForPicture(path, output.picture.name))
      }
      return (output.path, file)
    }
    for (path, bytes) in files { try GoldenFile.put(bytes, at: path) }
  }

  private func file(
    of picture: FilmPicture, in recording: GoldenRecording
  ) throws -> [UInt8]? {
    switch picture {
    case .strip: recording.strip
    case .page: try recording.pictures[.page].map { try ScenePageFile($0, of: self).bytes }
    default: recording.pictures[picture]
    }
  }

  /// Runs the scene for its filmstrip.
  ///
  /// - Returns: A PNG.
  /// - Throws: ``Failure``, `SceneError`.
  func strip() throws -> [UInt8] {
    guard let strip = try perform([.motion, .strip]).strip else {
      throw Failure(.usage, Messages.noFrameForStrip(path))
    }
    return strip
  }

  /// Films the scene into files, as `render` does.
  ///
  /// - Parameters:
  ///   - outputs: Where the film goes.
  ///   - frames: Which frames, as `--frames` has them; `nil` for all.
  /// - Throws: ``Failure``, `SceneError`, `CodecError`.
  func film(to outputs: [String], frames: String? = nil) throws {
    var words = ["render", path] + wordsOfFilm + outputs.flatMap { ["-o", $0] }
    if let frames { words += ["--frames", frames] }
    for output in outputs { try Place.check(output) }
    _ = try Rostrum.command(words)
    let run = run(words, outputs: outputs)
    var shown = Progress(.none, scene: path, isTerminal: false, isQuiet: true, write: { _ in })
    _ = try run.perform(.film, &shown)
  }

  /// Options with a value that films do not know.
  private static let strange = ["--mask", "--moments"]

  /// The words without those that films do not know.
  private var wordsOfFilm: [String] {
    var (kept, isValue) = ([String](), false)
    for word in words {
      if isValue {
        isValue = false
      } else if Self.strange.contains(word) {
        isValue = true
      } else if !Self.strange.contains(where: { word.hasPrefix("\($0)=") }) {
        kept.append(word)
      }
    }
    return kept
  }

  private func run(_ command: [String], outputs: [String]) -> SceneRun {
    var run = SceneRun(path: path, index: 0, options: scene, progress: .none, outputs: outputs)
    run.command = command
    return run
  }

  /// What the scene's process remarked.
  private final class Notes: Sendable {
    private let lines = Mutex<[String]>([])
    private static let prefix = "Note: "

    func add(_ text: String) {
      let line = text.trimmingCharacters(in: .newlines)
      guard line.hasPrefix(Self.prefix) else { return }
      lines.withLock { $0.append(String(line.dropFirst(Self.prefix.count))) }
    }

    var all: [String] { lines.withLock(\.self) }
  }
}

/// What comes into a film from outside: script, seed, date, conditions, inputs, pictures.
struct GoldenInputs {
  /// The digest of all of it; `nil` if nothing does.
  let digest: String?

  /// Reads what is named.
  ///
  /// - Parameters:
  ///   - scene: What was asked of the scene.
  ///   - script: What is done with it.
  ///   - path: The scene file.
  /// - Throws: ``Failure`` where a folder cannot be read.
  init(_ scene: SceneOptions, _ script: ScriptOptions, _ path: String) throws {
    var lines: [String] = []
    if let identity = script.identity(for: path) {
      lines += identity.digest.map { ["script \($0)"] } ?? []
      lines += identity.flags ?? []
    }
    if scene.seed != 0 { lines.append("seed \(scene.seed)") }
    if scene.date != SceneClock.usualStart { lines.append("date \(scene.date)") }
    lines += scene.define.map { "define \($0)" }
    lines += scene.givenInputs.values.map { "input \($0.name)=\($0.text)" }
    lines += scene.spring.map { "spring \($0.text)" }
    for picture in scene.assetUrl {
      guard let bytes = FileManager.default.contents(atPath: picture.file) else {
        throw Failure(.usage, Messages.unreadable(picture.file, "it may not be read"))
      }
      let content = SHA256.hexadecimal(of: [UInt8](bytes))
      lines.append("address \(picture.address) \(picture.delay) \(content)")
    }
    if let folder = scene.assets {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        throw Failure(
          .usage, Messages.unreadable(folder, "it is no folder, or may not be read"))
      }
      for name in names.sorted() where ["png", "svg"].contains(Place.ending(of: name)) {
        guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
          throw Failure(.usage, Messages.unreadable("\(folder)/\(name)", "it may not be read"))
        }
        lines.append("asset \(name) \(SHA256.hexadecimal(of: [UInt8](bytes)))")
      }
    }
    digest =
      lines.isEmpty
      ? nil : SHA256.hexadecimal(of: Array(lines.joined(separator: "\n").utf8))
  }
}
