import Rostrum
import Testing

/// Styles of a scene's own read what their controls' places have.
@MainActor @Suite("What styles read of the environment")
struct StyleEnvironmentTests {
  private static let stage = Stage.of(300, 300)

  private struct Labels: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled
    @ScaledMetric private var side = 10.0
    func makeBody(configuration: Configuration) -> some View {
      Tile.of(isEnabled ? 1 : 2, side, side)
    }
  }
  private struct Boxes: GroupBoxStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Tile.of(isEnabled ? 1 : 2, 10, 10)
    }
  }
  private struct Groups: DisclosureGroupStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Tile.of(isEnabled ? 1 : 2, 10, 10)
    }
  }
  private struct Contents: LabeledContentStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Tile.of(isEnabled ? 1 : 2, 10, 10)
    }
  }
  private struct Editors: TextEditorStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Tile.of(isEnabled ? 1 : 2, 10, 10)
    }
  }
  private struct Menus: MenuStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Tile.of(isEnabled ? 1 : 2, 10, 10)
    }
  }
  private struct Clusters: ControlGroupStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Tile.of(isEnabled ? 1 : 2, 10, 10)
    }
  }

  @Test("a style knows whether its control can be used, now and when that changes")
  func enabled() throws {
    let styled: [AnyView] = [
      AnyView(Label("a", systemImage: "star").labelStyle(Labels())),
      AnyView(GroupBox("a") { Text("b") }.groupBoxStyle(Boxes())),
      AnyView(DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(Groups())),
      AnyView(LabeledContent("a", value: "b").labeledContentStyle(Contents())),
      AnyView(TextEditor(text: .constant("a")).textEditorStyle(Editors())),
      AnyView(Menu("a") { Button("b") {} }.menuStyle(Menus())),
      AnyView(ControlGroup { Button("b") {} }.controlGroupStyle(Clusters())),
    ]
    for view in styled {
      let hook = Hook<Bool>()
      let stage = try Rehearsal(Self.stage) {
        Switching(false, hook) { isDisabled in view.disabled(isDisabled) }
      }
      #expect(stage.paintedTiles == [1])
      try stage.now { hook.value = true }
      #expect(stage.paintedTiles == [2])
    }
  }

  @Test("a style's measures follow the reader's text size")
  func scaled() throws {
    let stage = try Rehearsal(Self.stage) {
      Label("a", systemImage: "star").labelStyle(Labels()).dynamicTypeSize(.accessibility3)
    }
    #expect(try stage.tile(1).width > 15)
  }
}
