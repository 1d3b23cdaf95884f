/// A golden's header: what was filmed and how, so that only like is compared with like.
public struct GoldenHeader: Hashable, Sendable, Codable {
  /// What decided how long the film is.
  public enum Length: String, Hashable, Sendable, Codable {
    /// It ends when all has come to rest.
    case settled
    /// It is one period of what never rests.
    case period
    /// It was named.
    case named
  }
  /// A font file that texts were set in.
  public struct Font: Hashable, Sendable, Codable {
    /// The font's name.
    public var name: String
    /// The SHA-256 digest of its file.
    public var digest: String

    /// Creates a font's identity.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - digest: The SHA-256 digest of its file.
    public init(name: String, digest: String) { (self.name, self.digest) = (name, digest) }
  }

  /// The rasteriser's revision: where it differs, pixels may, though lists are equal.
  public var renderer: Int
  /// The scene file's name, without its folder.
  public var scene: String
  /// The SHA-256 digest of the scene's text and of what else it is made from.
  public var sceneDigest: String
  /// The preview, by its name or number.
  public var preview: String
  /// How this film departs from the usual one, as flags would say it: `--color-scheme dark`; in the order of the help.
  public var variant: [String] = []
  /// Whether flags asked for this film, not the scene alone or its check file: then no other call misses it.
  public var isByFlags = false
  /// The digest of all that comes in from outside: script, seed, date, defines, assets; `nil` if nothing does.
  public var inputDigest: String?
  /// In the order of their names.
  public var fonts: [Font] = []
  /// Points.
  public var width: Double
  /// The stage's height, in points.
  public var height: Double
  /// Pixels to the point.
  public var scale: Double
  /// Frames a second, `60` or `30000/1001`.
  public var rate: String
  /// How many frames there are.
  public var frameCount: Int
  /// What decided on that.
  public var length: Length
  /// The layout of the bytes that are hashed.
  public var pixels = "rgba8 premultiplied srgb"
  /// When two films are called the same.
  public var level = ComparisonLevel.exact
  /// What is left out of the comparison.
  public var masks: [GoldenMask] = []

  /// Creates the header of a film.
  ///
  /// - Parameters:
  ///   - renderer: The rasteriser's revision.
  ///   - scene: The scene file's name, without its folder.
  ///   - sceneDigest: The digest of what the scene is made from.
  ///   - preview: The preview's name or number.
  ///   - width: The stage's width in points.
  ///   - height: Its height in points.
  ///   - scale: Pixels to the point.
  ///   - rate: Frames a second, a whole number or a ratio.
  ///   - frameCount: How many frames there are.
  ///   - length: What decided on that.
  public init(
    renderer: Int, scene: String, sceneDigest: String, preview: String, width: Double,
    height: Double, scale: Double, rate: String, frameCount: Int, length: Length
  ) {
    (self.renderer, self.scene, self.sceneDigest) = (renderer, scene, sceneDigest)
    (self.preview, self.width, self.height, self.scale) = (preview, width, height, scale)
    (self.rate, self.frameCount, self.length) = (rate, frameCount, length)
  }
}

/// A part of the picture that is not compared.
public enum GoldenMask: Hashable, Sendable, Codable {
  /// A view with all that is inside it, by its name in the trace; in a part of the film, in seconds, or all of it.
  case node(name: String, from: Double?, to: Double?)
  /// A rectangle of the stage, in points.
  case rectangle(x: Double, y: Double, width: Double, height: Double)
}

/// A level of comparison: when two films are called the same.
public enum ComparisonLevel: Hashable, Sendable, Codable {
  /// When every frame's digest is equal.
  case exact
  /// When no channel of any pixel differs by more, 1...255.
  case delta(Int)
  /// When no pixel is farther in colour than a share, 0...1, of the distance from black to white.
  case perceptual(PerceptualRule, Double, ignoresAntialiasing: Bool)
  /// When no value differs by more after it has been shifted in time: milliseconds and points.
  case motion(milliseconds: Double, points: Double)

  /// Whether pixels are looked at, where lists differ.
  public var comparesPixels: Bool {
    switch self {
    case .delta, .perceptual: true
    case .exact, .motion: false
    }
  }

  /// A rule for the distance of colours, with the version of whoever made it known.
  public enum PerceptualRule: String, Hashable, Sendable, Codable, CaseIterable {
    /// Squared distance in YIQ, of pixelmatch 7.2.
    case yiq = "pixelmatch-7.2"
    /// Distance in Oklab.
    case oklab
  }
}
