import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The shadow around a panel's outline: not beneath the panel, where it would darken what shows through its material.
struct OutlineShadow<Outline: Shape>: View {
  let outline: Outline
  /// How black it is, and how soft in points.
  let shadow: (shade: Double, radius: CGFloat)

  var body: some View {
    ShrunkShape(base: outline).fill(Color.black)
      .shadow(color: .black.opacity(shadow.shade), radius: shadow.radius)
      .clipShape(
        OutsideShape(base: outline, reach: shadow.radius * 3), style: FillStyle(eoFill: true)
      )
      .allowsHitTesting(false)
  }
}

/// A shape that is a point smaller at each side, so that nothing of it is seen at the edge of what cuts it out.
private struct ShrunkShape<Base: Shape>: Shape {
  typealias AnimatableData = EmptyAnimatableData
  let base: Base

  func path(in rect: CGRect) -> Path {
    let path = base.path(in: rect)
    let bounds = path.boundingRect
    guard bounds.width > 4, bounds.height > 4 else { return path }
    return path.applying(
      CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
        .concatenating(
          CGAffineTransform(
            scaleX: (bounds.width - 2) / bounds.width, y: (bounds.height - 2) / bounds.height)
        )
        .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY)))
  }
}

/// What is around a shape, by the even-odd rule.
private struct OutsideShape<Base: Shape>: Shape {
  typealias AnimatableData = EmptyAnimatableData
  let base: Base
  /// How far around, in points.
  let reach: CGFloat

  func path(in rect: CGRect) -> Path {
    let inner = base.path(in: rect)
    var path = Path(inner.boundingRect.insetBy(dx: -reach, dy: -reach))
    path.addPath(inner)
    return path
  }
}
