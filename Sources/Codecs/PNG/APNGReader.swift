public import Pixels

/// A reader of animated PNGs, frame by frame as they are shown; a plain PNG is an animation of one frame.
public struct APNGReader {
  /// A frame: what is shown, and for how long.
  public struct Frame: Hashable, Sendable {
    /// The whole canvas.
    public let pixmap: Pixmap
    /// The duration on screen.
    public let duration: ExactTime
  }

  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// The play count: how often the animation plays; 0 for ever.
  public let playCount: Int
  /// Frames in the file.
  public var frameCount: Int { pictures.count }
  /// How long each of them is shown.
  public var durations: [ExactTime] { pictures.map(\.duration) }

  private let file: [UInt8]
  private let path: String
  /// The header's content, but for the size.
  private let depth: [UInt8]
  /// The chunks before the first picture's data, which hold for all: palette, transparency, gamma.
  private let common: [UInt8]
  private let pictures: [APNGParts.Picture]
  private var next = 0
  private var canvas: Pixmap

  /// Opens the file at `path`.
  ///
  /// - Throws: As ``init(_:path:)``, and ``CodecError/system(path:action:number:)`` if it cannot be read.
  public init(_ path: String) throws(CodecError) {
    try self.init(InputFile.bytes(at: path), path: path)
  }

  /// Opens a file in memory.
  ///
  /// - Parameters:
  ///   - file: All of its bytes.
  ///   - path: What stands for it in messages.
  /// - Throws: ``CodecError/malformed(path:reason:)`` if it is not a whole PNG file,
  ///   ``CodecError/unsupportedSize(path:width:height:accepted:)`` beyond
  ///   ``PNGReader/greatestPixelCount``.
  public init(_ file: [UInt8], path: String) throws(CodecError) {
    let parts = try APNGParts(file, path: path)
    (self.file, self.path) = (file, path)
    (width, height, playCount) = (parts.width, parts.height, parts.playCount)
    depth = Array(file[PNGContainer.depth])
    common = parts.common.flatMap { file[$0] }
    pictures = parts.pictures
    canvas = Pixmap(width: width, height: height)
  }

  /// The next frame; `nil` after the last.
  ///
  /// - Throws: ``CodecError/malformed(path:reason:)``.
  public mutating func nextFrame() throws(CodecError) -> Frame? {
    guard next < pictures.count else { return nil }
    let picture = pictures[next]
    next += 1
    let box = picture.box
    let part = try decode(picture)
    let before = canvas
    for y in 0..<box.height {
      for x in 0..<box.width {
        let pixel = part[x, y]
        canvas[box.x + x, box.y + y] =
          picture.isOver ? over(pixel, canvas[box.x + x, box.y + y]) : pixel
      }
    }
    let frame = Frame(pixmap: canvas, duration: picture.duration)
    switch picture.disposal {
    case .clear:
      for y in box.y..<box.y + box.height {
        for x in box.x..<box.x + box.width { canvas[x, y] = 0 }
      }
    case .restore: canvas = before
    case .keep: break
    }
    return frame
  }

  /// A picture on its own, as libpng reads it.
  private func decode(_ picture: APNGParts.Picture) throws(CodecError) -> Pixmap {
    let size =
      PNGContainer.bigEndian(UInt32(picture.box.width))
      + PNGContainer.bigEndian(UInt32(picture.box.height))
    var single = PNGContainer.signature + PNGContainer.chunk("IHDR", size + depth) + common
    single += PNGContainer.chunk("IDAT", picture.data.flatMap { file[$0] })
    single += PNGContainer.chunk("IEND", [])
    return try LibPNG.decode(single, path: path)
  }
}

/// Source-over of a premultiplied pixel on another.
@inline(__always)
private func over(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
  let rest = 255 - (top >> 24)
  if rest == 0 || bottom == 0 { return top }
  func part(_ shift: UInt32) -> UInt32 {
    min(255, (top >> shift & 255) + ((bottom >> shift & 255) * rest * 2 + 255) / 510) << shift
  }
  return part(0) | part(8) | part(16) | part(24)
}
