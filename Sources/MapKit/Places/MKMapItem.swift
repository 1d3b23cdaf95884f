public import CoreLocation
public import Foundation
@_spi(Engine) import ViewEngine

/// What is told of a place on a map.
open class MKPlacemark: CLPlacemark {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D

  /// Creates what is told of a place.
  ///
  /// - Parameter coordinate: Where it is.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    // When a device was there, nobody knows: an hour of its own would differ from film to film.
    super.init(
      at: CLLocation(
        coordinate: coordinate, altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1,
        timestamp: Date(timeIntervalSinceReferenceDate: 0)))
  }
  /// Creates what is told of a place with an address.
  ///
  /// - Parameters:
  ///   - coordinate: Where it is.
  ///   - addressDictionary: The address, by its keys.
  /// - Note: Accepted; no effect. `addressDictionary`: what is read of a placemark are its own words.
  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) { self.init(coordinate: coordinate) }
  /// Creates what another one tells.
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
    super.init(placemark: placemark)
  }

  /// What it is called; `nil`, as nobody says.
  open var title: String? { name }
}

/// A place on a map, and what is there.
open class MKMapItem: NSObject {
  /// What is told of the place.
  public let placemark: MKPlacemark
  /// What it is called.
  open var name: String?
  /// By which number it is called.
  open var phoneNumber: String?
  /// Where it is in the web.
  open var url: URL?
  /// What time it has.
  open var timeZone: TimeZone?
  /// What kind of place it is.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Whether it is where the device is.
  public let isCurrentLocation: Bool
  /// Where it is.
  open var location: CLLocation {
    placemark.location
      ?? CLLocation(
        coordinate: placemark.coordinate, altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1,
        timestamp: Date(timeIntervalSinceReferenceDate: 0))
  }

  /// Creates a place.
  public init(placemark: MKPlacemark) { (self.placemark, isCurrentLocation) = (placemark, false) }
  /// Creates a place with an address.
  ///
  /// - Parameters:
  ///   - location: Where it is.
  ///   - address: Its address.
  /// - Note: Accepted; no effect. `address`: nothing shows it.
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
  }
  private init(isCurrentLocation: Bool) {
    placemark = MKPlacemark(coordinate: CLLocationCoordinate2D())
    self.isCurrentLocation = isCurrentLocation
  }

  /// Where the device is: nobody knows, so at the equator.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(isCurrentLocation: true) }
  /// Shows it in another app, which a film does not have: the tool says so.
  ///
  /// - Parameter launchOptions: How.
  /// - Returns: Whether it is shown: it is not.
  /// - Note: Accepted; no effect. `launchOptions`: there is no other app.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    IneffectiveSettings.note("MKMapItem.openInMaps")
    return false
  }
  /// Shows places in another app, which a film does not have: the tool says so.
  ///
  /// - Parameters:
  ///   - mapItems: The places.
  ///   - launchOptions: How.
  /// - Returns: Whether they are shown: they are not.
  /// - Note: Accepted; no effect. `with`, `launchOptions`: there is no other app.
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool {
    IneffectiveSettings.note("MKMapItem.openInMaps")
    return false
  }
}

/// An address.
public final class MKAddress: NSObject, Sendable {
  /// All of it.
  public let fullAddress: String
  /// The most of it.
  public let shortAddress: String?
  /// Creates an address; `nil` of no words.
  ///
  /// - Parameters:
  ///   - fullAddress: All of it.
  ///   - shortAddress: The most of it.
  public init?(fullAddress: String, shortAddress: String?) {
    guard !fullAddress.isEmpty else { return nil }
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
  }
}

/// How the way is shown in another app.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By trains and their kin.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// What kind of place something is.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "MKPOICategory\(name)" }
  /// Where planes land.
  public static let airport = Self("Airport")
  /// Where money is.
  public static let atm = Self("ATM")
  /// Where bread is.
  public static let bakery = Self("Bakery")
  /// Where money is kept.
  public static let bank = Self("Bank")
  /// Where one swims.
  public static let beach = Self("Beach")
  /// Where coffee is.
  public static let cafe = Self("Cafe")
  /// Where one camps.
  public static let campground = Self("Campground")
  /// Where cars are charged.
  public static let evCharger = Self("EVCharger")
  /// Where one trains.
  public static let fitnessCenter = Self("FitnessCenter")
  /// Where food is sold.
  public static let foodMarket = Self("FoodMarket")
  /// Where fuel is.
  public static let gasStation = Self("GasStation")
  /// Where people are healed.
  public static let hospital = Self("Hospital")
  /// Where one sleeps.
  public static let hotel = Self("Hotel")
  /// Where books are.
  public static let library = Self("Library")
  /// Where films are.
  public static let movieTheater = Self("MovieTheater")
  /// Where things are shown.
  public static let museum = Self("Museum")
  /// Where it is wild.
  public static let nationalPark = Self("NationalPark")
  /// Where one dances.
  public static let nightlife = Self("Nightlife")
  /// Where it is green.
  public static let park = Self("Park")
  /// Where cars stand.
  public static let parking = Self("Parking")
  /// Where medicine is.
  public static let pharmacy = Self("Pharmacy")
  /// Where letters are.
  public static let postOffice = Self("PostOffice")
  /// Where trains are.
  public static let publicTransport = Self("PublicTransport")
  /// Where one eats.
  public static let restaurant = Self("Restaurant")
  /// Where one learns.
  public static let school = Self("School")
  /// Where people play before others.
  public static let stadium = Self("Stadium")
  /// Where things are sold.
  public static let store = Self("Store")
  /// Where plays are.
  public static let theater = Self("Theater")
  /// Where one studies.
  public static let university = Self("University")
  /// Where animals are.
  public static let zoo = Self("Zoo")
}
