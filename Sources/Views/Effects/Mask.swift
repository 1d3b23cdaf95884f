import DisplayList
import Foundation
@_spi(Engine) public import ViewEngine

/// A mask: the content shows by the opacity of another view.
struct MaskModifier<Mask: View>: CompanionModifier {
  typealias Body = Never
  var companion: Mask
  var alignment: Alignment
  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    MaskNode(content, self, inputs)
  }
}

/// The node of a masked view.
final class MaskNode<Content: View, Mask: View>: CompanionNode<Content, MaskModifier<Mask>> {
  private var wrappers: [MaskBox] = []

  override func collect(into boxes: inout [Box]) {
    let known = wrappers
    wrappers = pairs().map { inner, mask in
      known.first { $0.inner === inner } ?? MaskBox(self, inner, mask)
    }
    for wrapper in wrappers { wrapper.alignment = modifier.alignment }
    boxes += wrappers
  }

  override func changed(from old: MaskModifier<Mask>) {
    guard modifier.alignment != old.alignment else { return }
    for wrapper in wrappers {
      wrapper.alignment = modifier.alignment
      wrapper.invalidateLayout()
    }
  }
}

/// The box of a masked view.
final class MaskBox: WrapperBox {
  private let mask: Box
  var alignment = Alignment.center

  init(_ node: Node, _ inner: Box, _ mask: Box) {
    self.mask = mask
    super.init(around: inner, node)
    adopt(mask)
  }

  override var tracedContents: [Box] { [inner, mask] }
  override func placed() {
    inner.place(in: frame, proposal: proposal)
    let offer = ProposedViewSize(frame.size)
    place(mask, in: aligned(mask, offer, in: frame, alignment), proposal: offer)
  }
  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    var layer = Layer()
    var shape = DisplayList()
    graph.drawAside { mask.show(into: &shape, context) }
    layer.mask = shape
    list.layer(layer) { inner.show(into: &$0, context) }
  }
  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    guard mask.hitTest(point, context) != nil else { return nil }
    return inner.hitTest(point, context)
  }
}

extension View {
  /// Masks this view: it shows as far as `mask` is opaque.
  ///
  /// - Parameters:
  ///   - alignment: Where the mask lies in this view's frame.
  ///   - mask: The mask, which is offered this view's size; its colours do not count.
  /// - Returns: This view, masked.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(companion: mask(), alignment: alignment))
  }
  /// Masks this view: it shows as far as `mask` is opaque.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(companion: mask, alignment: .center))
  }
}
