import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Views that extend beneath bars")
struct BackgroundExtensionTests {
  private func frames(_ insets: EdgeInsets, _ isEnabled: Bool = true) throws -> [CGRect] {
    var stage = Stage.of(100, 200)
    stage.safeAreaInsets = insets
    return try Rehearsal(stage) {
      Color.red.backgroundExtensionEffect(isEnabled: isEnabled)
    }.frames
  }

  @Test("its mirror image stands beyond each edge of the safe area that it reaches, and it above")
  func mirrored() throws {
    let top = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    let own = CGRect(x: 0, y: 20, width: 100, height: 180)
    #expect(try frames(top) == [own, own.offsetBy(dx: 0, dy: -180), own])
    #expect(try frames(top, false) == [own])
    #expect(try frames(EdgeInsets()).count == 1)
    let corner = EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 0)
    #expect(try frames(corner).count == 5)
  }

  @Test("only what is beyond is blurred, as far as the safe area's insets go")
  func blurred() throws {
    var stage = Stage.of(100, 200)
    stage.safeAreaInsets = EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)
    let rehearsal = try Rehearsal(stage) { Color.red.backgroundExtensionEffect() }
    #expect(rehearsal.blurs == [BackgroundExtensionBox.radius])
    let clips = rehearsal.layers.compactMap { $0.clip?.path.boundingRect }
    #expect(clips == [CGRect(x: 0, y: 0, width: 100, height: 200)])
  }
}
