import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Counts what controls say.
@MainActor final class ControlListener {
  private(set) var count = 0
  func heard(_ control: UIControl) { count += 1 }

  /// Listens to a control.
  func listen(to control: UIControl, for events: UIControl.Event = .valueChanged) {
    control.addTarget(
      self, action: Selector("heard(_:)", ControlListener.heard(_:)), for: events)
  }
}

@MainActor @Suite("Controls that SwiftUI's views show", .serialized)
struct UIHostedControlTests {
  private func stage(_ view: UIView, _ width: CGFloat = 100) throws -> Rehearsal {
    try Rehearsal(.small) { Hosted(view: view).frame(width: width, height: 50) }
  }

  // MARK: Switches

  @Test("a switch is turned by taps, one method a tap, and by code without any")
  func turned() throws {
    let (control, listener) = (UISwitch(), ControlListener())
    listener.listen(to: control)
    let stage = try stage(control)
    for number in 1...3 {
      try stage.tap(50, 50, at: Double(number))
      #expect(control.isOn == (number % 2 == 1))
      #expect(listener.count == number)
    }
    try stage.now { control.isOn = false }
    try stage.now { control.setOn(true, animated: true) }
    #expect(control.isOn)
    #expect(listener.count == 3)
    try stage.now { control.isEnabled = false }
    try stage.tap(50, 50, at: 6)
    #expect(control.isOn)
    #expect(listener.count == 3)
  }

  @Test("a switch looks as SwiftUI's does, on and off", arguments: [false, true])
  func looks(isOn: Bool) throws {
    let control = UISwitch()
    control.isOn = isOn
    let own = try stage(control).list.fills
    let other = try Rehearsal(.small) {
      Toggle(isOn: .constant(isOn)) { EmptyView() }.labelsHidden().frame(width: 100, height: 50)
    }
    #expect(own == other.list.fills)
    #expect(UISwitch(frame: .zero).frame.size == control.intrinsicContentSize)
    #expect(control.intrinsicContentSize.width > control.intrinsicContentSize.height)
  }

  // MARK: Sliders

  @Test("a slider's number is between its bounds, in whatever order they come")
  func bounds() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    #expect(slider.value == 7)
    slider.minimumValue = 8
    #expect(slider.value == 8)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20)
    #expect(slider.value == 20)
    slider.maximumValue = 5
    #expect(slider.minimumValue == 5)
    #expect(slider.value == 5)
  }

  @Test("a slider is dragged, and tells on the way or at the end", arguments: [true, false])
  func dragged(isContinuous: Bool) throws {
    let (slider, listener, ends) = (UISlider(), ControlListener(), ControlListener())
    slider.isContinuous = isContinuous
    slider.value = 0.5
    listener.listen(to: slider)
    ends.listen(to: slider, for: .touchUpInside)
    let stage = try stage(slider)
    try stage.drag(
      from: CGPoint(x: 50, y: 50), to: CGPoint(x: 99, y: 50), at: 0.5, steps: 8, release: false)
    #expect(slider.isTracking)
    #expect((listener.count > 1) == isContinuous)
    try stage.finger(.ended, 99, 50)
    #expect(!slider.isTracking)
    #expect(slider.value > 0.9)
    #expect(isContinuous || listener.count == 1)
    #expect(ends.count == 1)
    let count = listener.count
    try stage.now { slider.setValue(0.25, animated: true) }
    #expect(slider.value == 0.25)
    #expect(listener.count == count)
  }

  // MARK: Steppers

  @Test("a stepper steps by taps as far as its bounds, or around")
  func steps() throws {
    let (stepper, listener) = (UIStepper(), ControlListener())
    stepper.maximumValue = 2
    listener.listen(to: stepper)
    let stage = try stage(stepper)
    var numbers: [Double] = []
    for (number, x) in [75.0, 75, 75, 25, 25, 25].enumerated() {
      try stage.tap(x, 50, at: 1 + Double(number))
      numbers.append(stepper.value)
    }
    #expect(numbers == [1, 2, 2, 1, 0, 0])
    #expect(listener.count == 4)
    try stage.now { stepper.wraps = true }
    try stage.tap(25, 50, at: 10)
    #expect(stepper.value == 2)
    try stage.tap(75, 50, at: 11)
    #expect(stepper.value == 0)
    stepper.value = -4
    #expect(stepper.value == 0)
  }

  // MARK: Progress

  @Test("a bar is filled as far as its number says", arguments: [-1, 0, 0.25, 1, 3] as [Float])
  func bar(progress: Float) throws {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = progress
    #expect(bar.progress == min(max(progress, 0), 1))
    #expect(bar.frame.size.height == bar.intrinsicContentSize.height)
    let own = try stage(bar).list.fills
    let other = try Rehearsal(.small) {
      ProgressView(value: Double(bar.progress)).progressViewStyle(.linear)
        .frame(width: 100, height: 50)
    }
    #expect(own.map(\.size) == other.list.fills.map(\.size))
    bar.setProgress(0.5, animated: true)
    #expect(bar.progress == 0.5)
  }

  @Test("a spinner is seen while it turns")
  func spinner() throws {
    let spinner = UIActivityIndicatorView(style: .large)
    let stage = try stage(spinner)
    let nothing = stage.frame
    try stage.now { spinner.startAnimating() }
    #expect(spinner.isAnimating)
    #expect(stage.frame != nothing)
    try stage.now { spinner.stopAnimating() }
    #expect(!spinner.isAnimating)
    #expect(stage.frame == nothing)
    try stage.now { spinner.hidesWhenStopped = false }
    #expect(stage.frame != nothing)
    #expect(stage.graph.shortcomings.contains { $0.contains("hidesWhenStopped") })
  }

  @Test("a large spinner is larger than one of the middle size, and each is as large as it says")
  func spinnerSizes() {
    let (middle, large) = (UIActivityIndicatorView(), UIActivityIndicatorView(style: .large))
    #expect(large.frame.size == CGSize(width: 37, height: 37))
    #expect(middle.intrinsicContentSize == CGSize(width: 20, height: 20))
    middle.style = .large
    #expect(middle.intrinsicContentSize == large.frame.size)
    middle.style = .white
    #expect(middle.color == .white)
    middle.color = .red
    #expect(middle.color == .red)
  }

  // MARK: What all of a class are asked for

  @Test(
    "what fields and switches of an app are asked for is noted, and what one is asked for is not")
  func proxies() {
    func isNoted(_ name: String) -> Bool {
      IneffectiveSettings.shortcomings.contains("`\(name)` has no effect here")
    }
    let own = UISlider()
    own.minimumTrackTintColor = .red
    #expect(!isNoted("UISlider.appearance().minimumTrackTintColor"))
    UITextView.appearance().backgroundColor = .clear
    UITextField.appearance().tintColor = .red
    UITextField.appearance().clearButtonMode = .whileEditing
    UISwitch.appearance().thumbTintColor = .red
    for name in [
      "UITextView.appearance().backgroundColor", "UITextField.appearance().tintColor",
      "UITextField.appearance().clearButtonMode", "UISwitch.appearance().thumbTintColor",
    ] { #expect(isNoted(name), "\(name)") }
  }
}
