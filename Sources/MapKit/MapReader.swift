public import CoreLocation
public import Foundation
import Geometry
@_spi(Engine) public import ViewEngine
import Views

/// Converts between points and places of the map in a reader.
@MainActor public struct MapProxy {
  let sight: MapSight

  /// The place that a point of the map shows.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - space: Its coordinate space.
  /// - Returns: The place; `nil` while no map is shown, and for points beyond it.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? {
    let origin = sight.origin(in: space.coordinateSpace)
    let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    guard CGRect(origin: .zero, size: sight.size).contains(place) else { return nil }
    return sight.projection?.place(x: Double(place.x), y: Double(place.y))
  }

  /// The point at which a place is shown.
  ///
  /// - Parameters:
  ///   - coordinate: The place.
  ///   - space: The coordinate space of the point.
  /// - Returns: The point, which may be beyond the map; `nil` while no map is shown.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? {
    guard let point = sight.projection?.point(coordinate) else { return nil }
    let origin = sight.origin(in: space.coordinateSpace)
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }
}

/// A map reader: a view whose content can ask the map in it where things are.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var sight = MapSight()

  /// Creates a reader.
  ///
  /// - Parameter content: The content, with a map in it.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  public var body: some View {
    content(MapProxy(sight: sight)).environment(\.readMapSight, sight)
  }
}

private enum ReadMapSightKey: EnvironmentKey { static var defaultValue: MapSight? { nil } }

extension EnvironmentValues {
  /// Where a reader around looks for the map.
  var readMapSight: MapSight? {
    get { self[ReadMapSightKey.self] }
    set { self[ReadMapSightKey.self] = newValue }
  }
}
