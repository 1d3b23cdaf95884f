public import Foundation

/// The options of what can be done with a notification.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Only where the device is unlocked.
  public static let authenticationRequired = Self(rawValue: 1)
  /// It takes something away.
  public static let destructive = Self(rawValue: 2)
  /// The app comes to the front.
  public static let foreground = Self(rawValue: 4)
}

/// What can be done with a notification.
public final class UNNotificationAction: NSObject, Sendable {
  /// The action's own name.
  public let identifier: String
  /// What its button says.
  public let title: String
  /// Its options.
  public let options: UNNotificationActionOptions

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - identifier: The action's own name.
  ///   - title: What its button says.
  ///   - options: Its options.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}

/// The options of notifications of a kind.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is told of one that is dismissed.
  public static let customDismissAction = Self(rawValue: 1)
  /// They may be shown in a car.
  public static let allowInCarPlay = Self(rawValue: 2)
  /// Their title is shown where previews are not.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
  /// Their subtitle is shown where previews are not.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
}

/// A kind of notifications: what can be done with them.
public final class UNNotificationCategory: NSObject, Sendable {
  /// The category's own name.
  public let identifier: String
  /// What can be done with them.
  public let actions: [UNNotificationAction]
  /// The names of intents that go with them.
  public let intentIdentifiers: [String]
  /// Their options.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  ///
  /// - Parameters:
  ///   - identifier: The category's own name.
  ///   - actions: What can be done with notifications of it.
  ///   - intentIdentifiers: The names of intents that go with them.
  ///   - options: Their options.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
  }
}
