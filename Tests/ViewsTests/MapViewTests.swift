import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import MapKit
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Maps of UIKit's")
struct MapViewTests {
  private static let stage = Stage.of(200, 100)
  private static let oslo = CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75)
  private static let bergen = CLLocationCoordinate2D(latitude: 60.39, longitude: 5.32)
  private static let region = MKCoordinateRegion(
    center: oslo, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.4))

  private struct Shown: UIViewRepresentable {
    let view: MKMapView
    func makeUIView(context: Context) -> MKMapView { view }
    func updateUIView(_ uiView: MKMapView, context: Context) {}
  }

  @Test("a region is seen as SwiftUI's map shows it")
  func region() throws {
    let view = MKMapView()
    view.region = Self.region
    let found = try list(on: Self.stage) { Shown(view: view) }
    let same = try list(on: Self.stage) {
      Map(position: .constant(.region(Self.region)), interactionModes: [.pan, .zoom]) {}
    }
    #expect(found.outlines == same.outlines && found.outlines.count > 2)
    #expect(found.fills.first == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("a camera is seen as SwiftUI's map shows it, and is told where it leans")
  func camera() throws {
    func told(_ pitch: Double) throws -> Bool {
      let view = MKMapView()
      view.camera = MKMapCamera(
        lookingAtCenter: Self.oslo, fromDistance: 900, pitch: pitch, heading: 0)
      let rehearsal = try Rehearsal(Self.stage) { Shown(view: view) }
      let same = try list(on: Self.stage) {
        Map(
          position: .constant(.camera(MapCamera(centerCoordinate: Self.oslo, distance: 900))),
          interactionModes: [.pan, .zoom]
        ) {}
      }
      #expect(rehearsal.graph.displayList().outlines == same.outlines)
      return rehearsal.graph.shortcomings.contains { $0.contains("heading and pitch of MapCamera") }
    }
    #expect(try !told(0))
    #expect(try told(45))
  }

  @Test("a camera is copied: what is changed afterwards is not seen")
  func copied() {
    let view = MKMapView()
    let camera = MKMapCamera(lookingAtCenter: Self.oslo, fromDistance: 900, pitch: 1, heading: 2)
    view.camera = camera
    camera.centerCoordinateDistance = 1
    #expect(view.camera.centerCoordinateDistance == 900)
    view.camera.heading = 90
    #expect(view.camera.heading == 2 && view.camera.pitch == 1)
    view.centerCoordinate = Self.bergen
    #expect(view.camera.centerCoordinate.latitude == Self.bergen.latitude)
    #expect(view.camera.centerCoordinateDistance == 900)
  }

  @Test("what was set last counts: a region, a camera, the middle of either")
  func last() {
    let view = MKMapView()
    view.region = Self.region
    #expect(view.region.span.latitudeDelta == 0.1)
    view.centerCoordinate = Self.bergen
    #expect(view.region.center.longitude == Self.bergen.longitude)
    #expect(view.region.span.latitudeDelta == 0.1)
    view.camera = MKMapCamera(lookingAtCenter: Self.oslo, fromDistance: 900, pitch: 0, heading: 0)
    #expect(view.region.center.longitude == Self.oslo.longitude)
    #expect(view.centerCoordinate.latitude == Self.oslo.latitude)
  }

  @Test("pins are at their places, and go when they are taken away")
  func pins() throws {
    let view = MKMapView()
    view.region = Self.region
    let pin = MKPointAnnotation(coordinate: Self.oslo, title: "Oslo")
    view.addAnnotations([pin, MKPointAnnotation(coordinate: Self.oslo)])
    let rehearsal = try Rehearsal(Self.stage) { Shown(view: view) }
    func balloons() -> Int {
      rehearsal.graph.displayList().fills.count { $0.height == 40 && abs($0.maxY - 50) <= 0.5 }
    }
    #expect(balloons() == 2)
    try rehearsal.now { view.removeAnnotation(pin) }
    #expect(balloons() == 1 && view.annotations.count == 1)
  }

  @Test("photographs have another ground than drawings, whatever is named on them")
  func configurations() throws {
    func ground(_ configuration: MKMapConfiguration) throws -> String {
      let view = MKMapView()
      view.preferredConfiguration = configuration
      let commands = try list(on: Self.stage) { Shown(view: view) }.description
      return try #require(commands.split(separator: "\n").first).description
    }
    let drawn = MKStandardMapConfiguration(elevationStyle: .realistic, emphasisStyle: .muted)
    drawn.pointOfInterestFilter = .excludingAll
    let standard = try ground(MKStandardMapConfiguration())
    #expect(try ground(drawn) == standard)
    #expect(try ground(MKImageryMapConfiguration()) != standard)
    #expect(try ground(MKHybridMapConfiguration()) == ground(MKImageryMapConfiguration()))
  }
}

extension DisplayList {
  /// What is filled and drawn, on the stage.
  fileprivate var outlines: [Path] {
    commands.compactMap {
      switch $0 {
      case .fill(let path, _, _, let transform), .stroke(let path, _, _, let transform):
        path.applying(transform)
      default: nil
      }
    }
  }
}
