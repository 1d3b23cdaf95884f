import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// The view of a `UIPageViewController`: a scroll view of the page that is shown and those beside it, and dots.
final class PageScroller: UIView, UIScrollViewDelegate {
  private weak var owner: UIPageViewController?
  let scroll = UIScrollView(frame: .zero)
  private let dots = UIPageControl(frame: .zero)
  private let spacing: CGFloat
  /// The controller of the page that is shown.
  private(set) var current: UIViewController?
  /// The controllers of the pages from left to right, or from top to bottom.
  private var slots: [UIViewController] = []
  /// Whether a finger turns the pages, and the page to which it does, once that is known.
  private var isTurning = false
  private var pending: UIViewController?
  /// What is called when pages rest that code has turned.
  private var arrived: (@MainActor (Bool) -> Void)?
  /// Whether the slots stand as where words run from right to left, which is not known before there is a stage.
  private var wasMirrored = false
  /// Whether slots are being placed.
  private var isPlacing = false

  /// The height of the dots' place below the pages, in points.
  private static let dotsHeight: CGFloat = 37

  init(_ owner: UIPageViewController, spacing: CGFloat) {
    (self.owner, self.spacing) = (owner, spacing)
    super.init(frame: .zero)
    (scroll.isPagingEnabled, scroll.contentInsetAdjustmentBehavior) = (true, .never)
    scroll.delegate = self
    addSubview(scroll)
    dots.isUserInteractionEnabled = false
    (dots.currentPageIndicatorTintColor, dots.pageIndicatorTintColor) = (.label, .systemGray3)
  }
  required init?(coder: NSCoder) { nil }

  private var isVertical: Bool { owner?.navigationOrientation == .vertical }
  private var isMirrored: Bool {
    !isVertical && placeEnvironment.layoutDirection == .rightToLeft
  }
  /// The length from one page to the next.
  private var step: CGFloat { isVertical ? scroll.bounds.height : scroll.bounds.width }

  // MARK: Pages

  /// Asks again for the pages beside the one that is shown.
  func pagesChanged() { if current != nil { arrange() } }

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - page: Its controller; `nil` for no page.
  ///   - isForward: Whether it comes from behind.
  ///   - animated: Whether it is seen to come.
  ///   - arrived: Called when it is in its place.
  func show(
    _ page: UIViewController?, isForward: Bool, animated: Bool,
    arrived: @escaping @MainActor (Bool) -> Void
  ) {
    settle()
    guard let page, let old = current, page !== old, animated, node != nil,
      UIView.areAnimationsEnabled
    else {
      let isFirst = current == nil
      take(page)
      if isFirst { placeFirstDot() }
      return arrived(true)
    }
    let isBehind = isForward != isMirrored
    slots = isBehind ? [old, page] : [page, old]
    pending = page
    self.arrived = arrived
    if let owner, page.parent !== owner {
      owner.addChild(page)
      page.didMove(toParent: owner)
    }
    for slot in slots { add(slot) }
    place(at: isBehind ? 0 : 1)
    scroll.setContentOffset(offset(of: isBehind ? 1 : 0), animated: true)
  }

  /// Makes a page the one that is shown, and asks for those beside it.
  private func take(_ page: UIViewController?) {
    let old = current
    current = page
    if let page, page.parent !== owner {
      owner?.addChild(page)
      arrange()
      page.didMove(toParent: owner)
    } else {
      arrange()
    }
    guard let old, old !== page else { return }
    if old.viewIfLoaded?.superview === scroll { old.view.removeFromSuperview() }
    old.willMove(toParent: nil)
    old.removeFromParent()
  }

  /// Places the page that is shown and those beside it.
  private func arrange() {
    defer { setNeedsLayout() }
    guard let current, let owner else {
      slots = []
      return
    }
    let source = owner.dataSource
    let before = source?.pageViewController(owner, viewControllerBefore: current)
    let after = source?.pageViewController(owner, viewControllerAfter: current)
    let order = [before, current, after].compactMap { $0 }
    for slot in slots where slot !== current { remove(slot) }
    wasMirrored = isMirrored
    slots = wasMirrored ? order.reversed() : order
    add(current)
    for slot in slots where slot !== current { remove(slot) }
    place(at: slots.firstIndex { $0 === current } ?? 0)
  }
  private func add(_ page: UIViewController) {
    if page.view.superview !== scroll { scroll.addSubview(page.view) }
  }
  private func remove(_ page: UIViewController) {
    if page.viewIfLoaded?.superview === scroll { page.view.removeFromSuperview() }
  }

  /// Gives slots their places, and scrolls to one.
  private func place(at index: Int) {
    isPlacing = true
    defer { isPlacing = false }
    let size = scroll.bounds.size
    let count = CGFloat(slots.count)
    scroll.contentSize =
      isVertical
      ? CGSize(width: size.width, height: size.height * count)
      : CGSize(width: size.width * count, height: size.height)
    placeViews()
    UIView.performWithoutAnimation { scroll.contentOffset = offset(of: index) }
  }
  private func placeViews() {
    for (index, slot) in slots.enumerated() {
      guard let view = slot.viewIfLoaded else { continue }
      let start = offset(of: index)
      var frame = CGRect(origin: start, size: bounds.size)
      // The space between pages is as much on both sides of each.
      if isVertical { frame.origin.y += spacing / 2 } else { frame.origin.x += spacing / 2 }
      view.stand(in: frame)
    }
  }
  private func offset(of index: Int) -> CGPoint {
    let way = CGFloat(index) * step
    return isVertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if wasMirrored != isMirrored, !isTurning, arrived == nil { arrange() }
    let frame = bounds.insetBy(
      dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    if scroll.frame != frame {
      scroll.frame = frame
      place(at: slots.firstIndex { $0 === current } ?? 0)
    }
    placeViews()
    placeDots()
  }
  private func placeFirstDot() {
    guard let owner, let source = owner.dataSource else { return }
    dots.numberOfPages = source.presentationCount(for: owner)
    dots.currentPage = source.presentationIndex(for: owner)
  }
  private func placeDots() {
    guard let owner, let count = owner.dataSource?.presentationCount(for: owner), count > 0 else {
      return dots.removeFromSuperview()
    }
    if dots.superview !== self { addSubview(dots) }
    dots.numberOfPages = count
    dots.frame = CGRect(
      x: 0, y: bounds.height - Self.dotsHeight, width: bounds.width, height: Self.dotsHeight)
  }

  // MARK: Turning

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    isTurning = true
    pending = nil
    for slot in slots { add(slot) }
    placeViews()
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard isTurning, !isPlacing, pending == nil, let owner,
      let page = slots.firstIndex(where: { $0 === current })
    else { return }
    let way = isVertical ? scroll.contentOffset.y : scroll.contentOffset.x
    let next = way > CGFloat(page) * step ? page + 1 : page - 1
    guard way != CGFloat(page) * step, slots.indices.contains(next) else { return }
    pending = slots[next]
    owner.delegate?.pageViewController(owner, willTransitionTo: [slots[next]])
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  /// Rests at the page that is seen now, or that code has asked for.
  private func settle() {
    if let arrived {
      self.arrived = nil
      let page = pending
      pending = nil
      take(page)
      return arrived(true)
    }
    guard isTurning, let owner, let old = current, step > 0 else { return }
    isTurning = false
    let way = isVertical ? scroll.contentOffset.y : scroll.contentOffset.x
    let index = min(max(Int((way / step).rounded()), 0), slots.count - 1)
    let new = slots[index]
    let isOther = new !== old
    let wasPending = pending != nil
    pending = nil
    if isOther {
      let isBehind = (index > (slots.firstIndex { $0 === old } ?? 0)) != isMirrored
      dots.currentPage += isBehind ? 1 : -1
    }
    take(new)
    if wasPending {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: true, previousViewControllers: [old],
        transitionCompleted: isOther)
    }
  }
}
