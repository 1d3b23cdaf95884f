public import Foundation
public import ViewEngine

/// A span of time of which a progress view shows how much is over, or how much is left.
struct ProgressSpan: Equatable {
  let interval: ClosedRange<Date>
  /// Whether the view empties.
  let countsDown: Bool

  /// The fraction that is shown at a moment.
  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let over = date.timeIntervalSince(interval.lowerBound)
    let share = length > 0 ? min(max(over / length, 0), 1) : 1
    return countsDown ? 1 - share : share
  }
}

/// The moments at which a span's fraction is another: none outside of it.
struct ProgressSchedule: TimelineSchedule {
  let interval: ClosedRange<Date>
  /// Moments in a second: the grid on which closures read what moves.
  fileprivate static let rate = 120.0

  /// The moments, the first of which is now.
  struct Moments: Sequence, IteratorProtocol {
    let interval: ClosedRange<Date>
    let start: Date
    private var count = 0
    private var isOver = false

    init(_ interval: ClosedRange<Date>, from start: Date) {
      (self.interval, self.start) = (interval, start)
    }

    mutating func next() -> Date? {
      guard !isOver else { return nil }
      defer { count += 1 }
      if count == 0 {
        isOver = start >= interval.upperBound
        return start
      }
      // What is still to begin does so at its start.
      let steps = start < interval.lowerBound ? count - 1 : count
      let origin = Swift.max(start, interval.lowerBound)
      let moment = origin.addingTimeInterval(Double(steps) / ProgressSchedule.rate)
      isOver = moment >= interval.upperBound
      return Swift.min(moment, interval.upperBound)
    }
  }

  func entries(from start: Date, mode: TimelineScheduleMode) -> Moments {
    Moments(interval, from: start)
  }
}

/// The label of a progress view of time where nothing else is said: a clock.
public struct DefaultDateProgressLabel: View {
  let span: ProgressSpan
  public var body: some View {
    Text(timerInterval: span.interval, countsDown: span.countsDown)
  }
}

extension ProgressView {
  /// Creates a progress view of time, with a label and one for the value.
  ///
  /// - Parameters:
  ///   - timerInterval: The span of time.
  ///   - countsDown: Whether the view empties as time goes on, or fills.
  ///   - label: What goes on.
  ///   - currentValueLabel: The value in words.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      ProgressSpan(interval: timerInterval, countsDown: countsDown), label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view of time, with a label and a clock.
  ///
  /// - Parameters:
  ///   - timerInterval: The span of time.
  ///   - countsDown: Whether the view empties as time goes on, or fills.
  ///   - label: What goes on.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let span = ProgressSpan(interval: timerInterval, countsDown: countsDown)
    self.init(span, label(), DefaultDateProgressLabel(span: span))
  }
}

extension ProgressView
where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view of time, with a clock.
  ///
  /// - Parameters:
  ///   - timerInterval: The span of time.
  ///   - countsDown: Whether the view empties as time goes on, or fills.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    let span = ProgressSpan(interval: timerInterval, countsDown: countsDown)
    self.init(span, nil, DefaultDateProgressLabel(span: span))
  }
}
