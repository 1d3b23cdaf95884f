@_exported public import EventKit
public import Foundation
public import UIKitViews

/// What became of an event that was edited.
public enum EKEventEditViewAction: Int, Sendable {
  /// Nothing.
  case canceled
  /// It was saved.
  case saved
  /// It was taken away.
  case deleted
}

/// What is told of what became of an event; nothing does.
@MainActor @preconcurrency public protocol EKEventEditViewDelegate: AnyObject {
  /// The page was closed.
  ///
  /// - Parameters:
  ///   - controller: The page.
  ///   - action: What became of the event.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// A page on which an event is edited: its place, as nobody lets the app save one.
@MainActor @preconcurrency open class EKEventEditViewController: UINavigationController {
  /// What is told of what became of the event; nothing does.
  ///
  /// - Note: Accepted; no effect. `editViewDelegate`: nothing is saved.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The event; `nil` for a new one.
  open var event: EKEvent?
  /// The calendars.
  // Code written for UIKit names it with and without a question mark.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventStore: EKEventStore!

  open override func loadView() {
    view = UnshownPlace(
      "the page of EKEventEditViewController", symbol: "calendar", title: event?.title ?? ""
    ).view()
  }
}

/// What became of an event that was looked at.
public enum EKEventViewAction: Int, Sendable {
  /// It was looked at.
  case done
  /// An invitation was answered.
  case responded
  /// It was taken away.
  case deleted
}

/// What is told of what became of an event; nothing does.
@MainActor @preconcurrency public protocol EKEventViewDelegate: AnyObject {
  /// The page was closed.
  ///
  /// - Parameters:
  ///   - controller: The page.
  ///   - action: What became of the event.
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// A page that shows an event: its place.
@MainActor @preconcurrency open class EKEventViewController: UIViewController {
  /// What is told of what became of the event; nothing does.
  ///
  /// - Note: Accepted; no effect. `delegate`: nothing is changed.
  open weak var delegate: (any EKEventViewDelegate)?
  /// The event.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var event: EKEvent!
  /// Whether the event can be edited.
  ///
  /// - Note: Accepted; no effect. `allowsEditing`: nothing is changed.
  open var allowsEditing = false
  /// Whether the days around are shown.
  ///
  /// - Note: Accepted; no effect. `allowsCalendarPreview`: no days are shown.
  open var allowsCalendarPreview = false

  open override func loadView() {
    view = UnshownPlace(
      "the page of EKEventViewController", symbol: "calendar", title: event?.title ?? ""
    ).view()
  }
}

/// How many calendars are chosen.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  /// One.
  case single
  /// Any number.
  case multiple
}

/// Which calendars can be chosen.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// All.
  case allCalendars
  /// Those that can be changed.
  case writableCalendarsOnly
}

/// What is told of calendars that are chosen; none are.
@MainActor @preconcurrency public protocol EKCalendarChooserDelegate: AnyObject {
  /// Others are chosen.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// The page was closed.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// The page was closed without a choice.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// A page on which calendars are chosen: its place, as there are none.
@MainActor @preconcurrency open class EKCalendarChooser: UIViewController {
  /// What is told of calendars that are chosen; none are.
  ///
  /// - Note: Accepted; no effect. `delegate`: nothing is chosen.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// The calendars that are chosen.
  open var selectedCalendars: Set<EKCalendar> = []
  /// How many are chosen.
  public let selectionStyle: EKCalendarChooserSelectionStyle
  /// Whether there is a button that ends it.
  ///
  /// - Note: Accepted; no effect. `showsDoneButton`: the place has no buttons.
  open var showsDoneButton = false
  /// Whether there is a button that gives it up.
  ///
  /// - Note: Accepted; no effect. `showsCancelButton`: the place has no buttons.
  open var showsCancelButton = false

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - selectionStyle: How many are chosen.
  ///   - displayStyle: Which can be.
  ///   - entityType: What they hold.
  ///   - eventStore: The calendars.
  /// - Note: Accepted; no effect. `displayStyle`, `entityType`, `eventStore`: there are no calendars.
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType = .event, eventStore: EKEventStore
  ) {
    self.selectionStyle = selectionStyle
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a page of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = UnshownPlace(
      "the page of EKCalendarChooser", symbol: "calendar", title: ""
    ).view()
  }
}
