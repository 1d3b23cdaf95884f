public import Foundation
import Geometry
import DisplayList
@_spi(Engine) import ViewEngine
import Views

/// The stack of contexts into which UIKit draws.
@MainActor package enum UIGraphicsStack {
  private static var contexts: [CGContext] = []

  /// The context on top.
  package static var current: CGContext? { contexts.last }

  package static func push(_ context: CGContext) { contexts.append(context) }
  @discardableResult package static func pop() -> CGContext? { contexts.popLast() }

  /// What `draw` draws into a context of its own.
  ///
  /// - Parameters:
  ///   - size: Its size in points.
  ///   - scale: Pixels to the point.
  ///   - draw: Draws.
  /// - Returns: The context, with what was drawn.
  package static func drawing(
    _ size: CGSize, scale: CGFloat, _ draw: (CGContext) -> Void
  ) -> CGContext {
    let context = CGContext(size: size, scale: scale)
    push(context)
    draw(context)
    pop()
    return context
  }
}

// UIKit's names are functions that begin with a capital.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context into which UIKit draws now; `nil` outside of drawing.
@MainActor @preconcurrency public func UIGraphicsGetCurrentContext() -> CGContext? {
  UIGraphicsStack.current
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has UIKit draw into a context from here on.
@MainActor @preconcurrency public func UIGraphicsPushContext(_ context: CGContext) {
  UIGraphicsStack.push(context)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has UIKit draw into the context before.
@MainActor @preconcurrency public func UIGraphicsPopContext() { UIGraphicsStack.pop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the colour that was set, over what is there.
@MainActor @preconcurrency public func UIRectFill(_ rect: CGRect) {
  UIGraphicsStack.current?.fill(rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the colour that was set.
///
/// - Parameters:
///   - rect: The rectangle, in points.
///   - blendMode: How the colour mixes with what is there.
@MainActor @preconcurrency public func UIRectFillUsingBlendMode(
  _ rect: CGRect, _ blendMode: CGBlendMode
) {
  guard let context = UIGraphicsStack.current else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a frame of one point inside of a rectangle, in the colour of fillings.
@MainActor @preconcurrency public func UIRectFrame(_ rect: CGRect) {
  let rect = rect.standardized
  guard rect.width > 2, rect.height > 2 else { return UIRectFill(rect) }
  let middle = rect.insetBy(dx: 0, dy: 1)
  UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
  UIRectFill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
  UIRectFill(CGRect(x: rect.minX, y: middle.minY, width: 1, height: middle.height))
  UIRectFill(CGRect(x: rect.maxX - 1, y: middle.minY, width: 1, height: middle.height))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Clips what is drawn from here on to a rectangle.
@MainActor @preconcurrency public func UIRectClip(_ rect: CGRect) {
  UIGraphicsStack.current?.clip(to: rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture.
///
/// - Parameters:
///   - size: Its size in points.
///   - opaque: Whether it hides what is behind: it does where it is painted.
///   - scale: Pixels to the point; 0 for those of the screen.
/// - Note: Accepted; no effect. `opaque`: a picture is opaque where it is painted.
@MainActor @preconcurrency public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphicsStack.push(CGContext(size: size, scale: scale == 0 ? UIScreen.main.scale : scale))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of some size in points, one pixel to the point.
@MainActor @preconcurrency public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture as far as it is drawn.
@MainActor @preconcurrency public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsStack.current.map { UIImage(drawn: $0.picture) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the picture that was begun last.
@MainActor @preconcurrency public func UIGraphicsEndImageContext() { UIGraphicsStack.pop() }

/// The format of a drawn picture.
@MainActor @preconcurrency public class UIGraphicsImageRendererFormat {
  /// Pixels to the point: those of the screen unless set.
  open var scale = UIScreen.main.scale
  /// Whether the picture promises to have no transparent parts; nothing here depends on it.
  open var opaque = false

  /// Creates the format of the screen.
  public init() {}
  /// The format of the screen.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
  /// The format of the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// What a picture is drawn into.
@MainActor @preconcurrency public final class UIGraphicsImageRendererContext {
  /// The context of Core Graphics'.
  public let cgContext: CGContext
  /// The format of the picture.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  /// The picture as far as it is drawn.
  public var currentImage: UIImage { UIImage(drawn: cgContext.picture) }
  /// Fills a rectangle with the colour that was set.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a line around a rectangle, inside of it.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Clips what is drawn from here on to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer: makes pictures of what code draws.
@MainActor @preconcurrency open class UIGraphicsImageRenderer {
  /// The format of the pictures.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - bounds: What of the plane is drawn, in points.
  ///   - format: The pictures' format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    (self.bounds, self.format) = (bounds, format)
  }
  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - size: The size of the pictures, in points.
  ///   - format: Their format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a picture of what `actions` draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsStack.drawing(bounds.size, scale: format.scale) { context in
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      actions(UIGraphicsImageRendererContext(context, format))
    }
    return UIImage(drawn: context.picture)
  }

  /// Makes a PNG file of what is drawn.
  ///
  /// - Parameter actions: Draws it.
  /// - Returns: The bytes; none where the picture has no size.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Makes a file of what is drawn: a PNG here, which every reader of JPEGs takes.
  ///
  /// - Parameters:
  ///   - compressionQuality: From 0 to 1.
  ///   - actions: Draws it.
  /// - Returns: The bytes; none where the picture has no size.
  /// - Note: Accepted; no effect. `withCompressionQuality`: nothing is lost.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

extension UIColor {
  /// Sets the colour of areas and lines that are drawn from here on.
  @MainActor @preconcurrency public func set() {
    setFill()
    setStroke()
  }
  /// Sets the colour of areas that are drawn from here on.
  @MainActor @preconcurrency public func setFill() { UIGraphicsStack.current?.setFillColor(drawn) }
  /// Sets the colour of lines that are drawn from here on.
  @MainActor @preconcurrency public func setStroke() {
    UIGraphicsStack.current?.setStrokeColor(drawn)
  }

  /// The numbers in the light or dark of the stage.
  @MainActor private var drawn: CGColor {
    CGColor(color.resolve(in: UITraitCollection.environmentInUse))
  }
}

extension UIBezierPath {
  /// Fills the path in the context into which UIKit draws.
  @MainActor @preconcurrency public func fill() {
    guard let context = UIGraphicsStack.current else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  /// Draws a line along the path in the context into which UIKit draws.
  @MainActor @preconcurrency public func stroke() {
    guard let context = UIGraphicsStack.current else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.beginPath()
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }
  /// Clips what is drawn from here on to the path.
  @MainActor @preconcurrency public func addClip() {
    guard let context = UIGraphicsStack.current else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
