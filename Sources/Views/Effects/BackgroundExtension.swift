import DisplayList
import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// Extends a view out of the safe area by its own picture, mirrored at its edges and blurred.
struct BackgroundExtension: BoxModifier {
  typealias Body = Never
  let isEnabled: Bool
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    BackgroundExtensionBox(self, around: inner, node)
  }
}

/// The box of a view that is extended by its own picture.
final class BackgroundExtensionBox: ModifierBox<BackgroundExtension> {
  /// The standard deviation of the blur in points.
  ///
  /// Apple publishes no figure: as much as lets shapes be known and words not be read.
  static let radius = 12.0

  private var shown = MovingFrame()

  override func placed() {
    shown.set(frame, in: node)
    super.placed()
  }
  override func wasRemoved() { shown.remove(in: graph) }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    if modifier.isEnabled { drawAround(into: &list, context) }
    inner.show(into: &list, context)
  }

  private func drawAround(into list: inout DisplayList, _ context: DrawingContext) {
    let (insets, frame) = (safeAreaInsets, shown.presentation(in: graph))
    guard !frame.isEmpty, insets != EdgeInsets() else { return }
    let whole = CGRect(
      x: frame.minX - insets.leading, y: frame.minY - insets.top,
      width: frame.width + insets.leading + insets.trailing,
      height: frame.height + insets.top + insets.bottom)
    let scale = abs(Double(context.transform.determinant)).squareRoot()
    var (edge, soft) = (Layer(), Layer())
    edge.clip = Layer.Clip(Path(whole), transform: context.transform)
    soft.filters = [.blur(radius: Self.radius * scale, isOpaque: false)]
    let columns = Self.mirrors(insets.leading, insets.trailing, frame.minX, frame.maxX)
    let rows = Self.mirrors(insets.top, insets.bottom, frame.minY, frame.maxY)
    list.layer(edge) { list in
      list.layer(soft) { list in
        for row in rows {
          for column in columns {
            let mirror = CGAffineTransform(
              a: column.scale, b: 0, c: 0, d: row.scale, tx: column.move, ty: row.move)
            inner.show(into: &list, context.under(mirror))
          }
        }
      }
    }
  }

  /// The view itself, and its mirror images along one axis, as `scale` · x + `move`.
  private static func mirrors(
    _ before: CGFloat, _ after: CGFloat, _ low: CGFloat, _ high: CGFloat
  ) -> [(scale: CGFloat, move: CGFloat)] {
    var result: [(scale: CGFloat, move: CGFloat)] = [(1, 0)]
    if before > 0 { result.append((-1, 2 * low)) }
    if after > 0 { result.append((-1, 2 * high)) }
    return result
  }
}

extension View {
  /// Extends this view out of the safe area by its own picture, mirrored at its edges and blurred.
  ///
  /// - Parameter isEnabled: Whether it is extended.
  /// - Returns: This view, where it is without.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
    modifier(BackgroundExtension(isEnabled: isEnabled))
  }
}
