import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Apps")
struct AppTests {
  private final class Delegate: UIApplicationDelegate {}

  private struct Whole: App {
    @UIApplicationDelegateAdaptor(Delegate.init) private var delegate
    @Environment(\.scenePhase) private var phase
    @State private var count = 0
    var body: some Scene {
      WindowGroup("Window", id: "main") { Tile.of(1, 10, 10) }
        .onChange(of: phase) { _, _ in count += 1 }
        .environment(\.locale, Locale(identifier: "de_DE"))
        .defaultSize(width: 300, height: 200)
        .commands {
          CommandMenu("Things") { Button("New") {} }
          CommandGroup(after: .newItem) { Button("Newer") {} }
          CommandGroup(replacing: .help) { EmptyView() }
          CommandGroup(before: .toolbar) { Button("Older") {} }
          ToolbarCommands()
          SidebarCommands()
          InspectorCommands()
          TextEditingCommands()
          TextFormattingCommands()
          ImportFromDevicesCommands()
        }
      Settings { Text("Settings") }
      Window("About", id: "about") { Text("About") }
    }
  }

  private struct Small: App {
    var body: some Scene { WindowGroup { Tile.of(1, 30, 20) } }
  }

  /// What a window of an app's only scene shows.
  private func shown(by scene: some Scene) -> AnyView {
    let content = Mirror(reflecting: scene).children.first { $0.label == "content" }?.value
    return (content as? any View).map { AnyView($0) } ?? AnyView(EmptyView())
  }

  @Test("are declared as they are, with scenes and menus that a telephone lacks")
  func declared() throws {
    _ = Whole().body
    let stage = try Rehearsal { shown(by: Small().body) }
    #expect(try stage.tile(1).size == CGSize(width: 30, height: 20))
  }

  private struct Asking: View {
    var body: some View {
      Tile.of(1, 10, 10)
        .onOpenURL { _ in }
        .onContinueUserActivity("a") { _ in }
        .userActivity("b")
        .defersSystemGestures(on: .all)
        .allowedDynamicRange(.high)
        .formStyle(.grouped)
    }
  }

  @Test("ask the system for what no film has, and nothing changes")
  func asking() throws {
    let stage = try Rehearsal { Asking() }
    #expect(stage.graph.shortcomings.isEmpty)
    #expect(try stage.frame == Rehearsal { Tile.of(1, 10, 10) }.frame)
  }

  @Test("what a presentation is asked for and would show is counted")
  func counted() throws {
    let stage = try Rehearsal { Tile.of(1, 10, 10).presentationSizing(.page) }
    #expect(
      stage.graph.shortcomings == ["`presentationSizing` has no effect here (used 1 time)"])
    let usual = try Rehearsal { Tile.of(1, 10, 10).presentationSizing(.automatic) }
    #expect(usual.graph.shortcomings.isEmpty)
  }
}
