/// The result document of `verify`: what was compared, and what was found.
///
/// Without times, absolute paths or processor counts, unless asked for: two runs give equal files.
public struct CheckDocument: Hashable, Sendable, Codable {
  /// How many goldens came out how.
  public struct Totals: Hashable, Sendable, Codable {
    /// Goldens with which a film was compared.
    public var compared = 0
    /// Goldens that are as they were.
    public var same = 0
    /// Goldens that are not as they were.
    public var differing = 0
    /// Goldens that are not there, or hold no frame.
    public var missing = 0
    /// Goldens that no scene asks for.
    public var orphaned = 0
    /// Scenes that fail, and goldens that cannot be read.
    public var failed = 0
    /// Of other size, rate, length or fonts, so that frames were not compared.
    public var incomparable = 0
    /// Goldens that were written just now.
    public var recorded = 0

    /// Creates totals of nothing.
    public init() {}
  }
  /// What became of one golden.
  public enum Verdict: String, Hashable, Sendable, Codable {
    /// As it was.
    case same
    /// Not as it was.
    case differs
    /// There is no golden, or it holds no frame.
    case missing
    /// Size, rate, number of frames, fonts or format are other ones: nothing was compared.
    case incomparable
    /// The scene does not compile, traps, or takes too long; or the golden cannot be read.
    case failed
    /// Written just now.
    case recorded
  }
  /// A golden's result.
  public struct Entry: Hashable, Sendable, Codable {
    /// The golden's name: `SubmitButton`, or `SubmitButton.Dark.tapped` with preview and variant.
    public var name: String
    /// The golden's path, as the user wrote it.
    public var golden: String
    /// The scene's path.
    public var scene: String
    /// The preview's name or number.
    public var preview: String
    /// The line in the scene's file, 1 and up, if it is known: the preview's, or the one that does not compile.
    public var line: Int?
    /// What became of it.
    public var verdict: Verdict
    /// What the tool would end with for this alone.
    public var code: Int32
    /// One line for people: what differs most, or what is wrong.
    public var sentence: String
    /// The level that was used: `exact`, `delta:2`.
    public var level: String?
    /// How near to the level's limit the result is, 0...1; more than 1 is beyond it.
    public var closeness: Double?
    /// How many frames the golden has.
    public var frameCount: Int?
    /// The film's rate.
    public var framesPerSecond: Double?
    /// Frames that differ, first and last included.
    public var differingFrames: [ClosedRange<Int>] = []
    /// What is no longer as it was, the weightiest first.
    public var findings: [Finding] = []
    /// Expectations that were not met, a sentence each.
    public var unmet: [String] = []
    /// The check file that expects them, if any is not met.
    public var checkFile: String?
    /// The lines of the check file at which they stand, 1 and up, one for each of ``unmet``.
    public var unmetLines: [Int]?
    /// Of the frame in which most pixels differ.
    public var worst: Worst?

    /// Creates a result without particulars.
    ///
    /// - Parameters:
    ///   - name: The golden's name.
    ///   - golden: Its path.
    ///   - scene: The scene's path.
    ///   - preview: The preview's name or number.
    ///   - verdict: What became of it.
    ///   - code: What the tool would end with for this alone.
    ///   - sentence: One line for people.
    public init(
      name: String, golden: String, scene: String, preview: String, verdict: Verdict, code: Int32,
      sentence: String
    ) {
      (self.name, self.golden, self.scene, self.preview) = (name, golden, scene, preview)
      (self.verdict, self.code, self.sentence) = (verdict, code, sentence)
    }
  }
  /// The frame that differs most.
  public struct Worst: Hashable, Sendable, Codable {
    /// The frame's number.
    public var frame: Int
    /// How many pixels differ.
    public var pixels: Int
    /// The greatest difference of a channel, 0...255.
    public var greatest: Int
    /// What holds them: x, y, width, height in pixels.
    public var box: [Int]

    /// Creates a frame's numbers.
    ///
    /// - Parameters:
    ///   - frame: Its number.
    ///   - pixels: How many pixels differ.
    ///   - greatest: The greatest difference of a channel, 0...255.
    ///   - box: What holds them: x, y, width, height in pixels.
    public init(frame: Int, pixels: Int, greatest: Int, box: [Int]) {
      (self.frame, self.pixels, self.greatest, self.box) = (frame, pixels, greatest, box)
    }
  }

  /// The form of the document, by a name that changes when a key goes or changes its meaning.
  public var schema = "rostrum.check/1"
  /// The tool's version.
  public var version: String
  /// The rasteriser's revision.
  public var renderer: Int
  /// How many goldens came out how.
  public var totals = Totals()
  /// In the order of their names.
  public var entries: [Entry] = []
  /// Goldens that no scene asks for.
  public var orphans: [String] = []

  /// Creates a document without results.
  ///
  /// - Parameters:
  ///   - version: The tool's version.
  ///   - renderer: The rasteriser's revision.
  public init(version: String, renderer: Int) {
    (self.version, self.renderer) = (version, renderer)
  }
}
