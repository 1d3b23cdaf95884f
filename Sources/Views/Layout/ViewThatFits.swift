import Foundation
@_spi(Engine) public import ViewEngine

/// The first of several views that fits into the space that is proposed; else the last.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content
  /// Creates the view.
  ///
  /// - Parameters:
  ///   - axes: The directions in which a view must fit.
  ///   - content: The views, the preferred first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }
  package func makeNode(_ inputs: NodeInputs) -> Node { FittingNode(self, inputs) }
}

/// The node of the first view that fits.
final class FittingNode<Content: View>: ContainerNode<FittingBox> {
  init(_ view: ViewThatFits<Content>, _ inputs: NodeInputs) {
    super.init(inputs)
    child = view.content.node(NodeInputs(childOf: self))
    box.axes = view.axes
    graph.needsLayout = true
  }

  override func makeBox() -> FittingBox { FittingBox(self) }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ViewThatFits<Content>.self)
    if view.axes != box.axes {
      box.axes = view.axes
      box.invalidateLayout()
    }
    child?.update(view.content, environment: environment)
  }
}

/// The box of the first view that fits.
final class FittingBox: ContainerBox {
  var axes: Axis.Set = [.horizontal, .vertical]
  private var chosen: Box?

  override func contentsChanged() {
    chosen = nil
    super.contentsChanged()
  }

  private func choice(_ proposal: ProposedViewSize) -> Box? {
    let present = childBoxes.filter { !$0.isLeaving }
    return present.first { box in
      let ideal = box.size(for: .unspecified)
      let width = axes.contains(.horizontal) ? proposal.width : nil
      let height = axes.contains(.vertical) ? proposal.height : nil
      return ideal.width <= width ?? .infinity && ideal.height <= height ?? .infinity
    } ?? present.last
  }

  override var contents: [Box] { chosen.map { [$0] } ?? [] }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.size(for: proposal) ?? .zero
  }
  override func placed() {
    chosen = choice(proposal)
    chosen?.place(in: frame, proposal: proposal)
  }
  override var spacing: ViewSpacing { (chosen ?? childBoxes.first)?.spacing ?? .zero }
}
