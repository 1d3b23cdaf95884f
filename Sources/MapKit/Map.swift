public import CoreLocation
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine
public import Views

/// A map: the places of what is on it, by Mercator's projection, on a plain ground.
///
/// There are no streets and no names on it, which the tool says. North is up. A finger moves it, and it goes on when the
/// finger leaves it in motion; two fingers make it larger or smaller.
public struct Map: View {
  private let aim: MapAim
  private let modes: MapInteractionModes
  private let items: [_MapItem]
  @State private var sight = MapSight()
  @State private var moved: Moved?
  @Environment(\.layoutDirection) private var direction
  @Environment(\.mapCameraWatchers) private var watchers
  @Environment(\.readMapSight) private var readSight

  /// Where fingers have moved the map, and what was said then of where to look.
  private struct Moved: Equatable {
    var focus: MapFocus
    var said: MapCameraPosition
  }

  fileprivate init(_ aim: MapAim, _ modes: MapInteractionModes, _ items: [_MapItem]) {
    (self.aim, self.modes, self.items) = (aim, modes, items)
  }

  /// Creates a map of the Earth.
  public init() { self.init(MapAim(.automatic), .all, []) }
  /// Creates a map that shows all that is on it.
  ///
  /// - Parameters:
  ///   - initialPosition: Where it is looked at.
  ///   - interactionModes: What fingers do: they move it and make it larger, if they may.
  ///   - content: What is on it.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> C
  ) { self.init(MapAim(initialPosition), interactionModes, content()._items) }
  /// Creates a map with nothing on it.
  ///
  /// - Parameters:
  ///   - initialPosition: Where it is looked at.
  ///   - interactionModes: What fingers do: they move it and make it larger, if they may.
  public init(initialPosition: MapCameraPosition, interactionModes: MapInteractionModes = .all) {
    self.init(MapAim(initialPosition), interactionModes, [])
  }
  /// Creates a map that is looked at where a binding says.
  ///
  /// - Parameters:
  ///   - position: Where it is looked at; where fingers have moved it, it is positioned by the user.
  ///   - interactionModes: What fingers do: they move it and make it larger, if they may.
  ///   - content: What is on it.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> C
  ) { self.init(MapAim(position), interactionModes, content()._items) }
  /// Creates a map with nothing on it that is looked at where a binding says.
  ///
  /// - Parameters:
  ///   - position: Where it is looked at; where fingers have moved it, it is positioned by the user.
  ///   - interactionModes: What fingers do: they move it and make it larger, if they may.
  public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all
  ) { self.init(MapAim(position), interactionModes, []) }
  /// Creates a map on which something may be chosen, that is looked at where a binding says.
  ///
  /// - Parameters:
  ///   - position: Where it is looked at; where fingers have moved it, it is positioned by the user.
  ///   - interactionModes: What fingers do: they move it and make it larger, if they may.
  ///   - selection: The tag of what is chosen.
  ///   - content: What is on it.
  /// - Note: Accepted; no effect. `selection`: fingers choose nothing.
  public init<C: MapContent, V: Hashable>(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    selection: Binding<V?>, @MapContentBuilder content: () -> C
  ) { self.init(MapAim(position), interactionModes, content()._items) }
  /// Creates a map of a region: the older form.
  ///
  /// - Parameters:
  ///   - coordinateRegion: The region, which follows fingers.
  ///   - interactionModes: What fingers do: they move it and make it larger, if they may.
  ///   - showsUserLocation: Whether the person's place is shown.
  /// - Note: Accepted; no effect. `showsUserLocation`: there is nobody.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) { self.init(MapAim(coordinateRegion), interactionModes, []) }
  /// Creates a map of a region with something for each of some values: the older form.
  ///
  /// - Parameters:
  ///   - coordinateRegion: The region, which follows fingers.
  ///   - interactionModes: What fingers do: they move it and make it larger, if they may.
  ///   - showsUserLocation: Whether the person's place is shown.
  ///   - annotationItems: The values.
  ///   - annotationContent: What is on the map for one.
  /// - Note: Accepted; no effect. `showsUserLocation`: there is nobody.
  public init<Items: RandomAccessCollection, C: MapContent>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, annotationItems: Items,
    annotationContent: (Items.Element) -> C
  ) where Items.Element: Identifiable {
    self.init(
      MapAim(coordinateRegion), interactionModes,
      annotationItems.flatMap { annotationContent($0)._items })
  }

  public var body: some View {
    let said = aim.said()
    GeometryReader { space in
      MapShown(
        focus: focus(said, space.size), space: space,
        sights: [sight, readSight].compactMap(\.self), items: items, direction: direction)
    }
    // East is at the right for all who read.
    .environment(\.layoutDirection, .leftToRight)
    .contentShape(Rectangle())
    .gesture(pan, including: modes.contains(.pan) ? .all : .subviews)
    .simultaneousGesture(zoom, including: modes.contains(.zoom) ? .all : .subviews)
    .onAppear { tell(.onEnd) }
    .onChange(of: said) {
      guard moved?.said != said else { return }
      // Whatever a finger's push moves on is not told any more.
      sight.grips += 1
      tell(.onEnd)
    }
    .ineffective("the streets and names of Map", if: true)
    .ineffective("the heading and pitch of MapCamera", if: said.isTurned)
  }

  /// Where it is looked at: where fingers have moved it, until code says otherwise.
  private func focus(_ said: MapCameraPosition, _ size: CGSize) -> MapFocus {
    if let moved, moved.said == said { return moved.focus }
    let region = said.region ?? MKCoordinateRegion(holding: items.flatMap(\.places))
    return MapProjection(region, width: Double(size.width), height: Double(size.height)).focus
  }

  // MARK: Fingers

  /// For how many seconds a map goes on at a finger's last velocity: to where a drag says that it would; a guess.
  private static let coasting = 0.25
  /// The slowest finger after which it goes on, in points a second.
  private static let slowest = 20.0

  private var pan: some Gesture {
    DragGesture().onChanged { drag in
      guard !sight.isPinched, let start = grip() else { return }
      move(to: start.moved(by: drag.translation))
      tell(.continuous)
    }
    .onEnded { drag in
      guard !sight.isPinched, let start = sight.grip else { return }
      sight.grip = nil
      let (grips, velocity) = (sight.grips, drag.velocity)
      let speed = (velocity.width * velocity.width + velocity.height * velocity.height)
        .squareRoot()
      guard Double(speed) > Self.slowest else { return tell(.onEnd) }
      // A spring without bounce, begun at this velocity, is nothing but a decay.
      let slowing = 1 / Self.coasting
      let coast = Animation.interpolatingSpring(
        stiffness: slowing * slowing, damping: 2 * slowing, initialVelocity: slowing)
      withAnimation(coast, completionCriteria: .removed) {
        move(to: start.moved(by: drag.predictedEndTranslation))
      } completion: {
        if sight.grips == grips { tell(.onEnd) }
      }
    }
  }

  private var zoom: some Gesture {
    MagnifyGesture().onChanged { pinch in
      if !sight.isPinched { sight.grip = nil }
      sight.isPinched = true
      guard let start = grip() else { return }
      let anchor = CGSize(
        width: pinch.startLocation.x - sight.size.width / 2,
        height: pinch.startLocation.y - sight.size.height / 2)
      move(to: start.magnified(by: Double(pinch.magnification), about: anchor))
      tell(.continuous)
    }
    .onEnded { _ in
      (sight.isPinched, sight.grip) = (false, nil)
      tell(.onEnd)
    }
  }

  /// Where it was looked at when fingers took it.
  private func grip() -> MapFocus? {
    if sight.grip == nil {
      sight.grip = sight.focus
      sight.grips += 1
    }
    return sight.grip
  }

  private func move(to focus: MapFocus) {
    let size = sight.size
    aim.fingersMoved?(
      MapProjection(focus, width: Double(size.width), height: Double(size.height)).region)
    moved = Moved(focus: focus, said: aim.said())
  }

  /// Tells who watches where it is looked at.
  private func tell(_ moment: MapCameraUpdateFrequency) {
    guard !watchers.isEmpty else { return }
    let size = sight.size
    let projection = MapProjection(
      focus(aim.said(), size), width: Double(size.width), height: Double(size.height))
    let context = MapCameraUpdateContext(
      camera: MapCamera(seeing: projection.region), region: projection.region)
    for watcher in watchers where moment == .onEnd || watcher.frequency == .continuous {
      watcher.action(context)
    }
  }
}

/// Where a scene wants a map to be looked at, and who is told that fingers moved it.
private struct MapAim {
  let said: @MainActor () -> MapCameraPosition
  let fingersMoved: (@MainActor (MKCoordinateRegion) -> Void)?

  init(_ position: MapCameraPosition) { (said, fingersMoved) = ({ position }, nil) }

  init(_ position: Binding<MapCameraPosition>) {
    said = { position.wrappedValue }
    fingersMoved = { _ in
      if !position.wrappedValue.positionedByUser { position.wrappedValue = .byUser }
    }
  }

  init(_ region: Binding<MKCoordinateRegion>) {
    said = { .region(region.wrappedValue) }
    fingersMoved = { region.wrappedValue = $0 }
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
  /// Calls a closure with where the maps below are looked at: at first, and when fingers or code have moved one.
  ///
  /// What a finger's push moves on is told when it has come to rest.
  ///
  /// - Parameters:
  ///   - frequency: When it is called: when the map has come to rest, or at each move of a finger, too.
  ///   - action: The closure.
  /// - Returns: This view.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapCameraWatchers) {
      $0.append(MapCameraWatcher(frequency: frequency, action: action))
    }
  }
  /// Calls a closure when fingers or code have moved one of the maps below.
  ///
  /// - Parameters:
  ///   - frequency: When it is called: when the map has come to rest, or at each move of a finger, too.
  ///   - action: The closure.
  /// - Returns: This view.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }
}

/// Who is told where a map is looked at.
struct MapCameraWatcher {
  let frequency: MapCameraUpdateFrequency
  let action: (MapCameraUpdateContext) -> Void
}

private enum MapCameraWatchersKey: EnvironmentKey {
  static var defaultValue: [MapCameraWatcher] { [] }
}

extension EnvironmentValues {
  /// Who is told where the maps below are looked at.
  var mapCameraWatchers: [MapCameraWatcher] {
    get { self[MapCameraWatchersKey.self] }
    set { self[MapCameraWatchersKey.self] = newValue }
  }
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
