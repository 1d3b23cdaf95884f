public import Foundation
import ElementaryFunctions
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A scroll view: a window onto content that may be larger.
///
/// Its subviews are the content. They move as the origin of ``UIView/bounds`` does, which is the content offset; fingers,
/// their velocity and code move that as UIKit does.
@MainActor @preconcurrency open class UIScrollView: UIView {
  private static let shared = UIScrollView(frame: .zero)
  /// What all scroll views are asked for, SwiftUI's among them.
  open class func appearance() -> UIScrollView { shared }

  /// The delegate, which is told how the view is scrolled.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// What moves the content.
  private(set) lazy var mover = ScrollMover(self)

  /// Creates a scroll view without content.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    panGestureRecognizer.addTarget(
      self, action: Selector("panned(_:)", UIScrollView.panned(_:)))
    addGestureRecognizer(panGestureRecognizer)
    pinchGestureRecognizer.addTarget(
      self, action: Selector("pinched(_:)", UIScrollView.pinched(_:)))
    pinchGestureRecognizer.isEnabled = false
    addGestureRecognizer(pinchGestureRecognizer)
  }
  /// Creates a scroll view of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  private func panned(_ pan: UIPanGestureRecognizer) { mover.panned(pan) }

  // MARK: Content

  /// The content size, in points.
  open var contentSize = CGSize.zero {
    didSet {
      if contentSize != oldValue { keepInRange() }
      layer.tellWatchers()
    }
  }
  /// The content offset: the point of the content at the view's top left.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let old = bounds.origin
      mover.moved(by: CGPoint(x: newValue.x - old.x, y: newValue.y - old.y))
      bounds.origin = newValue
    }
  }
  /// Sets the content offset.
  ///
  /// - Parameters:
  ///   - contentOffset: The point of the content at the view's top left.
  ///   - animated: Whether it gets there within 0.3 s, slow at both ends, or at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    mover.go(to: contentOffset, animated: animated)
  }
  /// The content inset: room around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      insetsChanged(from: oldValue, covered)
      noteAppearance("contentInset")
    }
  }
  /// Which of what covers the view is room around the content, too.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adaptToSafeArea() }
  }
  /// Room around the content for what covers the view while bars are whole.
  private(set) var covered = UIEdgeInsets.zero {
    didSet { insetsChanged(from: contentInset, oldValue) }
  }
  /// The room around the content while bars are whole: where it begins, and where it ends.
  var restInsets: UIEdgeInsets {
    var insets = contentInset.adding(covered)
    insets.top += refreshControl?.room ?? 0
    return insets
  }
  /// The adjusted content inset: the room around the content with that for what covers the view now.
  public var adjustedContentInset: UIEdgeInsets {
    var insets = restInsets
    insets.top -= roomGiven(at: scrolledWay)
    return insets
  }
  /// The bars beneath which the content goes.
  var bars: [ScrolledBar] = []
  /// When bars follow next that an animation of code's moves.
  let barReading = GridReading()
  /// Called when the adjusted content inset is another than before.
  open func adjustedContentInsetDidChange() {}

  /// Which of what covers a scroll view is room around its content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along axes that scroll, as ``scrollableAxes``; of a navigation controller's page at the top and bottom in any case.
    case automatic
    /// Along axes that scroll.
    case scrollableAxes
    /// None.
    case never
    /// All.
    case always
  }

  // MARK: How it scrolls

  /// Whether a finger scrolls.
  open var isScrollEnabled = true {
    didSet {
      panGestureRecognizer.isEnabled = isScrollEnabled
      noteAppearance("isScrollEnabled")
    }
  }
  /// Whether a finger scrolls along the axis only in which it begins.
  open var isDirectionalLockEnabled = false
  /// Whether content comes to rest at whole lengths of the view.
  open var isPagingEnabled = false
  /// Whether content goes beyond its ends.
  open var bounces = ScrollWishes.bounces {
    didSet {
      if self === Self.shared { ScrollWishes.bounces = bounces }
      noteAppearance("bounces")
    }
  }
  /// Whether content goes beyond its ends upwards and downwards though all of it is seen.
  open var alwaysBounceVertical = false
  /// Whether content goes beyond its ends to the sides though all of it is seen.
  open var alwaysBounceHorizontal = false
  /// How much of its velocity content keeps when the finger has left.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a drag takes the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet {
      guard self === Self.shared else { return }
      IneffectiveSettings.note("UIScrollView.appearance().keyboardDismissMode")
    }
  }
  /// The recogniser of the drag that scrolls.
  public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

  /// The refresh control: what a pull down beyond the top refreshes, with a spinner above the content.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether a finger is down on the content.
  public internal(set) var isTracking = false
  /// Whether a finger scrolls the content.
  public internal(set) var isDragging = false
  /// Whether the content goes on after a drag.
  public internal(set) var isDecelerating = false

  /// Which drag takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// None.
    case none
    /// Any, as soon as it begins.
    case onDrag
    /// Any; on film as soon as it begins.
    case interactive
    /// Any, as soon as it begins, with what stands over the keyboard.
    case onDragWithAccessory
    /// Any, with what stands over the keyboard; on film as soon as it begins.
    case interactiveWithAccessory
  }

  /// How much of its velocity content keeps after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 99.8 %.
    public static let normal = Self(rawValue: 0.998)
    /// 99 %.
    public static let fast = Self(rawValue: 0.99)

    /// The rates that are any: none keeps all of its velocity.
    private static let sensible = 0.001...0.9999

    /// The share of its velocity that content loses each second, where it loses it steadily.
    var loss: Double {
      let rate = min(max(Double(rawValue), Self.sensible.lowerBound), Self.sensible.upperBound)
      return -1000 * ElementaryFunctions.log(rate)
    }
  }

  // MARK: Zooming

  /// The least zoom scale.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomRangeChanged() } }
  /// The greatest zoom scale.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomRangeChanged() } }
  /// Whether two fingers zoom beyond the least and the greatest scale.
  ///
  /// - Note: Accepted; no effect. `bouncesZoom`: fingers zoom as far as the scales go.
  open var bouncesZoom = true
  /// The recogniser of the pinch that zooms; it follows fingers where scales differ.
  public let pinchGestureRecognizer = UIPinchGestureRecognizer()
  /// Whether two fingers zoom.
  public internal(set) var isZooming = false
  /// The scale and the place of the stage where two fingers began to zoom.
  var pinchStart: (scale: CGFloat, place: CGPoint) = (1, .zero)

  private func zoomRangeChanged() {
    pinchGestureRecognizer.isEnabled = maximumZoomScale > minimumZoomScale
  }

  // MARK: What is accepted

  /// The colour of the bars that tell how far the content is scrolled.
  public enum IndicatorStyle: Int, Sendable {
    /// Black with a white edge.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }
  /// The colour of the bars that tell how far the content is scrolled.
  ///
  /// - Note: Accepted; no effect. `indicatorStyle`: no indicators are drawn.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether a bar tells how far the content is scrolled down.
  ///
  /// - Note: Accepted; no effect. `showsVerticalScrollIndicator`: no indicators are drawn.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar tells how far the content is scrolled to the side.
  ///
  /// - Note: Accepted; no effect. `showsHorizontalScrollIndicator`: no indicators are drawn.
  open var showsHorizontalScrollIndicator = true
  /// The insets of the bars.
  ///
  /// - Note: Accepted; no effect. `scrollIndicatorInsets`: no indicators are drawn.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the bar at the side.
  ///
  /// - Note: Accepted; no effect. `verticalScrollIndicatorInsets`: no indicators are drawn.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the bar at the bottom.
  ///
  /// - Note: Accepted; no effect. `horizontalScrollIndicatorInsets`: no indicators are drawn.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether what covers the view is no room for the bars.
  ///
  /// - Note: Accepted; no effect. `automaticallyAdjustsScrollIndicatorInsets`: no indicators are drawn.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Shows the bars for a moment.
  ///
  /// - Note: Accepted; no effect. `flashScrollIndicators`: no indicators are drawn.
  open func flashScrollIndicators() {}
  /// Whether views in the content wait 0.15 s for a finger, unless it moves or goes up before.
  open var delaysContentTouches = true
  /// Whether a drag takes the finger from views in the content that have it.
  open var canCancelContentTouches = true
  /// Whether a view in the content is told of touches.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event, which has those of other fingers, too.
  ///   - view: The view.
  /// - Returns: Whether it is told of them.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Whether a drag takes the finger from a view in the content that has it: from all but controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether a tap on the status bar scrolls to the top.
  ///
  /// - Note: Accepted; no effect. `scrollsToTop`: no film has such a tap.
  open var scrollsToTop = true

  /// The colour behind the content.
  open override var backgroundColor: UIColor? {
    didSet {
      guard self === Self.shared else { return }
      IneffectiveSettings.note("UIScrollView.appearance().backgroundColor")
    }
  }

  // MARK: Touches

  // A scroll view keeps touches for itself, as UIKit's does.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    adaptToSafeArea()
    refreshControl?.placeAbove(self)
  }

  override func layerBoundsChanged(from old: CGRect) {
    super.layerBoundsChanged(from: old)
    if old.origin != bounds.origin {
      // What stays in its place while the content moves is laid out again.
      setNeedsLayout()
      tellBars(from: old.minY + restInsets.top)
      if isDragging { refreshControl?.wasPulled(by: -scrolledWay) }
      delegate?.scrollViewDidScroll(self)
    }
    if old.size != bounds.size { keepInRange() }
  }

  override func shownOrigin(in graph: ViewGraph) -> CGPoint? {
    mover.motion?.offset(at: graph.timeline.now)
  }

  /// Where content comes to rest that a finger has thrown; a delegate may say otherwise.
  ///
  /// - Parameters:
  ///   - offset: The content offset at which it would.
  ///   - velocity: How fast the finger was, in points a millisecond.
  /// - Returns: The content offset at which it does.
  func restOffset(for offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

  /// Scrolls back where there is less content now.
  private func keepInRange() {
    guard contentSize != .zero, !isTracking, mover.motion == nil else { return }
    let place = offsetRange.clamped(contentOffset)
    if place != contentOffset { bounds.origin = place }
  }

  /// Makes room for what covers the view.
  private func adaptToSafeArea() {
    guard let node else { return }
    let insets = coveredInsets(by: node.graph.stage.safeArea, whileWhole: true)
    let isAll = contentInsetAdjustmentBehavior == .always
    let isNone = contentInsetAdjustmentBehavior == .never
    // By itself also where all content is seen, in the page of a navigation controller.
    let isContent = contentInsetAdjustmentBehavior == .automatic && isFollowed(at: .top)
    let isHigh = isAll || isContent || !isNone && canScroll(.vertical)
    let isWide = isAll || !isNone && canScroll(.horizontal)
    let new = UIEdgeInsets(
      top: isHigh ? insets.top : 0, left: isWide ? insets.leading : 0,
      bottom: isHigh ? insets.bottom : 0, right: isWide ? insets.trailing : 0)
    if new != covered { covered = new }
  }

  /// Keeps content at its beginning there when insets have changed.
  private func insetsChanged(from content: UIEdgeInsets, _ covered: UIEdgeInsets) {
    let new = restInsets
    var old = content.adding(covered)
    old.top += refreshControl?.room ?? 0
    guard old != new else { return }
    if !isTracking, mover.motion == nil {
      var place = contentOffset
      if place.x == -old.left { place.x = -new.left }
      if place.y == -old.top { place.y = -new.top }
      if contentSize != .zero { place = offsetRange.clamped(place) }
      if place != contentOffset { bounds.origin = place }
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}

extension UIScrollView {
  /// Scrolls the least way that shows a rectangle of the content.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the content.
  ///   - animated: Whether that takes time.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = insets(showing: rect.minY)
    func side(
      _ place: CGFloat, _ length: CGFloat, from least: CGFloat, to most: CGFloat, _ before: CGFloat,
      _ after: CGFloat
    ) -> CGFloat {
      let seen = (start: place + before, end: place + length - after)
      if least < seen.start || most - least > seen.end - seen.start { return least - before }
      return most > seen.end ? most - length + after : place
    }
    let place = CGPoint(
      x: side(bounds.minX, bounds.width, from: rect.minX, to: rect.maxX, insets.left, insets.right),
      y: side(
        bounds.minY, bounds.height, from: rect.minY, to: rect.maxY, insets.top, insets.bottom))
    setContentOffset(offsetRange.clamped(place), animated: animated)
  }

  /// The content offsets at which content can rest.
  var offsetRange: OffsetRange {
    let insets = restInsets
    func side(
      _ content: CGFloat, _ window: CGFloat, _ before: CGFloat, _ after: CGFloat
    ) -> ClosedRange<CGFloat> { -before...max(content + after - window, -before) }
    return OffsetRange(
      x: side(contentSize.width, bounds.width, insets.left, insets.right),
      y: side(contentSize.height, bounds.height, insets.top, insets.bottom))
  }

  /// The length of the view along an axis, in points.
  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? bounds.width : bounds.height }

  /// Whether a finger scrolls along an axis.
  func canScroll(_ axis: Axis) -> Bool {
    let isVertical = axis == .vertical
    if bounces, isVertical ? alwaysBounceVertical : alwaysBounceHorizontal { return true }
    let range = offsetRange.along(axis)
    return range.upperBound > range.lowerBound
  }
}

extension UIEdgeInsets {
  /// These insets and others together.
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
