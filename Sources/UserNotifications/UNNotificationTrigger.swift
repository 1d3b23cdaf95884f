public import Foundation

/// What makes a notification appear.
public class UNNotificationTrigger: NSObject {
  /// Whether it does so again and again.
  public let repeats: Bool
  fileprivate init(repeats: Bool) { self.repeats = repeats }
}

/// A time from now.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// How long from now, in seconds.
  public let timeInterval: TimeInterval
  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - timeInterval: How long from now, in seconds.
  ///   - repeats: Whether again after each such time.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A time of the calendar.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The parts of the time that count.
  public let dateComponents: DateComponents
  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - dateComponents: The parts of the time that count.
  ///   - repeats: Whether at each such time.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A wish for a notification.
public final class UNNotificationRequest: NSObject {
  /// Its name: a wish of the same name takes its place.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// What makes it appear; `nil` for at once.
  public let trigger: UNNotificationTrigger?
  /// Creates a wish.
  ///
  /// - Parameters:
  ///   - identifier: Its name.
  ///   - content: What it says, as it says it now.
  ///   - trigger: What makes it appear; `nil` for at once.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.trigger) = (identifier, trigger)
    self.content = content.copy() as? UNNotificationContent ?? content
  }
}

/// A notification that has appeared; in a film none does.
public final class UNNotification: NSObject {
  /// When it appeared.
  public let date: Date
  /// The wish for it.
  public let request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

/// What a person did with a notification; in a film nobody does anything.
public final class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// The name of the button.
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}
