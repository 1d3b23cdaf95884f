import Foundation
import Rostrum
import Testing

@MainActor @Suite("Frames relative to containers")
struct RelativeFrameTests {
  private static let stage = Stage.of(200, 100)

  @Test("a view is as wide as the scroll view around it, or a share, without margins")
  func scrollView() throws {
    func width(@ViewBuilder _ content: () -> some View) throws -> CGFloat {
      try Rehearsal(Self.stage) {
        ScrollView(.horizontal) { HStack(spacing: 0) { content() } }.frame(width: 160)
      }.tile(1).width
    }
    #expect(try width { Tile(1).frame(height: 9).containerRelativeFrame(.horizontal) } == 160)
    #expect(
      try width {
        Tile(1).frame(height: 9).containerRelativeFrame(.horizontal, count: 3, spacing: 5)
      } == 50)
    #expect(
      try width {
        Tile(1).frame(height: 9).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 5)
      } == 105)
    #expect(
      try width {
        Tile(1).frame(height: 9).containerRelativeFrame(.horizontal) { length, axis in
          axis == .horizontal ? length / 4 : 0
        }
      } == 40)
    let margins = try Rehearsal(Self.stage) {
      ScrollView(.horizontal) { Tile(1).frame(height: 9).containerRelativeFrame(.horizontal) }
        .contentMargins(.horizontal, 20, for: .scrollContent)
    }
    #expect(try margins.tile(1).width == 160)
  }

  @Test("outside of any it is the screen within the safe area; it stands as the alignment says")
  func screen() throws {
    let stage = try Rehearsal(Self.stage) {
      Tile.of(2, 10, 10)
        .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
    }
    #expect(try stage.tile(2) == CGRect(x: 190, y: 90, width: 10, height: 10))
  }

  private struct Growing: View {
    let hook: Hook<CGFloat>
    @State private var height: CGFloat = 40
    var body: some View {
      hook.binding = $height
      return ScrollView { Tile(1).containerRelativeFrame(.vertical) }.frame(height: height)
    }
  }

  @Test("it follows a container that becomes larger, also where nothing else is proposed")
  func follows() throws {
    let hook = Hook<CGFloat>()
    let stage = try Rehearsal(Self.stage) { Growing(hook: hook) }
    #expect(try stage.tile(1).height == 40)
    try stage.now { hook.value = 80 }
    #expect(try stage.tile(1).height == 80)
  }
}
