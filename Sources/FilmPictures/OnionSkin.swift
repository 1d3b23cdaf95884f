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
  /// Points by which what lies within the end may stand out.
  private static let nearby = 0.5
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
    let restExtents = Self.extents(rest)
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
      let ghosts = older.enumerated().map { index, leaves in
        leaves.filter { leaf in
          guard group.views.contains(leaf.view) else { return false }
          let now = shapes[index][leaf.view]
          // Where it rests, or has not moved since the time before, it is seen already.
          return now != restShapes[leaf.view] && (index == 0 || now != shapes[index - 1][leaf.view])
        }
      }
      func draw(_ choice: (DrawnLeaf) -> DrawnLeaf?) {
        for (index, leaves) in ghosts.enumerated() {
          let chosen = leaves.compactMap(choice)
          if chosen.isEmpty { continue }
          var layer = Layer()
          layer.opacity = Self.opacity(index, of: older.count)
          list.layer(layer) { DrawnLeaf.draw(chosen[...], into: &$0) }
        }
      }
      draw { $0 }
      let own = still.prefix(min(group.end, rest.count) - still.startIndex)
      DrawnLeaf.draw(own, into: &list)
      still = still.dropFirst(own.count)
      draw { leaf in
        guard let end = restExtents[leaf.view], let extent = leaf.command.extent,
          end.insetBy(dx: -Self.nearby, dy: -Self.nearby).contains(extent)
        else { return nil }
        return leaf.outlined
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

  private static func extents(_ leaves: [DrawnLeaf]) -> [String: CGRect] {
    var extents: [String: CGRect] = [:]
    for leaf in leaves {
      guard let extent = leaf.command.extent else { continue }
      extents[leaf.view] = extents[leaf.view]?.union(extent) ?? extent
    }
    return extents
  }
}

extension DrawnLeaf {
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
