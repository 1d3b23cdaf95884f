@_exported public import Foundation
import ViewEngine

/// Whether an app may see what is in calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  /// Nobody has been asked.
  case notDetermined
  /// It may not, whoever is asked.
  case restricted
  /// It may not.
  case denied
  /// It may see and change everything.
  case fullAccess
  /// It may add events, and sees none.
  case writeOnly

  /// It may see and change everything, by its older name.
  public static let authorized = Self.fullAccess
}

/// What a calendar holds.
public enum EKEntityType: UInt, Sendable {
  /// Events.
  case event
  /// Reminders.
  case reminder
}

/// What of an event that repeats is changed.
public enum EKSpan: Int, Sendable {
  /// This one alone.
  case thisEvent
  /// This one and those that follow.
  case futureEvents
}

extension Notification.Name {
  /// Calendars are others than they were, which nobody's are in a film.
  public static let EKEventStoreChanged = Self("EKEventStoreChangedNotification")
}

/// The calendars of a person who has let nobody see them: whoever asks is refused, and nothing is found or saved.
open class EKEventStore: NSObject {
  private static func note() {
    IneffectiveSettings.note("EventKit, as nobody lets the app see calendars,")
  }

  /// Creates a store without access.
  public override init() {}

  /// What an app may do: nobody has been asked.
  ///
  /// - Note: Accepted; no effect. `for`: it is the same for both.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }

  /// Asks a person for access: nobody is there who gives it.
  ///
  /// - Parameters:
  ///   - entityType: To what.
  ///   - completion: Told soon, on the main queue.
  /// - Note: Accepted; no effect. `to`: it is the same for both.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { refuse(completion) }
  /// Asks a person for access to events: nobody is there who gives it.
  ///
  /// - Parameter completion: Told soon, on the main queue.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    refuse(completion)
  }
  /// Asks a person for leave to add events: nobody is there who gives it.
  ///
  /// - Parameter completion: Told soon, on the main queue.
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    refuse(completion)
  }
  /// Asks a person for access to reminders: nobody is there who gives it.
  ///
  /// - Parameter completion: Told soon, on the main queue.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    refuse(completion)
  }
  /// Asks a person for access: nobody is there who gives it.
  ///
  /// - Parameter entityType: To what.
  /// - Returns: `false`.
  /// - Throws: Nothing.
  /// - Note: Accepted; no effect. `to`: it is the same for both.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { refused }
  /// Asks a person for access to events: nobody is there who gives it.
  ///
  /// - Returns: `false`.
  /// - Throws: Nothing.
  open func requestFullAccessToEvents() async throws -> Bool { refused }
  /// Asks a person for leave to add events: nobody is there who gives it.
  ///
  /// - Returns: `false`.
  /// - Throws: Nothing.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { refused }
  /// Asks a person for access to reminders: nobody is there who gives it.
  ///
  /// - Returns: `false`.
  /// - Throws: Nothing.
  open func requestFullAccessToReminders() async throws -> Bool { refused }

  private var refused: Bool {
    Self.note()
    return false
  }

  private func refuse(_ completion: @escaping (Bool, (any Error)?) -> Void) {
    Self.note()
    DispatchQueue.main.async(execute: DispatchWorkItem { completion(false, nil) })
  }

  // MARK: What is there

  /// Where calendars come from: nowhere.
  open var sources: [EKSource] { [] }
  /// Where calendars come from: nowhere.
  open var delegateSources: [EKSource] { [] }
  /// The calendar into which events go: there is none.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// What this store is known by.
  open var eventStoreIdentifier: String { "EKEventStore" }
  /// The list into which reminders go: there is none.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// The calendars: none.
  ///
  /// - Note: Accepted; no effect. `for`: there are none of either.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// The calendar that is known by something: there is none.
  ///
  /// - Note: Accepted; no effect. `identifier`: there are none.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// The event or reminder that is known by something: there is none.
  ///
  /// - Note: Accepted; no effect. `identifier`: there are none.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// The event that is known by something: there is none.
  ///
  /// - Note: Accepted; no effect. `identifier`: there are none.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// The events that are asked for: none.
  ///
  /// - Note: Accepted; no effect. `matching`: there are none.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Goes along the events that are asked for: there are none.
  ///
  /// - Parameters:
  ///   - predicate: Which.
  ///   - block: Would be told of each.
  /// - Note: Accepted; no effect. `matching`, `using`: there are none.
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  /// The reminders that are asked for: none.
  ///
  /// - Parameters:
  ///   - predicate: Which.
  ///   - completion: Told soon, on the main queue.
  /// - Returns: What would end the search.
  /// - Note: Accepted; no effect. `matching`: there are none.
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    DispatchQueue.main.async(execute: DispatchWorkItem { completion([]) })
    return ""
  }
  /// Ends a search.
  ///
  /// - Note: Accepted; no effect. `fetchIdentifier`: searches are over at once.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

  /// What asks for events.
  ///
  /// - Parameters:
  ///   - startDate: From when on.
  ///   - endDate: Until when.
  ///   - calendars: Of which calendars; `nil` for all.
  /// - Returns: What fits nothing.
  /// - Note: Accepted; no effect. `withStart`, `end`, `calendars`: there are no events.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// What asks for reminders.
  ///
  /// - Note: Accepted; no effect. `in`: there are no reminders.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// What asks for reminders that are to be done.
  ///
  /// - Parameters:
  ///   - startDate: From when on.
  ///   - endDate: Until when.
  ///   - calendars: Of which lists; `nil` for all.
  /// - Returns: What fits nothing.
  /// - Note: Accepted; no effect. `withDueDateStarting`, `ending`, `calendars`: there are no reminders.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// What asks for reminders that were done.
  ///
  /// - Parameters:
  ///   - startDate: From when on.
  ///   - endDate: Until when.
  ///   - calendars: Of which lists; `nil` for all.
  /// - Returns: What fits nothing.
  /// - Note: Accepted; no effect. `withCompletionDateStarting`, `ending`, `calendars`: there are no reminders.
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  // MARK: Changing

  private func deny() throws {
    Self.note()
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Saves an event: nobody lets the app.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - span: What of an event that repeats.
  ///   - commit: Whether at once.
  /// - Throws: ``EKError``.
  /// - Note: Accepted; no effect. `event`, `span`, `commit`: nobody lets the app.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { try deny() }
  /// Saves a reminder: nobody lets the app.
  ///
  /// - Parameters:
  ///   - reminder: The reminder.
  ///   - commit: Whether at once.
  /// - Throws: ``EKError``.
  /// - Note: Accepted; no effect. `reminder`, `commit`: nobody lets the app.
  open func save(_ reminder: EKReminder, commit: Bool) throws { try deny() }
  /// Takes an event away: nobody lets the app.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - span: What of an event that repeats.
  ///   - commit: Whether at once.
  /// - Throws: ``EKError``.
  /// - Note: Accepted; no effect. `event`, `span`, `commit`: nobody lets the app.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { try deny() }
  /// Takes a reminder away: nobody lets the app.
  ///
  /// - Parameters:
  ///   - reminder: The reminder.
  ///   - commit: Whether at once.
  /// - Throws: ``EKError``.
  /// - Note: Accepted; no effect. `reminder`, `commit`: nobody lets the app.
  open func remove(_ reminder: EKReminder, commit: Bool) throws { try deny() }
  /// Saves a calendar: nobody lets the app.
  ///
  /// - Parameters:
  ///   - calendar: The calendar.
  ///   - commit: Whether at once.
  /// - Throws: ``EKError``.
  /// - Note: Accepted; no effect. `calendar`, `commit`: nobody lets the app.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { try deny() }
  /// Takes a calendar away: nobody lets the app.
  ///
  /// - Parameters:
  ///   - calendar: The calendar.
  ///   - commit: Whether at once.
  /// - Throws: ``EKError``.
  /// - Note: Accepted; no effect. `calendar`, `commit`: nobody lets the app.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { try deny() }
  /// Saves what waits: nothing does.
  ///
  /// - Throws: Nothing.
  open func commit() throws {}
  /// Forgets what waits: nothing does.
  open func reset() {}
  /// Asks where calendars come from, which does nothing.
  open func refreshSourcesIfNecessary() {}
}
