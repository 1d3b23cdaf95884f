public import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A date picker: a choice of a day, a time of day, or both, as SwiftUI's date picker shows it.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time
    /// A day.
    case date
    /// A day and a time of day.
    case dateAndTime
    /// A length of time: nothing here shows that.
    case countDownTimer
    /// A month and a year: nothing here shows that.
    case yearAndMonth
  }

  /// The style: how days and times are shown.
  public enum Style: Int, Sendable {
    /// As SwiftUI's date pickers by themselves: in capsules.
    case automatic
    /// A wheel for each part of the date.
    case wheels
    /// In capsules, which open what the date is chosen by.
    case compact
    /// The days of a month, or what a time is chosen by.
    case inline
  }

  /// The system's style, by its older name.
  public typealias UIDatePickerStyle = Style

  private var chosen = UIDatePicker.now
  /// The date; code that sets it calls no methods.
  open var date: Date {
    get { chosen }
    set {
      var new = newValue
      if let maximumDate { new = min(new, maximumDate) }
      if let minimumDate { new = max(new, minimumDate) }
      chosen = new
      hostedContentChanged()
    }
  }
  /// What is chosen; lengths of time, and months without days, are nothing here.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth {
        fatalError(
          "UIDatePicker has no mode .\(datePickerMode) here; use .time, .date or .dateAndTime")
      }
      lookChanged()
    }
  }
  /// The style that is asked for, which the picker has.
  open var preferredDatePickerStyle = Style.automatic { didSet { lookChanged() } }
  /// The style that the picker has: in capsules where none is asked for.
  open var datePickerStyle: Style {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// The earliest date that can be chosen; `nil` for any.
  open var minimumDate: Date? { didSet { date = chosen } }
  /// The latest date that can be chosen; `nil` for any.
  open var maximumDate: Date? { didSet { date = chosen } }
  /// How many minutes lie between those that can be chosen.
  ///
  /// - Note: Accepted; no effect. `minuteInterval`: each minute can be chosen.
  open var minuteInterval = 1 {
    didSet { if minuteInterval != 1 { IneffectiveSettings.note("UIDatePicker.minuteInterval") } }
  }
  /// Whether the date is one of those minutes.
  ///
  /// - Note: Accepted; no effect. `roundsToMinuteInterval`: each minute can be chosen.
  open var roundsToMinuteInterval = true
  /// The language of names.
  ///
  /// - Note: Accepted; no effect. `locale`: names are American.
  open var locale: Locale? {
    didSet { if locale != nil { IneffectiveSettings.note("UIDatePicker.locale") } }
  }
  /// The calendar.
  ///
  /// - Note: Accepted; no effect. `calendar`: it is the Gregorian one.
  open var calendar: Calendar? {
    didSet { if calendar != nil { IneffectiveSettings.note("UIDatePicker.calendar") } }
  }
  /// The time zone.
  ///
  /// - Note: Accepted; no effect. `timeZone`: it is Greenwich's.
  open var timeZone: TimeZone? {
    didSet { if timeZone != nil { IneffectiveSettings.note("UIDatePicker.timeZone") } }
  }

  /// Creates a picker of its own size.
  ///
  /// - Parameter frame: Where it is; without a size it has its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }
  /// Creates a picker of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The film's date now.
  static var now: Date {
    guard let graph = ViewGraph.current else { return Stage.usualCalendarStart }
    return graph.stage.calendarStart.addingTimeInterval(graph.timeline.now.seconds)
  }

  /// Sets the date; no methods are called.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - animated: Whether wheels are seen to turn.
  open func setDate(_ date: Date, animated: Bool) {
    if animated { withAnimation { self.date = date } } else { self.date = date }
  }

  private func lookChanged() {
    hostedContentChanged()
    invalidateIntrinsicContentSize()
  }

  private func picked(_ date: Date) {
    guard date != chosen else { return }
    self.date = date
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: The look

  private var components: DatePickerComponents {
    switch datePickerMode {
    case .time: .hourAndMinute
    case .date: .date
    case .dateAndTime, .countDownTimer, .yearAndMonth: [.date, .hourAndMinute]
    }
  }

  @ViewBuilder private var picker: some View {
    let selection = Binding<Date>(
      get: { [weak self] in self?.chosen ?? Stage.usualCalendarStart },
      set: { [weak self] in self?.picked($0) })
    let label = { EmptyView() }
    if let minimumDate, let maximumDate, minimumDate <= maximumDate {
      DatePicker(
        selection: selection, in: minimumDate...maximumDate, displayedComponents: components,
        label: label)
    } else if let minimumDate {
      DatePicker(
        selection: selection, in: minimumDate..., displayedComponents: components, label: label)
    } else if let maximumDate {
      DatePicker(
        selection: selection, in: ...maximumDate, displayedComponents: components, label: label)
    } else {
      DatePicker(selection: selection, displayedComponents: components, label: label)
    }
  }

  private var look: AnyView {
    let plain = picker.labelsHidden().disabled(!isEnabled)
    return switch preferredDatePickerStyle {
    case .automatic: AnyView(plain)
    case .wheels: AnyView(plain.datePickerStyle(.wheel))
    case .compact: AnyView(plain.datePickerStyle(.compact))
    case .inline: AnyView(plain.datePickerStyle(.graphical))
    }
  }

  override var hostedContent: AnyView? { look }
  open override var intrinsicContentSize: CGSize { UIScreen.measure(look, .unspecified) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
