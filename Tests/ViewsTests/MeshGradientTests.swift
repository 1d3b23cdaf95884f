import Foundation
import Rostrum
import Testing

@MainActor @Suite("Mesh gradients")
struct MeshGradientTests {
  private static let points: [SIMD2<Float>] = [
    [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
  ]
  private static let colors: [Color] = [
    .red, .green, .blue, .red, .white, .blue, .red, .green, .blue,
  ]

  private func meshes(_ list: DisplayList) -> [MeshPaint] {
    list.commands.compactMap {
      if case .fill(_, _, .mesh(let mesh), _) = $0 { mesh } else { nil }
    }
  }

  private func mesh(_ gradient: MeshGradient) throws -> MeshPaint? {
    meshes(try list(on: .of(100, 100)) { gradient }).first
  }

  @Test("a vertex without control points lies on the curve through its neighbours")
  func tangents() throws {
    let gradient = MeshGradient(width: 3, height: 3, points: Self.points, colors: Self.colors)
    let mesh = try #require(try mesh(gradient))
    #expect(mesh.width == 3 && mesh.height == 3 && mesh.vertices.count == 9)
    let middle = mesh.vertices[4]
    #expect(middle.position == CGPoint(x: 50, y: 50))
    #expect(abs(middle.trailing.x - (50 + 50.0 / 3)) < 1e-9 && middle.trailing.y == 50)
    #expect(abs(middle.top.y - (50 - 50.0 / 3)) < 1e-9)
    // At the edge the tangent is all of the way to the one neighbour.
    #expect(abs(mesh.vertices[0].trailing.x - 50.0 / 3) < 1e-9)
  }

  @Test("the ways of writing a mesh are one")
  func forms() throws {
    let plain = MeshGradient(width: 3, height: 3, points: Self.points, colors: Self.colors)
    let whole = MeshGradient(
      width: 3, height: 3, locations: .points(Self.points), colors: .colors(Self.colors))
    #expect(plain == whole && plain.smoothsColors && plain.background == .clear)
    let resolved = MeshGradient(
      width: 3, height: 3, points: Self.points,
      resolvedColors: Self.colors.map { $0.resolve(in: EnvironmentValues()) })
    #expect(try mesh(resolved) == mesh(plain))
    let curves = Self.points.map { point in
      MeshGradient.BezierPoint(
        position: point, leadingControlPoint: point, topControlPoint: point,
        trailingControlPoint: point, bottomControlPoint: point)
    }
    let bezier = try mesh(
      MeshGradient(
        width: 3, height: 3, bezierPoints: curves, colors: Self.colors, background: .black,
        smoothsColors: false, colorSpace: .perceptual))
    #expect(bezier?.vertices[4].trailing == CGPoint(x: 50, y: 50))
    #expect(bezier?.interpolation == .perceptual && bezier?.smoothsColors == false)
  }

  @Test("too few points or colours are the background")
  func tooFew() throws {
    let gradient = MeshGradient(
      width: 3, height: 3, points: Self.points, colors: [.red], background: .blue)
    let list = try list { gradient }
    #expect(meshes(list).isEmpty && list.colors.map(\.code) == [[0, 122, 255, 100]])
  }

  @Test("it is a style of shapes and texts, and takes opacity")
  func style() throws {
    let gradient = MeshGradient(width: 3, height: 3, points: Self.points, colors: Self.colors)
    let shape = try list { Circle().fill(gradient.opacity(0.5)) }
    #expect(meshes(shape).first?.vertices[0].color.opacity == 0.5)
    let text = try list { Text("a").foregroundStyle(gradient) }
    #expect(
      text.commands.contains {
        if case .glyphs(_, .mesh, _) = $0 { true } else { false }
      })
  }

  private struct Scene: View {
    let hook: Hook<Bool>
    @State private var isMoved = false
    var body: some View {
      hook.binding = $isMoved
      var (points, colors) = (MeshGradientTests.points, MeshGradientTests.colors)
      if isMoved {
        points[4] = [0.7, 0.3]
        colors[4] = .black
      }
      return MeshGradient(width: 3, height: 3, points: points, colors: colors)
    }
  }

  @Test("points and colours move by an animation")
  func moves() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(.of(100, 100)) { Scene(hook: hook) }
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = true } }
    try stage.advance(to: 0.5)
    let middle = try #require(meshes(stage.list).first?.vertices[4])
    #expect(abs(middle.position.x - 60) < 1e-4 && abs(middle.position.y - 40) < 1e-4)
    #expect(middle.color.red > 0.3 && middle.color.red < 0.9)
    try stage.advance(to: 2)
    #expect(meshes(stage.list).first?.vertices[4].color.red == 0)
  }
}
