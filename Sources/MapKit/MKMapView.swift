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
      pins: annotations.map { MapOfView.Pin($0) })
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
    refresh(animated: false)
  }

  // MARK: How it looks, and what fingers do

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

/// What is shown in a map view.
struct MapOfView: View {
  /// A pin.
  struct Pin: Identifiable {
    let id: ObjectIdentifier
    let place: CLLocationCoordinate2D
    let title: String
    @MainActor init(_ annotation: any MKAnnotation) {
      id = ObjectIdentifier(annotation)
      place = annotation.coordinate
      title = (annotation.title ?? nil) ?? ""
    }
  }
  var position = MapCameraPosition.automatic
  var modes: MapInteractionModes = []
  var style = MapStyle.standard
  var pins: [Pin] = []

  var body: some View {
    Map(position: .constant(position), interactionModes: modes) {
      ForEach(pins) { Marker($0.title, coordinate: $0.place) }
    }
    .mapStyle(style)
  }
}
