public import Foundation
import DisplayList
import Geometry

extension SKScene {
  /// The transform from the scene's coordinates to those of a view of a size, whose y grows downwards.
  func toView(_ view: CGSize) -> CGAffineTransform {
    guard size.width > 0, size.height > 0 else { return .identity }
    var (x, y) = (view.width / size.width, view.height / size.height)
    switch scaleMode {
    case .fill, .resizeFill: break
    case .aspectFill: (x, y) = (max(x, y), max(x, y))
    case .aspectFit: (x, y) = (min(x, y), min(x, y))
    }
    // The middle of the scene is that of the view; a camera's position is both.
    let toMiddle: CGAffineTransform =
      if let camera {
        camera.toParent.concatenating(camera.parent?.toRoot ?? .identity).inverted()
      } else {
        CGAffineTransform(
          translationX: (anchorPoint.x - 0.5) * size.width, y: (anchorPoint.y - 0.5) * size.height)
      }
    return toMiddle.concatenating(
      CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: view.width / 2, ty: view.height / 2))
  }

  /// The part of the scene that its view shows; all of it without one.
  var visibleRect: CGRect {
    guard let bounds = view?.bounds, bounds.width > 0, bounds.height > 0 else { return frame }
    return CGRect(origin: .zero, size: bounds.size).applying(toView(bounds.size).inverted())
  }

  /// A point of the view in the scene's coordinates.
  public func convertPoint(fromView point: CGPoint) -> CGPoint {
    guard let view else { return point }
    return point.applying(toView(view.bounds.size).inverted())
  }
  /// A point of the scene in the view's coordinates.
  public func convertPoint(toView point: CGPoint) -> CGPoint {
    guard let view else { return point }
    return point.applying(toView(view.bounds.size))
  }

  /// Draws the scene.
  ///
  /// - Parameters:
  ///   - list: Where the commands go.
  ///   - bounds: The view's bounds.
  ///   - transform: From the view's coordinates to those of the list.
  ///   - isTransparent: Whether what is behind the view shows through.
  func paint(
    into list: inout DisplayList, in bounds: CGRect, _ transform: CGAffineTransform,
    isTransparent: Bool
  ) {
    let own = toView(bounds.size)
      .concatenating(CGAffineTransform(translationX: bounds.minX, y: bounds.minY))
    let ground = backgroundColor.numbers
    // What is beside a scene that is seen whole is black, as what a colour lets through is.
    let isWhole = scaleMode == .aspectFit && camera == nil
    let whole = isWhole ? frame.applying(own).intersection(bounds) : bounds
    if !isTransparent, isWhole || ground.opacity < 1 {
      list.fill(Path(bounds), with: .solid(.black), transform: transform)
    }
    if ground.opacity > 0 {
      list.fill(Path(whole), with: .solid(ground), transform: transform)
    }
    guard !isHidden else { return }
    var pen = ScenePen()
    pen.sceneTransform = own.concatenating(transform)
    pen.transform = pen.sceneTransform
    pen.opacity = min(max(alpha, 0), 1)
    pen.sight = whole.applying(transform)
    if isGroup { draw(with: &pen) } else { ScenePainter.drawChildren(of: self, with: &pen) }
    let content = pen.list
    guard !content.isEmpty else { return }
    var cut = Layer()
    cut.clip = Layer.Clip(Path(whole), transform: transform)
    list.layer(cut) { $0.append(content) }
  }
}
