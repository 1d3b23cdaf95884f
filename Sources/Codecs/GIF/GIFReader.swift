public import Pixels

/// A reader of animated GIFs, picture by picture as they are shown.
///
/// What files say is kept: delays of 0 and of 0.01 s are that, though browsers wait for longer. The ground is clear.
public struct GIFReader: ClipReader {
  /// What becomes of a picture's place before the next.
  private enum Disposal {
    case keep
    case clear
    case restore
  }

  /// A picture as it stands in the file.
  private struct Image {
    var (x, y, width, height) = (0, 0, 0, 0)
    var isInterlaced = false
    /// Where its colours are, three bytes each.
    var colors = 0..<0
    /// Bits of an index.
    var indexBits = 0
    /// Where its blocks of codes begin.
    var codes = 0
    var control = Control()
  }

  /// What stands before a picture.
  private struct Control {
    /// Hundredths of a second.
    var delay = 0
    var disposal = Disposal.keep
    /// The index that paints nothing.
    var transparent: UInt8?
  }

  public let width: Int
  public let height: Int
  public var durations: [ExactTime] { images.map { ExactTime($0.control.delay, over: 100) } }
  public var tick: ExactTime { ExactTime(1, over: 100) }

  private let file: [UInt8]
  private let path: String
  private var images: [Image] = []
  private var canvas: Pixmap
  private var next = 0

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
  /// - Throws: ``CodecError/malformed(path:reason:)`` if it is not a whole GIF,
  ///   ``CodecError/unsupportedSize(path:width:height:accepted:)`` beyond ``PNGReader/greatestPixelCount``.
  public init(_ file: [UInt8], path: String) throws(CodecError) {
    (self.file, self.path) = (file, path)
    var cursor = Cursor(file: file, path: path)
    let signature = String(decoding: try cursor.take(6).map { file[$0] }, as: UTF8.self)
    guard ["GIF87a", "GIF89a"].contains(signature) else {
      throw .malformed(path: path, reason: "not a GIF file")
    }
    (width, height) = (try cursor.word(), try cursor.word())
    guard width > 0, height > 0, width * height <= PNGReader.greatestPixelCount else {
      throw .unsupportedSize(
        path: path, width: width, height: height,
        accepted: "1 to \(PNGReader.greatestPixelCount) pixels")
    }
    canvas = Pixmap(width: width, height: height)
    let flags = try cursor.byte()
    _ = try cursor.take(2)
    let common = flags & 0x80 == 0 ? 0..<0 : try cursor.take(Self.colorBytes(flags))
    try readImages(&cursor, common)
    if images.isEmpty { throw .malformed(path: path, reason: "a GIF without a picture") }
  }

  private static func colorBytes(_ flags: UInt8) -> Int { 3 << (Int(flags & 7) + 1) }

  private mutating func readImages(
    _ cursor: inout Cursor, _ common: Range<Int>
  ) throws(CodecError) {
    var control = Control()
    while true {
      switch try cursor.byte() {
      case 0x21:
        let label = try cursor.byte()
        let start = cursor.place
        try cursor.skipBlocks()
        // A graphic control's only block has four bytes.
        if label == 0xf9, file[start] == 4 {
          let flags = file[start + 1]
          control.delay = Int(file[start + 2]) | Int(file[start + 3]) << 8
          control.transparent = flags & 1 == 1 ? file[start + 4] : nil
          control.disposal =
            switch flags >> 2 & 7 {
            case 2: .clear
            case 3: .restore
            default: .keep
            }
        }
      case 0x2c:
        var image = Image()
        (image.x, image.y) = (try cursor.word(), try cursor.word())
        (image.width, image.height) = (try cursor.word(), try cursor.word())
        let flags = try cursor.byte()
        image.isInterlaced = flags & 0x40 != 0
        image.colors = flags & 0x80 == 0 ? common : try cursor.take(Self.colorBytes(flags))
        image.indexBits = Int(try cursor.byte())
        (image.codes, image.control) = (cursor.place, control)
        guard image.width > 0, image.height > 0, image.x + image.width <= width,
          image.y + image.height <= height, (2...8).contains(image.indexBits)
        else { throw damaged(images.count, "reaches beyond the canvas, or has no pixels") }
        if image.colors.isEmpty { throw damaged(images.count, "has no colours") }
        try cursor.skipBlocks()
        images.append(image)
        control = Control()
      case 0x3b: return
      case let byte:
        throw .malformed(
          path: path, reason: "byte \(cursor.place - 1) is \(byte), where a block of a GIF begins")
      }
    }
  }

  private func damaged(_ number: Int, _ words: String) -> CodecError {
    .malformed(path: path, reason: "picture \(number) of the GIF \(words)")
  }

  public mutating func nextPicture() throws(CodecError) -> Pixmap? {
    guard next < images.count else { return nil }
    let image = images[next]
    let blocks = Cursor.content(of: file, at: image.codes)
    guard
      let indices = LZWDecoder.indices(
        blocks, bits: image.indexBits, count: image.width * image.height)
    else { throw damaged(next, "is damaged") }
    let before = canvas
    try paint(image, indices)
    let shown = canvas
    switch image.control.disposal {
    case .keep: break
    case .restore: canvas = before
    case .clear:
      for y in image.y..<image.y + image.height {
        for x in image.x..<image.x + image.width { canvas[x, y] = 0 }
      }
    }
    next += 1
    return shown
  }

  private mutating func paint(_ image: Image, _ indices: [UInt8]) throws(CodecError) {
    let colorCount = image.colors.count / 3
    let rows = image.isInterlaced ? Self.interlaced(image.height) : Array(0..<image.height)
    for (line, row) in rows.enumerated() {
      for column in 0..<image.width {
        let index = indices[line * image.width + column]
        if index == image.control.transparent { continue }
        guard Int(index) < colorCount else {
          throw damaged(next, "names a colour that is not there")
        }
        let place = image.colors.lowerBound + 3 * Int(index)
        let (red, green, blue) = (file[place], file[place + 1], file[place + 2])
        canvas[image.x + column, image.y + row] =
          Alpha.opaque | UInt32(blue) << 16 | UInt32(green) << 8 | UInt32(red)
      }
    }
  }

  /// The rows of an interlaced picture in the order in which they are stored.
  private static func interlaced(_ height: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(Swift.stride(from: start, to: height, by: step))
    }
  }
}

/// A place in a file that moves on as it is read.
private struct Cursor {
  let file: [UInt8]
  let path: String
  var place = 0

  mutating func take(_ count: Int) throws(CodecError) -> Range<Int> {
    guard file.count - place >= count else {
      throw .malformed(path: path, reason: "the GIF is cut off after \(file.count) bytes")
    }
    defer { place += count }
    return place..<place + count
  }

  mutating func byte() throws(CodecError) -> UInt8 { file[try take(1).lowerBound] }

  mutating func word() throws(CodecError) -> Int {
    let place = try take(2).lowerBound
    return Int(file[place]) | Int(file[place + 1]) << 8
  }

  /// Goes over blocks, each with its length before it, to the empty one that ends them.
  mutating func skipBlocks() throws(CodecError) {
    while true {
      let count = Int(try byte())
      if count == 0 { return }
      _ = try take(count)
    }
  }

  /// What is in blocks that were gone over.
  static func content(of file: [UInt8], at start: Int) -> [UInt8] {
    var (content, place) = ([UInt8](), start)
    while file[place] > 0 {
      let end = place + 1 + Int(file[place])
      content += file[place + 1..<end]
      place = end
    }
    return content
  }
}
