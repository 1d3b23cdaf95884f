public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A view of a collection that is used again: a header, a footer, or a cell.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  /// The name under which it is used again.
  public internal(set) var reuseIdentifier: String?
  /// What the layout has said last of its opacity and its transform.
  var told: (alpha: CGFloat, transform: CATransform3D) = (1, CATransform3DIdentity)

  /// Creates a view.
  ///
  /// - Parameter frame: Where it is; the collection places it anew.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Called before it is used again.
  open func prepareForReuse() {}
  /// Called when the layout has said where it is.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Says which size the view takes, where the layout leaves that to it.
  ///
  /// - Parameter layoutAttributes: Where the layout would place it.
  /// - Returns: The attributes, of the size that it takes: here of the least by constraints, at the width of a list's row.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = layoutAttributes.listSeat == nil ? nil : layoutAttributes.frame.width
    if let size = ConstraintLayout.fittingSize(of: self, width: width) {
      layoutAttributes.frame.size = CGSize(width: width ?? size.width, height: size.height)
    }
    return layoutAttributes
  }
}

/// The cell of an item: what it shows is in its ``contentView``.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  /// The view of all that the item shows.
  public let contentView = UIView()
  private var shown: (any UIView & UIContentView)?
  /// Called when a finger on the item has done something.
  final var touched: (@MainActor (UICollectionViewCell, RowTouch) -> Void)?

  /// Creates a cell.
  ///
  /// - Parameter frame: Where it is; the collection places it anew.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
    addGestureRecognizer(
      RowTouchGestureRecognizer { [weak self] touch in
        guard let self else { return }
        touched?(self, touch)
      })
  }
  /// Creates a cell of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Whether the item is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether a finger is on the item.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: State

  /// What sets what the cell shows by its state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (UICollectionViewCell, UICellConfigurationState) -> Void
  private var needsUpdate = true
  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// Called when the state is another, and before the cell is shown.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration of the content follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Asks for ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }
  /// Sets what the cell shows by its state; a subclass does.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Sets what the cell shows by its state, where that is due.
  final func updateConfigurationIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    let state = configurationState
    // The usual words are the same in each state.
    if automaticallyUpdatesContentConfiguration, let contentConfiguration,
      !(contentConfiguration is UIListContentConfiguration)
    {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
  /// What is behind the content of a list's row, as a value; `nil` for what the list has.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
  /// The room that the content has.
  var contentFrame: CGRect { bounds }
  /// How much of the width is left for what is beside the content, in points.
  var contentMargins: CGFloat { 0 }
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  /// The view behind the content of an item that is chosen, or under a finger.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  /// What the item shows, as a value; `nil` for what its views are.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if let shown, let contentConfiguration,
        type(of: shown.configuration) == type(of: contentConfiguration)
      {
        shown.configuration = contentConfiguration
      } else {
        shown?.removeFromSuperview()
        shown = contentConfiguration?.makeContentView()
        if let shown { contentView.addSubview(shown) }
      }
      setNeedsLayout()
    }
  }

  override func layerBoundsChanged(from old: CGRect) {
    super.layerBoundsChanged(from: old)
    placeContent()
  }
  private func placeContent() {
    let room = contentFrame
    if contentView.frame != room { contentView.frame = room }
    if let shown, shown.frame != contentView.bounds { shown.frame = contentView.bounds }
  }
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeContent()
    if let backgroundView { put(backgroundView, at: 0) }
    guard let selectedBackgroundView else { return }
    put(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
    let alpha: CGFloat = isSelected || isHighlighted ? 1 : 0
    if selectedBackgroundView.alpha != alpha { selectedBackgroundView.alpha = alpha }
  }
  private func put(_ view: UIView, at index: Int) {
    if view.superview !== self { insertSubview(view, at: index) }
    if view.frame != bounds { view.frame = bounds }
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    guard layoutAttributes.listSeat == nil else {
      layoutAttributes.frame.size.height = listHeight(forWidth: layoutAttributes.frame.width)
      return layoutAttributes
    }
    let size =
      shown.map { $0.sizeThatFits(.zero) }
      ?? ConstraintLayout.fittingSize(of: contentView, width: nil)
    if let size { layoutAttributes.frame.size = size }
    return layoutAttributes
  }

  /// The height of the cell as a row of a list, at a width in points.
  private func listHeight(forWidth width: CGFloat) -> CGFloat {
    let room = max(width - contentMargins, 0)
    if let shown { return shown.sizeThatFits(CGSize(width: room, height: 0)).height }
    let told = ConstraintLayout.fittingSize(of: contentView, width: room)
    return told?.height ?? placeEnvironment.systemLook.lists.rowHeight
  }
}
