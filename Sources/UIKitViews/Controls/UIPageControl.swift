public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A page control: a row of dots, one a page; a tap goes a page on or back.
open class UIPageControl: UIControl {
  private static let shared = UIPageControl()
  /// What all rows of dots are asked for, those of pages of a tab view among them.
  public static func appearance() -> UIPageControl { shared }

  /// The diameter of a dot and the space between two, in points.
  private static let (dot, gap) = (CGFloat(8), CGFloat(9))
  /// The size of images that are symbols, in points to the em.
  ///
  /// UIKit publishes none; a filled circle, some 20 points wide at 17, is as wide as a dot then.
  private static let symbolSize: CGFloat = 6.8
  /// The height of the row in points.
  private static let height: CGFloat = 26
  /// How far a ground goes beyond the dots, in points.
  private static let margin: CGFloat = 10
  /// The opacity of dots of other pages.
  private static let faint: CGFloat = 0.3

  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// Nothing as long as no finger is on the row.
    case automatic
    /// A capsule.
    case prominent
    /// Nothing.
    case minimal
  }

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// The page that is shown, from 0.
  open var currentPage = 0 {
    didSet {
      let fitting = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      if currentPage != fitting { currentPage = fitting }
      setNeedsDisplay()
    }
  }
  /// Whether there are no dots where there is one page.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// Whether a finger goes along the dots.
  ///
  /// - Note: Accepted; no effect. `allowsContinuousInteraction`: a finger taps beside them.
  open var allowsContinuousInteraction = true
  /// Whether the page is another only when code says so.
  ///
  /// - Note: Accepted; no effect. `defersCurrentPageDisplay`: it is at once.
  open var defersCurrentPageDisplay = false
  /// What is behind the dots: nothing by itself, a capsule where it is prominent.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
  /// The colour of the dot of the page that is shown; white by itself.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      setNeedsDisplay()
      if self === Self.shared {
        AppearanceWishes.currentPageDot = currentPageIndicatorTintColor?.color
      }
    }
  }
  /// The colour of other dots; that of the page that is shown, fainter, by itself.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      setNeedsDisplay()
      if self === Self.shared { AppearanceWishes.otherPageDots = pageIndicatorTintColor?.color }
    }
  }

  /// The image that stands for a page in place of a dot, in the dots' colours; a dot where there is none.
  open var preferredIndicatorImage: UIImage? { didSet { imagesChanged() } }
  /// The image that stands for the page that is shown; that of others where there is none.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { imagesChanged() } }
  /// Images of single pages, and those for when they are shown.
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  /// Sets the image that stands for one page.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` for ``preferredIndicatorImage``.
  ///   - page: The page, from 0.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    imagesChanged()
  }
  /// The image that was set for one page; `nil` where none was.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// Sets the image that stands for one page while it is shown.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` for ``preferredCurrentPageIndicatorImage``.
  ///   - page: The page, from 0.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    imagesChanged()
  }
  /// The image that was set for one page while it is shown; `nil` where none was.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  private func imagesChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The image of a page, a symbol of the dots' size; `nil` for a dot.
  private func image(_ page: Int, isCurrent: Bool) -> UIImage? {
    let own = images[page] ?? preferredIndicatorImage
    let image =
      isCurrent ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? own : own
    return image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: Self.symbolSize))
  }
  /// The width of the place of each page: a dot's, or that of the widest image.
  private var placeWidth: CGFloat {
    (0..<numberOfPages).flatMap { page in
      [image(page, isCurrent: false), image(page, isCurrent: true)].compactMap { $0?.size.width }
    }.reduce(Self.dot) { max($0, $1) }
  }

  /// Creates a row without pages.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("tapped", UIPageControl.tapped(_:)))
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }
  /// Creates a row of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The size of the row for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    return CGSize(
      width: count * placeWidth + max(count - 1, 0) * Self.gap, height: Self.height)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    guard numberOfPages > 1 || !hidesForSinglePage else { return }
    let wish = Self.shared
    let current = currentPageIndicatorTintColor ?? wish.currentPageIndicatorTintColor ?? .white
    let others =
      pageIndicatorTintColor ?? wish.pageIndicatorTintColor
      ?? current.withAlphaComponent(Self.faint)
    let width = intrinsicContentSize.width
    if backgroundStyle == .prominent {
      UIColor.systemGray.withAlphaComponent(Self.faint).setFill()
      let room = CGRect(
        x: bounds.midX - width / 2 - Self.margin, y: bounds.midY - Self.height / 2,
        width: width + 2 * Self.margin, height: Self.height)
      UIBezierPath(roundedRect: room, cornerRadius: Self.height / 2).fill()
    }
    let step = placeWidth + Self.gap
    let first = bounds.midX - width / 2 + placeWidth / 2
    for page in 0..<numberOfPages {
      let isCurrent = page == currentPage
      paint(
        image(page, isCurrent: isCurrent), at: first + CGFloat(page) * step,
        in: isCurrent ? current : others)
    }
  }

  /// Paints an image or a dot, in the middle of the row's height.
  private func paint(_ image: UIImage?, at middle: CGFloat, in color: UIColor) {
    let size = image?.size ?? CGSize(width: Self.dot, height: Self.dot)
    let place = CGRect(
      x: middle - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    if let image {
      image.withTintColor(color).draw(in: place)
    } else {
      color.setFill()
      UIBezierPath(ovalIn: place).fill()
    }
  }

  /// Goes a page on for a tap in the trailing half, or back for one in the other.
  private func tapped(_ tap: UITapGestureRecognizer) {
    guard isEnabled else { return }
    let page = currentPage + (tap.location(in: self).x < bounds.midX ? -1 : 1)
    guard (0..<numberOfPages).contains(page) else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }
}
