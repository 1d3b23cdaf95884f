internal import Foundation
internal import Geometry
internal import SceneDocuments
@_spi(Engine) internal import ViewEngine
internal import Views

/// A node at one moment as a view: what SwiftUI source would say, by the same modifiers.
///
/// Views are passed on as `any View`: their types are those that source would have, without any erasure between, and
/// so the same from moment to moment.
@MainActor struct NodeLowering {
  let plan: NodePlan
  let surroundings: NodeSurroundings
  /// The node's values now.
  let values: NodeValues

  init(_ plan: NodePlan, _ surroundings: NodeSurroundings) {
    (self.plan, self.surroundings) = (plan, surroundings)
    values =
      plan.node.states.isEmpty
      ? plan.node.base : plan.node.values(in: surroundings.moment.active)
  }

  var node: SceneNode { plan.node }
  /// The values that the node has in any state.
  var used: NodeValues { plan.used }
  /// What scale and turns are about.
  var anchor: UnitPoint { values.anchor ?? .center }

  /// The node's view, with all that is said of it.
  var view: any View {
    var view = framed(content)
    view = filtered(cut(view))
    view = moving(transformed(view))
    view = touched(placed(view))
    return present(named(view))
  }

  // MARK: What it is

  /// What the node is, without anything around it.
  private var content: any View {
    switch node.kind {
    case .rectangle, .circle, .capsule, .ellipse, .path: return shape
    case .text: return styled(Text(verbatim: values.text ?? ""))
    case .symbol: return styled(Image(systemName: values.symbol ?? ""))
    case .image: return styled(picture)
    case .group, .zstack, .hstack, .vstack: return styled(container)
    case .spacer: return Spacer(minLength: values.minLength.map { CGFloat($0) })
    }
  }

  private var picture: any View {
    let image = Image(values.image ?? "")
    guard used.contentMode != nil || used.width != nil || used.height != nil else { return image }
    return image.resizable().aspectRatio(contentMode: values.contentMode == .fill ? .fill : .fit)
  }

  private var container: any View {
    let children = plan.children.lowered(surroundings.inside(node))
    let content = TupleView((), children: children)
    let spacing = values.spacing.map { CGFloat($0) }
    let alignment = Alignment(values.alignment ?? .center)
    switch node.kind {
    case .hstack:
      return HStack(alignment: alignment.vertical, spacing: spacing) { content }
    case .vstack:
      return VStack(alignment: alignment.horizontal, spacing: spacing) { content }
    case .group: return ZStack(alignment: alignment) { content }.compositingGroup()
    default: return ZStack(alignment: alignment) { content }
    }
  }

  /// The looks of words, and of all words inside.
  private func styled(_ content: any View) -> any View {
    var view = content
    if used.font != nil { view = view.set(font: (values.font ?? DocumentFont()).font) }
    if used.fill != nil { view = view.set(foreground: fillStyle ?? AnyShapeStyle(Color.primary)) }
    if used.textAlignment != nil { view = view.set(textAlignment: values.textAlignment) }
    if used.lineLimit != nil { view = view.set(lineLimit: values.lineLimit ?? 0) }
    if used.lineSpacing != nil { view = view.set(lineSpacing: values.lineSpacing ?? 0) }
    if used.tracking != nil { view = view.set(tracking: values.tracking ?? 0) }
    if used.contentTransition != nil {
      view = view.set(contentTransition: values.contentTransition ?? .interpolate)
    }
    return view
  }

  // MARK: Its size and outline

  private func framed(_ content: any View) -> any View {
    var view = content
    let (width, height) = (length(\.width, \.maxX), length(\.height, \.maxY))
    if fixes(\.width) || fixes(\.height) || node.kind == .path {
      view = view.framed(width: width, height: height, frameAlignment)
    }
    if fills(\.width) || fills(\.height) {
      view = view.filling(
        width: values.width == .fill, height: values.height == .fill, frameAlignment)
    }
    if used.padding != nil { view = view.padded(values.padding ?? EdgeInsets()) }
    if used.background != nil { view = view.set(background: backgroundStyle) }
    return view
  }

  /// A side in points, or `nil` for what layout gives: a path is as large as it is drawn, unless something is said.
  private func length(
    _ side: KeyPath<NodeValues, NodeValues.Length?>, _ end: KeyPath<CGRect, CGFloat>
  ) -> CGFloat? {
    switch values[keyPath: side] {
    case .points(let points): CGFloat(points)
    case .fill: nil
    case nil: node.kind == .path ? values.path?.boundingRect[keyPath: end] : nil
    }
  }

  private func has(
    _ side: KeyPath<NodeValues, NodeValues.Length?>, _ test: (NodeValues.Length) -> Bool
  ) -> Bool {
    ([node.base] + node.states.map(\.values)).contains { $0[keyPath: side].map(test) ?? false }
  }
  private func fixes(_ side: KeyPath<NodeValues, NodeValues.Length?>) -> Bool {
    has(side) { $0 != .fill }
  }
  private func fills(_ side: KeyPath<NodeValues, NodeValues.Length?>) -> Bool {
    has(side) { $0 == .fill }
  }

  /// Where what the node is stands in a frame of another size.
  private var frameAlignment: Alignment {
    if node.kind.isContainer { return Alignment(values.alignment ?? .center) }
    guard node.kind == .text else { return .center }
    switch values.textAlignment {
    case .leading: return .leading
    case .trailing: return .trailing
    case .center, nil: return .center
    }
  }

  private func cut(_ content: any View) -> any View {
    var view = content
    switch node.clip {
    case .rectangle(let radius, let style):
      view = view.clipped(to: RoundedRectangle(cornerRadius: radius, style: style.rounded))
    case .circle: view = view.clipped(to: Circle())
    case .capsule: view = view.clipped(to: Capsule())
    case .ellipse: view = view.clipped(to: Ellipse())
    case .path(let path): view = view.clipped(to: OutlineShape(path: path))
    case nil: break
    }
    if !plan.mask.isEmpty {
      view = view.masked(by: plan.mask.lowered(surroundings.inside(node)))
    }
    return view
  }
}

extension NodeLowering {
  /// Whether it is there, and how it comes and goes; how it moves.
  fileprivate func present(_ content: any View) -> any View {
    var view = content
    if used.isShown != nil {
      view = view.coming(AnyTransition(node.transition)).shown(values.isShown ?? true)
    }
    // Around the condition, so that coming and going moves likewise.
    if plan.hasOwnMotion {
      view = view.moving(by: surroundings.motion(of: node), change: surroundings.moment.change)
    }
    return view
  }

  fileprivate func named(_ content: any View) -> any View {
    var view = content
    if let label = node.label { view = view.labelled(label) }
    if node.isNamed { view = view.identified(node.id) }
    return view
  }
}
