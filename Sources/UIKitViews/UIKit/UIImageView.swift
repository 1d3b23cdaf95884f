import DisplayList
public import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// An image view.
@MainActor @preconcurrency open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet {
      if image !== oldValue, let now = node?.graph.timeline.now, former?.instant != now {
        former = (image: oldValue, instant: now)
      }
      if image !== oldValue, image?.images != nil {
        begin = node.map { LayerClock.time(in: $0.graph) }
      }
      noteIfMissing()
      invalidateIntrinsicContentSize()
      if symbols != nil { hostedContentChanged() }
    }
  }
  /// The effects of a symbol, which SwiftUI shows then; `nil` where none was ever added.
  var symbols: SymbolEffects?
  /// The images that are shown one after another while it animates; `nil` for the image's own.
  open var animationImages: [UIImage]?
  /// How long these are shown together, in seconds; 0 for a thirtieth each.
  open var animationDuration: TimeInterval = 0
  /// How often these are gone through; 0 for always.
  open var animationRepeatCount = 0
  /// When it began to animate, or to be shown, by the clock of layers.
  private var begin: Double?
  private var animates = false
  /// The image before the instant in which it was set last.
  private var former: (image: UIImage?, instant: Instant)?
  /// The image that is drawn.
  private var drawn: UIImage? {
    if FormerContents.areShown, let former, former.instant == node?.graph.timeline.now {
      return former.image
    }
    return image
  }

  /// Begins to show the images one after another.
  open func startAnimating() { (animates, begin) = (true, LayerClock.time(in: ViewGraph.current)) }
  /// Shows the image again.
  open func stopAnimating() { animates = false }
  /// Whether it shows images one after another.
  open var isAnimating: Bool { animates || image?.images != nil }

  /// The image that is shown at a time of the clock of layers.
  private func current(at time: Double) -> UIImage? {
    let seconds = time - (begin ?? time)
    if animates, let images = animationImages {
      let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
      let isOver =
        animationRepeatCount > 0 && seconds >= duration * Double(animationRepeatCount)
      if !isOver { return UIImage.shown(of: images, over: duration, after: seconds) }
    }
    return drawn?.shown(after: seconds)
  }

  /// The size and weight of a symbol that has no configuration of its own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Creates a view of the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }
  /// Creates a view of an image, and of another while it is highlighted.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - highlightedImage: The other.
  /// - Note: Accepted; no effect. `highlightedImage`: the image is shown in any state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    if highlightedImage != nil { IneffectiveSettings.note("UIImageView.highlightedImage") }
    self.init(image: image)
  }
  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Creates a view of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  private var shown: UIImage? {
    shown(image)
  }
  override var hostedContent: AnyView? { symbols?.content(of: self) }
  /// An image with the view's own configuration of symbols.
  func shown(_ image: UIImage?) -> UIImage? {
    guard let image, let preferredSymbolConfiguration else { return image }
    return image.withConfiguration(preferredSymbolConfiguration)
  }

  open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if begin == nil, let node { begin = LayerClock.time(in: node.graph) }
    noteIfMissing()
  }

  private func noteIfMissing() {
    guard let image, let node else { return }
    image.image.noteIfMissing(in: node.environment, by: node)
  }

  override func drawContents(
    into list: inout DisplayList, in bounds: CGRect, _ transform: CGAffineTransform
  ) {
    guard symbols == nil, let node, let shown = shown(current(at: LayerClock.time(in: node.graph)))
    else { return }
    let art = shown.art(node.environment, node.graph.stage.assets)
    let levels = shown.levels(shown.tint ?? tintColor, in: node.environment)
    var image = shown.image
    image.renderingMode = shown.renderingMode == .alwaysTemplate ? .template : .original
    art.draw(
      into: &list, in: contentMode.place(art.size, in: bounds),
      levels: levels, image: image, transform)
  }

  override var tracedName: String {
    guard let source = image?.image.source else {
      return super.tracedName
    }
    return switch source {
    case .system(let name), .named(let name): "\(super.tracedName) '\(name)'"
    case .picture, .drawn: super.tracedName
    }
  }
}
