import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The part of a scroll indicator's track that stands for what is seen of the content.
struct ScrollThumb: Equatable {
  /// The least length in points, and that of one which is pushed together at the end of its track.
  static let (leastLength, leastPushed) = (CGFloat(36), CGFloat(8))
  /// The distance of its beginning from that of the track, in points.
  let start: CGFloat
  /// The length in points.
  let length: CGFloat

  /// Creates the thumb; `nil` where all of the content is seen or there is no room for a thumb.
  ///
  /// - Parameters:
  ///   - content: The length of the content, in points.
  ///   - seen: How much of it is seen.
  ///   - offset: What is before that; less than 0 or more than there is for content that is pulled beyond an end.
  ///   - track: The length of the track.
  init?(content: CGFloat, seen: CGFloat, offset: CGFloat, track: CGFloat) {
    let most = content - seen
    guard most > 0, seen > 0, track > Self.leastPushed else { return nil }
    let whole = min(max(seen / content * track, Self.leastLength), track)
    let pulled = max(-offset, offset - most, 0)
    length = max(whole - pulled, min(Self.leastPushed, whole))
    start = (track - length) * min(max(offset / most, 0), 1)
  }
}

/// The scroll indicators of a scroll view: thin bars at its edges, which say where the content is while a finger moves it.
///
/// What is seen of them is a function of the content offset and of the time since that came to rest: nothing of it is a
/// value of the scene, which traces would name.
@MainActor final class ScrollIndicators {
  /// The thickness of a bar, and its distance from the edges, in points.
  private static let (thickness, inset) = (CGFloat(3), CGFloat(3))
  /// The thickness of one that a finger holds, and how it grows: guesses.
  private static let (heldThickness, growth) = (CGFloat(8), Animation.smooth(duration: 0.25))
  /// The opacities of black in the light, and of white in the dark.
  private static let (opacityInLight, opacityInDark) = (0.35, 0.5)
  /// For how many seconds they stay when the content rests, and for how many they fade then.
  static let (stay, fade) = (0.5, 0.35)
  /// The distance in points from where content comes to rest at which it counts as resting.
  private static let tolerance: CGFloat = 0.5

  private enum Showing {
    case not
    /// While the content moves.
    case moving
    /// Since an instant at which the content was at rest.
    case resting(since: Instant)
  }

  private unowned let box: ScrollBox
  private var showing = Showing.not
  /// When they are looked at next: whether the content rests, or as they have faded.
  private let reading = GridReading()
  /// Which one a finger holds or has held last, and how far that has grown, 0...1.
  private var (heldAxis, grown) = (Axis.vertical, Moving(0.0))

  init(_ box: ScrollBox) { self.box = box }

  // MARK: Coming and going

  /// Shows them while a finger holds the content.
  func hold() {
    showing = .moving
    reading.cancel()
  }

  /// Lets them go when the content has come to rest.
  func letGo() {
    guard case .moving = showing else { return }
    look()
  }

  /// Shows them for a moment.
  func flash() {
    if case .moving = showing { return }
    rest()
  }

  /// Stops: the scroll view is gone.
  func remove() {
    reading.cancel()
    grown.remove(in: box.graph)
  }

  // MARK: Holding

  /// How a finger that comes down at a point of the scroll view's space would hold one of them; `nil` where none is seen.
  func grip(at point: CGPoint) -> IndicatorGrip? {
    guard strength > 0 else { return nil }
    return bars.lazy.compactMap { bar in
      bar.room > 0 && IndicatorGrip.area(around: bar.frame, bar.axis).contains(point)
        ? IndicatorGrip(axis: bar.axis, ratio: bar.range / bar.room) : nil
    }.first
  }

  /// Has a finger hold one.
  func take(_ axis: Axis) {
    hold()
    heldAxis = axis
    grown.set(1, Transaction(animation: Self.growth), in: box.node)
  }

  /// Has the finger let it go.
  func release() { grown.set(0, Transaction(animation: Self.growth), in: box.node) }

  /// Looks whether the content rests, on the grid of readings.
  private func look() {
    reading.cancel()
    guard box.wayToRest >= Self.tolerance else { return rest() }
    reading.look(in: box.graph) { [weak self] in self?.look() }
  }

  /// Fades in a while; a film does not end before.
  private func rest() {
    let now = box.graph.timeline.now
    showing = .resting(since: now)
    let end = now + Instant(seconds: Self.stay + Self.fade)
    reading.look(at: end, in: box.graph) { [weak self] in self?.showing = .not }
  }

  /// How much they are seen now, 0...1.
  var strength: Double {
    switch showing {
    case .not: return 0
    case .moving: return 1
    case .resting(let since):
      let time = (box.graph.timeline.now.seconds - since.seconds - Self.stay) / Self.fade
      let gone = min(max(time, 0), 1)
      return 1 - gone * gone * (3 - 2 * gone)
    }
  }

  // MARK: Drawing

  /// An indicator: where it is, and how far it and the content can go.
  struct Bar {
    let axis: Axis
    /// The frame in the coordinates of the scroll view.
    let frame: CGRect
    /// The room in points that it has on its track.
    let room: CGFloat
    /// The range of the content offset, in points.
    let range: CGFloat
  }

  /// The bars now.
  var bars: [Bar] {
    let offset = box.shownOffset
    let margins = box.environment.scrollIndicatorMargins?.insets ?? EdgeInsets()
    let seen = box.seenFrame(at: offset)
    let isRightToLeft = box.isRightToLeft
    let (left, right) =
      isRightToLeft
      ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    let area = CGRect(
      x: seen.minX + left, y: seen.minY + margins.top, width: seen.width - left - right,
      height: seen.height - margins.top - margins.bottom)
    let before = CGPoint(x: offset.x, y: offset.y - (seen.height - box.frame.height))
    let (content, frame) = (box.contentSize, box.frame)
    func bar(_ axis: Axis) -> Bar? {
      guard box.showsIndicator(axis) else { return nil }
      // Where both are, they do not meet in the corner.
      let other: Axis = axis == .vertical ? .horizontal : .vertical
      let ends = Self.inset * 2 + (box.showsIndicator(other) ? Self.thickness : 0)
      let thickness = thickness(axis)
      if axis == .vertical {
        let track = area.height - ends
        return ScrollThumb(
          content: content.height, seen: seen.height, offset: before.y, track: track
        ).map { thumb in
          let x = isRightToLeft ? area.minX + Self.inset : area.maxX - Self.inset - thickness
          return Bar(
            axis: axis,
            frame: CGRect(
              x: x, y: area.minY + Self.inset + thumb.start, width: thickness,
              height: thumb.length), room: track - thumb.length,
            range: content.height - frame.height)
        }
      }
      let track = area.width - ends
      return ScrollThumb(
        content: content.width, seen: seen.width, offset: before.x, track: track
      ).map { thumb in
        let way = Self.inset + thumb.start
        let x = isRightToLeft ? area.maxX - way - thumb.length : area.minX + way
        return Bar(
          axis: axis,
          frame: CGRect(
            x: x, y: area.maxY - Self.inset - thickness, width: thumb.length, height: thickness),
          room: track - thumb.length, range: content.width - frame.width)
      }
    }
    return [bar(.vertical), bar(.horizontal)].compactMap { $0 }
  }

  /// How thick the bar along an axis is now.
  private func thickness(_ axis: Axis) -> CGFloat {
    guard axis == heldAxis else { return Self.thickness }
    let more = CGFloat(grown.presentation(in: box.graph))
    return Self.thickness + (Self.heldThickness - Self.thickness) * more
  }

  /// Draws the bars as they are now.
  func draw(into list: inout DisplayList, _ context: DrawingContext) {
    let strength = strength
    guard strength > 0 else { return }
    let isDark = box.environment.colorScheme == .dark
    let ink: Float = isDark ? 1 : 0
    let opacity = (isDark ? Self.opacityInDark : Self.opacityInLight) * strength
    let color = ResolvedColor(red: ink, green: ink, blue: ink, opacity: Float(opacity))
    for bar in bars {
      list.fill(
        Path(
          roundedRect: bar.frame, cornerRadius: min(bar.frame.width, bar.frame.height) / 2,
          style: .circular),
        with: .solid(color), transform: context.transform)
    }
  }
}

extension ScrollBox {
  /// Whether there is an indicator along an axis while the content moves.
  func showsIndicator(_ axis: Axis) -> Bool {
    let isVertical = axis == .vertical
    guard axes.contains(isVertical ? .vertical : .horizontal), hasIndicators else { return false }
    let wish = environment.scrollIndicators
    switch isVertical ? wish.vertical : wish.horizontal {
    case .hidden, .never: return false
    default:
      return isVertical ? contentSize.height > frame.height : contentSize.width > frame.width
    }
  }
}
