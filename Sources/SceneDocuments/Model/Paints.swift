public import Geometry

/// What shapes and texts are painted with.
public enum Fill: Hashable, Sendable {
  /// Nothing is painted.
  case none
  /// One colour.
  case color(DocumentColor)
  /// Colours along a line.
  case linear(GradientStops, from: UnitPoint, to: UnitPoint)
  /// Colours outwards; radii in points.
  case radial(GradientStops, center: UnitPoint, startRadius: Double, endRadius: Double)
  /// Colours around a point, clockwise from `start`.
  case angular(GradientStops, center: UnitPoint, start: Angle, end: Angle)
}

/// The colours of a gradient.
public struct GradientStops: Hashable, Sendable {
  /// A colour and where it stands.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: DocumentColor
    /// 0...1, never less than the stop's before.
    public var location: Double

    /// Creates a stop.
    ///
    /// - Parameters:
    ///   - color: The colour.
    ///   - location: Where it stands, 0...1.
    public init(color: DocumentColor, location: Double) {
      (self.color, self.location) = (color, location)
    }
  }
  /// The stops, at least two.
  public var stops: [Stop]

  /// Creates the colours of a gradient.
  public init(stops: [Stop]) { self.stops = stops }
}

/// A colour as documents write it.
public indirect enum DocumentColor: Hashable, Sendable {
  /// SwiftUI's colours by name; they follow the colour scheme.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// As SwiftUI's of the name.
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    /// As SwiftUI's of the name.
    case white, black, clear, primary, secondary, accentColor
  }
  /// What components mean.
  public enum Space: String, Hashable, Sendable, CaseIterable {
    /// As SwiftUI's of the name.
    case sRGB, displayP3, sRGBLinear
  }

  /// A colour by its name.
  case named(Name)
  /// Components 0...1, not multiplied by the opacity.
  case components(red: Double, green: Double, blue: Double, opacity: Double, space: Space)
  /// Hue, saturation and brightness, 0...1 each, in sRGB.
  case hue(Double, saturation: Double, brightness: Double, opacity: Double)
  /// A colour whose opacity is multiplied by a share, 0...1.
  case faded(DocumentColor, opacity: Double)
  /// One in light surroundings, another in dark ones.
  case adaptive(light: DocumentColor, dark: DocumentColor)
}

/// The line along an outline.
public struct Stroke: Hashable, Sendable {
  /// What it is painted with.
  public var fill: Fill
  /// Width, cap, join, miter limit and dashes.
  public var style: StrokeStyle
  /// Whether it lies within the outline (`strokeBorder`), rather than half on either side.
  public var isInside: Bool

  /// Creates a stroke.
  ///
  /// - Parameters:
  ///   - fill: What it is painted with.
  ///   - style: Its width and shape.
  ///   - isInside: Whether it lies within the outline.
  public init(fill: Fill, style: StrokeStyle, isInside: Bool = false) {
    (self.fill, self.style, self.isInside) = (fill, style, isInside)
  }
}

/// A soft shadow.
public struct Shadow: Hashable, Sendable {
  /// Its colour; SwiftUI's own is black with an opacity of 0.33.
  public var color: DocumentColor
  /// How soft it is, in points.
  public var radius: Double
  /// Points to the right.
  public var x: Double
  /// Points down.
  public var y: Double

  /// The colour of a shadow that names none.
  public static let usualColor = DocumentColor.faded(.named(.black), opacity: 0.33)

  /// Creates a shadow.
  ///
  /// - Parameters:
  ///   - color: Its colour.
  ///   - radius: How soft it is, in points.
  ///   - x: Points to the right.
  ///   - y: Points down.
  public init(color: DocumentColor = usualColor, radius: Double, x: Double = 0, y: Double = 0) {
    (self.color, self.radius, self.x, self.y) = (color, radius, x, y)
  }
}
