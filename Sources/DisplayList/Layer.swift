public import Foundation
public import Geometry

/// A layer: a group of commands that is composited as one.
///
/// In order: the commands are painted onto a transparent layer, `filters` are applied first to last,
/// `clip` and `mask` cut it, and it is mixed with what lies beneath by `blendMode` at `opacity`.
public struct Layer: Hashable, Sendable {
  /// An area outside which the group is invisible.
  public struct Clip: Hashable, Sendable {
    /// The outline of the area, in its own coordinates.
    public var path: Path
    /// The fill rule of a path that crosses itself.
    public var rule: FillRule
    /// The transform from the path's coordinates to those of the layer.
    public var transform: CGAffineTransform
    /// Whether the edge is smooth; if not, a pixel that is less than half inside is cut off.
    public var isAntialiased: Bool
    /// Creates a clip.
    ///
    /// - Parameters:
    ///   - path: The outline of the area, in its own coordinates.
    ///   - rule: Which parts of a path that crosses itself are inside.
    ///   - isAntialiased: Whether the edge is smooth.
    ///   - transform: From the path's coordinates to those of the layer.
    public init(
      _ path: Path, rule: FillRule = .nonZero, isAntialiased: Bool = true,
      transform: CGAffineTransform = .identity
    ) {
      (self.path, self.rule, self.transform) = (path, rule, transform)
      self.isAntialiased = isAntialiased
    }
  }

  /// Opacity of the whole group, 0...1.
  public var opacity: Double = 1
  /// The blend mode with the backdrop.
  public var blendMode: BlendMode = .normal
  /// Area outside which the group is invisible; `nil` for no clip.
  public var clip: Clip?
  /// A picture whose alpha multiplies the group's; `nil` for no mask.
  public var mask: DisplayList?
  /// Changes to the group's pixels, first applied first.
  public var filters: [Filter] = []
  /// Whether blend modes inside must not see what lies beneath, as `compositingGroup` asks.
  public var isIsolated = false
  /// Whether the edges of shapes, lines and pictures inside are smooth; text is always smooth.
  ///
  /// If not, a pixel is painted where at least half of it is covered.
  public var isAntialiased = true

  /// Whether compositing the group at once differs from painting its commands directly.
  public var needsIsolation: Bool {
    opacity < 1 || blendMode != .normal || clip != nil || mask != nil || !filters.isEmpty
      || isIsolated || !isAntialiased
  }

  /// Creates a layer that leaves its contents as they are.
  public init() {}
}

/// A change to the pixels of a group.
///
/// Lengths are in points of the root, scaled already.
public enum Filter: Hashable, Sendable {
  /// A Gaussian blur of standard deviation `radius`; `isOpaque` keeps the group's edges opaque.
  case blur(radius: Double, isOpaque: Bool)
  /// The group over its own soft, coloured silhouette, moved by `offset`; the blur's standard deviation is
  /// ``shadowSoftness`` of `radius`.
  case shadow(color: ResolvedColor, radius: Double, offset: CGSize)
  /// Straight encoded components times a 4×5 matrix, row by row, the fifth column added.
  case colorMatrix([Float])
  /// A shader function of the scene.
  case shader(ShaderFilter)

  /// The standard deviation of a shadow's blur, as a part of its radius.
  ///
  /// Measured: four shadows of radius 10 in one another, recorded on iOS, are those of a Gaussian of 9.25 to 9.5.
  /// With the radius itself 5.5 % of the pixels are off by more than 8 levels, so 0.8 %.
  public static let shadowSoftness = 0.94
}

/// The blend modes, by CSS and SwiftUI's names; components are encoded sRGB.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// The source over the backdrop.
  case normal
  /// The product: never lighter than either.
  case multiply
  /// The inverted product of the inverses: never darker than either.
  case screen
  /// Multiply where the backdrop is dark, screen where it is light.
  case overlay
  /// The darker of both, component by component.
  case darken
  /// The lighter of both, component by component.
  case lighten
  /// The backdrop brightened to show the source.
  case colorDodge
  /// The backdrop darkened to show the source.
  case colorBurn
  /// Darkened or lightened as by a diffuse lamp of the source's colour.
  case softLight
  /// Multiply where the source is dark, screen where it is light.
  case hardLight
  /// The greater less the smaller.
  case difference
  /// As difference, with less contrast.
  case exclusion
  /// The source's hue with the backdrop's saturation and luminosity.
  case hue
  /// The source's saturation with the backdrop's hue and luminosity.
  case saturation
  /// The source's hue and saturation with the backdrop's luminosity.
  case color
  /// The source's luminosity with the backdrop's hue and saturation.
  case luminosity
  /// The source where the backdrop is, else the backdrop.
  case sourceAtop
  /// The backdrop over the source.
  case destinationOver
  /// The backdrop where the source is not.
  case destinationOut
  /// The sum less one, premultiplied: both darken.
  case plusDarker
  /// The sum, at most one, premultiplied: both lighten.
  case plusLighter
}
