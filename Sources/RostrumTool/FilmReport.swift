import Codecs
import Film
import Foundation
import Motion
import SceneLoader
import Typography
import ViewEngine

/// The result document of `render`: what was filmed, and what the files really store.
struct FilmReport: Encodable {
  struct Stage: Encodable {
    let width: Double
    let height: Double
    let scale: Double
    let fps: String
    /// How long the film is, in seconds; of pictures of moments, when the last of them is.
    let duration: Double
    let background: String
    let colorScheme: String
    /// The version of the system whose looks are shown.
    let system: String
    let typeSize: String
    let locale: String
    let layoutDirection: String
    /// The device whose screen it is; `nil` for any other stage.
    let device: String?
    let chrome: Bool
  }
  struct Frames: Encodable {
    let rendered: Int
    let unique: Int
  }
  struct Seconds: Encodable {
    let wall: Double
    let cpu: Double
  }
  struct Output: Encodable {
    let path: String
    let bytes: Int
    let digest: String?
    let format: String
    let codec: String
    let pixelFormat: String
    let colorTags: String?
    let width: Int
    let height: Int
    let frames: Int
    let storedFrames: Int
    let duration: Double?
    let roundingDrift: Double
    let notes: [String]
    /// How many parts it was joined of; `nil` for one that was filmed in one piece.
    var parts: Int?
  }
  struct Font: Encodable {
    let name: String
    let path: String
    let digest: String
    let isAsListed: Bool?
  }

  let scene: String
  let preview: String
  let stage: Stage
  let frames: Frames
  let wall: Double
  let cpu: Double
  /// By stage; `layout` is a part of `scene`.
  let seconds: [String: Seconds]
  /// The most bytes of memory that the scene's process had at a time.
  let peakMemory: Int
  let outputs: [Output]
  let fonts: [Font]
  let isolation: Isolation
  let warnings: [String]
  /// The form of the document, by a name that changes when a key goes or changes its meaning.
  var schema = Self.schemaName
  /// The tool's version.
  var version = Rostrum.version
  /// The SHA-256 digest of the scene's text.
  var sceneDigest: String?
  /// What was compiled with the scene's file; `nil` for nothing.
  var files: [SceneCompiler.TakenFile]?
  var seed: UInt64 = 0
  var script: ScriptIdentity?
  /// What the scene was given, by name; `nil` for nothing.
  var inputs: [String: String]?
  /// The springs that were begun otherwise, as the user wrote it; `nil` for none.
  var springs: [String]?

  static let schemaName = "rostrum.film/1"
}

extension FilmReport.Output {
  /// The entry of a file.
  init(_ file: FileSummary, digest: String?, parts: Int? = nil) {
    (path, bytes, self.digest, self.parts) = (file.path, file.byteCount, digest, parts)
    (format, codec, pixelFormat) = (file.format, file.codec, file.pixelFormat)
    (colorTags, width, height) = (file.colorTags, file.width, file.height)
    (frames, storedFrames) = (file.frames, file.storedFrames)
    duration = file.duration?.seconds
    roundingDrift = file.roundingDrift.seconds
    notes = file.notes
  }
}

/// A script's identity: what was followed while filming.
struct ScriptIdentity: Encodable {
  /// The file, if there was one.
  var path: String?
  /// The SHA-256 digest of its bytes.
  var digest: String?
  /// Steps of the command line, as they were written.
  var flags: [String]?
}

extension FilmReport {
  /// The report of a film that was made.
  ///
  /// - Parameters:
  ///   - film: What was asked for.
  ///   - made: How it was made.
  ///   - result: What became of it.
  ///   - scheme: The colour scheme in which it begins.
  ///   - layout: The seconds in which boxes were placed.
  ///   - wall: Seconds of filming, on the clock.
  ///   - cpu: Seconds of processor time in which it was filmed.
  @MainActor init(
    _ film: SceneFilm, _ made: Film, _ result: FilmResult, scheme: ColorScheme,
    layout: StageSeconds, wall: Double, cpu: Double
  ) {
    let stage = film.stage
    scene = stage.scene
    preview = stage.previewName
    self.stage = Stage(
      width: stage.graph.stage.size.width, height: stage.graph.stage.size.height,
      scale: stage.graph.stage.scale, fps: stage.rate.description,
      duration: made.clock.duration.seconds,
      background: film.options.background?.text ?? scheme.rawValue, colorScheme: scheme.rawValue,
      system: stage.graph.stage.system.rawValue, typeSize: "\(film.options.typeSize ?? .large)",
      locale: film.options.localeIdentifier,
      layoutDirection: film.options.directionName, device: stage.device?.name,
      chrome: stage.hasChrome)
    frames = Frames(rendered: result.frames, unique: result.uniqueFrames)
    (self.wall, self.cpu) = (wall, cpu)
    var seconds = Dictionary(
      uniqueKeysWithValues: result.seconds.map {
        ($0.key.rawValue, Seconds(wall: $0.value.wall, cpu: $0.value.cpu))
      })
    seconds["layout"] = Seconds(wall: layout.wall, cpu: layout.cpu)
    self.seconds = seconds
    peakMemory = PeakMemory.bytes
    outputs = result.outputs.map { Output($0.summary, digest: $0.digest) }
    fonts =
      film.wantsDigests
      ? stage.usedFonts.map {
        Font(name: $0.name, path: $0.path, digest: $0.digest, isAsListed: $0.isAsListed)
      } : []
    isolation = stage.isolation
    warnings = stage.warnings
    seed = film.options.seed
  }
}
