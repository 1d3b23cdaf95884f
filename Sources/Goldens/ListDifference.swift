/// A line of a frame's display list as text, and the view that drew it.
public struct DrawnLine: Hashable, Sendable, Codable {
  /// The view's name; empty where no view drew it.
  public var view: String
  /// The command in words, without indentation: `fill rect 0 0 100 50 with #336699`.
  public var text: String

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - view: The name of the view that drew it.
  ///   - text: The command in words.
  public init(view: String, text: String) { (self.view, self.text) = (view, text) }
}

/// How a frame is drawn otherwise than it was: by which views, and which of their commands.
///
/// Views are told apart by their names. What one of them draws is compared command by command, so that one more
/// command is one change.
public struct ListDifference: Hashable, Sendable {
  /// A command that is new, gone or another one.
  public struct Change: Hashable, Sendable {
    /// The view's name.
    public var view: String
    /// What was drawn; `nil` for what is new.
    public var before: String?
    /// What is drawn now; `nil` for what is gone.
    public var after: String?

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - view: The name of the view.
    ///   - before: What was drawn; `nil` for what is new.
    ///   - after: What is drawn now; `nil` for what is gone.
    public init(view: String, before: String?, after: String?) {
      (self.view, self.before, self.after) = (view, before, after)
    }
  }

  /// In painting order of what is drawn now, one view's together; what is gone comes last.
  public var changes: [Change] = []
  /// The view that is the first to be drawn in another order, where nothing else differs.
  public var reordered: String?

  /// Whether both frames are drawn alike.
  public var isEmpty: Bool { changes.isEmpty && reordered == nil }

  /// Compares two frames.
  ///
  /// - Parameters:
  ///   - before: The lines of the one as it was.
  ///   - after: The lines of the other as it is.
  public init(before: [DrawnLine], after: [DrawnLine]) {
    let old = Dictionary(grouping: before, by: \.view)
    let new = Dictionary(grouping: after, by: \.view)
    var seen: Set<String> = []
    for line in after + before where seen.insert(line.view).inserted {
      let lines = [old, new].map { ($0[line.view] ?? []).map(\.text) }
      changes += Self.changes(of: line.view, from: lines[0], to: lines[1])
    }
    if changes.isEmpty, before != after {
      reordered = zip(before, after).first { $0 != $1 }?.1.view
    }
  }

  private static func changes(
    of view: String, from before: [String], to after: [String]
  ) -> [Change] {
    guard before != after else { return [] }
    let difference = after.difference(from: before)
    let gone = difference.removals.map(\.change)
    let new = difference.insertions.map(\.change)
    // Of one place, what is gone is what has become the other.
    var pairs: [Change] = []
    var (old, next) = (0, 0)
    var (goneIndex, newIndex) = (0, 0)
    while goneIndex < gone.count || newIndex < new.count {
      let isGone = goneIndex < gone.count && gone[goneIndex].offset == old
      let isNew = newIndex < new.count && new[newIndex].offset == next
      if isGone || isNew {
        pairs.append(
          Change(
            view: view, before: isGone ? gone[goneIndex].element : nil,
            after: isNew ? new[newIndex].element : nil))
      }
      if isGone || !isNew { old += 1 }
      if isNew || !isGone { next += 1 }
      if isGone { goneIndex += 1 }
      if isNew { newIndex += 1 }
    }
    // The end of a group goes with its beginning.
    let telling = pairs.filter { $0.before ?? "}" != "}" || $0.after ?? "}" != "}" }
    return telling.isEmpty ? pairs : telling
  }
}

extension CollectionDifference.Change {
  /// The place and what is there.
  fileprivate var change: (offset: Int, element: ChangeElement) {
    switch self {
    case .insert(let offset, let element, _), .remove(let offset, let element, _):
      (offset, element)
    }
  }
}

extension ListDifference {
  /// What is found: one thing for each view that is drawn otherwise.
  ///
  /// - Parameter frames: The frames that show it.
  /// - Returns: In painting order.
  public func findings(in frames: ClosedRange<Int>) -> [Finding] {
    if let reordered {
      return [Self.finding(reordered, "is painted in another order", frames)]
    }
    var views: [String] = []
    for change in changes where views.last != change.view { views.append(change.view) }
    return views.compactMap { finding(of: $0, in: frames) }
  }

  /// What is found of a view.
  ///
  /// - Parameters:
  ///   - view: The view's name.
  ///   - frames: The frames that show it.
  /// - Returns: `nil` if its commands are the same.
  public func finding(of view: String, in frames: ClosedRange<Int>) -> Finding? {
    let own = changes.filter { $0.view == view }
    guard let first = own.first else { return nil }
    let more = own.count == 1 ? "" : ", and \(own.count - 1) more"
    return Self.finding(view, first.phrase + more, frames)
  }

  private static func finding(
    _ view: String, _ what: String, _ frames: ClosedRange<Int>
  ) -> Finding {
    let name = view.isEmpty ? "The stage" : view
    return Finding(
      .drawing, view: view, properties: [], frames: frames,
      sentence: "\(name) · \(what), from frame \(frames.lowerBound) on")
  }
}

extension ListDifference.Change {
  /// The change in words: `fill with #ff0000 instead of #336699`.
  public var phrase: String {
    switch (before, after) {
    case (let before?, let after?): Self.phrase(from: before, to: after)
    case (nil, let after?): "also draws \(Self.cut(after))"
    case (let before?, nil): "no longer draws \(Self.cut(before))"
    case (nil, nil): ""
    }
  }

  private static func phrase(from before: String, to after: String) -> String {
    let (old, new) = (before.split(separator: " "), after.split(separator: " "))
    guard let verb = new.first, old.first == verb else {
      return "draws \(cut(after)) instead of \(cut(before))"
    }
    let shortest = min(old.count, new.count)
    var (start, end) = (0, 0)
    while start < shortest, old[start] == new[start] { start += 1 }
    while end < shortest - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    if start + end + 1 == old.count, old.count == new.count,
      let was = CommandWords.pathLength(old[start]), let now = CommandWords.pathLength(new[start])
    {
      return was == now
        ? "\(verb) another path of \(now) parts" : "\(verb) path of \(now) parts instead of \(was)"
    }
    // The word before says what it is: `with`, `opacity`, `corner`.
    let name = new[..<start].last { $0.first?.isLetter ?? false && $0 != verb }
    let title = [String(verb), name.map { String($0) }].compactMap { $0 }.joined(separator: " ")
    let (was, now) = (
      old[start..<(old.count - end)].joined(separator: " "),
      new[start..<(new.count - end)].joined(separator: " ")
    )
    if now.isEmpty { return "\(verb) no longer \(cut(was))" }
    if was.isEmpty { return "\(verb) also \(cut(now))" }
    return "\(title) \(cut(now)) instead of \(cut(was))"
  }

  static func cut(_ text: String) -> String {
    let most = 60
    let text = CommandWords.plain(text)
    return text.count > most ? text.prefix(most - 1) + "…" : text
  }
}
