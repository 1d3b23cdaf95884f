public import Foundation

/// The picture of something that is chosen at an app's icon.
@MainActor @preconcurrency public final class UIApplicationShortcutIcon: Equatable {
  /// The system's pictures.
  public enum IconType: Int, Sendable {
    // In the order of UIKit's numbers.
    /// Something is written.
    case compose
    /// A triangle: something begins.
    case play
    /// Two bars: something waits.
    case pause
    /// A plus.
    case add
    /// An arrow of the compass.
    case location
    /// A magnifying glass.
    case search
    /// An arrow out of a box.
    case share
    /// A crossed circle.
    case prohibit
    /// A person.
    case contact
    /// A house.
    case home
    /// A pin on a map.
    case markLocation
    /// A star.
    case favorite
    /// A heart.
    case love
    /// A cloud.
    case cloud
    /// An invitation.
    case invitation
    /// A tick in a circle.
    case confirmation
    /// A letter.
    case mail
    /// A bubble.
    case message
    /// A page of a calendar.
    case date
    /// A clock.
    case time
    /// A camera.
    case capturePhoto
    /// A camera of films.
    case captureVideo
    /// An empty circle.
    case task
    /// A circle with a tick.
    case taskCompleted
    /// An alarm clock.
    case alarm
    /// A book.
    case bookmark
    /// Arrows that cross.
    case shuffle
    /// A note.
    case audio
    /// An arrow that goes round.
    case update
  }

  private nonisolated let name: String

  /// Creates the picture that is one of the system's.
  public init(type: IconType) { name = "type.\(type.rawValue)" }
  /// Creates the picture that is one of the project's assets.
  public init(templateImageName: String) { name = "template.\(templateImageName)" }
  /// Creates the picture that is one of the system's symbols.
  public init(systemImageName: String) { name = "system.\(systemImageName)" }

  nonisolated public static func == (
    lhs: UIApplicationShortcutIcon, rhs: UIApplicationShortcutIcon
  ) -> Bool { lhs.name == rhs.name }
}

/// Something that is chosen at an app's icon; a film shows no icon, so that nobody chooses it.
@MainActor @preconcurrency open class UIApplicationShortcutItem {
  /// The name by which code knows it.
  public fileprivate(set) var type: String
  /// The title.
  public fileprivate(set) var localizedTitle: String
  /// The line below the title.
  public fileprivate(set) var localizedSubtitle: String?
  /// The picture.
  public fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// What code keeps with it.
  public fileprivate(set) var userInfo: [String: any NSSecureCoding]?

  /// Creates something that is chosen at the icon.
  ///
  /// - Parameters:
  ///   - type: The name by which code knows it.
  ///   - localizedTitle: The title.
  ///   - localizedSubtitle: The line below the title.
  ///   - icon: The picture.
  ///   - userInfo: What code keeps with it.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) =
      (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
  }
}

extension UIScene.ConnectionOptions {
  /// What was chosen at the app's icon: in a film nothing is.
  public var shortcutItem: UIApplicationShortcutItem? { nil }
}
