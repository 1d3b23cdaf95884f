public import Foundation
import DisplayList
import Geometry
@_spi(Engine) import ViewEngine
public import Views

extension Image {
  /// Draws an image by a closure, at once, as a canvas is drawn.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - label: What the image says to someone who cannot see it.
  ///   - opaque: Whether it is drawn on black.
  ///   - colorMode: The colour rendering mode.
  ///   - renderer: Draws into a context.
  /// - Note: Accepted; no effect. `colorMode`: colours are mixed in encoded sRGB.
  @MainActor @preconcurrency public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let canvas = Canvas(opaque: opaque, colorMode: colorMode) { context, _ in renderer(&context) }
      .frame(width: size.width, height: size.height)
    let drawn = UIScreen.draw(AnyView(canvas), .unspecified, isOpaque: opaque)
    self.init(.drawn(DrawnPicture(drawn?.list ?? DisplayList(), size: size)))
    // A named image reads its label in the same way.
    self.label = label.flatMap { Image("", label: $0).label }
  }
}

extension GraphicsContext {
  /// Draws by Core Graphics' calls.
  ///
  /// - Parameter content: Draws into a context with this one's coordinates.
  /// - Throws: What `content` throws.
  @MainActor @preconcurrency public func withCGContext(
    content: (CGContext) throws -> Void
  ) rethrows {
    let area = clipBoundingRect
    guard area.width > 0, area.height > 0 else { return }
    let context = CGContext(size: area.size, scale: 1)
    context.translateBy(x: -area.minX, y: -area.minY)
    try content(context)
    draw(Image(.drawn(context.picture)), in: area)
  }
}

extension Color {
  /// Creates a colour from Core Graphics' numbers.
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }
  /// Creates a colour from Core Graphics' numbers.
  public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }
}
