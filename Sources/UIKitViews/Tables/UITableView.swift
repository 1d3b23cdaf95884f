public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A table: rows below each other, in sections, of which only those have cells that are near what is seen.
///
/// It scrolls as any scroll view. Heights of rows are those that the delegate or ``rowHeight`` says; where they are automatic
/// each row has the height of its cell, and an estimated one until that is there.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  private static let shared = proxy("UITableView", UITableView(frame: .zero, style: .plain))
  /// What all tables are asked for; lists have not been tables since iOS 16.
  open override class func appearance() -> UITableView { shared }

  /// How a table looks.
  public enum Style: Int, Sendable {
    /// Rows from side to side; headers stay at the top while their section is there.
    case plain
    /// Sections on a ground of another colour.
    case grouped
    /// Sections on a ground of another colour, inset, with round corners.
    case insetGrouped
  }
  /// How a row is seen to come or go.
  public enum RowAnimation: Int, Sendable {
    /// It fades.
    case fade
    /// To and from the right.
    case right
    /// To and from the left.
    case left
    /// To and from the top.
    case top
    /// To and from the bottom.
    case bottom
    /// Not at all.
    case none
    /// From the middle; on film it fades.
    case middle
    /// As the system thinks best; on film it fades.
    case automatic = 100
  }
  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is seen, by the least way.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// The height for rows, headers and footers that have what they take.
  public static let automaticDimension: CGFloat = -1

  /// How the table looks.
  public let style: Style
  /// What shows the rows.
  private(set) lazy var tiler = TableTiler(self)
  /// What pulls rows aside.
  private(set) lazy var swiping = CellSwiping(self)
  /// The changes of a batch under way, and how many batches are in each other.
  var batch: (changes: TableChanges, depth: Int)?
  /// The rows that are chosen.
  var chosen: Set<IndexPath> = []
  var registeredCells: [String: UITableViewCell.Type] = [:]
  var registeredHeaders: [String: UITableViewHeaderFooterView.Type] = [:]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - frame: Where it is, in points of the view around it.
  ///   - style: How it looks.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }
  /// Creates a plain table.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
    setUp()
  }
  /// Creates a table of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Data

  /// The data source, which says how many rows there are and makes their cells.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The delegate, where it is one of a table.
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Asks for all rows and their cells again.
  open func reloadData() {
    chosen = []
    tiler.reload()
    setNeedsLayout()
  }

  // MARK: Heights

  /// The height of rows, in points.
  open var rowHeight = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// The height of rows before their cells are there; automatic for the system's.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// The height of headers.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// The height of footers.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// The height of headers before they are there.
  ///
  /// - Note: Accepted; no effect. `estimatedSectionHeaderHeight`: headers are measured at once.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers before they are there.
  ///
  /// - Note: Accepted; no effect. `estimatedSectionFooterHeight`: footers are measured at once.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The room above the headers of a plain table; automatic for the system's.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet {
      noteAppearance("sectionHeaderTopPadding")
      heightsChanged()
    }
  }
  private func heightsChanged() {
    tiler.forgetHeights()
    setNeedsLayout()
  }

  // MARK: Look

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One below each row.
    case singleLine
  }
  /// The lines between rows.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { lookChanged("separatorStyle") } }
  /// The colour of the lines between rows; the system's unless set.
  open var separatorColor: UIColor? { didSet { lookChanged("separatorColor") } }
  /// The insets of the lines, of which left and right count; the system's unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: metrics.inset, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      lookChanged("separatorInset")
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?
  /// What stands above the rows, as high as its frame.
  open var tableHeaderView: UIView? {
    didSet {
      if oldValue !== tableHeaderView { oldValue?.removeFromSuperview() }
      if let tableHeaderView { addSubview(tableHeaderView) }
      lookChanged("tableHeaderView")
      heightsChanged()
    }
  }
  /// What stands below the rows, as high as its frame.
  open var tableFooterView: UIView? {
    didSet {
      if oldValue !== tableFooterView { oldValue?.removeFromSuperview() }
      if let tableFooterView { addSubview(tableFooterView) }
      heightsChanged()
    }
  }
  /// What stands behind the rows and stays where it is.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  private func lookChanged(_ setting: String) {
    noteAppearance(setting)
    setNeedsLayout()
  }
  /// The figures by which the table looks.
  var metrics: TableMetrics { TableMetrics(style, placeEnvironment) }

  // MARK: Choosing

  /// Whether rows are chosen by a touch.
  open var allowsSelection = true { didSet { noteAppearance("allowsSelection") } }
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows are edited.
  ///
  /// - Note: Accepted; no effect. `isEditing`: rows are not edited by fingers.
  open var isEditing = false {
    didSet { if isEditing, node != nil { IneffectiveSettings.note("UITableView.isEditing") } }
  }
  /// Sets whether rows are edited.
  ///
  /// - Parameters:
  ///   - editing: Whether they are.
  ///   - animated: Whether their signs come by and by.
  /// - Note: Accepted; no effect. `editing`, `animated`: rows are not edited by fingers.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Whether rows are chosen while they are edited.
  ///
  /// - Note: Accepted; no effect. `allowsSelectionDuringEditing`: rows are not edited by fingers.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows are chosen while they are edited.
  ///
  /// - Note: Accepted; no effect. `allowsMultipleSelectionDuringEditing`: rows are not edited by fingers.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows are dragged out of the table.
  ///
  /// - Note: Accepted; no effect. `dragInteractionEnabled`: they are not.
  open var dragInteractionEnabled = false
  /// Whether rows keep the width at which lines are read well.
  ///
  /// - Note: Accepted; no effect. `cellLayoutMarginsFollowReadableWidth`: rows are as wide as the table.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether what covers the table insets what rows show.
  ///
  /// - Note: Accepted; no effect. `insetsContentViewsToSafeArea`: it does.
  open var insetsContentViewsToSafeArea = true
  /// Whether the focus comes back to the row that had it.
  ///
  /// - Note: Accepted; no effect. `remembersLastFocusedIndexPath`: no keyboard here moves it.
  open var remembersLastFocusedIndexPath = false
  /// The height of rows that would fill the table, in points; 0 for none.
  ///
  /// - Note: Accepted; no effect. `fillerRowHeight`: nothing fills it.
  open var fillerRowHeight: CGFloat = 0
  /// Whether rows that get another size say so by themselves.
  ///
  /// - Note: Accepted; no effect. `selfSizingInvalidation`: they are measured when the table is asked to.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The colour of the index at the side.
  ///
  /// - Note: Accepted; no effect. `sectionIndexColor`: tables have no index.
  open var sectionIndexColor: UIColor?
  /// The colour behind that index.
  ///
  /// - Note: Accepted; no effect. `sectionIndexBackgroundColor`: tables have no index.
  open var sectionIndexBackgroundColor: UIColor?
  /// The colour behind that index while a finger is on it.
  ///
  /// - Note: Accepted; no effect. `sectionIndexTrackingBackgroundColor`: tables have no index.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Which rows that get another size say so by themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled
    /// Those that are asked to.
    case enabled
    /// Those whose constraints change, too.
    case enabledIncludingConstraints
  }

  // MARK: Layout

  override func layerBoundsChanged(from old: CGRect) {
    if old.width != bounds.width { tiler.forgetHeights() }
    super.layerBoundsChanged(from: old)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    tiler.tile()
  }
}
