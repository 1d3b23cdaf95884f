public import Foundation
public import UIKitViews

/// How pages are shown.
public enum PDFDisplayMode: Int, Sendable {
  /// One at a time.
  case singlePage = 0
  /// All, one after another.
  case singlePageContinuous = 1
  /// Two at a time.
  case twoUp = 2
  /// All, two side by side.
  case twoUpContinuous = 3
}

/// Where the next page is.
public enum PDFDisplayDirection: Int, Sendable {
  /// Below.
  case vertical = 0
  /// On the right.
  case horizontal = 1
}

/// A view of a document: its pages one after another, which scroll.
@MainActor @preconcurrency open class PDFView: UIView {
  private let scroll = UIScrollView()
  private var places: [UIViewController] = []
  private var shown: [PDFPage] = []
  /// The page that was gone to; where nothing scrolls, it alone is shown.
  private var chosen = 0

  /// The document.
  open var document: PDFDocument? {
    didSet {
      chosen = 0
      refresh()
    }
  }
  /// Whether pages are as wide as the view.
  open var autoScales = false { didSet { setNeedsLayout() } }
  /// How pages are shown; two are shown one below the other.
  open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { refresh() } }
  /// Where the next page is.
  open var displayDirection = PDFDisplayDirection.vertical { didSet { setNeedsLayout() } }
  /// Which box of pages is shown.
  open var displayBox = PDFDisplayBox.cropBox { didSet { setNeedsLayout() } }
  /// Whether there is room between pages.
  open var displaysPageBreaks = true { didSet { setNeedsLayout() } }
  /// The room around pages, in points.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) {
    didSet { setNeedsLayout() }
  }
  /// How much larger pages are shown.
  open var scaleFactor: CGFloat {
    get { autoScales ? scaleFactorForSizeToFit : ownScale }
    set {
      (ownScale, autoScales) = (newValue, false)
      setNeedsLayout()
    }
  }
  private var ownScale: CGFloat = 1
  /// How small pages may be shown.
  ///
  /// - Note: Accepted; no effect. `minScaleFactor`: nobody makes pages larger or smaller by hand.
  open var minScaleFactor: CGFloat = 0.25
  /// How large pages may be shown.
  ///
  /// - Note: Accepted; no effect. `maxScaleFactor`: nobody makes pages larger or smaller by hand.
  open var maxScaleFactor: CGFloat = 5
  /// Whether pages throw shadows.
  ///
  /// - Note: Accepted; no effect. `pageShadowsEnabled`: pages are flat.
  open var pageShadowsEnabled = true
  /// Whether what is on pages can be touched.
  ///
  /// - Note: Accepted; no effect. `isInMarkupMode`: what is on pages is not there.
  open var isInMarkupMode = false
  /// What is told of links; nothing is.
  ///
  /// - Note: Accepted; no effect. `delegate`: what is on pages is not there.
  open weak var delegate: (any PDFViewDelegate)?
  /// The view with all pages.
  open var documentView: UIView? { document == nil ? nil : scroll }

  /// Creates a view without a document.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray4
    addSubview(scroll)
  }
  /// Creates a view of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Pages

  /// Whether all pages are shown.
  private var isContinuous: Bool {
    displayMode == .singlePageContinuous || displayMode == .twoUpContinuous
  }
  private func refresh() {
    for place in places { place.view.removeFromSuperview() }
    let count = document?.pageCount ?? 0
    let numbers = isContinuous ? Array(0..<count) : (chosen < count ? [chosen] : [])
    shown = numbers.compactMap { document?.page(at: $0) }
    places = shown.map { UIHostingController(rootView: PDFPlace($0)) }
    for place in places { scroll.addSubview(place.view) }
    scroll.contentOffset = .zero
    setNeedsLayout()
  }

  /// How much larger pages are shown that are as wide as the view.
  open var scaleFactorForSizeToFit: CGFloat {
    let widest = shown.map { $0.size(displayBox).width }.max() ?? 0
    let room = bounds.width - margins.left - margins.right
    return widest > 0 && room > 0 ? room / widest : 1
  }
  private var margins: UIEdgeInsets { displaysPageBreaks ? pageBreakMargins : .zero }

  /// Where pages are, in points of what scrolls, and its size.
  private func layout() -> (frames: [CGRect], size: CGSize) {
    let (scale, margins) = (scaleFactor, margins)
    let sizes = shown.map { page in
      let size = page.size(displayBox)
      return CGSize(width: size.width * scale, height: size.height * scale)
    }
    let isRow = displayDirection == .horizontal
    let across = sizes.map { isRow ? $0.height : $0.width }.max() ?? 0
    let margin = isRow ? margins.top + margins.bottom : margins.left + margins.right
    let room = max(across + margin, isRow ? bounds.height : bounds.width)
    var place: CGFloat = 0
    let frames = sizes.map { size -> CGRect in
      let before = isRow ? margins.left : margins.top
      let beside = (room - (isRow ? size.height : size.width)) / 2
      let origin =
        isRow ? CGPoint(x: place + before, y: beside) : CGPoint(x: beside, y: place + before)
      place +=
        isRow
        ? margins.left + size.width + margins.right : margins.top + size.height + margins.bottom
      return CGRect(origin: origin, size: size)
    }
    // One page that has room stands in its middle.
    let length = isRow ? bounds.width : bounds.height
    let shift = isContinuous ? 0 : max((length - place) / 2, 0)
    let size = isRow ? CGSize(width: place, height: room) : CGSize(width: room, height: place)
    return (frames.map { $0.offsetBy(dx: isRow ? shift : 0, dy: isRow ? 0 : shift) }, size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    layoutDocumentView()
  }
  /// Brings pages to their places.
  open func layoutDocumentView() {
    let (frames, size) = layout()
    for (place, frame) in zip(places, frames) { place.view.frame = frame }
    scroll.contentSize = size
  }

  // MARK: Going

  /// The page in the middle of what is seen.
  open var currentPage: PDFPage? {
    guard isContinuous else { return document?.page(at: chosen) }
    let offset = scroll.contentOffset
    let middle = CGPoint(x: offset.x + bounds.width / 2, y: offset.y + bounds.height / 2)
    let isRow = displayDirection == .horizontal
    let frames = layout().frames
    // At its start a document shows its first page, however small it is.
    if offset == .zero { return shown.first }
    let index = frames.lastIndex { isRow ? $0.minX <= middle.x : $0.minY <= middle.y }
    return index.map { shown[$0] } ?? shown.first
  }
  /// The place that is seen.
  open var currentDestination: PDFDestination? {
    currentPage.map { PDFDestination(page: $0, at: CGPoint(x: 0, y: $0.size(displayBox).height)) }
  }
  /// The pages that are seen.
  open var visiblePages: [PDFPage] {
    let seen = CGRect(origin: scroll.contentOffset, size: bounds.size)
    return zip(shown, layout().frames).filter { seen.intersects($0.1) }.map(\.0)
  }

  /// Goes to a page.
  open func go(to page: PDFPage) {
    guard let document else { return }
    let index = document.index(for: page)
    guard index != NSNotFound else { return }
    chosen = index
    if isContinuous {
      layoutIfNeeded()
      let (frames, size) = layout()
      guard frames.indices.contains(index) else { return }
      let (frame, margins) = (frames[index], margins)
      let isRow = displayDirection == .horizontal
      scroll.contentOffset = CGPoint(
        x: isRow ? min(frame.minX - margins.left, max(size.width - bounds.width, 0)) : 0,
        y: isRow ? 0 : min(frame.minY - margins.top, max(size.height - bounds.height, 0)))
    } else {
      refresh()
    }
    NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
  }
  /// Goes to a place's page.
  open func go(to destination: PDFDestination) {
    if let page = destination.page { go(to: page) }
  }
  private func go(by step: Int) {
    guard let document, let page = currentPage else { return }
    if let next = document.page(at: document.index(for: page) + step) { go(to: next) }
  }
  private func canGo(by step: Int) -> Bool {
    guard let document, let page = currentPage else { return false }
    return document.page(at: document.index(for: page) + step) != nil
  }
  /// Whether there is a page behind this one.
  open var canGoToNextPage: Bool { canGo(by: 1) }
  /// Whether there is a page before this one.
  open var canGoToPreviousPage: Bool { canGo(by: -1) }
  /// Whether this is not the first page.
  open var canGoToFirstPage: Bool { canGo(by: -1) }
  /// Whether this is not the last page.
  open var canGoToLastPage: Bool { canGo(by: 1) }
  /// Goes to the page behind this one.
  ///
  /// - Note: Accepted; no effect. `sender`: whoever asks.
  open func goToNextPage(_ sender: Any?) { go(by: 1) }
  /// Goes to the page before this one.
  ///
  /// - Note: Accepted; no effect. `sender`: whoever asks.
  open func goToPreviousPage(_ sender: Any?) { go(by: -1) }
  /// Goes to the first page.
  ///
  /// - Note: Accepted; no effect. `sender`: whoever asks.
  open func goToFirstPage(_ sender: Any?) {
    if let page = document?.page(at: 0) { go(to: page) }
  }
  /// Goes to the last page.
  ///
  /// - Note: Accepted; no effect. `sender`: whoever asks.
  open func goToLastPage(_ sender: Any?) {
    if let document, let page = document.page(at: document.pageCount - 1) { go(to: page) }
  }

  /// Whether pages are turned as those of a book.
  public private(set) var isUsingPageViewController = false
  /// Has pages turned as those of a book: one at a time is shown then.
  ///
  /// - Parameters:
  ///   - enable: Whether they are.
  ///   - viewOptions: How.
  /// - Note: Accepted; no effect. `withViewOptions`: no hand turns pages.
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {
    isUsingPageViewController = enable
    displayMode = enable ? .singlePage : .singlePageContinuous
  }
}

/// What is told of a view's links; nothing is.
@MainActor @preconcurrency public protocol PDFViewDelegate: AnyObject {
  /// A link was touched.
  ///
  /// - Parameters:
  ///   - sender: The view.
  ///   - url: Where it leads.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
}

extension Notification.Name {
  /// Another page is shown.
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  /// Another document is shown.
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
  /// Pages are shown larger or smaller.
  public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
}
