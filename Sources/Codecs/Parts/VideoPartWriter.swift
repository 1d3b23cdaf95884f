internal import Digest

/// A writer of parts of films that libx264 encodes in closed groups: they join without being encoded again.
final class VideoPartWriter: FrameWriter {
  let preparation: FramePreparation
  private let file: OutputFile
  private let settings: VideoSettings
  private let session: X264Session
  private let remark: [UInt8]
  private var index: PartIndex
  private var groups: FrameGroups?
  private var frameCount = 0
  private var isOpen = true

  /// Begins a part.
  ///
  /// - Parameters:
  ///   - file: Where it goes.
  ///   - index: What it is a part of.
  ///   - settings: How to encode; they make groups.
  ///   - width: Pixels across, even where the settings need it.
  ///   - height: Pixels down, likewise.
  ///   - rate: Frames a second.
  /// - Throws: ``CodecError``: libx264 is missing or refuses, or the file cannot be written.
  init(
    _ file: OutputFile, _ index: PartIndex, settings: VideoSettings, width: Int, height: Int,
    rate: FrameRate
  ) throws(CodecError) {
    try VideoWriter.check(file, width: width, height: height, settings)
    guard let choice = VideoEncoderChoice.candidates(for: settings).first, settings.makesGroups
    else { throw .unsupported(path: file.path, reason: "its encoder makes no closed groups") }
    (self.file, self.index, self.settings) = (file, index, settings)
    (self.index.width, self.index.height) = (width, height)
    preparation = .planes(settings.layout)
    groups = settings.group.map { FrameGroups(length: $0, rate: rate) }
    session = try X264Session(
      X264Library(), choice, settings, file, width: width, height: height, rate: rate)
    remark = session.beginPart()
    try file.write(PartFile.mark)
  }

  func write(_ frame: PreparedFrame, number: Int) throws(CodecError) {
    guard case .planes(let planes) = frame, planes.layout == settings.layout,
      planes.width == index.width, planes.height == index.height
    else { preconditionFailure("a part of a film takes planes in its own layout and size") }
    do throws(CodecError) {
      if groups?.begins(at: number) == true { try session.beginGroup() }
      try session.encode(planes, at: frameCount)
      frameCount += 1
    } catch {
      abandon()
      throw error
    }
  }

  func finish() throws(CodecError) -> FileSummary {
    do throws(CodecError) {
      let (pictures, digest) = try session.finishPart()
      index.frames = pictures.pictures.map {
        PartIndex.Frame(number: $0.number, bytes: Int($0.size), isKey: $0.isKey)
      }
      index.digest = SHA256.hexadecimal(digest)
      if frameCount > 0 {
        index.stream = PartIndex.Stream(
          sequence: SHA256.hexadecimal(pictures.parameterSets.sequence),
          picture: SHA256.hexadecimal(pictures.parameterSets.picture),
          remark: SHA256.hexadecimal(remark))
      }
      try file.write(PartFile.end(index))
      try file.finish()
    } catch {
      abandon()
      throw error
    }
    isOpen = false
    return FileSummary(
      path: file.path, byteCount: file.byteCount, format: "part", codec: "libx264",
      pixelFormat: settings.layout.probedName, width: index.width, height: index.height,
      storedFrames: frameCount, frames: frameCount, duration: session.duration)
  }

  func abandon() {
    guard isOpen else { return }
    isOpen = false
    session.close()
    file.abandon()
  }
}
