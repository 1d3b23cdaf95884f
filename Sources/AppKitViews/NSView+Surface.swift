import DisplayList
import Foundation
import Geometry
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

extension NSView: SurfaceOwner {
  package var pointsUp: Bool { !isFlipped }
  package func makeSurfaceLayer() -> CALayer { makeBackingLayer() }
  package var intrinsicSize: CGSize { intrinsicContentSize }
  package var hostedViews: AnyView? {
    guard let scheme = ownAppearance?.scheme else { return hosted }
    return hosted.map { AnyView($0.environment(\.colorScheme, scheme)) }
  }
  package var spokenWords: String? { spoken }
  package func size(forWidth width: CGFloat?) -> CGSize { contentSize(forWidth: width) }

  package func layOut() {
    needsLayout = false
    if needsUpdateConstraints {
      needsUpdateConstraints = false
      updateConstraints()
    }
    controller?.viewWillLayout()
    layout()
    controller?.viewDidLayout()
  }

  package func drawSurface(_ rect: CGRect) {
    needsDisplay = false
    guard !wantsUpdateLayer, let context = UIGraphicsStack.current else { return }
    if !isFlipped { context.pointUp(in: rect) }
    draw(rect)
  }

  package func paintSurface(
    into list: inout DisplayList, in bounds: CGRect, _ transform: CGAffineTransform
  ) { paint(into: &list, in: bounds, transform) }

  package func hit(_ point: CGPoint) -> SurfaceView? {
    // Views are asked in coordinates of the one around, which a root has not.
    guard let superview else { return surface.plainHit(point) }
    return hitTest(surface.convert(point, to: superview.surface))?.surface
  }

  package func willComeOnStage(_ comes: Bool) {
    isLeaving = !comes
    viewWillMove(toWindow: comes ? NSWindow.stage : nil)
    if comes { controller?.viewWillAppear() } else { controller?.viewWillDisappear() }
  }

  package func hasComeOnStage(_ comes: Bool) {
    // Where all around goes, views are told afterwards.
    if !comes, !isLeaving { willComeOnStage(false) }
    isLeaving = false
    if comes, wantsUpdateLayer { updateLayer() }
    viewDidMoveToWindow()
    if comes { controller?.viewDidAppear() } else { controller?.viewDidDisappear() }
  }

  package func appearanceChanged() {
    if wantsUpdateLayer { updateLayer() }
    viewDidChangeEffectiveAppearance()
  }

  /// The window of a view that is on a stage.
  public var window: NSWindow? { surface.window == nil ? nil : NSWindow.stage }

  // MARK: Hierarchy

  /// The subviews, in painting order.
  public var subviews: [NSView] {
    get { inside }
    set {
      for view in inside where !newValue.contains(view) { view.removeFromSuperview() }
      for view in newValue { addSubview(view) }
    }
  }

  /// Adds a subview on top of the others.
  public func addSubview(_ view: NSView) { insert(view, at: inside.count) }
  /// Adds a subview beside another.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - place: Above the other, or below it.
  ///   - otherView: The other subview; `nil` for all of them.
  public func addSubview(
    _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
  ) {
    let others = inside.filter { $0 !== view }
    let other = otherView.flatMap { wanted in others.firstIndex { $0 === wanted } }
    switch place {
    case .above: insert(view, at: other.map { $0 + 1 } ?? others.count)
    case .below: insert(view, at: other ?? 0)
    case .out: view.removeFromSuperview()
    }
  }
  /// Puts a view in another one's place.
  ///
  /// - Parameters:
  ///   - oldView: The subview that goes.
  ///   - newView: The one that comes.
  public func replaceSubview(_ oldView: NSView, with newView: NSView) {
    addSubview(newView, positioned: .above, relativeTo: oldView)
    oldView.removeFromSuperview()
  }

  private func insert(_ view: NSView, at index: Int) {
    if view === self { fatalError("a view cannot be put into itself") }
    view.viewWillMove(toSuperview: self)
    if view.superview === self {
      inside.removeAll { $0 === view }
    } else {
      view.leave()
    }
    inside.insert(view, at: min(index, inside.count))
    view.superview = self
    surface.insertSubview(view.surface, at: min(index, inside.count - 1))
    view.viewDidMoveToSuperview()
    didAddSubview(view)
  }

  /// Removes the view from its superview, at once.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    viewWillMove(toSuperview: nil)
    leave()
    viewDidMoveToSuperview()
  }

  private func leave() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    surface.removeFromSuperview()
    superview.inside.removeAll { $0 === self }
    self.superview = nil
  }

  /// Whether the view is `view` or somewhere in it.
  public func isDescendant(of view: NSView) -> Bool { surface.isDescendant(of: view.surface) }
  /// The first view with a tag, this one or one in it.
  public func viewWithTag(_ tag: Int) -> NSView? {
    if self.tag == tag { return self }
    for view in inside {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Places

  /// Converts a point of another view to the coordinates of this one.
  ///
  /// - Parameters:
  ///   - point: The point, in points of the other view.
  ///   - view: The other view; `nil` for the window, from its lower left.
  /// - Returns: The point in this view's coordinates.
  public func convert(_ point: CGPoint, from view: NSView?) -> CGPoint {
    if let view { return surface.convert(point, from: view.surface) }
    return surface.convert(point.applying(NSWindow.stage.turn), from: nil)
  }
  /// Converts a point of this view to the coordinates of another.
  ///
  /// - Parameters:
  ///   - point: The point, in points of this view.
  ///   - view: The other view; `nil` for the window, from its lower left.
  /// - Returns: The point in the other's coordinates.
  public func convert(_ point: CGPoint, to view: NSView?) -> CGPoint {
    if let view { return surface.convert(point, to: view.surface) }
    return surface.convert(point, to: nil).applying(NSWindow.stage.turn)
  }
  /// Converts a rectangle of another view to the coordinates of this one.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the other view.
  ///   - view: The other view; `nil` for the window, from its lower left.
  /// - Returns: The upright rectangle around it in this view's coordinates.
  public func convert(_ rect: CGRect, from view: NSView?) -> CGRect {
    if let view { return surface.convert(rect, from: view.surface) }
    return surface.convert(rect.applying(NSWindow.stage.turn), from: nil)
  }
  /// Converts a rectangle of this view to the coordinates of another.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of this view.
  ///   - view: The other view; `nil` for the window, from its lower left.
  /// - Returns: The upright rectangle around it in the other's coordinates.
  public func convert(_ rect: CGRect, to view: NSView?) -> CGRect {
    if let view { return surface.convert(rect, to: view.surface) }
    return surface.convert(rect, to: nil).applying(NSWindow.stage.turn)
  }
}
