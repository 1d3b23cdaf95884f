public import DisplayList
internal import Foundation
internal import Geometry
internal import Pixels

/// An onion skin: what moves in a film at several times, older ones fainter, over the film's last frame.
///
/// Each thing is drawn at its own depth: what stands before it at rest hides it at other times, too. Of what grows the end
/// would hide the way, so that what lies within the end is outlined on it.
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
    let moving = Self.moving(rest, older)
    var groups = Self.groups(rest, moving: moving)
    Self.place(older, moving: moving, into: &groups)
    let ghosts = Self.ghosts(older, moving: moving, rest: rest)
    var list = DisplayList()
    var still = rest[...]
    for group in groups {
      let behind = still.prefix(min(group.start, rest.count) - still.startIndex)
      DrawnLeaf.draw(behind, into: &list)
      still = still.dropFirst(behind.count)
      func draw(_ choice: (Ghost) -> DrawnLeaf?) {
        for (index, ghosts) in ghosts.enumerated() {
          let chosen = ghosts.filter { group.views.contains($0.leaf.view) }.compactMap(choice)
          if chosen.isEmpty { continue }
          var layer = Layer()
          layer.opacity = Self.opacity(index, of: older.count)
          list.layer(layer) { DrawnLeaf.draw(chosen[...], into: &$0) }
        }
      }
      draw(\.leaf)
      let own = still.prefix(min(group.end, rest.count) - still.startIndex)
      DrawnLeaf.draw(own, into: &list)
      still = still.dropFirst(own.count)
      draw { $0.isHidden ? $0.leaf.outlined : nil }
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

  /// Things that move and stand together at rest, and where they begin and end.
  private struct Group {
    var start: Int
    var end: Int
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
      if !isOpen { groups.append(Group(start: index, end: index, views: [])) }
      isOpen = true
      groups[groups.count - 1].end = index + 1
      if placed.insert(leaf.view).inserted { groups[groups.count - 1].views.insert(leaf.view) }
    }
    return groups.filter { !$0.views.isEmpty }
  }

  /// What is not there at rest stands before what it stood before when it was there, or else before everything: what is
  /// there instead, a list instead of a sign that it loads, does not hide it.
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
          if current < 0 {
            if groups.last?.start != Int.max {
              groups.append(Group(start: Int.max, end: Int.max, views: []))
            }
            current = groups.count - 1
          }
          groups[current].views.insert(leaf.view)
        }
      }
    }
  }

  private static func shapes(_ leaves: [DrawnLeaf]) -> [String: [DrawnLeaf.Shape]] {
    var shapes: [String: [DrawnLeaf.Shape]] = [:]
    for leaf in leaves { shapes[leaf.view, default: []].append(leaf.shape) }
    return shapes
  }

  /// The views that are not always as they are at rest: what has its place and shape at all times does not move, though it
  /// may change its colour.
  private static func moving(_ rest: [DrawnLeaf], _ older: [[DrawnLeaf]]) -> Set<String> {
    let restShapes = shapes(rest)
    var moving: Set<String> = []
    for shape in older.map(shapes) {
      for (view, drawn) in shape where restShapes[view] != drawn { moving.insert(view) }
      for view in restShapes.keys where shape[view] == nil { moving.insert(view) }
    }
    return moving
  }

  // MARK: Ghosts

  /// A part of a thing as it was at another time.
  private struct Ghost {
    var leaf: DrawnLeaf
    /// Whether it lies within what it became.
    var isHidden: Bool
  }

  /// What moving things looked like at each time.
  ///
  /// Where a part rests, or has not moved since the time before, it is seen
  /// already: of a list, the rows that stay.
  private static func ghosts(
    _ older: [[DrawnLeaf]], moving: Set<String>, rest: [DrawnLeaf]
  ) -> [[Ghost]] {
    let ends = Dictionary(grouping: rest.filter { moving.contains($0.view) }, by: \.view)
    let resting = ends.mapValues { Set($0.map(\.shape)) }
    var before: [String: Set<DrawnLeaf.Shape>] = [:]
    return older.map { leaves in
      let views = Dictionary(grouping: leaves.filter { moving.contains($0.view) }, by: \.view)
      var counts: [String: Int] = [:]
      let ghosts: [Ghost] = leaves.compactMap { leaf in
        guard moving.contains(leaf.view) else { return nil }
        let number = counts[leaf.view, default: 0]
        counts[leaf.view] = number + 1
        let shape = leaf.shape
        if resting[leaf.view]?.contains(shape) == true { return nil }
        if before[leaf.view]?.contains(shape) == true { return nil }
        // Part for part, or else it is not known which part it became.
        let end = ends[leaf.view].flatMap { $0.count == views[leaf.view]?.count ? $0[number] : nil }
        return Ghost(leaf: leaf, isHidden: end.map { leaf.lies(within: $0) } ?? false)
      }
      before = views.mapValues { Set($0.map(\.shape)) }
      return ghosts
    }
  }
}

extension DrawnLeaf {
  /// Points by which what lies within another may stand out, and what has less of a side has no outline: a line.
  private static let (nearby, leastSide): (CGFloat, CGFloat) = (0.5, 4)

  /// Whether a leaf that is drawn after this one hides it.
  fileprivate func lies(within end: DrawnLeaf) -> Bool {
    guard let extent = command.extent, let end = end.command.extent else { return false }
    return end.insetBy(dx: -Self.nearby, dy: -Self.nearby).contains(extent)
      && min(extent.width, extent.height) >= Self.leastSide
  }

  /// Its outline, light on what is dark; `nil` for letters, which have too much of it.
  fileprivate var outlined: DrawnLeaf? {
    let path: Path
    let place: CGAffineTransform
    var isBright = false
    switch command {
    case .fill(let shape, _, let paint, let transform):
      (path, place) = (shape, transform)
      if case .solid(let color) = paint { isBright = color.isBright }
    case .picture(_, let rect, _, let transform): (path, place) = (Path(rect), transform)
    case .stroke, .glyphs, .beginLayer, .endLayer: return nil
    }
    // As wide on a thing that grew.
    let size = abs(place.a * place.d - place.b * place.c).squareRoot()
    let pen = StrokeStyle(lineWidth: 1 / max(size, 0.01))
    var leaf = self
    leaf.command = .stroke(path, pen, .solid(isBright ? .black : .white), place)
    return leaf
  }
}

extension ResolvedColor {
  /// Whether black is seen better on it than white.
  fileprivate var isBright: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.6 }
}
