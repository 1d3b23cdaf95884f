internal import Geometry
internal import SceneDocuments

/// What is known of a node before any state begins: which values it ever has decides which modifiers it has.
///
/// So the types of its views are the same in every state, and SwiftUI's identity by structure keeps its motion.
@MainActor final class NodePlan {
  let node: SceneNode
  let children: [NodePlan]
  let mask: [NodePlan]
  let touches: NodeTouches
  /// The values that it has in any state: what is `nil` is never set.
  let used: NodeValues
  /// Whether its motion is another than that of the change: its own, or that of something around it.
  let hasOwnMotion: Bool
  /// A fill that can be seen: a gradient, if it has one in any of the states.
  let visibleFill: Fill?
  /// A background that can be seen, likewise.
  let visibleBackground: Fill?
  /// A line that can be seen: one that is painted with a gradient, if there is one in any of the states.
  let visibleStroke: Stroke?
  /// A shadow that can be seen.
  let visibleShadow: Shadow?
  /// Whether its stroke lies within the outline in one state and about it in another.
  let strokeChangesSides: Bool
  /// Its outlines in the order of ``outlines``, made alike so that one becomes the other.
  private let morphs: [Path: Path]

  /// Plans a node and all below it.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - touches: The touches of all nodes.
  ///   - inMotion: Whether something around it says how it moves.
  init(_ node: SceneNode, _ touches: [String: NodeTouches], inMotion: Bool) {
    self.node = node
    let states = node.states
    let handsDown = inMotion || node.animation != nil || node.delay > 0
    let says = states.contains { $0.animation != nil }
    hasOwnMotion = handsDown || says
    // What a state says of the node alone, those inside have to be told otherwise.
    let below = handsDown || says
    children = node.children.map { NodePlan($0, touches, inMotion: below) }
    mask = node.mask.map { NodePlan($0, touches, inMotion: below) }
    self.touches = touches[node.id] ?? NodeTouches()
    used = states.reduce(node.base) { $0.changed(by: $1.values) }
    let all = [node.base] + states.map(\.values)
    visibleFill = Self.visible(all.compactMap(\.fill))
    visibleBackground = Self.visible(all.compactMap(\.background))
    let strokes = all.compactMap(\.stroke).filter { $0.fill != Fill.none }
    visibleStroke = strokes.first(where: \.fill.isGradient) ?? strokes.first
    visibleShadow = all.compactMap(\.shadow).first(where: \.isVisible)
    let sides = strokes.map(\.isInside)
    strokeChangesSides = sides.contains(true) && sides.contains(false)
    let outlines = all.compactMap(\.path)
    morphs = Set(outlines).count > 1 ? PathMorph.alike(outlines) : [:]
  }

  /// The first gradient of some fills, or the first colour.
  private static func visible(_ fills: [Fill]) -> Fill? {
    fills.first(where: \.isGradient) ?? fills.first { $0 != Fill.none }
  }

  /// A path of the node, in the form in which it becomes the others.
  func outline(_ path: Path) -> Path { morphs[path] ?? path }
}

extension Shadow {
  /// Whether it is more than a word for no shadow.
  var isVisible: Bool { color != .named(.clear) }
}
