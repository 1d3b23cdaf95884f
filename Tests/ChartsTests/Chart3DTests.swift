import Charts
import Foundation
import Geometry
import Rostrum
import Testing

@testable import Charts

/// A chart of three dimensions whose pose is a state of the scene.
private struct Turning: View {
  let hook: Hook<Chart3DPose>
  @State private var pose = Chart3DPose.front

  var body: some View {
    hook.binding = $pose
    return Chart3D {
      PointMark(x: .value("x", 0), y: .value("y", 0), z: .value("z", 0))
      PointMark(x: .value("x", 1), y: .value("y", 1), z: .value("z", 1))
    }
    .chart3DPose($pose)
  }
}

@MainActor @Suite("Charts of three dimensions")
struct Chart3DTests {
  private func model(
    _ options: ChartOptions = ChartOptions(),
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> SpaceModel {
    SpaceModel(MarkCollector.marks(of: content()), options)
  }

  private func camera(
    _ pose: Chart3DPose, isPerspective: Bool = false
  ) -> SpaceCamera {
    SpaceCamera(
      azimuth: pose.azimuth.radians, inclination: pose.inclination.radians,
      isPerspective: isPerspective, size: CGSize(width: 200, height: 100))
  }

  @Test("to look from elsewhere changes no distance", arguments: 0..<12)
  func turns(seed: Int) {
    var chance = Chance(UInt64(seed + 1))
    func point() -> SpacePoint {
      SpacePoint(chance.next() - 0.5, chance.next() - 0.5, chance.next() - 0.5)
    }
    let pose = Chart3DPose(
      azimuth: .degrees(chance.next() * 720 - 360), inclination: .degrees(chance.next() * 180 - 90))
    let (one, other) = (point(), point())
    let camera = camera(pose)
    let before = (one - other).dot(one - other)
    let seen = camera.seen(one) - camera.seen(other)
    #expect(near(seen.dot(seen), before, within: 1e-12))
  }

  @Test("each pose has another side in front")
  func poses() {
    let front = SpacePoint(0, 0, 0.5)
    let right = SpacePoint(0.5, 0, 0)
    let top = SpacePoint(0, 0.5, 0)
    #expect(camera(.front).project(SpacePoint(0, 0, 0)).place == CGPoint(x: 100, y: 50))
    #expect(near(camera(.front).seen(front).z, 0.5) && near(camera(.back).seen(front).z, -0.5))
    #expect(near(camera(.right).seen(right).z, 0.5) && near(camera(.left).seen(right).z, -0.5))
    #expect(near(camera(.top).seen(top).z, 0.5) && near(camera(.bottom).seen(top).z, -0.5))
    #expect(camera(.front).project(top).place.y < 50)
    #expect(camera(.front).project(right).place.x > 100)
    // Who looks down sees the front at the bottom.
    #expect(camera(.top).project(front).place.y > 50)
  }

  @Test("in perspective what is near is larger, otherwise nothing is")
  func perspective() {
    let near = SpacePoint(0.5, 0, 0.5)
    let far = SpacePoint(0.5, 0, -0.5)
    let flat = camera(.front)
    #expect(flat.project(near).place == flat.project(far).place)
    let deep = camera(.front, isPerspective: true)
    #expect(deep.project(near).place.x > deep.project(far).place.x)
  }

  @Test("points are places of the cube that the data span")
  func points() throws {
    let model = model {
      PointMark(x: .value("x", 100), y: .value("y", 10), z: .value("z", 2))
      PointMark(x: .value("x", 200), y: .value("y", 20), z: .value("z", 4)).symbolSize(90)
    }
    let places = model.shapes.map(\.middle)
    #expect(places == [SpacePoint(-0.5, -0.5, -0.5), SpacePoint(0.5, 0.5, 0.5)])
    guard case .ball(_, let area)? = model.shapes.last?.form else {
      Issue.record("a point is no ball")
      return
    }
    #expect(area == 90)
    #expect(model.ticks(0).first?.text == "100" && model.ticks(0).last?.text == "200")
  }

  @Test("a rectangle has a face, a box six, a line none")
  func faces() {
    let model = model {
      RectangleMark(x: .value("x", 0.0..<1), y: .value("y", 0.0), z: .value("z", 0.0..<1))
      RectangleMark(x: .value("x", 0.0..<1), y: .value("y", 0.0..<1), z: .value("z", 0.0..<1))
      RectangleMark(x: .value("x", 0.0..<1), y: .value("y", 0.0), z: .value("z", 0.0))
      RuleMark(x: .value("x", 0.0..<1), y: .value("y", 1.0), z: .value("z", 0.5))
    }
    let pieces = model.shapes.filter { if case .piece = $0.form { true } else { false } }
    #expect(pieces.count == 7 && model.shapes.count == 8)
    guard case .line(let start, let end, _)? = model.shapes.last?.form else {
      Issue.record("a rule is no line")
      return
    }
    #expect(start == SpacePoint(-0.5, 0.5, 0) && end == SpacePoint(0.5, 0.5, 0))
  }

  @Test("a surface has a piece for each cell of its ground where its function has a value")
  func surfaces() {
    let all = model { SurfacePlot(x: "x", y: "y", z: "z") { x, z in x + z } }
    #expect(all.shapes.count == SpaceModel.cells * SpaceModel.cells)
    #expect(all.scales[1].low == -2 && all.scales[1].high == 2)
    let half = model { SurfacePlot(x: "x", y: "y", z: "z") { x, _ in x < 0 ? .nan : x } }
    #expect(half.shapes.count == SpaceModel.cells * SpaceModel.cells / 2)
    #expect(half.shapes.allSatisfy { $0.middle.x > 0 })
    var options = ChartOptions()
    options.zScale.domain = (0...10.0).wish
    let deep = model(options) { SurfacePlot(x: "x", y: "y", z: "z") { _, z in z } }
    #expect(deep.scales[1].low == 0 && deep.scales[1].high == 10)
  }

  @Test("by its height a surface has the gradient's ends at its ends, by its direction one colour")
  func styles() {
    let gradient = Gradient(colors: [.black, .white])
    let slope = model {
      SurfacePlot(x: "x", y: "y", z: "z") { x, _ in x }.foregroundStyle(.heightBased(gradient))
    }
    let locations = slope.shapes.compactMap { ($0.style as? GradientColor)?.location }
    #expect(locations.count == slope.shapes.count)
    #expect((locations.min() ?? 1) < 0.05 && (locations.max() ?? 0) > 0.95)
    let flat = model {
      SurfacePlot(x: "x", y: "y", z: "z") { _, _ in 1 }.foregroundStyle(.normalBased)
    }
    let colors = flat.shapes.compactMap { $0.style as? Color }
    #expect(Set(colors).count == 1 && colors.count == flat.shapes.count)
  }

  @Test("a finger turns the chart, and writes the pose")
  func finger() throws {
    let hook = Hook<Chart3DPose>()
    let stage = try ChartStage(200, 200) { Turning(hook: hook) }
    try stage.finger(.began, 100, 100)
    try stage.advance(to: 0.1)
    try stage.finger(.moved, 140, 120)
    #expect(near(hook.value?.azimuth.degrees ?? 0, -20, within: 1e-9))
    #expect(near(hook.value?.inclination.degrees ?? 0, 10, within: 1e-9))
  }

  @Test("what is nearer is painted later")
  func order() throws {
    let stage = try ChartStage(200, 200) {
      Chart3D {
        PointMark(x: .value("x", 0), y: .value("y", 0), z: .value("z", 1)).foregroundStyle(.black)
        PointMark(x: .value("x", 0), y: .value("y", 0), z: .value("z", 0)).foregroundStyle(.white)
      }
      .chart3DPose(.front)
    }
    #expect(stage.list.fillColors == [[255, 255, 255], [0, 0, 0]])
    #expect(!stage.list.words.isEmpty && !stage.list.strokes.isEmpty)
  }
}
