public import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A view of a collection that is used again: a header, a footer, or a cell.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  /// The name under which it is used again.
  public internal(set) var reuseIdentifier: String?
  /// What the layout has said last of its opacity and its transform.
  var told: (alpha: CGFloat, transform: CGAffineTransform) = (1, .identity)

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
}

/// The cell of an item: what it shows is in its ``contentView``.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  /// The view of all that the item shows.
  public let contentView = UIView()
  private var shown: (any UIView & UIContentView)?
  /// Called when a finger on the item has done something.
  var touched: (@MainActor (UICollectionViewCell, RowTouch) -> Void)?

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
  open var isSelected = false { didSet { setNeedsLayout() } }
  /// Whether a finger is on the item.
  open var isHighlighted = false { didSet { setNeedsLayout() } }
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
      shown?.removeFromSuperview()
      shown = contentConfiguration?.makeContentView()
      if let shown { contentView.addSubview(shown) }
      setNeedsLayout()
    }
  }

  override func layerBoundsChanged(from old: CGRect) {
    super.layerBoundsChanged(from: old)
    if contentView.frame != bounds { contentView.frame = bounds }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let shown, shown.frame != bounds { shown.frame = bounds }
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

  /// Says which size the cell takes, where the layout leaves that to it.
  ///
  /// - Parameter layoutAttributes: Where the layout would place it.
  /// - Returns: The attributes, of the size that it takes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size =
      shown.map { $0.sizeThatFits(.zero) }
      ?? ConstraintLayout.fittingSize(of: contentView, width: nil)
    if let size { layoutAttributes.frame.size = size }
    return layoutAttributes
  }
}
