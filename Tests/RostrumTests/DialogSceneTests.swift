import Foundation
import Testing

@testable import RostrumTool

/// Scenes as apps write them: every form of alerts, menus and UIKit's paths and blurs compiles as it does in an app, and says
/// nothing.
@Suite(.serialized) final class DialogSceneTests {
  private let tool: BuiltTool

  init() throws { tool = try BuiltTool() }
  deinit { tool.remove() }

  private func filmed(_ scene: String, _ words: [String] = []) throws -> BuiltTool.Result {
    try tool.write(scene, to: "Scene.swift")
    return try tool.run(["render", "Scene.swift", "--at", "0", "-o", "a.png"] + words)
  }

  @Test("all forms of alerts and confirmations")
  func alerts() throws {
    let result = try filmed(
      """
      import SwiftUI
      struct Item: Identifiable { let id: Int; var name: String }
      enum Trouble: LocalizedError {
        case paper
        var errorDescription: String? { "No paper" }
      }
      struct Screen: View {
        @State private var shown = false
        @State private var item: Item?
        @State private var error: Trouble?
        @State private var name = ""
        let title = "A title"
        var body: some View {
          VStack {
            Text("1").alert("Title", isPresented: $shown) { }
            Text("2").alert(title, isPresented: $shown) { Button("OK", role: .cancel) { } }
            Text("3").alert("Hello \\(name)", isPresented: $shown) {
              TextField("Name", text: $name)
              Button("Save") { name = "" }
            } message: {
              Text("Type it")
            }
            Text("4").alert("Data", isPresented: $shown, presenting: item) { item in
              Button(item.name) { }
            } message: { item in
              Text("\\(item.id)")
            }
            Text("5").alert(isPresented: $shown, error: error) { Button("OK") { } }
            Text("6").alert(isPresented: $shown, error: error) { error in
              Button("OK") { print(error) }
            } message: { error in
              Text(error.localizedDescription)
            }
          }
          VStack {
            Text("7").alert(isPresented: $shown) {
              Alert(title: Text("Old"), message: Text("Message"), dismissButton: .default(Text("OK")))
            }
            Text("8").alert(isPresented: $shown, content: {
              Alert(
                title: Text("Old"),
                primaryButton: .destructive(Text("Delete"), action: { name = "" }),
                secondaryButton: .cancel())
            })
            Text("9").alert(item: $item) { item in Alert(title: Text(item.name)) }
            Text("10").actionSheet(isPresented: $shown) {
              ActionSheet(
                title: Text("Which"), message: nil,
                buttons: [.default(Text("This")) { }, .cancel()])
            }
            Text("11").confirmationDialog("Sure?", isPresented: $shown) {
              Button("Delete", role: .destructive) { }
            }
            Text("12").confirmationDialog(
              title, isPresented: $shown, titleVisibility: .visible
            ) {
              Button("Delete", role: .destructive) { }
            }
            Text("13").confirmationDialog(Text("Sure?"), isPresented: $shown) {
              Button("Yes") { }
            } message: {
              Text("Really")
            }
          }
        }
      }
      #Preview { Screen() }
      """)
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
  }

  @Test("all forms of menus and popovers")
  func menus() throws {
    let result = try filmed(
      """
      import SwiftUI
      struct Screen: View {
        @State private var shown = false
        @State private var count = 0
        let title = "Menu"
        var body: some View {
          VStack {
            Menu("Menu") { Button("One") { count = 1 } }
            Menu(title) { Button("One") { count = 1 } }
            Menu("Menu", systemImage: "ellipsis") { Button("One") { count = 1 } }
            Menu {
              Button("One", systemImage: "star") { count = 1 }
              Divider()
              Menu("More") { Button("Two") { count = 2 } }
            } label: {
              Label("Menu", systemImage: "ellipsis.circle")
            } primaryAction: {
              count += 1
            }
            Menu(content: { Button("One") { } }, label: { Text("Menu") })
          }
          VStack {
            Text("a").contextMenu { Button("One") { count = 1 } }
            Text("b").contextMenu(menuItems: { Button("One") { } })
            Text("c").contextMenu(ContextMenu(menuItems: { Button("One") { } }))
            Text("d").contextMenu { Button("One") { } } preview: { Text("Preview") }
            Text("e").popover(isPresented: $shown) { Text("Popover") }
            Text("f").popover(isPresented: $shown, arrowEdge: .bottom) { Text("Popover") }
            Text("g").popover(isPresented: $shown, attachmentAnchor: .point(.center)) { Text("P") }
          }
        }
      }
      #Preview { Screen() }
      """)
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
  }

  @Test("UIKit's paths and blurs, as files about corners and glass have them")
  func uikit() throws {
    let result = try filmed(
      """
      import SwiftUI
      struct Corner: Shape {
        var radius: CGFloat = .infinity
        var corners: UIRectCorner = .allCorners
        func path(in rect: CGRect) -> Path {
          let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners,
            cornerRadii: CGSize(width: radius, height: radius))
          return Path(path.cgPath)
        }
      }
      struct Blur: UIViewRepresentable {
        var style: UIBlurEffect.Style = .systemMaterial
        func makeUIView(context: Context) -> UIVisualEffectView {
          UIVisualEffectView(effect: UIBlurEffect(style: style))
        }
        func updateUIView(_ view: UIVisualEffectView, context: Context) {
          view.effect = UIBlurEffect(style: style)
        }
      }
      extension View {
        func corner(_ radius: CGFloat, _ corners: UIRectCorner) -> some View {
          clipShape(Corner(radius: radius, corners: corners))
        }
      }
      struct Screen: View {
        init() { UIScrollView.appearance().bounces = false }
        var body: some View {
          ZStack {
            LinearGradient(colors: [.pink, .blue], startPoint: .top, endPoint: .bottom)
            Blur(style: .systemThinMaterialDark).frame(height: 200)
              .corner(30, [.topLeft, .bottomRight])
          }
        }
      }
      #Preview { Screen() }
      """)
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
  }

  @Test("a script goes through an alert, by what its buttons say")
  func taps() throws {
    try tool.write(
      """
      import SwiftUI
      struct Screen: View {
        @State private var shown = false
        @State private var said = "Nothing"
        var body: some View {
          VStack {
            Text(said)
            Button("Ask") { shown = true }
          }
          .alert("Delete this?", isPresented: $shown) {
            Button("Delete", role: .destructive) { said = "Deleted" }
            Button("Keep", role: .cancel) { said = "Kept" }
          }
        }
      }
      #Preview { Screen() }
      """, to: "Scene.swift")
    func trace(_ words: [String]) throws -> String {
      let result = try tool.run(
        ["inspect", "Scene.swift", "--duration", "3", "--trace", "t.csv"] + words)
      #expect(result.status == 0, "\(result.error)")
      return try String(contentsOf: tool.folder.appending(path: "t.csv"), encoding: .utf8)
    }
    let asked = try trace(["--tap", "Ask@0.2"])
    #expect(asked.contains("Delete this?") && !asked.contains("Text 'Deleted'"))
    let deleted = try trace(["--tap", "Ask@0.2", "--tap", "Delete@1.5"])
    #expect(deleted.contains("Deleted") && !deleted.contains("Kept"))
    #expect(try trace(["--tap", "Ask@0.2", "--tap", "Keep@1.5"]).contains("Kept"))
    let below = try tool.run(
      ["render", "Scene.swift", "--at", "2", "-o", "a.png", "--tap", "Ask@0.2", "--tap", "Ask@1.5"])
    #expect(below.status == 2, "an alert keeps touches from what lies below")
  }
}
