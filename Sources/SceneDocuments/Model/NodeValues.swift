public import Foundation
public import Geometry

/// The values of a node; `nil` says nothing: the base's value, or the default, stays.
///
/// They are applied in one order, from the inside out, whatever the order in the file: shape or text or picture with trim,
/// fill and stroke; width and height; padding; background; clip; mask; brightness, contrast, saturation, grayscale, hue rotation,
/// blur; shadow; opacity; scale; rotation; 3D rotation; x and y; position; blend mode; z index. A group around a node
/// gives another order.
public struct NodeValues: Hashable, Sendable {
  /// A length along one axis.
  public enum Length: Hashable, Sendable {
    /// So many points.
    case points(Double)
    /// As much as there is.
    case fill
  }
  /// How a picture lies in its frame.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// As SwiftUI's of the name.
    case fit, fill
  }
  /// How lines of text stand beneath each other.
  public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    /// As SwiftUI's of the name.
    case leading, center, trailing
  }
  /// How text changes into other text.
  public enum ContentTransition: String, Hashable, Sendable, CaseIterable {
    /// As SwiftUI's of the name.
    case identity, opacity, interpolate, numericText
  }
  /// How it mixes with what is behind.
  public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    /// As SwiftUI's of the name.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    /// As SwiftUI's of the name.
    case hardLight, difference, exclusion, hue, saturation, color, luminosity, plusDarker
    /// As SwiftUI's of the name.
    case plusLighter, sourceAtop, destinationOver, destinationOut
  }

  /// Whether it is there at all; a change goes by the node's ``SceneNode/transition``; default: true.
  public var isShown: Bool?

  // What it is.
  /// The words of a text; line feeds begin new lines.
  public var text: String?
  /// A picture's name or file, as written.
  public var image: String?
  /// The name of a symbol.
  public var symbol: String?
  /// The outline of a path node, in points from its top left corner.
  public var path: Path?

  // Shapes and text.
  /// The width.
  public var width: Length?
  /// The height.
  public var height: Length?
  /// The radius of a rectangle's corners, in points; default: 0.
  public var cornerRadius: Double?
  /// How corners are rounded; default: continuous.
  public var cornerStyle: CornerStyle?
  /// Where along the outline it begins to be drawn, 0...1; default: 0.
  public var trimFrom: Double?
  /// Where along the outline it ends to be drawn, 0...1; default: 1.
  public var trimTo: Double?
  /// What shapes, texts and symbols are painted with; default: the foreground colour; none for a shape with a stroke only.
  public var fill: Fill?
  /// The line along a shape's outline; default: none.
  public var stroke: Stroke?
  /// The font of texts and symbols, here and inside; default: body.
  public var font: DocumentFont?
  /// How lines stand beneath each other; default: leading.
  public var textAlignment: TextAlignment?
  /// The most lines of a text; 0 for as many as there are; default: 0.
  public var lineLimit: Int?
  /// Points between lines beyond the font's own; default: 0.
  public var lineSpacing: Double?
  /// Points between letters beyond the font's own; default: 0.
  public var tracking: Double?
  /// How text changes into other text; default: the system's.
  public var contentTransition: ContentTransition?
  /// How a picture lies in its frame; default: fit.
  public var contentMode: ContentMode?

  // Containers.
  /// Points between the children of a stack; default: the system's.
  public var spacing: Double?
  /// How children stand, as a point of the unit square: (0.5, 0) is top; default: center.
  public var alignment: UnitPoint?
  /// Points around the content; default: none.
  public var padding: EdgeInsets?
  /// What is painted behind it, padding included, within its clip; default: none.
  public var background: Fill?
  /// The least length of a spacer; default: the system's.
  public var minLength: Double?

  // How it looks.
  /// 0...1; default: 1.
  public var opacity: Double?
  /// Radius in points; default: 0.
  public var blur: Double?
  /// Added to every component, -1...1; default: 0.
  public var brightness: Double?
  /// Factor about middle grey; default: 1.
  public var contrast: Double?
  /// Factor; 0 is grey; default: 1.
  public var saturation: Double?
  /// 0...1, 1 is grey; default: 0.
  public var grayscale: Double?
  /// As in SwiftUI; default: 0.
  public var hueRotation: Angle?
  /// As in SwiftUI; default: none.
  public var shadow: Shadow?
  /// As in SwiftUI; default: normal.
  public var blendMode: BlendMode?

  // Where it stands.
  /// Points to the right of where layout puts it; default: 0.
  public var x: Double?
  /// Points below where layout puts it; default: 0.
  public var y: Double?
  /// Where its middle stands in its parent, in points; `nil` for where layout puts it.
  public var position: CGPoint?
  /// As in SwiftUI; default: 1.
  public var scaleX: Double?
  /// As in SwiftUI; default: 1.
  public var scaleY: Double?
  /// Clockwise; default: 0.
  public var rotation: Angle?
  /// A turn in space; default: none.
  public var rotation3D: Rotation3D?
  /// What scale and rotation turn about; default: center.
  public var anchor: UnitPoint?
  /// What is greater is nearer to the eye, among siblings; default: 0.
  public var zIndex: Double?

  /// Creates values of which nothing is said.
  public init() {}
}

/// A turn about an axis in space.
public struct Rotation3D: Hashable, Sendable {
  /// How far.
  public var angle: Angle
  /// The axis: to the right, down, and towards the eye; not all 0.
  public var x, y, z: Double
  /// How strong the perspective is, 0 for none; default: 1.
  public var perspective: Double

  /// Creates a turn.
  ///
  /// - Parameters:
  ///   - angle: How far.
  ///   - x: The axis' part to the right.
  ///   - y: The axis' part down.
  ///   - z: The axis' part towards the eye.
  ///   - perspective: How strong the perspective is.
  public init(angle: Angle, x: Double, y: Double, z: Double, perspective: Double = 1) {
    (self.angle, self.x, self.y, self.z) = (angle, x, y, z)
    self.perspective = perspective
  }
}

/// The font of texts.
public struct DocumentFont: Hashable, Sendable {
  /// SwiftUI's text styles.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// As SwiftUI's of the name.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    /// As SwiftUI's of the name.
    case caption2
  }
  /// SwiftUI's weights.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// As SwiftUI's of the name.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// SwiftUI's designs.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    /// As SwiftUI's of the name.
    case `default`, rounded, serif, monospaced
  }

  /// The text style; `nil` where a size is given.
  public var style: Style?
  /// The size in points; `nil` for that of the style (body, without one).
  public var size: Double?
  /// `nil` for that of the style.
  public var weight: Weight?
  /// `nil` for the default.
  public var design: Design?
  /// A font family of the project; `nil` for the system's.
  public var family: String?
  /// Whether it is slanted.
  public var isItalic = false
  /// Whether digits are all equally wide.
  public var hasMonospacedDigits = false

  /// Creates the font of body text.
  public init() {}
}
