public import Foundation
@_spi(Engine) import ViewEngine

/// A sheet by which something is shared: its place, as a film has no other app.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// Called when the sheet is gone: for what, whether it was done, what came back, and what went wrong.
  public typealias CompletionWithItemsHandler =
    (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// What is shared.
  public let activityItems: [Any]
  /// What the app adds to the sheet.
  public let applicationActivities: [UIActivity]?
  /// What is not offered.
  ///
  /// - Note: Accepted; no effect. `excludedActivityTypes`: nothing is shared.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the sheet is gone; it is never there.
  ///
  /// - Note: Accepted; no effect. `completionWithItemsHandler`: nothing is shared.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - activityItems: What is shared.
  ///   - applicationActivities: What the app adds to the sheet.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (self.activityItems, self.applicationActivities) = (activityItems, applicationActivities)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a sheet of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = UnshownPlace(
      "the page of UIActivityViewController", symbol: "square.and.arrow.up"
    ).view()
  }
}

/// The source of an item that is shared, which is asked for it when that is needed.
///
/// Nothing is shared in a film: no source is asked.
@MainActor @preconcurrency public protocol UIActivityItemSource: AnyObject {
  /// What stands for the item until it is asked for.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The item.
  ///
  /// - Parameters:
  ///   - activityViewController: The sheet.
  ///   - activityType: For what it is shared.
  /// - Returns: It, if there is one.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// What a message's subject is.
  ///
  /// - Parameters:
  ///   - activityViewController: The sheet.
  ///   - activityType: For what it is shared.
  /// - Returns: It.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// No subject.
  ///
  /// - Parameters:
  ///   - activityViewController: The sheet.
  ///   - activityType: For what it is shared.
  /// - Returns: It.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// Something that can be done with what is shared.
@MainActor @preconcurrency open class UIActivity {
  /// What it is.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type of a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    /// It is sent as mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// It is sent as a message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// It is copied.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// It is printed.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// It is handed to a device nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// It is kept among the photos.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// It becomes someone's picture.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// It is read later.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  }
  /// Creates something that can be done.
  public init() {}
  /// What it is.
  open var activityType: ActivityType? { nil }
  /// Its title.
  open var activityTitle: String? { nil }
}
