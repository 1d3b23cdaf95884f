import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import MapKit
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// What a map view's delegate says is on it.
@MainActor @Suite("Map views and their delegates")
struct MapViewDelegateTests {
  private static let stage = Stage.of(200, 100)
  private static let oslo = CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75)
  private static let east = CLLocationCoordinate2D(latitude: 59.91, longitude: 10.85)
  private static let region = MKCoordinateRegion(
    center: oslo, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.4))

  private struct Shown: UIViewRepresentable {
    let view: MKMapView
    func makeUIView(context: Context) -> MKMapView { view }
    func updateUIView(_ uiView: MKMapView, context: Context) {}
  }
  private final class Delegate: MKMapViewDelegate {
    var make: (any MKAnnotation) -> MKAnnotationView? = { _ in nil }
    var draw: (any MKOverlay) -> MKOverlayRenderer = { MKOverlayRenderer(overlay: $0) }
    var (asked, added) = (0, 0)
    func mapView(
      _ mapView: MKMapView, viewFor annotation: any MKAnnotation
    ) -> MKAnnotationView? {
      asked += 1
      return make(annotation)
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      draw(overlay)
    }
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { added += views.count }
  }

  private func view(_ delegate: Delegate) -> MKMapView {
    let view = MKMapView()
    (view.region, view.delegate) = (Self.region, delegate)
    return view
  }
  private func map(@MapContentBuilder _ content: () -> some MapContent) throws -> String {
    try list(on: Self.stage) {
      Map(position: .constant(.region(Self.region)), interactionModes: [.pan, .zoom]) { content() }
    }.description
  }

  @Test("a marker's pin is as SwiftUI's, in its colour and with its letters")
  func markers() throws {
    let delegate = Delegate()
    delegate.make = { annotation in
      let pin = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      (pin.markerTintColor, pin.glyphText) = (.systemGreen, "A")
      return pin
    }
    let view = view(delegate)
    let pin = MKPointAnnotation(coordinate: Self.oslo, title: "Oslo")
    view.addAnnotation(pin)
    let same = try map {
      Marker("Oslo", monogram: Text(verbatim: "A"), coordinate: Self.oslo)
        .tint(Color(uiColor: .systemGreen))
    }
    #expect(try list(on: Self.stage) { Shown(view: view) }.description == same)
    #expect(delegate.asked == 1 && delegate.added == 1 && view.view(for: pin) != nil)
    view.removeAnnotation(pin)
    #expect(view.view(for: pin) == nil)
  }

  @Test("a view stands with its middle at its place, as far off as it says")
  func views() throws {
    let delegate = Delegate()
    delegate.make = { annotation in
      let place = MKAnnotationView(annotation: annotation, reuseIdentifier: "a")
      place.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
      (place.backgroundColor, place.centerOffset) = (.black, CGPoint(x: 0, y: -15))
      return place
    }
    let view = view(delegate)
    view.addAnnotation(MKPointAnnotation(coordinate: Self.oslo))
    let fills = try list(on: Self.stage) { Shown(view: view) }.fills
    #expect(
      fills.contains {
        abs($0.midX - 100) < 0.5 && abs($0.midY - 35) < 0.5
          && $0.size == CGSize(width: 20, height: 10)
      }, "\(fills)")
  }

  @Test("lines, areas and circles are drawn as their renderers say, until they are taken away")
  func overlays() throws {
    let places = [Self.oslo, Self.east]
    let delegate = Delegate()
    delegate.draw = { overlay in
      let renderer = MKOverlayPathRenderer(overlay: overlay)
      (renderer.strokeColor, renderer.lineWidth) = (.systemBlue, 4)
      return renderer
    }
    let view = view(delegate)
    let pen = StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)
    let empty = try map {}
    let line = MKPolyline(coordinates: places, count: 2)
    view.addOverlay(line, level: .aboveRoads)
    #expect(
      try list(on: Self.stage) { Shown(view: view) }.description
        == map { MapPolyline(coordinates: places).stroke(Color(uiColor: .systemBlue), style: pen) })
    view.removeOverlay(line)
    #expect(try list(on: Self.stage) { Shown(view: view) }.description == empty)
    for overlay: any MKOverlay in [
      MKCircle(center: Self.oslo, radius: 900),
      MKPolygon(coordinates: places + [Self.region.center], count: 3),
    ] {
      view.addOverlays([overlay])
      #expect(try list(on: Self.stage) { Shown(view: view) }.description != empty)
      view.removeOverlays([overlay])
    }
    // What draws by itself draws nothing, and is told of.
    delegate.draw = { MKOverlayRenderer(overlay: $0) }
    view.addOverlay(line)
    #expect(try list(on: Self.stage) { Shown(view: view) }.description == empty)
    #expect(IneffectiveSettings.shortcomings.joined().contains("MKOverlayRenderer"))
  }

  @Test("a circle's rectangle has its middle, and is twice as wide as its radius")
  func circles() {
    let circle = MKCircle(center: Self.oslo, radius: 1000)
    let rect = circle.boundingMapRect
    let middle = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    #expect(abs(middle.latitude - Self.oslo.latitude) < 1e-9)
    let double = MKCircle(center: Self.oslo, radius: 2000).boundingMapRect
    #expect(abs(double.width / rect.width - 2) < 1e-9 && abs(rect.width - rect.height) < 1e-6)
  }

  @Test("views are made of the class that was registered for their name")
  func classes() {
    let view = MKMapView()
    let pin = MKPointAnnotation(coordinate: Self.oslo)
    view.register(MKPinAnnotationView.self, forAnnotationViewWithReuseIdentifier: "pin")
    let made = view.dequeueReusableAnnotationView(withIdentifier: "pin", for: pin)
    #expect(made is MKPinAnnotationView && made.annotation === pin)
    #expect(view.dequeueReusableAnnotationView(withIdentifier: "pin") == nil)
    let other = view.dequeueReusableAnnotationView(withIdentifier: "other", for: pin)
    #expect(other is MKMarkerAnnotationView && other.reuseIdentifier == "other")
  }

  @Test("a map shows what it is told to: annotations, a rectangle, photographs")
  func showing() {
    let view = MKMapView()
    let pins = [Self.oslo, Self.east].map { MKPointAnnotation(coordinate: $0) }
    view.showAnnotations(pins, animated: false)
    view.showAnnotations(pins, animated: false)
    #expect(view.annotations.count == 2)
    #expect(abs(view.region.center.longitude - 10.8) < 1e-6)
    view.setVisibleMapRect(
      MKCircle(center: Self.oslo, radius: 1000).boundingMapRect, animated: false)
    #expect(abs(view.region.center.longitude - Self.oslo.longitude) < 1e-6)
    view.mapType = .satellite
    #expect(view.preferredConfiguration is MKImageryMapConfiguration)
    view.setUserTrackingMode(.follow, animated: false)
    #expect(IneffectiveSettings.shortcomings.joined().contains("userTrackingMode"))
  }
}
