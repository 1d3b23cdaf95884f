public import CoreLocation
public import Foundation
@_spi(Engine) import ViewEngine

/// By what one goes.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = Self(rawValue: 1)
  /// On foot.
  public static let walking = Self(rawValue: 2)
  /// By trains and their kin.
  public static let transit = Self(rawValue: 4)
  /// By anything.
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// What finds ways: a film has no network, so that it finds none, which it and the tool say.
open class MKDirections: NSObject {
  /// The way that is looked for.
  open class Request: NSObject {
    /// Where it begins.
    open var source: MKMapItem?
    /// Where it ends.
    open var destination: MKMapItem?
    /// By what one goes.
    open var transportType = MKDirectionsTransportType.any
    /// Whether other ways are found, too.
    open var requestsAlternateRoutes = false
    /// When one goes.
    open var departureDate: Date?
    /// When one is there.
    open var arrivalDate: Date?
    /// Looks for a way from nowhere to nowhere.
    public override init() {}
  }
  /// What was found; nothing is.
  public final class Response: NSObject {
    private var absent: Never { fatalError("MKDirections.Response: there is no network") }
    private override init() {}
    /// Where the ways begin.
    public var source: MKMapItem { switch absent {} }
    /// Where they end.
    public var destination: MKMapItem { switch absent {} }
    /// The ways.
    public var routes: [MKRoute] { switch absent {} }
  }
  /// How long it takes; nobody knows.
  public final class ETAResponse: NSObject {
    private var absent: Never { fatalError("MKDirections.ETAResponse: there is no network") }
    private override init() {}
    /// How many seconds.
    public var expectedTravelTime: TimeInterval { switch absent {} }
    /// How many metres.
    public var distance: CLLocationDistance { switch absent {} }
  }

  /// The way that is looked for.
  private let request: Request
  /// Whether it looks: it never does.
  open var isCalculating: Bool { false }

  /// Creates a search.
  public init(request: Request) { self.request = request }

  private func refuse() -> MKError {
    IneffectiveSettings.note("MKDirections.calculate")
    return MKError(.serverFailure)
  }
  /// Looks for ways, and finds none.
  ///
  /// - Returns: Nothing.
  /// - Throws: ``MKError/Code/serverFailure``.
  nonisolated(nonsending) open func calculate() async throws -> Response { throw refuse() }
  /// Looks for ways, and finds none.
  ///
  /// - Parameter completionHandler: Called at once, with ``MKError/Code/serverFailure``.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, refuse())
  }
  /// Asks how long it takes, which nobody knows.
  ///
  /// - Returns: Nothing.
  /// - Throws: ``MKError/Code/serverFailure``.
  nonisolated(nonsending) open func calculateETA() async throws -> ETAResponse { throw refuse() }
  /// Asks how long it takes, which nobody knows.
  ///
  /// - Parameter completionHandler: Called at once, with ``MKError/Code/serverFailure``.
  open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    completionHandler(nil, refuse())
  }
  /// Looks no more.
  open func cancel() {}
}

/// A way; none is found.
public final class MKRoute: NSObject {
  private var absent: Never { fatalError("MKRoute: there is no network") }
  private override init() {}
  /// Its name.
  public var name: String { switch absent {} }
  /// The line along it.
  public var polyline: MKPolyline { switch absent {} }
  /// How many metres.
  public var distance: CLLocationDistance { switch absent {} }
  /// How many seconds.
  public var expectedTravelTime: TimeInterval { switch absent {} }
  /// By what one goes.
  public var transportType: MKDirectionsTransportType { switch absent {} }
  /// What one has to mind.
  public var advisoryNotices: [String] { switch absent {} }
  /// Its parts.
  public var steps: [Step] { switch absent {} }

  /// A part of a way.
  public final class Step: NSObject {
    private var absent: Never { fatalError("MKRoute.Step: there is no network") }
    private override init() {}
    /// What one does there.
    public var instructions: String { switch absent {} }
    /// The line along it.
    public var polyline: MKPolyline { switch absent {} }
    /// How many metres.
    public var distance: CLLocationDistance { switch absent {} }
  }
}

/// A line along places.
public final class MKPolyline: NSObject, Sendable {
  /// The places.
  let places: [CLLocationCoordinate2D]

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - coordinates: The places.
  ///   - count: How many of them.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    places = Array(coordinates.prefix(count))
  }
  /// How many places there are.
  public var pointCount: Int { places.count }
  /// The rectangle that holds them.
  public var boundingMapRect: MKMapRect {
    places.map { MKMapRect(origin: MKMapPoint($0), size: MKMapSize()) }
      .reduce(.null) { $0.union($1) }
  }
  /// The middle of that.
  public var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}
