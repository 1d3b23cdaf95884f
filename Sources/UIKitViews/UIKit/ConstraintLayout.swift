import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// The layout of a tree of views by constraints: their places and sizes as one system, which is solved at once.
///
/// Places count from the outermost view's corner; inside of a scroll view from its content's, wherever that is scrolled to.
/// A view that no constraint names, or whose autoresizing mask counts, has its frame as a constant.
@MainActor final class ConstraintLayout {
  /// The edges of a view or a guide.
  struct Edges {
    var left: LinearForm
    var top: LinearForm
    var width: LinearForm
    var height: LinearForm
  }

  /// A constraint in numbers.
  struct Row: Equatable {
    let priority: Float
    let form: LinearForm
    let relation: LayoutSolver.Relation
  }

  /// A system and its solution.
  struct Solution {
    let rows: [Row]
    let values: [Double]
  }

  private let root: UIView
  /// The views that constraints name.
  private var named: Set<ObjectIdentifier> = []
  private var known: [ObjectIdentifier: Edges] = [:]
  private var variableCount = 0
  private var rows: [Row] = []
  private var values: [Double] = []
  /// The views that constraints place, in the order in which they are named.
  private var placed: [UIView] = []
  /// The stacks whose views are among those.
  var stacks: [UIStackView] = []
  /// The guides that constraints name.
  private var guides: [UILayoutGuide] = []
  /// The sizes of views whose height depends on their width.
  private let fitted: [ObjectIdentifier: CGSize]
  /// Whether the outermost view is as small as it may be, instead of as large as it is.
  private let isFitting: Bool
  /// The width that it has then; `nil` for the least.
  private let fittingWidth: CGFloat?

  /// How often the system is set up again for heights that depend on widths, and frames that depend on others.
  private static let passLimit = 6
  /// The solutions that are kept: as many systems as one layout may have.
  private static let memory = 4
  /// The priority of what nobody said.
  private static let unsaid = UILayoutPriority(0)
  /// The width up to which text is read well, in points.
  private static let readableWidth = 672.0

  private init(
    _ root: UIView, _ constraints: [NSLayoutConstraint], _ fitted: [ObjectIdentifier: CGSize],
    isFitting: Bool = false, width: CGFloat? = nil
  ) {
    (self.root, self.fitted) = (root, fitted)
    (self.isFitting, fittingWidth) = (isFitting, width)
    for constraint in constraints {
      for view in [constraint.first?.layoutView, constraint.second?.layoutView] {
        if let view { named.insert(ObjectIdentifier(view)) }
      }
    }
    for constraint in constraints { add(constraint) }
    standInCorners(below: root)
  }

  /// Gives the views below one the frames that constraints say.
  static func place(below view: UIView) {
    guard NSLayoutConstraint.isUsed else { return }
    let root = view.outermost
    root.releaseStacks()
    var constraints: [NSLayoutConstraint] = []
    root.collectConstraints(into: &constraints)
    constraints.removeAll { !$0.isInside(root) }
    guard !constraints.isEmpty else { return }
    var fitted: [ObjectIdentifier: CGSize] = [:]
    for pass in 1...passLimit {
      let layout = ConstraintLayout(root, constraints, fitted)
      layout.solve()
      let sizes = layout.fittingSizes()
      if sizes != fitted, pass < passLimit {
        fitted = sizes
      } else if !layout.apply(below: view) {
        return
      }
    }
  }

  /// The least size that the constraints inside a view leave it.
  ///
  /// - Parameters:
  ///   - view: The view, whose own frame does not matter.
  ///   - width: Its width, in points; `nil` for the least.
  /// - Returns: The size; `nil` where no constraint says anything.
  static func fittingSize(of view: UIView, width: CGFloat?) -> CGSize? {
    guard NSLayoutConstraint.isUsed else { return nil }
    var constraints: [NSLayoutConstraint] = []
    view.collectConstraints(into: &constraints)
    constraints.removeAll { !$0.isInside(view) }
    guard
      constraints.contains(where: {
        $0.first?.layoutView === view || $0.second?.layoutView === view
      })
    else { return nil }
    var fitted: [ObjectIdentifier: CGSize] = [:]
    for pass in 1...passLimit {
      let layout = ConstraintLayout(view, constraints, fitted, isFitting: true, width: width)
      layout.solve()
      let sizes = layout.fittingSizes()
      guard sizes != fitted, pass < passLimit else {
        let edges = layout.edges(of: view)
        return CGSize(width: layout.value(edges.width), height: layout.value(edges.height))
      }
      fitted = sizes
    }
    return nil
  }

  /// The edges of the outermost view.
  private func rootEdges(of view: UIView) -> Edges {
    var edges = Edges(
      left: LinearForm(0), top: LinearForm(0), width: LinearForm(Double(view.bounds.width)),
      height: LinearForm(Double(view.bounds.height)))
    guard isFitting else { return edges }
    func least(_ length: CGFloat?) -> LinearForm {
      if let length { return LinearForm(Double(length)) }
      let form = variable()
      meet(form, .greaterThanOrEqual)
      meet(form, .equal, .fittingSizeLevel)
      return form
    }
    edges.width = least(fittingWidth)
    edges.height = least(nil)
    return edges
  }

  // MARK: The system

  /// A new variable, which nothing is known of.
  func variable() -> LinearForm {
    variableCount += 1
    return LinearForm(variable: variableCount - 1)
  }

  /// Asks for a relation of a form to 0.
  func meet(
    _ form: LinearForm, _ relation: LayoutSolver.Relation, _ priority: UILayoutPriority = .required
  ) {
    rows.append(Row(priority: priority.rawValue, form: form, relation: relation))
  }

  /// The edges of something that constraints place.
  private func openEdges() -> Edges {
    let edges = Edges(left: variable(), top: variable(), width: variable(), height: variable())
    meet(edges.width, .greaterThanOrEqual)
    meet(edges.height, .greaterThanOrEqual)
    return edges
  }

  /// The edges of a view, in points of the outermost one.
  func edges(of view: UIView) -> Edges {
    let name = ObjectIdentifier(view)
    if let edges = known[name] { return edges }
    if let stack = view.arrangingStack { _ = self.edges(of: stack) }
    if let edges = known[name] { return edges }
    let edges: Edges
    if view !== root, let superview = view.superview {
      if view.translatesAutoresizingMaskIntoConstraints || !named.contains(name) {
        let around = self.edges(of: superview)
        let frame = view.plainFrame
        let start = superview.contentOrigin
        // Constraints count downwards.
        let top =
          superview.pointsUp
          ? around.top + around.height + -Double(frame.maxY - start.y)
          : around.top + Double(frame.minY - start.y)
        edges = Edges(
          left: around.left + Double(frame.minX - start.x), top: top,
          width: LinearForm(Double(frame.width)), height: LinearForm(Double(frame.height)))
      } else {
        edges = openEdges()
        placed.append(view)
        keepContent(of: view, edges)
      }
    } else {
      edges = rootEdges(of: view)
    }
    known[name] = edges
    if let stack = view as? UIStackView, stack.isInSystem(named) {
      stacks.append(stack)
      arrange(stack, edges)
    }
    return edges
  }

  /// Lets views stand in the corner of those around them where nobody says more, outer and earlier ones first.
  private func standInCorners(below view: UIView) {
    for inner in view.subviews {
      if !inner.translatesAutoresizingMaskIntoConstraints, inner.arrangingStack == nil,
        let edges = known[ObjectIdentifier(inner)], let around = known[ObjectIdentifier(view)]
      {
        meet(edges.left - around.left, .equal, Self.unsaid)
        meet(edges.top - around.top, .equal, Self.unsaid)
      }
      standInCorners(below: inner)
    }
  }

  /// The edges of a view that a stack places.
  func arrangedEdges(of view: UIView) -> Edges {
    let edges = openEdges()
    placed.append(view)
    known[ObjectIdentifier(view)] = edges
    keepContent(of: view, edges)
    if let stack = view as? UIStackView {
      stacks.append(stack)
      arrange(stack, edges)
    }
    return edges
  }

  /// Keeps a view as large as its content, as far as its priorities go; a stack's content is what it places.
  private func keepContent(of view: UIView, _ edges: Edges) {
    if view is UIStackView { return }
    let size = fitted[ObjectIdentifier(view)] ?? view.fittingSize(forWidth: nil)
    let sides: [(CGFloat, LinearForm, NSLayoutConstraint.Axis)] = [
      (size.width, edges.width, .horizontal), (size.height, edges.height, .vertical),
    ]
    for (length, form, axis) in sides where length >= 0 {
      let gap = form + -Double(length)
      meet(gap, .greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis))
      meet(gap, .lessThanOrEqual, view.contentHuggingPriority(for: axis))
    }
  }

  private func edges(of guide: UILayoutGuide) -> Edges {
    let name = ObjectIdentifier(guide)
    if let edges = known[name] { return edges }
    guard let view = guide.owningView else { return openEdges() }
    let around = self.edges(of: view)
    let edges: Edges
    switch guide.kind {
    case .own: edges = openEdges()
    case .safeArea: edges = around.inset(by: view.safeAreaInsets)
    case .margins: edges = around.inset(by: view.guidedMargins)
    case .keyboard:
      let height = Double((guide as? UIKeyboardLayoutGuide)?.height ?? 0)
      var keyboard = around
      keyboard.top = around.top + around.height + -height
      keyboard.height = LinearForm(height)
      edges = keyboard
    case .readable: edges = readable(in: around.inset(by: view.guidedMargins))
    case .content:
      var content = openEdges()
      (content.left, content.top) = (around.left, around.top)
      edges = content
    case .window:
      var window = around
      window.left.constant += Double(view.bounds.minX)
      window.top.constant += Double(view.bounds.minY)
      edges = window
    }
    known[name] = edges
    guides.append(guide)
    return edges
  }

  /// As much of the room inside of margins as can be read well, in its middle.
  private func readable(in room: Edges) -> Edges {
    var edges = room
    (edges.left, edges.width) = (variable(), variable())
    meet(edges.width + -Self.readableWidth, .lessThanOrEqual)
    meet(edges.width - room.width, .lessThanOrEqual)
    meet(edges.width - room.width, .equal, UILayoutPriority(999))
    meet(edges.form(.centerX) - room.form(.centerX), .equal)
    return edges
  }

  /// The edges of one side of a constraint.
  private func edges(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    beside other: (any LayoutItem)?
  ) -> Edges {
    if let guide = item as? UILayoutGuide { return edges(of: guide) }
    guard let view = item.layoutView else { return openEdges() }
    // For what is in it a scroll view's edges are those of all that it scrolls.
    guard let scroll = view as? UIScrollView, let inner = other?.layoutView, inner !== scroll,
      inner.isDescendant(of: scroll)
    else { return edges(of: view) }
    switch attribute {
    case .width, .height: return edges(of: view)
    case .centerX, .centerY: return edges(of: scroll.frameLayoutGuide)
    default: return edges(of: scroll.contentLayoutGuide)
    }
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.first, let holder = constraint.holder else { return }
    let isRightToLeft = root.node?.environment.drawing.layoutDirection == .rightToLeft
    let around = edges(of: holder)
    func side(
      _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
      beside other: (any LayoutItem)?
    ) -> LinearForm {
      let directed = attribute.directed(isRightToLeft: isRightToLeft)
      let form = edges(of: item, directed, beside: other).form(directed)
      // A multiple of a place counts from the corner of the view whose constraint it is.
      switch directed {
      case .left, .right, .centerX: return form - around.left
      case .top, .bottom, .centerY: return form - around.top
      default: return form
      }
    }
    var form = side(first, constraint.firstAttribute, beside: constraint.second)
    if constraint.hasSecond {
      guard let second = constraint.second else { return }
      form.add(
        side(second, constraint.secondAttribute, beside: first),
        times: -Double(constraint.multiplier))
    }
    let isMirrored = isRightToLeft && constraint.firstAttribute.isDirected
    form.constant += Double(isMirrored ? constraint.constant : -constraint.constant)
    let sign = isMirrored ? -constraint.relation.rawValue : constraint.relation.rawValue
    meet(form, LayoutSolver.Relation(rawValue: sign) ?? .equal, constraint.priority)
  }

  // MARK: The solution

  private func solve() {
    let part = root.constraintPart
    if let solution = part.solutions.first(where: { $0.rows == rows }) {
      values = solution.values
      return
    }
    var solver = LayoutSolver()
    for _ in 0..<variableCount { _ = solver.addVariable() }
    let order = rows.indices.sorted {
      (-rows[$0].priority, $0) < (-rows[$1].priority, $1)
    }
    for index in order { solver.meet(rows[index].form, rows[index].relation) }
    values = (0..<variableCount).map { solver.value(of: LinearForm(variable: $0)) }
    if part.solutions.count >= Self.memory { part.solutions.removeFirst() }
    part.solutions.append(Solution(rows: rows, values: values))
  }

  private func value(_ form: LinearForm) -> CGFloat {
    CGFloat(form.terms.reduce(form.constant) { $0 + $1.factor * values[$1.variable] })
  }

  /// The sizes of views whose height depends on their width, for the widths that they have.
  private func fittingSizes() -> [ObjectIdentifier: CGSize] {
    var sizes: [ObjectIdentifier: CGSize] = [:]
    for view in placed where view.heightFollowsWidth {
      sizes[ObjectIdentifier(view)] = view.fittingSize(forWidth: value(edges(of: view).width))
    }
    return sizes
  }

  /// Gives frames to what is below a view; tells whether anything has another than before.
  private func apply(below top: UIView) -> Bool {
    let scale = root.node?.graph.stage.scale ?? Double(UIScreen.main.scale)
    var hasChanged = false
    for view in placed where view !== top && view.isDescendant(of: top) {
      guard let superview = view.superview else { continue }
      let frame = frame(edges(of: view), in: superview).rounded(toScale: scale)
      if view.take(frame) { hasChanged = true }
    }
    for stack in stacks { stack.isPlacedByConstraints = true }
    for guide in guides {
      guard let view = guide.owningView else { continue }
      guide.layoutFrame = frame(edges(of: guide), in: view)
      guard guide.kind == .content, let scroll = view as? UIScrollView,
        scroll.isDescendant(of: top)
      else { continue }
      let size = guide.layoutFrame.rounded(toScale: scale).size
      if scroll.contentSize != size {
        scroll.contentSize = size
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// The frame between edges, in points of a view.
  private func frame(_ edges: Edges, in view: UIView) -> CGRect {
    let (around, start) = (self.edges(of: view), view.contentOrigin)
    let (width, height) = (value(edges.width), value(edges.height))
    let down = value(edges.top) - value(around.top)
    return CGRect(
      x: value(edges.left) - value(around.left) + start.x,
      y: (view.pointsUp ? value(around.height) - down - height : down) + start.y, width: width,
      height: height)
  }
}

extension ConstraintLayout.Edges {
  /// A place or a size.
  func form(_ attribute: NSLayoutConstraint.Attribute) -> LinearForm {
    switch attribute {
    case .left, .leading: left
    case .right, .trailing: left + width
    case .top: top
    case .bottom: top + height
    case .width: width
    case .height: height
    case .centerX: left + width.times(0.5)
    case .centerY: top + height.times(0.5)
    case .notAnAttribute: LinearForm(0)
    }
  }

  /// These edges with insets taken from them.
  func inset(by insets: UIEdgeInsets) -> Self {
    Self(
      left: left + Double(insets.left), top: top + Double(insets.top),
      width: width + -Double(insets.left + insets.right),
      height: height + -Double(insets.top + insets.bottom))
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it depends on where lines begin.
  var isDirected: Bool { self == .leading || self == .trailing }

  /// The edge at the left or right that is meant.
  func directed(isRightToLeft: Bool) -> Self {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: self
    }
  }
}

extension NSLayoutConstraint {
  /// Whether all that it names is in a view.
  fileprivate func isInside(_ root: UIView) -> Bool {
    guard first?.layoutView?.isDescendant(of: root) == true else { return false }
    return !hasSecond || second?.layoutView?.isDescendant(of: root) == true
  }
}

extension UIView {
  /// The outermost view around this one.
  var outermost: UIView { superview?.outermost ?? self }

  /// The frame as it would be without transform.
  fileprivate var plainFrame: CGRect {
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// Where in the view's coordinates its corner is as constraints count.
  fileprivate var contentOrigin: CGPoint { self is UIScrollView ? .zero : bounds.origin }

  /// Takes a frame, whatever the transform; tells whether it is another than before.
  fileprivate func take(_ frame: CGRect) -> Bool {
    let anchor = layer.anchorPoint
    let middle = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    guard bounds.size != frame.size || center != middle else { return false }
    bounds.size = frame.size
    center = middle
    return true
  }
}
