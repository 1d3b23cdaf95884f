public import CoreLocation
import ElementaryFunctions

/// A point of a map of the whole Earth.
public struct MKMapPoint: Hashable, Sendable {
  /// How far from the west, of 2²⁸.
  public var x: Double
  /// How far from the north, of 2²⁸.
  public var y: Double
  /// How wide the map is: 2²⁸, as MapKit's `MKMapSizeWorld`.
  static let side = 268_435_456.0

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: How far from the west.
  ///   - y: How far from the north.
  public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
  /// Creates the point of a place.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let spot = MapProjection.plane(coordinate)
    self.init(x: (spot.x + 0.5) * Self.side, y: (spot.y + 0.5) * Self.side)
  }
  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D {
    let power = ElementaryFunctions.exp(-4 * .pi * (y / Self.side - 0.5))
    return CLLocationCoordinate2D(
      latitude: ElementaryFunctions.asin((power - 1) / (power + 1)) * 180 / .pi,
      longitude: (x / Self.side - 0.5) * 360)
  }
}

/// A size on a map of the whole Earth.
public struct MKMapSize: Hashable, Sendable {
  /// From west to east, of 2²⁸.
  public var width: Double
  /// From north to south, of 2²⁸.
  public var height: Double
  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: From west to east.
  ///   - height: From north to south.
  public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }
}

/// A rectangle of a map of the whole Earth.
public struct MKMapRect: Hashable, Sendable {
  /// Its corner in the north-west.
  public var origin: MKMapPoint
  /// Its size.
  public var size: MKMapSize

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - origin: Its corner in the north-west.
  ///   - size: Its size.
  public init(origin: MKMapPoint = MKMapPoint(), size: MKMapSize = MKMapSize()) {
    (self.origin, self.size) = (origin, size)
  }
  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - x: How far from the west.
  ///   - y: How far from the north.
  ///   - width: From west to east.
  ///   - height: From north to south.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole Earth.
  public static let world = Self(x: 0, y: 0, width: MKMapPoint.side, height: MKMapPoint.side)
  /// A rectangle that is none.
  public static let null = Self(x: .infinity, y: .infinity, width: 0, height: 0)

  /// How wide it is.
  public var width: Double { size.width }
  /// How high it is.
  public var height: Double { size.height }
  /// Where it begins in the west.
  public var minX: Double { origin.x }
  /// Where it begins in the north.
  public var minY: Double { origin.y }
  /// Its middle between west and east.
  public var midX: Double { origin.x + size.width / 2 }
  /// Its middle between north and south.
  public var midY: Double { origin.y + size.height / 2 }
  /// Where it ends in the east.
  public var maxX: Double { origin.x + size.width }
  /// Where it ends in the south.
  public var maxY: Double { origin.y + size.height }
  /// Whether it is none.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// The rectangle that holds this and another one.
  public func union(_ other: Self) -> Self {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Self(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
  /// The rectangle with less on each side.
  ///
  /// - Parameters:
  ///   - dx: How much less in the west and in the east.
  ///   - dy: How much less in the north and in the south.
  /// - Returns: The rectangle.
  public func insetBy(dx: Double, dy: Double) -> Self {
    Self(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

extension MKCoordinateRegion {
  /// Creates the region of a rectangle.
  public init(_ rect: MKMapRect) {
    let (northWest, southEast) = (
      rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    )
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (northWest.latitude + southEast.latitude) / 2,
        longitude: (northWest.longitude + southEast.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: northWest.latitude - southEast.latitude,
        longitudeDelta: southEast.longitude - northWest.longitude))
  }
}

extension MapCameraPosition {
  /// So that a rectangle is seen.
  public static func rect(_ rect: MKMapRect) -> Self { .region(MKCoordinateRegion(rect)) }
  /// So that a place is seen.
  ///
  /// - Parameters:
  ///   - item: The place.
  ///   - allowsAutomaticPitch: Whether the map may lean.
  /// - Returns: The position.
  /// - Note: Accepted; no effect. `allowsAutomaticPitch`: the map is seen from above.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
    .region(MKCoordinateRegion(holding: [item.placemark.coordinate]))
  }
}
