import Foundation
import Motion
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// What a keyboard tells of its motion, and code that moves views by that.
@MainActor @Suite("The curve that keyboards tell", .serialized)
struct KeyboardCurveTests {
  /// A page with a field, and a bar that goes up as the keyboard does.
  @MainActor private final class Page {
    let root = UIView()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let bar = UIView(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
    /// The curve, the seconds, and where the keyboard was and is to be, each time.
    var told: [(curve: Int, seconds: Double, old: CGRect, new: CGRect)] = []

    init() {
      bar.backgroundColor = UIColor(red: 7.0 / 255, green: 0.2, blue: 0.8, alpha: 1)
      root.addSubview(field)
      root.addSubview(bar)
    }
    func hears(_ curve: Int, _ seconds: Double, _ old: CGRect, _ new: CGRect) {
      told.append((curve, seconds, old, new))
      let options = UIView.AnimationOptions(rawValue: UInt(curve) << 16)
      UIView.animate(withDuration: seconds, delay: 0, options: options) { [self] in
        bar.frame.origin.y = new.minY - 44
      }
    }
  }
  private let page = Page()

  private func observed(_ play: () throws -> Void) throws {
    let page = page
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let info = note.userInfo
        let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
        let seconds = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        let old = info?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
        let new = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated {
          page.hears(curve ?? -1, seconds ?? -1, old ?? .null, new ?? .null)
        }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    try play()
  }

  @Test("a view that is moved by what it tells stands on it in every picture", arguments: [18, 26])
  func together(system: Int) throws {
    let stage = try Rehearsal(
      system == 26 ? KeyboardStage.phone.system26 : KeyboardStage.phone
    ) { Hosted(view: page.root).ignoresSafeArea() }
    var usual: CGFloat = 0
    try observed {
      try stage.now { _ = page.field.becomeFirstResponder() }
      let start = stage.time
      for step in 0...30 {
        try stage.advance(to: start + Double(step) / 60)
        #expect(abs(try stage.tile(7).maxY - (844 - stage.keyboardRise)) < 0.5, "\(step)")
      }
      try stage.advance(to: start + 2)
      usual = stage.keyboardRise
      #expect(usual > 200)
      #expect(abs(try stage.tile(7).maxY - (844 - usual)) < 0.01)
      try stage.now { _ = page.field.resignFirstResponder() }
      for step in 0...30 {
        try stage.advance(to: start + 2 + Double(step) / 60)
        #expect(abs(try stage.tile(7).maxY - (844 - stage.keyboardRise)) < 0.5, "\(step)")
      }
    }
    #expect(page.told.map(\.curve) == [7, 7] && page.told.map(\.seconds) == [0.25, 0.25])
    // It goes from where it came to, and is below the screen before and afterwards.
    let (shown, hidden) = (try #require(page.told.first), try #require(page.told.last))
    #expect(shown.old == CGRect(x: 0, y: 844, width: 390, height: usual))
    #expect(shown.new == CGRect(x: 0, y: 844 - usual, width: 390, height: usual))
    #expect(hidden.old == shown.new && hidden.new == shown.old)
  }

  @Test("the number is read from options, whatever else they say")
  func options() {
    let others: [UIView.AnimationOptions] = [
      [], .beginFromCurrentState, [.allowUserInteraction, .autoreverse],
      [.repeat, .transitionFlipFromLeft],
    ]
    for other in others {
      for (number, curve) in [
        (0, UIView.AnimationCurve.easeInOut), (1, .easeIn), (2, .easeOut), (3, .linear),
        (7, ._keyboard),
      ] {
        let options = other.union(UIView.AnimationOptions(rawValue: UInt(number) << 16))
        #expect(options.usualCurve == curve && curve.rawValue == number)
        #expect(UIView.AnimationCurve(rawValue: number) == curve)
      }
      // Numbers that are no curve's ease in and out, as none does.
      for number in 4...6 {
        let options = other.union(UIView.AnimationOptions(rawValue: UInt(number) << 16))
        #expect(options.usualCurve == .easeInOut)
      }
    }
    #expect(UIView.AnimationCurve(rawValue: 5) == nil)
  }

  @Test("as a curve over time it begins and ends as others, and is ahead of them")
  func curve() {
    let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear, ._keyboard]
    for curve in curves {
      let unit = curve.unitCurve
      #expect(abs(unit.value(at: 0)) < 1e-6 && abs(unit.value(at: 1) - 1) < 1e-6)
      let values = (0...50).map { unit.value(at: Double($0) / 50) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
      guard curve != ._keyboard else { continue }
      for time in [0.1, 0.3, 0.5, 0.8] {
        #expect(UIView.AnimationCurve._keyboard.unitCurve.value(at: time) > unit.value(at: time))
      }
    }
    let timing = UICubicTimingParameters(animationCurve: ._keyboard)
    #expect(timing.controlPoint1 == CGPoint(x: 0.38, y: 0.7))
    #expect(timing.controlPoint2 == CGPoint(x: 0.125, y: 1))
  }
}
