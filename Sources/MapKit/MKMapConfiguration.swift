public import CoreLocation
public import Foundation

/// A camera over a map view.
public final class MKMapCamera: NSObject {
  /// The place that it looks at.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far from it the camera is, in metres.
  public var centerCoordinateDistance: CLLocationDistance
  /// How far it leans, in degrees; a film's maps are seen from above, and the tool says so.
  public var pitch: Double
  /// The direction that is up, in degrees from north; a film's maps have north up, and the tool says so.
  public var heading: CLLocationDirection

  /// Creates a camera.
  ///
  /// - Parameters:
  ///   - centerCoordinate: The place that it looks at.
  ///   - distance: How far from it the camera is, in metres.
  ///   - pitch: How far it leans, in degrees.
  ///   - heading: The direction that is up, in degrees from north.
  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: Double, heading: CLLocationDirection
  ) {
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }
  /// Creates a camera over the Earth.
  public override convenience init() {
    self.init(MapCamera(seeing: MKCoordinateRegion(holding: [])))
  }

  /// Creates one that sees what another does.
  convenience init(_ camera: MapCamera) {
    self.init(
      lookingAtCenter: camera.centerCoordinate, fromDistance: camera.distance, pitch: camera.pitch,
      heading: camera.heading)
  }
  /// The same as SwiftUI has it.
  var camera: MapCamera {
    MapCamera(
      centerCoordinate: centerCoordinate, distance: centerCoordinateDistance, heading: heading,
      pitch: pitch)
  }
  /// Another one that sees the same.
  var duplicate: MKMapCamera { MKMapCamera(camera) }
}

/// Something that has a pin.
@MainActor @preconcurrency public protocol MKAnnotation: AnyObject {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// Its name; `nil` for none.
  var title: String? { get }
  /// What stands below; `nil` for nothing.
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A place with a pin.
@MainActor @preconcurrency open class MKPointAnnotation: MKAnnotation {
  /// Where it is.
  open var coordinate: CLLocationCoordinate2D
  /// Its name; `nil` for none.
  open var title: String?
  /// What stands below, which pins do not show; `nil` for nothing.
  open var subtitle: String?
  /// Creates a place at the equator.
  public init() { coordinate = CLLocationCoordinate2D() }
  /// Creates a place.
  ///
  /// - Parameters:
  ///   - coordinate: Where it is.
  ///   - title: Its name.
  ///   - subtitle: What stands below.
  public init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) { (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle) }
}

/// Which kinds of places are named on a map; a film's map names none.
public final class MKPointOfInterestFilter: NSObject, Sendable {
  private let isAll: Bool
  init(isAll: Bool) { self.isAll = isAll }
  /// All kinds.
  public static let includingAll = MKPointOfInterestFilter(isAll: true)
  /// None.
  public static let excludingAll = MKPointOfInterestFilter(isAll: false)
}

/// How a map view looks.
public class MKMapConfiguration: NSObject {
  /// How the ground is shown; a film's is flat.
  public enum ElevationStyle: Int, Sendable {
    /// As a plane.
    case flat = 0
    /// With its mountains.
    case realistic = 1
  }
  /// How the ground is shown; a film's is flat.
  public var elevationStyle: ElevationStyle
  fileprivate init(_ elevation: ElevationStyle) { elevationStyle = elevation }
  /// The same as SwiftUI has it.
  var style: MapStyle { .standard }
}

/// A drawn map.
public final class MKStandardMapConfiguration: MKMapConfiguration {
  /// How loud its colours are.
  public enum EmphasisStyle: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// Pale.
    case muted = 1
  }
  /// How loud its colours are; a film's ground has one colour.
  public var emphasisStyle: EmphasisStyle
  /// Which kinds of places are named; a film's map names none.
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown; a film's map has none.
  public var showsTraffic = false
  /// Creates a look.
  ///
  /// - Parameters:
  ///   - elevationStyle: How the ground is shown.
  ///   - emphasisStyle: How loud its colours are.
  public init(
    elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default
  ) {
    self.emphasisStyle = emphasisStyle
    super.init(elevationStyle)
  }
}

/// A map of photographs.
public final class MKImageryMapConfiguration: MKMapConfiguration {
  /// Creates a look.
  ///
  /// - Parameter elevationStyle: How the ground is shown.
  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
  override var style: MapStyle { .imagery }
}

/// A map of photographs with streets.
public final class MKHybridMapConfiguration: MKMapConfiguration {
  /// Which kinds of places are named; a film's map names none.
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown; a film's map has none.
  public var showsTraffic = false
  /// Creates a look.
  ///
  /// - Parameter elevationStyle: How the ground is shown.
  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
  override var style: MapStyle { .hybrid }
}
