import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine

@MainActor @Suite("The application and its window")
struct UIApplicationTests {
  private struct Inset: View {
    @State private var top: CGFloat = 0
    var body: some View {
      Tile.of(1, 10 + top, 10)
        .onAppear {
          let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
          top = scenes.first?.windows.first { $0.isKeyWindow }?.safeAreaInsets.top ?? -1
        }
    }
  }

  @Test("its window has the stage's safe area", arguments: [0.0, 47])
  func insets(top: Double) throws {
    var stage = Stage.of(100, 200)
    stage.safeAreaInsets.top = CGFloat(top)
    let film = try Rehearsal(stage) { Inset() }
    try film.advance(to: 0.1)
    #expect(try film.tile(1).width == 10 + CGFloat(top))
  }
}
