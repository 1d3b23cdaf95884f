public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

/// A layout modifier: proposes a size to one view, and places it in the frame that it takes itself.
@MainActor protocol UnaryLayout: BoxModifier, Equatable {
  /// The size that the modified view takes when it is proposed `proposal`.
  func size(of inner: Box, for proposal: ProposedViewSize) -> CGSize
  /// The frame of the view inside, and the size that is proposed to it there.
  func place(_ inner: Box, in frame: CGRect, _ proposal: ProposedViewSize) -> (
    CGRect, ProposedViewSize
  )
  /// The spacing that the modified view keeps.
  func spacing(of inner: Box) -> ViewSpacing
}

extension UnaryLayout {
  func spacing(of inner: Box) -> ViewSpacing { inner.spacing }
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    UnaryLayoutBox(self, around: inner, node)
  }
}

/// The box of a ``UnaryLayout``.
final class UnaryLayoutBox<Modifier: UnaryLayout>: ModifierBox<Modifier> {
  override func changed(from old: Modifier) {
    if old != modifier { layoutChanged() }
  }
  override var spacing: ViewSpacing { modifier.spacing(of: inner) }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    modifier.size(of: inner, for: proposal)
  }
  override func placed() {
    let (frame, proposal) = modifier.place(inner, in: frame, proposal)
    place(inner, in: frame, proposal: proposal)
  }
  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let outer = CGRect(origin: .zero, size: dimensions.size)
    let (frame, proposal) = modifier.place(inner, in: outer, ProposedViewSize(dimensions.size))
    return inner.guide(key, in: inner.dimensions(for: proposal)).map {
      $0 + (key.isHorizontal ? frame.minX : frame.minY)
    }
  }
}

/// The layout of `frame(width:height:alignment:)`: a frame of a fixed width, height or both.
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

  func spacing(of inner: Box) -> ViewSpacing {
    framed(inner, isWide: width != nil, isHigh: height != nil)
  }
}

/// The spacing of a frame, which has edges of its own along the axes that it sizes.
///
/// - Parameters:
///   - inner: The view in the frame.
///   - isWide: Whether the frame sizes its width.
///   - isHigh: Whether the frame sizes its height.
/// - Returns: The spacing.
@MainActor private func framed(_ inner: Box, isWide: Bool, isHigh: Bool) -> ViewSpacing {
  if inner.lendsSpacing { return inner.spacing }
  let edges: Edge.Set = isWide ? .horizontal : []
  return inner.spacing.resetting(isHigh ? edges.union(.vertical) : edges)
}

/// The frame of a view that lines up with another frame by `alignment`.
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

/// The layout of `frame(minWidth:…)`: a frame with bounds to its size.
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
    let measured = offer(proposal)
    let own = inner.size(for: measured)
    // What was left to the view was measured without a length, and is placed so: told its length exactly, a stack would
    // divide it evenly.
    func side(_ proposal: CGFloat?, _ own: CGFloat, _ length: CGFloat, _ isBound: Bool) -> CGFloat?
    {
      guard isBound else { return proposal }
      return proposal == nil && own == length ? nil : length
    }
    let offer = ProposedViewSize(
      width: side(measured.width, own.width, frame.width, isWide),
      height: side(measured.height, own.height, frame.height, isHigh))
    return (aligned(inner, offer, in: frame, alignment), offer)
  }

  private var isWide: Bool { minWidth != nil || idealWidth != nil || maxWidth != nil }
  private var isHigh: Bool { minHeight != nil || idealHeight != nil || maxHeight != nil }

  func spacing(of inner: Box) -> ViewSpacing {
    framed(inner, isWide: isWide, isHigh: isHigh)
  }
}

/// Padding: insets between a frame and the view in it.
struct PaddingLayout: UnaryLayout {
  typealias Body = Never
  /// The padding in points where none is given, as SwiftUI pads on a phone.
  static let standard: CGFloat = 16
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

  // Padded edges are the padding's.
  func spacing(of inner: Box) -> ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return inner.spacing.resetting(edges)
  }
}

/// The ideal size in one or both axes, whatever is proposed.
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

/// The content mode: how content keeps its aspect ratio within the space that it gets.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The largest size that fits into the space, whole.
  case fit
  /// The smallest size that fills the space; what is over overflows.
  case fill
}

/// A fixed aspect ratio: the proposal is made narrower or lower, or with `fill` wider or higher.
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

/// The view's centre at a point of the space that is proposed.
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

  func spacing(of inner: Box) -> ViewSpacing { .plain }
}

extension View {
  /// Frames this view at a fixed size.
  ///
  /// - Parameters:
  ///   - width: The frame's width in points, 0 if it is less; `nil` takes the view's own, and so does what is
  ///     no length, such as `.infinity`.
  ///   - height: The frame's height in points, likewise.
  ///   - alignment: Where the view stands in a frame that is larger or smaller than it is.
  /// - Returns: This view in its frame; it may overflow, as nothing is clipped.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    func length(_ side: CGFloat?) -> CGFloat? { side.flatMap { $0.isFinite ? $0 : nil } }
    return modifier(
      FrameLayout(width: length(width), height: length(height), alignment: alignment))
  }
  /// Frames this view at a size within bounds.
  ///
  /// Along an axis with both bounds the frame takes what it is proposed, within them. With one
  /// bound it goes no further than the view's own size on the other side; with none it has that
  /// size.
  ///
  /// - Parameters:
  ///   - minWidth: The least width in points; `nil` for none but the view's own.
  ///   - idealWidth: The width in points where none is proposed; `nil` takes the view's own.
  ///   - maxWidth: The greatest width in points; `.infinity` takes all that is proposed.
  ///   - minHeight: The least height in points; `nil` for none but the view's own.
  ///   - idealHeight: The height in points where none is proposed; `nil` takes the view's own.
  ///   - maxHeight: The greatest height in points; `.infinity` takes all that is proposed.
  ///   - alignment: Where the view stands in a frame that is larger or smaller than it is.
  /// - Returns: This view in its frame.
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
  /// Pads this view by insets of its own at each edge, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingLayout(insets: insets))
  }
  /// Pads this view at some edges.
  ///
  /// - Parameters:
  ///   - edges: The edges that are padded.
  ///   - length: The padding in points; `nil` for the standard 16.
  /// - Returns: This view with its padding.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? PaddingLayout.standard
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }
  /// Pads this view at all edges, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  /// Fixes this view at its ideal size, whatever is proposed.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  /// Fixes this view at its ideal size along some axes, whatever is proposed.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width is the ideal one.
  ///   - vertical: Whether the height is the ideal one.
  /// - Returns: This view; where it is too large for its place, it overflows.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
  /// Proposes to this view a size of a fixed aspect ratio.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width over height, above 0; `nil` takes that of the view's ideal size.
  ///   - contentMode: Whether that size fits into the space or fills it.
  /// - Returns: This view at that aspect ratio.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
  }
  /// Proposes to this view a size of the aspect ratio of another.
  ///
  /// - Parameters:
  ///   - aspectRatio: A size, in any unit, of which only the width over the height counts.
  ///   - contentMode: Whether the proposed size fits into the space or fills it.
  /// - Returns: This view at that aspect ratio.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  /// Fits this view into its space at its own aspect ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Fills its space with this view at its own aspect ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  /// Positions this view's centre at a point of the space that is proposed, in points from its top
  /// leading corner.
  public func position(_ position: CGPoint) -> some View {
    modifier(PositionLayout(position: position))
  }
  /// Positions this view's centre at a point of the space that is proposed.
  ///
  /// - Parameters:
  ///   - x: Points from the leading edge.
  ///   - y: Points from the top edge.
  /// - Returns: A view that takes all that it is proposed.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
