public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// What stands above or below a section of a table: words, or what code puts into its ``contentView``.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
  /// The name under which it is used again.
  public let reuseIdentifier: String?
  /// The view of what it shows.
  public let contentView = UIView()
  /// The style of the table that it is in, and whether it is below a section; `nil` until it is in one.
  var seat: (style: UITableView.Style, isFooter: Bool)? {
    didSet { look() }
  }
  private var ownLabel: UILabel?
  private var shown: (any UIView & UIContentView)?

  /// The sizes of words above sections of plain tables and of others, in points to the em.
  private static let (plain, capitals) = (CGFloat(17), CGFloat(13))

  /// Creates a header or a footer.
  ///
  /// - Parameter reuseIdentifier: The name under which it is used again; `nil` for never.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  /// Creates a header or a footer of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Its words.
  open var textLabel: UILabel? {
    if let ownLabel { return ownLabel }
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    contentView.addSubview(label)
    ownLabel = label
    look()
    setNeedsLayout()
    return label
  }
  /// The view behind what it shows.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// What it shows, as a value; `nil` for what its views are.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      shown?.removeFromSuperview()
      shown = contentConfiguration?.makeContentView()
      if let shown { contentView.addSubview(shown) }
      setNeedsLayout()
    }
  }
  /// A configuration of the usual words.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    seat?.style == .plain ? .plainHeader() : .groupedHeader()
  }
  /// Called before it is used again for another section.
  open func prepareForReuse() {}

  // MARK: Look

  private var isPlain: Bool { seat?.style == .plain }

  private func look() {
    if isPlain, seat?.isFooter == false, backgroundColor == nil {
      backgroundColor = .systemBackground
    }
    guard let ownLabel else { return }
    let lists = placeEnvironment.systemLook.lists
    let isLarge = isPlain || seat?.isFooter == false && !lists.hasCapitalHeaders
    ownLabel.font =
      isLarge
      ? .systemFont(ofSize: Self.plain, weight: .semibold) : .systemFont(ofSize: Self.capitals)
    ownLabel.textColor = isPlain ? .label : .secondaryLabel
  }

  /// What is kept free around the words.
  private func insets(_ lists: SystemLook.Lists) -> EdgeInsets {
    guard isPlain else { return seat?.isFooter == true ? lists.footerInsets : lists.headerInsets }
    return EdgeInsets(
      top: 3, leading: lists.rowInsets.leading, bottom: 3, trailing: lists.rowInsets.trailing)
  }

  /// The height that it takes at a width, in points.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    if let shown { return shown.sizeThatFits(CGSize(width: width, height: 0)).height }
    let told =
      ConstraintLayout.fittingSize(of: contentView, width: width)
      ?? ConstraintLayout.fittingSize(of: self, width: width)
    if let told { return told.height }
    let lists = placeEnvironment.systemLook.lists
    if let ownLabel { capitalize(ownLabel, lists) }
    let insets = insets(lists)
    let room = CGSize(width: max(width - insets.leading - insets.trailing, 0), height: 0)
    let height = (ownLabel?.sizeThatFits(room).height ?? 0) + insets.top + insets.bottom
    return isPlain ? max(height, TableMetrics.plainHeader) : height
  }

  override func layerBoundsChanged(from old: CGRect) {
    super.layerBoundsChanged(from: old)
    if contentView.frame != bounds { contentView.frame = bounds }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    if let shown, shown.frame != bounds { shown.frame = bounds }
    guard let ownLabel else { return }
    let environment = placeEnvironment
    let (lists, metrics) = (
      environment.systemLook.lists, TableMetrics(seat?.style ?? .plain, environment)
    )
    capitalize(ownLabel, lists)
    let insets = insets(lists)
    let width = max(bounds.width - insets.leading - insets.trailing, 0)
    let height = ownLabel.sizeThatFits(CGSize(width: width, height: 0)).height
    // A header's words are next to its rows, and so are a footer's.
    let top = seat?.isFooter == true ? insets.top : bounds.height - insets.bottom - height
    let frame = metrics.directed(
      CGRect(x: insets.leading, y: top, width: width, height: height), in: bounds.width)
    if ownLabel.frame != frame { ownLabel.frame = frame }
  }

  private func capitalize(_ label: UILabel, _ lists: SystemLook.Lists) {
    guard seat?.style != .plain, seat?.isFooter == false, lists.hasCapitalHeaders,
      let words = label.text
    else { return }
    let capitals = words.uppercased()
    if capitals != words { label.text = capitals }
  }
}
