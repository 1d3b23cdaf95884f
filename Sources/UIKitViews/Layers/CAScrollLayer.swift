public import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A layer that shows a part of what is in it, and is scrolled by code.
open class CAScrollLayer: CALayer {
  /// Creates a layer that shows nothing yet.
  public override init() {
    super.init()
    masksToBounds = true
  }
  /// Along which axes code scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both
  /// Scrolls to a point, which is at the layer's top left then.
  open func scroll(to p: CGPoint) {
    let old = bounds.origin
    let place = CGPoint(
      x: scrollMode.isHorizontal ? p.x : old.x, y: scrollMode.isVertical ? p.y : old.y)
    if place != old { bounds.origin = place }
  }
  /// Scrolls the least way that shows a rectangle.
  open func scroll(to r: CGRect) {
    func side(_ place: CGFloat, _ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      least < place || most - least > length ? least : max(place, most - length)
    }
    scroll(
      to: CGPoint(
        x: side(bounds.minX, bounds.width, r.minX, r.maxX),
        y: side(bounds.minY, bounds.height, r.minY, r.maxY)))
  }
  override func blank() -> CALayer {
    let layer = CAScrollLayer()
    layer.scrollMode = scrollMode
    return layer
  }
}

/// The axes along which a layer is scrolled.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// None.
  public static let none = Self(rawValue: "none")
  /// Up and down.
  public static let vertically = Self(rawValue: "vertically")
  /// To the sides.
  public static let horizontally = Self(rawValue: "horizontally")
  /// Both.
  public static let both = Self(rawValue: "both")
  var isHorizontal: Bool { self == .horizontally || self == .both }
  var isVertical: Bool { self == .vertically || self == .both }
}

/// A layer that would be drawn in tiles; it is drawn at once.
open class CATiledLayer: CALayer {
  /// The size of a tile, in pixels.
  ///
  /// - Note: Accepted; no effect. `tileSize`: the layer is drawn at once.
  open var tileSize = CGSize(width: 256, height: 256)
  /// How many smaller pictures there are.
  ///
  /// - Note: Accepted; no effect. `levelsOfDetail`: the layer is drawn in every size.
  open var levelsOfDetail = 1
  /// How many larger ones there are.
  ///
  /// - Note: Accepted; no effect. `levelsOfDetailBias`: the layer is drawn in every size.
  open var levelsOfDetailBias = 0
  /// How long a tile would take to be seen, in seconds: it is there at once.
  open class func fadeDuration() -> CFTimeInterval { 0 }
  override func blank() -> CALayer { CATiledLayer() }
}
