public import Foundation
import DisplayList
import Geometry
@_spi(Engine) import ViewEngine
import Views

extension UIImage {
  /// What becomes of the middle of an image that is shown larger.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// The image with edges that keep their size where it is shown in another one, and a middle that is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// The image with edges that keep their size where it is shown in another one.
  ///
  /// - Parameters:
  ///   - capInsets: How wide the edges are, in points.
  ///   - resizingMode: What becomes of the middle.
  /// - Returns: The image.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    var image = image
    image.resizing = Image.Resizing(
      capInsets: EdgeInsets(
        top: capInsets.top, leading: capInsets.left, bottom: capInsets.bottom,
        trailing: capInsets.right),
      mode: resizingMode == .tile ? .tile : .stretch)
    return with(image)
  }
  /// The image with edges that keep their size, around a middle of one point that is stretched: the older form.
  ///
  /// - Parameters:
  ///   - leftCapWidth: How wide the left edge is, in points; 0 for none.
  ///   - topCapHeight: How high the upper edge is, in points; 0 for none.
  /// - Returns: The image.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let size = size
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0), resizingMode: .stretch)
  }
  /// How wide the edges are that keep their size, in points.
  public var capInsets: UIEdgeInsets {
    guard let insets = image.resizing?.capInsets else { return .zero }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
  /// What becomes of the middle: it is repeated unless code says otherwise.
  public var resizingMode: ResizingMode { image.resizing?.mode == .stretch ? .stretch : .tile }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { if case .system = image.source { true } else { false } }
  /// The image with another configuration, if it is a symbol; `nil` if it is none.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }
  /// The image with left and right exchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let own = drawn(over: size)
    var list = DisplayList()
    own.draw(
      into: &list, in: CGRect(origin: .zero, size: own.size),
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: own.size.width, ty: 0))
    return UIImage(drawn: DrawnPicture(list, size: own.size, scale: own.scale))
      .withRenderingMode(renderingMode)
  }
  /// The image, which constraints align by less than all of it.
  ///
  /// - Note: Accepted; no effect. `alignmentInsets`: constraints go by frames.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { copied() }
  /// The image, which stands on lines of text by less than all of it.
  ///
  /// - Note: Accepted; no effect. `fromBottom`: images stand on their lower edge.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { copied() }

  /// The image in another size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIImage(drawn: drawn(over: size))
  }
  /// Hands on the image in another size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - completionHandler: Takes the image.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @MainActor (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }
  /// The image, which needs no preparation.
  public func preparingForDisplay() -> UIImage? { self }
  /// Hands on the image, which needs no preparation.
  public func prepareForDisplay(completionHandler: @escaping @MainActor (UIImage?) -> Void) {
    completionHandler(self)
  }
  /// The image, which needs no preparation.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// The image in another size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Fills a rectangle with copies of the image, from its top left.
  public func drawAsPattern(in rect: CGRect) {
    let own = drawn(over: size)
    guard own.size.width > 0, own.size.height > 0 else { return }
    resizableImage(withCapInsets: .zero, resizingMode: .tile).draw(in: rect)
  }

  /// A sign that adds.
  public static var add: UIImage { sign("plus.circle.fill") }
  /// A sign that removes.
  public static var remove: UIImage { sign("minus.circle.fill") }
  /// A sign for more.
  public static var actions: UIImage { sign("ellipsis.circle") }
  /// A sign that something is chosen.
  public static var checkmark: UIImage { sign("checkmark") }
  /// A sign that something is chosen, in a circle.
  public static var strokedCheckmark: UIImage { sign("checkmark.circle") }
  private static func sign(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
