import Foundation
import Geometry
import Rostrum
import Testing

@testable import MapKit
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// What a map view holds before it is shown.
@MainActor @Suite("States of UIKit's maps")
struct MapViewStateTests {
  private final class Spot: MKAnnotation {
    let coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
  }

  @Test("a camera without a place sees the Earth, and its copy is another one")
  func camera() {
    let camera = MKMapCamera()
    #expect(abs(camera.camera.region.span.latitudeDelta - 140) < 1e-6)
    let copy = camera.duplicate
    copy.pitch = 30
    #expect(camera.pitch == 0 && copy.centerCoordinateDistance == camera.centerCoordinateDistance)
  }

  @Test("what is taken away goes as often as it was added, and what is not there is no matter")
  func removal() {
    let (view, spot, other) = (MKMapView(), Spot(), MKPointAnnotation())
    view.addAnnotations([spot, other, spot])
    view.removeAnnotation(Spot())
    #expect(view.annotations.count == 3)
    view.removeAnnotation(spot)
    #expect(view.annotations.count == 1 && view.annotations.first === other)
  }

  @Test("a scale and the person's place are told where they are wanted")
  func told() {
    let view = MKMapView()
    (view.showsScale, view.showsUserLocation) = (true, true)
    let told = IneffectiveSettings.shortcomings
    #expect(told.contains { $0.contains("showsScale of MKMapView") })
    #expect(told.contains { $0.contains("showsUserLocation of MKMapView") })
  }
}
