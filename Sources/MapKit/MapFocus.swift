import CoreLocation
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine
import Views

/// The focus of a map: the place of the plane in its middle, and how large the plane is.
struct MapFocus: Equatable {
  /// The place in the middle, on the plane on which the Earth is 1 wide.
  var (x, y): (Double, Double)
  /// How wide the Earth is, in points.
  var scale: Double

  /// Creates a focus.
  ///
  /// - Parameters:
  ///   - x: How far east the place in the middle is.
  ///   - y: How far south it is.
  ///   - scale: How wide the Earth is, in points.
  init(x: Double, y: Double, scale: Double) { (self.x, self.y, self.scale) = (x, y, scale) }

  /// The focus in which the ground has gone a way, as a finger takes it along.
  func moved(by way: CGSize) -> MapFocus {
    // Neither pole comes into the middle.
    let y = min(max(self.y - Double(way.height) / scale, -0.5), 0.5)
    return MapFocus(x: x - Double(way.width) / scale, y: y, scale: scale)
  }

  /// The focus in which all is larger, and a point of the map stays where it is.
  ///
  /// - Parameters:
  ///   - factor: How much larger.
  ///   - anchor: The point, in points from the middle.
  /// - Returns: The focus.
  func magnified(by factor: Double, about anchor: CGSize) -> MapFocus {
    let scale = min(max(self.scale * factor, MapFocus.least), MapFocus.greatest)
    let way = (1 / self.scale - 1 / scale)
    return MapFocus(
      x: x + Double(anchor.width) * way, y: y + Double(anchor.height) * way, scale: scale)
  }

  /// How wide the Earth is at least, and at most where a point is some centimetres.
  private static let (least, greatest) = (200.0, 1e9)
}

extension MapFocus: Animatable {
  /// What a point is of the plane where its middle is animated, and of the logarithm of its size: so that a film ends where
  /// nothing moves any more, in a town as on a continent.
  private static let (placeUnit, sizeUnit) = (1_048_576.0, 100.0)

  var animatableData: AnimatablePair<AnimatablePair<Double, Double>, Double> {
    get {
      AnimatablePair(
        AnimatablePair(x * Self.placeUnit, y * Self.placeUnit),
        MapProjection.log2(scale) * Self.sizeUnit)
    }
    set {
      x = newValue.first.first / Self.placeUnit
      y = newValue.first.second / Self.placeUnit
      scale = MapProjection.exp2(newValue.second / Self.sizeUnit)
    }
  }
}

/// What fingers and readers know of a map that is shown.
@MainActor final class MapSight {
  /// Where it is looked at now, on its way or at rest.
  private(set) var focus: MapFocus?
  /// Its frame.
  private var space: GeometryProxy?
  /// Where it was looked at when fingers began to move it; `nil` while none does.
  var grip: MapFocus?
  /// How often fingers have begun to move it.
  var grips = 0
  /// Whether two fingers hold it.
  var isPinched = false

  /// Says where the map is.
  func place(_ space: GeometryProxy) { self.space = space }
  /// Says where it is looked at.
  func look(at focus: MapFocus) { self.focus = focus }

  /// The size of the map, in points.
  var size: CGSize { space?.size ?? .zero }

  /// The projection that is seen; `nil` for a map that is not shown.
  var projection: MapProjection? {
    guard let focus, let space else { return nil }
    return MapProjection(
      focus, width: Double(space.size.width), height: Double(space.size.height))
  }

  /// The map's origin in a coordinate space.
  func origin(in coordinates: CoordinateSpace) -> CGPoint {
    space?.frame(in: coordinates).origin ?? .zero
  }
}
