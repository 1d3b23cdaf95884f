public import Foundation
public import UIKitViews

/// What a store of calendars holds.
open class EKObject: NSObject {
  /// Whether it was changed since it was read: it never was read.
  open var hasChanges: Bool { false }
  /// Whether it was never saved.
  open var isNew: Bool { true }
  /// Forgets what was changed, which is nothing that was saved.
  open func reset() {}
  /// Whether it is still there: nothing takes it away.
  open func refresh() -> Bool { true }
}

/// Where calendars come from.
open class EKSource: EKObject {
  /// What a source is.
  public enum SourceType: Int, Sendable {
    /// The device.
    case local
    /// A server of a company.
    case exchange
    /// A server that is asked by a common protocol.
    case calDAV
    /// Another device of the same person.
    case mobileMe
    /// Calendars that others keep.
    case subscribed
    /// The days on which people were born.
    case birthdays
  }
  /// What it is.
  open var sourceType: SourceType { .local }
  /// What it is called.
  open var title: String { "" }
  /// What it is known by.
  open var sourceIdentifier: String { "" }
}

/// A calendar.
open class EKCalendar: EKObject {
  /// What it is called.
  open var title = ""
  /// Its colour.
  // Code written for UIKit names it with and without a question mark.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var cgColor: CGColor!
  /// Where it comes from.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var source: EKSource!
  /// What it is known by.
  public let calendarIdentifier = "EKCalendar"
  /// What it holds.
  public let entityType: EKEntityType
  /// Whether what it holds can be changed.
  open var allowsContentModifications: Bool { true }
  /// Whether others keep it.
  open var isSubscribed: Bool { false }
  /// Whether it cannot be taken away.
  open var isImmutable: Bool { false }

  /// Creates a calendar, which is in no store.
  ///
  /// - Parameters:
  ///   - entityType: What it holds.
  ///   - eventStore: The store.
  /// - Note: Accepted; no effect. `eventStore`: nobody lets the app save it.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    self.entityType = entityType
  }
}

/// What calendars and lists hold.
open class EKCalendarItem: EKObject {
  /// What it is called.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// Where it is.
  open var location: String?
  /// What else there is to say.
  open var notes: String?
  /// An address.
  open var url: URL?
  /// Its calendar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: EKCalendar!
  /// In which time it is told.
  open var timeZone: TimeZone?
  /// What is heard before it.
  open var alarms: [EKAlarm]?
  /// How it repeats.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// What it is known by.
  public let calendarItemIdentifier = "EKCalendarItem"
  /// When it was made: it was not saved.
  open var creationDate: Date? { nil }
  /// When it was changed: it was not saved.
  open var lastModifiedDate: Date? { nil }
  /// Whether something is heard before it.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// Whether it repeats.
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  /// Whether there is more to say.
  open var hasNotes: Bool { notes?.isEmpty == false }

  /// Adds something that is heard before it.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Takes away something that is heard before it.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Adds a way in which it repeats.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
}

/// An event.
open class EKEvent: EKCalendarItem {
  /// When it begins.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var startDate: Date!
  /// When it ends.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var endDate: Date!
  /// Whether it lasts whole days.
  open var isAllDay = false
  /// What it is known by: nothing before it is saved.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventIdentifier: String! { nil }
  /// Whether it is another than those with which it repeats.
  open var isDetached: Bool { false }
  /// When it happened, of those with which it repeats.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var occurrenceDate: Date! { startDate }

  /// Creates an event, which is in no calendar.
  ///
  /// - Note: Accepted; no effect. `eventStore`: nobody lets the app save it.
  public init(eventStore: EKEventStore) {}

  /// Which of two events begins first.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    let (own, others) = (startDate ?? .distantPast, other.startDate ?? .distantPast)
    return own == others ? .orderedSame : own < others ? .orderedAscending : .orderedDescending
  }
}

/// A reminder.
open class EKReminder: EKCalendarItem {
  /// When it can be done.
  open var startDateComponents: DateComponents?
  /// When it has to be done.
  open var dueDateComponents: DateComponents?
  /// When it was done; `nil` if it was not.
  open var completionDate: Date?
  /// How much it matters, from 1 for most to 9; 0 for nobody knows.
  open var priority = 0
  /// Whether it was done; a film has no clock that says when.
  open var isCompleted: Bool {
    get { isDone || completionDate != nil }
    set {
      isDone = newValue
      if !newValue { completionDate = nil }
    }
  }
  private var isDone = false

  /// Creates a reminder, which is in no list.
  ///
  /// - Note: Accepted; no effect. `eventStore`: nobody lets the app save it.
  public init(eventStore: EKEventStore) {}
}

/// What is heard before an event.
open class EKAlarm: NSObject {
  /// When, if that is a moment.
  open var absoluteDate: Date?
  /// How long after the beginning, in seconds.
  open var relativeOffset: TimeInterval = 0
  /// Creates one at a moment.
  public init(absoluteDate date: Date) { absoluteDate = date }
  /// Creates one so many seconds after the beginning.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// How often something repeats.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// Every day.
  case daily
  /// Every week.
  case weekly
  /// Every month.
  case monthly
  /// Every year.
  case yearly
}

/// When something ends that repeats.
open class EKRecurrenceEnd: NSObject {
  /// The last day; `nil` if times are counted.
  public let endDate: Date?
  /// How many times; 0 for any.
  public let occurrenceCount: Int
  /// Creates an end on a day.
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  /// Creates an end after so many times.
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// How something repeats.
open class EKRecurrenceRule: EKObject {
  /// How often.
  public let frequency: EKRecurrenceFrequency
  /// Every how many days, weeks, months or years.
  public let interval: Int
  /// When it ends; `nil` for never.
  open var recurrenceEnd: EKRecurrenceEnd?
  /// Creates a way to repeat.
  ///
  /// - Parameters:
  ///   - type: How often.
  ///   - interval: Every how many.
  ///   - end: When it ends; `nil` for never.
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
  }
}
