/// A comparison of what views draw, for films that differ where no value of a view does: another path, picture, or order
/// of modifiers.
///
/// A view that moves otherwise draws otherwise, too, so this says something only where motion says nothing. A golden keeps
/// the commands with which a view begins: of what it draws otherwise only later, these are told as they were.
public struct DrawingComparison: Hashable, Sendable {
  /// Views that draw something else than they did, in the order in which they begin to draw.
  public let changed: [String]
  /// Views that draw and did not.
  public let added: [String]
  /// Views that drew and do not.
  public let gone: [String]
  /// The first and the last frame that are drawn otherwise; `nil` if none is.
  public let frames: ClosedRange<Int>?
  /// How the views' first commands differ.
  private let difference: ListDifference
  /// With which commands a view begins now.
  private let commands: [String: [String]]

  /// Compares two films.
  ///
  /// - Parameters:
  ///   - before: The one as it was.
  ///   - after: The other as it is.
  public init(before: Golden, after: Golden) {
    let old = Dictionary(before.drawings.map { ($0.view, $0.digest) }) { first, _ in first }
    let new = Dictionary(after.drawings.map { ($0.view, $0.digest) }) { first, _ in first }
    changed = after.drawings.filter {
      old[$0.view].map { [digest = $0.digest] in $0 != digest } ?? false
    }
    .map(\.view)
    added = after.drawings.map(\.view).filter { old[$0] == nil }
    gone = before.drawings.map(\.view).filter { new[$0] == nil }
    let common = min(before.frames.count, after.frames.count)
    let differing = (0..<max(before.frames.count, after.frames.count)).filter {
      $0 >= common || before.frames[$0].list != after.frames[$0].list
    }
    frames = differing.first.flatMap { first in differing.last.map { first...$0 } }
    difference = ListDifference(before: Self.lines(before), after: Self.lines(after))
    commands = Dictionary(after.drawings.map { ($0.view, $0.commands) }) { first, _ in first }
  }

  private static func lines(_ golden: Golden) -> [DrawnLine] {
    golden.drawings.flatMap { drawing in
      drawing.commands.map { DrawnLine(view: drawing.view, text: $0) }
    }
  }

  /// One finding a view; where many draw otherwise, the first two and how many more there are.
  public var findings: [Finding] {
    guard let frames else { return [] }
    func finding(_ kind: Finding.Kind, _ view: String, _ what: String) -> Finding {
      Finding(
        kind, view: view, properties: [], frames: frames,
        sentence:
          "\(view.isEmpty ? "The stage" : view) · \(what), from frame \(frames.lowerBound) on")
    }
    var all = changed.map { view in
      difference.finding(of: view, in: frames) ?? finding(.drawing, view, laterChange(of: view))
    }
    all += added.map { finding(.added, $0, "is drawn, and was not") }
    all += gone.map { finding(.gone, $0, "is no longer drawn") }
    if all.isEmpty { all = difference.findings(in: frames) }
    guard all.count > Self.most else { return all }
    all[Self.most - 1].sentence += "; so do \(all.count - Self.most) more views"
    return Array(all.prefix(Self.most))
  }

  /// A change of a view that begins with the commands with which it began.
  private func laterChange(of view: String) -> String {
    let own = commands[view] ?? []
    guard let first = own.first else { return "draws something else, which no value of it tells" }
    let more = own.count == 1 ? "" : " and \(own.count - 1) more"
    return
      "begins with \(ListDifference.Change.cut(first))\(more) as it did, and then draws otherwise"
  }

  /// The most findings for what may be one cause.
  private static let most = 2
}
