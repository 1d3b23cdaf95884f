public import Foundation
public import Geometry

/// A display list: one frame as a flat list of commands in painting order.
///
/// The list is the only thing the scene graph tells the rasteriser: no views, fonts, state or time
/// remain in it. Every command carries the transform from its own coordinates to the root's: points,
/// with the origin at the top left and y downwards.
public struct DisplayList: Hashable, Sendable {
  /// A command: one step of the drawing.
  public enum Command: Hashable, Sendable {
    /// Paints the inside of a path.
    case fill(Path, FillRule, Paint, CGAffineTransform)
    /// Paints along a path with a pen.
    case stroke(Path, StrokeStyle, Paint, CGAffineTransform)
    /// Paints glyphs.
    case glyphs(GlyphRun, Paint, CGAffineTransform)
    /// Paints a picture into a rectangle, smoothly scaled or (`false`) by nearest pixels.
    case picture(ImageReference, CGRect, isSmooth: Bool, CGAffineTransform)
    /// Redirects painting to a transparent layer, until the matching ``endLayer``.
    case beginLayer(Layer)
    /// Composites the innermost layer onto what was painted before it.
    case endLayer
  }

  /// The commands, first painted first; every `beginLayer` has its `endLayer`.
  public private(set) var commands: [Command] = []

  /// Creates an empty list.
  public init() {}

  /// Whether nothing is painted.
  public var isEmpty: Bool { commands.isEmpty }

  /// Appends the inside of `path`.
  ///
  /// - Parameters:
  ///   - path: The outline; an empty one is no command.
  ///   - rule: Which parts of an outline that crosses itself are inside.
  ///   - paint: What fills it, in the path's coordinates.
  ///   - transform: From the command's coordinates to the root's.
  public mutating func fill(
    _ path: Path, rule: FillRule = .nonZero, with paint: Paint,
    transform: CGAffineTransform = .identity
  ) {
    guard !path.isEmpty else { return }
    commands.append(.fill(path, rule, paint, transform))
  }

  /// Appends a line along `path`.
  ///
  /// - Parameters:
  ///   - path: What the pen follows; an empty one is no command.
  ///   - style: The pen, in the path's units.
  ///   - paint: What it paints with, in the path's coordinates.
  ///   - transform: From the command's coordinates to the root's.
  public mutating func stroke(
    _ path: Path, style: StrokeStyle, with paint: Paint, transform: CGAffineTransform = .identity
  ) {
    guard !path.isEmpty else { return }
    commands.append(.stroke(path, style, paint, transform))
  }

  /// Appends glyphs.
  ///
  /// - Parameters:
  ///   - run: The glyphs at their places; none are no command.
  ///   - paint: What they are painted with, in the run's coordinates.
  ///   - transform: From the command's coordinates to the root's.
  public mutating func draw(
    _ run: GlyphRun, with paint: Paint, transform: CGAffineTransform = .identity
  ) {
    guard !run.glyphs.isEmpty else { return }
    commands.append(.glyphs(run, paint, transform))
  }

  /// Appends a picture stretched over `rect`.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: What it is stretched over, in points.
  ///   - isSmooth: Whether pixels between are mixed; if not, the nearest is taken.
  ///   - transform: From the command's coordinates to the root's.
  public mutating func draw(
    _ image: ImageReference, in rect: CGRect, isSmooth: Bool = true,
    transform: CGAffineTransform = .identity
  ) {
    commands.append(.picture(image, rect, isSmooth: isSmooth, transform))
  }

  /// Appends what `content` draws as one group; a list built this way cannot be unbalanced.
  ///
  /// - Parameters:
  ///   - layer: How the group is composited; one that changes nothing is no group.
  ///   - content: Draws what is in the group; nothing is no group.
  public mutating func layer(_ layer: Layer, content: (inout DisplayList) -> Void) {
    guard layer.needsIsolation else { return content(&self) }
    let start = commands.count
    commands.append(.beginLayer(layer))
    content(&self)
    if commands.count == start + 1 {
      commands.removeLast()
    } else {
      commands.append(.endLayer)
    }
  }

  /// Takes away the rule by which all of this list is mixed with what lies beneath, so that something around it can use it.
  ///
  /// - Returns: The rule; `nil` if the list is not one layer with a rule of its own.
  public mutating func takeBlendMode() -> BlendMode? {
    guard case .beginLayer(var layer) = commands.first, layer.blendMode != .normal else {
      return nil
    }
    var depth = 0
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginLayer: depth += 1
      case .endLayer: depth -= 1
      default: break
      }
      if depth == 0, index < commands.count - 1 { return nil }
    }
    defer {
      layer.blendMode = .normal
      commands[0] = .beginLayer(layer)
    }
    return layer.blendMode
  }

  /// Appends what `content` draws, with smooth edges or without.
  ///
  /// - Parameters:
  ///   - isAntialiased: Whether edges are smooth, as ``Layer/isAntialiased`` says.
  ///   - content: Draws what has these edges.
  @inlinable @inline(__always)
  public mutating func edges(
    antialiased isAntialiased: Bool, content: (inout DisplayList) -> Void
  ) {
    guard !isAntialiased else { return content(&self) }
    var layer = Layer()
    layer.isAntialiased = false
    self.layer(layer, content: content)
  }

  /// Replaces commands by others, which have as many beginnings of layers and as many ends.
  ///
  /// - Parameters:
  ///   - range: The indices of those that go.
  ///   - others: What comes in their place.
  public mutating func replace(_ range: Range<Int>, with others: [Command]) {
    commands.replaceSubrange(range, with: others)
  }

  /// Appends all of `list`.
  public mutating func append(_ list: DisplayList) { commands += list.commands }
}
