public import CoreLocation
import Foundation
import Geometry
@_spi(Engine) public import ViewEngine
public import Views

/// A map: the places of what is on it, by Mercator's projection, on a plain ground.
///
/// There are no streets and no names on it, which the tool says. North is up, and fingers do not move it.
public struct Map: View {
  private let region: MKCoordinateRegion?
  private let items: [_MapItem]
  /// Whether a camera leans or is turned, which the film does not show.
  private let isTurned: Bool
  @Environment(\.layoutDirection) private var direction

  fileprivate init(_ region: MKCoordinateRegion?, _ items: [_MapItem], _ camera: MapCamera? = nil) {
    (self.region, self.items) = (region, items)
    isTurned = camera.map { $0.heading != 0 || $0.pitch != 0 } ?? false
  }

  /// Creates a map of the Earth.
  public init() { self.init(nil, []) }
  /// Creates a map that shows all that is on it.
  ///
  /// - Parameters:
  ///   - initialPosition: Where it is looked at.
  ///   - interactionModes: What fingers do.
  ///   - content: What is on it.
  /// - Note: Accepted; no effect. `interactionModes`: fingers do not move it.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> C
  ) { self.init(initialPosition.region, content()._items, initialPosition.camera) }
  /// Creates a map with nothing on it.
  ///
  /// - Parameters:
  ///   - initialPosition: Where it is looked at.
  ///   - interactionModes: What fingers do.
  /// - Note: Accepted; no effect. `interactionModes`: fingers do not move it.
  public init(initialPosition: MapCameraPosition, interactionModes: MapInteractionModes = .all) {
    self.init(initialPosition.region, [], initialPosition.camera)
  }
  /// Creates a map that is looked at where a binding says.
  ///
  /// - Parameters:
  ///   - position: Where it is looked at.
  ///   - interactionModes: What fingers do.
  ///   - content: What is on it.
  /// - Note: Accepted; no effect. `interactionModes`: fingers do not move it.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> C
  ) { self.init(position.wrappedValue.region, content()._items, position.wrappedValue.camera) }
  /// Creates a map with nothing on it that is looked at where a binding says.
  ///
  /// - Parameters:
  ///   - position: Where it is looked at.
  ///   - interactionModes: What fingers do.
  /// - Note: Accepted; no effect. `interactionModes`: fingers do not move it.
  public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all
  ) { self.init(position.wrappedValue.region, [], position.wrappedValue.camera) }
  /// Creates a map on which something may be chosen, that is looked at where a binding says.
  ///
  /// - Parameters:
  ///   - position: Where it is looked at.
  ///   - interactionModes: What fingers do.
  ///   - selection: The tag of what is chosen.
  ///   - content: What is on it.
  /// - Note: Accepted; no effect. `interactionModes`, `selection`: fingers do not move it, and choose nothing.
  public init<C: MapContent, V: Hashable>(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    selection: Binding<V?>, @MapContentBuilder content: () -> C
  ) { self.init(position.wrappedValue.region, content()._items, position.wrappedValue.camera) }
  /// Creates a map of a region: the older form.
  ///
  /// - Parameters:
  ///   - coordinateRegion: The region.
  ///   - interactionModes: What fingers do.
  ///   - showsUserLocation: Whether the person's place is shown.
  /// - Note: Accepted; no effect. `interactionModes`, `showsUserLocation`: fingers do not move it, and there is nobody.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) { self.init(coordinateRegion.wrappedValue, []) }
  /// Creates a map of a region with something for each of some values: the older form.
  ///
  /// - Parameters:
  ///   - coordinateRegion: The region.
  ///   - interactionModes: What fingers do.
  ///   - showsUserLocation: Whether the person's place is shown.
  ///   - annotationItems: The values.
  ///   - annotationContent: What is on the map for one.
  /// - Note: Accepted; no effect. `interactionModes`, `showsUserLocation`: fingers do not move it, and there is nobody.
  public init<Items: RandomAccessCollection, C: MapContent>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, annotationItems: Items,
    annotationContent: (Items.Element) -> C
  ) where Items.Element: Identifiable {
    self.init(
      coordinateRegion.wrappedValue, annotationItems.flatMap { annotationContent($0)._items })
  }

  public var body: some View {
    GeometryReader { space in
      let shown = region ?? MKCoordinateRegion(holding: items.flatMap(\.places))
      MapPicture(
        projection: MapProjection(
          shown, width: Double(space.size.width), height: Double(space.size.height)),
        items: items, direction: direction)
    }
    // East is at the right for all who read.
    .environment(\.layoutDirection, .leftToRight)
    .clipped()
    .background { MapGround() }
    .ineffective("the streets and names of Map", if: true)
    .ineffective("the heading and pitch of MapCamera", if: isTurned)
  }
}

/// What fingers do to a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// They move it.
  public static let pan = Self(rawValue: 1)
  /// They make it larger or smaller.
  public static let zoom = Self(rawValue: 2)
  /// They lean it.
  public static let pitch = Self(rawValue: 4)
  /// They turn it.
  public static let rotate = Self(rawValue: 8)
  /// All of that.
  public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}

/// A pin with a sign, by the older name.
public struct MapMarker: MapContent {
  public typealias Body = Never
  public let _items: [_MapItem]
  /// Creates a pin.
  ///
  /// - Parameters:
  ///   - coordinate: Its place.
  ///   - tint: Its colour.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _items = [
      _MapItem(
        kind: .marker(title: Text(verbatim: ""), sign: .symbol("mappin")), places: [coordinate],
        tint: tint)
    ]
  }
}

/// A view at a place, by the older name.
public struct MapAnnotation<Content: View>: MapContent {
  public typealias Body = Never
  public let _items: [_MapItem]
  /// Creates an annotation.
  ///
  /// - Parameters:
  ///   - coordinate: Its place.
  ///   - content: The view.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder content: () -> Content) {
    _items = [
      _MapItem(
        kind: .view(AnyView(content()), title: nil, anchor: .center), places: [coordinate])
    ]
  }
}

/// How a map's ground looks.
public struct MapStyle: Sendable {
  let isPhotograph: Bool
  /// How high and low the ground is.
  public enum Elevation: Sendable {
    /// As the system thinks best.
    case automatic
    /// Flat.
    case flat
    /// As it is.
    case realistic
  }
  /// Drawn.
  public static let standard = Self(isPhotograph: false)
  /// As it is seen from above.
  public static let imagery = Self(isPhotograph: true)
  /// As it is seen from above, with names.
  public static let hybrid = Self(isPhotograph: true)
  /// Drawn.
  ///
  /// - Parameter elevation: How high and low the ground is.
  /// - Returns: The style.
  /// - Note: Accepted; no effect. `elevation`: the ground is plain.
  public static func standard(elevation: Elevation) -> Self { standard }
}

private enum MapStyleKey: EnvironmentKey { static var defaultValue: MapStyle { .standard } }

extension EnvironmentValues {
  /// How the ground of the maps below looks.
  var mapStyle: MapStyle {
    get { self[MapStyleKey.self] }
    set { self[MapStyleKey.self] = newValue }
  }
}

/// When a map tells where it is looked at.
public enum MapCameraUpdateFrequency: Sendable {
  /// All the time.
  case continuous
  /// When it has come to rest.
  case onEnd
}

/// Where a map is looked at, as it is told.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The region.
  public let region: MKCoordinateRegion
}

extension View {
  /// Sets how the ground of the maps below looks: its colour.
  public func mapStyle(_ style: MapStyle) -> some View { environment(\.mapStyle, style) }
  /// Adds controls to the maps below, which a film's do not show.
  ///
  /// - Note: Accepted; no effect. `content`: maps have no controls.
  public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  /// Shows or hides the controls of the maps below.
  ///
  /// - Note: Accepted; no effect. `visibility`: maps have no controls.
  public func mapControlVisibility(_ visibility: Visibility) -> some View {
    ineffective("mapControlVisibility", if: visibility == .visible)
  }
  /// Calls a closure when a finger has moved a map, which none does here.
  ///
  /// - Parameters:
  ///   - frequency: When it is called.
  ///   - action: The closure.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `frequency`, `action`: fingers do not move maps.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
}

/// A button that shows where the person is; a film's maps have none.
public struct MapUserLocationButton: View {
  /// Creates the button.
  public init() {}
  public var body: EmptyView { EmptyView() }
}
/// A compass; a film's maps have none.
public struct MapCompass: View {
  /// Creates the compass.
  public init() {}
  public var body: EmptyView { EmptyView() }
}
/// A scale; a film's maps have none.
public struct MapScaleView: View {
  /// Creates the scale.
  public init() {}
  public var body: EmptyView { EmptyView() }
}
/// A button that leans the map; a film's maps have none.
public struct MapPitchToggle: View {
  /// Creates the button.
  public init() {}
  public var body: EmptyView { EmptyView() }
}
