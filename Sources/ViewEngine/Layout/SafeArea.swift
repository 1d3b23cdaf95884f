public import Foundation
public import Geometry

/// A safe area: a region, and the part of it that nothing covers, such as a device's corners and bars.
@_spi(Engine) public struct SafeArea {
  /// The whole region, in layout space.
  let whole: CGRect
  /// The part that is free.
  public let free: CGRect

  /// Creates the safe area of a region.
  ///
  /// - Parameters:
  ///   - whole: The region, in layout space.
  ///   - insets: What is covered at its edges.
  public init(whole: CGRect, insets: EdgeInsets) {
    self.whole = whole
    free = CGRect(
      x: whole.minX + insets.leading, y: whole.minY + insets.top,
      width: max(whole.width - insets.leading - insets.trailing, 0),
      height: max(whole.height - insets.top - insets.bottom, 0))
  }

  /// Creates the safe area of a region.
  ///
  /// - Parameters:
  ///   - whole: The region, in layout space.
  ///   - free: The part of it that nothing covers.
  init(whole: CGRect, free: CGRect) { (self.whole, self.free) = (whole, free) }

  /// The distance within which an edge meets another, in points.
  private static let tolerance: CGFloat = 0.25

  /// Extends a frame to the region's edge, at each edge at which it reaches what is covered.
  public func extending(_ frame: CGRect) -> CGRect {
    let slack = Self.tolerance
    let (left, top) = (
      low(frame.minX, free.minX, whole.minX, slack), low(frame.minY, free.minY, whole.minY, slack)
    )
    // Below and at the right as above and at the left, in a mirror.
    let right = -low(-frame.maxX, -free.maxX, -whole.maxX, slack)
    let bottom = -low(-frame.maxY, -free.maxY, -whole.maxY, slack)
    if left == frame.minX, top == frame.minY, right == frame.maxX, bottom == frame.maxY {
      return frame
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The insets by which the edges of a frame lie in what is covered.
  public func covered(of frame: CGRect) -> EdgeInsets {
    EdgeInsets(
      top: min(max(free.minY - frame.minY, 0), free.minY - whole.minY),
      leading: min(max(free.minX - frame.minX, 0), free.minX - whole.minX),
      bottom: min(max(frame.maxY - free.maxY, 0), whole.maxY - free.maxY),
      trailing: min(max(frame.maxX - free.maxX, 0), whole.maxX - free.maxX))
  }

  private func low(_ side: CGFloat, _ free: CGFloat, _ end: CGFloat, _ slack: CGFloat) -> CGFloat {
    side - slack < free && end < side + slack ? end : side
  }
}

@_spi(Engine) extension Box {
  /// Extends a frame beside this box into what is covered there, if it reaches it.
  public final func extendedIntoSafeArea(_ frame: CGRect) -> CGRect {
    guard let container else { return graph.stage.safeArea.extending(frame) }
    return container.extendingContents(frame)
  }

  /// The insets by which this box is less than it would be without safe areas.
  public final var safeAreaInsets: EdgeInsets {
    let whole = extendedIntoSafeArea(frame)
    return EdgeInsets(
      top: frame.minY - whole.minY, leading: frame.minX - whole.minX,
      bottom: whole.maxY - frame.maxY, trailing: whole.maxX - frame.maxX)
  }
}

@_spi(Engine) extension EnvironmentValues {
  /// The insets of the stage's safe area, for what is presented over the whole stage.
  public var stageInsets: EdgeInsets { drawing.stageInsets }
}

/// Makes what is between a view and the edges of its container a covered part of the view's safe area.
package struct SafeAreaModifier: BoxModifier {
  package typealias Body = Never
  package init() {}
  package func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    SafeAreaBox(self, around: inner, node)
  }
}

/// The box of a safe area inside another.
final class SafeAreaBox: ModifierBox<SafeAreaModifier> {
  override func extendingContents(_ frame: CGRect) -> CGRect {
    guard let room else { return extendedIntoSafeArea(frame) }
    return extendedIntoSafeArea(
      SafeArea(whole: room.frame, free: self.frame).extending(frame))
  }

  /// The box in whose list this one stands: a transition around it is no larger, and has no edges of its own.
  private var room: Box? {
    var room = container
    while room is TransitionContentBox {
      while let box = room, !(box is TransitionBox) { room = box.container }
      room = room?.container
    }
    return room
  }
}

/// Lets a view extend into the safe area at some edges, if it reaches them.
package struct IgnoredSafeArea: BoxModifier {
  package typealias Body = Never
  let edges: Edge.Set
  /// Whether the view may extend into what the device covers, and under the keyboard.
  let (container, keyboard): (Bool, Bool)
  package init(edges: Edge.Set, container: Bool = true, keyboard: Bool = true) {
    (self.edges, self.container, self.keyboard) = (edges, container, keyboard)
  }
  package func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    IgnoredSafeAreaBox(self, around: inner, node)
  }
}

/// The box of a view that may extend into the safe area: it takes the space that it takes without.
final class IgnoredSafeAreaBox: ModifierBox<IgnoredSafeArea> {
  override init(_ modifier: IgnoredSafeArea, around inner: Box, _ node: Node) {
    super.init(modifier, around: inner, node)
    if !(modifier.container && modifier.keyboard) {
      node.graph.part(KeyboardWatchers.self).add(self)
    }
  }

  override func changed(from old: IgnoredSafeArea) {
    if old.edges != modifier.edges || old.container != modifier.container
      || old.keyboard != modifier.keyboard
    {
      layoutChanged()
    }
  }

  /// The insets of the regions that are ignored.
  private var ignoredInsets: EdgeInsets {
    var all = safeAreaInsets
    if modifier.container, modifier.keyboard { return all }
    let height = graph.stage.keyboardHeight
    if modifier.container {
      let above = graph.stage.size.height - height - frame.maxY
      if height > 0 { all.bottom = min(all.bottom, max(above, 0)) }
      return all
    }
    guard modifier.keyboard, height > 0 else { return EdgeInsets() }
    let below = min(all.bottom, max(edgeBehindKeyboard - frame.maxY, 0))
    return EdgeInsets(top: 0, leading: 0, bottom: below, trailing: 0)
  }

  override func placed() {
    let all = ignoredInsets
    func inset(_ edge: Edge.Set, _ length: CGFloat) -> CGFloat {
      modifier.edges.contains(edge) ? length : 0
    }
    let (top, left) = (inset(.top, all.top), inset(.leading, all.leading))
    let more = CGSize(
      width: left + inset(.trailing, all.trailing), height: top + inset(.bottom, all.bottom))
    let offer = ProposedViewSize(
      width: proposal.width.map { $0 + more.width },
      height: proposal.height.map { $0 + more.height })
    inner.place(
      in: CGRect(
        origin: CGPoint(x: frame.minX - left, y: frame.minY - top), size: inner.size(for: offer)),
      proposal: offer)
  }
}
