public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// How days of a calendar's view are chosen.
@MainActor @preconcurrency open class UICalendarSelection: NSObject {
  fileprivate weak var calendarView: UICalendarView?
  /// Brings what can be chosen up to date.
  open func updateSelectableDates() { calendarView?.hostedContentChanged() }
}

/// Who decides about the day that is chosen, and is told of it.
@MainActor @preconcurrency public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// A day was chosen.
  ///
  /// - Parameters:
  ///   - selection: The choice.
  ///   - dateComponents: The day; `nil` for none.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be chosen.
  ///
  /// - Parameters:
  ///   - selection: The choice.
  ///   - dateComponents: The day.
  /// - Returns: Whether it can.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// The choice of one day.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Who decides.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The day; `nil` for none.
  ///
  /// Code that sets it tells nobody.
  open var selectedDate: DateComponents? { didSet { updateSelectableDates() } }

  /// Creates a choice.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
  /// Chooses a day; nobody is told.
  ///
  /// - Parameters:
  ///   - dateComponents: The day; `nil` for none.
  ///   - animated: Whether the ring moves there.
  /// - Note: Accepted; no effect. `animated`: the ring jumps.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }

  func chose(_ date: Date, in calendar: Calendar) {
    let day = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    guard delegate?.dateSelection(self, canSelectDate: day) ?? true else { return }
    selectedDate = day
    delegate?.dateSelection(self, didSelectDate: day)
  }
}

/// What stands below a day.
@MainActor @preconcurrency public protocol UICalendarViewDelegate: AnyObject {
  /// What stands below a day, which is not drawn; the film's result says so.
  ///
  /// - Parameters:
  ///   - calendarView: The view.
  ///   - dateComponents: The day.
  /// - Returns: The mark; `nil` for none.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
}

/// The days of a month, as SwiftUI's graphical date picker shows them.
open class UICalendarView: UIView {
  /// A mark below a day; it is not drawn.
  @MainActor @preconcurrency public final class Decoration: NSObject {
    /// How large a mark is.
    public enum DecorationSize: Int, Sendable {
      /// Small.
      case small
      /// Of middle size.
      case medium
      /// Large.
      case large
    }
    /// Creates a dot.
    public override init() {}
    /// A dot.
    ///
    /// - Parameters:
    ///   - color: Its colour.
    ///   - size: Its size.
    /// - Returns: The mark.
    /// - Note: Accepted; no effect. `color`, `size`: marks are not drawn.
    public static func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration() }
    /// A picture.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - color: Its colour.
    ///   - size: Its size.
    /// - Returns: The mark.
    /// - Note: Accepted; no effect. `image`, `color`, `size`: marks are not drawn.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration() }
    /// A view.
    ///
    /// - Note: Accepted; no effect. `customViewProvider`: marks are not drawn.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration()
    }
  }

  /// Who marks days, whose marks are not drawn.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { if delegate != nil { IneffectiveSettings.note("UICalendarView.Decoration") } }
  }
  /// How days are chosen; `nil` for not at all.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      selectionBehavior?.calendarView = self
      hostedContentChanged()
    }
  }
  /// The calendar.
  open lazy var calendar = UIScreen.environment.calendar { didSet { hostedContentChanged() } }
  /// The language of the names of months.
  open lazy var locale = UIScreen.environment.locale { didSet { hostedContentChanged() } }
  /// In which time days begin.
  open var timeZone: TimeZone? { didSet { hostedContentChanged() } }
  /// The days that there are.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { hostedContentChanged() }
  }
  /// The month that is shown: that of the chosen day, or today's.
  open var visibleDateComponents: DateComponents {
    get { calendar.dateComponents([.year, .month], from: shown) }
    set { asked = calendar.date(from: newValue) }
  }
  /// The design of letters.
  ///
  /// - Note: Accepted; no effect. `fontDesign`: letters are the system's.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  private var asked: Date? { didSet { hostedContentChanged() } }

  private var shown: Date {
    let single = selectionBehavior as? UICalendarSelectionSingleDate
    return single?.selectedDate.flatMap { calendar.date(from: $0) } ?? asked ?? UIDatePicker.now
  }

  /// Marks days anew, which are not drawn.
  ///
  /// - Parameters:
  ///   - dates: The days.
  ///   - animated: Whether marks come by degrees.
  /// - Note: Accepted; no effect. `forDateComponents`, `animated`: marks are not drawn.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
  /// Shows another month.
  ///
  /// - Parameters:
  ///   - dateComponents: The month.
  ///   - animated: Whether the days move there.
  /// - Note: Accepted; no effect. `animated`: months jump.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  override var hostedContent: AnyView? {
    let single = selectionBehavior as? UICalendarSelectionSingleDate
    let binding = Binding<Date>(
      get: { [weak self] in self?.shown ?? UIDatePicker.now },
      set: { [weak self] date in
        guard let self else { return }
        single?.chose(date, in: calendar)
      })
    let range = availableDateRange.start...availableDateRange.end
    return AnyView(
      DatePicker("", selection: binding, in: range, displayedComponents: .date).labelsHidden()
        .datePickerStyle(.graphical).environment(\.calendar, calendar)
        .environment(\.locale, locale))
  }
  open override var intrinsicContentSize: CGSize {
    UIScreen.measure(
      AnyView(
        DatePicker("", selection: .constant(UIDatePicker.now), displayedComponents: .date)
          .labelsHidden()
          .datePickerStyle(.graphical)), .unspecified)
  }
}
