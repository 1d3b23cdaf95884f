public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A row of a table: what it shows is in its ``contentView``.
@MainActor @preconcurrency open class UITableViewCell: UIView {
  private static let shared = proxy(
    "UITableViewCell", UITableViewCell(style: .default, reuseIdentifier: nil))
  /// What all rows are asked for.
  public static func appearance() -> UITableViewCell { shared }

  /// What words a row has, and where.
  public enum CellStyle: Int, Sendable {
    /// One line.
    case `default`
    /// A line, and another in grey at the end.
    case value1
    /// A line in the tint, and another behind it.
    case value2
    /// A line, and a smaller one in grey below.
    case subtitle
  }
  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A sign that a page follows.
    case disclosureIndicator
    /// A button for details and a sign that a page follows; on film the sign.
    case detailDisclosureButton
    /// A mark.
    case checkmark
    /// A button for details.
    case detailButton
  }
  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As any.
    case none
    /// Blue; as on iOS since 7 grey.
    case blue
    /// Grey.
    case gray
    /// As the system thinks best: grey.
    case `default`
  }
  /// What a finger does to a row that is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// It takes it away.
    case delete
    /// It adds one.
    case insert
  }

  /// The name under which the row is used again.
  public let reuseIdentifier: String?
  private let style: CellStyle
  /// The view of all that the row shows.
  public let contentView = UIView()
  /// What the row shows besides: ground, line and end.
  private(set) lazy var trim = CellTrim(self)
  /// The words and the picture that are there by themselves.
  private(set) lazy var parts = CellParts(self, style)
  /// Where the row stands in its table.
  var seat = CellSeat() {
    didSet { if seat != oldValue { trimChanged() } }
  }
  /// Called when a finger on the row has done something.
  final var touched: (@MainActor (UITableViewCell, RowTouch) -> Void)?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - style: What words it has.
  ///   - reuseIdentifier: The name under which it is used again; `nil` for never.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: Self.usualFrame)
    setUp()
  }
  /// Creates a row of one line.
  ///
  /// - Parameter frame: Where it is; a table places it anew.
  public override init(frame: CGRect) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(frame: frame)
    setUp()
  }
  /// The frame of a row that is in no table.
  private static let usualFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

  private func setUp() {
    contentView.frame = bounds
    addSubview(contentView)
    addGestureRecognizer(RowTouchGestureRecognizer(self))
    addGestureRecognizer(SwipePanGestureRecognizer(swiping: self))
  }
  /// Creates a row of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// The words.
  open var textLabel: UILabel? { parts.title }
  /// The other words; `nil` in a row of one line.
  open var detailTextLabel: UILabel? { style == .default ? nil : parts.detail }
  /// The picture before the words.
  open var imageView: UIImageView? { parts.picture }
  /// What the row shows, as a value; `nil` for what its views are.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { parts.show(contentConfiguration) }
  }
  /// A configuration of the usual words for the row's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// Called before the row is used again for another place.
  open func prepareForReuse() {}

  // MARK: Look

  /// What stands at the end of the row.
  open var accessoryType = AccessoryType.none { didSet { trimChanged() } }
  /// A view at the end of the row, instead of ``accessoryType``.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      trimChanged()
    }
  }
  /// How the row looks while it is chosen.
  open var selectionStyle = SelectionStyle.default { didSet { noteAppearance("selectionStyle") } }
  /// The insets of the line below the row; those of the table unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? seat.separatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      trimChanged()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      trimChanged()
    }
  }
  /// The view behind the content of a chosen row; a grey one unless set.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      trimChanged()
    }
  }
  /// The colour behind the row; the system's for the table's style unless set.
  open override var backgroundColor: UIColor? {
    didSet { if !trim.isColoring { trim.hasOwnColor = true } }
  }
  private func trimChanged() { setNeedsLayout() }

  // MARK: State

  /// Whether the row is chosen.
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }
  private var isChosen = false
  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { isTouched }
    set { setHighlighted(newValue, animated: false) }
  }
  private var isTouched = false

  /// Sets whether the row is chosen.
  ///
  /// - Parameters:
  ///   - selected: Whether it is.
  ///   - animated: Whether its ground comes and goes by and by.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if isChosen != selected { setNeedsUpdateConfiguration() }
    isChosen = selected
    trim.show(isMarked: isChosen || isTouched, animated: animated)
  }
  /// Sets whether a finger is on the row.
  ///
  /// - Parameters:
  ///   - highlighted: Whether it is.
  ///   - animated: Whether its ground comes and goes by and by.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if isTouched != highlighted { setNeedsUpdateConfiguration() }
    isTouched = highlighted
    trim.show(isMarked: isChosen || isTouched, animated: animated)
  }

  /// What sets what the row shows by its state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (UITableViewCell, UICellConfigurationState) -> Void
  private var needsUpdate = true
  /// The state of the row.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// Called when the state is another, and before the row is shown.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Asks for ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }
  /// Sets what the row shows by its state; a subclass does.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  private func updateConfigurationIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
  /// What is behind the content, as a value, of which the colour counts; `nil` for what the table has.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard let backgroundConfiguration else { return }
      let clear: UIColor? = backgroundConfiguration.isClear ? .clear : nil
      if let color = backgroundConfiguration.backgroundColor ?? clear { backgroundColor = color }
    }
  }

  /// Whether the row is edited.
  ///
  /// - Note: Accepted; no effect. `isEditing`: rows are not edited by fingers.
  open var isEditing = false
  /// Sets whether the row is edited.
  ///
  /// - Parameters:
  ///   - editing: Whether it is.
  ///   - animated: Whether its signs come by and by.
  /// - Note: Accepted; no effect. `editing`, `animated`: rows are not edited by fingers.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// How deep the row's words are inset.
  ///
  /// - Note: Accepted; no effect. `indentationLevel`: content begins at the row's inset.
  open var indentationLevel = 0
  /// How much deeper words are a level further, in points.
  ///
  /// - Note: Accepted; no effect. `indentationWidth`: content begins at the row's inset.
  open var indentationWidth: CGFloat = 10
  /// Whether words give way to the signs of editing.
  ///
  /// - Note: Accepted; no effect. `shouldIndentWhileEditing`: rows are not edited by fingers.
  open var shouldIndentWhileEditing = true
  /// Whether the row has a sign to move it by while it is edited.
  ///
  /// - Note: Accepted; no effect. `showsReorderControl`: rows are not edited by fingers.
  open var showsReorderControl = false
  /// What is at the row's end while it is edited.
  ///
  /// - Note: Accepted; no effect. `editingAccessoryType`: rows are not edited by fingers.
  open var editingAccessoryType = AccessoryType.none
  /// The view at the row's end while it is edited.
  ///
  /// - Note: Accepted; no effect. `editingAccessoryView`: rows are not edited by fingers.
  open var editingAccessoryView: UIView?
  /// The view behind the row while it is one of several that are chosen.
  ///
  /// - Note: Accepted; no effect. `multipleSelectionBackgroundView`: it is as of one that is chosen.
  open var multipleSelectionBackgroundView: UIView?
  /// Whether the row takes touches while rows are dragged.
  ///
  /// - Note: Accepted; no effect. `userInteractionEnabledWhileDragging`: rows are not dragged.
  open var userInteractionEnabledWhileDragging = false

  // MARK: Layout

  override func layerBoundsChanged(from old: CGRect) {
    super.layerBoundsChanged(from: old)
    if old.size != bounds.size { placeContent() }
  }
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    trim.place()
    placeContent()
    parts.place()
  }
  /// Gives the content the room that the row's end leaves.
  private func placeContent() {
    let metrics = TableMetrics(seat.style, placeEnvironment)
    let room = CGRect(
      x: 0, y: 0, width: max(bounds.width - trim.room(metrics), 0), height: bounds.height)
    let frame = metrics.directed(room, in: bounds.width)
    if contentView.frame != frame { contentView.frame = frame }
  }

  /// The height that the row takes at a width, in points.
  final func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let width = targetSize.width
    let metrics = TableMetrics(seat.style, placeEnvironment)
    let room = max(width - trim.room(metrics), 0)
    let told =
      ConstraintLayout.fittingSize(of: contentView, width: room)
      ?? ConstraintLayout.fittingSize(of: self, width: width)
    if let told { return CGSize(width: width, height: told.height) }
    let height = parts.height(forWidth: room, metrics)
    return CGSize(width: width, height: max(height, metrics.lists.rowHeight))
  }
}
