import Motion
import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// What stands out of the blurred stage while a menu is open.
@MainActor struct LiftedView {
  /// Where it is, in points of the stage.
  let place: CGRect
  let content: AnyView
  /// The controller whose view it is; `nil` for a picture of a view.
  var controller: UIViewController?

  /// A picture of a view, in its outline, on a ground: what is clear in the view is not blurred.
  ///
  /// - Parameters:
  ///   - target: What is shown and how, where code says so.
  ///   - view: The view that was pressed.
  /// - Returns: The picture, where the view is.
  static func picture(_ target: UITargetedPreview?, of view: UIView) -> LiftedView {
    let shown = target?.view ?? view
    // One without a size of its own: it is as large as its place.
    let frame = UIView(frame: CGRect(origin: .zero, size: shown.bounds.size))
    if let picture = shown.snapshotView(afterScreenUpdates: true) {
      picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      frame.addSubview(picture)
    }
    let ground = target?.parameters.backgroundColor ?? .systemBackground
    var outline = Path(
      roundedRect: CGRect(origin: .zero, size: shown.bounds.size),
      cornerRadius: shown.layer.cornerRadius)
    if let path = target?.parameters.visiblePath {
      let origin = shown.bounds.origin
      outline = Path(path.cgPath).applying(
        CGAffineTransform(translationX: -origin.x, y: -origin.y))
    }
    return LiftedView(
      place: shown.convert(shown.bounds, to: nil),
      content: AnyView(
        ContainerPlace(container: frame).background(ground.color)
          .clipShape(LiftedOutline(outline: outline, size: shown.bounds.size))))
  }

  /// The radius of a controller's corners, and the height of a row of a menu, in points; guesses.
  private static let (radius, rowHeight): (CGFloat, CGFloat) = (14, 44)

  /// The view of a controller, of the size that this would like to have, else half as high as the stage and as wide as there
  /// is room: UIKit publishes no figures.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - view: The view that was pressed, over which it stands as far as the menu below leaves room.
  ///   - rows: How many rows the menu has.
  /// - Returns: The view.
  static func controller(
    _ controller: UIViewController, over view: UIView, rows: Int
  ) -> LiftedView {
    controller.loadViewIfNeeded()
    let stage = UIScreen.main.bounds.size
    let insets = view.node?.graph.stage.safeAreaInsets ?? EdgeInsets()
    let (toPlace, toSides) = StagePresenter.menuDistance
    let bottom = stage.height - insets.bottom - CGFloat(rows) * rowHeight - toPlace
    let room = CGSize(width: stage.width - 2 * toSides, height: bottom - insets.top)
    var size = controller.preferredContentSize
    if size.width <= 0 { size.width = room.width }
    if size.height <= 0 { size.height = stage.height / 2 }
    size = CGSize(width: min(size.width, room.width), height: max(min(size.height, room.height), 0))
    let source = view.convert(view.bounds, to: nil)
    let x = min(max(source.midX - size.width / 2, toSides), stage.width - toSides - size.width)
    // A menu is below what has its middle in the upper half of the stage.
    let lowest = min(bottom, (stage.height + size.height) / 2) - size.height
    let y = max(min(source.midY - size.height / 2, lowest), insets.top)
    return LiftedView(
      place: CGRect(origin: CGPoint(x: x, y: y), size: size),
      content: AnyView(
        ControllerView(controller: controller, isShownByOthers: false)
          .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))),
      controller: controller)
  }
}

/// The outline of a picture, which grows with it.
private struct LiftedOutline: Shape {
  let outline: Path
  /// The size for which the outline is.
  let size: CGSize

  func path(in rect: CGRect) -> Path {
    guard size.width > 0, size.height > 0 else { return Path(rect) }
    return outline.applying(
      CGAffineTransform(
        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
        ty: rect.minY))
  }
}
