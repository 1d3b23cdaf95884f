import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Transitions of layers", .serialized)
struct CATransitionTests {
  private nonisolated static let kinds: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
  private nonisolated static let ways: [CATransitionSubtype] = [
    .fromLeft, .fromRight, .fromTop, .fromBottom,
  ]

  private func transition(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil
  ) -> CATransition {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    return transition
  }

  @Test("it begins with what was there alone, and ends with what comes", arguments: kinds)
  func ends(type: CATransitionType) {
    for way in Self.ways {
      let transition = transition(type, way)
      let (begin, end) = (transition.looks(at: 0), transition.looks(at: 1))
      #expect(begin.old == CATransition.Look())
      #expect(begin.new.opacity == 0 || !begin.isNewAbove)
      #expect(end.new == CATransition.Look())
      #expect(end.old.opacity == 0 || end.isNewAbove)
    }
  }

  @Test("what pushes lies beside what is pushed, on the side from which it comes", arguments: ways)
  func push(way: CATransitionSubtype) {
    let transition = transition(.push, way)
    for step in 0...10 {
      let looks = transition.looks(at: Double(step) / 10)
      let (dx, dy) = (
        looks.old.shift.dx - looks.new.shift.dx, looks.old.shift.dy - looks.new.shift.dy
      )
      #expect(abs(abs(dx) + abs(dy) - 1) < 1e-9)
    }
    let half = transition.looks(at: 0.5).new.shift
    // Core Animation counts upwards: what comes from the top moves upwards on the screen.
    switch way {
    case .fromLeft: #expect(half == CGVector(dx: -0.5, dy: 0))
    case .fromRight: #expect(half == CGVector(dx: 0.5, dy: 0))
    case .fromTop: #expect(half == CGVector(dx: 0, dy: 0.5))
    default: #expect(half == CGVector(dx: 0, dy: -0.5))
    }
  }

  @Test("a layer goes from what it showed to what it shows", arguments: kinds)
  func shown(type: CATransitionType) throws {
    let scene = try LayerScene(CALayer())
    try scene.stage.advance(to: 0.5)
    let before = scene.stage.frame
    try scene.stage.now {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      scene.layer.add(transition(type), forKey: "change")
      scene.layer.backgroundColor = UIColor.blue.cgColor
      CATransaction.commit()
    }
    var frames: [String] = []
    for time in [0.75, 1, 1.25, 2] {
      try scene.stage.advance(to: time)
      frames.append(scene.stage.frame)
    }
    #expect(Set(frames + [before]).count == 5)
    let twin = try LayerScene(CALayer())
    try twin.stage.now { twin.layer.backgroundColor = UIColor.blue.cgColor }
    try twin.stage.advance(to: 2)
    #expect(frames.last == twin.stage.frame)
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test("a fade has both as parts of one whole")
  func fade() throws {
    let scene = try LayerScene(CALayer())
    try scene.add(transition(.fade))
    try scene.stage.advance(to: 0.25)
    #expect(scene.stage.layers.filter { $0.opacity < 1 }.map(\.opacity) == [0.75, 0.25])
    #expect(scene.stage.layers.contains { $0.blendMode == .plusLighter })
  }

  @Test("the words of a label fade, whichever is said first", arguments: [true, false])
  func label(isAddedFirst: Bool) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "One"
    let root = UIView()
    root.addSubview(label)
    let stage = try Rehearsal { Hosted(view: root) }
    try stage.now {
      if isAddedFirst { label.layer.add(transition(.fade), forKey: nil) }
      label.text = "Two"
      if !isAddedFirst { label.layer.add(transition(.fade), forKey: nil) }
    }
    try stage.advance(to: 0.5)
    #expect(stage.list.words == ["One", "Two"])
    try stage.advance(to: 1)
    #expect(stage.list.words == ["Two"])
  }

  @Test("so does the picture of an image view", arguments: [true, false])
  func image(isAddedFirst: Bool) throws {
    func square(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.image = square(.red)
    let root = UIView()
    root.addSubview(view)
    let stage = try Rehearsal { Hosted(view: root) }
    try stage.advance(to: 1)
    try stage.now {
      if isAddedFirst { view.layer.add(transition(.fade), forKey: nil) }
      view.image = square(.blue)
      if !isAddedFirst { view.layer.add(transition(.fade), forKey: nil) }
    }
    try stage.advance(to: 1.5)
    let colors = stage.list.commands.compactMap { command -> Bool? in
      guard case .fill(_, _, .solid(let color), _) = command else { return nil }
      return color.red > color.blue
    }
    #expect(colors == [true, false])
  }

  @Test("a view that is hidden meanwhile fades away")
  func hidden() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "One"
    let root = UIView()
    root.addSubview(label)
    let stage = try Rehearsal { Hosted(view: root) }
    try stage.now {
      label.layer.add(transition(.fade), forKey: nil)
      label.isHidden = true
    }
    try stage.advance(to: 0.5)
    #expect(stage.text("One")?.opacity == 0.5)
    try stage.advance(to: 1)
    #expect(stage.list.words.isEmpty)
  }

  @Test("other kinds fade, and that is told")
  func unknown() throws {
    let scene = try LayerScene(CALayer())
    try scene.add(transition(CATransitionType(rawValue: "rippleEffect")))
    let told = IneffectiveSettings.shortcomings
    #expect(told.contains { $0.contains("rippleEffect") })
  }
}
