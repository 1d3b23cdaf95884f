public import Foundation
import Geometry
import DisplayList
@_spi(Engine) import ViewEngine
import Views

/// An image view.
@MainActor @preconcurrency open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet {
      noteIfMissing()
      invalidateIntrinsicContentSize()
    }
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
    guard let image, let preferredSymbolConfiguration else { return image }
    return image.withConfiguration(preferredSymbolConfiguration)
  }

  open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    noteIfMissing()
  }

  private func noteIfMissing() {
    guard let image, let node else { return }
    image.image.noteIfMissing(in: node.environment, by: node)
  }

  override func drawContents(
    into list: inout DisplayList, in bounds: CGRect, _ transform: CGAffineTransform
  ) {
    guard let shown, let node else { return }
    let art = shown.art(node.environment, node.graph.stage.assets)
    let color = (shown.tint ?? tintColor).color.resolve(in: node.environment)
    var image = shown.image
    image.renderingMode = shown.renderingMode == .alwaysTemplate ? .template : .original
    art.draw(
      into: &list, in: contentMode.place(art.size, in: bounds),
      levels: [color, color, color].map { .color($0) }, image: image, transform)
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
