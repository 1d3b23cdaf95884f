public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

extension UIView {
  /// Puts a view among the subviews.
  ///
  /// - Parameters:
  ///   - view: The view; one that is a subview elsewhere is removed there.
  ///   - index: Its index in painting order.
  final func seat(_ view: UIView, at index: Int) {
    if view === self { fatalError("a view cannot be put into itself") }
    var index = index
    if view.superview === self {
      // The same place, counted without the view itself.
      let old = subviews.firstIndex { $0 === view } ?? subviews.count
      subviews.remove(at: old)
      index = min(index, subviews.count)
      subviews.insert(view, at: index)
      placeLayer(of: view)
      return subviewsChanged()
    }
    view.willMove(toSuperview: self)
    view.leave()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    placeLayer(of: view)
    if let node, !view.isHostRoot { view.attach(to: node) }
    view.didMoveToSuperview()
    didAddSubview(view)
    subviewsChanged()
  }

  /// Takes the view out of its superview.
  final func takeOut() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    leave()
    didMoveToSuperview()
  }

  /// Puts a subview's layer among those inside this one's: right below the next subview's, or on top.
  private func placeLayer(of view: UIView) {
    let next = (subviews.firstIndex { $0 === view } ?? subviews.count) + 1
    if next < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[next].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func leave() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    dropOuterConstraints()
    let isLent = isHostRoot
    if !isLent { detach() }
    layer.removeFromSuperlayer()
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.subviewsChanged()
    if isLent { node?.host?.box.invalidateLayout() }
  }

  private func subviewsChanged() {
    node?.box.contentsChanged()
    setNeedsLayout()
  }

  /// Whether the view is `view` or somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  /// The first view with a tag, this one or one in it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
  /// What stands behind the view in the responder chain where it is in no other: the view of UIKit's around SwiftUI's
  /// views that have it, or the window.
  var outerResponder: UIResponder? {
    var place = node?.host?.parent
    while let current = place {
      if let outer = current as? UIViewNode { return outer.view }
      place = current.parent
    }
    return window
  }

  /// The window of a view that is on a stage.
  public var window: UIWindow? { node?.host?.window }

  // MARK: Places

  /// The transform from this view's coordinates to the stage's, by the model.
  var toStage: CGAffineTransform {
    let toParent = layer.values.look(in: nil).toParent(anchor: layer.anchorPoint)
    if let superview { return toParent.concatenating(superview.toStage) }
    return toParent.concatenating(node?.host?.toStage ?? .identity)
  }

  /// The transform from where SwiftUI's views in this one are laid out, y downwards, to the stage.
  var contentsToStage: CGAffineTransform {
    pointsUp ? bounds.turningOver.concatenating(toStage) : toStage
  }

  /// The transform from this view's coordinates to those of `view`, or of the window for `nil`.
  private func transform(to view: UIView?) -> CGAffineTransform {
    // In one tree nothing above the common view matters, and nothing is lost by a detour.
    if let superview, superview === view {
      return layer.values.look(in: nil).toParent(anchor: layer.anchorPoint)
    }
    return toStage.concatenating(view?.toStage.inverted() ?? .identity)
  }

  /// Converts a point of this view to the coordinates of another.
  ///
  /// - Parameters:
  ///   - point: The point, in points of this view.
  ///   - view: The other view; `nil` for the stage.
  /// - Returns: The point in the other's coordinates.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }
  /// Converts a point of another view to the coordinates of this one.
  ///
  /// - Parameters:
  ///   - point: The point, in points of the other view.
  ///   - view: The other view; `nil` for the stage.
  /// - Returns: The point in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying((view?.toStage ?? .identity).concatenating(toStage.inverted()))
  }
  /// Converts a rectangle of this view to the coordinates of another.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of this view.
  ///   - view: The other view; `nil` for the stage.
  /// - Returns: The upright rectangle around it in the other's coordinates.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }
  /// Converts a rectangle of another view to the coordinates of this one.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the other view.
  ///   - view: The other view; `nil` for the stage.
  /// - Returns: The upright rectangle around it in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying((view?.toStage ?? .identity).concatenating(toStage.inverted()))
  }

  // MARK: Gestures

  /// Adds a gesture recogniser to this view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Removes a gesture recogniser from this view.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  // MARK: The graph

  /// Attaches the view and all in it to the graph.
  func attach(to parent: Node) {
    let environment = styled(parent.environment, in: parent.graph)
    let node = UIViewNode(self, NodeInputs(childOf: parent, environment: environment))
    willMove(toWindow: node.host?.window)
    self.node = node
    layer.attach(to: node)
    resolveBackground()
    node.hostContent()
    for view in subviews where !view.isHostRoot { view.attach(to: node) }
    manners.mask?.attach(to: node)
    // What covers it here is room around its content.
    if self is UIScrollView { setNeedsLayout() }
    didMoveToWindow()
    if superview != nil { controller?.viewWasShown() }
  }

  /// Detaches the view and all in it from the graph.
  func detach() {
    guard node != nil else { return }
    willMove(toWindow: nil)
    node?.remove()
  }

  /// Called when the view's node has been taken out of the graph.
  func wasDetached() {
    (self as? UIScrollView)?.leaveBars()
    layer.detach()
    if painter != nil { noteUnrest(nil) }
    node = nil
    // What is seen no more takes no letters.
    if isSeated { resignFirstResponder() }
    didMoveToWindow()
    if superview != nil { controller?.viewWasHidden() }
  }

  /// Says that ``hostedContent`` is other than before.
  func hostedContentChanged() {
    guard let node else { return }
    node.graph.enqueue { [weak node] in node?.hostContent() }
  }
}
