/// The fonts that text may be drawn with, and nothing else, whatever is installed.
///
/// Families are listed with the files of their weights, each with the Debian package it comes from
/// and the digest of the file that pictures were checked with.
public struct FontList: Sendable {
  /// One font file of the list.
  public struct File: Hashable, Sendable {
    /// The file's name without folders: `Inter-Regular.otf`.
    public var name: String
    /// The name that the file itself gives to the face, where the file was looked into: `Inter-Regular`.
    public var postScriptName: String?
    /// The weight, on the scale of ``FontWeight``.
    public var weight: FontWeight
    /// Whether its forms are italic.
    public var isItalic: Bool
    /// The index of its face in a collection file, from 0.
    public var index: Int
    /// The emboldening: what is added to the width of strokes, as a share of the em, where a family has
    /// no file as bold as this entry.
    public var emboldening: Double
    /// The tracking of this weight beside the family's: space added after each character, as a share of
    /// the size.
    public var tracking: Double
    /// The first 16 hexadecimal digits of the file's SHA-256 as checked; `nil` if any file will do.
    public var digest: String?

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - name: The file's name without folders.
    ///   - weight: How bold it is drawn, 1...1000.
    ///   - italic: Whether its forms are slanted or cursive.
    ///   - index: Which face of a collection file, from 0.
    ///   - emboldening: What is added to the width of strokes, as a share of the em.
    ///   - tracking: Space after each character beside the family's tracking, as a share of the size.
    ///   - digest: The first 16 hexadecimal digits of its SHA-256; `nil` if any file will do.
    public init(
      _ name: String, _ weight: Double, italic: Bool = false, index: Int = 0,
      emboldening: Double = 0, tracking: Double = 0, digest: String? = nil
    ) {
      (self.name, self.weight, self.isItalic) = (name, FontWeight(weight), italic)
      (self.index, self.digest) = (index, digest)
      (self.emboldening, self.tracking) = (emboldening, tracking)
    }
  }

  /// The height of a line of text, as shares of the font size.
  public struct LineMetrics: Hashable, Sendable {
    /// The ascent: from the baseline up.
    public var ascent: Double
    /// The descent: from the baseline down.
    public var descent: Double
    /// Creates metrics.
    ///
    /// - Parameters:
    ///   - ascent: From the baseline up, as a share of the font size.
    ///   - descent: From the baseline down, as a share of the font size.
    public init(ascent: Double, descent: Double) {
      (self.ascent, self.descent) = (ascent, descent)
    }

    /// The line height of San Francisco, and of New York, in which iOS sets its text: 1.193 em.
    ///
    /// - Note: Source: `hhea` of Apple's published fonts, ascender 1950 and descender 494 of 2048; a
    ///   line of body text is 17 × 1.1934 = 20.29 points high: 20⅓ in whole pixels at scale 3.
    public static let system = LineMetrics(ascent: 1950.0 / 2048, descent: 494.0 / 2048)
  }

  /// A family: fonts that differ in weight and slant only.
  public struct Family: Sendable {
    /// The name, as `Font.custom` takes it.
    public var name: String
    /// The Debian package that holds its files; empty for a user's own.
    public var package: String
    /// The files' folder below a font directory, as Debian lays it out.
    public var folder: String
    /// Its files.
    public var files: [File]
    /// The factor on the size asked for, so that letters are as tall as the system's.
    public var sizeFactor = 1.0
    /// The height of its lines; `nil` for what the font file says.
    public var lineMetrics: LineMetrics?
    /// OpenType features set beside the usual ones, by tag.
    public var features: [String] = []
    /// The tracking: space added after each character, as a fraction of the size, by size: points
    /// of a polyline.
    public var tracking: [(size: Double, em: Double)] = []
    /// The tracking that weights below semibold have beside that, by size.
    var lightTracking: [(size: Double, em: Double)] = []
    /// The fittings of its letters to those it stands in for, by weight, lighter ones first.
    public var fittings: [Fitting] = []

    /// Creates a family.
    ///
    /// - Parameters:
    ///   - name: The name, as `Font.custom` takes it.
    ///   - package: The Debian package that holds its files; empty for a user's own.
    ///   - folder: The files' folder below a font directory.
    ///   - sizeFactor: What the size asked for is multiplied by.
    ///   - lineMetrics: The height of its lines; `nil` for what the font file says.
    ///   - features: OpenType features set beside the usual ones, by tag.
    ///   - tracking: Space added after each character, as a share of the size, by size in points.
    ///   - fittings: How its letters are fitted to those it stands in for, lighter weights first.
    ///   - files: Its files.
    public init(
      _ name: String, package: String, folder: String, sizeFactor: Double = 1,
      lineMetrics: LineMetrics? = nil, features: [String] = [],
      tracking: [(size: Double, em: Double)] = [],
      fittings: [Fitting] = [], files: [File]
    ) {
      (self.name, self.package, self.folder, self.files) = (name, package, folder, files)
      (self.sizeFactor, self.lineMetrics) = (sizeFactor, lineMetrics)
      (self.features, self.tracking, self.fittings) = (features, tracking, fittings)
    }
  }

  /// A family asked when the one a run names lacks a character.
  public struct Fallback: Sendable {
    /// The family.
    public var family: Family
    /// The characters it is listed for; told to a user who lacks it.
    public var ranges: [ClosedRange<UInt32>]
    /// Whether text can do without its package; if not, its absence is reported.
    public var isOptional: Bool
    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - family: The family.
    ///   - ranges: The characters it is listed for, as Unicode's numbers.
    ///   - isOptional: Whether text can do without its package.
    public init(_ family: Family, for ranges: [ClosedRange<UInt32>], isOptional: Bool) {
      (self.family, self.ranges, self.isOptional) = (family, ranges, isOptional)
    }
  }

  /// The family of each design; `.default` is the one that text cannot do without.
  public var designs: [FontDesign: Family]
  /// Families asked in turn for characters that a run's own lacks.
  public var fallbacks: [Fallback]
  /// The family of colour emoji.
  public var emoji: Family

  /// A user's own fonts, found in folders they named.
  public internal(set) var ownFamilies: [Family] = []

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - designs: The family of each design; `.default` must be among them.
  ///   - fallbacks: Families asked in turn for characters that a run's own lacks.
  ///   - emoji: The family of colour pictures.
  public init(designs: [FontDesign: Family], fallbacks: [Fallback], emoji: Family) {
    (self.designs, self.fallbacks, self.emoji) = (designs, fallbacks, emoji)
  }

  /// Every family in the order in which names are looked up.
  public var families: [Family] {
    FontDesign.allCases.compactMap { designs[$0] } + fallbacks.map(\.family) + [emoji] + ownFamilies
  }
}
