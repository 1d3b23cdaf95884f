@_exported public import CoreLocation
import ElementaryFunctions
import Foundation

/// The span of a region, in degrees.
public struct MKCoordinateSpan: Hashable, Sendable {
  /// The degrees of latitude.
  public var latitudeDelta: CLLocationDegrees
  /// The degrees of longitude.
  public var longitudeDelta: CLLocationDegrees
  /// Creates a span.
  ///
  /// - Parameters:
  ///   - latitudeDelta: The degrees of latitude.
  ///   - longitudeDelta: The degrees of longitude.
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A region of the Earth: a place and what is around it.
public struct MKCoordinateRegion: Sendable {
  /// The place in its middle.
  public var center: CLLocationCoordinate2D
  /// How much is around it.
  public var span: MKCoordinateSpan
  /// The metres of a degree of latitude.
  fileprivate static let degree = 111_320.0

  /// Creates a region.
  ///
  /// - Parameters:
  ///   - center: The place in its middle.
  ///   - span: How much is around it.
  public init(
    center: CLLocationCoordinate2D = CLLocationCoordinate2D(),
    span: MKCoordinateSpan = MKCoordinateSpan()
  ) { (self.center, self.span) = (center, span) }
  /// Creates a region of a size in metres.
  ///
  /// - Parameters:
  ///   - center: The place in its middle.
  ///   - latitudinalMeters: The metres from north to south.
  ///   - longitudinalMeters: The metres from east to west.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let parallel = max(ElementaryFunctions.cos(center.latitude * .pi / 180), 0.01)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / Self.degree,
        longitudeDelta: longitudinalMeters / (Self.degree * parallel)))
  }
}

/// The camera of a map, as it stands over the Earth.
public struct MapCamera: Sendable {
  /// The place that it looks at.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far from it the camera is, in metres.
  public var distance: Double
  /// The direction that is up, in degrees from north.
  public var heading: Double
  /// How far it leans, in degrees.
  public var pitch: Double
  /// The share of the distance that is seen from north to south.
  private static let seen = 0.55

  /// Creates a camera.
  ///
  /// - Parameters:
  ///   - centerCoordinate: The place that it looks at.
  ///   - distance: How far from it the camera is, in metres.
  ///   - heading: The direction that is up, in degrees from north; a film's maps have north up.
  ///   - pitch: How far it leans, in degrees; a film's maps are seen from above.
  /// - Note: Accepted; no effect. `heading`, `pitch`: north is up, and the map is seen from above.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }

  /// The camera that sees a region from above.
  init(seeing region: MKCoordinateRegion) {
    self.init(
      centerCoordinate: region.center,
      distance: region.span.latitudeDelta * MKCoordinateRegion.degree / Self.seen)
  }

  /// What it sees.
  var region: MKCoordinateRegion {
    MKCoordinateRegion(
      center: centerCoordinate, latitudinalMeters: distance * Self.seen,
      longitudinalMeters: distance * Self.seen)
  }
}

/// Where a map is looked at.
public struct MapCameraPosition: Sendable, Equatable {
  /// The region that is seen; `nil` for that of what is on the map.
  public private(set) var region: MKCoordinateRegion?
  /// The camera; `nil` for a region.
  public private(set) var camera: MapCamera?
  /// Whether fingers have moved the map, so that no code says where it is looked at.
  public private(set) var positionedByUser = false

  /// Whether the camera leans or is turned, which the film does not show.
  var isTurned: Bool { camera.map { $0.heading != 0 || $0.pitch != 0 } ?? false }

  /// Where fingers have moved it.
  static let byUser = Self(positionedByUser: true)
  /// So that all that is on the map is seen.
  public static let automatic = Self()
  /// So that a region is seen.
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(region: region) }
  /// As a camera sees it.
  public static func camera(_ camera: MapCamera) -> Self {
    Self(region: camera.region, camera: camera)
  }
  /// Where the person is, of whom a film knows nothing: as the other position says.
  ///
  /// - Parameters:
  ///   - followsHeading: Whether the map turns with the person.
  ///   - fallback: Where it is looked at while nobody knows where the person is.
  /// - Returns: The position.
  /// - Note: Accepted; no effect. `followsHeading`: nobody turns.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> Self { fallback }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    // Neither regions nor cameras can be compared: projects say how for themselves.
    func numbers(_ position: Self) -> [Double?] {
      let (region, camera) = (position.region, position.camera)
      return [
        region?.center.latitude, region?.center.longitude, region?.span.latitudeDelta,
        region?.span.longitudeDelta, camera?.centerCoordinate.latitude,
        camera?.centerCoordinate.longitude, camera?.distance, camera?.heading, camera?.pitch,
      ]
    }
    return lhs.positionedByUser == rhs.positionedByUser && numbers(lhs) == numbers(rhs)
  }
}

/// A plane on which a region lies: Mercator's.
struct MapProjection {
  private let (scale, middle): (Double, (x: Double, y: Double))
  private let size: (width: Double, height: Double)
  /// The least part of the plane that is seen.
  private static let least = 1e-7

  /// Shows a region in a size of points, whole and in the middle.
  init(_ region: MKCoordinateRegion, width: Double, height: Double) {
    let (center, span) = (region.center, region.span)
    middle = Self.plane(center)
    let top = Self.plane(latitude: center.latitude + span.latitudeDelta / 2)
    let bottom = Self.plane(latitude: center.latitude - span.latitudeDelta / 2)
    let across = max(span.longitudeDelta / 360, Self.least)
    scale = min(width / across, height / max(bottom - top, Self.least))
    size = (width, height)
  }

  /// Shows a focus in a size of points.
  init(_ focus: MapFocus, width: Double, height: Double) {
    (middle, scale, size) = ((focus.x, focus.y), focus.scale, (width, height))
  }

  /// What is in the middle, and how large.
  var focus: MapFocus { MapFocus(x: middle.x, y: middle.y, scale: scale) }

  /// The region that is seen.
  var region: MKCoordinateRegion {
    let (top, bottom) = (place(x: 0, y: 0), place(x: size.width, y: size.height))
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(
        latitude: place(x: size.width / 2, y: size.height / 2).latitude,
        longitude: (top.longitude + bottom.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude,
        longitudeDelta: bottom.longitude - top.longitude))
  }

  /// The place at a point.
  ///
  /// - Parameters:
  ///   - x: Points from the left.
  ///   - y: Points from the top.
  /// - Returns: The place.
  func place(x: Double, y: Double) -> CLLocationCoordinate2D {
    let (east, south) = (
      middle.x + (x - size.width / 2) / scale, middle.y + (y - size.height / 2) / scale
    )
    let power = ElementaryFunctions.exp(-4 * .pi * south)
    return CLLocationCoordinate2D(
      latitude: ElementaryFunctions.asin((power - 1) / (power + 1)) * 180 / .pi,
      longitude: east * 360)
  }

  /// The logarithm to the base of 2.
  static func log2(_ number: Double) -> Double {
    ElementaryFunctions.log(number) / ElementaryFunctions.log(2)
  }
  /// A power of 2.
  static func exp2(_ number: Double) -> Double { ElementaryFunctions.exp2(number) }

  /// Where a place lies, in points from the top left.
  func point(_ place: CLLocationCoordinate2D) -> (x: Double, y: Double) {
    let spot = Self.plane(place)
    return (
      size.width / 2 + (spot.x - middle.x) * scale, size.height / 2 + (spot.y - middle.y) * scale
    )
  }

  /// The points of so many metres at a place.
  func length(_ meters: Double, at place: CLLocationCoordinate2D) -> Double {
    Self.share(of: meters, at: place) * scale
  }
  /// How much of the way around the Earth so many metres are at a place.
  static func share(of meters: Double, at place: CLLocationCoordinate2D) -> Double {
    let around = 40_075_017 * ElementaryFunctions.cos(place.latitude * .pi / 180)
    return around > 0 ? meters / around : 0
  }

  /// The degrees of longitude that so many points show.
  func degrees(_ points: Double) -> Double { points / scale * 360 }

  /// A place on the plane, on which the Earth is 1 wide.
  static func plane(_ place: CLLocationCoordinate2D) -> (x: Double, y: Double) {
    (place.longitude / 360, plane(latitude: place.latitude))
  }

  private static func plane(latitude: Double) -> Double {
    // Where maps end, beyond which Mercator's plane goes on for ever.
    let latitude = min(max(latitude, -85), 85)
    let sine = ElementaryFunctions.sin(latitude * .pi / 180)
    return -ElementaryFunctions.log((1 + sine) / (1 - sine)) / (4 * .pi)
  }
}

extension MKCoordinateRegion {
  /// The region that holds places, with some room around; all of the Earth where there are none.
  init(holding places: [CLLocationCoordinate2D]) {
    guard let first = places.first else {
      self.init(span: MKCoordinateSpan(latitudeDelta: 140, longitudeDelta: 300))
      return
    }
    var (least, greatest) = (first, first)
    for place in places {
      least.latitude = min(least.latitude, place.latitude)
      least.longitude = min(least.longitude, place.longitude)
      greatest.latitude = max(greatest.latitude, place.latitude)
      greatest.longitude = max(greatest.longitude, place.longitude)
    }
    // Half as much again, so that pins and names have room, and a few streets around a single place.
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (least.latitude + greatest.latitude) / 2,
        longitude: (least.longitude + greatest.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max((greatest.latitude - least.latitude) * 1.5, 0.01),
        longitudeDelta: max((greatest.longitude - least.longitude) * 1.5, 0.01)))
  }
}
