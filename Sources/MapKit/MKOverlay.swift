public import CoreLocation
public import Foundation
public import Geometry
public import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// A line or an area on a map view.
public protocol MKOverlay: AnyObject {
  /// The place in its middle.
  var coordinate: CLLocationCoordinate2D { get }
  /// The rectangle that holds it.
  var boundingMapRect: MKMapRect { get }
}

extension MKPolyline: MKOverlay {}

/// An area between places.
public final class MKPolygon: NSObject, MKOverlay {
  let places: [CLLocationCoordinate2D]
  /// Creates an area.
  ///
  /// - Parameters:
  ///   - coordinates: The places.
  ///   - count: How many of them.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    places = Array(coordinates.prefix(count))
  }
  public var boundingMapRect: MKMapRect { outline.boundingMapRect }
  public var coordinate: CLLocationCoordinate2D { outline.coordinate }
  private var outline: MKPolyline { MKPolyline(coordinates: places, count: places.count) }
}

/// A circle around a place.
public final class MKCircle: NSObject, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  /// The radius, in metres.
  public let radius: CLLocationDistance
  /// Creates a circle.
  ///
  /// - Parameters:
  ///   - coord: The place in its middle.
  ///   - radius: Its radius, in metres.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }
  public var boundingMapRect: MKMapRect {
    let side = MKMapPoint.side * MapProjection.share(of: radius, at: coordinate)
    let middle = MKMapPoint(coordinate)
    return MKMapRect(x: middle.x - side, y: middle.y - side, width: 2 * side, height: 2 * side)
  }
}

/// What draws an overlay; one that is of none of the kinds below draws nothing.
@MainActor @preconcurrency open class MKOverlayRenderer {
  /// What it draws.
  public let overlay: any MKOverlay
  /// How much of it is seen, 0...1.
  open var alpha: CGFloat = 1
  /// Creates what draws an overlay.
  public init(overlay: any MKOverlay) { self.overlay = overlay }

  /// What is on the map for it; `nil` for nothing.
  var item: _MapItem? {
    IneffectiveSettings.note("MKOverlayRenderer that draws by itself")
    return nil
  }
}

/// What draws an overlay by an outline and what fills it.
@MainActor @preconcurrency open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour inside; `nil` for none.
  open var fillColor: UIColor?
  /// The colour of the outline; `nil` for none.
  open var strokeColor: UIColor?
  /// The width of the outline, in points; 0 for the usual one.
  open var lineWidth: CGFloat = 0
  /// How the outline ends.
  open var lineCap = CGLineCap.round
  /// How the outline bends.
  open var lineJoin = CGLineJoin.round
  /// Lengths of dashes and gaps, in points; `nil` for none.
  open var lineDashPattern: [NSNumber]?
  /// Where the dashes begin, in points.
  open var lineDashPhase: CGFloat = 0

  override var item: _MapItem? {
    guard let (kind, places) = outline else { return super.item }
    var item = _MapItem(kind: kind, places: places)
    item.fill = AnyShapeStyle(Color(uiColor: fillColor ?? .clear).opacity(Double(alpha)))
    let pen = StrokeStyle(
      lineWidth: lineWidth == 0 ? 1 : lineWidth, lineCap: lineCap, lineJoin: lineJoin,
      dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
    item.stroke = strokeColor.map {
      (AnyShapeStyle(Color(uiColor: $0).opacity(Double(alpha))), pen)
    }
    return item
  }
  /// The kind and the places of the outline; `nil` for none.
  private var outline: (_MapItem.Kind, [CLLocationCoordinate2D])? {
    switch overlay {
    case let line as MKPolyline: (.line, line.places)
    case let area as MKPolygon: (.area, area.places)
    case let circle as MKCircle: (.circle(radius: circle.radius), [circle.coordinate])
    default: nil
    }
  }
}

/// What draws a line along places.
@MainActor @preconcurrency open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates what draws a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// What draws an area between places.
@MainActor @preconcurrency open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates what draws an area.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// What draws a circle.
@MainActor @preconcurrency open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates what draws a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
