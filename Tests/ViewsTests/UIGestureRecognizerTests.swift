import Foundation
import Geometry
import Motion
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Remembers what recognisers call.
@MainActor private final class Listener: NSObject, UIGestureRecognizerDelegate {
  var states: [UIGestureRecognizer.State] = []
  var translations: [CGPoint] = []
  var velocity = CGPoint.zero
  var taps = 0
  var mayBegin = true

  func panned(_ pan: UIPanGestureRecognizer) {
    states.append(pan.state)
    translations.append(pan.translation(in: pan.view))
    velocity = pan.velocity(in: pan.view)
  }
  func tapped() { taps += 1 }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
}

@MainActor @Suite struct UIGestureRecognizerTests {
  private func drag(_ rehearsal: Rehearsal, by way: CGSize, from start: CGPoint) throws {
    try rehearsal.now { rehearsal.graph.touch(.began, at: start) }
    for step in 1...24 {
      try rehearsal.advance(to: Double(step) / 120)
      let share = CGFloat(step) / 24
      let place = CGPoint(x: start.x + way.width * share, y: start.y + way.height * share)
      try rehearsal.now { rehearsal.graph.touch(step == 24 ? .ended : .moved, at: place) }
    }
  }

  @Test("a pan begins after ten points, goes on and ends, in the coordinates of the view")
  func pan() throws {
    let listener = Listener()
    let root = UIView()
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: listener, action: Selector("panned(_:)", Listener.panned(_:))))
    root.addSubview(view)
    let rehearsal = try Rehearsal { Hosted(view: root) }
    try drag(rehearsal, by: CGSize(width: 40, height: 0), from: CGPoint(x: 50, y: 50))
    #expect(listener.states.first == .began && listener.states.last == .ended)
    #expect(listener.states.dropFirst().dropLast().allSatisfy { $0 == .changed })
    // Forty points to the right are twenty of a view that is twice as large, upwards in its own terms.
    let last = try #require(listener.translations.last)
    #expect(abs(last.x) < 1e-9 && abs(last.y + 20) < 1e-9)
    #expect(abs(try #require(listener.translations.first).y + 5) < 1)
    #expect(abs(listener.velocity.y + 100) < 1e-6)
  }

  @Test("values by keys are none, and the film says that they were asked for")
  func keys() {
    let (edge, pan) = (UIScreenEdgePanGestureRecognizer(), UIPanGestureRecognizer())
    #expect(edge.value(forKey: "targets") == nil)
    pan.setValue([1], forKey: "targets")
    #expect(pan.value(forKey: "targets") == nil)
    let told = IneffectiveSettings.shortcomings.joined()
    #expect(told.contains("UIScreenEdgePanGestureRecognizer.value(forKey: \"targets\")"))
    #expect(told.contains("UIPanGestureRecognizer.setValue(_:forKey: \"targets\")"))
  }

  @Test("a tap is told once, and not after a drag")
  func tap() throws {
    let listener = Listener()
    let view = UIView()
    let tap = UITapGestureRecognizer(
      target: listener, action: Selector("tapped", Listener.tapped))
    view.addGestureRecognizer(tap)
    let rehearsal = try Rehearsal { Hosted(view: view) }
    let place = CGPoint(x: 50, y: 50)
    try rehearsal.now { rehearsal.graph.touch(.began, at: place) }
    try rehearsal.now { rehearsal.graph.touch(.ended, at: place) }
    #expect(listener.taps == 1 && tap.location(in: view) == place)
    try drag(rehearsal, by: CGSize(width: 30, height: 0), from: place)
    #expect(listener.taps == 1)
    tap.isEnabled = false
    #expect(rehearsal.graph.tappables.isEmpty)
  }

  @Test("the recogniser of an inner view goes first; a delegate may refuse")
  func nested() throws {
    let (outer, inner) = (Listener(), Listener())
    let root = UIView()
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    root.addSubview(view)
    let action = Selector("panned(_:)", Listener.panned(_:))
    root.addGestureRecognizer(UIPanGestureRecognizer(target: outer, action: action))
    let pan = UIPanGestureRecognizer(target: inner, action: action)
    view.addGestureRecognizer(pan)
    let rehearsal = try Rehearsal { Hosted(view: root) }
    try drag(rehearsal, by: CGSize(width: 0, height: 40), from: CGPoint(x: 50, y: 30))
    #expect(inner.states.last == .ended && outer.states.isEmpty)
    pan.delegate = inner
    inner.mayBegin = false
    inner.states = []
    try rehearsal.advance(to: 1)
    try rehearsal.now { rehearsal.graph.touch(.began, at: CGPoint(x: 50, y: 30)) }
    try rehearsal.now { rehearsal.graph.touch(.moved, at: CGPoint(x: 50, y: 60)) }
    try rehearsal.now { rehearsal.graph.touch(.ended, at: CGPoint(x: 50, y: 60)) }
    #expect(inner.states.isEmpty)
  }

  @Test(
    "touches reach views by the model, where isUserInteractionEnabled and their bounds let them")
  func hitTesting() throws {
    let root = UIView()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.accessibilityIdentifier = "bead"
    view.addGestureRecognizer(UITapGestureRecognizer())
    root.addSubview(view)
    let rehearsal = try Rehearsal { Hosted(view: root) }
    try rehearsal.now { UIView.animate(.spring) { view.center.x = 80 } }
    let found = try #require(rehearsal.graph.tappables.first)
    #expect(found.identifier == "bead" && found.point == CGPoint(x: 80, y: 10))
    view.isUserInteractionEnabled = false
    #expect(rehearsal.graph.tappables.allSatisfy { $0.point == nil })
  }
}

/// A pan of UIKit's on a view of SwiftUI's.
private struct RepresentedPan: UIGestureRecognizerRepresentable {
  let journal: Journal
  var step = 0

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Listener { Listener() }
  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    journal.note("made")
    let pan = UIPanGestureRecognizer()
    pan.delegate = context.coordinator
    return pan
  }
  func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
    journal.note("step \(step)")
  }
  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
    let way = context.converter.localTranslation ?? .zero
    let place = context.converter.localLocation
    journal.note(
      "\(recognizer.state) \(Int(way.x.rounded())) at \(Int(place.x.rounded())), \(Int(place.y.rounded()))"
    )
  }
}

@MainActor @Suite("A recogniser of UIKit's on a view of SwiftUI's")
struct RepresentedGestureTests {
  private struct Scene: View {
    let journal: Journal
    let hook: Hook<Int>
    @State private var step = 0
    var body: some View {
      hook.binding = $step
      return Tile.of(1, 40, 40).gesture(RepresentedPan(journal: journal, step: step))
        .scaleEffect(2)
    }
  }

  @Test("is made once, updated with its view, and tells in the coordinates of the view")
  func pan() throws {
    let (journal, hook) = (Journal(), Hook<Int>())
    let stage = try Rehearsal { Scene(journal: journal, hook: hook) }
    // The tile is 80 points wide on the stage, from 10 to 90.
    try stage.drag(
      from: CGPoint(x: 30, y: 50), to: CGPoint(x: 70, y: 50), at: 0.1, steps: 20)
    #expect(journal.lines.first == "made")
    #expect(journal.lines.dropFirst().first?.hasPrefix("began") == true)
    #expect(journal.lines.last == "ended 20 at 30, 20")
    try stage.now { hook.value = 3 }
    #expect(journal.lines.last == "step 3" && journal.lines.count { $0 == "made" } == 1)
  }

  @Test("leaves what is not its gesture to the views inside")
  func tap() throws {
    let journal = Journal()
    let stage = try Rehearsal {
      Tile.of(1, 40, 40).onTapGesture { journal.note("tapped") }
        .gesture(RepresentedPan(journal: journal))
    }
    try stage.tap(50, 50, at: 0.1)
    #expect(journal.lines.last == "tapped" && journal.lines.allSatisfy { !$0.hasPrefix("began") })
  }
}
