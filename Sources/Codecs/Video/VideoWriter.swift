/// The libraries that encode films, each opened when it is asked for.
struct VideoLibraries {
  var x264: () throws(CodecError) -> X264Library = { () throws(CodecError) in try X264Library() }
  var libav: () throws(CodecError) -> AVLibrary = { () throws(CodecError) in try AVLibrary() }
}

/// A writer of films through libx264, or libavcodec and libavformat: constant frame rate, tagged colours,
/// exact duration.
///
/// The same frames and settings give the same bytes for one version of the encoder, whatever the
/// machine's cores. The file's index stands first, so that it plays while it loads.
public final class VideoWriter: FrameWriter {
  /// How frames are converted before they are written.
  public let preparation: FramePreparation
  /// Pixels that a film may have across and down: libx264's bound.
  private static let sides = 1...16384
  private let file: OutputFile
  private let settings: VideoSettings
  private let rate: FrameRate
  private let width: Int
  private let height: Int
  private let session: any VideoSession
  private let encoderName: String
  private var groups: FrameGroups?
  private var frameCount = 0
  private var isOpen = true

  /// Opens an encoder and begins a film.
  ///
  /// - Parameters:
  ///   - file: Where it goes; not written to by anyone else. A stream gets the film when it is whole.
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  ///   - rate: Frames a second.
  ///   - settings: How to encode.
  /// - Throws: ``CodecError``: the size does not suit the format, a library or encoder is missing,
  ///   the encoder refuses, or the file cannot be written.
  public convenience init(
    _ file: OutputFile, width: Int, height: Int, rate: FrameRate, settings: VideoSettings = .init()
  ) throws(CodecError) {
    try self.init(
      file, width: width, height: height, rate: rate, settings: settings,
      libraries: VideoLibraries())
  }

  /// The same with libraries that are had in another way.
  init(
    _ file: OutputFile, width: Int, height: Int, rate: FrameRate, settings: VideoSettings,
    libraries: VideoLibraries
  ) throws(CodecError) {
    try Self.check(file, width: width, height: height, settings)
    precondition(
      VideoSettings.threadCounts.contains(settings.threadCount), "encoder threads out of range")
    try file.makeRewritable()
    self.file = file
    self.settings = settings
    self.rate = rate
    (self.width, self.height) = (width, height)
    preparation = .planes(settings.layout)
    groups = settings.group.map { FrameGroups(length: $0, rate: rate) }
    (session, encoderName) = try VideoEncoderChoice.best(for: settings) {
      choice throws(CodecError) in
      let session: (any VideoSession)? =
        switch choice.maker {
        case .x264:
          try X264Session(
            libraries.x264(), choice, settings, file, width: width, height: height, rate: rate)
        // What stands in for libx264 makes no closed groups.
        case .libav where settings.group != nil: nil
        case .libav:
          try AVSession(
            libraries.libav(), choice, settings, file, width: width, height: height, rate: rate)
        }
      return session.map { ($0, choice.name) }
    }
  }

  /// Refuses a size that no film of these settings has.
  static func check(
    _ file: OutputFile, width: Int, height: Int, _ settings: VideoSettings
  ) throws(CodecError) {
    let isEven = width.isMultiple(of: 2) && height.isMultiple(of: 2)
    guard Self.sides.contains(width), Self.sides.contains(height),
      isEven || !settings.needsEvenSides
    else {
      throw .unsupportedSize(
        path: file.path, width: width, height: height,
        accepted: settings.needsEvenSides ? "even sides up to 16384" : "sides from 1 to 16384")
    }
  }

  /// Checks that libav can be opened.
  ///
  /// - Parameter folder: Where its libraries are, ending in `/`; empty for where the system looks.
  /// - Throws: ``CodecError/missingLibrary(file:package:reason:)`` if it cannot.
  public static func checkLibrary(in folder: String = "") throws(CodecError) {
    _ = try AVLibrary(folder: folder)
  }

  public func write(_ frame: PreparedFrame, number: Int) throws(CodecError) {
    precondition(isOpen, "writing to a film that is finished")
    guard case .planes(let planes) = frame, planes.layout == settings.layout else {
      preconditionFailure("a film takes planes in its own layout")
    }
    do throws(CodecError) {
      guard planes.width == width, planes.height == height else {
        throw .unequalFrame(
          path: file.path, width: planes.width, height: planes.height, expectedWidth: width,
          expectedHeight: height)
      }
      if groups?.begins(at: number) == true { try session.beginGroup() }
      try session.encode(planes, at: frameCount)
      frameCount += 1
    } catch {
      abandon()
      throw error
    }
  }

  public func finish() throws(CodecError) -> FileSummary {
    precondition(isOpen, "finishing a film twice")
    do throws(CodecError) {
      guard frameCount > 0 else { throw .noFrames(path: file.path) }
      try session.finish()
    } catch {
      abandon()
      throw error
    }
    isOpen = false
    var notes: [String] = []
    if let preferred = VideoEncoderChoice.candidates(for: settings).first?.name,
      preferred != encoderName
    {
      notes.append("encoded with \(encoderName), as \(preferred) is not installed here")
    }
    return FileSummary(
      path: file.path, byteCount: file.byteCount, format: settings.container.rawValue,
      codec: encoderName, pixelFormat: settings.layout.probedName,
      colorTags: settings.colorTags,
      width: width, height: height, storedFrames: session.packetCount, frames: frameCount,
      duration: session.duration, roundingDrift: session.roundingDrift, notes: notes)
  }

  public func abandon() {
    guard isOpen else { return }
    isOpen = false
    session.close()
    file.abandon()
  }
}
