public import CoreLocation
import UIKitViews
public import ViewEngine

extension Marker {
  /// Creates a marker of a place, with its name.
  public init(item: MKMapItem) {
    self.init(item.name ?? "", coordinate: item.placemark.coordinate)
  }
}

extension MapPolyline {
  /// Creates a line.
  public init(_ polyline: MKPolyline) { self.init(coordinates: polyline.places) }
  /// Creates the line along a way.
  public init(_ route: MKRoute) { self.init(route.polyline) }
}

extension MKPointOfInterestFilter {
  /// Creates a filter of some kinds; a film's map names none.
  ///
  /// - Note: Accepted; no effect. `including`: a film's map names no places.
  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(isAll: !categories.isEmpty)
  }
  /// Creates a filter of all kinds but some; a film's map names none.
  ///
  /// - Note: Accepted; no effect. `excluding`: a film's map names no places.
  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(isAll: true)
  }
}

/// What is seen from a street; nobody looks.
public final class MKLookAroundScene: Hashable, Sendable {
  private init() {}
  public static func == (lhs: MKLookAroundScene, rhs: MKLookAroundScene) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What asks for what is seen from a street; a film has no network, so that there is nothing.
public final class MKLookAroundSceneRequest: Sendable {
  /// Asks for what is seen at a place.
  ///
  /// - Note: Accepted; no effect. `coordinate`: there is no network.
  public init(coordinate: CLLocationCoordinate2D) {}
  /// Asks for what is seen at a place.
  ///
  /// - Note: Accepted; no effect. `mapItem`: there is no network.
  public init(mapItem: MKMapItem) {}
  /// What is seen: nothing.
  public var scene: MKLookAroundScene? {
    get async throws { nil }
  }
}

/// What is seen from a street: its place, as a film has no network.
public struct LookAroundPreview: View {
  /// Creates the place.
  ///
  /// - Parameters:
  ///   - initialScene: What is seen.
  ///   - allowsNavigation: Whether one can go on.
  ///   - showsRoadLabels: Whether streets have their names.
  ///   - badgePosition: Where the sign is.
  /// - Note: Accepted; no effect. `initialScene`, `allowsNavigation`, `showsRoadLabels`, `badgePosition`: there is no
  ///   network.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  public var body: some View {
    UnshownPlace("the picture of LookAroundPreview", symbol: "binoculars")
  }
}

/// Where the sign of what is seen from a street is.
public enum MKLookAroundBadgePosition: Int, Sendable {
  /// Above, at the beginning of lines.
  case topLeading
  /// Above, at the end of lines.
  case topTrailing
  /// Below, at the end of lines.
  case bottomTrailing
}
