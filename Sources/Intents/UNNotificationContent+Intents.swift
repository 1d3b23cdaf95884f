public import UserNotifications

/// What a notification can be told of beside its words.
public protocol UNNotificationContentProviding {}
extension INSendMessageIntent: UNNotificationContentProviding {}

extension UNNotificationContent {
  /// The notification as one of a talk: the same, as a film has no list of them.
  ///
  /// - Note: Accepted; no effect. `from`: pictures of people stand in no notification here.
  public func updating(
    from provider: any UNNotificationContentProviding
  ) throws -> UNNotificationContent { self }
}
