public import DisplayList
public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

/// A graphics context: what a canvas's closure draws into.
///
/// A context is a value: changes to its transform, clip, filters, opacity or blend mode hold for what
/// is drawn with this copy. All copies draw onto the same surface.
@MainActor @preconcurrency public struct GraphicsContext {
  /// The surface that copies of a context share: the display list, and what it depends on.
  final class Surface {
    let box: Box
    let size: CGSize
    /// The transform from the canvas's own points to the stage.
    let transform: CGAffineTransform
    var list = DisplayList()

    init(_ box: Box, size: CGSize, transform: CGAffineTransform) {
      (self.box, self.size, self.transform) = (box, size, transform)
    }
  }

  /// How what is drawn is composited with what lies beneath.
  public typealias BlendMode = _CompositingMode

  /// A clip: a part of the canvas outside which nothing is drawn.
  struct Clip {
    /// The stencil: what is drawn is visible where this is opaque, or where it is not.
    var stencil: DisplayList
    var isInverse: Bool
    /// The area as a path, if it is one.
    var path: Layer.Clip?
  }

  let surface: Surface
  /// The opacity of each thing that is drawn, 0...1.
  public var opacity = 1.0
  /// The blend mode by which each thing that is drawn is composited with what lies beneath.
  public var blendMode = BlendMode.normal
  /// The transform from the coordinates of what is drawn to the canvas's points.
  public var transform = CGAffineTransform.identity
  var clips: [Clip] = []
  /// The filters, last added first, as they are applied.
  var filters: [Filter.Step] = []

  init(_ surface: Surface) { self.surface = surface }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { surface.box.environment }
  /// The bounding rectangle of the area in which something can be drawn, in the current coordinates.
  public var clipBoundingRect: CGRect {
    let canvas = CGRect(origin: .zero, size: surface.size)
    let stage = clips.reduce(canvas.applying(surface.transform)) { area, clip in
      guard let path = clip.path else { return area }
      return area.intersection(path.path.boundingRect.applying(path.transform))
    }
    return stage.applying(placement.inverted())
  }

  /// The transform from the coordinates of what is drawn to the stage.
  var placement: CGAffineTransform { transform.concatenating(surface.transform) }
  /// The scale of lengths on that way.
  var scale: Double { abs(Double(placement.determinant)).squareRoot() }

  // MARK: Changing the coordinates

  /// Scales what is drawn from here on.
  ///
  /// - Parameters:
  ///   - x: The factor across, about the current origin.
  ///   - y: The factor down.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Translates what is drawn from here on.
  ///
  /// - Parameters:
  ///   - x: How far to the right, in units of the current coordinates.
  ///   - y: How far down.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Rotates what is drawn from here on clockwise, about the current origin.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }
  /// Transforms what is drawn from here on by `matrix`, before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clipping

  /// The options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The inverse clip: what is outside stays visible, what is inside does not.
    public static let inverse = Self(rawValue: 1)
  }

  /// Clips what is drawn from here on to a path, and to the clips before.
  ///
  /// - Parameters:
  ///   - path: The path, in the current coordinates.
  ///   - style: The fill rule, and whether edges are smoothed.
  ///   - options: Whether the outside of the path is kept instead.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var stencil = DisplayList()
    stencil.edges(antialiased: style.isAntialiased) {
      $0.fill(path, rule: style.rule, with: .solid(.black), transform: placement)
    }
    clips.append(
      Clip(
        stencil: stencil, isInverse: options.contains(.inverse),
        path: options.contains(.inverse)
          ? nil
          : Layer.Clip(
            path, rule: style.rule, isAntialiased: style.isAntialiased, transform: placement)))
  }

  /// Clips what is drawn from here on to the opacity of what `content` draws.
  ///
  /// - Parameters:
  ///   - opacity: What the opacity of `content` is multiplied by, 0...1.
  ///   - options: Whether what `content` leaves open is kept instead.
  ///   - content: Draws the clip, from the current coordinates but with no clip, filter or opacity.
  /// - Throws: What `content` throws.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var stencil = try recorded(content)
    if opacity < 1 {
      var layer = Layer()
      layer.opacity = max(opacity, 0)
      let solid = stencil
      stencil = DisplayList()
      stencil.layer(layer) { $0.append(solid) }
    }
    clips.append(Clip(stencil: stencil, isInverse: options.contains(.inverse), path: nil))
  }

  // MARK: Drawing

  /// Draws a layer: filters, opacity and blend mode apply to all that `content` draws as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let inner = try recorded(content)
    draw(isGroup: true) { $0.append(inner) }
  }

  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The path, in the current coordinates.
  ///   - shading: What it is painted with; a style is placed in the path's bounding rectangle.
  ///   - style: The fill rule, and whether edges are smoothed.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let paint = paint(shading, in: path.boundingRect)
    draw {
      $0.edges(antialiased: style.isAntialiased) {
        $0.fill(path, rule: style.rule, with: paint, transform: placement)
      }
    }
  }

  /// Strokes a path.
  ///
  /// - Parameters:
  ///   - path: The path, in the current coordinates.
  ///   - shading: What it is painted with; a style is placed in the path's bounding rectangle.
  ///   - style: The pen: line width, caps, joins and dashes.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let paint = paint(shading, in: path.boundingRect)
    draw { $0.stroke(path, style: style, with: paint, transform: placement) }
  }

  /// Strokes a path.
  ///
  /// - Parameters:
  ///   - path: The path, in the current coordinates.
  ///   - shading: What it is painted with; a style is placed in the path's bounding rectangle.
  ///   - lineWidth: The line width, in units of the current coordinates.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The display list that `content` draws with a context that starts from this one's coordinates.
  private func recorded(
    _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> DisplayList {
    let before = surface.list
    surface.list = DisplayList()
    defer { surface.list = before }
    var inner = GraphicsContext(surface)
    inner.transform = transform
    try content(&inner)
    return surface.list
  }

  /// Draws one thing as a layer, with this copy's opacity, blend mode, filters and clips.
  func draw(isGroup: Bool = false, _ content: (inout DisplayList) -> Void) {
    var layer = Layer()
    (layer.opacity, layer.blendMode) = (min(max(opacity, 0), 1), blendMode)
    guard layer.opacity > 0 else { return }
    layer.isIsolated = isGroup
    var rest = clips
    if rest.last?.path != nil { layer.clip = rest.removeLast().path }
    // What mixes by its own rule must meet what lies beneath, not the inside of a clip.
    if !rest.isEmpty {
      let mask = Self.stencil(of: rest, surface)
      layer.mask = mask
    }
    let pixels = filters.compactMap(\.pixels)
    if pixels.count == filters.count {
      layer.filters = pixels
      return surface.list.layer(layer, content: content)
    }
    let (list, last) = projected(content)
    layer.filters = last
    surface.list.layer(layer) { $0.append(list) }
  }

  /// What is drawn after the last projection among the filters, and the filters that follow it.
  private func projected(
    _ content: (inout DisplayList) -> Void
  ) -> (DisplayList, [DisplayFilter]) {
    var list = DisplayList()
    content(&list)
    var pending: [DisplayFilter] = []
    for step in filters {
      switch step {
      case .pixels(let filter): pending.append(filter)
      case .projection(let projection):
        if !pending.isEmpty {
          var layer = Layer()
          layer.filters = pending
          let plain = list
          list = DisplayList()
          list.layer(layer) { $0.append(plain) }
          pending = []
        }
        list = list.projected(by: projection)
      }
    }
    return (list, pending)
  }

  /// How far beyond the canvas an inverse clip lets things through, in points: drawing does not end
  /// with the canvas.
  private static let farOutside: CGFloat = 1e4

  /// A mask that is opaque where all of `clips` let something through.
  private static func stencil(of clips: [Clip], _ surface: Surface) -> DisplayList {
    let canvas = Path(
      CGRect(origin: .zero, size: surface.size).insetBy(dx: -farOutside, dy: -farOutside))
    return clips.reduce(into: DisplayList()) { mask, clip in
      var opening = clip.stencil
      if clip.isInverse {
        opening = DisplayList()
        opening.layer(grouping) { list in
          list.fill(canvas, with: .solid(.black), transform: surface.transform)
          var hole = Layer()
          hole.blendMode = .destinationOut
          list.layer(hole) { $0.append(clip.stencil) }
        }
      }
      guard !mask.isEmpty else { return mask = opening }
      var layer = Layer()
      layer.mask = mask
      mask = DisplayList()
      mask.layer(layer) { $0.append(opening) }
    }
  }

  private static var grouping: Layer {
    var layer = Layer()
    layer.isIsolated = true
    return layer
  }
}

/// How layers are composited, by a name that none inside of a type hides.
public typealias _CompositingMode = BlendMode
