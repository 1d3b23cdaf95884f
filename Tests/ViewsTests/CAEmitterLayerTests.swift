import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// A stage with an emitter inside of a view that fills it.
@MainActor private final class Show {
  let root = UIView()
  let emitter = CAEmitterLayer()
  let stage: Rehearsal

  init(
    begins: Bool = true, _ cells: [CAEmitterCell], _ prepare: (CAEmitterLayer) -> Void = { _ in }
  )
    throws
  {
    emitter.emitterCells = cells
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    if begins { emitter.beginTime = LayerClock.start }
    prepare(emitter)
    root.layer.addSublayer(emitter)
    let root = root
    stage = try Rehearsal { Hosted(view: root) }
  }

  var particles: [Particle] { emitter.particles(at: LayerMoment(stage.graph)) }

  func at(_ seconds: Double) throws -> [Particle] {
    try stage.advance(to: seconds)
    return particles
  }
}

/// A cell of white squares of ten points that fly to the right.
@MainActor private func cell(
  rate: Float = 10, lifetime: Float = 2, velocity: CGFloat = 10
) -> CAEmitterCell {
  let cell = CAEmitterCell()
  (cell.birthRate, cell.lifetime, cell.velocity) = (rate, lifetime, velocity)
  cell.contents = square.cgImage
  return cell
}

/// A white square of ten pixels, whatever screen another test has just shown.
@MainActor private let square: UIImage = {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let size = CGSize(width: 10, height: 10)
  return UIGraphicsImageRenderer(size: size, format: format).image {
    UIColor.white.setFill()
    $0.fill(CGRect(origin: .zero, size: size))
  }
}()

@MainActor @Suite struct CAEmitterLayerTests {
  @Test(
    "there are as many as the rate times the age of the layer, and never more than live at once")
  func counts() throws {
    let show = try Show([cell()])
    for time in [0, 0.05, 0.1, 0.55, 1, 1.75, 2, 2.5, 9.99] {
      let count = try show.at(time).count
      // A particle that is born when another dies takes its place.
      #expect(count == Int((10 * min(time, 2) + 1e-9).rounded(.down)), "at \(time)")
    }
  }

  @Test("a layer without a begin has emitted since long before the film")
  func prewarmed() throws {
    let show = try Show(begins: false, [cell()])
    #expect(show.particles.count == 20)
    let ages = show.particles.map { LayerClock.start - $0.birth }
    #expect(ages.allSatisfy { $0 >= 0 && $0 < 2 })
    #expect(try show.at(3.3).count == 20)
  }

  @Test("the multipliers of the layer count")
  func multipliers() throws {
    let show = try Show([cell()]) {
      ($0.birthRate, $0.lifetime, $0.velocity) = (3, 0.5, 2)
    }
    let found = try show.at(5)
    #expect(found.count == 30)
    let farthest = found.map { $0.position.x - 50 }.max() ?? 0
    #expect(abs(farthest - 20) < 1)
  }

  @Test("frames are the same in any order and at any rate")
  func order() throws {
    let cells = [cell(), cell(rate: 33, lifetime: 1)]
    cells[1].emissionRange = 2 * .pi
    cells[1].spinRange = 4
    let times = [0.1, 0.35, 0.8, 1.2, 2.4, 3]
    let all = try Show(cells)
    var frames: [Double: String] = [:]
    for frame in 0...180 {
      let time = Double(frame) / 60
      try all.stage.advance(to: time)
      frames[time] = all.stage.frame
    }
    for time in times {
      let one = try Show(cells)
      try one.stage.advance(to: time)
      #expect(one.stage.frame == frames[(time * 60).rounded() / 60], "at \(time)")
    }
  }

  @Test("another seed, other particles")
  func seeds() throws {
    func places(_ seed: UInt32) throws -> [CGPoint] {
      let cell = cell()
      cell.emissionRange = 2 * .pi
      return try Show([cell]) { $0.seed = seed }.at(1).map(\.position)
    }
    #expect(try places(1) == places(1))
    #expect(try places(1) != places(2))
  }

  @Test("when births end, those that were born live on, and then the film may end")
  func stops() throws {
    let show = try Show([cell()])
    try show.stage.advance(to: 1)
    #expect(show.stage.graph.restless == "CAEmitterLayer")
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    try show.stage.now { show.emitter.birthRate = 0 }
    CATransaction.commit()
    let before = show.particles.map(\.birth)
    #expect(before.count == 10)
    try show.stage.advance(to: 1.01)
    #expect(show.stage.graph.restless == nil)
    #expect(show.stage.graph.nextEvent != nil)
    #expect(try show.at(2).map(\.birth) == before)
    #expect(try show.at(2.55).map(\.birth) == Array(before.suffix(5)))
    #expect(try show.at(3.01).isEmpty)
    #expect(show.stage.graph.nextEvent == nil)
  }

  @Test("a birth rate that moves by itself emits half as many on its way down")
  func fades() throws {
    let show = try Show([cell(rate: 400, lifetime: 5)])
    try show.stage.advance(to: 1)
    try show.stage.now {
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      show.emitter.birthRate = 0
      CATransaction.commit()
    }
    let before = show.particles.count
    #expect(before == 400)
    let half = try show.at(1.5).count - before
    #expect((145...155).contains(half), "\(half)")
    let whole = try show.at(2.5).count - before
    #expect((198...202).contains(whole), "\(whole)")
    #expect(try show.at(4).count - before == whole)
  }

  @Test("particles stay where they were born when the emitter goes")
  func moves() throws {
    let show = try Show([cell(velocity: 0)]) { $0.actions = ["emitterPosition": NSNull()] }
    try show.stage.advance(to: 0.95)
    try show.stage.now { show.emitter.emitterPosition = CGPoint(x: 80, y: 20) }
    let found = try show.at(1.5)
    #expect(
      found.map(\.position.x) == Array(repeating: 50, count: 9) + Array(repeating: 80, count: 6))
    for (index, particle) in found.enumerated() {
      #expect(abs(particle.birth - Double(index + 1) / 10) < 1e-9)
    }
  }

  @Test("an animation of the emitter's place counts at each birth")
  func animatedPlace() throws {
    let show = try Show([cell(velocity: 0)])
    let move = CABasicAnimation(keyPath: "emitterPosition.x")
    (move.fromValue, move.toValue, move.duration) = (0, 100, 1)
    try show.stage.now { show.emitter.add(move, forKey: "move") }
    let places = try show.at(1.5).map { Double($0.position.x) }
    for (index, place) in places.prefix(9).enumerated() {
      #expect(abs(place - Double(index + 1) * 10) < 1e-6)
    }
    #expect(places.suffix(5).allSatisfy { $0 == 50 })
  }

  @Test("a cell emits from its begin on, for its duration")
  func cellTime() throws {
    let cell = cell()
    (cell.beginTime, cell.duration) = (1, 0.5)
    let show = try Show([cell])
    #expect(try show.at(1).isEmpty)
    #expect(try show.at(1.3).count == 3)
    #expect(try show.at(2.5).count == 5)
    #expect(show.stage.graph.restless == nil)
    #expect(try show.at(3.6).isEmpty)
  }

  @Test("particles emit where they are then, in their colour")
  func nested() throws {
    let rocket = cell(rate: 1, lifetime: 1, velocity: 20)
    rocket.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    let spark = cell(rate: 10, lifetime: 0.5, velocity: 0)
    (spark.beginTime, spark.duration) = (0.5, 0.2)
    rocket.emitterCells = [spark]
    let show = try Show([rocket])
    #expect(try show.at(1.4).count == 1)
    let found = try show.at(1.75)
    #expect(found.count == 3)
    let sparks = found.filter { $0.cell.lifetime == 0.5 }
    #expect(sparks.map { ($0.position.x * 10).rounded() } == [620, 640])
    #expect(sparks.allSatisfy { $0.color.green == 0.5 && $0.color.blue == 0 })
    // They outlive the one that they came from.
    #expect(try show.at(2.15).filter { $0.cell.lifetime == 0.5 }.count == 1)
  }

  @Test("a key path reaches a cell by its name")
  func keyPath() throws {
    let cell = cell()
    cell.name = "snow"
    let show = try Show([cell])
    try show.stage.advance(to: 1)
    try show.stage.now { show.emitter.setValue(0, forKeyPath: "emitterCells.snow.birthRate") }
    #expect(try show.at(1.5).count == 10)
    #expect(show.emitter.emitterCells?.first?.birthRate == 0)
    #expect(show.stage.graph.restless == nil)
  }

  @Test("a cell that is changed after it was taken changes nothing")
  func taken() throws {
    let cell = cell()
    let show = try Show([cell])
    try show.stage.advance(to: 0.5)
    try show.stage.now {
      cell.birthRate = 100
      show.emitter.seed = 3
    }
    #expect(try show.at(1).count == 10)
  }

  @Test("the oldest lies below, on top, or where its cell stands")
  func painting() throws {
    func births(_ mode: CAEmitterLayerRenderMode) throws -> [Double] {
      try Show([cell(rate: 2), cell(rate: 3)]) { $0.renderMode = mode }.at(1).map {
        ($0.birth * 100).rounded()
      }
    }
    #expect(try births(.unordered) == [50, 100, 33, 67, 100])
    #expect(try births(.oldestFirst) == [33, 50, 67, 100, 100])
    #expect(try births(.oldestLast) == [100, 100, 67, 50, 33])
  }

  @Test("a picture is multiplied by the colour, turned and scaled about its middle")
  func picture() throws {
    let cell = cell(rate: 1, lifetime: 3, velocity: 20)
    cell.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    (cell.scale, cell.spin) = (2, .pi / 2)
    let show = try Show([cell])
    try show.stage.advance(to: 2)
    // Born at 1 and at 2; a square of ten points twice as large.
    #expect(show.stage.frames.count == 2)
    let first = show.stage.frames[0]
    #expect(abs(first.midX - 70) < 1e-6)
    #expect(abs(first.width - 20) < 1e-6)
    #expect(show.stage.colors.allSatisfy { $0 == [255, 127.5, 0] })
  }

  @Test("light adds up")
  func additive() throws {
    let show = try Show([cell()]) { $0.renderMode = .additive }
    try show.stage.advance(to: 0.35)
    #expect(show.stage.layers.map(\.blendMode) == [.plusLighter, .plusLighter, .plusLighter])
  }

  @Test("a cell's picture is as large as its pixels, or less by its scale")
  func pixels() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let size = CGSize(width: 4, height: 2)
    let image = UIGraphicsImageRenderer(size: size, format: format).image {
      $0.fill(CGRect(origin: .zero, size: size))
    }
    func shown(_ scale: CGFloat) throws -> CGSize {
      let cell = cell(rate: 1, velocity: 0)
      (cell.contents, cell.contentsScale) = (image.cgImage, scale)
      let show = try Show([cell])
      try show.stage.advance(to: 1.5)
      let size = try #require(show.stage.frames.first).size
      return CGSize(width: size.width.rounded(), height: size.height.rounded())
    }
    #expect(try shown(1) == CGSize(width: 12, height: 6))
    #expect(try shown(3) == CGSize(width: 4, height: 2))
  }

  @Test("a view whose layer emits", arguments: [true, false])
  func backing(isCut: Bool) throws {
    final class Emitting: UIView {
      override class var layerClass: AnyClass { CAEmitterLayer.self }
    }
    let view = Emitting()
    let emitter = try #require(view.layer as? CAEmitterLayer)
    emitter.emitterCells = [cell()]
    emitter.beginTime = LayerClock.start
    view.clipsToBounds = isCut
    let stage = try Rehearsal { Hosted(view: view) }
    try stage.advance(to: 1)
    #expect(stage.frames.count == 10)
    #expect((stage.layers.first?.clip != nil) == isCut)
    try stage.now { emitter.birthRate = 0 }
    // A view's own layer jumps.
    try stage.advance(to: 1.5)
    #expect(stage.frames.count == 10)
  }

  @Test("an emitter that is taken away and begins again has nothing of before")
  func again() throws {
    let show = try Show([cell()])
    try show.stage.advance(to: 1.5)
    try show.stage.now { show.emitter.beginTime = LayerClock.start + 1.5 }
    #expect(show.particles.isEmpty)
    #expect(try show.at(1.8).count == 3)
    try show.stage.now { show.emitter.removeFromSuperlayer() }
    #expect(show.stage.graph.restless == nil)
    #expect(show.stage.frames.isEmpty)
  }

  @Test("a layer that stands still keeps its particles where they are")
  func pause() throws {
    let show = try Show([cell()])
    try show.stage.advance(to: 1)
    try show.stage.now {
      let time = show.emitter.now
      show.emitter.speed = 0
      show.emitter.timeOffset = time
    }
    let before = show.particles.map(\.position)
    #expect(before.count == 10)
    #expect(try show.at(2).map(\.position) == before)
    #expect(show.stage.graph.restless == nil)
    try show.stage.now {
      let paused = show.emitter.timeOffset
      (show.emitter.speed, show.emitter.timeOffset, show.emitter.beginTime) = (1, 0, 0)
      show.emitter.beginTime =
        show.emitter.convertTime(LayerClock.time(in: show.stage.graph), from: nil) - paused
    }
    #expect(show.particles.map(\.position).count == 10)
    #expect(try show.at(2.5).count == 15)
  }
}
