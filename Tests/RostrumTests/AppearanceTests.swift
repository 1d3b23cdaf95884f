import Foundation
import Testing

@testable import RostrumTool

/// What scenes ask of all bars at once, by UIKit's `appearance()`: each in a process of its own, as it is for a whole app.
@Suite(.serialized) final class AppearanceTests {
  private let tool: BuiltTool

  init() throws { tool = try BuiltTool() }
  deinit { tool.remove() }

  private func inspected(_ setting: String) throws -> (output: String, error: String) {
    try tool.write(
      """
      import SwiftUI
      struct Tabs: View {
        init() { \(setting) }
        var body: some View {
          TabView { Text("one").tabItem { Text("First tab") } }
        }
      }
      #Preview { Tabs() }
      """, to: "Tabs.swift")
    let result = try tool.run([
      "inspect", "Tabs.swift", "--duration", "0.1", "--trace", "trace.csv",
    ])
    #expect(result.status == 0, "\(result.error)")
    let film = try tool.run(["render", "Tabs.swift", "--at", "0", "-o", "a.png"])
    let trace = tool.folder.appending(path: "trace.csv")
    return (try String(contentsOf: trace, encoding: .utf8), film.error)
  }

  @Test("a bar of tabs that an app hides is not there, and that is no shortcoming")
  func tabBar() throws {
    #expect(try inspected("").output.contains("First tab"))
    let hidden = try inspected("UITabBar.appearance().isHidden = true")
    #expect(!hidden.output.contains("First tab"))
    #expect(!hidden.error.contains("no effect"))
  }

  @Test("what has no effect is told by its name")
  func told() throws {
    let said = try inspected(
      """
      UINavigationBar.appearance().barTintColor = .red
          let look = UITabBarAppearance()
          look.configureWithOpaqueBackground()
          UITabBar.appearance().standardAppearance = look
      """
    ).error
    for name in [
      "UINavigationBar.appearance().barTintColor", "UITabBar.appearance().standardAppearance",
    ] {
      #expect(said.contains("`\(name)` has no effect here"), "\(said)")
    }
  }
}
