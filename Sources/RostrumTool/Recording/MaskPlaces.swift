import DisplayList
import Goldens
import ImageDiff
import Pixels
import ViewEngine

/// A finder of the places that masked views paint, from frame to frame.
///
/// A view's place is what holds all pixels that would be others without it: its shadow, and what it does to a blur around
/// it, are part of it; what is hidden or cut off is not.
@MainActor struct MaskPlaces {
  /// Draws a list.
  typealias Painter = (DisplayList) throws -> Pixmap

  /// A masked view's last frame.
  private struct Seen {
    var whole = DisplayList()
    var without = DisplayList()
    /// Where it paints; `nil` for nowhere.
    var box: [Int]?
    /// The first frame in which it is there.
    var first = 0
  }

  private let masks: [(name: String, mask: GoldenMask)]
  private var seen: [Seen]
  private var found: [MaskedPlace] = []
  private var frameCount = 0

  /// Creates a finder of what some masks name; rectangles have their place already.
  init(_ masks: [GoldenMask]) {
    self.masks = masks.compactMap { mask in
      if case .node(let name, _, _) = mask { (name, mask) } else { nil }
    }
    seen = self.masks.map { _ in Seen() }
  }

  /// Takes the next frame.
  ///
  /// - Parameters:
  ///   - graph: The scene.
  ///   - list: What lies beneath.
  ///   - seconds: The instant, which says what is masked now.
  ///   - paint: Draws lists.
  /// - Throws: What drawing throws.
  mutating func take(
    _ graph: ViewGraph, over list: DisplayList, at seconds: Double, _ paint: Painter
  ) throws {
    var whole: DisplayList?
    var picture: Pixmap?
    for (index, (name, mask)) in masks.enumerated() {
      guard SceneMasks.isActive(mask, at: seconds) else {
        note(nil, index)
        continue
      }
      let shown = whole ?? graph.drawn(over: list).list
      whole = shown
      let without = graph.drawn(over: list) { ViewName.matches(name, $0) }.list
      if shown == without {
        note(nil, index)
      } else if shown == seen[index].whole, without == seen[index].without {
        note(seen[index].box, index)
      } else {
        let before = try picture ?? paint(shown)
        picture = before
        let box = try PixelComparison(before, paint(without)).box
        note(box.map { [$0.x, $0.y, $0.width, $0.height] }, index)
        (seen[index].whole, seen[index].without) = (shown, without)
      }
    }
    frameCount += 1
  }

  /// Takes where a mask's view is in the current frame.
  private mutating func note(_ box: [Int]?, _ index: Int) {
    guard seen[index].box != box else { return }
    close(index)
    (seen[index].box, seen[index].first) = (box, frameCount)
  }

  private mutating func close(_ index: Int) {
    guard let box = seen[index].box, seen[index].first < frameCount else { return }
    found.append(MaskedPlace(frames: seen[index].first...frameCount - 1, box: box))
  }

  /// The places in the first so many frames, in the order in which they begin.
  mutating func places(frameCount count: Int) -> [MaskedPlace] {
    for index in seen.indices {
      close(index)
      seen[index] = Seen()
    }
    return found.filter { $0.frames.lowerBound < count }.map { place in
      MaskedPlace(
        frames: place.frames.lowerBound...min(place.frames.upperBound, count - 1), box: place.box)
    }
    .sorted { one, other in
      let (first, second) = (one.frames.lowerBound, other.frames.lowerBound)
      return first != second ? first < second : one.box.lexicographicallyPrecedes(other.box)
    }
  }
}
