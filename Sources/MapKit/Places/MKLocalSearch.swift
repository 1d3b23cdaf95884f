public import Foundation
@_spi(Engine) import ViewEngine

/// Why a map does not know something.
public struct MKError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: UInt, Sendable {
    /// Anything else.
    case unknown = 1
    /// Who knows is not there: in a film there is no network.
    case serverFailure = 2
    /// Too much was asked.
    case loadingThrottled = 3
    /// There is no such place.
    case placemarkNotFound = 4
    /// There is no way.
    case directionsNotFound = 5
  }
  /// The name of these errors for Foundation.
  public static let errorDomain = "MKErrorDomain"
  /// What kind it is.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// Its number for Foundation.
  public var errorCode: Int { Int(code.rawValue) }
  /// What it is, for people.
  public var errorDescription: String? {
    code == .serverFailure
      ? "MapKit knows no places and no ways in a film: there is no network."
      : "MapKit: error \(code.rawValue)"
  }
  /// What it is, for Foundation.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}

/// What finds places by words: a film has no network, so that it finds none, which it and the tool say.
open class MKLocalSearch: NSObject {
  /// What is looked for.
  open class Request: NSObject {
    /// The words; `nil` for anything.
    open var naturalLanguageQuery: String?
    /// About where.
    open var region = MKCoordinateRegion()
    /// What kinds of places are named; `nil` for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// What is found.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// Looks for anything.
    public override init() {}
    /// Looks for what words say.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    /// Looks for what words say about somewhere.
    ///
    /// - Parameters:
    ///   - naturalLanguageQuery: The words.
    ///   - region: About where.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
    /// Looks for what was proposed.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }
  /// What is found.
  public struct ResultType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = Self(rawValue: 1)
    /// What is somewhere.
    public static let pointOfInterest = Self(rawValue: 2)
    /// What is there by nature.
    public static let physicalFeature = Self(rawValue: 4)
  }
  /// What was found; nothing is.
  public final class Response: NSObject {
    private var absent: Never { fatalError("MKLocalSearch.Response: there is no network") }
    private override init() {}
    /// The places.
    public var mapItems: [MKMapItem] { switch absent {} }
    /// The region that holds them.
    public var boundingRegion: MKCoordinateRegion { switch absent {} }
  }

  /// What is looked for.
  private let request: Request
  /// Whether it looks: it never does.
  open var isSearching: Bool { false }

  /// Creates a search.
  public init(request: Request) { self.request = request }

  private func refuse() -> MKError {
    IneffectiveSettings.note("MKLocalSearch.start")
    return MKError(.serverFailure)
  }
  /// Looks for it, and finds nothing.
  ///
  /// - Returns: Nothing.
  /// - Throws: ``MKError/Code/serverFailure``.
  nonisolated(nonsending) open func start() async throws -> Response { throw refuse() }
  /// Looks for it, and finds nothing.
  ///
  /// - Parameter completionHandler: Called at once, with ``MKError/Code/serverFailure``.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, refuse())
  }
  /// Looks no more.
  open func cancel() {}
}

/// What proposes words to look for, of which it knows none: its delegate is told so.
@MainActor @preconcurrency open class MKLocalSearchCompleter: NSObject {
  /// What is proposed.
  public struct ResultType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = Self(rawValue: 1)
    /// What is somewhere.
    public static let pointOfInterest = Self(rawValue: 2)
    /// Words.
    public static let query = Self(rawValue: 4)
  }
  /// What was typed; the delegate is told soon that nothing is known.
  open var queryFragment = "" { didSet { fail() } }
  /// About where.
  ///
  /// - Note: Accepted; no effect. `region`: there is no network.
  open var region = MKCoordinateRegion()
  /// What is proposed.
  ///
  /// - Note: Accepted; no effect. `resultTypes`: there is no network.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// What kinds of places are named.
  ///
  /// - Note: Accepted; no effect. `pointOfInterestFilter`: there is no network.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// What is proposed: nothing.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether it looks: it does not.
  open var isSearching: Bool { false }
  /// What is told.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// Creates it.
  public override init() {}
  /// Looks no more.
  open func cancel() {}

  private func fail() {
    IneffectiveSettings.note("MKLocalSearchCompleter")
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.delegate?.completer(self, didFailWithError: MKError(.serverFailure))
      }
    }
  }
}

/// Words that are proposed; none are.
public final class MKLocalSearchCompletion: NSObject {
  private var absent: Never { fatalError("MKLocalSearchCompletion: there is no network") }
  private override init() {}
  /// The words.
  public var title: String { switch absent {} }
  /// What stands below.
  public var subtitle: String { switch absent {} }
}

/// What is told of proposals.
@MainActor @preconcurrency public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// There are others.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Nothing is known.
  ///
  /// - Parameters:
  ///   - completer: What proposes.
  ///   - error: Why.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(
    _ completer: MKLocalSearchCompleter, didFailWithError error: any Error
  ) {}
}
