import CoreLocation
import Foundation
import Rostrum
import Testing

@testable import MapKit
@testable import ViewEngine

@MainActor @Suite("Places and ways of maps")
struct MapPlacesTests {
  private let bergen = CLLocationCoordinate2D(latitude: 60.39, longitude: 5.32)
  private let oslo = CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75)

  @Test(
    "a point of the map is a place, and back",
    arguments: [(0, 0), (60.39, 5.32), (-33.9, 151.2), (80, -179)] as [(Double, Double)])
  func points(latitude: Double, longitude: Double) {
    let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    let again = MKMapPoint(place).coordinate
    #expect(abs(again.latitude - latitude) < 1e-9 && abs(again.longitude - longitude) < 1e-9)
  }

  @Test("the whole map is 2²⁸ wide, and its middle is on the equator")
  func world() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(middle == MKMapPoint(x: MKMapRect.world.midX, y: MKMapRect.world.midY))
    #expect(MKMapRect.world.width == 268_435_456)
    let region = MKCoordinateRegion(MKMapRect.world)
    #expect(region.span.longitudeDelta == 360 && abs(region.center.latitude) < 1e-9)
  }

  @Test("a line's rectangle holds its places, and nothing holds none")
  func lines() {
    let line = MKPolyline(coordinates: [bergen, oslo], count: 2)
    let rect = line.boundingMapRect
    let (one, two) = (MKMapPoint(bergen), MKMapPoint(oslo))
    #expect(rect.minX == one.x && rect.minY == one.y && line.pointCount == 2)
    #expect(abs(rect.maxX - two.x) < 1e-6 && abs(rect.maxY - two.y) < 1e-6)
    #expect(rect.insetBy(dx: -1, dy: -2).height == rect.height + 4)
    #expect(MKPolyline(coordinates: [], count: 0).boundingMapRect.isNull)
    #expect(MKPolyline(coordinates: [bergen, oslo], count: 1).pointCount == 1)
    #expect(MKMapRect.null.union(rect) == rect && rect.union(.null) == rect)
  }

  @Test("a camera sees a place or a rectangle that is asked for")
  func positions() throws {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: oslo))
    let region = try #require(MapCameraPosition.item(item).region)
    #expect(region.center.latitude == oslo.latitude)
    let line = MKPolyline(coordinates: [bergen, oslo], count: 2)
    let seen = try #require(MapCameraPosition.rect(line.boundingMapRect).region)
    #expect(abs(seen.span.longitudeDelta - 5.43) < 1e-6)
  }

  @Test("a marker of a place has its name")
  func marker() throws {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: bergen))
    item.name = "Bergen"
    let stage = try Rehearsal(.of(200, 200)) { Map { Marker(item: item) } }
    #expect(stage.list.words.contains("Bergen"))
    #expect(item.placemark.location?.coordinate.latitude == bergen.latitude)
    #expect(!item.openInMaps() && !item.isCurrentLocation)
    #expect(MKMapItem.forCurrentLocation().isCurrentLocation)
  }

  @Test("no place and no way is found, and whoever looks is told why")
  func nothing() async {
    let search = MKLocalSearch.Request(naturalLanguageQuery: "Tea")
    await #expect(throws: MKError(.serverFailure)) {
      _ = try await MKLocalSearch(request: search).start()
    }
    await #expect(throws: MKError(.serverFailure)) {
      _ = try await MKDirections(request: MKDirections.Request()).calculate()
    }
    var answers: [Bool] = []
    MKLocalSearch(request: search).start { response, error in
      answers.append(response == nil && (error as? MKError)?.code == .serverFailure)
    }
    CLGeocoder().geocodeAddressString("Bryggen") { places, error in
      answers.append(places == nil && (error as? CLError)?.code == .network)
    }
    #expect(answers == [true, true])
    #expect(MKError(.serverFailure).localizedDescription.contains("no network"))
    let told = IneffectiveSettings.shortcomings
    #expect(told.contains { $0.contains("MKLocalSearch.start") })
    #expect(told.contains { $0.contains("MKDirections.calculate") })
  }

  @Test("what is seen from a street is a place, and told")
  func street() async throws {
    let scene = try await MKLookAroundSceneRequest(coordinate: bergen).scene
    #expect(scene == nil)
    let stage = try Rehearsal(.of(100, 100)) { LookAroundPreview(initialScene: scene) }
    #expect(stage.graph.shortcomings.contains { $0.contains("LookAroundPreview") })
  }
}
