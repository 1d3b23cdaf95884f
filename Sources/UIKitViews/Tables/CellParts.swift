import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// What a row shows by itself: a picture and up to two texts, or what a configuration says.
@MainActor final class CellParts {
  private unowned let cell: UITableViewCell
  private let style: UITableViewCell.CellStyle
  private var ownTitle: UILabel?
  private var ownDetail: UILabel?
  private var ownPicture: UIImageView?
  /// The view of a configuration.
  private var shown: (any UIView & UIContentView)?

  /// The sizes of the words: of the first line, of a smaller one, and of two beside each other in points to the em.
  private static let (size, small, beside) = (CGFloat(17), CGFloat(12), CGFloat(15))
  /// The room above and below the words, and the space between two that stand beside each other: a guess.
  private static let (margin, gap) = (CGFloat(11), CGFloat(8))
  /// The width of the words in the tint, a guess.
  private static let nameWidth: CGFloat = 97

  init(_ cell: UITableViewCell, _ style: UITableViewCell.CellStyle) {
    (self.cell, self.style) = (cell, style)
  }

  // MARK: Views

  var title: UILabel {
    if let ownTitle { return ownTitle }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: style == .value2 ? Self.small : Self.size)
    if style == .value2 { label.textColor = .systemBlue }
    add(label)
    ownTitle = label
    return label
  }
  var detail: UILabel {
    if let ownDetail { return ownDetail }
    let label = UILabel(frame: .zero)
    let size = style == .subtitle ? Self.small : style == .value2 ? Self.beside : Self.size
    label.font = .systemFont(ofSize: size)
    if style == .value1 { label.textColor = .secondaryLabel }
    add(label)
    ownDetail = label
    return label
  }
  var picture: UIImageView {
    if let ownPicture { return ownPicture }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    add(view)
    ownPicture = view
    return view
  }
  private func add(_ view: UIView) {
    cell.contentView.addSubview(view)
    cell.setNeedsLayout()
  }

  /// Shows what a configuration says, instead of what was there.
  func show(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      shown?.removeFromSuperview()
      shown = nil
      return
    }
    if let shown, type(of: shown.configuration) == type(of: configuration) {
      shown.configuration = configuration
    } else {
      shown?.removeFromSuperview()
      let view = configuration.makeContentView()
      shown = view
      cell.contentView.addSubview(view)
    }
    for view in [ownTitle, ownDetail, ownPicture] as [UIView?] { view?.removeFromSuperview() }
    (ownTitle, ownDetail, ownPicture) = (nil, nil, nil)
    cell.setNeedsLayout()
  }

  // MARK: Places

  private var image: UIImageView? { ownPicture?.image == nil ? nil : ownPicture }
  /// How large the picture is: its own size, at most as high as the row.
  private func imageSize(in height: CGFloat) -> CGSize {
    guard let size = image?.intrinsicContentSize, size.width > 0, size.height > 0 else {
      return .zero
    }
    let scale = min(1, height / size.height)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
  /// Where the words begin.
  private func start(_ metrics: TableMetrics, _ height: CGFloat) -> CGFloat {
    let width = imageSize(in: height).width
    return metrics.inset + (width > 0 ? width + TableMetrics.imageGap : 0)
  }
  /// Where the line below the row begins: where the words do.
  func lineInset(_ metrics: TableMetrics) -> CGFloat {
    if let list = shown?.configuration as? UIListContentConfiguration {
      return list.textStart(metrics.inset)
    }
    return start(metrics, cell.bounds.height)
  }
  /// What the words leave free at the row's end.
  private func end(_ metrics: TableMetrics) -> CGFloat {
    cell.trim.room(metrics) > 0 ? 0 : metrics.inset
  }

  private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: max(width, 0), height: 0))
    return CGSize(width: min(size.width, max(width, 0)), height: size.height)
  }

  /// The height that the row's own views take.
  ///
  /// - Parameters:
  ///   - width: The width of the content, in points.
  ///   - metrics: The table's figures.
  /// - Returns: The height in points.
  func height(forWidth width: CGFloat, _ metrics: TableMetrics) -> CGFloat {
    if let shown { return shown.sizeThatFits(CGSize(width: width, height: 0)).height }
    let row = metrics.lists.rowHeight
    let room = width - start(metrics, row) - end(metrics)
    let (first, second) = (size(of: ownTitle, in: room), size(of: ownDetail, in: room))
    guard style == .subtitle, second.height > 0 else {
      return max(first.height, second.height) + 2 * Self.margin
    }
    return max(first.height + second.height + 2 * Self.margin, TableMetrics.twoLines)
  }

  /// Places the views.
  func place() {
    let bounds = cell.contentView.bounds
    if let shown {
      if shown.frame != bounds { shown.frame = bounds }
      return
    }
    let metrics = TableMetrics(cell.seat.style, cell.placeEnvironment)
    if let image {
      let size = imageSize(in: bounds.height)
      put(
        image,
        CGRect(
          x: metrics.inset, y: (bounds.height - size.height) / 2, width: size.width,
          height: size.height), metrics)
    }
    let start = start(metrics, bounds.height)
    let room = max(bounds.width - start - end(metrics), 0)
    switch style {
    case .default: putLine(ownTitle, start, room, bounds.height, metrics)
    case .subtitle: placeLines(start, room, bounds.height, metrics)
    case .value1:
      let width = size(of: ownDetail, in: room).width
      putLine(ownTitle, start, room - width - (width > 0 ? Self.gap : 0), bounds.height, metrics)
      putLine(ownDetail, start + room - width, width, bounds.height, metrics)
    case .value2:
      let width = min(Self.nameWidth, room)
      putLine(ownTitle, start, width, bounds.height, metrics)
      let rest = start + width + Self.gap
      putLine(ownDetail, rest, start + room - rest, bounds.height, metrics)
    }
  }

  private func placeLines(
    _ start: CGFloat, _ width: CGFloat, _ height: CGFloat, _ metrics: TableMetrics
  ) {
    let (first, second) = (size(of: ownTitle, in: width), size(of: ownDetail, in: width))
    let top = (height - first.height - second.height) / 2
    if let ownTitle {
      put(ownTitle, CGRect(x: start, y: top, width: width, height: first.height), metrics)
    }
    if let ownDetail {
      put(
        ownDetail,
        CGRect(x: start, y: top + first.height, width: width, height: second.height), metrics)
    }
  }
  /// Gives a text all of the row's height.
  private func putLine(
    _ label: UILabel?, _ start: CGFloat, _ width: CGFloat, _ height: CGFloat,
    _ metrics: TableMetrics
  ) {
    guard let label else { return }
    put(label, CGRect(x: start, y: 0, width: max(width, 0), height: height), metrics)
  }
  private func put(_ view: UIView, _ frame: CGRect, _ metrics: TableMetrics) {
    let frame = metrics.directed(frame, in: cell.contentView.bounds.width)
    if view.frame != frame { view.frame = frame }
  }
}
