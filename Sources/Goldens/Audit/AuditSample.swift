/// A sample of a film for an audit: what only pixels tell, as the scene's process measures it.
public struct AuditSample: Hashable, Sendable, Codable {
  /// The most flashes of a kind within any second.
  public struct Flashes: Hashable, Sendable, Codable {
    /// `general` or `red`, as WCAG 2.2 tells them apart.
    public var kind: String
    /// How many there are in that second.
    public var count: Int
    /// When that second ends, in seconds of the film.
    public var time: Double

    /// Creates a count.
    ///
    /// - Parameters:
    ///   - kind: `general` or `red`.
    ///   - count: How many flashes.
    ///   - time: When their second ends.
    public init(kind: String, count: Int, time: Double) {
      (self.kind, self.count, self.time) = (kind, count, time)
    }
  }

  /// Of each kind, the worst second.
  public var flashes: [Flashes]
  /// The texts that were seen at rest, each once, where its contrast is lowest.
  public var texts: [AuditedText]

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - flashes: Of each kind, the worst second.
  ///   - texts: The texts that were seen at rest.
  public init(flashes: [Flashes], texts: [AuditedText]) {
    (self.flashes, self.texts) = (flashes, texts)
  }
}

/// A text as it is seen at rest.
public struct AuditedText: Hashable, Sendable, Codable {
  /// The name of the view that draws it.
  public var view: String
  /// Its characters.
  public var text: String
  /// The font's size as it is seen, in points.
  public var size: Double
  /// How much larger it is drawn than it is set.
  public var scale: Double
  /// Whether its weight is bold or heavier.
  public var isBold: Bool
  /// When it came to rest, in seconds of the film.
  public var time: Double
  /// From 1 to 21.
  public var contrast: Double
  /// Its colour, `#RRGGBB`.
  public var color: String
  /// The colour behind it.
  public var background: String

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - view: The name of its view.
  ///   - text: Its characters.
  ///   - size: The font's size as it is seen, in points.
  ///   - scale: How much larger it is drawn than it is set.
  ///   - isBold: Whether its weight is bold or heavier.
  ///   - time: When it came to rest, in seconds.
  ///   - contrast: From 1 to 21.
  ///   - color: Its colour, `#RRGGBB`.
  ///   - background: The colour behind it.
  public init(
    view: String, text: String, size: Double, scale: Double = 1, isBold: Bool, time: Double,
    contrast: Double,
    color: String, background: String
  ) {
    (self.view, self.text, self.size, self.isBold) = (view, text, size, isBold)
    (self.scale, self.time, self.contrast) = (scale, time, contrast)
    (self.color, self.background) = (color, background)
  }

  /// Large text needs less contrast: from 24 CSS pixels on, bold from 18.66, which are points here (WCAG 2.2, 1.4.3).
  public var isLarge: Bool { size >= 24 || isBold && size >= 56 / 3.0 }

  /// The least contrast that it may have (WCAG 2.2, 1.4.3, level AA).
  public var leastContrast: Double { isLarge ? 3 : 4.5 }

  /// Whether its contrast is too low; rounded down, as tools do, so that 4.499 is.
  public var isPale: Bool { contrast < leastContrast }
}
