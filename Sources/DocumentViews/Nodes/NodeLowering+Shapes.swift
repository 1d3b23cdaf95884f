internal import Foundation
internal import Geometry
internal import SceneDocuments
internal import ViewEngine
internal import Views

extension NodeLowering {
  /// The view of a node that is an outline.
  var shape: any View {
    let view = outline
    // A line on the other side of the outline is another view.
    return plan.strokeChangesSides ? AnyView(erased: view) : view
  }

  private var outline: any View {
    switch node.kind {
    case .circle: return painted(inset: Circle())
    case .capsule: return painted(inset: Capsule())
    case .ellipse: return painted(inset: Ellipse())
    case .path:
      let shape = OutlineShape(path: plan.outline(values.path ?? Path()))
      return isTrimmed ? painted(trimmed(shape), within: shape) : painted(shape, within: shape)
    default:
      guard used.cornerRadius != nil else { return painted(inset: Rectangle()) }
      return painted(
        inset: RoundedRectangle(
          cornerRadius: CGFloat(values.cornerRadius ?? 0),
          style: (values.cornerStyle ?? .continuous).rounded))
    }
  }

  /// What the node is painted with now; `nil` if it never has a fill.
  var fillStyle: AnyShapeStyle? {
    guard used.fill != nil else { return nil }
    guard let fill = values.fill else { return AnyShapeStyle(ForegroundStyle()) }
    return fill.style(like: plan.visibleFill) ?? invisible(plan.visibleFill)
  }

  /// What is painted behind the node now.
  var backgroundStyle: AnyShapeStyle {
    values.background?.style(like: plan.visibleBackground) ?? invisible(plan.visibleBackground)
  }

  /// What cannot be seen: the fill of another state, so that it fades.
  private func invisible(_ fill: Fill?) -> AnyShapeStyle {
    fill?.style().map { AnyShapeStyle($0.opacity(0)) } ?? AnyShapeStyle(Color.clear)
  }

  private var isTrimmed: Bool { used.trimFrom != nil || used.trimTo != nil }

  private func trimmed<S: Shape>(_ shape: S) -> _TrimmedShape<S> {
    shape.trim(from: CGFloat(values.trimFrom ?? 0), to: CGFloat(values.trimTo ?? 1))
  }

  /// The line now, and what it is painted with; `nil` if the node never has one.
  private var line: (pen: StrokeStyle, style: AnyShapeStyle, isInside: Bool)? {
    guard let stroke = plan.visibleStroke else { return nil }
    if let now = values.stroke, let style = now.fill.style(like: stroke.fill) {
      return (now.style, style, now.isInside)
    }
    return (stroke.style, invisible(stroke.fill), stroke.isInside)
  }

  private func painted<S: InsettableShape>(inset shape: S) -> any View {
    if isTrimmed { return painted(trimmed(shape), within: shape) }
    guard let line, line.isInside else { return painted(shape, within: shape) }
    guard let fillStyle else { return shape.strokeBorder(line.style, style: line.pen) }
    return shape.fill(fillStyle).strokeBorder(line.style, style: line.pen)
  }

  /// A shape with its fill and its line, which stays within `whole` if it is to lie inside.
  private func painted<S: Shape, Whole: Shape>(_ shape: S, within whole: Whole) -> any View {
    guard let line else {
      guard let fillStyle else { return shape.fill() }
      return shape.fill(fillStyle)
    }
    guard line.isInside else {
      guard let fillStyle else { return shape.stroke(line.style, style: line.pen) }
      return shape.fill(fillStyle).stroke(line.style, style: line.pen)
    }
    // Half of a line of twice the width lies inside.
    var pen = line.pen
    pen.lineWidth *= 2
    let inside = shape.stroke(line.style, style: pen).clipShape(whole)
    guard let fillStyle else { return inside }
    return shape.fill(fillStyle).overlay { inside }
  }
}

extension AnyView {
  /// Erases the type of any view.
  @MainActor init(erased view: any View) {
    func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = erase(view)
  }
}
