import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine

@MainActor @Suite("Controls of UIKit's")
struct UIControlTests {
  @Test("a control's state is what is set of it, in any order")
  func states() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
    control.isHighlighted = true
    control.isEnabled = true
    #expect(control.state == [.highlighted, .selected])
  }

  @Test("events are sets: a method is called once for events of which it has some")
  func events() {
    let (control, listener) = (UIControl(), ControlListener())
    listener.listen(to: control, for: [.touchDown, .editingDidBegin])
    control.sendActions(for: .editingDidEnd)
    #expect(listener.count == 0)
    control.sendActions(for: [.touchDown, .editingDidBegin])
    #expect(listener.count == 1)
    control.sendActions(for: .allEvents)
    #expect(listener.count == 2)
    control.removeTarget(listener, action: nil, for: .touchDown)
    control.sendActions(for: .allEvents)
    #expect(listener.count == 2)
  }

  @Test("nobody but fields and text views takes what is typed")
  func responders() {
    for view in [UIView(), UIControl(), UISwitch(), UILabel()] {
      #expect(!view.canBecomeFirstResponder)
      #expect(!view.becomeFirstResponder())
      #expect(!view.isFirstResponder)
    }
    for view in [UITextField(), UITextView()] as [UIView] {
      #expect(view.canBecomeFirstResponder)
      #expect(!view.isFirstResponder)
    }
  }

  /// A view that takes what is typed, as a scene may write it.
  private final class Own: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func becomeFirstResponder() -> Bool { true }
  }

  @Test("a scene's own view may say that it takes what is typed")
  func own() {
    #expect(Own().canBecomeFirstResponder)
    #expect(Own().becomeFirstResponder())
  }

  @Test("a view that stands for itself notes nothing of its colours")
  func colors() {
    let view = UIStepper()
    view.backgroundColor = .red
    view.tintColor = .red
    #expect(!IneffectiveSettings.shortcomings.contains { $0.contains("UIStepper") })
    #expect(view.appearanceName == nil)
  }
}
