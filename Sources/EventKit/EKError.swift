public import Foundation

/// Why calendars do not do something.
public struct EKError: CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// An event has no calendar.
    case noCalendar = 1
    /// An event has no beginning.
    case noStartDate = 2
    /// An event has no end.
    case noEndDate = 3
    /// An event ends before it begins.
    case datesInverted = 4
    /// Something went wrong.
    case internalFailure = 5
    /// A calendar cannot be changed.
    case calendarReadOnly = 6
    /// An object is of another store.
    case objectBelongsToDifferentStore = 13
    /// Nobody lets the app.
    case eventStoreNotAuthorized = 29
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// Where such errors come from.
  public static var errorDomain: String { "EKErrorDomain" }
  /// The reason as a number.
  public var errorCode: Int { code.rawValue }

  /// Nobody lets the app.
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}
