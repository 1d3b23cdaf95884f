/// Changes that have one cause.
struct CauseGroup {
  var kind: Finding.Kind
  var members: [TrackChange]
  /// Views that are otherwise because of it, and are not told of.
  var followers: Set<String> = []
  /// Where a part of the tree came or went: its root.
  var root: String?

  /// When it begins.
  var start: Int { members.map(\.start).min() ?? 0 }
  var frames: ClosedRange<Int> {
    let first = members.map(\.frames.lowerBound).min() ?? 0
    return first...max(first, members.map(\.frames.upperBound).max() ?? 0)
  }
  /// What tells most.
  var head: TrackChange? { members.max { $0.isTelling(less: $1) } }
  var hasWords: Bool { kind == .curve && members.contains { !$0.was.isEmpty } }
  var views: Set<String> { Set(members.map(\.view)) }
}

extension TrackChange {
  /// Bases in the order in which they tell: what is last is often a consequence.
  private static let order = [
    "scale", "rotation", "offset", "blur", "opacity", "frame", "shadow", "color", "letter",
    "leaving",
  ]

  private var rank: (Int, Int, Double) {
    let base = base
    let place = Self.order.firstIndex { base.hasPrefix($0) } ?? 3
    // Sizes make places.
    let isPlace = property.hasPrefix("frame.x") || property.hasPrefix("frame.y")
    return (property.contains("anchor") ? 1 : 0, 2 * place + (isPlace ? 1 : 0), -share)
  }

  /// Whether it says less of what changed.
  func isTelling(less other: TrackChange) -> Bool {
    let (mine, its) = (rank, other.rank)
    if mine != its { return mine > its }
    let (deviation, another) = (self.deviation ?? 0, other.deviation ?? 0)
    if deviation != another { return deviation < another }
    return (view, property) > (other.view, other.property)
  }
}

/// Puts together what has one cause.
struct CauseGrouping {
  private(set) var groups: [CauseGroup] = []

  /// Groups changes.
  ///
  /// - Parameters:
  ///   - changes: The changes of all views that both records have.
  ///   - added: Parts of the tree that came, as groups.
  init(_ changes: [TrackChange], added: [CauseGroup]) {
    var byKey: [String: CauseGroup] = [:]
    var presences: [TrackChange] = []
    let keys = Self.constantKeys(changes)
    for change in changes {
      guard case .finding(let kind) = change.kind else {
        presences.append(change)
        continue
      }
      let key =
        keys[Self.whole(change)] ?? keys["\(change.view).\(change.base)"] ?? Self.key(change, kind)
      byKey[key, default: CauseGroup(kind: kind, members: [])].members.append(change)
    }
    Self.mergeColors(&byKey)
    groups = byKey.sorted { $0.key < $1.key }.map(\.value)
    mergeFamilies()
    groups += added
    mergeLost()
    attachLayout()
    attachConsequences()
    attach(presences)
    groups.sort {
      ($0.rank, $0.frames.lowerBound, $0.head?.view ?? "") < (
        $1.rank, $1.frames.lowerBound, $1.head?.view ?? ""
      )
    }
  }

  /// Constants that are the same in several views change together: keys by view and base.
  private static func constantKeys(_ changes: [TrackChange]) -> [String: String] {
    var parts: [String: String] = [:]
    for change in changes
    where change.kind == .finding(.constant) && !change.isLayout && !change.isLone {
      parts[change.view + "." + change.base, default: "constant|\(change.base)"] +=
        "|\(change.property) \(change.was) \(change.isNow)"
    }
    return parts
  }

  /// The text that a rolling letter belongs to.
  private static func whole(_ change: TrackChange) -> String {
    ["letter", "leaving"].contains(change.base) ? "\(change.view).text" : ""
  }

  private static func key(_ change: TrackChange, _ kind: Finding.Kind) -> String {
    let place = "\(kind.rawValue)|\(change.view)"
    switch kind {
    case .curve where !change.was.isEmpty: return "curve|\(change.was)|\(change.isNow)"
    case .curve where change.before?.words.animation.isEmpty == false:
      // The same words, and it moves otherwise: what sets off together belongs together.
      return "curve|\(change.before?.words.animation ?? "")|\(change.start)"
    case .delay where !change.was.isEmpty: return "delay|\(change.was)|\(change.isNow)"
    case .delay: return "shift"
    case .transition: return place
    case .target where change.isLayout, .constant where change.isLayout: return "layout"
    case .motion where change.isLayout && !change.isMotion: return "layout"
    case .constant where change.isLone: return "lone|\(change.view)"
    case .constant: return "\(place)|\(change.base)"
    default: return "\(place)|\(change.start)"
    }
  }

  /// A component of a colour that rests in one record is a part of the colour all the same.
  private static func mergeColors(_ groups: inout [String: CauseGroup]) {
    for (key, group) in groups.sorted(by: { $0.key < $1.key })
    where group.kind == .motion && group.members.allSatisfy({ $0.base.hasSuffix("color") }) {
      let bases = Set(group.members.map { "\($0.view) \($0.base)" })
      let whole = groups.sorted { $0.key < $1.key }.first { other in
        other.key != key && other.value.kind != .motion
          && other.value.members.contains { bases.contains("\($0.view) \($0.base)") }
      }
      guard let whole else { continue }
      groups[whole.key]?.members += group.members
      groups[key] = nil
    }
  }

  /// Rows that change alike are one.
  private mutating func mergeFamilies() {
    var merged: [CauseGroup] = []
    for group in groups {
      func isLike(_ other: CauseGroup) -> Bool {
        guard other.kind == group.kind, let mine = group.head, let its = other.head else {
          return false
        }
        let families = Set(group.views.map { ViewFamily($0).family })
        let bases = Set(group.members.map(\.base))
        return mine.base == its.base
          && mine.isLayout == its.isLayout
          && other.views.contains { families.contains(ViewFamily($0).family) }
          && other.members.contains { bases.contains($0.base) }
          && (group.kind != .constant || !group.views.isSubset(of: other.views))
          || Self.isOneWords(group, other)
      }
      if let place = merged.firstIndex(where: isLike) {
        merged[place].members += group.members
      } else {
        merged.append(group)
      }
    }
    groups = merged
  }

  /// Whether two groups of one view that begin together are parts of one.
  private static func isOneWords(_ group: CauseGroup, _ other: CauseGroup) -> Bool {
    guard group.kind == other.kind, group.kind == .curve || group.kind == .delay else {
      return false
    }
    return group.views == other.views && abs(group.start - other.start) <= 1
  }

  /// What one animation moved, and nothing moves now, is one; and the other way round.
  private mutating func mergeLost() {
    var merged: [CauseGroup] = []
    var places: [String: Int] = [:]
    let moved = Set(groups.filter { $0.root == nil }.compactMap(\.lostWords))
    for group in groups {
      guard let words = group.lostWords, moved.contains(words) else {
        merged.append(group)
        continue
      }
      if let place = places[words] {
        merged[place].members += group.members
        (merged[place].kind, merged[place].root) = (.motion, nil)
      } else {
        places[words] = merged.count
        merged.append(group)
      }
    }
    groups = merged
  }

  /// What makes views larger or moves them makes others give way.
  private mutating func attachLayout() {
    guard let layout = groups.firstIndex(where: \.isLayout) else { return }
    let makers = groups.indices.filter { groups[$0].makesLayout }
    guard let maker = makers.first else { return }
    // Words make room for themselves; what an animation takes to another size goes there by itself.
    if groups[maker].members.contains(where: { $0.base == "text" }) {
      let views = groups[maker].views
      let own = groups[layout].members.filter { change in
        guard case .animation? = change.before?.cause, change.kind == .finding(.target) else {
          return false
        }
        return change.property.hasPrefix("frame.width") && !views.contains(change.view)
      }
      if !own.isEmpty { return groups[layout].members = own }
    }
    groups[maker].followers.formUnion(groups[layout].views.subtracting(groups[maker].views))
    groups.remove(at: layout)
  }

  /// What begins later, as something before it takes another time, or is on its way otherwise.
  private mutating func attachConsequences() {
    func attach(_ isConsequence: (CauseGroup) -> Bool, to isCause: (CauseGroup) -> Bool) {
      for place in groups.indices.reversed() where isConsequence(groups[place]) {
        let group = groups[place]
        guard
          let cause = groups.indices.first(where: {
            $0 != place && isCause(groups[$0]) && groups[$0].start <= group.start + 1
          })
        else { continue }
        groups[cause].followers.formUnion(group.views.subtracting(groups[cause].views))
        groups.remove(at: place)
      }
    }
    func isShift(_ group: CauseGroup) -> Bool {
      group.kind == .delay && group.members.allSatisfy(\.was.isEmpty)
    }
    func isBare(_ group: CauseGroup) -> Bool {
      group.kind == .curve && group.members.allSatisfy { $0.was.isEmpty && !$0.isKeyframed }
    }
    let causes: Set<Finding.Kind> = [
      .curve, .delay, .order, .transition, .target, .motion, .added, .gone,
    ]
    attach(isShift) { causes.contains($0.kind) && !isShift($0) }
    attach(isBare) {
      $0.hasWords || $0.kind == .target || $0.kind == .delay && !isShift($0) || $0.kind == .order
    }
  }

  /// Views that are there for longer or shorter: a consequence, if there is anything else.
  private mutating func attach(_ presences: [TrackChange]) {
    guard !presences.isEmpty else { return }
    if groups.isEmpty {
      groups.append(CauseGroup(kind: .event, members: presences))
    }
  }
}

extension TrackChange {
  /// Whether it moves in one record and does not in the other, over several frames.
  var isMotion: Bool {
    let moves = [before, after].compactMap { $0 }
    return moves.contains { $0.cause != .jump }
  }
  /// Whether no animation makes it: it computes itself.
  var isKeyframed: Bool {
    guard let before, let after else { return false }
    return before.cause == .path && after.cause == .path
  }
}

extension CauseGroup {
  /// The animation that moves all of it in one record, and none of it in the other; `nil` if it is not so.
  fileprivate var lostWords: String? {
    guard [.motion, .transition, .added, .gone].contains(kind) else { return nil }
    let moves = members.filter { $0.before != nil || $0.after != nil }
    let words = Set(
      moves.map { change -> String? in
        let (old, new) = (change.before?.words.animation ?? "", change.after?.words.animation ?? "")
        return old.isEmpty == new.isEmpty ? nil : old.isEmpty ? "to " + new : "from " + old
      })
    return words.count == 1 ? words.first ?? nil : nil
  }
  /// What layout alone explains.
  var isLayout: Bool {
    members.allSatisfy(\.isLayout) && [.target, .constant, .motion].contains(kind)
      && !members.isEmpty && root == nil
  }
  /// What changes sizes: words, fonts, views that come and go.
  fileprivate var makesLayout: Bool {
    if kind == .added || kind == .gone { return true }
    guard kind == .constant else { return false }
    return members.contains { $0.base == "text" || $0.base.hasPrefix("font") || $0.isLone }
  }
  /// What moves goes before what rests.
  fileprivate var rank: Int {
    switch kind {
    case .added, .gone: 0
    case .event: 3
    case .constant: 2
    default: isLayout ? 2 : 1
    }
  }
}
