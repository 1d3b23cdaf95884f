public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// An item of a bar: words or a picture.
@MainActor @preconcurrency open class UIBarItem {
  /// Its words.
  open var title: String? { didSet { changed() } }
  /// Its picture.
  open var image: UIImage? { didSet { changed() } }
  /// A number to find it by.
  open var tag = 0
  /// Whether it can be used.
  open var isEnabled = true { didSet { changed() } }
  /// The name under which scripts find it.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// What it says to someone who cannot see it.
  open var accessibilityLabel: String? { didSet { changed() } }
  /// Shows the item as it is now: set by the bar that it is in.
  var shown: (() -> Void)?

  /// Creates an item that shows nothing.
  public init() {}
  /// Creates an item of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Says that it looks otherwise than before.
  func changed() { shown?() }

  /// Sets how its words are set.
  ///
  /// - Parameters:
  ///   - attributes: Font and colour.
  ///   - state: In which state.
  /// - Note: Accepted; no effect. `attributes`, `for`: words of bars are the system's.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { IneffectiveSettings.note("\(type(of: self)).setTitleTextAttributes") }
}
