public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// The cell of a list's row: its content, accessories beside it, and a line below.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
  /// Where it stands in its list.
  var seat = ListSeat() {
    didSet { if seat != oldValue { setNeedsLayout() } }
  }
  private let ground = UIView()
  private let line = UIView()
  private var leading: [UIView] = []
  private var trailing: [UIView] = []

  /// Creates a cell.
  ///
  /// - Parameter frame: Where it is; the list places it anew.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    (ground.isUserInteractionEnabled, line.isUserInteractionEnabled) = (false, false)
    insertSubview(ground, at: 0)
    addSubview(line)
    addGestureRecognizer(SwipePanGestureRecognizer(swiping: self))
  }
  /// Creates a cell of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// A configuration of the usual words: of a row, or of what stands above a section.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard seat.isEdge else { return .cell() }
    return seat.row.style == .plain ? .plainHeader() : .groupedHeader()
  }
  /// A configuration of what is behind the usual row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    seat.isEdge ? .listHeader() : .listCell()
  }
  /// The accessories beside the content.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesChanged() }
  }
  /// How deep the content is inset, in steps.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories are inset, too.
  ///
  /// - Note: Accepted; no effect. `indentsAccessories`: content alone is inset.
  open var indentsAccessories = true
  /// Where the line below the row is, for constraints.
  ///
  /// - Note: Accepted; no effect. `separatorLayoutGuide`: the line begins where the words do.
  public private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  private func accessoriesChanged() {
    (leading + trailing).forEach { $0.removeFromSuperview() }
    let shown = accessories.filter(\.isShown)
    leading = shown.filter(\.isLeading).map { $0.makeView(tint: tintColor) }
    trailing = shown.filter { !$0.isLeading }.map { $0.makeView(tint: tintColor) }
    (leading + trailing).forEach { addSubview($0) }
    setNeedsLayout()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if !accessories.isEmpty { accessoriesChanged() }
  }

  // MARK: Places

  private var metrics: TableMetrics { TableMetrics(seat.row.style, placeEnvironment) }

  private func room(of views: [UIView]) -> CGFloat {
    views.reduce(0) { $0 + $1.bounds.width + TableMetrics.accessoryGap }
  }
  private var contentStart: CGFloat {
    room(of: leading) + CGFloat(indentationLevel) * indentationWidth
  }
  override var contentMargins: CGFloat { contentStart + room(of: trailing) }
  override var contentFrame: CGRect {
    let before = contentStart
    let width = max(bounds.width - contentMargins, 0)
    return metrics.directed(
      CGRect(x: before, y: 0, width: width, height: bounds.height), in: bounds.width)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = metrics
    placeGround(metrics)
    placeLine(metrics)
    var start = metrics.inset
    for view in leading {
      put(view, from: start, metrics)
      start += view.bounds.width + TableMetrics.accessoryGap
    }
    var end = bounds.width - metrics.inset
    for view in trailing.reversed() {
      end -= view.bounds.width
      put(view, from: end, metrics)
      end -= TableMetrics.accessoryGap
    }
  }

  private func put(_ view: UIView, from start: CGFloat, _ metrics: TableMetrics) {
    let size = view.bounds.size
    let frame = CGRect(
      x: start, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    view.stand(in: metrics.directed(frame, in: bounds.width))
  }

  private func placeGround(_ metrics: TableMetrics) {
    let own = backgroundConfiguration
    let usual: UIColor =
      seat.row.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    let hasUsual = own.map { !$0.isClear } ?? seat.hasGround
    var color = own?.backgroundColor ?? (hasUsual ? usual : nil)
    if isSelected || isHighlighted, !seat.isEdge, own?.backgroundColor == nil {
      color = .systemGray4
    }
    ground.backgroundColor = color
    let insets = own?.backgroundInsets ?? .zero
    let frame = CGRect(
      x: insets.leading, y: insets.top,
      width: max(bounds.width - insets.leading - insets.trailing, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    ground.stand(in: metrics.directed(frame, in: bounds.width))
    if let view = own?.customView {
      if view.superview !== ground { ground.addSubview(view) }
      view.stand(in: ground.bounds)
    } else {
      for view in ground.subviews { view.removeFromSuperview() }
    }
    ground.layer.borderWidth = own?.strokeWidth ?? 0
    ground.layer.borderColor = own?.strokeColor?.cgColor
    roundCorners(own, metrics)
  }

  /// Rounds the corners that are the group's, or as the configuration says.
  private func roundCorners(_ own: UIBackgroundConfiguration?, _ metrics: TableMetrics) {
    var corners: CACornerMask = []
    let isRow = seat.row.style == .insetGrouped && !seat.isEdge
    if isRow, seat.row.isFirst {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if isRow, seat.row.isLast {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    var radius = corners.isEmpty ? 0 : metrics.radius
    if let told = own?.ownRadius { (radius, corners) = (told, .all) }
    ground.layer.maskedCorners = corners
    ground.layer.cornerRadius = radius
    ground.layer.cornerCurve = metrics.lists.hasContinuousCorners ? .continuous : .circular
    // What is pulled beside the row has its corners.
    (layer.cornerRadius, layer.maskedCorners) = (radius, corners)
    layer.cornerCurve = ground.layer.cornerCurve
  }

  private func placeLine(_ metrics: TableMetrics) {
    line.isHidden = !seat.row.hasLine
    guard seat.row.hasLine else { return }
    line.backgroundColor = seat.row.separatorColor ?? .separator
    let words = (contentConfiguration as? UIListContentConfiguration)?.textStart(metrics.inset)
    let content = metrics.directed(contentFrame, in: bounds.width)
    let start = seat.row.separatorInset?.left ?? content.minX + (words ?? metrics.inset)
    let end = seat.row.separatorInset?.right ?? metrics.lists.lineTrailing
    let frame = CGRect(
      x: start, y: bounds.height - metrics.line, width: max(bounds.width - start - end, 0),
      height: metrics.line)
    line.stand(in: metrics.directed(frame, in: bounds.width))
  }
}
