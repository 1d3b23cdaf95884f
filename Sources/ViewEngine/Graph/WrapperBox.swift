public import DisplayList
public import Foundation

/// A box around one other: it is what the inner one is, but for what a kind changes.
@_spi(Engine) open class WrapperBox: Box {
  /// The box inside.
  package final let inner: Box

  /// Puts a box of `node` around `inner`.
  public init(around inner: Box, _ node: Node) {
    self.inner = inner
    super.init(node)
    adopt(inner)
  }

  open override var contents: [Box] { [inner] }
  open override var tracedElement: Box { inner.tracedElement }
  open override var traits: Traits { inner.traits }
  open override var isLeaving: Bool { inner.isLeaving }
  open override var spacing: ViewSpacing { inner.spacing }
  open override func measure(_ proposal: ProposedViewSize) -> CGSize { inner.size(for: proposal) }
  open override func placed() { inner.place(in: frame, proposal: proposal) }
  // Without the list that `contents` makes.
  open override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    inner.show(into: &list, context)
  }
  open override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    inner.explicitGuide(key, in: ViewDimensions(size: dimensions.size, box: inner))
  }
}
