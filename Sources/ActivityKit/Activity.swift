public import Foundation
@_spi(Engine) import ViewEngine

/// What a live activity is about, and does not change.
public protocol ActivityAttributes: Codable {
  /// What changes of it.
  associatedtype ContentState: Codable & Hashable
}

/// What a live activity shows at a time.
public struct ActivityContent<State: Codable & Hashable> {
  /// What changes of it.
  public var state: State
  /// When it is too old; `nil` for never.
  public var staleDate: Date?
  /// How much it matters among others.
  public var relevanceScore: Double
  /// Creates what is shown.
  ///
  /// - Parameters:
  ///   - state: What changes of it.
  ///   - staleDate: When it is too old; `nil` for never.
  ///   - relevanceScore: How much it matters among others.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

extension ActivityContent: Sendable where State: Sendable {}

/// Whence news of a live activity are sent; in a film none are.
public struct PushType: Hashable, Sendable {
  private let name: String
  /// From a server, to this activity.
  public static let token = Self(name: "token")
}

/// When a live activity that is over goes away.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?
  private let isImmediate: Bool
  /// After some hours.
  public static let `default` = Self(date: nil, isImmediate: false)
  /// At once.
  public static let immediate = Self(date: nil, isImmediate: true)
  /// At a time.
  public static func after(_ date: Date) -> Self { Self(date: date, isImmediate: false) }
}

/// What becomes of a live activity.
public enum ActivityState: String, Codable, Hashable, Sendable {
  /// It is shown.
  case active
  /// It is over, and still shown.
  case ended
  /// It is gone.
  case dismissed
  /// What it shows is too old.
  case stale
}

/// Why a live activity did not begin.
public enum ActivityAuthorizationError: LocalizedError, Hashable, Sendable {
  /// The person wants none.
  case denied
  /// There is no place for one, as in a film.
  case unsupported
  /// What it is, for people.
  public var errorDescription: String? {
    switch self {
    case .denied: "The person wants no live activities."
    case .unsupported: "A film has no place for live activities."
    }
  }
}

/// Whether live activities may begin: in a film they may not.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates the answer.
  public init() {}
  /// Whether they may: no.
  public var areActivitiesEnabled: Bool { false }
}

/// A live activity: in a film none begins, which the tool says.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  /// What it shows.
  public typealias ContentState = Attributes.ContentState
  /// Its name.
  public let id: String
  /// What it is about.
  public let attributes: Attributes
  /// What it shows.
  public private(set) var content: ActivityContent<ContentState>
  /// What becomes of it.
  public private(set) var activityState = ActivityState.active

  init(id: String, _ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    (self.id, self.attributes, self.content) = (id, attributes, content)
  }

  /// Those that are shown: none.
  public static var activities: [Activity<Attributes>] { [] }

  /// Begins one; a film has no place for it, and the tool says so.
  ///
  /// - Parameters:
  ///   - attributes: What it is about.
  ///   - content: What it shows first.
  ///   - pushType: Whence news are sent; `nil` for nowhere.
  /// - Returns: Never.
  /// - Throws: ``ActivityAuthorizationError/unsupported``: a film has no place for it.
  /// - Note: Accepted; no effect. `attributes`, `content`, `pushType`: a film has no place for it.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    IneffectiveSettings.note("Activity.request, which throws,")
    throw ActivityAuthorizationError.unsupported
  }
  /// Shows something else.
  ///
  /// - Parameter content: What it shows.
  public func update(_ content: ActivityContent<ContentState>) async { self.content = content }
  /// Ends it.
  ///
  /// - Parameters:
  ///   - content: What it shows last; `nil` for what it shows.
  ///   - dismissalPolicy: When it goes away.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { self.content = content }
    activityState = dismissalPolicy == .immediate ? .dismissed : .ended
  }
}
