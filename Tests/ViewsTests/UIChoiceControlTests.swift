import DisplayList
import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// The rows of a picker view, and what it is told.
@MainActor private final class WheelRows: UIPickerViewDataSource, UIPickerViewDelegate {
  var titles = [["a", "b", "c", "d"], ["x", "y"]]
  var widths: [CGFloat] = [0, 0]
  let journal = Journal()

  func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles[component].count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { titles[component][row] }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    widths[component]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    journal.note("\(component): \(row)")
  }
}

@MainActor @Suite("Controls of choices that SwiftUI's pickers show", .serialized)
struct UIChoiceControlTests {
  private func stage(_ view: UIView, _ width: Double = 200, _ height: Double = 50) throws
    -> Rehearsal
  {
    try Rehearsal(.of(width, height)) { Hosted(view: view).frame(width: width, height: height) }
  }
  private func twin(_ choice: Int) throws -> Rehearsal {
    try Rehearsal(.of(200, 50)) {
      Picker(selection: .constant(choice)) {
        ForEach(0..<3, id: \.self) { Text(verbatim: ["One", "Two", "Three"][$0]) }
      } label: {
        EmptyView()
      }
      .pickerStyle(.segmented)
      // UIKit's control is as high as it is seen.
      .padding(.bottom, 1).frame(width: 200, height: 50)
    }
  }
  private var three: UISegmentedControl { UISegmentedControl(items: ["One", "Two", "Three"]) }

  // MARK: Segments

  @Test("segments look as SwiftUI's do, whichever is chosen", arguments: [-1, 0, 2])
  func looks(choice: Int) throws {
    let control = three
    control.selectedSegmentIndex = choice
    let (own, other) = (try stage(control), try twin(choice))
    #expect(own.list.fills == other.list.fills && own.list.words == other.list.words)
    let fresh = three
    #expect(fresh.frame.size == fresh.intrinsicContentSize && fresh.frame.height == 32)
  }

  @Test("a tap chooses a segment and tells it once; the ground slides there")
  func tapped() throws {
    let (control, listener) = (three, ControlListener())
    listener.listen(to: control)
    control.selectedSegmentIndex = 0
    let stage = try stage(control)
    let before = stage.list.fills
    try stage.tap(170, 25, at: 0.5)
    #expect(control.selectedSegmentIndex == 2 && listener.count == 1)
    try stage.advance(to: 0.6)
    let middle = stage.list.fills
    try stage.advance(to: 3)
    #expect(middle != before && middle != stage.list.fills)
    #expect(stage.list.fills == (try twin(2)).list.fills)
    try stage.tap(170, 25, at: 4)
    #expect(listener.count == 1)
    try stage.now { control.selectedSegmentIndex = 1 }
    #expect(listener.count == 1)
  }

  @Test("segments come and go, and what is chosen stays so")
  func changed() {
    let control = three
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 4)
    #expect(control.titleForSegment(at: 0) == "Zero" && control.titleForSegment(at: 3) == "Three")
    control.insertSegment(withTitle: "Last", at: 99, animated: true)
    #expect(control.titleForSegment(at: 4) == "Last")
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.setTitle("Uno", forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "Uno")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test("actions are performed, disabled segments are not chosen, momentary ones do not stay so")
  func actions() throws {
    let journal = Journal()
    let control = UISegmentedControl(
      frame: .zero,
      actions: ["a", "b"].map { title in UIAction(title: title) { _ in journal.note(title) } })
    let stage = try stage(control)
    try stage.tap(150, 25, at: 0.5)
    #expect(journal.lines == ["b"] && control.selectedSegmentIndex == 1)
    control.setEnabled(false, forSegmentAt: 0)
    try stage.tap(50, 25, at: 1)
    #expect(journal.lines == ["b"] && !control.isEnabledForSegment(at: 0))
    control.isMomentary = true
    try stage.tap(150, 25, at: 2)
    #expect(journal.lines == ["b", "b"] && control.selectedSegmentIndex == -1)
  }

  @Test("the colour behind the chosen one is asked for of one, or of all with SwiftUI's")
  func tints() throws {
    func list(_ color: UIColor?) throws -> DisplayList {
      let control = three
      control.selectedSegmentIndex = 0
      control.selectedSegmentTintColor = color
      return try stage(control).list
    }
    #expect(try list(.systemRed) != list(nil) && list(nil) == list(nil))
    let plain = try twin(0).list
    UISegmentedControl.appearance().selectedSegmentTintColor = .systemRed
    defer { UISegmentedControl.appearance().selectedSegmentTintColor = nil }
    #expect(try twin(0).list != plain)
    let control = three
    control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    #expect(control.titleTextAttributes(for: .selected)?.count == 1)
  }

  // MARK: Wheels

  @Test("a picker of one wheel looks as SwiftUI's wheel does")
  func wheel() throws {
    let rows = WheelRows()
    rows.titles = [["a", "b", "c", "d"]]
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (rows, rows)
    picker.selectRow(2, inComponent: 0, animated: false)
    let other = try Rehearsal(.of(320, 216)) {
      Picker(selection: .constant(2)) {
        ForEach(0..<4, id: \.self) { Text(verbatim: ["a", "b", "c", "d"][$0]) }
      } label: {
        EmptyView()
      }
      .pickerStyle(.wheel).frame(width: 320, height: 216)
    }
    let own = try stage(picker, 320, 216)
    #expect(own.list.fills == other.list.fills && own.list.words == other.list.words)
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
  }

  @Test("wheels stand side by side and are turned each for itself, by fingers or by code")
  func turned() throws {
    let rows = WheelRows()
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (rows, rows)
    let stage = try stage(picker, 320, 216)
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 2)
    // A tap on the row below the middle turns to it.
    try stage.tap(240, 108 + 32, at: 0.5)
    try stage.advance(to: 3)
    #expect(rows.journal.lines == ["1: 1"] && picker.selectedRow(inComponent: 1) == 1)
    try stage.now { picker.selectRow(3, inComponent: 0, animated: true) }
    #expect(picker.selectedRow(inComponent: 0) == 3 && rows.journal.lines.count == 1)
    rows.titles[0] = ["a"]
    try stage.now { picker.reloadComponent(0) }
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 1)
    rows.widths = [100, 0]
    picker.reloadAllComponents()
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
    #expect(picker.rowSize(forComponent: 1).width == 215)
  }

  // MARK: Dates

  @Test(
    "a date picker looks as SwiftUI's does, in each mode and style",
    arguments: [.time, .date, .dateAndTime] as [UIDatePicker.Mode])
  func dates(mode: UIDatePicker.Mode) throws {
    func picker(_ style: UIDatePicker.Style) -> UIDatePicker {
      let picker = UIDatePicker()
      picker.datePickerMode = mode
      picker.date = Stage.usualCalendarStart
      picker.preferredDatePickerStyle = style
      return picker
    }
    let components: DatePickerComponents =
      mode == .time ? .hourAndMinute : mode == .date ? .date : [.date, .hourAndMinute]
    func words(@ViewBuilder _ content: () -> some View) throws -> [String] {
      try Rehearsal(.of(390, 400)) { content().frame(width: 390, height: 400) }.list.words
    }
    let plain = DatePicker(
      selection: .constant(Stage.usualCalendarStart), displayedComponents: components
    ) { EmptyView() }.labelsHidden()
    #expect(try words { Hosted(view: picker(.automatic)) } == words { plain })
    #expect(
      try words { Hosted(view: picker(.wheels)) } == words { plain.datePickerStyle(.wheel) })
    #expect(
      try words { Hosted(view: picker(.inline)) } == words { plain.datePickerStyle(.graphical) })
  }

  @Test("a date is within the bounds, and code that sets it calls nobody")
  func bounds() {
    let (picker, listener) = (UIDatePicker(), ControlListener())
    listener.listen(to: picker)
    let start = Stage.usualCalendarStart
    picker.date = start
    picker.minimumDate = start.addingTimeInterval(60)
    #expect(picker.date == start.addingTimeInterval(60))
    picker.maximumDate = start.addingTimeInterval(120)
    picker.setDate(start.addingTimeInterval(999), animated: false)
    #expect(picker.date == start.addingTimeInterval(120) && listener.count == 0)
  }
}
