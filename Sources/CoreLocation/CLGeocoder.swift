public import Foundation

/// What is told of a place: its address, and what is there.
open class CLPlacemark: NSObject {
  /// Where it is; `nil` where nobody knows.
  public let location: CLLocation?
  /// What it is called.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number in the street.
  open var subThoroughfare: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The part of the town.
  open var subLocality: String? { nil }
  /// The state.
  open var administrativeArea: String? { nil }
  /// The part of the state.
  open var subAdministrativeArea: String? { nil }
  /// The number by which letters find it.
  open var postalCode: String? { nil }
  /// The country by its letters.
  open var isoCountryCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The lake or the river.
  open var inlandWater: String? { nil }
  /// The sea.
  open var ocean: String? { nil }
  /// What is seen there.
  open var areasOfInterest: [String]? { nil }

  /// Creates what is told of a place that nobody knows more of.
  package init(at location: CLLocation?) { self.location = location }
  /// Creates the same of another one.
  public init(placemark: CLPlacemark) { location = placemark.location }
}

/// What finds addresses of places, and places of addresses: a film has no network, so that none is found, which it
/// says.
open class CLGeocoder: NSObject {
  /// Whether it looks for something: it never does.
  open var isGeocoding: Bool { false }
  /// Creates it.
  public override init() {}
  /// Looks for nothing any more.
  open func cancelGeocode() {}

  /// Asks for the address of a place, which nobody knows.
  ///
  /// - Parameters:
  ///   - location: The place.
  ///   - completionHandler: Called at once, with ``CLError/network``.
  /// - Note: Accepted; no effect. `location`: there is no network.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  /// Asks for the address of a place, which nobody knows.
  ///
  /// - Parameter location: The place.
  /// - Returns: Nothing.
  /// - Throws: ``CLError/network``.
  /// - Note: Accepted; no effect. `location`: there is no network.
  nonisolated(nonsending) open func reverseGeocodeLocation(_ location: CLLocation) async throws
    -> [CLPlacemark]
  { throw CLError(.network) }
  /// Asks for the place of an address, which nobody knows.
  ///
  /// - Parameters:
  ///   - addressString: The address.
  ///   - completionHandler: Called at once, with ``CLError/network``.
  /// - Note: Accepted; no effect. `addressString`: there is no network.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  /// Asks for the place of an address, which nobody knows.
  ///
  /// - Parameter addressString: The address.
  /// - Returns: Nothing.
  /// - Throws: ``CLError/network``.
  /// - Note: Accepted; no effect. `addressString`: there is no network.
  nonisolated(nonsending) open func geocodeAddressString(_ addressString: String) async throws
    -> [CLPlacemark]
  { throw CLError(.network) }
}
