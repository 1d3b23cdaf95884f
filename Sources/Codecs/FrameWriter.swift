internal import Digest
public import Pixels

/// A writer of films: takes frames in order and makes of them a file, or a folder of files.
///
/// A writer is finished or abandoned exactly once; until then nothing stands under its final name,
/// and a writer that goes out of use unfinished removes what it had begun. The costly part that does
/// not depend on other frames is ``preparation``: it may run on many threads at once.
public protocol FrameWriter: AnyObject {
  /// What is done to each frame beforehand, on any thread.
  var preparation: FramePreparation { get }

  /// Adds a frame, prepared by ``preparation``.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - number: Its number in the film, from 0; files of a sequence bear it.
  /// - Throws: ``CodecError``; the writer has abandoned its file then.
  func write(_ frame: PreparedFrame, number: Int) throws(CodecError)

  /// Completes the file and gives it its name.
  ///
  /// - Returns: What the file stores.
  /// - Throws: ``CodecError``; nothing stands under the final name then.
  func finish() throws(CodecError) -> FileSummary

  /// Gives up and removes what was begun; does nothing after ``finish()``.
  func abandon()
}

/// A frame in the form that a writer takes.
public enum PreparedFrame: Sendable {
  /// The pixels themselves.
  case pixmap(Pixmap)
  /// Bytes as they go into the file, or to its encoder, and their pixel format in libav's words.
  case file([UInt8], pixelFormat: String)
  /// A file of its own, with its SHA-256 digest.
  case digested([UInt8], pixelFormat: String, digest: [UInt8])
  /// Planes for a video encoder.
  case planes(VideoPlanes)
}

/// Preparation of a frame, the part of encoding that looks at it alone: a pure function, run in
/// parallel.
public enum FramePreparation: Hashable, Sendable {
  /// Nothing: the writer takes pixels.
  case none
  /// Straight RGBA, without padding.
  case straight
  /// The digest of the pixels alone.
  case digest
  /// A PNG file of each frame.
  case png(PNGEncoder)
  /// A PNG file of each frame, and its digest: of a film with much in it that takes a twentieth of the time.
  case digestedPNG(PNGEncoder)
  /// Planes of luma and chroma.
  case planes(VideoPlanes.Layout)

  /// Prepares one frame.
  ///
  /// - Throws: ``CodecError`` if the frame does not suit the format.
  public func callAsFunction(_ pixmap: Pixmap) throws(CodecError) -> PreparedFrame {
    switch self {
    case .none: .pixmap(pixmap)
    case .straight: .file(pixmap.straightBytes, pixelFormat: "rgba")
    case .digest: .digested([], pixelFormat: "rgba", digest: pixmap.digest)
    case .png(let encoder): try encoder.prepare(pixmap)
    case .digestedPNG(let encoder): try encoder.prepare(pixmap).digested
    case .planes(let layout): .planes(pixmap.planes(layout))
    }
  }
}

extension PreparedFrame {
  /// A file with its digest.
  fileprivate var digested: Self {
    guard case .file(let bytes, let pixelFormat) = self else { return self }
    var sum = SHA256()
    sum.update(bytes)
    return .digested(bytes, pixelFormat: pixelFormat, digest: sum.finalize())
  }
}

extension FrameWriter {
  /// Adds a frame that was not prepared.
  ///
  /// - Parameters:
  ///   - pixmap: The frame.
  ///   - number: Its number in the film, from 0.
  /// - Throws: ``CodecError``; the writer has abandoned its file then.
  public func write(_ pixmap: Pixmap, number: Int) throws(CodecError) {
    try write(preparation(pixmap), number: number)
  }
}
