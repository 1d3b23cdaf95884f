import Foundation
import Geometry
import SceneGraph

/// A loop whose elements need not all have views.
@MainActor protocol LazyLoop: Node {
  /// How many elements there are.
  var elementCount: Int { get }
  /// The frames of the elements that have views, in their order; `nil` for one that shows nothing.
  var shownFrames: [CGRect?] { get }
  /// The spacing that the first element wishes for.
  var shownSpacing: ViewSpacing { get }
  /// Whether all views of elements have their places.
  var isLaidOut: Bool { get }
  /// Makes the views those of the part, without transitions.
  func showPart()
  /// The frame that an element without a view would have, and the box that scrolls it.
  func absentFrame(_ id: AnyHashable) -> (frame: CGRect, container: Box)?
}

/// The part of a loop's elements that has views: those near what the scroll view around shows.
///
/// Two boxes stand for the others, before and after; they are as long as as many views of the mean length.
/// So a container lays out what is there as it does without gaps. What is in sight stays where it is when the
/// views above it turn out to be of other lengths.
@MainActor final class LazyPart {
  /// The elements that have views.
  private(set) var range: Range<Int>
  private var count: Int
  private let axis: Axis
  private unowned let loop: any LazyLoop
  private let gaps: GapNode
  /// The element that is kept where it is, and where that is along the axis.
  private var anchor: (index: Int, place: CGFloat)?
  /// From one element's beginning to the next's where nothing is known; it stays once it was asked for, so that places
  /// far away do.
  private var estimate: CGFloat?

  /// The elements that are shown before anything is known of their lengths.
  private static let firstCount = 2
  /// The greatest number of new elements that get views when they come, before anybody knows where.
  private static let comingCount = 64
  /// How far beyond the viewport views are made, in lengths of the viewport.
  private static let margin = 0.5
  /// The length that is taken for views of less, in points.
  private nonisolated static let leastPitch: CGFloat = 0.5
  /// The distance by which a place may be wrong, in points.
  private static let tolerance: CGFloat = 1e-6

  /// Creates the part of a loop that stands in a lazy container of a scroll view; `nil` for any other loop.
  init?(_ loop: any LazyLoop) {
    guard let axis = loop.lazyAxis else { return nil }
    (self.loop, self.axis, count) = (loop, axis, loop.elementCount)
    range = 0..<min(Self.firstCount, count)
    gaps = GapNode(NodeInputs(childOf: loop), axis)
    gaps.moved = { [weak self] in self?.look() }
  }

  /// Whether every element has a view.
  private var isWhole: Bool { range == 0..<count }

  /// The boxes around those of the elements: before and after.
  var boxes: (before: Box?, after: Box?) {
    (range.lowerBound > 0 ? gaps.before : nil, range.upperBound < count ? gaps.after : nil)
  }

  /// Takes the number of elements that there are now.
  func accept(count new: Int) {
    guard new != count else { return }
    let places = places
    // Those that were there stay, wherever others came.
    let upper = range.upperBound + min(max(new - count, 0), Self.comingCount)
    let lower = min(range.lowerBound, max(new - Self.firstCount, 0))
    let isCut = lower < range.lowerBound
    (count, range) = (new, lower..<max(min(upper, new), lower))
    (anchor, estimate) = (nil, nil)
    guard let places else { return }
    setGaps(places, first: isCut ? places.start + CGFloat(lower) * places.pitch : nil)
  }

  func remove() { gaps.remove() }

  // MARK: Places

  /// The places of the elements along the axis, as far as they are known.
  private struct Places {
    /// Where the first element of all begins.
    let start: CGFloat
    /// Where the elements with views begin and end.
    let (first, last): (CGFloat, CGFloat)
    /// From one element's beginning to the next's, on average.
    let pitch: CGFloat
    /// What of it is between two elements.
    let spacing: CGFloat
    /// The beginnings of the elements with views.
    let beginnings: [CGFloat]
    let range: Range<Int>
    let count: Int

    /// Where an element begins, or would.
    func place(of index: Int) -> CGFloat {
      if index < range.lowerBound {
        return start + (first - start) * CGFloat(index) / CGFloat(range.lowerBound)
      }
      if index >= range.upperBound {
        return last + spacing + CGFloat(index - range.upperBound) * pitch
      }
      return beginnings[index - range.lowerBound]
    }

    /// The element at a place before or after those with views.
    func index(at place: CGFloat) -> Int {
      let index =
        place < first
        ? (place - start) / max(first - start, LazyPart.leastPitch) * CGFloat(range.lowerBound)
        : CGFloat(range.upperBound) + (place - last) / pitch
      return Int(min(max(index, 0), CGFloat(count)).rounded(.down))
    }
  }

  /// Where a frame begins and ends along the axis, counted in the layout direction.
  private func ends(_ frame: CGRect) -> (low: CGFloat, high: CGFloat) {
    if axis == .vertical { return (frame.minY, frame.maxY) }
    return isRightToLeft ? (-frame.maxX, -frame.minX) : (frame.minX, frame.maxX)
  }

  private var isRightToLeft: Bool { loop.environment.layoutDirection == .rightToLeft }

  /// The places as they were laid out last; `nil` before that.
  private var places: Places? {
    let frames = loop.shownFrames.map { $0.map(ends) }
    guard let first = frames.lazy.compactMap({ $0 }).first,
      let last = frames.lazy.compactMap({ $0 }).last, !range.isEmpty
    else { return nil }
    var beginnings: [CGFloat] = []
    for frame in frames { beginnings.append(frame?.low ?? beginnings.last ?? first.low) }
    let pairs = zip(frames, frames.dropFirst()).compactMap { a, b in
      a.flatMap { a in b.map { $0.low - a.high } }
    }
    let spacing = max(pairs.first ?? 0, 0)
    let pitch = (last.high - first.low + spacing) / CGFloat(max(frames.count, 1))
    let start = range.lowerBound > 0 ? ends(gaps.before.frame).low : first.low
    return Places(
      start: start, first: first.low, last: last.high, pitch: max(pitch, Self.leastPitch),
      spacing: spacing, beginnings: beginnings, range: range, count: count)
  }

  // MARK: Looking

  /// The box that scrolls the elements.
  private var window: Box? {
    var box = gaps.before.container ?? gaps.after.container
    while let current = box {
      if current.node.scrolls(along: axis) { return current }
      box = current.container
    }
    return nil
  }

  /// The part of layout space along the axis that the scroll view shows.
  private func seen(in window: Box) -> (low: CGFloat, high: CGFloat) {
    let origin = window.readContentOrigin()
    return ends(window.frame.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  /// Makes views for what is near the sight now.
  func look() {
    // What is not laid out yet will call again.
    guard !loop.isRemoved, !isWhole, loop.isLaidOut else { return }
    guard let places else { return showMore() }
    guard let window else { return }
    guard gaps.isUntouched else { return show(0..<count, places, first: places.start) }
    // Told again as the content moves.
    let seen = loop.graph.evaluating(StateReader(node: gaps, evaluation: 0)) {
      self.seen(in: window)
    }
    if keepAnchor(places, in: window) { return }
    let margin = (seen.high - seen.low) * Self.margin
    let (low, high) = (seen.low - margin, seen.high + margin)
    var lower = range.lowerBound
    var upper = range.upperBound
    if high < places.first || low > places.last {
      return jump(low, high, places)
    } else {
      if low < places.first { lower = min(lower, places.index(at: low)) }
      if high > places.last { upper = max(upper, places.index(at: high) + 1) }
    }
    upper = min(upper, count)
    let held = range.lowerBound
    if lower < held { anchor = (held, places.first) }
    show(lower..<upper, places, first: places.place(of: lower))
  }

  /// Shows elements far from those with views, which go.
  private func jump(_ low: CGFloat, _ high: CGFloat, _ places: Places) {
    let pitch = estimated(places)
    func index(_ place: CGFloat) -> Int {
      Int(min(max((place - places.start) / pitch, 0), CGFloat(count - 1)).rounded(.down))
    }
    let part = index(low)..<index(high) + 1
    // Where they are much shorter than was thought, more of them are near.
    guard part != range else {
      let upper = min(range.upperBound + Self.comingCount, count)
      return show(range.lowerBound..<upper, places, first: places.first)
    }
    show(part, places, first: places.start + CGFloat(part.lowerBound) * pitch)
  }

  /// Shows more elements where those with views show nothing.
  private func showMore() {
    range = range.lowerBound..<min(range.upperBound + Self.comingCount, count)
    loop.showPart()
    gaps.lookAgain()
  }

  private func estimated(_ places: Places) -> CGFloat {
    let pitch = estimate ?? places.pitch
    estimate = pitch
    return pitch
  }

  /// Moves what stands before the elements, or else the scroll view, so that the one that is held stays in its place.
  private func keepAnchor(_ places: Places, in window: Box) -> Bool {
    guard let held = anchor, range.contains(held.index) else { return false }
    anchor = nil
    let error = held.place - places.place(of: held.index)
    guard abs(error) > Self.tolerance else { return false }
    if range.lowerBound > 0 {
      gaps.before.length += error
    } else {
      window.contentMoved(
        by: axis == .vertical ? CGSize(width: 0, height: -error) : CGSize(width: -error, height: 0))
    }
    return true
  }

  private func show(_ part: Range<Int>, _ places: Places, first: CGFloat) {
    guard part != range else {
      // More is known of the lengths than when they were made.
      return setGaps(places)
    }
    range = part
    setGaps(places, first: first)
    loop.showPart()
    gaps.lookAgain()
  }

  /// Sets the lengths of what stands for the elements without views.
  private func setGaps(_ places: Places, first: CGFloat? = nil) {
    gaps.spacing = loop.shownSpacing
    if let first { gaps.before.length = first - places.start - places.spacing }
    gaps.after.length =
      CGFloat(count - range.upperBound) * (estimate ?? places.pitch) - places.spacing
  }

  // MARK: Elements without views

  /// The frame that an element would have; `nil` before anything is laid out.
  ///
  /// - Parameter index: The element, which is kept at that place when it comes.
  /// - Returns: The frame, and the box that scrolls it.
  func frame(of index: Int) -> (frame: CGRect, container: Box)? {
    guard let places, let window, let other = loop.shownFrames.lazy.compactMap({ $0 }).first
    else { return nil }
    let place =
      range.contains(index)
      ? places.place(of: index) : places.start + CGFloat(index) * estimated(places)
    anchor = (index, place)
    let length = places.pitch - places.spacing
    let left = isRightToLeft ? -place - length : place
    let frame =
      axis == .vertical
      ? CGRect(x: other.minX, y: place, width: other.width, height: length)
      : CGRect(x: left, y: other.minY, width: length, height: other.height)
    return (frame, window)
  }
}

extension Node {
  fileprivate func scrolls(along axis: Axis) -> Bool {
    scrolledAxes.contains(axis == .vertical ? .vertical : .horizontal)
  }

  /// The axis along which the nearest container makes only what a scroll view shows; `nil` if it makes all.
  fileprivate var lazyAxis: Axis? {
    var node = parent
    // A loop in a loop is part of the outer one's element.
    while let current = node, !current.ownsBoxes {
      if current is any LazyLoop { return nil }
      node = current.parent
    }
    guard let axis = node?.lazilyFilledAxis else { return nil }
    while let current = node {
      if current.scrolls(along: axis) { return axis }
      node = current.parent
    }
    return nil
  }

  /// The frame of an element below that has no view.
  ///
  /// - Parameter id: The element's identity.
  /// - Returns: The frame, and the box that scrolls it; `nil` if there is no such element.
  package func absentFrame(of id: AnyHashable) -> (frame: CGRect, container: Box)? {
    if let found = (self as? any LazyLoop)?.absentFrame(id) { return found }
    for child in children {
      if let found = child.absentFrame(of: id) { return found }
    }
    return nil
  }
}
