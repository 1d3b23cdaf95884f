public import Foundation
@_spi(Engine) import ViewEngine

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Put a number at the app's icon.
  public static let badge = Self(rawValue: 1)
  /// Be heard.
  public static let sound = Self(rawValue: 2)
  /// Be seen.
  public static let alert = Self(rawValue: 4)
  /// Be told in the car.
  public static let carPlay = Self(rawValue: 8)
  /// Be heard whatever the person wants.
  public static let criticalAlert = Self(rawValue: 16)
  /// Appear on the list alone, without a question.
  public static let provisional = Self(rawValue: 64)
}

/// How a notification is shown while the app is.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// With a number at the app's icon.
  public static let badge = Self(rawValue: 1)
  /// With a sound.
  public static let sound = Self(rawValue: 2)
  /// With a question: the older name of both that follow.
  public static let alert = Self(rawValue: 4)
  /// On the list.
  public static let list = Self(rawValue: 8)
  /// Over the app.
  public static let banner = Self(rawValue: 16)
}

/// Whether an app may notify.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody has been asked.
  case notDetermined = 0
  /// It may not.
  case denied = 1
  /// It may.
  case authorized = 2
  /// It may on the list alone.
  case provisional = 3
  /// It may for a while.
  case ephemeral = 4
}

/// What a person lets notifications do: in a film nobody has been asked.
public struct UNNotificationSettings: Hashable, Sendable {
  /// Whether the app may notify.
  public let authorizationStatus: UNAuthorizationStatus
  init() { authorizationStatus = .notDetermined }

  /// Whether notifications are seen.
  public var alertSetting: UNNotificationSetting { .disabled }
  /// Whether they put a number at the app's icon.
  public var badgeSetting: UNNotificationSetting { .disabled }
  /// Whether they are heard.
  public var soundSetting: UNNotificationSetting { .disabled }
  /// Whether they stand on the list.
  public var notificationCenterSetting: UNNotificationSetting { .disabled }
  /// Whether they are seen while the device is locked.
  public var lockScreenSetting: UNNotificationSetting { .disabled }
  /// Whether they are heard whatever the person wants.
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether they are told in the car.
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether they are read aloud.
  public var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether they may come where others wait.
  public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether they come at certain times together.
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// How they are seen.
  public var alertStyle: UNAlertStyle { .none }
  /// When they show what they say.
  public var showPreviewsSetting: UNShowPreviewsSetting { .never }
}

/// Whether a person lets notifications do something.
public enum UNNotificationSetting: Int, Sendable {
  /// It cannot be done.
  case notSupported = 0
  /// It may not be done.
  case disabled = 1
  /// It may be done.
  case enabled = 2
}

/// How notifications are seen.
public enum UNAlertStyle: Int, Sendable {
  /// Not at all.
  case none = 0
  /// For a while.
  case banner = 1
  /// Until something is done with them.
  case alert = 2
}

/// When notifications show what they say.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always = 0
  /// While the device is not locked.
  case whenAuthenticated = 1
  /// Never.
  case never = 2
}

/// Who is told of notifications; in a film nobody is.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// A notification has come while the app is shown.
  ///
  /// - Parameters:
  ///   - center: Who tells it.
  ///   - notification: The notification.
  ///   - completionHandler: Takes how it is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  /// A person has done something with a notification.
  ///
  /// - Parameters:
  ///   - center: Who tells it.
  ///   - response: What was done.
  ///   - completionHandler: Is called when the app has done its part.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// Where notifications are wished for; in a film none appears, which the tool says.
public final class UNUserNotificationCenter: NSObject, Sendable {
  private static let shared = UNUserNotificationCenter()
  private override init() {}
  /// The app's own.
  public static func current() -> UNUserNotificationCenter { shared }

  /// Sets what people can do with notifications.
  ///
  /// - Note: Accepted; no effect. `categories`: no notification appears in a film.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Who is told of notifications: nobody is kept, as there are none.
  ///
  /// - Note: Accepted; no effect. `delegate`: no notification appears in a film.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { nil }
    set { _ = newValue }
  }

  // MARK: Asking

  /// Asks the person; nobody answers in a film, so that the app may not, and the tool says so.
  ///
  /// - Parameters:
  ///   - options: What notifications would do.
  ///   - completionHandler: Takes the answer, `false`.
  /// - Note: Accepted; no effect. `options`: nobody is asked.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    IneffectiveSettings.note("UNUserNotificationCenter.requestAuthorization")
    completionHandler(false, nil)
  }
  /// Asks the person; nobody answers in a film, so that the app may not, and the tool says so.
  ///
  /// - Parameter options: What notifications would do.
  /// - Returns: `false`.
  /// - Throws: Nothing: nobody is asked.
  /// - Note: Accepted; no effect. `options`: nobody is asked.
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    IneffectiveSettings.note("UNUserNotificationCenter.requestAuthorization")
    return false
  }
  /// What the person lets notifications do: nobody has been asked.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// Takes what the person lets notifications do: nobody has been asked.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }

  // MARK: Wishes

  /// Wishes for a notification; none appears in a film, and the tool says so.
  ///
  /// - Parameters:
  ///   - request: The wish.
  ///   - completionHandler: Is told that it was heard.
  /// - Note: Accepted; no effect. `request`: no notification appears in a film.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    IneffectiveSettings.note("UNUserNotificationCenter.add")
    completionHandler?(nil)
  }
  /// Wishes for a notification; none appears in a film, and the tool says so.
  ///
  /// - Parameter request: The wish.
  /// - Throws: Nothing.
  /// - Note: Accepted; no effect. `request`: no notification appears in a film.
  public func add(_ request: UNNotificationRequest) async throws {
    IneffectiveSettings.note("UNUserNotificationCenter.add")
  }
  /// The wishes that wait: none is kept.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// Takes the wishes that wait: none is kept.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  /// The notifications on the list: none.
  public func deliveredNotifications() async -> [UNNotification] { [] }
  /// Takes wishes back: none is kept.
  ///
  /// - Note: Accepted; no effect. `withIdentifiers`: none is kept.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Takes all wishes back: none is kept.
  public func removeAllPendingNotificationRequests() {}
  /// Takes notifications from the list: none is on it.
  ///
  /// - Note: Accepted; no effect. `withIdentifiers`: none is on it.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Takes all notifications from the list: none is on it.
  public func removeAllDeliveredNotifications() {}
  /// Sets the number at the app's icon, which no film shows; the tool says so.
  ///
  /// - Parameters:
  ///   - newBadgeCount: The number; 0 for none.
  ///   - completionHandler: Is told that it was heard.
  /// - Note: Accepted; no effect. `newBadgeCount`: no film shows the app's icon.
  public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    IneffectiveSettings.note("UNUserNotificationCenter.setBadgeCount")
    completionHandler?(nil)
  }
}
