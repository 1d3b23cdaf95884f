public import Foundation
import DisplayList
import Geometry
@_spi(Engine) import ViewEngine
import Views

extension UIView {
  /// What the view and all in it show now; `nil` where it has no size, or nothing is to draw with.
  var snapshot: DrawnPicture? {
    if let stagePicture { return stagePicture }
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    if node == nil { return ViewlessStage.shown(self) { drawn } }
    return drawn
  }

  /// What a view that has a node shows.
  private var drawn: DrawnPicture? {
    guard let graph = node?.graph else { return nil }
    layoutIfNeeded()
    var context = DrawingContext()
    context.transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    var list = DisplayList()
    layer.paintFlat(into: &list, context, LayerMoment(graph))
    return DrawnPicture(list, size: bounds.size, scale: Double(UIScreen.main.scale))
  }

  /// Draws what the view and all in it show into the context of UIKit's drawing.
  ///
  /// - Parameters:
  ///   - rect: What it fills, in the coordinates of the context.
  ///   - afterUpdates: Whether changes are to be seen first; they always are.
  /// - Returns: Whether something was drawn.
  /// - Note: Accepted; no effect. `afterScreenUpdates`: no change waits for a screen.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), let snapshot else { return false }
    context.paint(CGImage(snapshot), in: rect)
    return true
  }

  /// A view of what this one and all in it show now, which stays as it is.
  ///
  /// - Parameter afterUpdates: Whether changes are to be seen first; they always are.
  /// - Returns: The view, of this one's size.
  /// - Note: Accepted; no effect. `afterScreenUpdates`: no change waits for a screen.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIImageView(frame: CGRect(origin: .zero, size: bounds.size))
    view.image = snapshot.map { UIImage(drawn: $0) }
    return view
  }

  /// A view of what a part of this one shows now, which stays as it is.
  ///
  /// - Parameters:
  ///   - rect: The part, in points of this view.
  ///   - afterUpdates: Whether changes are to be seen first; they always are.
  ///   - capInsets: What is not stretched with the view.
  /// - Returns: The view, of the part's size.
  /// - Note: Accepted; no effect. `afterScreenUpdates`, `withCapInsets`: no change waits, and all is stretched.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.clipsToBounds = true
    guard let snapshot = snapshotView(afterScreenUpdates: afterUpdates) else { return view }
    snapshot.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    view.addSubview(snapshot)
    return view
  }
}

extension CALayer {
  /// Draws the layer and all in it into a context, in the layer's own coordinates.
  ///
  /// - Parameter ctx: The context.
  public func render(in ctx: CGContext) {
    if let view = owner as? UIView {
      if let snapshot = view.snapshot { ctx.paint(CGImage(snapshot), in: bounds) }
      return
    }
    guard bounds.width > 0, bounds.height > 0, let graph = UIScreen.graph else { return }
    var context = DrawingContext()
    context.transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    var list = DisplayList()
    paintFlat(into: &list, context, LayerMoment(graph))
    ctx.paint(CGImage(DrawnPicture(list, size: bounds.size)), in: bounds)
  }
}

/// A stage for views that are on none, to draw them once.
@MainActor
private enum ViewlessStage {
  /// What `read` gives while `view` is shown.
  static func shown<Value>(_ view: UIView, _ read: () -> Value?) -> Value? {
    guard let graph = UIScreen.graph else { return nil }
    var environment = UIScreen.environment
    environment.drawing.graph = graph
    let host = UIKitHostNode(NodeInputs(graph: graph, environment: environment))
    defer { host.remove() }
    view.attach(to: host)
    defer { view.detach() }
    let frame = CGRect(origin: .zero, size: view.bounds.size)
    view.node?.box.place(in: frame, proposal: ProposedViewSize(frame.size))
    return read()
  }
}
