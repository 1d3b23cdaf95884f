/// Two records of one scene's motion, compared: what changed, each cause once, in sentences.
///
/// What follows from one cause is one finding: consecutive frames, the components of a value, rows that change alike,
/// views that give way, and what begins later because something before it takes longer.
public struct MotionComparison {
  /// What differs: what moves before what rests, and of these the earlier first.
  public let findings: [Finding]

  let before: MotionRecord
  let after: MotionRecord
  private let frames: Int

  /// Compares two records.
  ///
  /// - Parameters:
  ///   - before: How it was.
  ///   - after: How it is.
  public init(before: MotionRecord, after: MotionRecord) {
    (self.before, self.after) = (before, after)
    frames = max(before.frameCount, after.frameCount)
    guard before.framesPerSecond == after.framesPerSecond else {
      let rates = PeopleNumber.texts(after.framesPerSecond, before.framesPerSecond)
      let sentence = "\(rates.0) frames a second instead of \(rates.1): nothing else was compared"
      findings = [
        Finding(
          .event, view: "", properties: [], frames: 0...max(0, frames - 1), sentence: sentence)
      ]
      return
    }
    findings = Self.findings(before, after, frames)
  }

  /// A record's curves by view and property.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - frames: How many frames the curves have.
  /// - Returns: The curves.
  static func curves(_ record: MotionRecord, on frames: Int) -> [String: [String: TrackCurve]] {
    var curves: [String: [String: TrackCurve]] = [:]
    for track in record.tracks {
      curves[track.view, default: [:]][track.property] = TrackCurve(
        track, of: record.frameCount, on: frames)
    }
    return curves
  }

  private static func findings(_ before: MotionRecord, _ after: MotionRecord, _ frames: Int)
    -> [Finding]
  {
    let (old, new) = (curves(before, on: frames), curves(after, on: frames))
    let pairing = ViewPairing(before: Set(old.keys), after: Set(new.keys))
    let views = pairing.pairs.map { pair in
      ViewComparison(
        name: pair.after, before: old[pair.before] ?? [:], after: new[pair.after] ?? [:],
        framesPerSecond: before.framesPerSecond, counts: (before.frameCount, after.frameCount))
    }
    let kept = pairing.pairs.map(\.after)
    let trees =
      trees(pairing.gone, .gone, old, kept) + trees(pairing.added, .added, new, kept)
    let grouping = CauseGrouping(
      views.flatMap(\.changes), added: trees)
    let byName = Dictionary(views.map { ($0.name, $0) }) { first, _ in first }
    let findings = grouping.groups.compactMap { finding($0, byName, before.framesPerSecond) }
    return findings.isEmpty ? events(before, after) : findings
  }

  /// Parts of the tree that are in one record only.
  ///
  /// - Parameters:
  ///   - names: The views that are in one record only.
  ///   - kind: Whether they came or went.
  ///   - curves: The curves of their record.
  ///   - kept: The views that are in both.
  /// - Returns: A group for each part, or for the rows of a list.
  private static func trees(
    _ names: [String], _ kind: Finding.Kind, _ curves: [String: [String: TrackCurve]],
    _ kept: [String]
  ) -> [CauseGroup] {
    var groups: [CauseGroup] = []
    for (root, names) in ViewFamily.roots(of: names, apartFrom: kept) {
      let members = names.flatMap { name in
        (curves[name] ?? [:]).sorted { $0.key < $1.key }.compactMap { property, curve in
          curve.presence.map { presence in
            var change = TrackChange(
              kind: .finding(kind), view: name, property: property, frames: presence)
            change.start = presence.lowerBound
            if kind == .added {
              change.after = curve.moves.first
            } else {
              change.before = curve.moves.first
            }
            return change
          }
        }
      }
      let family = ViewFamily(root).family
      if let place = groups.firstIndex(where: { ViewFamily($0.root ?? "").family == family }) {
        groups[place].members += members
      } else {
        groups.append(CauseGroup(kind: kind, members: members, root: root))
      }
    }
    return groups
  }

  /// A finding of a group.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - views: The compared views by their names.
  ///   - framesPerSecond: The records' rate.
  /// - Returns: The finding, if the group says anything.
  private static func finding(
    _ group: CauseGroup, _ views: [String: ViewComparison], _ framesPerSecond: Double
  ) -> Finding? {
    guard let head = group.head else { return nil }
    if let root = group.root {
      let others = group.views.union(group.followers).count - 1
      let what = group.kind == .added ? "is new" : "is gone"
      let with = others > 0 ? "; with it \(others) other view\(others == 1 ? "" : "s")" : ""
      return Finding(
        group.kind, view: root, properties: [], frames: group.frames,
        sentence: "\(root): \(what), from frame \(group.frames.lowerBound) on" + with)
    }
    var group = group
    // Views give way in several ways; the one that tells most says what it is.
    if group.isLayout, case .finding(let kind) = head.kind { group.kind = kind }
    let mine = group.members.filter { $0.view == head.view }.sorted { $1.isTelling(less: $0) }
    let view = views[head.view]
    let sentence = FindingSentence(
      group: group, head: head, framesPerSecond: framesPerSecond, entrance: view?.entrance,
      colors: view?.colors(of: head.base, at: head.worst ?? head.frames.lowerBound))
    var finding = Finding(
      group.kind, view: head.view, properties: mine.map(\.property), frames: group.frames,
      sentence: sentence.text)
    (finding.deviation, finding.worst) = (head.deviation, head.worst)
    finding.unit = TrackUnit.of(head.property).symbol
    finding.shift = head.shift.map { $0 / framesPerSecond * 1000 }
    (finding.before, finding.after) = (head.figuresBefore, head.figuresAfter)
    return finding
  }

  /// Events that are other ones, where no value is.
  ///
  /// - Parameters:
  ///   - before: How it was.
  ///   - after: How it is.
  /// - Returns: A finding, if any differ.
  private static func events(_ before: MotionRecord, _ after: MotionRecord) -> [Finding] {
    guard before.events != after.events else { return [] }
    let count = min(before.events.count, after.events.count)
    let place = (0..<count).first { before.events[$0] != after.events[$0] } ?? count
    func text(_ record: MotionRecord) -> String {
      guard record.events.indices.contains(place) else { return "nothing" }
      let event = record.events[place]
      return
        "\(event.causes.joined(separator: " and ")) at \(FixedNumber.text(event.time, decimals: 3)) s"
    }
    let times = [before, after].compactMap {
      $0.events.indices.contains(place) ? $0.events[place].time : nil
    }
    let first = Int(((times.min() ?? 0) * before.framesPerSecond).rounded(.up))
    let last = max(first, max(before.frameCount, after.frameCount) - 1)
    return [
      Finding(
        .event, view: "", properties: [], frames: first...last,
        sentence: "\(text(after)) instead of \(text(before)), from frame \(first) on")
    ]
  }
}
