import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

extension ConstraintLayout {
  /// What lets a stack be no larger across its axis than its largest view, where nobody says more.
  private static let slack = UILayoutPriority(51)

  /// The edges along an axis or across it.
  private typealias Span = (start: LinearForm, length: LinearForm)

  /// Adds what a stack says of the views that it places.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - edges: Its edges.
  func arrange(_ stack: UIStackView, _ edges: Edges) {
    let views = stack.shown
    guard !views.isEmpty else { return }
    let room = edges.inset(by: stack.margins)
    let all = views.map { arrangedEdges(of: $0) }
    let isUpright = stack.isUpright
    let isMirrored =
      !isUpright && stack.node?.environment.drawing.layoutDirection == .rightToLeft
    func along(_ edges: Edges) -> Span {
      if isUpright { return (edges.top, edges.height) }
      // From the right, places count down.
      return isMirrored
        ? ((edges.left + edges.width).times(-1), edges.width) : (edges.left, edges.width)
    }
    follow(all.map(along), along(room), of: stack, views)
    for edges in all { align(edges, in: room, of: stack) }
    if stack.alignment != .fill { keepSmall(all, room, stack) }
  }

  /// Places views one behind another.
  private func follow(_ spans: [Span], _ room: Span, of stack: UIStackView, _ views: [UIView]) {
    guard let first = spans.first, let last = spans.last else { return }
    let isSpaced = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    meet(first.start - room.start, .equal)
    let step = isSpaced ? variable() : LinearForm(0)
    for index in spans.indices.dropFirst() {
      let (before, here) = (spans[index - 1], spans[index])
      let gap = here.start - (before.start + before.length)
      let least = gap + -Double(stack.customSpacing(after: views[index - 1]))
      meet(least, isSpaced ? .greaterThanOrEqual : .equal)
      switch stack.distribution {
      case .fill: break
      case .fillEqually: meet(here.length - first.length, .equal)
      case .fillProportionally:
        let (own, other) = (stack.ownLength(of: views[index]), stack.ownLength(of: views[0]))
        meet(here.length.times(other) - first.length.times(own), .equal, UILayoutPriority(999))
      case .equalSpacing: meet(gap - step, .equal)
      case .equalCentering:
        let way = here.start + here.length.times(0.5) - (before.start + before.length.times(0.5))
        meet(way - step, .equal, UILayoutPriority(149))
      }
    }
    meet(last.start + last.length - (room.start + room.length), .equal)
  }

  /// Places a view across the axis.
  private func align(_ edges: Edges, in room: Edges, of stack: UIStackView) {
    let isMirrored =
      stack.isUpright && stack.node?.environment.drawing.layoutDirection == .rightToLeft
    let (start, end, middle): (NSLayoutConstraint.Attribute, _, NSLayoutConstraint.Attribute) =
      stack.isUpright
      ? (.left, NSLayoutConstraint.Attribute.right, .centerX) : (.top, .bottom, .centerY)
    let atStart = edges.form(start) - room.form(start)
    let atEnd = edges.form(end) - room.form(end)
    meet(atStart, .greaterThanOrEqual)
    meet(atEnd, .lessThanOrEqual)
    switch stack.alignment {
    case .fill:
      meet(atStart, .equal)
      meet(atEnd, .equal)
    case .leading, .firstBaseline: meet(isMirrored ? atEnd : atStart, .equal)
    case .trailing, .lastBaseline: meet(isMirrored ? atStart : atEnd, .equal)
    case .center: meet(edges.form(middle) - room.form(middle), .equal)
    }
  }

  /// Keeps a stack as small across its axis as what is in it.
  private func keepSmall(_ all: [Edges], _ room: Edges, _ stack: UIStackView) {
    let across: NSLayoutConstraint.Attribute = stack.isUpright ? .width : .height
    for edges in all { meet(edges.form(across) - room.form(across), .equal, Self.slack) }
  }
}

extension UIView {
  /// The stack that places the view.
  var arrangingStack: UIStackView? {
    guard let stack = superview as? UIStackView else { return nil }
    return !isHidden && stack.arrangedSubviews.contains { $0 === self } ? stack : nil
  }

  /// Lets stacks in this view place their views themselves, until constraints do.
  func releaseStacks() {
    (self as? UIStackView)?.isPlacedByConstraints = false
    for view in subviews { view.releaseStacks() }
  }
}

extension UIStackView {
  /// Whether constraints name the stack or anything that it places, so that they place all of it.
  ///
  /// - Parameter named: What they name.
  /// - Returns: Whether they do.
  func isInSystem(_ named: Set<ObjectIdentifier>) -> Bool {
    if named.contains(ObjectIdentifier(self)) { return true }
    return shown.contains { view in
      named.contains(ObjectIdentifier(view))
        || (view as? UIStackView)?.isInSystem(named) == true
    }
  }

  /// A view's own length along the axis, in points.
  func ownLength(of view: UIView) -> Double {
    let own = view.intrinsicContentSize
    return Double(max(isUpright ? own.height : own.width, 0))
  }
}
