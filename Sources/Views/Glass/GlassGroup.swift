import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The glass of a container, gathered while its content is drawn.
///
/// Each shape draws its own pane where it stands; once all are there, those near each other become one command. Where a
/// pane was in a layer that only fades, the glass itself comes and goes instead.
@MainActor final class GlassGroup {
  /// A shape of glass, as its box draws it.
  struct Member {
    let box: Box
    var pane: GlassPaint.Pane
    let kind: GlassPaint.Kind
    let id: MatchedKey?
    let union: MatchedKey?
    let transition: GlassEffectTransition
  }

  /// A member in the list.
  private struct Entry {
    var member: Member
    /// The index of its command.
    let index: Int
    /// Where the outermost layer around it begins, or its own index.
    let first: Int
    /// How much of it layers let through, 0...1.
    let opacity: Double
  }

  /// Where a member is seen instead of where it stands.
  fileprivate struct Place {
    var pane: GlassPaint.Pane
    /// From where the content stands to where it is seen.
    var content: CGAffineTransform
  }

  /// The index of the content's first command.
  private(set) var start = 0
  private weak var container: Box?
  private var spacing = 0.0
  private var scale = 1.0
  private var entries: [Entry] = []
  private var places: [ObjectIdentifier: Place] = [:]

  /// Begins to gather.
  ///
  /// - Parameters:
  ///   - container: The container's box.
  ///   - spacing: The distance from which on shapes reach for each other, in the container's points.
  ///   - scale: Points of the stage to one of these.
  ///   - list: The list to which the content is drawn.
  func begin(in container: Box, spacing: Double, scale: Double, at list: DisplayList) {
    (self.container, self.scale, self.spacing) = (container, scale, spacing * scale)
    start = list.commands.count
    entries = []
    places = [:]
  }

  /// Draws a member's pane.
  ///
  /// - Parameters:
  ///   - member: The member, its pane in the coordinates of its box.
  ///   - list: The list.
  ///   - transform: From there to the stage.
  /// - Returns: From where the content stands to where it is seen.
  func add(
    _ member: Member, into list: inout DisplayList, _ transform: CGAffineTransform
  ) -> CGAffineTransform {
    var member = member
    member.pane.transform = member.pane.transform.concatenating(transform)
    let place = places[ObjectIdentifier(member.box)]
    if let place { member.pane = place.pane }
    let index = list.commands.count
    list.fill(GlassPaint(panes: [member.pane], kind: member.kind.scaled(by: scale)))
    if index < list.commands.count, let around = layers(around: index, in: list) {
      let opacity = place == nil ? around.opacity : 1
      entries.append(
        Entry(member: member, index: index, first: around.first, opacity: opacity))
    }
    return place?.content ?? .identity
  }

  /// The layers around a command, from the content's first on; `nil` if one does more than fade.
  private func layers(around index: Int, in list: DisplayList) -> (first: Int, opacity: Double)? {
    guard start <= index else { return nil }
    var open: [Int] = []
    for place in start..<index {
      switch list.commands[place] {
      case .beginLayer: open.append(place)
      case .endLayer: _ = open.popLast()
      default: break
      }
    }
    var opacity = 1.0
    for place in open {
      guard case .beginLayer(let layer) = list.commands[place] else { continue }
      var plain = Layer()
      plain.opacity = layer.opacity
      guard layer == plain else { return nil }
      opacity *= layer.opacity
    }
    return (open.first ?? index, opacity)
  }

  // MARK: Coming and going

  /// Finds where shapes that come or go are seen.
  ///
  /// - Returns: Whether there are any: the content is to be drawn again.
  func findPlaces() -> Bool {
    guard let container else { return false }
    let moving = entries.map {
      $0.opacity < 1 && $0.member.transition.kind == .matchedGeometry
        && $0.member.box.hasTransition(inside: container)
    }
    guard moving.contains(true) else { return false }
    for (number, entry) in entries.enumerated() where moving[number] {
      guard let source = source(of: number, moving), let own = entry.member.pane.round,
        let other = source.member.pane.round
      else { continue }
      places[ObjectIdentifier(entry.member.box)] = Place(
        entry.member.pane, at: own, from: other, progress: entry.opacity)
    }
    guard !places.isEmpty else { return false }
    entries = []
    return true
  }

  /// The shape that another comes out of: one of the same identity, or the nearest that stays among those to which a chain
  /// of shapes leads, each near enough to the next.
  private func source(of number: Int, _ moving: [Bool]) -> Entry? {
    if let id = entries[number].member.id {
      let same = entries.indices.first { $0 != number && entries[$0].member.id == id }
      if let same { return entries[same] }
    }
    let chain = clusters().first { $0.contains(number) } ?? []
    let bounds = entries[number].member.pane.bounds
    return chain.filter { !moving[$0] }.map { entries[$0] }.min {
      $0.member.pane.bounds.gap(to: bounds) < $1.member.pane.bounds.gap(to: bounds)
    }
  }

  // MARK: Melting

  /// Makes the panes that are near each other one command.
  func finish(_ list: inout DisplayList, _ graph: ViewGraph) {
    defer { entries = [] }
    var changes: [(at: Int, remove: Int, insert: [DisplayList.Command])] = []
    for cluster in clusters() {
      let first = cluster.map { entries[$0].first }.min() ?? 0
      let isWhole = entries[cluster[0]].opacity == 1 && entries[cluster[0]].first == first
      guard cluster.count > 1 || !isWhole else { continue }
      var merged = DisplayList()
      merged.fill(paint(of: cluster))
      for number in cluster { changes.append((entries[number].index, 1, [])) }
      changes.append((first, 0, merged.commands))
    }
    // From the end, so that indices hold; what goes before what comes at the same place.
    changes.sort { ($0.at, $0.remove) > ($1.at, $1.remove) }
    for change in changes {
      graph.replace(change.at..<change.at + change.remove, with: change.insert, in: &list)
    }
  }

  /// Members that are one glass or may touch, in their order.
  private func clusters() -> [[Int]] {
    var rest = Array(entries.indices)
    var clusters: [[Int]] = []
    while let first = rest.first {
      var cluster = [first]
      rest.removeFirst()
      var next = 0
      while next < cluster.count {
        let member = entries[cluster[next]].member
        let near = rest.filter { isNear(entries[$0].member, member) }
        rest.removeAll { near.contains($0) }
        cluster += near
        next += 1
      }
      clusters.append(cluster.sorted())
    }
    return clusters
  }

  private func isNear(_ a: Member, _ b: Member) -> Bool {
    guard a.kind.isLike(b.kind) else { return false }
    if let union = a.union, union == b.union { return true }
    return a.pane.bounds.gap(to: b.pane.bounds) <= spacing
  }

  private func paint(of cluster: [Int]) -> GlassPaint {
    var panes: [GlassPaint.Pane] = []
    var united: [(key: MatchedKey, number: Int)] = []
    for number in cluster {
      let entry = entries[number]
      var pane = entry.member.pane
      if entry.member.transition.kind != .identity { pane.presence *= entry.opacity }
      if let union = entry.member.union {
        if let known = united.first(where: { $0.key == union }),
          panes[known.number].unite(with: pane)
        {
          continue
        }
        united.append((union, panes.count))
      }
      panes.append(pane)
    }
    var kind = entries[cluster[0]].member.kind
    for number in cluster.dropFirst() {
      // The narrowest rim suits them all.
      let other = entries[number].member.kind
      if other.bevel < kind.bevel { (kind.bevel, kind.bend) = (other.bevel, other.bend) }
    }
    return GlassPaint(panes: panes, kind: kind.scaled(by: scale), spacing: spacing)
  }
}

extension GlassGroup.Place {
  /// Where a shape is seen that comes out of another.
  ///
  /// - Parameters:
  ///   - pane: The shape's pane.
  ///   - own: Where it stands.
  ///   - other: Where the other is.
  ///   - progress: How far it has come, 0...1.
  fileprivate init(
    _ pane: GlassPaint.Pane, at own: RoundPane, from other: RoundPane, progress: Double
  ) {
    let shown = other.mixed(with: own, by: CGFloat(progress))
    self.pane = pane
    self.pane.outline = .rounded(shown.rect, radius: shown.radius)
    self.pane.transform = .identity
    let size = min(
      shown.rect.width / max(own.rect.width, 1), shown.rect.height / max(own.rect.height, 1), 1)
    content = CGAffineTransform(translationX: -own.rect.midX, y: -own.rect.midY)
      .concatenating(CGAffineTransform(scaleX: size, y: size))
      .concatenating(
        CGAffineTransform(translationX: shown.rect.midX, y: shown.rect.midY))
  }
}

/// A rectangle with round corners on the stage.
private struct RoundPane {
  var rect: CGRect
  var radius: CGFloat

  /// The rectangle on the way to another.
  func mixed(with other: RoundPane, by share: CGFloat) -> RoundPane {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return RoundPane(
      rect: CGRect(
        x: mix(rect.minX, other.rect.minX), y: mix(rect.minY, other.rect.minY),
        width: mix(rect.width, other.rect.width), height: mix(rect.height, other.rect.height)),
      radius: mix(radius, other.radius))
  }
}

extension GlassPaint.Pane {
  /// The pane as an upright rectangle with round corners; `nil` if it is none.
  fileprivate var round: RoundPane? {
    guard case .rounded(let rect, let radius) = outline, transform.b == 0, transform.c == 0 else {
      return nil
    }
    return RoundPane(
      rect: rect.applying(transform), radius: radius * min(abs(transform.a), abs(transform.d)))
  }

  /// Grows to the rectangle around this pane and another; corners that were half circles stay so.
  ///
  /// - Returns: Whether both are rectangles; of others nothing changes.
  fileprivate mutating func unite(with other: GlassPaint.Pane) -> Bool {
    guard let own = round, let round = other.round else { return false }
    let rect = own.rect.union(round.rect)
    let isRound = own.radius * 2 >= min(own.rect.width, own.rect.height)
    let side = min(rect.width, rect.height) / 2
    outline = .rounded(rect, radius: isRound ? side : min(own.radius, side))
    transform = .identity
    presence = max(presence, other.presence)
    return true
  }
}

extension GlassPaint.Kind {
  /// Whether two kinds are one glass, be one thicker: they stand in the same light.
  fileprivate func isLike(_ other: Self) -> Bool {
    (light, glow, shade) == (other.light, other.glow, other.shade)
  }

  /// The kind with its lengths multiplied.
  fileprivate func scaled(by scale: Double) -> Self {
    var kind = self
    kind.blur *= scale
    kind.bevel *= scale
    kind.bend *= scale
    kind.rim *= scale
    kind.shadeReach *= scale
    kind.shadeDrop *= scale
    return kind
  }
}

extension CGRect {
  /// How far two rectangles are from each other; 0 if they touch.
  fileprivate func gap(to other: CGRect) -> Double {
    let across = max(other.minX - maxX, minX - other.maxX, 0)
    let down = max(other.minY - maxY, minY - other.maxY, 0)
    return Double(across * across + down * down).squareRoot()
  }
}
