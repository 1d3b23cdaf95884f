import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import Views

@MainActor @Suite("Shadows around panels")
struct OutlineShadowTests {
  private func stage() throws -> Rehearsal {
    try Rehearsal(Stage.of(200, 200)) {
      OutlineShadow(
        outline: RoundedRectangle(cornerRadius: 13), shadow: (shade: 0.15, radius: 20)
      )
      .frame(width: 80, height: 60)
    }
  }

  @Test("nothing is beneath the panel: what casts the shadow is smaller, and cut out")
  func outside() throws {
    let stage = try stage()
    let clip = try #require(stage.layers.compactMap(\.clip).first)
    #expect(clip.rule == .evenOdd)
    #expect(clip.path.boundingRect == CGRect(x: 0, y: 10, width: 200, height: 180))
    let cast = try #require(stage.frames.first)
    #expect(abs(cast.width - 78) < 1e-9 && abs(cast.height - 58) < 1e-9)
    #expect(abs(cast.midX - 100) < 1e-9 && abs(cast.midY - 100) < 1e-9)
  }

  @Test("the shadow is as black and as soft as it is told")
  func filter() throws {
    let filters = try stage().layers.flatMap(\.filters)
    let isCast = filters.contains {
      guard case .shadow(let color, let radius, let offset) = $0 else { return false }
      return abs(color.opacity - 0.15) < 1e-6 && radius == 20 && offset == .zero
    }
    #expect(isCast)
  }
}
