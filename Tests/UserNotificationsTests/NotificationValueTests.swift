import Foundation
import Testing
@_spi(Engine) import ViewEngine

@testable import UserNotifications

/// Copies, comparisons and numbers of notifications, and who is told of them.
@Suite("Values of notifications")
struct NotificationValueTests {
  private final class Listener: UNUserNotificationCenterDelegate {}

  private func note(at date: Date = Date(timeIntervalSinceReferenceDate: 0)) -> UNNotification {
    let request = UNNotificationRequest(
      identifier: "tea", content: UNNotificationContent(), trigger: nil)
    return UNNotification(date: date, request: request)
  }

  @Test("say nothing at first, and disturb as much as is usual")
  func empty() {
    let content = UNNotificationContent()
    #expect(content.title.isEmpty && content.subtitle.isEmpty && content.body.isEmpty)
    #expect(content.badge == nil && content.sound == nil && content.userInfo.isEmpty)
    #expect(content.categoryIdentifier.isEmpty && content.threadIdentifier.isEmpty)
    #expect(content.targetContentIdentifier == nil && content.relevanceScore == 0)
    #expect(content.interruptionLevel == .active)
  }

  @Test("of a category say what can be done with them")
  func categories() {
    let reply = UNNotificationAction(identifier: "reply", title: "Reply", options: .foreground)
    let category = UNNotificationCategory(
      identifier: "post", actions: [reply], intentIdentifiers: [])
    UNUserNotificationCenter.current().setNotificationCategories([category])
    #expect(category.actions.map(\.title) == ["Reply"] && category.options.isEmpty)
    #expect(reply.options == .foreground && reply.identifier == "reply")
  }

  @Test("are equal when they are copied, and no longer when one part is another")
  func compared() throws {
    let changes: [(UNMutableNotificationContent) -> Void] = [
      { $0.title = "a" }, { $0.subtitle = "a" }, { $0.body = "a" }, { $0.badge = 4 },
      { $0.sound = .default }, { $0.categoryIdentifier = "a" }, { $0.threadIdentifier = "a" },
    ]
    let content = UNNotificationContent()
    for change in changes {
      let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
      #expect(copy == content && copy.hash == content.hash)
      change(copy)
      #expect(copy != content)
    }
    #expect(!content.isEqual(nil) && !content.isEqual("a"))
  }

  @Test("keep in a copy that cannot be changed what is not compared as well")
  func copied() throws {
    let content = UNMutableNotificationContent()
    content.userInfo = ["cup": 7]
    content.interruptionLevel = .critical
    content.targetContentIdentifier = "pot"
    content.relevanceScore = 0.75
    let copy = try #require(content.copy() as? UNNotificationContent)
    #expect(!(copy is UNMutableNotificationContent))
    content.userInfo = [:]
    content.interruptionLevel = .passive
    #expect(copy.userInfo["cup"] as? Int == 7 && copy.interruptionLevel == .critical)
    #expect(copy.targetContentIdentifier == "pot" && copy.relevanceScore == 0.75)
  }

  @Test("have numbers that grow with how much they disturb, and statuses with numbers from 0")
  func numbers() {
    let levels: [UNNotificationInterruptionLevel] = [
      .passive, .active, .timeSensitive, .critical,
    ]
    #expect(levels.map(\.rawValue) == [0, 1, 2, 3])
    let statuses: [UNAuthorizationStatus] = [
      .notDetermined, .denied, .authorized, .provisional, .ephemeral,
    ]
    #expect(statuses.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(UNAuthorizationStatus(rawValue: 5) == nil)
  }

  @Test("have options each of a bit of its own")
  func bits() {
    let asked: [UNAuthorizationOptions] = [
      .badge, .sound, .alert, .carPlay, .criticalAlert, .provisional,
    ]
    let all = asked.reduce(into: UNAuthorizationOptions()) { $0.formUnion($1) }
    #expect(all.rawValue == asked.map(\.rawValue).reduce(0, +))
    let shown: [UNNotificationPresentationOptions] = [.badge, .sound, .list, .banner]
    let whole = shown.reduce(into: UNNotificationPresentationOptions()) { $0.formUnion($1) }
    #expect(whole.rawValue == shown.map(\.rawValue).reduce(0, +))
  }

  @Test("have sounds by name, and two of the system's that are not one")
  func sounds() {
    #expect(UNNotificationSound.Name("bell") == UNNotificationSound.Name(rawValue: "bell"))
    #expect(UNNotificationSound.default !== UNNotificationSound.defaultCritical)
    #expect(
      UNNotificationSound(named: UNNotificationSound.Name("bell")) != UNNotificationSound.default)
  }

  @Test("that appeared know their wish, and an answer knows the notification")
  func answered() {
    let date = Date(timeIntervalSinceReferenceDate: 5)
    let notification = note(at: date)
    let response = UNNotificationResponse(notification: notification, actionIdentifier: "open")
    #expect(response.notification === notification && response.actionIdentifier == "open")
    #expect(notification.date == date && notification.request.identifier == "tea")
  }

  @Test("are shown by nothing and done at once where a listener says no more")
  func listener() throws {
    let (center, listener) = (UNUserNotificationCenter.current(), Listener())
    var shown: UNNotificationPresentationOptions?
    var isDone = false
    listener.userNotificationCenter(
      center, willPresent: note(), withCompletionHandler: { shown = $0 })
    let response = UNNotificationResponse(notification: note(), actionIdentifier: "open")
    listener.userNotificationCenter(
      center, didReceive: response, withCompletionHandler: { isDone = true })
    let options = try #require(shown)
    #expect(options.isEmpty && isDone)
    center.delegate = listener
    #expect(center.delegate == nil)
  }

  @Test("tell by a closure what they tell when one waits")
  func closures() async {
    let center = UNUserNotificationCenter.current()
    let settings = await withCheckedContinuation {
      (done: CheckedContinuation<UNNotificationSettings, Never>) in
      center.getNotificationSettings { done.resume(returning: $0) }
    }
    #expect(await center.notificationSettings() == settings)
    let isEmpty = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      center.getPendingNotificationRequests { done.resume(returning: $0.isEmpty) }
    }
    #expect(isEmpty)
    let isHeard = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      center.setBadgeCount(3) { done.resume(returning: $0 == nil) }
    }
    #expect(isHeard)
    let told = IneffectiveSettings.shortcomings.joined(separator: "\n")
    #expect(told.contains("UNUserNotificationCenter.setBadgeCount"))
  }

  @Test("where nobody was asked, notifications do nothing")
  func settings() {
    let settings = UNNotificationSettings()
    let refused = [
      settings.alertSetting, settings.badgeSetting, settings.soundSetting,
      settings.notificationCenterSetting, settings.lockScreenSetting,
    ]
    #expect(Set(refused) == [.disabled])
    let unknown = [
      settings.criticalAlertSetting, settings.carPlaySetting, settings.announcementSetting,
      settings.timeSensitiveSetting, settings.scheduledDeliverySetting,
    ]
    #expect(Set(unknown) == [.notSupported])
    #expect(settings.alertStyle == .none && settings.showPreviewsSetting == .never)
    #expect(UNNotificationPresentationOptions.alert.isDisjoint(with: [.badge, .sound, .list]))
  }
}
