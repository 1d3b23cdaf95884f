public import Foundation
public import Geometry

/// A paint of glass panes, which bend, blur and strengthen what was painted beneath, and catch light at their rims.
///
/// The panes are the shapes: a command that is filled with glass only says how far that may reach. Beneath is what a
/// ``BackdropPaint`` sees. Panes nearer to each other than ``spacing`` melt into one.
public struct GlassPaint: Hashable, Sendable {
  /// A pane's outline, in the pane's own coordinates.
  public enum Outline: Hashable, Sendable {
    /// A rectangle with round corners: a circle or a capsule where the radius is half a side.
    case rounded(CGRect, radius: CGFloat)
    /// Any path, by the distance from its lines.
    case path(Path)
  }

  /// A pane: one shape of glass.
  public struct Pane: Hashable, Sendable {
    /// The outline, in the pane's own coordinates.
    public var outline: Outline
    /// From the pane's coordinates to the command's.
    public var transform: CGAffineTransform
    /// The colour over what shows through the pane; its opacity says how much of it.
    public var tint: ResolvedColor
    /// How much of the pane is there, 0...1: one that appears bends no light at first.
    public var presence: Double

    /// Creates a pane.
    ///
    /// - Parameters:
    ///   - outline: The outline, in the pane's own coordinates.
    ///   - transform: From there to the command's coordinates.
    ///   - tint: The colour over what shows through the pane.
    ///   - presence: How much of the pane is there, 0...1.
    public init(
      _ outline: Outline, transform: CGAffineTransform = .identity,
      tint: ResolvedColor = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0),
      presence: Double = 1
    ) {
      (self.outline, self.transform, self.tint) = (outline, transform, tint)
      self.presence = presence
    }
  }

  /// A kind of glass: what it does with light; lengths in the command's points.
  public struct Kind: Hashable, Sendable {
    /// Standard deviation of the blur of what is beneath.
    public var blur: Double = 0
    /// Factor of the distance from grey of what is beneath.
    public var saturation: Double = 1
    /// What lies over all that shows through.
    public var veil = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
    /// Width of the rim that bends light, inwards from the edge.
    public var bevel: Double = 0
    /// How far light is bent at the edge: what shows there lies so far inside; outside, where it is below zero.
    public var bend: Double = 0
    /// Width of the line of light along the edge.
    public var rim: Double = 0
    /// Strength of that light where the edge faces the lamp at the upper left or turns its back to it, 0...1.
    public var light: Double = 0
    /// Strength of light in all of the rim, strongest at the edge, 0...1.
    public var glow: Double = 0
    /// Opacity of the shadow at the edge, 0...1.
    public var shade: Double = 0
    /// How far the shadow reaches.
    public var shadeReach: Double = 0
    /// How far down the shadow lies.
    public var shadeDrop: Double = 0

    /// Creates glass that changes nothing.
    public init() {}
  }

  /// The panes, from the first on; of two that melt, the later one's colour lies over.
  public var panes: [Pane]
  /// The kind of glass.
  public var kind: Kind
  /// The distance from which on panes melt into each other, in the command's points.
  public var spacing: Double
  /// How much of all this covers what is beneath, 0...1.
  public var opacity: Double

  /// Creates a paint.
  ///
  /// - Parameters:
  ///   - panes: The panes.
  ///   - kind: The kind of glass.
  ///   - spacing: The distance from which on panes melt into each other, in points.
  ///   - opacity: How much of all this covers what is beneath, 0...1.
  public init(panes: [Pane], kind: Kind, spacing: Double = 0, opacity: Double = 1) {
    (self.panes, self.kind, self.spacing, self.opacity) = (panes, kind, spacing, opacity)
  }

  /// How far the panes' shadow and what melts between them go beyond the panes' own bounds, in points.
  public var margin: Double { max(kind.shadeReach + abs(kind.shadeDrop), spacing / 4) + 1 }

  /// The rectangle in which anything is painted, in the command's coordinates.
  public var bounds: CGRect {
    let bounds = panes.reduce(CGRect.null) { $0.union($1.bounds) }
    guard !bounds.isNull else { return bounds }
    return bounds.insetBy(dx: CGFloat(-margin), dy: CGFloat(-margin))
  }
}

extension GlassPaint.Pane {
  /// The rectangle around the pane, in the command's coordinates.
  public var bounds: CGRect {
    switch outline {
    case .rounded(let rect, _): rect.applying(transform)
    case .path(let path):
      path.boundingRect.isNull ? .null : path.boundingRect.applying(transform)
    }
  }
}

extension DisplayList {
  /// Appends glass; without panes it is no command.
  ///
  /// - Parameters:
  ///   - glass: The panes, and what they are made of.
  ///   - transform: From the command's coordinates to the root's.
  public mutating func fill(_ glass: GlassPaint, transform: CGAffineTransform = .identity) {
    let bounds = glass.bounds
    guard !bounds.isNull, !bounds.isInfinite else { return }
    fill(Path(bounds), with: .glass(glass), transform: transform)
  }
}
