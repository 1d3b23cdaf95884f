import DisplayList
import Foundation
import Geometry
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// An image, or one of the system's symbols, by AppKit's name.
///
/// Its coordinates grow upwards from the lower left, unless it says otherwise.
@MainActor @preconcurrency open class NSImage {
  /// The name of an image.
  public typealias Name = String

  /// What it is, as soon as somebody asks.
  private enum Content {
    case shown(UIImage)
    case drawn(flipped: Bool, (CGRect) -> Bool)
    case nothing
  }

  /// The configuration of a symbol: its size and weight.
  @MainActor @preconcurrency public final class SymbolConfiguration {
    fileprivate let font: NSFont

    /// Creates the configuration of a size and a weight.
    ///
    /// - Parameters:
    ///   - pointSize: The size in points to the em of text beside it.
    ///   - weight: How bold the symbol's strokes are.
    public init(pointSize: CGFloat, weight: NSFont.Weight) {
      font = .systemFont(ofSize: pointSize, weight: weight)
    }
    /// Creates the configuration of a symbol beside text.
    public init(textStyle style: NSFont.TextStyle) { font = .preferredFont(forTextStyle: style) }
  }

  private var content: Content
  private var ownSize: CGSize?
  /// Whether only the opacity counts, and the image is tinted.
  open var isTemplate = false
  /// What the image says to someone who cannot see it.
  open var accessibilityDescription: String?

  /// Creates an image of nothing, without size.
  public convenience init() { self.init(size: .zero) }
  /// Creates an image of nothing, to be drawn into.
  public init(size: CGSize) { (content, ownSize) = (.nothing, size) }
  private init(_ image: UIImage, _ size: CGSize? = nil) {
    (content, ownSize) = (.shown(image), size)
  }
  /// Creates an image of what code draws, when it is first shown.
  ///
  /// - Parameters:
  ///   - size: Its size in points.
  ///   - flipped: Whether y grows downwards.
  ///   - drawingHandler: Draws, and says whether it did; it is given the image's bounds.
  public init(
    size: CGSize, flipped: Bool, drawingHandler: @escaping (CGRect) -> Bool
  ) {
    (content, ownSize) = (.drawn(flipped: flipped, drawingHandler), size)
  }
  /// Finds an image of the scene's assets.
  ///
  /// A name that nobody knows gives an image, too: the sign for it, of which the tool tells.
  public convenience init?(named name: Name) {
    guard let image = UIImage(named: name) else { return nil }
    self.init(image)
  }
  /// The image that a resource stands for.
  public convenience init(resource: ImageResource) { self.init(UIImage(resource: resource)) }
  /// Finds one of the system's symbols.
  ///
  /// A name that nobody knows gives an image, too: the sign for it, of which the tool tells.
  ///
  /// - Parameters:
  ///   - name: Its name among SF Symbols.
  ///   - description: What it says to someone who cannot see it.
  public convenience init?(
    systemSymbolName name: String, accessibilityDescription description: String?
  ) {
    let size = UIImage.SymbolConfiguration(pointSize: NSFont.systemFontSize)
    guard let image = UIImage(systemName: name, withConfiguration: size) else { return nil }
    self.init(image)
    (isTemplate, accessibilityDescription) = (true, description)
  }
  /// Creates an image of a picture.
  ///
  /// - Parameters:
  ///   - cgImage: The picture.
  ///   - size: Its size in points; zero for one pixel to the point.
  public convenience init(cgImage: CGImage, size: CGSize) {
    self.init(UIImage(cgImage: cgImage), size == .zero ? nil : size)
  }
  /// Creates an image of a file's bytes: PNG, JPEG, WebP or GIF; `nil` comes of others.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image)
  }
  /// Creates an image of a file: PNG, JPEG, WebP or GIF.
  public convenience init?(contentsOfFile fileName: String) {
    guard let image = UIImage(contentsOfFile: fileName) else { return nil }
    self.init(image)
  }
  /// Creates an image of a file: PNG, JPEG, WebP or GIF.
  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }

  // MARK: What it is

  /// The image as UIKit has it, in its size.
  var base: UIImage {
    switch content {
    case .shown(let image):
      guard let ownSize, ownSize != image.size else { return image }
      return Self.drawing(ownSize, flipped: true) { image.draw(in: $0) }
    case .drawn(let flipped, let handler):
      let image = Self.drawing(size, flipped: flipped) { _ = handler($0) }
      content = .shown(image)
      return image
    case .nothing: return Self.drawing(size, flipped: true) { _ in }
    }
  }

  /// Makes a picture of what `actions` draws.
  private static func drawing(
    _ size: CGSize, flipped: Bool, _ actions: (CGRect) -> Void
  ) -> UIImage {
    let rect = CGRect(origin: .zero, size: size)
    return UIGraphicsImageRenderer(size: size).image { context in
      if !flipped { context.cgContext.pointUp(in: rect) }
      actions(rect)
    }
  }

  /// The size in points; another one stretches the image.
  open var size: CGSize {
    get {
      if let ownSize { return ownSize }
      if case .shown(let image) = content { return image.size }
      return .zero
    }
    set { ownSize = newValue }
  }
  /// Whether it can be shown.
  open var isValid: Bool { size.width > 0 && size.height > 0 }
  /// The image with another size or weight, if it is a symbol.
  open func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    guard case .shown(let image) = content else { return self }
    let symbol = UIImage.SymbolConfiguration(font: configuration.font.base)
    let other = NSImage(image.withConfiguration(symbol))
    (other.isTemplate, other.accessibilityDescription) = (isTemplate, accessibilityDescription)
    return other
  }
  /// The picture; a symbol is drawn in black.
  ///
  /// - Parameters:
  ///   - proposedDestRect: Where it is to be shown.
  ///   - referenceContext: Into what it is to be drawn.
  ///   - hints: How it is made.
  /// - Returns: The picture; `nil` for one without a size.
  /// - Note: Accepted; no effect. `forProposedRect`, `context`, `hints`: a picture here fits every size.
  open func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?,
    context referenceContext: NSGraphicsContext?, hints: [AnyHashable: Any]?
  ) -> CGImage? { base.cgImage }
  /// A copy, which may be changed.
  open func copy() -> Any {
    let other = NSImage(base, ownSize)
    (other.isTemplate, other.accessibilityDescription) = (isTemplate, accessibilityDescription)
    return other
  }

  // MARK: Drawing

  /// Begins to draw into the image, on what is there.
  open func lockFocus() { lockFocusFlipped(false) }
  /// Begins to draw into the image, on what is there.
  ///
  /// - Parameter flipped: Whether y grows downwards.
  open func lockFocusFlipped(_ flipped: Bool) {
    let (before, rect) = (base, CGRect(origin: .zero, size: size))
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    before.draw(in: rect)
    if !flipped { UIGraphicsStack.current?.pointUp(in: rect) }
  }
  /// Ends the drawing that was begun last.
  open func unlockFocus() {
    if let image = UIGraphicsGetImageFromCurrentImageContext() { content = .shown(image) }
    UIGraphicsEndImageContext()
  }

  /// Draws the image into the current context, stretched over `rect`.
  open func draw(in rect: CGRect) { base.draw(in: rect) }
  /// Draws a part of the image into the current context.
  ///
  /// - Parameters:
  ///   - dstSpacePortionRect: Where it is drawn.
  ///   - srcSpacePortionRect: The part, in points; zero for all.
  ///   - op: How it mixes with what is there.
  ///   - requestedAlpha: The opacity, 0...1.
  open func draw(
    in dstSpacePortionRect: CGRect, from srcSpacePortionRect: CGRect,
    operation op: NSCompositingOperation, fraction requestedAlpha: CGFloat
  ) {
    guard let context = UIGraphicsStack.current, let image = part(srcSpacePortionRect) else {
      return
    }
    context.saveGState()
    context.setBlendMode(op.blendMode)
    context.setAlpha(requestedAlpha)
    image.draw(in: dstSpacePortionRect)
    context.restoreGState()
  }
  /// Draws a part of the image into the current context, in its own size.
  ///
  /// - Parameters:
  ///   - point: Where its corner is.
  ///   - fromRect: The part, in points; zero for all.
  ///   - op: How it mixes with what is there.
  ///   - delta: The opacity, 0...1.
  open func draw(
    at point: CGPoint, from fromRect: CGRect, operation op: NSCompositingOperation,
    fraction delta: CGFloat
  ) {
    let part = fromRect == .zero ? size : fromRect.size
    draw(
      in: CGRect(origin: point, size: part), from: fromRect, operation: op, fraction: delta)
  }

  private func part(_ rect: CGRect) -> UIImage? {
    let (whole, size) = (base, size)
    guard rect != .zero, rect != CGRect(origin: .zero, size: size) else { return whole }
    guard let picture = whole.cgImage, size.width > 0, size.height > 0 else { return nil }
    let (x, y) = (CGFloat(picture.width) / size.width, CGFloat(picture.height) / size.height)
    // Pictures count from the top.
    let area = CGRect(
      x: rect.minX * x, y: (size.height - rect.maxY) * y, width: rect.width * x,
      height: rect.height * y)
    return picture.cropping(to: area).map { UIImage(cgImage: $0) }
  }
}

extension Image {
  /// Shows one of AppKit's images.
  @MainActor @preconcurrency public init(nsImage: NSImage) {
    let image = Image(uiImage: nsImage.base)
    self = nsImage.isTemplate ? image.renderingMode(.template) : image
  }
}
