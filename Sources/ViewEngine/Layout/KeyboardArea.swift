import Foundation
import Geometry

// The part of a stage that a keyboard covers: the safe area ends above it.

/// The boxes that are placed otherwise when the keyboard comes or goes, though nothing else around them changes.
final class KeyboardWatchers: GraphPart {
  private var boxes: [() -> Box?] = []

  init() {}

  func add(_ box: Box) { boxes.append { [weak box] in box } }

  func invalidate() {
    boxes.removeAll { $0()?.node.isRemoved ?? true }
    boxes.forEach { $0()?.invalidateLayout() }
  }
}

extension ViewGraph {
  /// How high the keyboard stands, in points from the stage's lower edge; 0 while there is none.
  package var keyboardHeight: CGFloat { stage.keyboardHeight }

  /// Has the safe area end above a keyboard of this height, in the running update and by its transaction.
  package func setKeyboardHeight(_ height: CGFloat) {
    guard stage.keyboardHeight != height else { return }
    stage.keyboardHeight = height
    layout.rootBox?.invalidateLayout()
    part(KeyboardWatchers.self).invalidate()
  }
}

/// Keeps a view above the keyboard, where its frame would reach below.
///
/// The stage's root does so by itself; this is for what is laid out over the whole stage, and for what stays while the keyboard
/// covers it, such as a bar of tabs.
package struct KeyboardAvoidance: BoxModifier {
  package typealias Body = Never
  package init() {}
  package func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    KeyboardAvoidanceBox(self, around: inner, node)
  }
}

/// The box of a view that is kept above the keyboard.
final class KeyboardAvoidanceBox: ModifierBox<KeyboardAvoidance> {
  override init(_ modifier: KeyboardAvoidance, around inner: Box, _ node: Node) {
    super.init(modifier, around: inner, node)
    node.graph.part(KeyboardWatchers.self).add(self)
  }

  /// How far the keyboard reaches into the frame.
  private var overlap: CGFloat {
    let stage = graph.stage
    guard stage.keyboardHeight > 0 else { return 0 }
    return min(max(frame.maxY - (stage.size.height - stage.keyboardHeight), 0), frame.height)
  }

  override func placed() {
    let overlap = overlap
    guard overlap > 0 else { return inner.place(in: frame, proposal: proposal) }
    let free = CGSize(width: frame.width, height: frame.height - overlap)
    let offer = ProposedViewSize(width: proposal.width, height: free.height)
    let size = inner.size(for: offer)
    let origin = CGPoint(
      x: frame.minX + (free.width - size.width) / 2,
      y: frame.minY + (free.height - size.height) / 2)
    inner.place(in: CGRect(origin: origin, size: size), proposal: offer)
  }

  override func extendingContents(_ inside: CGRect) -> CGRect {
    let overlap = overlap
    guard overlap > 0 else { return extendedIntoSafeArea(inside) }
    var free = frame
    free.size.height -= overlap
    return extendedIntoSafeArea(SafeArea(whole: frame, free: free).extending(inside))
  }
}

extension Box {
  /// The lower edge that a view may reach which extends under the keyboard, but not into what the device covers.
  final var edgeBehindKeyboard: CGFloat {
    var outer = container
    while let current = outer {
      if let avoidance = current as? KeyboardAvoidanceBox { return avoidance.frame.maxY }
      outer = current.container
    }
    return graph.stage.size.height - graph.stage.safeAreaInsets.bottom
  }
}
