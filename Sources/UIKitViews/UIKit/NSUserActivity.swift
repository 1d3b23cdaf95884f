public import Foundation

/// What a user does, to be gone on with on another device or found again: here it is kept, and nobody asks for it.
@MainActor @preconcurrency open class NSUserActivity {
  /// The kind of the activity.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What it takes to go on with it.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of that without which it cannot be found again.
  open var requiredUserInfoKeys: Set<String>?
  /// Words by which it is found.
  open var keywords: Set<String> = []
  /// A page that shows the same.
  open var webpageURL: URL?
  /// What it stands for where it is saved.
  open var targetContentIdentifier: String?
  /// What tells it from others of its kind.
  open var persistentIdentifier: String?
  /// Whether it needs saving before it is handed on.
  open var needsSave = false
  /// Whether another device may go on with it.
  open var isEligibleForHandoff = true
  /// Whether a search may find it.
  open var isEligibleForSearch = false
  /// Whether anybody may find it.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may propose it.
  open var isEligibleForPrediction = false
  /// Whether it is what the user does now.
  public private(set) var isCurrent = false

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what it takes to go on with it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
  /// Says that it is what the user does now.
  open func becomeCurrent() { isCurrent = true }
  /// Says that it is not any more.
  open func resignCurrent() { isCurrent = false }
  /// Says that nobody can go on with it any more.
  open func invalidate() { isCurrent = false }
}
