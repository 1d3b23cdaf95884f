/// What a part of a film holds, and what film and output it is of: the end of its file.
///
/// Parts that are made apart join if all that this says of the whole is the same.
public struct PartIndex: Codable, Hashable, Sendable {
  /// A frame, or a picture of a video, in the order in which they are stored.
  public struct Frame: Codable, Hashable, Sendable {
    /// Its number in the film; of a video's picture, its place among those of the part in the order of showing.
    public var number: Int
    /// Its bytes in the file; 0 for a frame that is the one before.
    public var bytes: Int
    /// What ffprobe would call the pixels of a PNG; `nil` in a video.
    public var pixelFormat: String?
    /// Whether a video's picture can be decoded without others.
    public var isKey: Bool?

    enum CodingKeys: String, CodingKey {
      case number, bytes, pixelFormat
      case isKey = "key"
    }
  }

  /// What all pictures of an H.264 stream share, in hexadecimal digits.
  public struct Stream: Codable, Hashable, Sendable {
    /// The sequence parameter set.
    var sequence: String
    /// The picture parameter set.
    var picture: String
    /// What the encoder says of itself.
    var remark: String
  }

  /// The form of parts, by a name that changes with it.
  public private(set) var schema = Self.currentSchema
  /// The digest of all that the film's pixels follow from: scene, options, script, fonts, version.
  public var film: String
  /// The output as its user named it, without the folders that it is in: `film.mp4`, `frames/`.
  public var output: String
  /// How it is encoded, as options of `render`.
  public var encoding: [String]
  /// Which of the parts it is, from 1.
  public var number: Int
  /// How many parts there are.
  public var count: Int
  /// Frames a second.
  public var fps: String
  /// Pixels across.
  public var width: Int
  /// Pixels down.
  public var height: Int
  /// Frames of the whole output.
  public var total: Int
  /// The part's first frame among them, from 0.
  public var first: Int
  /// The closed groups' length in seconds of film; `nil` where there are none.
  public var group: String?
  /// The frames, or the pictures of a video.
  public var frames: [Frame] = []
  /// The stream that a video's pictures are of; `nil` for frames as PNGs, and where there are none.
  public var stream: Stream?
  /// The SHA-256 digest of all their bytes.
  public var digest = ""

  static let currentSchema = "rostrum.part/1"
  /// The most parts of a film, and the longest side of a picture.
  public static let (greatestCount, greatestSide) = (10_000, 1 << 16)

  /// Creates the index of a part without frames.
  ///
  /// - Parameters:
  ///   - film: The digest of all that the film's pixels follow from.
  ///   - output: The output as its user named it.
  ///   - encoding: How it is encoded, as options of `render`.
  ///   - number: Which part it is, from 1.
  ///   - count: How many there are.
  ///   - rate: Frames a second.
  ///   - range: Its frames among those of the whole output.
  ///   - total: Frames of the whole output.
  ///   - group: The closed groups' length, where there are any.
  public init(
    film: String, output: String, encoding: [String], number: Int, count: Int, rate: FrameRate,
    range: Range<Int>, total: Int, group: ExactTime?
  ) {
    precondition((1...count).contains(number), "no such part")
    (self.film, self.output, self.encoding) = (film, output, encoding)
    (self.number, self.count, self.total, first) = (number, count, total, range.lowerBound)
    (fps, width, height, self.group) = (rate.description, 0, 0, group?.description)
  }

  /// What it says of the whole: the same in all parts of an output.
  ///
  /// The size is that of the stage, which a part without frames knows as well.
  var whole: Self {
    var index = self
    (index.number, index.first, index.frames, index.stream, index.digest) = (1, 0, [], nil, "")
    return index
  }

  /// Whether its numbers can be, for a file of some bytes.
  func isPossible(size: Int) -> Bool {
    (1...Self.greatestCount).contains(count) && (1...count).contains(number) && rate != nil
      && (1...Self.greatestSide).contains(width) && (1...Self.greatestSide).contains(height)
      && (0...max(0, total)).contains(first)
      && frames.allSatisfy {
        (0...min(size, Int(UInt32.max))).contains($0.bytes)
          && (0...Int(Int32.max)).contains($0.number)
      }
      && (stream == nil || frames.allSatisfy { $0.number < frames.count })
  }

  /// Frames a second.
  public var rate: FrameRate? {
    let parts = fps.split(separator: "/").map { Int($0) }
    guard parts.count <= 2, let frames = parts.first ?? nil,
      let seconds = parts.count == 2 ? parts[1] : 1,
      FrameRate.range.contains(frames), FrameRate.range.contains(seconds)
    else { return nil }
    return FrameRate(frames, per: seconds)
  }
}
