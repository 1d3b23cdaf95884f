import Foundation
import Geometry
import DisplayList
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// What a view of another framework's does for the surface that shows it.
@MainActor package protocol SurfaceOwner: AnyObject {
  /// The surface.
  var surface: SurfaceView { get }
  /// Whether y grows upwards in the view.
  var pointsUp: Bool { get }
  /// Makes the layer with which the view begins.
  func makeSurfaceLayer() -> CALayer
  /// The size of what the view shows; -1 along an axis without one.
  var intrinsicSize: CGSize { get }
  /// SwiftUI's views in the view, below those in it; `nil` for none.
  var hostedViews: AnyView? { get }
  /// What the view says to someone who cannot see it.
  var spokenWords: String? { get }
  /// Lays out what is in the view.
  func layOut()
  /// Draws what the view shows into a context whose y grows downwards.
  func drawSurface(_ rect: CGRect)
  /// Paints what the view shows besides, in coordinates that grow downwards.
  ///
  /// - Parameters:
  ///   - list: Where the commands go.
  ///   - bounds: The view's bounds.
  ///   - transform: From its coordinates to those of the list.
  func paintSurface(
    into list: inout DisplayList, in bounds: CGRect, _ transform: CGAffineTransform)
  /// The size of what the view shows at a width; `nil` for its own.
  func size(forWidth width: CGFloat?) -> CGSize
  /// The view that a point of it hits; `nil` for none.
  func hit(_ point: CGPoint) -> SurfaceView?
  /// Called before the view comes on a stage or leaves it.
  func willComeOnStage(_ comes: Bool)
  /// Called when the view has come on a stage or left it.
  func hasComeOnStage(_ comes: Bool)
  /// Called when light or dark may have changed.
  func appearanceChanged()
}

/// The surface of a view of another framework's: its place among UIKit's, which share layers, constraints and touches.
///
/// Coordinates are the owner's own: where y grows upwards, so do those of the layers, and what is written or shown as a
/// picture is turned back.
package final class SurfaceView: UIView {
  /// The view that is shown.
  package private(set) weak var owner: (any SurfaceOwner)?

  /// Creates the surface of a view.
  package init(of owner: any SurfaceOwner) {
    self.owner = owner
    super.init(frame: .zero)
    contentMode = .redraw
  }
  package required init?(coder: NSCoder) { nil }

  override var pointsUp: Bool { owner?.pointsUp ?? false }
  override var namedObject: AnyObject { owner ?? self }
  override var hostedContent: AnyView? { owner?.hostedViews }
  override var spokenText: String? { accessibilityLabel ?? owner?.spokenWords }
  /// Layers have the colours that code gives them.
  override func resolveBackground() { owner?.appearanceChanged() }

  /// The environment of the view's place; the stage's while it has none.
  package var environment: EnvironmentValues { placeEnvironment }
  /// Says that SwiftUI's views in this one are others than before.
  package func hostedViewsChanged() { hostedContentChanged() }
  /// The size that SwiftUI's views on the stage take at a width; `nil` while they are not there.
  package func hostedSize(forWidth width: CGFloat?) -> CGSize? {
    node?.hostedBoxes.first?.size(for: ProposedViewSize(width: width, height: nil))
  }
  /// The size of SwiftUI's views when they are proposed one.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - proposal: The proposed size.
  /// - Returns: The size that they take.
  package static func measure(_ content: AnyView, _ proposal: ProposedViewSize) -> CGSize {
    UIScreen.measure(content, proposal)
  }

  // MARK: Layers

  override func makeLayer() -> CALayer {
    let layer = owner?.makeSurfaceLayer() ?? CALayer()
    layer.owner = self
    return layer
  }

  /// Shows another layer in the place of the one that is there, with what is in views of this one.
  package func exchangeLayer(for new: CALayer) {
    let old = layer
    guard new !== old else { return }
    new.removeFromSuperlayer()
    new.anchorPoint = old.anchorPoint
    new.values.bounds = Moving(old.bounds)
    new.values.position = Moving(old.position)
    new.values.isTurnedOver = old.values.isTurnedOver
    layer = new
    for view in subviews {
      view.layer.removeFromSuperlayer()
      new.addSublayer(view.layer)
    }
    if let around = old.superlayer, let place = around.children.firstIndex(where: { $0 === old }) {
      around.children[place] = new
      (new.superlayer, old.superlayer) = (around, nil)
    }
    old.detach()
    (old.owner, new.owner) = (nil, self)
    if let node { new.attach(to: node) }
  }

  /// Brings the layer in line with the way in which y grows in the view around.
  private func turn() {
    layer.values.isTurnedOver = pointsUp != (superview?.pointsUp ?? false)
  }

  package override func willMove(toWindow newWindow: UIWindow?) {
    turn()
    owner?.willComeOnStage(newWindow != nil)
  }
  package override func didMoveToWindow() { owner?.hasComeOnStage(window != nil) }
  package override func didMoveToSuperview() { turn() }
  package override func didAddSubview(_ subview: UIView) { (subview as? SurfaceView)?.turn() }

  // MARK: Size and drawing

  package override var intrinsicContentSize: CGSize { owner?.intrinsicSize ?? .zero }
  override var heightFollowsWidth: Bool { hostedContent != nil }
  override func fittingSize(forWidth width: CGFloat?) -> CGSize {
    owner?.size(forWidth: width) ?? intrinsicContentSize
  }
  package override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(forWidth: nil) }
  package override func layoutSubviews() { owner?.layOut() }
  package override func draw(_ rect: CGRect) { owner?.drawSurface(rect) }
  override func drawContents(
    into list: inout DisplayList, in bounds: CGRect, _ transform: CGAffineTransform
  ) { owner?.paintSurface(into: &list, in: bounds, transform) }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    owner?.hit(point)
  }
  /// The view of this one and those in it that a point hits, as UIKit finds it.
  package func plainHit(_ point: CGPoint) -> SurfaceView? {
    super.hitTest(point, with: nil) as? SurfaceView
  }
}
