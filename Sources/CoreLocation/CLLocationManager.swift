import Foundation

/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody has been asked.
  case notDetermined = 0
  /// It may not, whoever is asked.
  case restricted = 1
  /// It may not.
  case denied = 2
  /// It may at any time.
  case authorizedAlways = 3
  /// It may while it is used.
  case authorizedWhenInUse = 4
}

/// How exactly an app may know where the device is.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As exactly as the device does.
  case fullAccuracy = 0
  /// By some kilometres.
  case reducedAccuracy = 1
}

/// Why a place could not be told.
public struct CLError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The place is not known yet.
    case locationUnknown = 0
    /// The app may not know it.
    case denied = 1
    /// There is no network.
    case network = 2
  }
  /// What kind it is.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The place is not known yet.
  public static var locationUnknown: Code { .locationUnknown }
  /// The app may not know it.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
}

/// Who is told of a device's place.
@MainActor @preconcurrency public protocol CLLocationManagerDelegate: AnyObject {
  /// The device has been at places.
  ///
  /// - Parameters:
  ///   - manager: Who tells it.
  ///   - locations: The places, the last one at the end.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// The place could not be told.
  ///
  /// - Parameters:
  ///   - manager: Who tells it.
  ///   - error: Why.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Whether the app may know the place has changed, or is told for the first time.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didFailWithError error: any Error
  ) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Who knows where the device is: a film is nowhere, so that no app may know it.
///
/// Whoever asks is told that it is denied, as by a person who does not want it.
@MainActor @preconcurrency open class CLLocationManager {
  /// Creates somebody who knows nothing.
  public init() {}

  /// Who is told; that the app may not know the place is told as soon as somebody is there.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { later { $0.locationManagerDidChangeAuthorization($1) } }
  }
  /// How exactly the place is wanted, in metres.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// After how many metres a new place is told.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Whether places are told while the app is not used.
  open var allowsBackgroundLocationUpdates = false
  /// Whether it may wait while nothing moves.
  open var pausesLocationUpdatesAutomatically = true

  /// Whether the app may know the place: not in a film.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// How exactly it may.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Where the device was last: nowhere.
  open var location: CLLocation? { nil }
  /// Whether the device can know its place at all.
  open class func locationServicesEnabled() -> Bool { false }

  /// Asks to know the place while the app is used; the answer is no.
  open func requestWhenInUseAuthorization() {
    later { $0.locationManagerDidChangeAuthorization($1) }
  }
  /// Asks to know the place at any time; the answer is no.
  open func requestAlwaysAuthorization() {
    later { $0.locationManagerDidChangeAuthorization($1) }
  }
  /// Asks for the place once; the delegate is told that it may not be known.
  open func requestLocation() { fail() }
  /// Asks for places from now on; the delegate is told that they may not be known.
  open func startUpdatingLocation() { fail() }
  /// Asks for no more places.
  open func stopUpdatingLocation() {}

  private func fail() {
    later { $0.locationManager($1, didFailWithError: CLError(.denied)) }
  }

  /// Tells the delegate something on the main queue, after what goes on now.
  private func later(
    _ tell:
      @escaping @MainActor @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void
  ) {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        if let self, let delegate = self.delegate { tell(delegate, self) }
      }
    }
  }
}
