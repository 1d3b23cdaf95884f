import CoreLocation
import Foundation
import Testing

@Suite("Places on Earth")
struct CLLocationTests {
  private static let london = CLLocation(latitude: 51.5007, longitude: -0.1246)
  private static let newYork = CLLocation(latitude: 40.6892, longitude: -74.0445)
  private static let sydney = CLLocation(latitude: -33.8568, longitude: 151.2153)

  @Test(
    "are as far from each other as along the ellipsoid: one degree at the equator, and at the poles"
  )
  func degrees() {
    let origin = CLLocation(latitude: 0, longitude: 0)
    // Arcs of the WGS 84 ellipsoid: a degree of longitude is a 360th of the equator.
    let east = origin.distance(from: CLLocation(latitude: 0, longitude: 1))
    #expect(abs(east - 111_319.491) < 0.01)
    let north = origin.distance(from: CLLocation(latitude: 1, longitude: 0))
    #expect(abs(north - 110_574.389) < 0.5)
    let pole = CLLocation(latitude: 89, longitude: 0)
      .distance(from: CLLocation(latitude: 90, longitude: 0))
    #expect(abs(pole - 111_693.865) < 0.5)
    let quadrant = origin.distance(from: CLLocation(latitude: 90, longitude: 0))
    #expect(abs(quadrant - 10_001_965.729) < 30)
  }

  @Test("are as far one way as the other, nowhere further than by a third place")
  func laws() {
    let places = [Self.london, Self.newYork, Self.sydney, CLLocation(latitude: 0, longitude: 180)]
    for one in places {
      #expect(one.distance(from: one) == 0)
      for other in places {
        let there = one.distance(from: other)
        #expect(abs(there - other.distance(from: one)) < 1e-6)
        for third in places {
          #expect(there <= one.distance(from: third) + third.distance(from: other) + 50)
        }
      }
    }
    // Round the Earth and back is no way at all.
    let turned = CLLocation(latitude: 51.5007, longitude: 359.8754)
    #expect(Self.london.distance(from: turned) < 1e-3)
  }

  @Test("have finite distances even from opposite ones")
  func opposite() {
    let half = CLLocation(latitude: 10, longitude: 0)
      .distance(from: CLLocation(latitude: -10, longitude: 180))
    #expect(half.isFinite && abs(half - 20_003_931) < 40_000)
  }

  @Test("know what they were made of, and no more")
  func values() {
    let date = Date(timeIntervalSince1970: 5)
    let place = CLLocation(
      coordinate: CLLocationCoordinate2DMake(1, 2), altitude: 3, horizontalAccuracy: 4,
      verticalAccuracy: 5, course: 6, speed: 7, timestamp: date)
    #expect(place.coordinate.latitude == 1 && place.coordinate.longitude == 2)
    #expect([place.altitude, place.course, place.speed] == [3, 6, 7] && place.timestamp == date)
    #expect([Self.london.speed, Self.london.course, Self.london.verticalAccuracy] == [-1, -1, -1])
  }

  @Test("are valid within the degrees that there are")
  func validity() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D()))
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(-90, 180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }
}

@MainActor @Suite("Who knows where the device is")
struct CLLocationManagerTests {
  private final class Listener: CLLocationManagerDelegate {
    var told: [String] = []
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      told.append("authorization \(manager.authorizationStatus)")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      told.append("failure \((error as? CLError)?.code == .denied)")
    }
  }

  @Test("tells nobody, and says so after whatever goes on")
  func denied() async {
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    #expect(listener.told.isEmpty && manager.location == nil)
    #expect(!CLLocationManager.locationServicesEnabled())
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(
      listener.told == ["authorization denied", "authorization denied", "failure true"])
  }
}
