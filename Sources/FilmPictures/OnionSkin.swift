public import DisplayList

/// An onion skin: what moves in a film at several times, older ones fainter, over the film's last frame.
///
/// Each thing is drawn at its own depth: what stands before it at rest hides it at other times, too.
public struct OnionSkin {
  /// How visible the oldest and the newest are.
  private static let (faintest, strongest) = (0.14, 0.6)
  /// Times at most.
  private static let mostTimes = 9

  /// The last frame with all others before and behind its parts.
  public let list: DisplayList
  /// The frames that are seen, in order, without the last.
  public let frames: [Int]

  /// Composes an onion skin.
  ///
  /// - Parameters:
  ///   - moments: The film's frames, or every other, in order; at least one.
  ///   - isActive: Whether enough moves in a frame for it to be worth seeing.
  public init(_ moments: [DrawnMoment], isActive: (Int) -> Bool) {
    precondition(!moments.isEmpty, "an onion skin needs frames")
    let rest = DrawnLeaf.leaves(of: moments[moments.count - 1])
    let chosen = Self.chosen(moments, isActive: isActive)
    let older = chosen.map { DrawnLeaf.leaves(of: $0) }
    frames = chosen.map(\.frame)
    let restShapes = Self.shapes(rest)
    let shapes = older.map(Self.shapes)
    // What has its place and shape at all times does not move, though it may change its colour.
    var moving: Set<String> = []
    for shape in shapes {
      for (view, drawn) in shape where restShapes[view] != drawn { moving.insert(view) }
      for view in restShapes.keys where shape[view] == nil { moving.insert(view) }
    }
    var groups = Self.groups(rest, moving: moving)
    Self.place(older, moving: moving, into: &groups)
    var list = DisplayList()
    var still = rest[...]
    for group in groups {
      let behind = still.prefix(min(group.start, rest.count) - still.startIndex)
      DrawnLeaf.draw(behind, into: &list)
      still = still.dropFirst(behind.count)
      for (index, leaves) in older.enumerated() {
        let ghosts = leaves.filter { leaf in
          guard group.views.contains(leaf.view) else { return false }
          let now = shapes[index][leaf.view]
          // Where it rests, or has not moved since the time before, it is seen already.
          return now != restShapes[leaf.view] && (index == 0 || now != shapes[index - 1][leaf.view])
        }
        var layer = Layer()
        layer.opacity = Self.opacity(index, of: older.count)
        list.layer(layer) { DrawnLeaf.draw(ghosts[...], into: &$0) }
      }
    }
    DrawnLeaf.draw(still, into: &list)
    self.list = list
  }

  private static func opacity(_ index: Int, of count: Int) -> Double {
    count < 2 ? strongest : faintest + (strongest - faintest) * Double(index) / Double(count - 1)
  }

  // MARK: Times

  /// Frames evenly in time among those in which enough moves; the one before the first of them is the first.
  private static func chosen(_ moments: [DrawnMoment], isActive: (Int) -> Bool) -> [DrawnMoment] {
    let last = moments.count - 1
    var active = moments.indices.filter { $0 < last && isActive(moments[$0].frame) }
    if active.isEmpty {
      // Nothing is known to move; but pictures may differ.
      active = moments.indices.filter { $0 < last && moments[$0].list != moments[$0 + 1].list }
    }
    if let first = active.first, first > 0 { active.insert(first - 1, at: 0) }
    let count = min(active.count, mostTimes)
    guard count > 1 else { return active.map { moments[$0] } }
    // The end of the way is the last frame itself.
    return (0..<count).map { moments[active[$0 * active.count / count]] }
  }

  // MARK: Depths

  /// Things that move and stand together at rest, and where they begin.
  private struct Group {
    var start: Int
    var views: Set<String>
  }

  private static func groups(_ rest: [DrawnLeaf], moving: Set<String>) -> [Group] {
    var groups: [Group] = []
    var isOpen = false
    var placed: Set<String> = []
    for (index, leaf) in rest.enumerated() {
      guard moving.contains(leaf.view) else {
        isOpen = false
        continue
      }
      if !isOpen { groups.append(Group(start: index, views: [])) }
      isOpen = true
      if placed.insert(leaf.view).inserted { groups[groups.count - 1].views.insert(leaf.view) }
    }
    return groups.filter { !$0.views.isEmpty }
  }

  /// What is not there at rest stands before what it stood before when it was there.
  private static func place(
    _ older: [[DrawnLeaf]], moving: Set<String>, into groups: inout [Group]
  ) {
    var placed = Set(groups.flatMap(\.views))
    for leaves in older {
      var current = -1
      for leaf in leaves where moving.contains(leaf.view) {
        if let known = groups.firstIndex(where: { $0.views.contains(leaf.view) }) {
          current = known
        } else if placed.insert(leaf.view).inserted {
          if groups.isEmpty { groups = [Group(start: Int.max, views: [])] }
          groups[max(current, 0)].views.insert(leaf.view)
        }
      }
    }
  }

  private static func shapes(_ leaves: [DrawnLeaf]) -> [String: [DrawnLeaf.Shape]] {
    var shapes: [String: [DrawnLeaf.Shape]] = [:]
    for leaf in leaves { shapes[leaf.view, default: []].append(leaf.shape) }
    return shapes
  }
}
