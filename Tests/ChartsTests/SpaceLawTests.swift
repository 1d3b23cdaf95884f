import Charts
import Foundation
import Geometry
import Rostrum
import Testing

@testable import Charts

/// What holds for charts of three dimensions from wherever they are seen, and whatever is in them.
@MainActor @Suite("Laws of charts of three dimensions")
struct SpaceLawTests {
  private static let size = CGSize(width: 320, height: 200)
  private static let corners = (0..<8).map { index in
    SpacePoint(
      index & 1 == 0 ? -0.5 : 0.5, index & 2 == 0 ? -0.5 : 0.5, index & 4 == 0 ? -0.5 : 0.5)
  }

  private func camera(
    _ azimuth: Double, _ inclination: Double, isPerspective: Bool = false
  ) -> SpaceCamera {
    SpaceCamera(
      azimuth: azimuth, inclination: inclination, isPerspective: isPerspective, size: Self.size)
  }

  private func camera(_ pose: Chart3DPose) -> SpaceCamera {
    camera(pose.azimuth.radians, pose.inclination.radians)
  }

  private func point(_ chance: inout Chance) -> SpacePoint {
    SpacePoint(chance.next() - 0.5, chance.next() - 0.5, chance.next() - 0.5)
  }

  private func isNear(_ one: SpacePoint, _ other: SpacePoint) -> Bool {
    near((one - other).dot(one - other).squareRoot(), 0, within: 1e-9)
  }

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    near(Double(one.x), Double(other.x)) && near(Double(one.y), Double(other.y))
  }

  private func model(
    _ records: [MarkRecord], _ options: ChartOptions = ChartOptions()
  ) -> SpaceModel {
    SpaceModel(records, options)
  }

  private func record(_ kind: MarkRecord.Kind, _ inputs: [PlotInput]) -> MarkRecord {
    var record = MarkRecord(kind, x: inputs[0], y: inputs[1])
    record.z = inputs[2]
    return record
  }

  // MARK: The viewer

  @Test("who goes around turns space, and does not mirror it", arguments: 0..<10)
  func turns(seed: Int) {
    var chance = Chance(UInt64(seed + 1))
    let (azimuth, inclination) = (chance.next() * 12 - 6, chance.next() * 3 - 1.5)
    let (one, other) = (point(&chance), point(&chance))
    let camera = camera(azimuth, inclination)
    #expect(isNear(camera.seen(one.cross(other)), camera.seen(one).cross(camera.seen(other))))
    #expect(isNear(self.camera(azimuth + 2 * .pi, inclination).seen(one), camera.seen(one)))
    // Who goes to the right sees what is in front go to the left.
    let before = camera.seen(SpacePoint(0, 0, 0.5)).x
    #expect(near(before, -0.5 * Foundation.sin(azimuth)))
  }

  @Test("without perspective the middle of two points is that of their pictures", arguments: 0..<10)
  func linear(seed: Int) {
    var chance = Chance(UInt64(seed + 1))
    let camera = camera(chance.next() * 6, chance.next())
    let (one, other) = (point(&chance), point(&chance))
    let (first, last) = (camera.project(one), camera.project(other))
    let middle = camera.project(SpacePoint.mean([one, other]))
    let mean = CGPoint(
      x: (first.place.x + last.place.x) / 2, y: (first.place.y + last.place.y) / 2)
    #expect(isNear(middle.place, mean) && near(middle.depth, (first.depth + last.depth) / 2))
    #expect(first.depth == camera.seen(one).z)
  }

  @Test("the whole cube is in the picture, from wherever it is seen", arguments: 0..<10)
  func fits(seed: Int) {
    var chance = Chance(UInt64(seed + 1))
    let camera = camera(chance.next() * 7, chance.next() * 3 - 1.5)
    let frame = CGRect(origin: .zero, size: Self.size)
    for corner in Self.corners { #expect(frame.contains(camera.project(corner).place)) }
    let center = camera.project(SpacePoint(0, 0, 0)).place
    #expect(isNear(center, CGPoint(x: 160, y: 100)))
  }

  @Test("from opposite sides left and right change places, and what is near is far")
  func opposites() {
    var chance = Chance(4)
    for (pose, other) in [(Chart3DPose.front, Chart3DPose.back), (.left, .right)] {
      for _ in 0..<10 {
        let point = point(&chance)
        let (one, back) = (camera(pose).project(point), camera(other).project(point))
        #expect(near(Double(one.place.x + back.place.x), Double(Self.size.width)))
        #expect(near(Double(one.place.y), Double(back.place.y)) && near(one.depth, -back.depth))
      }
    }
  }

  @Test("in perspective what is nearer is larger, and as large as without at the middle's depth")
  func perspective() {
    let (deep, flat) = (camera(0, 0, isPerspective: true), camera(0, 0))
    let depths = stride(from: -0.8, through: 0.8, by: 0.1)
    let scales = depths.map { deep.scale(at: $0) }
    for (far, near) in zip(scales, scales.dropFirst()) { #expect(0 < far && far < near) }
    #expect(deep.scale(at: 0) == 1 && depths.allSatisfy { flat.scale(at: $0) == 1 })
    var chance = Chance(6)
    for _ in 0..<10 {
      let inPlane = SpacePoint(chance.next() - 0.5, chance.next() - 0.5, 0)
      #expect(isNear(deep.project(inPlane).place, flat.project(inPlane).place))
      // Points of one line of sight lie on a ray from the middle.
      let nearer = SpacePoint(inPlane.x, inPlane.y, 0.4)
      let (one, two) = (deep.project(inPlane).place, deep.project(nearer).place)
      let turn = (one.x - 160) * (two.y - 100) - (one.y - 100) * (two.x - 160)
      #expect(near(Double(turn), 0))
    }
  }

  // MARK: What is in the cube

  @Test("data lie in the cube in their own order, reversed ones the other way", arguments: 0..<6)
  func places(seed: Int) {
    var chance = Chance(UInt64(seed + 1))
    let records = (0..<12).map { _ in
      record(.point, (0..<3).map { _ in PlotInput(.number(chance.next() * 300 - 100)) })
    }
    var reversed = ChartOptions()
    reversed.xScale.domain = AutomaticScaleDomain.automatic(reversed: true).wish
    let places = model(records).shapes.map(\.middle)
    let turned = model(records, reversed).shapes.map(\.middle)
    #expect(places.count == 12 && turned.count == 12)
    for (place, other) in zip(places, turned) {
      for axis in 0..<3 { #expect(abs(place[axis]) <= 0.5) }
      #expect(isNear(other, SpacePoint(-place.x, place.y, place.z)))
    }
    for (index, record) in records.enumerated() {
      for other in records.indices where (record.z?.low ?? 0) < (records[other].z?.low ?? 0) {
        #expect(places[index].z < places[other].z)
      }
    }
  }

  @Test("a box has six faces around its corners, of which each is in three")
  func boxes() {
    let shapes = model([
      record(.rectangle, [(0, 4), (10, 20), (-4, 4)].map { PlotInput(.number, from: $0, to: $1) })
    ]).shapes
    var counts = Array(repeating: 0, count: 8)
    for shape in shapes {
      guard case .piece(let corners) = shape.form else {
        Issue.record("a face is no piece")
        continue
      }
      #expect(Set(corners).count == 4)
      // Its sides follow one another at right angles.
      for index in 0..<4 {
        let here = corners[index]
        let (last, next) = (corners[(index + 3) % 4], corners[(index + 1) % 4])
        #expect(near((last - here).dot(next - here), 0))
        let found = Self.corners.indices.filter { isNear(Self.corners[$0], here) }
        #expect(found.count == 1)
        for corner in found { counts[corner] += 1 }
      }
    }
    #expect(shapes.count == 6 && counts == Array(repeating: 3, count: 8))
  }

  @Test("marks without a third place are not there")
  func flat() {
    let flat = MarkRecord(.point, x: PlotInput(.number(1)), y: PlotInput(.number(2)))
    let deep = record(.point, [1, 2, 3].map { PlotInput(.number($0)) })
    #expect(model([flat]).shapes.isEmpty && model([flat, deep]).shapes.count == 1)
    let bar = record(.bar, [1, 2, 3].map { PlotInput(.number($0)) })
    #expect(model([bar]).shapes.isEmpty)
  }

  // MARK: Surfaces

  private func mesh(
    _ style: Chart3DSurfaceStyle? = nil, cells: Int = 8,
    _ function: @escaping @Sendable (Double, Double) -> Double
  ) -> SurfaceMesh {
    SurfaceMesh(
      SurfaceCourse(function: function, style: style), -2...2, 0...8, cells: cells)
  }

  @Test("a surface is its function at even steps of the ground", arguments: [1, 4, 8])
  func meshes(cells: Int) {
    let mesh = mesh(cells: cells) { x, z in x * x - 3 * z }
    var heights: [Double] = []
    for row in 0...cells {
      for column in 0...cells {
        let point = mesh.point(column, row)
        #expect(near(point.x, -2 + 4 * Double(column) / Double(cells)))
        #expect(near(point.z, 8 * Double(row) / Double(cells)))
        #expect(near(point.y, point.x * point.x - 3 * point.z))
        heights.append(point.y)
      }
    }
    #expect(mesh.range?.lowerBound == heights.min() && mesh.range?.upperBound == heights.max())
  }

  @Test("heights of no number are none of its range")
  func unknown() {
    let part = mesh { x, z in x < 0 ? .nan : x == 0 ? .infinity : x + z }
    #expect(part.range == 0.5...10)
    #expect(mesh { _, _ in .nan }.range == nil)
  }

  private func location(_ mesh: SurfaceMesh, _ height: Double) -> Double? {
    (mesh.style(at: height, []) as? GradientColor)?.location
  }

  @Test("a height has the gradient's place between the ends, named ones or its own")
  func heights() {
    let gradient = Gradient(colors: [.black, .white])
    let own = mesh(.heightBased(gradient)) { x, _ in x }
    let named = mesh(.heightBased(gradient, yRange: 0...10)) { x, _ in x }
    for step in 0...8 {
      #expect(near(location(own, -2 + Double(step) / 2) ?? -1, Double(step) / 8))
      #expect(near(location(named, Double(step)) ?? -1, Double(step) / 10))
    }
    #expect(location(mesh(.heightBased(gradient)) { _, _ in 7 }, 7) == 0.5)
    #expect(mesh(.heightBased(gradient)) { _, _ in .nan }.style(at: 0, []) == nil)
    #expect(mesh { x, _ in x }.style(at: 0, []) == nil)
  }

  @Test("by its direction a level surface is as a direction up is: half red, all green, half blue")
  func normals() throws {
    let level = mesh(.normalBased) { _, _ in 1 }
    let square = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { SpacePoint($0, 0, $1) }
    let up = try #require(level.style(at: 1, square) as? Color)
    #expect(up == Color(.sRGB, red: 0.5, green: 1, blue: 0.5))
    // One that rises to the right looks to the left: less red than blue.
    let slope = square.map { SpacePoint($0.x, $0.x, $0.z) }
    let left = try #require(level.style(at: 1, slope) as? Color)
    let share = 1 / 2.0.squareRoot()
    #expect(left == Color(.sRGB, red: (1 - share) / 2, green: (1 + share) / 2, blue: 0.5))
  }
}
