public import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// A box by whose size views in it size themselves.
@MainActor protocol RelativeContainer: Box {
  var relatives: RelativeFrames { get }
}

/// The views that size themselves by a container, and its size as they know it.
@MainActor final class RelativeFrames {
  private struct Seat { weak var box: RelativeFrameBox? }

  private var seats: [Seat] = []
  private var known = CGSize.zero

  /// The container's size, for a view that wants to hear of another.
  fileprivate func size(for box: RelativeFrameBox) -> CGSize {
    if !seats.contains(where: { $0.box === box }) { seats.append(Seat(box: box)) }
    return known
  }

  /// Takes the container's size: views that were measured by another are measured again.
  func take(_ size: CGSize, of container: Box) {
    guard size != known else { return }
    known = size
    seats.removeAll { $0.box == nil }
    for seat in seats { seat.box?.forgetLayout(below: container) }
  }
}

/// Sizes a view by the container around it.
struct RelativeFrameModifier: BoxModifier {
  typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  /// The length along an axis, by that of the container.
  let length: (CGFloat, Axis) -> CGFloat
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    RelativeFrameBox(self, around: inner, node)
  }
}

/// The box of a view that is sized by the container around it.
final class RelativeFrameBox: ModifierBox<RelativeFrameModifier> {
  override func changed(from old: RelativeFrameModifier) { layoutChanged() }

  /// The size of the nearest scroll view, list or page around, else of the stage's safe area.
  private var containerSize: CGSize {
    var box = container
    while let current = box {
      if let found = current as? any RelativeContainer { return found.relatives.size(for: self) }
      box = current.container
    }
    let (size, insets) = (graph.stage.size, graph.stage.safeAreaInsets)
    return CGSize(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
  }

  private var layout: FrameLayout {
    let size = containerSize
    func length(_ axis: Axis, _ length: CGFloat) -> CGFloat? {
      guard modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical) else {
        return nil
      }
      return max(modifier.length(max(length, 0), axis), 0)
    }
    return FrameLayout(
      width: length(.horizontal, size.width), height: length(.vertical, size.height),
      alignment: modifier.alignment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.size(of: inner, for: proposal)
  }

  override func placed() {
    let (frame, proposal) = layout.place(inner, in: frame, proposal)
    place(inner, in: frame, proposal: proposal)
  }
}

extension View {
  /// Makes this view as large as the container around it: a scroll view or list without its margins, a page, or the screen
  /// within the safe area.
  ///
  /// - Parameters:
  ///   - axes: The axes along which it is.
  ///   - alignment: Where this view stands in that frame.
  /// - Returns: This view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { containerRelativeFrame(axes, alignment: alignment) { length, _ in length } }
  /// Makes this view as large as some of the columns or rows into which the container around it is divided.
  ///
  /// - Parameters:
  ///   - axes: The axes along which it is.
  ///   - count: How many columns or rows there are.
  ///   - span: How many of them this view takes.
  ///   - spacing: The space between them, in points.
  ///   - alignment: Where this view stands in that frame.
  /// - Returns: This view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(count, 1))
      let part = (length - spacing * (count - 1)) / count
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
  /// Makes this view as large as a function of the container around it says.
  ///
  /// - Parameters:
  ///   - axes: The axes along which it is.
  ///   - alignment: Where this view stands in that frame.
  ///   - length: The length along an axis, by that of the container, in points.
  /// - Returns: This view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(RelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
