public import Foundation
@_spi(Engine) import ViewEngine

/// A stack of views along an axis, which it places within its bounds.
///
/// A view's own length is what its constraints say, else its intrinsic one where it has one, else that of its frame. Where
/// constraints place the stack or what is in it, it is a part of their system (``ConstraintLayout``).
@MainActor @preconcurrency open class UIStackView: UIView {
  /// How the length along the axis is given to the views.
  public enum Distribution: Int, Sendable {
    /// Each has its own; what is left, or lacks, the last one has.
    case fill
    /// All have the same.
    case fillEqually
    /// All have a share by their own.
    case fillProportionally
    /// Each has its own; what is left is between them.
    case equalSpacing
    /// Each has its own; their centres are evenly apart.
    case equalCentering
  }
  /// Where views are across the axis.
  public enum Alignment: Int, Sendable {
    /// They fill the stack.
    case fill
    /// At the leading edge.
    case leading
    /// At the first lines of texts; as leading.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
    /// At the last lines of texts; as trailing.
    case lastBaseline
    /// At the top, as leading.
    public static let top = Alignment.leading
    /// At the bottom, as trailing.
    public static let bottom = Alignment.trailing
  }

  /// The views that are placed, the first one first.
  public private(set) var arrangedSubviews: [UIView] = []
  /// Along which axis they stand.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged() } }
  /// How the length along the axis is given to the views.
  open var distribution = Distribution.fill { didSet { arrangementChanged() } }
  /// Where views are across the axis.
  open var alignment = Alignment.fill { didSet { arrangementChanged() } }
  /// The space between two views, in points.
  open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }
  /// Whether the layout margins are kept free at the sides.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }
  /// Whether constraints have placed the views, so that nothing is left to do.
  var isPlacedByConstraints = false
  private var ownSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack of no views.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a stack of views.
  ///
  /// - Parameter views: The views, the first one first.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Creates a stack of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Views

  /// Adds a view behind the others.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  /// Inserts a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - stackIndex: Its place among those that are placed, from 0.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: Swift.min(Swift.max(stackIndex, 0), arrangedSubviews.count))
    arrangementChanged()
  }
  /// Places a view no more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementChanged()
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
  /// Sets the space behind a view.
  ///
  /// - Parameters:
  ///   - spacing: The space in points.
  ///   - arrangedSubview: The view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    ownSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementChanged()
  }
  /// The space behind a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    ownSpacings[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  /// Places the views anew: they, or what they take, are others than before.
  func arrangementChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  /// The views that take room.
  var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
  /// Whether they stand one below another.
  var isUpright: Bool { axis == .vertical }
  /// What is kept free at the sides.
  var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  /// A view's own size, by which it is placed.
  private func size(of view: UIView) -> CGSize {
    let own = view.intrinsicContentSize
    func length(_ attribute: NSLayoutConstraint.Attribute, _ own: CGFloat, _ now: CGFloat)
      -> CGFloat
    {
      view.constrainedLength(attribute) ?? (own == Self.noIntrinsicMetric ? now : own)
    }
    return CGSize(
      width: length(.width, own.width, view.bounds.width),
      height: length(.height, own.height, view.bounds.height))
  }
  private func along(_ size: CGSize) -> CGFloat { isUpright ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isUpright ? size.width : size.height }

  /// The spaces behind all views but the last.
  private func gaps(of views: [UIView]) -> [CGFloat] {
    views.dropLast().map { customSpacing(after: $0) }
  }

  open override var intrinsicContentSize: CGSize {
    let views = shown
    let sizes = views.map { size(of: $0) }
    let gap = gaps(of: views).reduce(0, +)
    let longest = sizes.map { along($0) }.max() ?? 0
    let isEven = distribution == .fillEqually
    let length = isEven ? longest * CGFloat(views.count) : sizes.map { along($0) }.reduce(0, +)
    let width = sizes.map { across($0) }.max() ?? 0
    let margins = margins
    let inner =
      isUpright
      ? CGSize(width: width, height: length + gap) : CGSize(width: length + gap, height: width)
    return CGSize(
      width: inner.width + margins.left + margins.right,
      height: inner.height + margins.top + margins.bottom)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isPlacedByConstraints { return }
    let views = shown
    let room = bounds.inset(by: margins)
    let sizes = views.map { size(of: $0) }
    let spans = spans(sizes.map { along($0) }, gaps(of: views), in: along(room.size))
    for (index, view) in views.enumerated() {
      let (start, length) = spans[index]
      let full = across(room.size)
      let width = alignment == .fill ? full : Swift.min(across(sizes[index]), full)
      let side: CGFloat =
        switch alignment {
        case .fill, .leading, .firstBaseline: 0
        case .center: (full - width) / 2
        case .trailing, .lastBaseline: full - width
        }
      var frame =
        isUpright
        ? CGRect(x: room.minX + side, y: room.minY + start, width: width, height: length)
        : CGRect(x: room.minX + start, y: room.minY + side, width: length, height: width)
      if UIScreen.environment.layoutDirection == .rightToLeft {
        frame.origin.x = room.minX + room.maxX - frame.maxX
      }
      view.frame = frame
    }
  }

  /// Where views begin along the axis and how long they are.
  ///
  /// - Parameters:
  ///   - own: Their own lengths.
  ///   - gaps: The spaces behind all but the last.
  ///   - length: The length of the stack.
  /// - Returns: A start and a length each.
  private func spans(
    _ own: [CGFloat], _ gaps: [CGFloat], in length: CGFloat
  ) -> [(start: CGFloat, length: CGFloat)] {
    guard let last = own.last else { return [] }
    let sum = own.reduce(0, +)
    let free = Swift.max(length - gaps.reduce(0, +), 0)
    var (lengths, spaces) = (own, gaps)
    switch distribution {
    case .fill:
      lengths[own.count - 1] = Swift.max(last + free - sum, 0)
    case .fillEqually:
      lengths = own.map { _ in free / CGFloat(own.count) }
    case .fillProportionally:
      lengths = own.map { sum > 0 ? free * $0 / sum : free / CGFloat(own.count) }
    case .equalSpacing:
      let count = CGFloat(Swift.max(gaps.count, 1))
      spaces = gaps.map { Swift.max((length - sum) / count, $0) }
    case .equalCentering:
      // The centres of the first and the last are as far from the ends as half of them is long.
      let count = CGFloat(Swift.max(gaps.count, 1))
      let step = (length - (own[0] + last) / 2) / count
      spaces = gaps.indices.map { Swift.max(step - (own[$0] + own[$0 + 1]) / 2, gaps[$0]) }
    }
    var start: CGFloat = 0
    return lengths.indices.map { index in
      let span = (start: start, length: lengths[index])
      start += lengths[index] + (index < spaces.count ? spaces[index] : 0)
      return span
    }
  }
}
