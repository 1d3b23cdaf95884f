import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// What a row has besides its content: the ground, the line below, and what stands at its end.
@MainActor final class CellTrim {
  private unowned let cell: UITableViewCell
  private let line = UIView()
  private let mark = UIView()
  private var end: AccessoryMark?
  private var isMarked = false
  /// Whether the row has a colour that it was given.
  var hasOwnColor = false
  /// Whether the system's colour is being set.
  private(set) var isColoring = false

  /// The seconds in which a ground comes and goes.
  private static let fade = 0.25

  init(_ cell: UITableViewCell) {
    self.cell = cell
    mark.backgroundColor = .systemGray4
    (mark.isUserInteractionEnabled, line.isUserInteractionEnabled) = (false, false)
    (mark.alpha, line.isHidden) = (0, true)
  }

  private var groundAlpha: CGFloat { isMarked && cell.selectionStyle != .none ? 1 : 0 }
  /// The ground of a chosen row.
  private var ground: UIView { cell.selectedBackgroundView ?? mark }

  /// The room at the end of the row that its content leaves free, in points.
  func room(_ metrics: TableMetrics) -> CGFloat {
    let width = cell.accessoryView?.bounds.width ?? endWidth
    return width > 0 ? width + metrics.inset + TableMetrics.accessoryGap : 0
  }
  private var endWidth: CGFloat {
    cell.accessoryType == .none ? 0 : TableMetrics.accessory
  }

  /// Shows or hides the ground of a chosen row.
  func show(isMarked: Bool, animated: Bool) {
    self.isMarked = isMarked
    let ground = ground
    let alpha = groundAlpha
    // One that was never seen need not be there.
    guard alpha > 0 || ground.superview === cell else { return }
    if ground.superview !== cell {
      UIView.performWithoutAnimation {
        placeGrounds(TableMetrics(cell.seat.style, cell.placeEnvironment))
        if animated { ground.alpha = 0 }
      }
    }
    guard ground.alpha != alpha else { return }
    if animated {
      UIView.animate(withDuration: Self.fade) { ground.alpha = alpha }
    } else {
      ground.alpha = alpha
    }
  }

  /// Places ground, line and end.
  func place() {
    let metrics = TableMetrics(cell.seat.style, cell.placeEnvironment)
    if !hasOwnColor { color() }
    roundCorners(of: cell, metrics)
    placeGrounds(metrics)
    placeLine(metrics)
    placeEnd(metrics)
  }

  private func color() {
    let color: UIColor =
      cell.seat.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    guard cell.backgroundColor != color else { return }
    isColoring = true
    cell.backgroundColor = color
    isColoring = false
  }

  /// Rounds the corners of a view that are the group's.
  private func roundCorners(of view: UIView, _ metrics: TableMetrics) {
    guard cell.seat.style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if cell.seat.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if cell.seat.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    view.layer.maskedCorners = corners
    let radius = corners.isEmpty ? 0 : metrics.radius
    if view.layer.cornerRadius != radius { view.layer.cornerRadius = radius }
    view.layer.cornerCurve = metrics.lists.hasContinuousCorners ? .continuous : .circular
  }

  private func placeGrounds(_ metrics: TableMetrics) {
    let bounds = cell.bounds
    if let background = cell.backgroundView {
      if background.superview !== cell { cell.insertSubview(background, at: 0) }
      if background.frame != bounds { background.frame = bounds }
    }
    let ground = ground
    guard groundAlpha > 0 || ground.superview === cell else { return }
    if ground.superview !== cell {
      ground.alpha = groundAlpha
      cell.insertSubview(ground, belowSubview: cell.contentView)
    }
    if ground.frame != bounds { ground.frame = bounds }
    roundCorners(of: ground, metrics)
  }

  private func placeLine(_ metrics: TableMetrics) {
    let seat = cell.seat
    line.isHidden = !seat.hasLine
    guard seat.hasLine else { return }
    if line.superview !== cell { cell.addSubview(line) }
    line.backgroundColor = seat.separatorColor ?? .separator
    let insets = cell.ownSeparatorInset ?? seat.separatorInset
    let isWhole = seat.style == .grouped && seat.isLast
    let start = isWhole ? 0 : insets?.left ?? cell.parts.lineInset(metrics)
    let end = isWhole ? 0 : insets?.right ?? metrics.lists.lineTrailing
    let frame = metrics.directed(
      CGRect(
        x: start, y: cell.bounds.height - metrics.line,
        width: max(cell.bounds.width - start - end, 0), height: metrics.line),
      in: cell.bounds.width)
    if line.frame != frame { line.frame = frame }
  }

  private func placeEnd(_ metrics: TableMetrics) {
    let size: CGSize
    let view: UIView
    if let own = cell.accessoryView {
      end?.removeFromSuperview()
      (view, size) = (own, own.bounds.size)
    } else if cell.accessoryType == .none {
      end?.removeFromSuperview()
      return
    } else {
      let mark = end ?? AccessoryMark()
      end = mark
      mark.type = cell.accessoryType
      (view, size) = (mark, CGSize(width: TableMetrics.accessory, height: cell.bounds.height))
    }
    if view.superview !== cell { cell.addSubview(view) }
    let frame = metrics.directed(
      CGRect(
        x: cell.bounds.width - metrics.inset - size.width,
        y: (cell.bounds.height - size.height) / 2, width: size.width, height: size.height),
      in: cell.bounds.width)
    if view.frame != frame { view.frame = frame }
  }
}

/// The sign at the end of a row.
private final class AccessoryMark: UIView {
  var type = UITableViewCell.AccessoryType.none {
    didSet { if type != oldValue { hostedContentChanged() } }
  }
  /// The sizes of chevrons and of other signs, in points to the em, and the opacity of a chevron, as lists have them.
  private static let (chevron, sign, faint) = (CGFloat(14), CGFloat(17), 0.25)

  override func tintColorDidChange() {
    super.tintColorDidChange()
    hostedContentChanged()
  }

  private var name: String {
    switch type {
    case .none, .disclosureIndicator, .detailDisclosureButton: "chevron.forward"
    case .checkmark: "checkmark"
    case .detailButton: "info.circle"
    }
  }
  override var hostedContent: AnyView? {
    let isChevron = name == "chevron.forward"
    return AnyView(
      Image(systemName: name)
        .font(.system(size: isChevron ? Self.chevron : Self.sign, weight: .semibold))
        .foregroundStyle(isChevron ? Color.primary.opacity(Self.faint) : tintColor.color)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
        .accessibilityHidden(true))
  }
}
