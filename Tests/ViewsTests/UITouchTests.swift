import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Notes what it is told of touches.
@MainActor private final class Touched: UIView {
  let journal = Journal()
  var last: UITouch?
  var passesOn = false
  var times: [Double] = []
  var counts: [Int] = []

  private func note(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    last = touches.first
    times.append(touches.first?.timestamp ?? 0)
    counts.append(event?.allTouches?.count ?? 0)
    let place = touches.first?.location(in: self) ?? .zero
    journal.note("\(word) \(Int(place.x)) \(Int(place.y))")
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches, event)
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches, event)
  }
  var phases: [String] { journal.lines.map { String($0.prefix { $0 != " " }) } }
}

/// A recogniser of the scene's own.
@MainActor private final class Pressed: UIGestureRecognizer {
  var resets = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .changed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
  override func reset() { resets += 1 }
}

/// A pan that begins with the touch, as interruptible animations have it.
@MainActor private final class InstantPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

/// Notes the states of recognisers.
@MainActor private final class Ear: NSObject, UIGestureRecognizerDelegate {
  var states: [UIGestureRecognizer.State] = []
  var ways: [CGFloat] = []
  var refused: UIView?
  func heard(_ gesture: UIGestureRecognizer) {
    states.append(gesture.state)
    if let pan = gesture as? UIPanGestureRecognizer { ways.append(pan.translation(in: nil).x) }
  }
  var selector: Selector { Selector("heard(_:)", Ear.heard(_:)) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touch.view !== refused }
}

@MainActor @Suite("Touches of UIKit's views")
struct UITouchTests {
  private let view = Touched(frame: CGRect(x: 10, y: 20, width: 80, height: 80))

  private func stage() throws -> (Rehearsal, UIView) {
    let root = UIView()
    root.addSubview(view)
    return (try Rehearsal(.small) { Hosted(view: root) }, root)
  }

  @Test("come in the view's points, with the film's time, once for each thing that a finger does")
  func sequence() throws {
    let (stage, _) = try stage()
    try stage.finger(.began, 50, 50)
    try stage.advance(to: 0.5)
    try stage.finger(.moved, 55, 60)
    try stage.advance(to: 1)
    try stage.finger(.ended, 56, 60)
    #expect(view.journal.lines == ["began 40 30", "moved 45 40", "ended 46 40"])
    let times = view.times.map { $0 - LayerClock.start }
    #expect(times == [0, 0.5, 1])
    let last = try #require(view.last)
    #expect(last.phase == .ended && last.view === view)
    #expect(last.previousLocation(in: view) == CGPoint(x: 45, y: 40))
    #expect(last.force == 0 && last.type == .direct && last.tapCount == 1)
  }

  @Test("stay with the view where the finger came down")
  func outside() throws {
    let (stage, _) = try stage()
    try stage.finger(.began, 50, 50)
    try stage.finger(.moved, 2, 2)
    try stage.finger(.ended, 2, 2)
    #expect(view.phases == ["began", "moved", "ended"])
    try stage.finger(.began, 2, 2)
    try stage.finger(.ended, 2, 2)
    #expect(view.phases.count == 3)
  }

  @Test("taps in quick succession are counted", arguments: [(0.3, 2), (0.5, 1)])
  func tapCount(pause: Double, count: Int) throws {
    let (stage, _) = try stage()
    try stage.finger(.began, 50, 50)
    try stage.finger(.ended, 50, 50)
    try stage.advance(to: pause)
    try stage.finger(.began, 52, 50)
    #expect(view.last?.tapCount == count)
  }

  @Test("go to the next responder that does something")
  func chain() throws {
    let (stage, root) = try stage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    try stage.now { view.addSubview(inner) }
    try stage.finger(.began, 20, 30)
    try stage.finger(.ended, 20, 30)
    #expect(view.phases == ["began", "ended"] && view.last?.view === inner)
    #expect(root.next === root.window && root.window?.next === UIApplication.shared.scene)
    inner.isUserInteractionEnabled = false
    try stage.finger(.began, 20, 30)
    #expect(view.last?.view === view)
  }

  @Test("of a second finger come only where the view asks for several", arguments: [false, true])
  func several(isMultiple: Bool) throws {
    view.isMultipleTouchEnabled = isMultiple
    let (stage, _) = try stage()
    try stage.finger(.began, 40, 50, id: 0)
    try stage.finger(.began, 60, 50, id: 1)
    #expect(view.phases.count == (isMultiple ? 2 : 1))
    try stage.finger(.ended, 40, 50, id: 0)
    #expect(view.counts.last == 2)
  }

  @Test("of other views are kept away while a view that is exclusive has one")
  func exclusive() throws {
    let (stage, root) = try stage()
    let other = Touched(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.isExclusiveTouch = true
    try stage.now { root.addSubview(other) }
    try stage.finger(.began, 5, 5, id: 0)
    try stage.finger(.began, 50, 50, id: 1)
    #expect(other.phases == ["began"] && view.phases.isEmpty)
  }

  @Test("are found by place and by identifier, where code minds them")
  func scripts() throws {
    view.accessibilityIdentifier = "bead"
    let (stage, _) = try stage()
    #expect(try stage.graph.resolve(.name("bead")) == CGPoint(x: 50, y: 60))
    #expect(try stage.graph.resolve(.point(CGPoint(x: 30, y: 40))) == CGPoint(x: 30, y: 40))
    #expect(throws: TapTarget.Failure.self) {
      try stage.graph.resolve(.point(CGPoint(x: 2, y: 2)))
    }
  }

  // MARK: Beside gestures

  @Test(
    "are cancelled when a gesture is recognised, unless it leaves them", arguments: [true, false])
  func tap(cancels: Bool) throws {
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = cancels
    view.addGestureRecognizer(tap)
    let (stage, _) = try stage()
    try stage.finger(.began, 50, 50)
    try stage.finger(.ended, 50, 50)
    #expect(view.phases == ["began", cancels ? "cancelled" : "ended"])
  }

  @Test("are cancelled by a pan when it begins")
  func pan() throws {
    let (stage, root) = try stage()
    root.addGestureRecognizer(UIPanGestureRecognizer())
    try stage.finger(.began, 50, 50)
    try stage.finger(.moved, 55, 50)
    try stage.finger(.moved, 65, 50)
    try stage.finger(.moved, 70, 50)
    try stage.finger(.ended, 70, 50)
    #expect(view.phases == ["began", "moved", "cancelled"])
  }

  // The sequences are those of Apple's page on delaysTouchesEnded.
  @Test(
    "of a double tap come as UIKit documents it",
    arguments: [
      (true, ["began", "began", "cancelled", "cancelled"]),
      (false, ["began", "ended", "began", "cancelled"]),
    ])
  func doubleTap(delays: Bool, phases: [String]) throws {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = delays
    view.addGestureRecognizer(tap)
    let (stage, _) = try stage()
    for time in [0.1, 0.3] {
      try stage.advance(to: time)
      try stage.finger(.began, 50, 50)
      try stage.finger(.ended, 50, 50)
    }
    #expect(view.phases == phases)
  }

  @Test("that wait for a gesture come when it has failed, or never")
  func delayed() throws {
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    view.addGestureRecognizer(pan)
    let (stage, _) = try stage()
    try stage.finger(.began, 50, 50)
    #expect(view.phases.isEmpty)
    try stage.finger(.ended, 50, 50)
    #expect(view.phases == ["began", "ended"])
    try stage.finger(.began, 50, 50)
    try stage.finger(.moved, 80, 50)
    try stage.finger(.ended, 80, 50)
    #expect(view.phases.count == 2)
  }

  @Test("wait in a scroll view until the finger has stayed, and are lost to a drag")
  func scrolled() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.addSubview(view)
    let stage = try Rehearsal(.small) { Hosted(view: scroll) }
    try stage.finger(.began, 50, 50)
    try stage.advance(to: 0.14)
    #expect(view.phases.isEmpty)
    try stage.advance(to: 0.16)
    #expect(view.phases == ["began"])
    try stage.finger(.moved, 50, 30)
    #expect(view.phases == ["began", "cancelled"] && scroll.isDragging)
    try stage.finger(.ended, 50, 30)
    scroll.canCancelContentTouches = false
    scroll.delaysContentTouches = false
    try stage.advance(to: 5)
    try stage.now { scroll.contentOffset = .zero }
    try stage.finger(.began, 50, 50)
    try stage.finger(.moved, 50, 30)
    #expect(view.phases.suffix(2) == ["began", "moved"] && !scroll.isDragging)
  }

  // MARK: Recognisers of a scene's own

  @Test("a subclass recognises what it says, and is reset when the gesture is over")
  func ownGesture() throws {
    let ear = Ear()
    let pressed = Pressed(target: ear, action: ear.selector)
    view.addGestureRecognizer(pressed)
    let (stage, _) = try stage()
    try stage.finger(.began, 50, 50)
    try stage.finger(.moved, 52, 50)
    #expect(pressed.state == .changed && pressed.location(in: view) == CGPoint(x: 42, y: 30))
    try stage.finger(.ended, 52, 50)
    #expect(ear.states == [.began, .changed, .ended])
    #expect(pressed.resets == 1 && pressed.state == .possible)
    #expect(view.phases.isEmpty)
  }

  @Test("one that decides nothing fails with its finger, and keeps nobody waiting")
  func undecided() throws {
    let (ear, other) = (Ear(), Ear())
    let inner = UIView(frame: view.bounds)
    inner.addGestureRecognizer(UIGestureRecognizer(target: other, action: other.selector))
    view.addSubview(inner)
    view.addGestureRecognizer(UITapGestureRecognizer(target: ear, action: ear.selector))
    let (stage, _) = try stage()
    try stage.finger(.began, 50, 50)
    try stage.finger(.ended, 50, 50)
    #expect(ear.states == [.ended] && other.states.isEmpty)
  }

  @Test("a pan may begin with the touch, and follows each move then")
  func instantPan() throws {
    let ear = Ear()
    view.addGestureRecognizer(InstantPan(target: ear, action: ear.selector))
    let (stage, _) = try stage()
    try stage.finger(.began, 50, 50)
    #expect(ear.states == [.began])
    try stage.finger(.moved, 53, 50)
    try stage.finger(.ended, 53, 50)
    #expect(ear.states == [.began, .changed, .ended] && ear.ways == [0, 3, 3])
  }

  @Test("switched off it is cancelled at once")
  func switchedOff() throws {
    let ear = Ear()
    let pan = UIPanGestureRecognizer(target: ear, action: ear.selector)
    view.addGestureRecognizer(pan)
    let (stage, _) = try stage()
    try stage.finger(.began, 50, 50)
    try stage.finger(.moved, 70, 50)
    try stage.now {
      pan.isEnabled = false
      pan.isEnabled = true
    }
    try stage.finger(.moved, 80, 50)
    #expect(ear.states == [.began, .cancelled])
  }

  @Test("a tap that requires another to fail waits for it", arguments: [false, true])
  func required(isDouble: Bool) throws {
    let (single, double) = (Ear(), Ear())
    let one = UITapGestureRecognizer(target: single, action: single.selector)
    let two = UITapGestureRecognizer(target: double, action: double.selector)
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    view.addGestureRecognizer(two)
    view.addGestureRecognizer(one)
    let (stage, _) = try stage()
    for time in isDouble ? [0.1, 0.3] : [0.1] {
      try stage.advance(to: time)
      try stage.finger(.began, 50, 50)
      try stage.finger(.ended, 50, 50)
      #expect(single.states.isEmpty)
    }
    try stage.advance(to: 1)
    #expect(single.states == (isDouble ? [] : [.ended]))
    #expect(double.states == (isDouble ? [.ended] : []))
  }

  @Test("a delegate keeps touches of a view from a recogniser")
  func refused() throws {
    let ear = Ear()
    let (stage, root) = try stage()
    let tap = UITapGestureRecognizer(target: ear, action: ear.selector)
    tap.delegate = ear
    root.addGestureRecognizer(tap)
    ear.refused = view
    try stage.finger(.began, 50, 50)
    try stage.finger(.ended, 50, 50)
    #expect(ear.states.isEmpty && view.phases == ["began", "ended"])
    ear.refused = nil
    try stage.advance(to: 1)
    try stage.finger(.began, 50, 50)
    try stage.finger(.ended, 50, 50)
    #expect(ear.states == [.ended])
  }
}
