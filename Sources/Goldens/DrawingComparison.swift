/// A comparison of what views draw, for films that differ where no value of a view does: another path, picture, or order
/// of modifiers.
///
/// A view that moves otherwise draws otherwise, too, so this says something only where motion says nothing.
public struct DrawingComparison: Hashable, Sendable {
  /// Views that draw something else than they did, in the order in which they begin to draw.
  public let changed: [String]
  /// Views that draw and did not.
  public let added: [String]
  /// Views that drew and do not.
  public let gone: [String]
  /// The first and the last frame that are drawn otherwise; `nil` if none is.
  public let frames: ClosedRange<Int>?

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
  }

  /// One finding a view; where many draw otherwise, the first two and how many more there are.
  public var findings: [Finding] {
    guard let frames else { return [] }
    var all: [Finding] = []
    for (views, kind, words) in [
      (changed, Finding.Kind.drawing, "draws something else, which no value of it tells"),
      (added, .added, "is drawn, and was not"), (gone, .gone, "is no longer drawn"),
    ] {
      all += views.map { view in
        let name = view.isEmpty ? "the stage" : view
        return Finding(
          kind, view: view, properties: [], frames: frames,
          sentence: "\(name): \(words), from frame \(frames.lowerBound) on")
      }
    }
    guard all.count > Self.most else { return all }
    all[Self.most - 1].sentence += "; so do \(all.count - Self.most) more views"
    return Array(all.prefix(Self.most))
  }

  /// The most findings for what may be one cause.
  private static let most = 2
}
