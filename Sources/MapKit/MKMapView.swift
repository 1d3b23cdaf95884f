public import CoreLocation
public import Foundation
import Geometry
public import UIKitViews
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A map as UIKit has it: the same picture as that of ``Map``.
///
/// There are no streets and no names on it, and it is seen from above with north up, which the tool says.
@MainActor @preconcurrency open class MKMapView: UIView {
  private let host = UIHostingController(rootView: MapOfView())
  private var shown: (camera: MKMapCamera, region: MKCoordinateRegion?)

  /// Creates a map of the Earth.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override init(frame: CGRect) {
    let region = MKCoordinateRegion(holding: [])
    shown = (MKMapCamera(MapCamera(seeing: region)), region)
    super.init(frame: frame)
    addSubview(host.view)
    refresh(animated: false)
  }
  /// Creates a map of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    host.view.frame = bounds
  }

  private func refresh(animated: Bool) {
    var modes: MapInteractionModes = []
    if isScrollEnabled { modes.insert(.pan) }
    if isZoomEnabled { modes.insert(.zoom) }
    let position: MapCameraPosition =
      shown.region.map { .region($0) } ?? .camera(shown.camera.camera)
    let view = MapOfView(
      position: position, modes: modes, style: preferredConfiguration.style,
      items: overlayItems + annotations.map { item(of: $0) })
    withAnimation(animated ? .default : nil) { host.rootView = view }
  }

  // MARK: Where it is looked at

  /// The camera over it; it is copied, so that a camera that was set may be changed without effect.
  open var camera: MKMapCamera {
    get { shown.camera.duplicate }
    set { setCamera(newValue, animated: false) }
  }
  /// Sets the camera.
  ///
  /// - Parameters:
  ///   - camera: The camera.
  ///   - animated: Whether the map moves there.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    shown = (camera.duplicate, nil)
    refresh(animated: animated)
  }
  /// The region that is asked for.
  open var region: MKCoordinateRegion {
    get { shown.region ?? shown.camera.camera.region }
    set { setRegion(newValue, animated: false) }
  }
  /// Sets the region.
  ///
  /// - Parameters:
  ///   - region: The region, which is seen whole.
  ///   - animated: Whether the map moves there.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    shown = (MKMapCamera(MapCamera(seeing: region)), region)
    refresh(animated: animated)
  }
  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { shown.camera.centerCoordinate }
    set { setCenter(newValue, animated: false) }
  }
  /// Sets the place in the middle.
  ///
  /// - Parameters:
  ///   - coordinate: The place.
  ///   - animated: Whether the map moves there.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    shown.camera.centerCoordinate = coordinate
    shown.region?.center = coordinate
    refresh(animated: animated)
  }

  // MARK: What is on it

  /// What has pins on it, in the order in which it was added.
  open private(set) var annotations: [any MKAnnotation] = []
  /// Adds a pin.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  /// Adds pins.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations += annotations
    refresh(animated: false)
  }
  /// Takes a pin away.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  /// Takes pins away.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations.removeAll { old in annotations.contains { $0 === old } }
    for annotation in annotations { views[ObjectIdentifier(annotation)] = nil }
    refresh(animated: false)
  }
  /// Shows the region that holds annotations, which come onto the map unless they are on it.
  ///
  /// - Parameters:
  ///   - annotations: The annotations.
  ///   - animated: Whether the map moves there.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
    setRegion(MKCoordinateRegion(holding: annotations.map(\.coordinate)), animated: animated)
  }
  /// Shows what is in a rectangle.
  ///
  /// - Parameters:
  ///   - mapRect: The rectangle.
  ///   - insets: How much room there is around it, in points.
  ///   - animated: Whether the map moves there.
  /// - Note: Accepted; no effect. `edgePadding`: a region is seen whole, with as much room as its shape leaves.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets = .zero, animated: Bool
  ) { setRegion(MKCoordinateRegion(mapRect), animated: animated) }

  // MARK: Who says how it is shown

  /// Who says what is shown of annotations and overlays.
  open weak var delegate: (any MKMapViewDelegate)? { didSet { refresh(animated: false) } }
  /// The views that the delegate gave, by their annotations; `nil` for a pin.
  private var views: [ObjectIdentifier: MKAnnotationView?] = [:]
  /// The classes of views that are made by a name.
  private var classes: [String: MKAnnotationView.Type] = [:]

  /// The view of an annotation; `nil` for a pin that has none.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)] ?? nil
  }
  /// Says of which class views of a name are.
  ///
  /// - Parameters:
  ///   - viewClass: The class.
  ///   - identifier: The name.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) { classes[identifier] = viewClass as? MKAnnotationView.Type }
  /// A view that is to be used again: none, as views stay with their annotations.
  ///
  /// - Note: Accepted; no effect. `withIdentifier`: no view is free.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  /// A new view of the class that was registered for a name; a pin where none was.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - annotation: What it shows.
  /// - Returns: The view.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    (classes[identifier] ?? MKMarkerAnnotationView.self).init(
      annotation: annotation, reuseIdentifier: identifier)
  }

  /// What is on the map for an annotation; the delegate is asked once.
  private func item(of annotation: any MKAnnotation) -> _MapItem {
    let id = ObjectIdentifier(annotation)
    if views[id] == nil, let delegate {
      let view = delegate.mapView(self, viewFor: annotation)
      views[id] = .some(view)
      if let view {
        view.annotation = view.annotation ?? annotation
        view.changed = { [weak self] in self?.refresh(animated: false) }
        delegate.mapView(self, didAdd: [view])
      }
    }
    let view = self.view(for: annotation)
    let title = (annotation.title ?? nil) ?? ""
    var item = _MapItem(
      kind: view?.kind ?? .marker(title: Text(verbatim: title), sign: .symbol("mappin")),
      places: [annotation.coordinate])
    item.tint = view?.tint.map { Color(uiColor: $0) }
    return item
  }

  // MARK: Lines and areas on it

  /// The lines and areas on it, the lowest first.
  open private(set) var overlays: [any MKOverlay] = []
  /// Adds a line or an area.
  open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
  /// Adds a line or an area at a level; a film's map has one.
  ///
  /// - Parameters:
  ///   - overlay: The line or the area.
  ///   - level: The level.
  /// - Note: Accepted; no effect. `level`: there are no streets or names to be above of.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
  /// Adds lines and areas.
  open func addOverlays(_ overlays: [any MKOverlay]) {
    self.overlays += overlays
    refresh(animated: false)
  }
  /// Takes a line or an area away.
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  /// Takes lines and areas away.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    self.overlays.removeAll { old in overlays.contains { $0 === old } }
    refresh(animated: false)
  }
  private var overlayItems: [_MapItem] {
    overlays.compactMap { delegate?.mapView(self, rendererFor: $0).item }
  }

  // MARK: How it looks, and what fingers do

  /// What it shows.
  open var mapType = MKMapType.standard {
    didSet { preferredConfiguration = mapType.configuration }
  }
  /// How it follows the person; nobody is there, and the tool says where it should.
  open var userTrackingMode = MKUserTrackingMode.none {
    didSet {
      if userTrackingMode != .none { IneffectiveSettings.note("userTrackingMode of MKMapView") }
    }
  }
  /// Follows the person; nobody is there, and the tool says so.
  ///
  /// - Parameters:
  ///   - mode: How.
  ///   - animated: Whether that is seen to happen.
  /// - Note: Accepted; no effect. `animated`: nobody is there to be followed.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  /// How it looks.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet { refresh(animated: false) }
  }
  /// Whether two fingers make it larger or smaller.
  open var isZoomEnabled = true { didSet { refresh(animated: false) } }
  /// Whether a finger moves it.
  open var isScrollEnabled = true { didSet { refresh(animated: false) } }
  /// Whether two fingers turn it; no film's map is turned.
  open var isRotateEnabled = true
  /// Whether two fingers lean it; no film's map leans.
  open var isPitchEnabled = true
  /// Whether there is a compass while it is turned, which it never is.
  open var showsCompass = true
  /// Whether there is a scale; the tool says where one is wanted.
  open var showsScale = false {
    didSet { if showsScale { IneffectiveSettings.note("showsScale of MKMapView") } }
  }
  /// Whether the person's place is shown; nobody is there, and the tool says where it is wanted.
  open var showsUserLocation = false {
    didSet { if showsUserLocation { IneffectiveSettings.note("showsUserLocation of MKMapView") } }
  }
}

/// Where lines and areas are among what a map shows.
public enum MKOverlayLevel: Int, Sendable {
  /// Above streets.
  case aboveRoads
  /// Above names, too.
  case aboveLabels
}

/// What is shown in a map view.
struct MapOfView: View {
  var position = MapCameraPosition.automatic
  var modes: MapInteractionModes = []
  var style = MapStyle.standard
  var items: [_MapItem] = []

  var body: some View {
    Map(position: .constant(position), interactionModes: modes) {
      _MapItems(_items: items)
    }
    .mapStyle(style)
  }
}
