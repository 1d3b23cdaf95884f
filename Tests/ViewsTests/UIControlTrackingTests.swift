import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// A control that notes how it follows a finger.
@MainActor private final class Dial: UIControl {
  let journal = Journal()
  var follows = true
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    journal.note("begin \(Int(touch.location(in: self).x))")
    return follows
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    journal.note("go on \(Int(touch.location(in: self).x))")
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { journal.note("end") }
  override func cancelTracking(with event: UIEvent?) { journal.note("cancel") }
}

/// Notes the events of a control.
@MainActor private struct Ear {
  let journal = Journal()

  func listen(to control: UIControl) {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { [journal] _ in journal.note(name) }, for: event)
    }
  }
}

@MainActor @Suite("Controls that follow fingers")
struct UIControlTrackingTests {
  private let dial = Dial(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let ear = Ear()

  private func stage() throws -> (Rehearsal, UIView) {
    let root = UIView()
    root.addSubview(dial)
    ear.listen(to: dial)
    return (try Rehearsal(.of(300, 100)) { Hosted(view: root) }, root)
  }

  @Test("a tap is a finger down and up inside; it is highlighted and tracking meanwhile")
  func tap() throws {
    let (stage, _) = try stage()
    try stage.finger(.began, 20, 20)
    #expect(dial.isTracking && dial.isTouchInside && dial.state == .highlighted)
    try stage.finger(.ended, 20, 20)
    #expect(!dial.isTracking && !dial.isHighlighted)
    #expect(ear.journal.lines == ["down", "up inside"])
    #expect(dial.journal.lines == ["begin 20", "end"])
    try stage.advance(to: 0.2)
    try stage.finger(.began, 20, 20)
    #expect(ear.journal.lines.suffix(2) == ["down", "repeat"])
  }

  @Test("a finger that leaves by more than 70 points, and comes back")
  func leaving() throws {
    let (stage, _) = try stage()
    try stage.finger(.began, 20, 20)
    try stage.finger(.moved, 100, 20)
    try stage.finger(.moved, 120, 20)
    #expect(!dial.isHighlighted)
    try stage.finger(.moved, 130, 20)
    try stage.finger(.moved, 30, 20)
    try stage.finger(.moved, 140, 20)
    try stage.finger(.ended, 140, 20)
    #expect(
      ear.journal.lines == [
        "down", "inside", "outside", "exit", "outside", "inside", "enter", "outside", "exit",
        "up outside",
      ])
  }

  @Test("a gesture that is recognised cancels it")
  func cancelled() throws {
    let (stage, root) = try stage()
    root.addGestureRecognizer(UIPanGestureRecognizer())
    try stage.finger(.began, 20, 20)
    try stage.finger(.moved, 35, 20)
    #expect(ear.journal.lines == ["down", "cancel"] && dial.journal.lines.last == "cancel")
    #expect(!dial.isTracking && !dial.isHighlighted)
  }

  @Test("one that does not want a finger, or is disabled, tells nothing", arguments: [false, true])
  func unwilling(isEnabled: Bool) throws {
    let (stage, _) = try stage()
    (dial.follows, dial.isEnabled) = (false, isEnabled)
    try stage.finger(.began, 20, 20)
    try stage.finger(.ended, 20, 20)
    #expect(ear.journal.lines.isEmpty)
    #expect(dial.journal.lines == (isEnabled ? ["begin 20"] : []))
  }

  @Test("a control of code's own is among what can be tapped")
  func listed() throws {
    dial.accessibilityIdentifier = "dial"
    let (stage, _) = try stage()
    let found = try #require(stage.graph.tappables.first)
    #expect(found.identifier == "dial" && found.kind == "tap" && found.point != nil)
  }

  @Test("a button tells each thing once, and what SwiftUI's buttons do not tell, too")
  func button() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 50, width: 60, height: 40)
    let (stage, root) = try stage()
    ear.listen(to: button)
    try stage.now { root.addSubview(button) }
    try stage.finger(.began, 20, 70)
    try stage.finger(.ended, 20, 70)
    #expect(ear.journal.lines == ["down", "up inside"])
    try stage.advance(to: 2)
    try stage.finger(.began, 20, 70)
    try stage.finger(.moved, 200, 70)
    try stage.finger(.ended, 200, 70)
    #expect(ear.journal.lines.contains("exit") && ear.journal.lines.last == "up outside")
    #expect(ear.journal.lines.count { $0 == "up inside" } == 1)
  }
}
