public import Foundation
public import UIKitViews
import Views
import ViewEngine
import UniformTypeIdentifiers

/// The card of a page of the web: its picture, its title, and whose page it is.
@MainActor @preconcurrency open class LPLinkView: UIView {
  private let host = UIHostingController(rootView: LinkCard())
  /// The size where nothing proposes one, in points.
  private static let usualWidth: CGFloat = 300

  /// What the card shows.
  open var metadata: LPLinkMetadata {
    didSet { refresh() }
  }
  private var image: UIImage?
  private var icon: UIImage?

  /// Creates the card of a page of which only the address is known.
  ///
  /// - Parameter URL: Where the page is.
  public convenience init(url URL: URL) {
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.url) = (URL, URL)
    self.init(metadata: metadata)
  }
  /// Creates the card of a page.
  ///
  /// - Parameter metadata: What is known of it.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    host.view.backgroundColor = .clear
    addSubview(host.view)
    refresh()
  }
  /// Creates a card that knows nothing yet.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override init(frame: CGRect) {
    metadata = LPLinkMetadata()
    super.init(frame: frame)
    host.view.backgroundColor = .clear
    addSubview(host.view)
  }
  /// Creates a card of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    host.view.frame = bounds
  }

  open override var intrinsicContentSize: CGSize {
    size(width: bounds.width > 0 ? bounds.width : Self.usualWidth)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isOpen = size.width <= 0 || size.width >= .greatestFiniteMagnitude
    return self.size(width: isOpen ? Self.usualWidth : size.width)
  }
  private func size(width: CGFloat) -> CGSize {
    SurfaceView.measure(AnyView(host.rootView), ProposedViewSize(width: width, height: nil))
  }

  // MARK: Pictures

  private func refresh() {
    (image, icon) = (nil, nil)
    show()
    let shown = metadata
    load(shown.imageProvider) { [weak self] picture in
      guard let self, metadata === shown else { return }
      image = picture
      show()
    }
    load(shown.iconProvider) { [weak self] picture in
      guard let self, metadata === shown else { return }
      icon = picture
      show()
    }
  }

  private func show() {
    host.rootView = LinkCard(metadata, image: image, icon: icon)
    invalidateIntrinsicContentSize()
  }

  /// Asks for a picture.
  ///
  /// - Parameters:
  ///   - provider: What gives it.
  ///   - handler: Called later with the picture, if there is one.
  private func load(_ provider: NSItemProvider?, _ handler: @escaping (UIImage) -> Void) {
    guard let provider else { return }
    if provider.canLoadObject(ofClass: UIImage.self) {
      provider.loadObject(ofClass: UIImage.self) { object, _ in
        if let image = object as? UIImage { handler(image) }
      }
    } else if let type = provider.registeredContentTypes.first(where: { $0.conforms(to: .image) }) {
      provider.loadItem(forTypeIdentifier: type.identifier) { item, _ in
        let image = item as? UIImage ?? (item as? Data).flatMap { UIImage(data: $0) }
        if let image { handler(image) }
      }
    }
  }
}
