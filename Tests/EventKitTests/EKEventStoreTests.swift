import BackgroundTasks
import EventKit
import EventKitUI
import Foundation
import Testing
import UIKitViews
@_spi(Engine) import ViewEngine

/// Calendars that nobody lets the app see.
@Suite struct EKEventStoreTests {
  private let store = EKEventStore()

  @Test("nobody gives access, to events or reminders, and the film's result says so")
  func refused() async throws {
    #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
    #expect(try await !store.requestFullAccessToEvents())
    #expect(try await !store.requestFullAccessToReminders())
    #expect(try await !store.requestWriteOnlyAccessToEvents())
    #expect(try await !store.requestAccess(to: .event))
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("EventKit") })
  }

  @Test("who asks by a closure is told soon")
  func closures() async {
    let isGranted = await withCheckedContinuation { continuation in
      store.requestFullAccessToEvents { isGranted, error in
        continuation.resume(returning: isGranted || error != nil)
      }
    }
    #expect(!isGranted)
    let count = await withCheckedContinuation { continuation in
      store.fetchReminders(matching: store.predicateForReminders(in: nil)) {
        continuation.resume(returning: $0?.count)
      }
    }
    #expect(count == 0)
  }

  @Test("nothing is found, and nothing is saved")
  func nothing() throws {
    let day = Date(timeIntervalSince1970: 0)
    let predicate = store.predicateForEvents(withStart: day, end: day, calendars: nil)
    #expect(store.events(matching: predicate).isEmpty && store.calendars(for: .event).isEmpty)
    #expect(store.defaultCalendarForNewEvents == nil && store.sources.isEmpty)
    let event = EKEvent(eventStore: store)
    #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
    #expect(throws: EKError(.eventStoreNotAuthorized)) {
      try store.save(EKReminder(eventStore: store), commit: true)
    }
    #expect(EKError(.eventStoreNotAuthorized).errorCode == 29)
  }

  @Test("events and reminders are values of code's own")
  func items() {
    let first = EKEvent(eventStore: store)
    let second = EKEvent(eventStore: store)
    first.startDate = Date(timeIntervalSince1970: 1)
    second.startDate = Date(timeIntervalSince1970: 2)
    #expect(first.compareStartDate(with: second) == .orderedAscending)
    #expect(second.compareStartDate(with: first) == .orderedDescending)
    #expect(first.compareStartDate(with: first) == .orderedSame && first.eventIdentifier == nil)
    let alarm = EKAlarm(relativeOffset: -60)
    first.addAlarm(alarm)
    #expect(first.hasAlarms && first.alarms?.first?.relativeOffset == -60)
    first.removeAlarm(alarm)
    #expect(!first.hasAlarms && !first.hasRecurrenceRules)
    let end = EKRecurrenceEnd(occurrenceCount: 3)
    first.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: end))
    #expect(first.recurrenceRules?.map(\.interval) == [2] && first.hasRecurrenceRules)
    let reminder = EKReminder(eventStore: store)
    #expect(!reminder.isCompleted)
    reminder.isCompleted = true
    #expect(reminder.isCompleted)
    reminder.completionDate = Date(timeIntervalSince1970: 5)
    reminder.isCompleted = false
    #expect(reminder.completionDate == nil && !reminder.isCompleted)
    #expect(EKCalendar(for: .reminder, eventStore: store).entityType == .reminder)
  }

  @MainActor @Test("pages of events are places, which the film's result tells")
  func pages() {
    let page = EKEventEditViewController()
    page.event = EKEvent(eventStore: store)
    page.loadViewIfNeeded()
    let chooser = EKCalendarChooser(
      selectionStyle: .single, displayStyle: .allCalendars, eventStore: store)
    #expect(chooser.selectionStyle == .single && chooser.selectedCalendars.isEmpty)
    #expect(page.viewIfLoaded != nil)
  }
}

/// Work that nobody does behind a film.
@Suite(.serialized) struct BGTaskSchedulerTests {
  private let scheduler = BGTaskScheduler.shared

  @Test("wishes wait, one for each work, with what they ask for, until they are forgotten")
  func wishes() async throws {
    scheduler.cancelAllTaskRequests()
    let short = BGAppRefreshTaskRequest(identifier: "a")
    short.earliestBeginDate = Date(timeIntervalSince1970: 7)
    let long = BGProcessingTaskRequest(identifier: "b")
    long.requiresExternalPower = true
    for request in [short, long, short] as [BGTaskRequest] { try scheduler.submit(request) }
    let waiting = await scheduler.pendingTaskRequests()
    #expect(waiting.map(\.identifier) == ["b", "a"])
    #expect(waiting.last?.earliestBeginDate == Date(timeIntervalSince1970: 7))
    #expect((waiting.first as? BGProcessingTaskRequest)?.requiresExternalPower == true)
    #expect((waiting.first as? BGProcessingTaskRequest)?.requiresNetworkConnectivity == false)
    scheduler.cancel(taskRequestWithIdentifier: "b")
    #expect(await scheduler.pendingTaskRequests().map(\.identifier) == ["a"])
    scheduler.cancelAllTaskRequests()
    #expect(await scheduler.pendingTaskRequests().isEmpty)
  }

  @Test("work that is registered never begins, which the film's result tells")
  func registered() {
    let isTaken = scheduler.register(forTaskWithIdentifier: "a", using: nil) { _ in
      Issue.record("nobody works behind a film")
    }
    #expect(isTaken)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("BGTaskScheduler") })
  }
}
