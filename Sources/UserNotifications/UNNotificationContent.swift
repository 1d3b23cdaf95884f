public import Foundation

/// The sound of a notification.
public final class UNNotificationSound: NSObject, Sendable {
  /// The name of a sound's file.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  private let name: Name?
  /// Creates the sound of a file.
  public init(named name: Name) { self.name = name }
  private override init() { name = nil }
  /// The system's sound.
  public static let `default` = UNNotificationSound()
  /// The system's sound of what must be heard.
  public static let defaultCritical = UNNotificationSound()
}

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It is put on the list.
  case passive = 0
  /// It lights the screen.
  case active = 1
  /// It is shown though the person wants quiet.
  case timeSensitive = 2
  /// It is heard whatever the person wants.
  case critical = 3
}

/// What a notification says.
public class UNNotificationContent: NSObject {
  fileprivate struct Parts {
    var (title, subtitle, body) = ("", "", "")
    var (category, thread, target) = ("", "", String?.none)
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var level = UNNotificationInterruptionLevel.active
    var relevance = 0.0
  }
  fileprivate var parts = Parts()
  /// Creates what says nothing.
  public override init() {}

  /// What stands in bold.
  public var title: String { parts.title }
  /// What stands below.
  public var subtitle: String { parts.subtitle }
  /// What stands below that.
  public var body: String { parts.body }
  /// The number at the app's icon; `nil` for the one that is there.
  public var badge: NSNumber? { parts.badge }
  /// The sound; `nil` for none.
  public var sound: UNNotificationSound? { parts.sound }
  /// What the app wants to know of it later.
  public var userInfo: [AnyHashable: Any] { parts.userInfo }
  /// The name of the buttons that it has.
  public var categoryIdentifier: String { parts.category }
  /// The name of those with which it is one heap.
  public var threadIdentifier: String { parts.thread }
  /// The name of the window that it is about.
  public var targetContentIdentifier: String? { parts.target }
  /// How much it may disturb.
  public var interruptionLevel: UNNotificationInterruptionLevel { parts.level }
  /// How much it matters, 0...1.
  public var relevanceScore: Double { parts.relevance }

  public override func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    copy.parts = parts
    return copy
  }
  public override func copy() -> Any {
    let copy = UNNotificationContent()
    copy.parts = parts
    return copy
  }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationContent else { return false }
    return title == other.title && subtitle == other.subtitle && body == other.body
      && badge == other.badge && sound == other.sound
      && categoryIdentifier == other.categoryIdentifier
      && threadIdentifier == other.threadIdentifier
  }
  public override var hash: Int { [title, subtitle, body].hashValue }
}

/// What a notification will say.
public final class UNMutableNotificationContent: UNNotificationContent {
  /// What stands in bold.
  public override var title: String {
    get { parts.title }
    set { parts.title = newValue }
  }
  /// What stands below.
  public override var subtitle: String {
    get { parts.subtitle }
    set { parts.subtitle = newValue }
  }
  /// What stands below that.
  public override var body: String {
    get { parts.body }
    set { parts.body = newValue }
  }
  /// The number at the app's icon; `nil` for the one that is there.
  public override var badge: NSNumber? {
    get { parts.badge }
    set { parts.badge = newValue }
  }
  /// The sound; `nil` for none.
  public override var sound: UNNotificationSound? {
    get { parts.sound }
    set { parts.sound = newValue }
  }
  /// What the app wants to know of it later.
  public override var userInfo: [AnyHashable: Any] {
    get { parts.userInfo }
    set { parts.userInfo = newValue }
  }
  /// The name of the buttons that it has.
  public override var categoryIdentifier: String {
    get { parts.category }
    set { parts.category = newValue }
  }
  /// The name of those with which it is one heap.
  public override var threadIdentifier: String {
    get { parts.thread }
    set { parts.thread = newValue }
  }
  /// The name of the window that it is about.
  public override var targetContentIdentifier: String? {
    get { parts.target }
    set { parts.target = newValue }
  }
  /// How much it may disturb.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { parts.level }
    set { parts.level = newValue }
  }
  /// How much it matters, 0...1.
  public override var relevanceScore: Double {
    get { parts.relevance }
    set { parts.relevance = newValue }
  }
}
