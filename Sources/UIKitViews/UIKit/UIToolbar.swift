public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// A bar of buttons in a place of its own, as that at the bottom of pages is.
@MainActor @preconcurrency open class UIToolbar: UIView {
  private static let shared = proxy("UIToolbar", UIToolbar(frame: .zero))
  /// What all bars of buttons are asked for.
  public static func appearance() -> UIToolbar { shared }

  /// The height that a bar takes by itself, in points.
  private static let height: CGFloat = 44

  private var shownItems: [UIBarButtonItem]?
  /// Called when the tint is another.
  var tintChanged: (@MainActor @Sendable () -> Void)?

  /// Creates a bar.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The items, first to last; room between them is an item, too.
  open var items: [UIBarButtonItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }
  /// Sets the items.
  ///
  /// - Parameters:
  ///   - items: The items, first to last; `nil` for none.
  ///   - animated: Whether they come by and by.
  /// - Note: Accepted; no effect. `animated`: they come at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in shownItems ?? [] { item.shown = nil }
    shownItems = items
    for item in items ?? [] { item.shown = { [weak self] in self?.hostedContentChanged() } }
    hostedContentChanged()
  }

  /// The colour of the bar.
  ///
  /// - Note: Accepted; no effect. `barTintColor`: bars have their own ground.
  open var barTintColor: UIColor? { didSet { note("barTintColor") } }
  /// Whether what lies below shows through.
  ///
  /// - Note: Accepted; no effect. `isTranslucent`: bars have their own ground.
  open var isTranslucent = true { didSet { note("isTranslucent") } }
  /// How it looks over content.
  ///
  /// - Note: Accepted; no effect. `standardAppearance`: bars have their own look.
  open var standardAppearance = UIToolbarAppearance() { didSet { note("standardAppearance") } }
  /// How it looks at the end of content.
  ///
  /// - Note: Accepted; no effect. `scrollEdgeAppearance`: bars have their own look.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { note("scrollEdgeAppearance") } }

  /// Notes that a setting of this bar, or of all, has no effect.
  private func note(_ setting: String) {
    if self === Self.shared { return noteAppearance(setting) }
    IneffectiveSettings.note("UIToolbar.\(setting)")
  }

  // MARK: As SwiftUI's views

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    hostedContentChanged()
    tintChanged?()
  }

  override var hostedContent: AnyView? {
    AnyView(BottomToolbar.apart((shownItems ?? []).map { $0.view(tint: ownTint) }))
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
}
