import Foundation
import Testing
import UserNotifications
@_spi(Engine) import ViewEngine

@Suite("Notifications")
struct UserNotificationsTests {
  private func content() -> UNMutableNotificationContent {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.subtitle = "Green"
    content.body = "It is ready."
    content.badge = 3
    content.sound = .default
    content.userInfo = ["cup": 7]
    content.categoryIdentifier = "kitchen"
    content.threadIdentifier = "tea"
    content.targetContentIdentifier = "pot"
    content.interruptionLevel = .timeSensitive
    content.relevanceScore = 0.5
    return content
  }

  @Test("say what was set")
  func says() {
    let content = content()
    #expect(content.title == "Tea" && content.subtitle == "Green")
    #expect(content.body == "It is ready." && content.badge == 3)
    #expect(content.sound == .default && content.userInfo["cup"] as? Int == 7)
    #expect(content.categoryIdentifier == "kitchen" && content.threadIdentifier == "tea")
    #expect(content.targetContentIdentifier == "pot" && content.relevanceScore == 0.5)
    #expect(content.interruptionLevel == .timeSensitive)
  }

  @Test("are wished for as they are then: later changes are not seen")
  func copied() throws {
    let content = content()
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    #expect(request.content == content && request.content !== content)
    content.title = "Coffee"
    #expect(request.content.title == "Tea" && request.content != content)
    let copy = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
    copy.title = "Coffee"
    #expect(copy == content && request.content.title == "Tea")
    #expect(copy.hash == content.hash)
  }

  @Test("appear by a time from now or of the calendar")
  func triggers() {
    let soon = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    let daily = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 9), repeats: true)
    #expect(soon.timeInterval == 60 && !soon.repeats)
    #expect(daily.dateComponents.hour == 9 && daily.repeats)
    let all: [UNNotificationTrigger] = [soon, daily]
    let requests = all.map {
      UNNotificationRequest(identifier: "x", content: content(), trigger: $0)
    }
    #expect(requests.map { $0.trigger?.repeats } == [false, true])
  }

  @Test("are allowed by nobody, and what is asked is told")
  func asking() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(center === UNUserNotificationCenter.current())
    #expect(try await !center.requestAuthorization(options: [.alert, .sound]))
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    let answer = await withCheckedContinuation { done in
      center.requestAuthorization(options: .badge) { isAllowed, error in
        done.resume(returning: isAllowed || error != nil)
      }
    }
    #expect(!answer)
    #expect(told.contains("UNUserNotificationCenter.requestAuthorization"))
  }

  @Test("are heard without error, appear never, and the tool says so")
  func adding() async throws {
    let center = UNUserNotificationCenter.current()
    let request = UNNotificationRequest(identifier: "a", content: content(), trigger: nil)
    try await center.add(request)
    let failed = await withCheckedContinuation { done in
      let request = UNNotificationRequest(identifier: "b", content: content(), trigger: nil)
      center.add(request) { done.resume(returning: $0 != nil) }
    }
    #expect(!failed)
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(await center.deliveredNotifications().isEmpty)
    #expect(told.contains("UNUserNotificationCenter.add"))
  }

  private var told: String { IneffectiveSettings.shortcomings.joined(separator: "\n") }
}
