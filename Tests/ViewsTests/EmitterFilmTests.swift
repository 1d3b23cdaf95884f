import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Particles as people write them, with the frames that were seen to be right.
@MainActor @Suite struct EmitterFilmTests {
  /// A picture of a pixel to the point, whatever screen another test has just shown.
  private static func paper(_ draw: (CGRect) -> Void) -> CGImage? {
    let rect = CGRect(x: 0, y: 0, width: 8, height: 6)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(bounds: rect, format: format).image { _ in
      UIColor.white.setFill()
      draw(rect)
    }.cgImage
  }

  /// Confetti that is thrown upwards for a while.
  private final class Confetti: UIView {
    override class var layerClass: AnyClass { CAEmitterLayer.self }

    func burst() {
      guard let emitter = layer as? CAEmitterLayer else { return }
      emitter.beginTime = LayerClock.time(in: ViewGraph.current)
      (emitter.emitterPosition, emitter.emitterShape) = (CGPoint(x: 50, y: 80), .point)
      let papers = [
        EmitterFilmTests.paper { UIBezierPath(rect: $0).fill() },
        EmitterFilmTests.paper { UIBezierPath(ovalIn: $0).fill() },
      ]
      emitter.emitterCells = zip(papers, [UIColor.systemPink, .systemTeal]).map { paper, color in
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (12, 2, 0.5)
        (cell.velocity, cell.velocityRange, cell.yAcceleration) = (90, 40, 80)
        (cell.emissionLongitude, cell.emissionRange) = (-.pi / 2, .pi / 3)
        (cell.spin, cell.spinRange, cell.scaleRange) = (2, 6, 0.4)
        (cell.alphaSpeed, cell.color, cell.contents) = (-0.3, color.cgColor, paper)
        return cell
      }
    }
  }

  @Test("confetti", arguments: [0.25, 0.75, 1.75])
  func confetti(seconds: Double) throws {
    let view = Confetti()
    let stage = try Rehearsal { Hosted(view: view) }
    try stage.advance(to: 0.2)
    #expect(stage.frame.isEmpty)
    try stage.now { view.burst() }
    try stage.advance(to: 0.7)
    try stage.now { (view.layer as? CAEmitterLayer)?.birthRate = 0 }
    guard seconds >= 0.75 else { return }
    try stage.advance(to: 0.2 + seconds)
    let lines = stage.frame.split(separator: "\n").map(String.init)
    if seconds == 0.75 {
      #expect(lines == Pinned.confettiEarly)
    } else {
      #expect(lines == Pinned.confettiLate)
    }
    try stage.advance(to: 3)
    #expect(stage.frame.isEmpty)
    #expect(stage.graph.nextEvent == nil)
  }

  @Test("snow that has fallen since before the film, through a window")
  func snow() throws {
    let root = UIView()
    root.clipsToBounds = true
    root.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 1)
    let emitter = CAEmitterLayer()
    (emitter.emitterShape, emitter.emitterPosition) = (.line, CGPoint(x: 50, y: -5))
    emitter.emitterSize = CGSize(width: 100, height: 0)
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime, cell.emissionLongitude) = (4, 6, .pi)
    (cell.velocity, cell.velocityRange, cell.emissionRange) = (20, 10, .pi / 8)
    (cell.scale, cell.scaleRange, cell.alphaRange) = (0.6, 0.4, 0.6)
    cell.contents = Self.paper { UIBezierPath(ovalIn: $0).fill() }
    emitter.emitterCells = [cell]
    root.layer.addSublayer(emitter)
    let stage = try Rehearsal { Hosted(view: root) }
    let lines = stage.frame.split(separator: "\n").map(String.init)
    #expect(lines == Pinned.snow)
    // All of it falls.
    let before = emitter.particles(at: LayerMoment(stage.graph))
    try stage.advance(to: 0.5)
    let after = emitter.particles(at: LayerMoment(stage.graph))
    for flake in before {
      guard let same = after.first(where: { $0.birth == flake.birth }) else { continue }
      #expect(same.position.y > flake.position.y + 5)
    }
    #expect(after.count == 24)
  }

  @Test("a light that breathes through a cell that is born again and again, added to what is there")
  func glow() throws {
    let root = UIView()
    let emitter = CAEmitterLayer()
    (emitter.renderMode, emitter.emitterPosition) = (.additive, CGPoint(x: 50, y: 50))
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime, cell.scale, cell.scaleSpeed) = (2, 1, 1, 2)
    (cell.alphaSpeed, cell.contents) = (-1, Self.paper { UIBezierPath(ovalIn: $0).fill() })
    cell.color = CGColor(red: 0.2, green: 0.6, blue: 1, alpha: 1)
    emitter.emitterCells = [cell]
    root.layer.addSublayer(emitter)
    let stage = try Rehearsal { Hosted(view: root) }
    try stage.advance(to: 0.25)
    let lines = stage.frame.split(separator: "\n").map(String.init)
    #expect(lines == Pinned.glow)
  }

  @Test("a film at 30 frames a second has every second frame of one at 60")
  func rates() throws {
    func film(_ rate: Int) throws -> [String] {
      let view = Confetti()
      let stage = try Rehearsal { Hosted(view: view) }
      stage.graph.timeline.schedule(at: Instant(seconds: 0.21), .timer) { view.burst() }
      return try (0...(2 * rate)).map { frame in
        try stage.advance(to: Double(frame) / Double(rate))
        return stage.frame
      }
    }
    let (slow, fast) = (try film(30), try film(60))
    #expect(slow.contains { !$0.isEmpty })
    for frame in 0...60 { #expect(slow[frame] == fast[2 * frame], "frame \(frame)") }
  }
}
