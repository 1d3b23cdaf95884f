import Rostrum
import Testing

/// Remembers what recognisers tell.
@MainActor private final class Ear: NSObject, UIGestureRecognizerDelegate {
  var states: [UIGestureRecognizer.State] = []
  var places: [CGPoint] = []
  var numbers: [CGFloat] = []
  var together = false

  func tapped(_ tap: UITapGestureRecognizer) {
    states.append(tap.state)
    places.append(tap.location(in: tap.view))
  }
  func panned(_ pan: UIPanGestureRecognizer) {
    states.append(pan.state)
    places.append(pan.translation(in: pan.view))
  }
  func pinched(_ pinch: UIPinchGestureRecognizer) {
    states.append(pinch.state)
    numbers.append(pinch.scale)
  }
  func turned(_ rotation: UIRotationGestureRecognizer) {
    states.append(rotation.state)
    numbers.append(rotation.rotation)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }
}

@MainActor @Suite("Laws of gesture recognisers")
struct UIRecognizerLawTests {
  private let ear = Ear()

  /// A view that fills a small stage, with a recogniser.
  private func stage(_ recognizers: UIGestureRecognizer...) throws -> (Rehearsal, UIView) {
    let view = UIView()
    view.backgroundColor = .systemRed
    recognizers.forEach(view.addGestureRecognizer)
    return (
      try Rehearsal(.small) { Hosted(view: view).frame(width: 100, height: 100) }, view
    )
  }

  private var tap: UITapGestureRecognizer {
    UITapGestureRecognizer(target: ear, action: Selector("tapped(_:)", Ear.tapped(_:)))
  }
  private var pan: UIPanGestureRecognizer {
    UIPanGestureRecognizer(target: ear, action: Selector("panned(_:)", Ear.panned(_:)))
  }

  @Test("a tap is told once, ended, at its place in the view")
  func tapState() throws {
    let (stage, _) = try stage(tap)
    try stage.tap(30, 70, at: 0)
    #expect(ear.states == [.ended] && ear.places == [CGPoint(x: 30, y: 70)])
    try stage.tap(10, 10, at: 1)
    #expect(ear.states == [.ended, .ended])
  }

  @Test("so many taps as are required make one", arguments: 1...3)
  func tapCount(count: Int) throws {
    let recognizer = tap
    recognizer.numberOfTapsRequired = count
    let (stage, _) = try stage(recognizer)
    for number in 0..<6 { try stage.tap(50, 50, at: Double(number) * 0.15) }
    #expect(ear.states.count == 6 / count)
  }

  @Test("a pan begins once, changes, and ends once; its way is from the first touch")
  func panStates() throws {
    let (stage, _) = try stage(pan)
    try stage.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 70, y: 50), at: 0, steps: 30)
    #expect(ear.states.first == .began && ear.states.last == .ended)
    #expect(ear.states.dropFirst().dropLast().allSatisfy { $0 == .changed })
    let ways = ear.places.map(\.x)
    #expect(zip(ways, ways.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(ear.places.allSatisfy { $0.y == 0 })
  }

  @Test("a pan that the system takes away is cancelled, not ended")
  func cancelled() throws {
    let (stage, _) = try stage(pan)
    try stage.drag(
      from: CGPoint(x: 10, y: 50), to: CGPoint(x: 70, y: 50), at: 0, steps: 10, release: false)
    try stage.finger(.cancelled, 70, 50)
    #expect(ear.states.last == .cancelled && !ear.states.contains(.ended))
  }

  @Test("a pan's way may be set anew, and goes on from there")
  func setTranslation() throws {
    let recognizer = pan
    let (stage, view) = try stage(recognizer)
    try stage.drag(
      from: CGPoint(x: 10, y: 50), to: CGPoint(x: 50, y: 50), at: 0, steps: 10, release: false)
    recognizer.setTranslation(.zero, in: view)
    #expect(recognizer.translation(in: view) == .zero)
    try stage.finger(.moved, 57, 50)
    #expect(recognizer.translation(in: view).x == 7)
  }

  @Test("two fingers apart tell how much, and turned how far")
  func twoFingers() throws {
    let (stage, _) = try stage(
      UIPinchGestureRecognizer(target: ear, action: Selector("pinched(_:)", Ear.pinched(_:))))
    try stage.finger(.began, 40, 50, id: 0)
    try stage.finger(.began, 60, 50, id: 1)
    try stage.finger(.moved, 80, 50, id: 1)
    #expect(ear.numbers.last == 2)
    try stage.finger(.moved, 50, 50, id: 1)
    #expect(ear.numbers.last == 0.5)
    try stage.finger(.ended, 50, 50, id: 1)
    #expect(ear.states.first == .began && ear.states.last == .ended)
  }

  @Test("a turn is told in radians, with the clock")
  func turn() throws {
    let (stage, _) = try stage(
      UIRotationGestureRecognizer(target: ear, action: Selector("turned(_:)", Ear.turned(_:))))
    try stage.finger(.began, 50, 50, id: 0)
    try stage.finger(.began, 80, 50, id: 1)
    try stage.finger(.moved, 50, 80, id: 1)
    #expect(abs(try #require(ear.numbers.last) - .pi / 2) < 1e-9)
  }

  @Test(
    "switched off, taken away or on a view that takes no touches, it tells nothing",
    arguments: 0..<3)
  func off(number: Int) throws {
    let recognizer = tap
    let (stage, view) = try stage(recognizer)
    switch number {
    case 0: recognizer.isEnabled = false
    case 1: view.removeGestureRecognizer(recognizer)
    default: view.isUserInteractionEnabled = false
    }
    try stage.tap(50, 50, at: 0)
    #expect(ear.states.isEmpty)
  }

  @Test("a recogniser belongs to one view, which lists it")
  func belonging() {
    let (first, second, recognizer) = (UIView(), UIView(), tap)
    first.addGestureRecognizer(recognizer)
    #expect(recognizer.view === first && first.gestureRecognizers?.count == 1)
    second.addGestureRecognizer(recognizer)
    #expect(recognizer.view === second && first.gestureRecognizers?.isEmpty != false)
    second.removeGestureRecognizer(recognizer)
    #expect(recognizer.view == nil)
  }

  @Test("several targets are all told; one that is removed is not")
  func targets() throws {
    let other = Ear()
    let recognizer = tap
    recognizer.addTarget(other, action: Selector("tapped(_:)", Ear.tapped(_:)))
    let (stage, _) = try stage(recognizer)
    try stage.tap(50, 50, at: 0)
    #expect(ear.states == [.ended] && other.states == [.ended])
    recognizer.removeTarget(other, action: nil)
    try stage.tap(50, 50, at: 1)
    #expect(ear.states.count == 2 && other.states.count == 1)
  }

  @Test("the place of a tap is told in any view's coordinates, or the stage's")
  func coordinates() throws {
    let inner = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 40))
    inner.backgroundColor = .systemBlue
    let recognizer = tap
    let (stage, view) = try stage(recognizer)
    try stage.now { view.addSubview(inner) }
    try stage.tap(35, 45, at: 0)
    #expect(recognizer.location(in: inner) == CGPoint(x: 15, y: 15))
    #expect(recognizer.location(in: view) == CGPoint(x: 35, y: 45))
    #expect(recognizer.location(in: nil) == CGPoint(x: 35, y: 45))
  }
}
