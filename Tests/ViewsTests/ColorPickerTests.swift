import Foundation
import Rostrum
import Testing

@MainActor @Suite("Colour pickers")
struct ColorPickerTests {
  private static let stage = Stage.of(200, 60)

  private func list(
    _ color: Color, opacity: Bool = true, on stage: Stage = Self.stage
  ) throws -> DisplayList {
    try ViewsTests.list(on: stage) {
      ColorPicker("Ink", selection: .constant(color), supportsOpacity: opacity)
    }
  }

  @Test("a label at the leading end, a well of 28 points at the trailing one: colour in a ring")
  func well() throws {
    let list = try list(.red)
    #expect(list.words == ["Ink"])
    let disc = try #require(list.fills.last)
    #expect(disc == CGRect(x: 177, y: 21, width: 18, height: 18))
    #expect(list.colors.last?.code == [255, 59, 48, 100])
    #expect(list.lines.contains { $0.contains("angular") })
  }

  @Test("what shines through lies on white and black, unless no opacity is to be chosen")
  func opacity() throws {
    let faint = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
    #expect(
      try list(faint).colors.suffix(3).map(\.code) == [
        [255, 255, 255, 100], [0, 0, 0, 100], [255, 0, 0, 50],
      ])
    #expect(try list(faint, opacity: false).colors.last?.code == [255, 0, 0, 100])
  }

  @Test("its forms are the same picker")
  func forms() throws {
    let color = Color(red: 1, green: 0, blue: 0)
    let full = try list(color).lines
    func lines(@ViewBuilder _ content: () -> some View) throws -> [String] {
      try ViewsTests.list(on: Self.stage, content).lines
    }
    let core = Binding.constant(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(try lines { ColorPicker("Ink" as String, selection: .constant(color)) } == full)
    #expect(try lines { ColorPicker(selection: .constant(color)) { Text("Ink") } } == full)
    #expect(try lines { ColorPicker("Ink", selection: core) } == full)
    #expect(try lines { ColorPicker("Ink" as String, selection: core) } == full)
    #expect(try lines { ColorPicker(selection: core) { Text("Ink") } } == full)
  }

  @Test("a tap opens no panel, and is told; disabled, the well is faint and takes none")
  func tap() throws {
    let stage = try Rehearsal(Self.stage) { ColorPicker("Ink", selection: .constant(.red)) }
    let before = stage.list
    try stage.tap(186, 30, at: 0)
    try stage.advance(to: 2)
    #expect(stage.list == before)
    #expect(IneffectiveSettings.shortcomings.contains("`ColorPicker's panel` has no effect here"))
    let off = try Rehearsal(Self.stage) {
      ColorPicker("Ink", selection: .constant(.red)).disabled(true)
    }
    #expect(off.list.groups.contains { $0.opacity == 0.5 })
    #expect(off.graph.tappables.allSatisfy { !$0.isEnabled })
  }

  @Test("in the dark it is the same list in other colours")
  func dark() throws {
    #expect(try list(.red, on: Self.stage.dark).shape == list(.red).shape)
  }
}
