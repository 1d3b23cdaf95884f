import Foundation
import Geometry
import ViewEngine
import Views

/// Even values of an axis at which a chart comes to rest.
enum ValueAlignment: Hashable, Sendable {
  /// Multiples of a number.
  case unit(Double)
  /// Dates that have some components.
  case matching(DateComponents)
  /// As far as what is seen at once.
  case page

  /// Multiples of a number; none of zero.
  init<T: Plottable & Numeric>(unit: T) { self = .unit(PlotScalar(unit).number ?? 0) }

  /// The least difference of two numbers that counts, of a unit.
  private static let tolerance = 1e-6
  /// More dates than are gone through to find the one before another.
  private static let most = 64

  /// The value nearest to a number.
  func nearest(to number: Double) -> Double {
    switch self {
    case .unit(let unit): return unit > 0 ? (number / unit).rounded() * unit : number
    case .page: return number
    case .matching:
      // From a second before, so that a value itself is one.
      guard let after = next(to: number - 1, isForward: true) else { return number }
      guard let before = next(to: after, isForward: false) else { return after }
      return number - before < after - number ? before : after
    }
  }

  /// The next value beyond a number.
  ///
  /// - Parameters:
  ///   - number: The number; of dates in seconds.
  ///   - isForward: Whether greater ones are looked for.
  /// - Returns: The value; `nil` where there is none.
  func next(to number: Double, isForward: Bool) -> Double? {
    switch self {
    case .page: return nil
    case .unit(let unit):
      guard unit > 0 else { return nil }
      let count = number / unit
      return isForward
        ? ((count + Self.tolerance).rounded(.down) + 1) * unit
        : ((count - Self.tolerance).rounded(.up) - 1) * unit
    case .matching(let components):
      return isForward
        ? Self.date(after: number + 0.5, components) : Self.date(before: number, components)
    }
  }

  private static func date(after seconds: Double, _ components: DateComponents) -> Double? {
    ChartCalendar.standard.nextDate(
      after: Date(timeIntervalSinceReferenceDate: seconds), matching: components,
      matchingPolicy: .nextTime
    )?.timeIntervalSinceReferenceDate
  }

  /// The last date before another: looked for forwards, as a calendar's search backwards finds the end of an hour.
  private static func date(before seconds: Double, _ components: DateComponents) -> Double? {
    guard let first = date(after: seconds, components),
      let second = date(after: first, components), second > first
    else { return nil }
    var back = second - first
    for _ in 0..<most {
      if var found = date(after: seconds - back - 1, components), found < seconds - 0.5 {
        while let next = date(after: found, components), next < seconds - 0.5 { found = next }
        return found
      }
      back *= 2
    }
    return nil
  }
}

/// A movement of a plot that a finger has left.
@MainActor struct ScrolledMovement {
  let scrolled: ScrolledAxis
  /// The lengths of the plot and of its viewport, in points.
  let (content, viewport): (CGFloat, CGFloat)
  /// The content offsets when the finger came down, and where the plot would come to rest.
  let (start, rest): (CGFloat, CGFloat)
  /// The velocity of the content offset, in points a second.
  let velocity: CGFloat

  init(
    scrolled: ScrolledAxis, content: CGFloat, viewport: CGFloat, start: CGFloat, rest: CGFloat,
    velocity: CGFloat
  ) {
    (self.scrolled, self.content, self.viewport) = (scrolled, content, viewport)
    (self.start, self.rest, self.velocity) = (start, rest, velocity)
  }

  /// The length of what is seen at once, in points.
  var page: CGFloat { max(viewport - scrolled.margins, 0) }
  /// Whether it goes to greater numbers.
  var isForward: Bool { (velocity > 0) != scrolled.count.isFromEnd }

  /// The number at a content offset.
  func number(at offset: CGFloat) -> Double? {
    scrolled.number(at: scrolled.count.moved(to: offset, of: content, in: viewport))
  }

  /// The content offset of a number.
  func offset(of number: Double) -> CGFloat {
    scrolled.place(ofNumber: number).offset(of: content, in: viewport)
  }
}

/// Where a chart comes to rest along an axis.
struct AlignedRest: Hashable, Sendable {
  let minor: ValueAlignment
  /// Where a swipe lets it come to rest; `nil` for where it does after any movement.
  let major: ValueAlignment?

  /// Creates the rest of an axis.
  ///
  /// - Parameters:
  ///   - minor: The values at which it comes to rest.
  ///   - major: Those after a swipe.
  init(_ minor: ValueAlignment, _ major: ValueAlignment?) {
    (self.minor, self.major) = (minor, major)
  }

  /// The least velocity of a swipe, in points a second; no source names it: a finger that leaves more slowly has
  /// stopped.
  private static let swipe: CGFloat = 100

  /// The content offset at which a plot comes to rest.
  ///
  /// - Parameters:
  ///   - movement: How it moves.
  ///   - isLimited: Whether it goes no farther than what is seen at once.
  /// - Returns: The offset.
  @MainActor func offset(of movement: ScrolledMovement, isLimited: Bool) -> CGFloat {
    let page = movement.page
    var rest = movement.rest
    if let major, abs(movement.velocity) >= Self.swipe {
      if major == .page {
        rest = movement.start + (movement.velocity > 0 ? page : -page)
      } else if let start = movement.number(at: movement.start),
        let next = major.next(to: start, isForward: movement.isForward)
      {
        return movement.offset(of: next)
      }
    }
    if isLimited { rest = min(max(rest, movement.start - page), movement.start + page) }
    guard let number = movement.number(at: rest) else { return rest }
    return movement.offset(of: minor.nearest(to: number))
  }
}
