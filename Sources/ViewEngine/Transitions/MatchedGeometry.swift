public import Geometry
import DisplayList
import Foundation
import Motion
import SceneGraph

/// The properties of a frame that matched views have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position of the anchor.
  public static let position = Self(rawValue: 1)
  /// The size, which is proposed.
  public static let size = Self(rawValue: 2)
  /// Position and size.
  public static let frame: Self = [.position, .size]
}

/// Matches a view's geometry with that of others with the same identity.
struct MatchedGeometryModifier: PrimitiveModifier {
  typealias Body = Never
  var key: MatchedKey
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool

  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    MatchedNode(content, self, inputs)
  }
}

/// The node of a view with a matched frame.
final class MatchedNode<Content: View>: SingleChildNode, MatchedGroupFollower {
  private var modifier: MatchedGeometryModifier
  private var wrappers: [MatchedBox] = []
  private weak var followed: MatchedGroup?

  init(_ content: Content, _ modifier: MatchedGeometryModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
  }

  override func collect(into boxes: inout [Box]) {
    guard let child else { return }
    var known = wrappers
    wrappers = child.boxes.map { inner in
      if let place = known.firstIndex(where: { $0.inner === inner }) {
        return known.remove(at: place)
      }
      return MatchedBox(modifier, inner, self)
    }
    known.forEach { $0.leaveGroup() }
    boxes += wrappers
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, MatchedGeometryModifier>.self)
    modifier = view.modifier
    wrappers.forEach { $0.accept(modifier) }
    child?.update(view.content, environment: environment)
  }

  func follow(_ group: MatchedGroup) {
    followed = group
    graph.follow(self)
  }

  override func reevaluate() {
    followed?.placeMembers(graph)
    if followed?.isMoving(graph) != true { graph.unfollow(self) }
  }

  override func wasRemoved() {
    if followed?.isMoving(graph) == true { followed?.passOn(from: self) }
    graph.unfollow(self)
    wrappers.forEach { $0.leaveGroup() }
  }
}

/// A node that is evaluated again while a matched frame moves.
@MainActor protocol MatchedGroupFollower: Node {
  func follow(_ group: MatchedGroup)
}

/// The box of a view with a matched frame: in its container as it is, drawn where its group says.
final class MatchedBox: WrapperBox {
  private(set) var modifier: MatchedGeometryModifier
  private var group: MatchedGroup?

  init(_ modifier: MatchedGeometryModifier, _ inner: Box, _ node: Node) {
    self.modifier = modifier
    super.init(around: inner, node)
    joinGroup()
  }

  func accept(_ new: MatchedGeometryModifier) {
    let old = modifier
    modifier = new
    if old.key != new.key {
      leaveGroup()
      joinGroup()
    }
    graph.matchedGeometry.note(group)
    if old.isSource != new.isSource || old.anchor != new.anchor || old.key != new.key
      || old.properties != new.properties
    {
      graph.needsLayout = true
    }
  }

  private func joinGroup() {
    group = graph.matchedGeometry.group(modifier.key)
    group?.add(self)
    graph.matchedGeometry.note(group)
  }

  func leaveGroup() {
    group?.remove(self)
    graph.matchedGeometry.note(group)
    group = nil
  }

  /// Whether the view is leaving, as something around it says.
  var isOnItsWayOut: Bool {
    var box: Box? = self
    while let current = box {
      if current is TransitionBox, current.isLeaving { return true }
      box = current.container
    }
    return false
  }

  /// A match has values of its own.
  override var tracedElement: Box { self }
  override func trace(into lines: inout TraceLines) { group?.trace(into: &lines) }
  override func placed() {
    graph.matchedGeometry.note(group)
    if group == nil { placeInside() }
  }

  /// The anchor, from the left.
  private var anchor: UnitPoint {
    let anchor = modifier.anchor
    return isRightToLeft ? UnitPoint(x: 1 - anchor.x, y: anchor.y) : anchor
  }

  /// The view's own frame as others see it: its anchor's place, and its size.
  var own: CGRect { CGRect(origin: anchor.point(in: frame), size: frame.size) }

  /// Places the content where the container wants it.
  func placeInside() { inner.place(in: frame, proposal: proposal) }

  /// Places the content where the group is.
  func place(at shared: CGRect) {
    let takesSize = modifier.properties.contains(.size)
    let offer = takesSize ? ProposedViewSize(shared.size) : proposal
    let size = inner.size(for: offer)
    let anchor = anchor
    let place = modifier.properties.contains(.position) ? shared.origin : anchor.point(in: frame)
    inner.place(
      in: CGRect(
        x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height,
        width: size.width, height: size.height), proposal: offer)
  }
}

/// A group of matched views: they have one frame, which moves from one source to the next.
@MainActor final class MatchedGroup {
  /// In the order in which they came.
  private var members: [MatchedBox] = []
  private weak var source: MatchedBox?
  /// The update in which it became the source.
  private var sourceUpdate = -1
  /// The place of the source's anchor, and its size.
  private var shared: Moving<CGRect>?

  func add(_ member: MatchedBox) { members.append(member) }
  func remove(_ member: MatchedBox) { members.removeAll { $0 === member } }

  /// Adds the frame that the members have in common.
  func trace(into lines: inout TraceLines) {
    if let shared { lines.add(shared, prefix: "matched.") }
  }

  func isMoving(_ graph: ViewGraph) -> Bool { shared?.isMoving(in: graph) ?? false }

  /// Finds the source and its frame after layout, and puts all members where they belong.
  func resolve(_ graph: ViewGraph) {
    let present = members.filter { $0.isPlaced }
    let new =
      present.last { $0.modifier.isSource && !$0.isOnItsWayOut }
      ?? present.last { $0 === source }
    guard let new else {
      shared?.remove(in: graph)
      shared = nil
      for member in present { member.placeInside() }
      return
    }
    if new !== source { sourceUpdate = graph.updateNumber }
    source = new
    if shared == nil {
      shared = Moving(new.own)
    } else if sourceUpdate == graph.updateNumber {
      shared?.set(new.own, new.node.geometryTransaction, in: new.node)
    } else {
      // A source that is laid out anew moves by itself; what is under way goes on.
      shared?.set(new.own, Transaction(), in: new.node)
    }
    if isMoving(graph), let follower = new.node as? any MatchedGroupFollower {
      follower.follow(self)
    }
    placeMembers(graph)
  }

  /// Places all members where they belong at the graph's current instant.
  func placeMembers(_ graph: ViewGraph) {
    guard let shared else { return }
    let frame = shared.presentation(in: graph)
    let isMoving = isMoving(graph)
    graph.layout.placing(exactly: isMoving) {
      for member in members where member.isPlaced {
        if member === source, !isMoving { member.placeInside() } else { member.place(at: frame) }
      }
    }
  }

  /// Lets another member see to the movement, as the node that did is gone.
  func passOn(from node: Node) {
    let next = members.last { $0.node !== node && !$0.node.isRemoved }
    (next?.node as? any MatchedGroupFollower)?.follow(self)
  }
}

/// All matched frames of a scene.
@MainActor final class MatchedGeometry {
  private var groups: [MatchedKey: MatchedGroup] = [:]
  /// Groups to resolve when layout is done, in the order in which they were noted.
  private var noted: [MatchedGroup] = []

  func group(_ key: MatchedKey) -> MatchedGroup {
    if let group = groups[key] { return group }
    let group = MatchedGroup()
    groups[key] = group
    return group
  }

  /// Has `group` resolved when layout is done.
  func note(_ group: MatchedGroup?) {
    guard let group, !noted.contains(where: { $0 === group }) else { return }
    noted.append(group)
  }

  /// Places members of groups that changed where they belong.
  func resolve(_ graph: ViewGraph) {
    let groups = noted
    noted = []
    for group in groups { group.resolve(graph) }
  }
}

extension View {
  /// Matches this view's geometry with that of the view that is the source of `id`.
  ///
  /// When another view becomes the source in an animated change, the frame goes from the old source's to
  /// the new one's, and all views of that identity with it. The size is offered, not forced: a view that
  /// ignores its offer keeps its size.
  ///
  /// - Parameters:
  ///   - id: What the views have in common.
  ///   - namespace: Where that identity holds.
  ///   - properties: Whether place, size or both are shared.
  ///   - anchor: The place of each view that is brought to the source's.
  ///   - isSource: Whether the others follow this view.
  /// - Returns: The view with that frame.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedKey(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}
