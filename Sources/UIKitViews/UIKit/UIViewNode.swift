import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A `UIView`'s place in the graph while it is shown.
final class UIViewNode: Node {
  let view: UIView
  private(set) lazy var box = UIViewBox(self)
  /// SwiftUI's views in the view.
  private var hosted: Node?
  /// What the view's controller presents over the stage.
  private(set) var presented: [PresentedStage] = []
  /// The traits of the place, when they were told last.
  private var traits: UITraitCollection

  init(_ view: UIView, _ inputs: NodeInputs) {
    self.view = view
    traits = UITraitCollection(inputs.environment)
    super.init(inputs)
  }

  override var children: [Node] {
    (hosted.map { [$0] } ?? []) + ownSubviews + presented.map(\.node)
  }
  /// The nodes of the views in this one, but for those that have places of their own in the graph.
  private var ownSubviews: [Node] {
    let views = view.subviews + (view.mask.map { [$0] } ?? [])
    return views.compactMap(\.node).filter { $0.parent === self }
  }

  /// Keeps what is presented in the graph.
  func keep(_ stage: PresentedStage) { presented.append(stage) }
  /// Takes out what was presented.
  func drop(_ node: Node) {
    presented.removeAll { $0.node === node }
    node.remove()
  }
  override var viewName: String? { ownTypeName(of: view.namedObject) }
  override var givenName: String? { view.accessibilityIdentifier }
  override var ownsBoxes: Bool { true }
  override func boxesBelowChanged() { box.contentsChanged() }
  override func collect(into boxes: inout [Box]) { boxes.append(box) }

  /// The boxes of SwiftUI's views.
  var hostedBoxes: [Box] { hosted?.boxes ?? [] }

  /// The host that brings the tree of views onto the stage.
  var host: UIKitHostNode? {
    var node = parent
    while let current = node {
      if let host = current as? UIKitHostNode { return host }
      node = current.parent
    }
    return nil
  }

  /// Shows the SwiftUI views that the view has now.
  func hostContent() {
    guard !isRemoved, let content = view.hostedContent else { return }
    let layout = LayoutView(layout: VStackLayout(), content: content)
    if let hosted {
      hosted.update(layout, environment: environment)
    } else {
      hosted = layout.node(NodeInputs(childOf: self))
      box.contentsChanged()
    }
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    guard environmentChanged else { return }
    let before = traits
    traits = self.view.traitCollection
    if before.userInterfaceStyle != traits.userInterfaceStyle {
      self.view.traitCollectionDidChange(before)
      self.view.controller?.traitCollectionDidChange(before)
    }
    self.view.tellTraits(before, traits)
    self.view.controller?.tellTraits(before, traits)
    self.view.resolveBackground()
    self.view.setNeedsDisplay()
    hostContent()
    for inner in ownSubviews {
      let own = (inner as? UIViewNode)?.view.styled(environment, in: graph)
      inner.update(view, environment: own ?? environment)
    }
    for stage in presented { stage.pass(environment) }
  }

  override func wasRemoved() { view.wasDetached() }
}

/// What a controller presents over the stage, in the graph below its view.
@MainActor struct PresentedStage {
  let node: Node
  /// Takes the environment of the controller's view.
  let pass: @MainActor (EnvironmentValues) -> Void
}

/// The name of an object's type if it is a scene's own.
@MainActor func ownTypeName(of object: AnyObject) -> String? {
  let type: any AnyObject.Type = type(of: object)
  return SceneTypes.contains(type) ? traceName(of: type) : nil
}

/// The box of a `UIView`: paints its layer, SwiftUI's views in it, its subviews.
final class UIViewBox: ContainerBox, ZoomSource {
  private let view: UIView
  /// The transform from the coordinates around the view to the stage's, when it was drawn last.
  private var around = CGAffineTransform.identity
  var zoomCount = 0

  init(_ node: UIViewNode) {
    view = node.view
    super.init(node)
  }

  /// Nothing around the root of a tree depends on what is in it: the tree alone is laid out again.
  override func layoutInvalidated() {
    guard view.superview == nil || view.isHostRoot else { return }
    graph.layOutSeparately { [weak self] in
      guard let self, isPlaced, !node.isRemoved else { return }
      place(in: frame, proposal: proposal)
    }
  }

  override func placed() {
    // What is in the view knows its container from now on, drawn or not.
    _ = contents
    // The outermost view has laid out all that are in it.
    if view.superview == nil || view.isHostRoot {
      view.layoutIfNeeded()
    } else {
      view.layoutWhereNeeded()
    }
    (view as? UIScrollView)?.meetBars()
    let free = safeArea.free
    let proposal = ProposedViewSize(free.size)
    for box in view.node?.hostedBoxes ?? [] {
      adopt(box)
      let size = box.size(for: proposal)
      let origin = CGPoint(x: free.midX - size.width / 2, y: free.midY - size.height / 2)
      box.place(in: CGRect(origin: origin, size: size), proposal: proposal)
    }
    for view in view.subviews {
      let size = view.bounds.size
      view.node?.box.place(
        in: CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size))
    }
    if let mask = view.mask, let box = mask.node?.box {
      adopt(box)
      let size = mask.bounds.size
      box.place(in: CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size))
    }
  }

  /// What of the view is free, by its place on the stage and what controllers keep free.
  private var safeArea: SafeArea {
    SafeArea(whole: view.bounds, insets: view.coveredInsets(by: graph.stage.safeArea))
  }

  /// SwiftUI's views extend no further than this one.
  override func extendingContents(_ frame: CGRect) -> CGRect { safeArea.extending(frame) }

  // MARK: Drawing

  private var look: LayerLook { view.layer.presented(at: LayerMoment(graph)).look }

  private func inside(_ look: LayerLook, _ context: DrawingContext) -> DrawingContext {
    context.under(look.toParent(anchor: view.layer.anchorPoint))
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    around = context.transform
    if zoomCount == 0 { paint(into: &list, context) }
  }

  private func paint(into list: inout DisplayList, _ context: DrawingContext) {
    var moment = LayerMoment(graph)
    moment.around = view.layer.superlayer?.depth
    view.layer.paint(into: &list, context, moment)
  }

  // MARK: Touches

  /// Hit-tests this view: SwiftUI's views first, then recognisers from here outwards.
  func hit(_ point: CGPoint) -> Hit {
    var context = DrawingContext()
    context.transform = view.contentsToStage
    var hit = Hit(self)
    for box in (view.node?.hostedBoxes ?? []).reversed() {
      if let found = box.hitTest(point, context) {
        hit = found
        break
      }
    }
    let ownReaches = view.isMadeOfHosted ? hit.reaches.count : 0
    var current: UIView? = view
    var gestures: [UIGestureRecognizer] = []
    while let view = current {
      for gesture in (view.gestureRecognizers ?? []).reversed() where gesture.isEnabled {
        guard let node = view.node else { continue }
        let box = UIGestureBox(gesture, node, inside: gestures)
        hit.reaches.append(Hit.Reach(responder: box, transform: view.toStage))
        gestures.append(gesture)
      }
      current = view.superview
    }
    // Views of the Mac are told by its own words; what is further in has been found before.
    if hit.watch == nil, !(view is SurfaceView) {
      hit.watch = Hit.Watch(
        UITouchBox(view, node), ownReaches: ownReaches, isMinded: view.mindsTouches)
    }
    return hit
  }

  /// Whether something of SwiftUI's views in this one is at a point of the stage.
  func hostsSomething(at point: CGPoint) -> Bool {
    var context = DrawingContext()
    context.transform = view.contentsToStage
    let boxes = view.node?.hostedBoxes ?? []
    return boxes.contains { $0.hitTest(point, context) != nil }
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    guard !view.isHidden, view.alpha > UIView.leastTouchableAlpha,
      view.isUserInteractionEnabled || view.isShowing
    else { return }
    let inside = inside(view.layer.values.look(in: nil), context)
    let frame = view.bounds.applying(inside.transform)
    // What scrolls is nothing to tap; what it does not show is not there.
    let gestures = (view.gestureRecognizers ?? []).filter { $0.isEnabled && $0.isSurveyed }
    var notes = AccessibilityNotes()
    (notes.identifier, notes.label) = (view.accessibilityIdentifier, view.accessibilityLabel)
    view.manners.tell(&notes)
    survey.note(notes, frame) { survey in
      for gesture in gestures { survey.open(UIGestureBox(gesture, node), frame) }
      let isControl = (view as? UIControl)?.isTouchable == true
      if isControl { survey.open(UITouchBox(view, node), frame) }
      survey.noteLeaf(frame, text: view.spokenText)
      if view is UIScrollView {
        survey.within(frame) { survey in for box in contents { box.survey(&survey, inside) } }
      } else {
        let upright = view.layer.upright(inside, in: view.bounds)
        for box in contents { box.survey(&survey, box is UIViewBox ? inside : upright) }
      }
      if isControl { survey.close() }
      for _ in gestures { survey.close() }
    }
  }

  override var spokenText: String? {
    if let text = view.spokenText { return text }
    return super.spokenText
  }

  // MARK: Tracing

  override var tracedName: String { view.tracedName }
  override func trace(into lines: inout TraceLines) {
    view.layer.values.trace(
      into: &lines, hasBorder: view.layer.borderWidth > 0, hasShadow: view.layer.shadowOpacity > 0)
  }

  // MARK: Zooming out of the view

  /// The view's frame on the stage.
  var place: CGRect {
    let look = look
    return look.bounds.applying(look.toParent(anchor: view.layer.anchorPoint))
      .applying(around)
  }

  var sourceLook: _TransitionSourceLook {
    var look = _TransitionSourceLook()
    look.cornerRadius = self.look.cornerRadius
    return look
  }

  func draw(into list: inout DisplayList, over rect: CGRect) {
    let place = place
    guard place.width > 0, place.height > 0 else { return }
    var context = DrawingContext()
    context.transform = around.concatenating(filling(rect, from: place))
    paint(into: &list, context)
  }
}

extension UIView {
  /// Whether the view shows something that takes no touches itself.
  fileprivate var isShowing: Bool { self is UIImageView || self is UILabel }
}
