import DisplayList
import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Glass, wells and calendars of UIKit")
struct UIGlassEffectTests {
  private func fills(_ view: some View) throws -> Int {
    try Rehearsal(.small) { view.frame(width: 60, height: 40) }.list.commands.count
  }

  @Test("the view of a glass draws what SwiftUI's glass does, and nothing without it")
  func glass() throws {
    let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    let own = try fills(Hosted(view: view))
    let bare = try fills(Hosted(view: UIVisualEffectView(effect: nil)))
    #expect(own > bare)
    view.effect = nil
    #expect(view.subviews == [view.contentView])
    let tinted = UIGlassEffect(style: .clear)
    tinted.tintColor = .red
    tinted.isInteractive = true
    #expect(tinted.glass == Glass.clear.tint(UIColor.red.color).interactive())
  }

  @Test("a container of glasses that flow together tells that they do not")
  func container() {
    let effect = UIGlassContainerEffect()
    effect.spacing = 8
    #expect(
      IneffectiveSettings.shortcomings.contains { $0.contains("UIGlassContainerEffect.spacing") })
  }

  @Test("a well is as large as a picker of colours, and shows its colour")
  func well() throws {
    let stage = try Rehearsal(.small) { Color.clear }
    let well = withExtendedLifetime(stage) { UIColorWell(frame: .zero) }
    #expect(well.frame.size == well.intrinsicContentSize && well.frame.width > 0)
    well.selectedColor = .red
    let own = try Rehearsal(.small) { Hosted(view: well).frame(width: 60, height: 40) }.list.fills
    let other = try Rehearsal(.small) {
      ColorPicker("", selection: .constant(UIColor.red.color)).labelsHidden()
        .frame(width: 60, height: 40)
    }
    #expect(own == other.list.fills)
  }

  private final class Keeper: UICalendarSelectionSingleDateDelegate {
    var days: [Int?] = []
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { days.append(dateComponents?.day) }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 13 }
  }

  @Test("a calendar shows the month of its day, and asks whether a day can be chosen")
  func calendar() throws {
    let (view, keeper) = (UICalendarView(), Keeper())
    let choice = UICalendarSelectionSingleDate(delegate: keeper)
    view.selectionBehavior = choice
    choice.setSelected(DateComponents(year: 2025, month: 6, day: 1), animated: false)
    #expect(view.visibleDateComponents.month == 6 && view.visibleDateComponents.year == 2025)
    #expect(keeper.days.isEmpty)
    for day in [13, 14] {
      let components = DateComponents(year: 2025, month: 6, day: day)
      let date = try #require(view.calendar.date(from: components))
      choice.chose(date, in: view.calendar)
    }
    #expect(keeper.days == [14] && choice.selectedDate?.day == 14)
    choice.setSelected(nil, animated: false)
    view.setVisibleDateComponents(DateComponents(year: 2024, month: 2), animated: false)
    #expect(view.visibleDateComponents.month == 2)
    let stage = try Rehearsal { Hosted(view: view) }
    #expect(stage.list.commands.count > 20)
  }
}
