public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

/// A modifier that lays out one box inside another.
@MainActor protocol UnaryLayout: BoxModifier, Equatable {
  /// The size that the box takes when offered `proposal`.
  func size(of inner: Box, for proposal: ProposedViewSize) -> CGSize
  /// Where the inner box goes, and what it is offered there.
  func place(_ inner: Box, in frame: CGRect, _ proposal: ProposedViewSize) -> (
    CGRect, ProposedViewSize
  )
}

extension UnaryLayout {
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    UnaryLayoutBox(self, around: inner, node)
  }
}

/// The box of a modifier that lays out one box inside another.
final class UnaryLayoutBox<Modifier: UnaryLayout>: ModifierBox<Modifier> {
  override func changed(from old: Modifier) {
    if old != modifier { layoutChanged() }
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    modifier.size(of: inner, for: proposal)
  }
  override func placed() {
    let (frame, proposal) = modifier.place(inner, in: frame, proposal)
    inner.place(in: frame, proposal: proposal)
  }
  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let outer = CGRect(origin: .zero, size: dimensions.size)
    let (frame, proposal) = modifier.place(inner, in: outer, ProposedViewSize(dimensions.size))
    return inner.guide(key, in: inner.dimensions(for: proposal)).map {
      $0 + (key.isHorizontal ? frame.minX : frame.minY)
    }
  }
}

/// A box of a fixed size.
struct FrameLayout: UnaryLayout {
  typealias Body = Never
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(of inner: Box, for proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: max(width, 0), height: max(height, 0)) }
    let size = inner.size(for: self.inner(proposal))
    return CGSize(width: max(width ?? size.width, 0), height: max(height ?? size.height, 0))
  }

  func place(_ inner: Box, in frame: CGRect, _ proposal: ProposedViewSize) -> (
    CGRect, ProposedViewSize
  ) {
    let offer = self.inner(proposal)
    return (aligned(inner, offer, in: frame, alignment), offer)
  }
}

/// Where a box goes that lines up with a frame by `alignment`.
@MainActor func aligned(
  _ inner: Box, _ proposal: ProposedViewSize, in frame: CGRect, _ alignment: Alignment
) -> CGRect {
  let dimensions = inner.dimensions(for: proposal)
  let point = dimensions.point(of: alignment)
  let target = ViewDimensions(size: frame.size, box: nil).point(of: alignment)
  return CGRect(
    origin: CGPoint(x: frame.minX + target.x - point.x, y: frame.minY + target.y - point.y),
    size: dimensions.size)
}

/// A box with bounds to its size.
struct FlexibleFrameLayout: UnaryLayout {
  typealias Body = Never
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var idealHeight: CGFloat?
  var maxHeight: CGFloat?
  var alignment: Alignment

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func side(_ offer: CGFloat?, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> CGFloat? {
      guard let offer = offer ?? ideal else { return nil }
      return min(max(offer, low ?? -.infinity), high ?? .infinity)
    }
    return ProposedViewSize(
      width: side(proposal.width, minWidth, idealWidth, maxWidth),
      height: side(proposal.height, minHeight, idealHeight, maxHeight))
  }

  func size(of inner: Box, for proposal: ProposedViewSize) -> CGSize {
    let size = inner.size(for: offer(proposal))
    func side(
      _ offer: CGFloat?, _ size: CGFloat, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?
    ) -> CGFloat {
      guard let offer else { return min(max(ideal ?? size, low ?? -.infinity), high ?? .infinity) }
      // With both bounds the box takes what is offered; with one it goes as far as its content.
      let low = low ?? min(size, high ?? .infinity)
      let high = high ?? max(size, low)
      return min(max(offer, low), high)
    }
    return CGSize(
      width: side(proposal.width, size.width, minWidth, idealWidth, maxWidth),
      height: side(proposal.height, size.height, minHeight, idealHeight, maxHeight))
  }

  func place(_ inner: Box, in frame: CGRect, _ proposal: ProposedViewSize) -> (
    CGRect, ProposedViewSize
  ) {
    let offer = ProposedViewSize(frame.size)
    return (aligned(inner, offer, in: frame, alignment), offer)
  }
}

/// Space around.
struct PaddingLayout: UnaryLayout {
  typealias Body = Never
  var insets: EdgeInsets

  func size(of inner: Box, for proposal: ProposedViewSize) -> CGSize {
    let (x, y) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let size = inner.size(for: proposal.inset(horizontally: x, vertically: y))
    return CGSize(width: max(size.width + x, 0), height: max(size.height + y, 0))
  }

  func place(_ inner: Box, in frame: CGRect, _ proposal: ProposedViewSize) -> (
    CGRect, ProposedViewSize
  ) {
    let (x, y) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let offer = proposal.inset(horizontally: x, vertically: y)
    let origin = CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top)
    return (CGRect(origin: origin, size: inner.size(for: offer)), offer)
  }
}

/// The ideal size, whatever is offered.
struct FixedSizeLayout: UnaryLayout {
  typealias Body = Never
  var horizontal: Bool
  var vertical: Bool

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func size(of inner: Box, for proposal: ProposedViewSize) -> CGSize {
    inner.size(for: offer(proposal))
  }

  func place(_ inner: Box, in frame: CGRect, _ proposal: ProposedViewSize) -> (
    CGRect, ProposedViewSize
  ) {
    (frame, offer(proposal))
  }
}

/// How a picture of one shape is put into another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it fits, whole.
  case fit
  /// As small as it covers, overflowing.
  case fill
}

/// A box of a fixed shape.
struct AspectRatioLayout: UnaryLayout {
  typealias Body = Never
  var ratio: CGFloat?
  var mode: ContentMode

  private func offer(_ inner: Box, _ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = inner.size(for: .unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byWidth = (width / ratio <= height) == (mode == .fit)
      return byWidth
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  func size(of inner: Box, for proposal: ProposedViewSize) -> CGSize {
    inner.size(for: offer(inner, proposal))
  }

  func place(_ inner: Box, in frame: CGRect, _ proposal: ProposedViewSize) -> (
    CGRect, ProposedViewSize
  ) {
    let offer = offer(inner, proposal)
    return (aligned(inner, offer, in: frame, .center), offer)
  }
}

/// The centre at a place in what is offered.
struct PositionLayout: UnaryLayout {
  typealias Body = Never
  var position: CGPoint

  func size(of inner: Box, for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: inner.size(for: proposal))
  }

  func place(_ inner: Box, in frame: CGRect, _ proposal: ProposedViewSize) -> (
    CGRect, ProposedViewSize
  ) {
    let size = inner.size(for: proposal)
    return (
      CGRect(
        x: frame.minX + position.x - size.width / 2, y: frame.minY + position.y - size.height / 2,
        width: size.width, height: size.height), proposal
    )
  }
}

extension View {
  /// Puts this view into a box of a fixed size; `nil` leaves a side as it is.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameLayout(width: width, height: height, alignment: alignment))
  }
  /// Puts this view into a box with bounds to its size.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
  /// Puts space around this view.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingLayout(insets: insets))
  }
  /// Puts space at some edges of this view; `nil` is the standard distance of 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }
  /// Puts space around this view.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  /// Gives this view its ideal size, whatever is offered.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  /// Gives this view its ideal size in some directions, whatever is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
  /// Gives this view a fixed shape; `nil` is its ideal one.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
  }
  /// Gives this view a fixed shape.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  /// Makes this view fit while it keeps its shape.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Makes this view fill while it keeps its shape.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  /// Puts this view's centre at a place of what is offered.
  public func position(_ position: CGPoint) -> some View {
    modifier(PositionLayout(position: position))
  }
  /// Puts this view's centre at a place of what is offered.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
