internal import Foundation

/// A file format that a film can become, with its settings.
public enum MediaFormat: Hashable, Sendable {
  /// One picture.
  case png(PNGEncoder)
  /// Numbered pictures.
  case pngSequence(PNGEncoder)
  /// A film through libav.
  case video(VideoSettings)
  /// An animated GIF.
  case gif(GIFSettings)
  /// An animated PNG.
  case apng(APNGSettings)
  /// An animated WebP through libwebp.
  case webp(WebPSettings)
  /// Frames without compression.
  case raw(RawFrameWriter.Kind)

  /// The format of a file by its name, at default settings; `nil` for an unknown extension.
  ///
  /// A path ending in `/`, or with a place for a number such as `%04d`, is a sequence of pictures.
  ///
  /// - Parameter path: The file's name.
  public init?(path: String) {
    if path.hasSuffix("/") {
      self = .pngSequence(PNGEncoder())
      return
    }
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last else { return nil }
    self.init(fileExtension: last.lowercased())
    if case .png(let encoder) = self, SequencePattern(path) != nil { self = .pngSequence(encoder) }
  }

  /// The format with a file extension, at default settings; `nil` for an unknown one.
  ///
  /// - Parameter fileExtension: Lower case, without the dot.
  public init?(fileExtension: String) {
    switch fileExtension {
    case "png": self = .png(PNGEncoder())
    case "mp4": self = .video(VideoSettings(container: .mp4))
    case "mov": self = .video(VideoSettings(container: .mov))
    case "webm": self = .video(VideoSettings(container: .webm))
    case "gif": self = .gif(GIFSettings())
    case "apng": self = .apng(APNGSettings())
    case "webp": self = .webp(WebPSettings())
    case "y4m": self = .raw(.y4m(.half))
    case "rgba": self = .raw(.rgba)
    default: return nil
    }
  }

  /// The extensions that name a format, as messages list them.
  public static let fileExtensions = [
    "mp4", "gif", "png", "apng", "webp", "mov", "webm", "y4m", "rgba",
  ]

  /// Begins to open the libraries that the format needs, on a thread of its own.
  ///
  /// libav takes 27 ms, which need not come after what else is opened. What goes wrong is told when the
  /// writer is made.
  public func openLibrariesAhead() {
    guard case .video(let settings) = self,
      VideoEncoderChoice.candidates(for: settings).first?.maker == .libav
    else { return }
    Thread.detachNewThread { _ = try? AVLibrary() }
  }

  /// Whether the format holds one frame.
  public var isStill: Bool { if case .png = self { true } else { false } }

  /// Whether both sides of the picture must be even.
  public var needsEvenSides: Bool {
    if case .video(let settings) = self { settings.needsEvenSides } else { false }
  }

  /// Whether transparency is kept, at least whether there is any.
  public var keepsAlpha: Bool {
    switch self {
    case .png, .pngSequence, .gif, .apng, .webp, .raw(.rgba), .raw(.digests): true
    case .video(let settings): settings.layout.hasAlpha
    case .raw(.y4m): false
    }
  }

  /// The rate at which a film of `rate` is drawn for this format: its own, but for a GIF the nearest
  /// that players honour.
  public func rate(nearest rate: FrameRate) -> FrameRate {
    if case .gif = self { GIFSettings.honestRate(nearest: rate) } else { rate }
  }

  /// Begins a file of this format.
  ///
  /// - Parameters:
  ///   - destination: Where it goes.
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  ///   - rate: Frames a second; see ``rate(nearest:)``.
  ///   - batch: The files that it appears with; `nil` if it appears as soon as it is whole, as a sequence does.
  /// - Returns: A writer, to be used by one thread at a time.
  /// - Throws: ``CodecError``: the size, rate or destination does not suit, a library is missing, or
  ///   the folder cannot be written to.
  public func makeWriter(
    to destination: MediaDestination, width: Int, height: Int, rate: FrameRate,
    batch: OutputBatch? = nil
  ) throws(CodecError) -> any FrameWriter {
    switch self {
    case .png(let encoder):
      return PNGStillWriter(try destination.open(batch), encoder: encoder)
    case .pngSequence(let encoder):
      guard case .path(let path) = destination, let pattern = SequencePattern(path) else {
        throw .unsupported(
          path: destination.name,
          reason: "a sequence needs a folder ending in / or a pattern such as name-%04d.png")
      }
      return try PNGSequenceWriter(pattern: pattern, rate: rate, encoder: encoder)
    case .video(let settings):
      return try VideoWriter(
        try destination.open(batch), width: width, height: height, rate: rate, settings: settings)
    case .gif(let settings):
      return try GIFWriter(
        try destination.open(batch), width: width, height: height, rate: rate, settings: settings)
    case .apng(let settings):
      return try APNGWriter(
        try destination.open(batch), width: width, height: height, rate: rate, settings: settings)
    case .webp(let settings):
      return try WebPWriter(
        try destination.open(batch), width: width, height: height, rate: rate, settings: settings)
    case .raw(let kind):
      return try RawFrameWriter(
        try destination.open(batch), kind: kind, width: width, height: height, rate: rate)
    }
  }
}

/// The destination of a film.
public enum MediaDestination: Hashable, Sendable {
  /// A file, a folder ending in `/`, or a pattern.
  case path(String)
  /// An open descriptor, which stays open, and what stands for it in messages.
  case descriptor(Int32, name: String)

  /// The path, or what stands for it.
  public var name: String {
    switch self {
    case .path(let path): path
    case .descriptor(_, let name): name
    }
  }

  /// Begins the file.
  func open(_ batch: OutputBatch?) throws(CodecError) -> OutputFile {
    switch self {
    case .path(let path): try OutputFile(path: path, batch: batch)
    case .descriptor(let number, let name): OutputFile(descriptor: number, name: name)
    }
  }
}
