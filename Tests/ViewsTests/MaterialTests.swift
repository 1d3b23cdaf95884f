import DisplayList
import Rostrum
import Testing

@MainActor @Suite("Materials")
struct MaterialTests {
  private func backdrops(_ list: DisplayList) -> [BackdropPaint] {
    list.commands.compactMap {
      if case .fill(_, _, .backdrop(let backdrop), _) = $0 { backdrop } else { nil }
    }
  }

  @Test("each lets less through than the one before, and all blur alike")
  func thickness() throws {
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    let found = try materials.map { material in
      try #require(backdrops(try list { Rectangle().fill(material) }).first)
    }
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.tint.opacity < $1.tint.opacity })
    #expect(Set(found.map(\.radius)).count == 1)
    #expect(found.allSatisfy { $0.saturation > 1 && $0.radius > 20 && $0.radius < 30 })
  }

  @Test("it is light in the light and dark in the dark")
  func scheme() throws {
    let light = try list { Rectangle().fill(.regularMaterial) }
    let dark = try list(on: .small.dark) { Rectangle().fill(.regularMaterial) }
    #expect(try #require(backdrops(light).first).tint.red > 0.9)
    #expect(try #require(backdrops(dark).first).tint.red < 0.2)
  }

  @Test("as a background, as a style of text and faded it stays a material")
  func places() throws {
    #expect(
      backdrops(try list { Color.red.frame(width: 9, height: 9).background(.thinMaterial) }).count
        == 1)
    let faded = try list { Rectangle().fill(Material.thin.opacity(0.5)) }
    #expect(try #require(backdrops(faded).first).opacity == 0.5)
  }

  private struct Scene: View {
    let hook: Hook<Bool>
    @State private var isThick = false
    var body: some View {
      hook.binding = $isThick
      return Rectangle().fill(isThick ? Material.ultraThick : .ultraThin)
    }
  }

  @Test("one moves to another by its tint")
  func moves() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Scene(hook: hook) }
    func opacity() throws -> Float { try #require(backdrops(rehearsal.list).first).tint.opacity }
    let start = try opacity()
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = true } }
    try rehearsal.advance(to: 0.5)
    let middle = try opacity()
    try rehearsal.advance(to: 1)
    #expect(abs(2 * middle - start - (try opacity())) < 1e-5)
    #expect(middle > start)
  }
}
