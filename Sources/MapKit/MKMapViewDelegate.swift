@_spi(Engine) import ViewEngine
import UIKitViews

/// Who says what a map view shows of annotations and overlays, and is told what becomes of it.
///
/// Of what it may be told, a film's map tells of views that come onto it alone: no finger chooses or moves anything there.
@MainActor @preconcurrency public protocol MKMapViewDelegate: AnyObject {
  /// The view of an annotation; `nil` for a pin.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - annotation: The annotation.
  /// - Returns: The view.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// What draws an overlay.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - overlay: The overlay.
  /// - Returns: What draws it.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Told of views that have come onto the map.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - views: The views.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
}

extension MKMapViewDelegate {
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
}

/// What a map shows.
public enum MKMapType: Int, Sendable {
  /// Streets.
  case standard
  /// Pictures from above.
  case satellite
  /// Pictures from above with streets.
  case hybrid
  /// Pictures from above with heights.
  case satelliteFlyover
  /// Pictures from above with streets and heights.
  case hybridFlyover
  /// Streets in pale colours.
  case mutedStandard

  /// The same as a map view is configured by.
  @MainActor var configuration: MKMapConfiguration {
    switch self {
    case .standard, .mutedStandard: MKStandardMapConfiguration()
    case .satellite, .satelliteFlyover: MKImageryMapConfiguration()
    case .hybrid, .hybridFlyover: MKHybridMapConfiguration()
    }
  }
}

/// How a map follows the person whose device it is; nobody is there.
public enum MKUserTrackingMode: Int, Sendable {
  /// It does not.
  case none
  /// It stays over them.
  case follow
  /// It stays over them and turns with them.
  case followWithHeading
}
