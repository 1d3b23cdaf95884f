internal import CDeflate

/// The chunks of an animated PNG, and where they lie in its file: everything is checked here but the compressed data.
///
/// Source: PNG specification, third edition, sections 5 and 11.3.6.
struct APNGParts {
  /// The disposal of a picture: what becomes of it when its time is over.
  enum Disposal: UInt8 {
    /// The picture stays.
    case keep
    /// Its box is cleared.
    case clear
    /// What was there before is restored.
    case restore
  }

  /// Bytes of a chunk besides its content: length, type and checksum.
  private static let chunkSize = 12
  /// Bytes of the contents of chunks that have one size.
  private static let (headerSize, animationSize, controlSize) = (13, 8, 26)
  /// Sides that a header may tell, in pixels.
  private static let sides = 1...Int(Int32.max)
  /// Parts of a second that a picture's time counts if it says 0.
  private static let usualParts = 100

  /// Where the numbers of a control chunk lie in its content.
  private enum Field {
    static let (width, height, x, y) = (4, 8, 12, 16)
    static let (time, parts, disposal, blending) = (20, 22, 24, 25)
  }

  /// A picture of the animation.
  struct Picture {
    var box: PixelBox
    var duration: ExactTime
    var disposal: Disposal
    var isOver: Bool
    /// Compressed data.
    var data: [Range<Int>] = []
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var playCount = 0
  /// Whole chunks that hold for all pictures.
  private(set) var common: [Range<Int>] = []
  private(set) var pictures: [Picture] = []

  private let file: [UInt8]
  private let path: String
  private var announced: Int?
  private var sequence = 0
  private var hasData = false

  init(_ file: [UInt8], path: String) throws(CodecError) {
    (self.file, self.path) = (file, path)
    guard file.starts(with: PNGContainer.signature) else { throw error("not a PNG file") }
    var place = PNGContainer.signature.count
    var hasEnded = false
    while !hasEnded {
      guard file.count - place >= Self.chunkSize else { throw error("it is cut off") }
      let length = word(place)
      guard length <= file.count - place - Self.chunkSize else { throw error("it is cut off") }
      let content = place + 8..<place + 8 + length
      let type = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      guard checksum(place + 4..<content.upperBound) == word(content.upperBound) else {
        throw error("the checksum of its \(type) is wrong")
      }
      guard (type == "IHDR") == (width == 0) else { throw error("its header is not first") }
      hasEnded = type == "IEND"
      try take(type, content, whole: place..<content.upperBound + 4)
      place = content.upperBound + 4
    }
    guard pictures.allSatisfy({ !$0.data.isEmpty }), !pictures.isEmpty else {
      throw error("a picture has no data")
    }
    if let announced, announced != pictures.count {
      throw error("it announces \(announced) pictures and has \(pictures.count)")
    }
  }

  private mutating func take(
    _ type: String, _ content: Range<Int>, whole: Range<Int>
  ) throws(CodecError) {
    switch type {
    case "IHDR": try takeHeader(content)
    case "IEND": break
    case "acTL":
      guard content.count == Self.animationSize, announced == nil, !hasData else {
        throw error("a bad acTL")
      }
      announced = word(content.lowerBound)
      playCount = word(content.lowerBound + 4)
    case "fcTL" where announced != nil: try takeControl(content)
    case "fdAT" where announced != nil:
      try countSequence(content)
      guard hasData, !pictures.isEmpty, content.count > 4 else { throw error("a bad fdAT") }
      pictures[pictures.count - 1].data.append(content.dropFirst(4))
    case "IDAT":
      hasData = true
      if announced == nil, pictures.isEmpty {
        // A plain PNG.
        let whole = PixelBox(columns: 0...width - 1, rows: 0...height - 1)
        pictures.append(Picture(box: whole, duration: .zero, disposal: .keep, isOver: false))
      }
      // Without a control chunk before it, this picture is for plain readers only.
      guard let last = pictures.indices.last else { return }
      guard last == 0 else { throw error("data of the first picture come late") }
      pictures[last].data.append(content)
    default: if !hasData, pictures.isEmpty { common.append(whole) }
    }
  }

  private mutating func takeHeader(_ content: Range<Int>) throws(CodecError) {
    guard content.count == Self.headerSize else { throw error("a bad header") }
    (width, height) = (word(content.lowerBound), word(content.lowerBound + 4))
    guard Self.sides.contains(width), Self.sides.contains(height) else {
      throw error("a bad header")
    }
    guard width * height <= LibPNG.greatestPixelCount else {
      throw .unsupportedSize(
        path: path, width: width, height: height,
        accepted: "at most \(LibPNG.greatestPixelCount) pixels")
    }
  }

  private mutating func takeControl(_ content: Range<Int>) throws(CodecError) {
    try countSequence(content)
    guard content.count == Self.controlSize else { throw error("a bad fcTL") }
    let start = content.lowerBound
    let (w, h) = (word(start + Field.width), word(start + Field.height))
    let (x, y) = (word(start + Field.x), word(start + Field.y))
    guard w > 0, h > 0, x <= width - w, y <= height - h,
      let disposal = Disposal(rawValue: file[start + Field.disposal]),
      file[start + Field.blending] <= 1
    else { throw error("a picture that does not fit") }
    let parts = half(start + Field.parts)
    pictures.append(
      Picture(
        box: PixelBox(columns: x...x + w - 1, rows: y...y + h - 1),
        duration: ExactTime(
          half(start + Field.time), over: parts == 0 ? Self.usualParts : parts),
        disposal: disposal, isOver: file[start + Field.blending] == 1))
  }

  private mutating func countSequence(_ content: Range<Int>) throws(CodecError) {
    guard content.count >= 4, word(content.lowerBound) == sequence else {
      throw error("pictures out of order")
    }
    sequence += 1
  }

  private func half(_ place: Int) -> Int { Int(file[place]) << 8 | Int(file[place + 1]) }

  private func word(_ place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }

  private func checksum(_ range: Range<Int>) -> Int {
    file.withUnsafeBytes {
      Int(libdeflate_crc32(0, $0.baseAddress.map { $0 + range.lowerBound }, range.count))
    }
  }

  private func error(_ reason: String) -> CodecError { .malformed(path: path, reason: reason) }
}
