public import Foundation

/// An angle of latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in metres.
public typealias CLLocationDistance = Double
/// A radius within which a place is, in metres; below zero for a place that is not known.
public typealias CLLocationAccuracy = Double
/// A speed, in metres a second; below zero for one that is not known.
public typealias CLLocationSpeed = Double
/// A direction, in degrees clockwise from north; below zero for one that is not known.
public typealias CLLocationDirection = Double

/// A latitude and a longitude on the WGS 84 ellipsoid.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude in degrees: north of the equator above zero.
  public var latitude: CLLocationDegrees
  /// The longitude in degrees: east of Greenwich above zero.
  public var longitude: CLLocationDegrees

  /// Creates the coordinate where the equator meets Greenwich's meridian.
  public init() { (latitude, longitude) = (0, 0) }
  /// Creates a coordinate.
  ///
  /// - Parameters:
  ///   - latitude: The latitude in degrees.
  ///   - longitude: The longitude in degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A coordinate of a latitude and a longitude.
///
/// - Parameters:
///   - latitude: The latitude in degrees.
///   - longitude: The longitude in degrees.
/// - Returns: The coordinate.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether a coordinate is one of a place on Earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A coordinate that no place has.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// A distance that stands for no filter: every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The best accuracy that a device has.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The best accuracy, with the help of other sensors, for finding the way.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000

/// A place on Earth at a time.
public final class CLLocation: NSObject, Sendable {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  /// How high it is above the sea, in metres.
  public let altitude: CLLocationDistance
  /// Within how many metres it is; below zero where it is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Within how many metres its height is; below zero where that is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// Where the device goes, in degrees clockwise from north; below zero where that is not known.
  public let course: CLLocationDirection
  /// How fast it goes, in metres a second; below zero where that is not known.
  public let speed: CLLocationSpeed
  /// When it was there.
  public let timestamp: Date

  /// Creates a place where a device is now that neither knows its height nor how it moves.
  ///
  /// - Parameters:
  ///   - latitude: The latitude in degrees.
  ///   - longitude: The longitude in degrees.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }
  /// Creates a place.
  ///
  /// - Parameters:
  ///   - coordinate: Where it is.
  ///   - altitude: How high it is above the sea, in metres.
  ///   - horizontalAccuracy: Within how many metres it is.
  ///   - verticalAccuracy: Within how many metres its height is.
  ///   - course: Where the device goes, in degrees clockwise from north.
  ///   - speed: How fast it goes, in metres a second.
  ///   - timestamp: When it was there.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection = -1, speed: CLLocationSpeed = -1, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.speed) = (course, speed)
  }

  /// How far another place is along the ground, in metres, whatever their heights.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(coordinate, location.coordinate)
  }
}
