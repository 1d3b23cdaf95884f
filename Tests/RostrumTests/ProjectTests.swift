import Foundation
import Testing

@testable import RostrumTool

/// Scenes that are made of several files: found around them, named, or of a folder.
@Suite(.serialized) final class ProjectTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "App/Parts"), withIntermediateDirectories: true)
    try tool.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    try tool.write(
      """
      import SwiftUI
      import Kit
      struct Card: View {
        let model: Model
        var body: some View { Color(hex: 255).shape().accessibilityLabel(model.title) }
      }
      #Preview(traits: .fixedLayout(width: 20, height: 20)) { Card(model: Kit.Model.sample) }
      """, to: "App/Card.swift")
    try tool.write(
      """
      import Foundation
      import Accounts
      public struct Model { var title: String }
      extension Model { static let sample = Model(title: "a") }
      """, to: "App/Parts/Model.swift")
    try tool.write(
      """
      import SwiftUI
      extension Color { init(hex: Int) { self.init(white: Double(hex) / 255) } }
      extension View { func shape() -> some View { clipShape(.rect(cornerRadius: 2)) } }
      #Preview(traits: .fixedLayout(width: 20, height: 20)) { Color(hex: 9) }
      """, to: "App/Parts/Style.swift")
    try tool.write("import SwiftUI\nstruct Model { let other = 1 }\n", to: "Other.swift")
    try tool.write(
      "import SwiftUI\n@main struct Start: App { var body: some Scene { WindowGroup { } } }\n",
      to: "App/Start.swift")
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "App/Kit"), withIntermediateDirectories: true)
    try tool.write("public enum Spare {}\n", to: "App/Kit/Spare.swift")
  }

  deinit { tool.remove() }

  private let usual = "App/Card.swift\nApp/Parts/Model.swift\nApp/Parts/Style.swift\n"

  @Test("a file in its folder is filmed with what it needs, found once and again after a change")
  func found() throws {
    for _ in 0..<2 {
      let result = try tool.run(["inspect", "App/Card.swift", "--files"])
      #expect(result.output == usual && result.status == 0, "\(result.error)")
    }
    let model = "struct Model { var title: Title }\n"
    try tool.write(
      "\(model)extension Model { static let sample = Model(title: Title()) }\n",
      to: "App/Parts/Model.swift")
    try tool.write("struct Title {}\n", to: "App/Parts/Title.swift")
    let changed = try tool.run(["inspect", "App/Card.swift"])
    #expect(changed.status == 2)
    #expect(changed.error.contains("App/Card.swift:5:49: error: "), "\(changed.error)")
    try tool.write("typealias Title = String\n", to: "App/Parts/Title.swift")
    try tool.write(
      "\(model)extension Model { static let sample = Model(title: \"\") }\n",
      to: "App/Parts/Model.swift")
    let mended = try tool.run(["inspect", "App/Card.swift", "--files"])
    #expect(mended.output == usual + "App/Parts/Title.swift\n", "\(mended.error)")
  }

  @Test("a name that the system has for something else is found in the project")
  func known() throws {
    try tool.write(
      "import SwiftUI\n#Preview { Side() }\n", to: "App/Card.swift")
    try tool.write(
      "import SwiftUI\nstruct Side: View { var body: some View { Color.red } }\n",
      to: "App/Side.swift")
    let result = try tool.run(["inspect", "App/Card.swift", "--files"])
    #expect(result.output == "App/Card.swift\nApp/Side.swift\n", "\(result.error)")
  }

  @Test("nothing is looked for where that is forbidden; what is named is enough")
  func named() throws {
    let alone = try tool.run(["inspect", "App/Card.swift", "--no-project"])
    #expect(alone.status == 2 && alone.error.contains("no such module 'Kit'"))
    let dot = "struct Dot: View { var body: some View { Color(hex: 1) } }"
    try tool.write("import SwiftUI\n\(dot)\n", to: "Dot.swift")
    for other in ["App/Parts/Style.swift", "App/Parts"] {
      let result = try tool.run([
        "inspect", "Dot.swift", "--no-project", "--with", other, "--files",
      ])
      #expect(result.output.hasPrefix("Dot.swift\nApp/Parts/"), "\(result.error)")
      #expect(result.output.hasSuffix("App/Parts/Style.swift\n"))
    }
  }

  @Test("a folder's previews are all there, each by its file and line; the app's beginning is not")
  func folder() throws {
    let result = try tool.run(["inspect", "App/", "--preview", "2"])
    #expect(result.output.contains("previews: 1, 2\n"), "\(result.error)")
    #expect(!result.output.contains("Start.swift"))
    let film = try tool.run(["render", "App/", "--json", "-", "-o", "{name}.png"])
    #expect(film.output.contains(#""path" : "App.png""#), "\(film.error)")
    #expect(film.output.contains(#""path" : "App/Parts/Model.swift""#))
  }

  @Test("what does not compile in other files is left out, and counted where it would be seen")
  func leftOut() throws {
    try tool.write(
      """
      import SwiftUI
      #Preview(traits: .fixedLayout(width: 20, height: 20)) { Side(store: Store()) }
      """, to: "App/Card.swift")
    try tool.write(
      """
      import SwiftUI
      import Elsewhere
      struct Side: View {
        let store: Store
        var body: some View {
          VStack { Text(store.title); RemoteImage(store.title) }.onAppear { store.load() }
        }
      }
      """, to: "App/Side.swift")
    try tool.write(
      """
      import Elsewhere
      class Store: ElsewhereStore {
        let client = Client()
        var title: String { "a" }
        func load() { client.load() }
        func unload() { Client.stop() }
        var last: String? = Client.last
      }
      """, to: "App/Store.swift")
    let result = try tool.run(["render", "App/Card.swift", "-o", "a.png", "--json", "a.json"])
    #expect(result.status == 0, "\(result.error)")
    let told = try String(contentsOf: tool.folder.appending(path: "a.json"), encoding: .utf8)
    let words = [
      "App/Side.swift:6 is left out: cannot find 'RemoteImage' in scope", "App/Store.swift:5 is",
      "App/Store.swift:7 is",
    ]
    for word in words { #expect(told.contains(word) && result.error.contains(word), "\(word)") }
    // What nothing reached is told all the same, also of what was compiled before.
    let remark = "left out of App/Store.swift what does not compile here"
    #expect(!told.contains("App/Store.swift:6") && result.error.contains(remark))
    let again = try tool.run(["render", "App/Card.swift", "-o", "b.png"])
    #expect(again.status == 0 && again.error.contains(remark), "\(again.error)")
  }

  @Test("types and members of one name in two modules are each meant where they are")
  func modules() throws {
    try tool.write(
      "// swift-tools-version: 6.0\n.package(path: \"Kit\")\n", to: "Package.swift")
    try tool.write(
      "// swift-tools-version: 6.0\n.target(name: \"Kit\")\n", to: "Kit/Package.swift")
    try tool.write(
      """
      import SwiftUI
      public struct Badge: View {
        public init() {}
        public var body: some View { Card(side: 7).boxed(by: 1) }
      }
      struct Card: View {
        let side: CGFloat
        var body: some View { Color.red.frame(width: side, height: side) }
      }
      extension View { func boxed(by side: CGFloat) -> some View { padding(side) } }
      """, to: "Kit/Sources/Kit/Badge.swift")
    try tool.write(
      """
      import Kit
      import SwiftUI
      struct Card: View { var body: some View { Badge() } }
      extension View { func boxed(by side: CGFloat) -> some View { padding(2 * side) } }
      #Preview(traits: .sizeThatFitsLayout) { Card().boxed(by: 3) }
      """, to: "App/Card.swift")
    let result = try tool.run(["render", "App/Card.swift", "-o", "a.png", "--json", "a.json"])
    #expect(result.status == 0 && !result.error.contains("left out"), "\(result.error)")
    let told = try String(contentsOf: tool.folder.appending(path: "a.json"), encoding: .utf8)
    // Seven points, one around them, and six around that; two pixels a point.
    #expect(told.contains("\"width\" : 42"), "\(told)")
  }

  @Test("an app on the main actor sees both its package's list and the system's")
  func shared() throws {
    try tool.write(
      """
      \t\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
      \t\t\tSWIFT_VERSION = 5.0;
      \t\t\tisa = XCLocalSwiftPackageReference;
      \t\t\trelativePath = Kit;
      """, to: "App.xcodeproj/project.pbxproj")
    try tool.write(
      "// swift-tools-version: 6.0\n.target(name: \"Kit\")\n", to: "Kit/Package.swift")
    try tool.write(
      """
      import Foundation
      public protocol Event: Identifiable, Sendable { var title: String { get } }
      public struct List: Event {
        public let id: Int
        public let title: String
        public init(id: Int, title: String) { (self.id, self.title) = (id, title) }
      }
      public func lists() -> [List] { [List(id: 1, title: "a"), List(id: 2, title: "b")] }
      """, to: "Kit/Sources/Kit/List.swift")
    try tool.write(
      """
      import Kit
      import SwiftUI
      class Store { var chosen: Kit.List { List(id: 3, title: "c") } }
      struct Lists: View {
        let store = Store()
        var body: some View {
          List { ForEach(lists() + [store.chosen]) { list in Text(list.title) } }
            .frame(width: 100, height: 10 * CGFloat(lists().count + store.chosen.id))
        }
      }
      #Preview(traits: .sizeThatFitsLayout) { Lists() }
      """, to: "App/Lists.swift")
    let result = try tool.run(["render", "App/Lists.swift", "-o", "a.png", "--json", "a.json"])
    #expect(result.status == 0 && !result.error.contains("left out"), "\(result.error)")
    let told = try String(contentsOf: tool.folder.appending(path: "a.json"), encoding: .utf8)
    #expect(told.contains("\"height\" : 100"), "\(told)")
    // What was found is remembered, with all that was called otherwise.
    let again = try tool.run(["render", "App/Lists.swift", "-o", "b.png"])
    #expect(again.status == 0 && !again.error.contains("left out"), "\(again.error)")
  }

  @Test("a file that needs what is nowhere is told at once, whatever else it names")
  func nowhere() throws {
    try tool.write(
      """
      import Elsewhere
      import SwiftUI
      struct Hopeless: View {
        let store: StoreOf<Int>, other: StoreOf<Bool>
        var one: Store?
        var two: [Store] = []
        var three: Reducer, four: Effect<Int>, five: Effect<Bool>
        func send(_ action: Action) -> Effect<Int> { four }
        var body: some View { Tile() }
      }
      #Preview { Hopeless() }
      """, to: "App/Hopeless.swift")
    try tool.write(
      "import SwiftUI\nstruct Tile: View { var body: some View { Nothing() } }",
      to: "App/Tile.swift")
    let result = try tool.run(["render", "App/Hopeless.swift", "-o", "a.png"])
    #expect(result.status == 2)
    #expect(result.error.contains("cannot find type 'StoreOf' in scope"), "\(result.error)")
    #expect(result.error.contains("not here, and imported: 'Elsewhere'"), "\(result.error)")
    // Its neighbours were not asked for.
    #expect(!result.error.contains("Nothing"), "\(result.error)")
  }

  @Test("a mistake is told at its file and line, also where a neighbour has one")
  func mistakes() throws {
    try tool.write(
      """
      import SwiftUI
      extension View {
        func shape() -> some View { clipShapes() }
      }
      extension Color { init(hex: Int) { self = .red } }
      """, to: "App/Parts/Style.swift")
    let result = try tool.run(["inspect", "App/Card.swift"])
    #expect(result.status == 2)
    #expect(result.error.contains("App/Parts/Style.swift:3:31: error: "), "\(result.error)")
    #expect(!result.error.contains("rostrum-part"))
  }

  @Test("a scene that imports what is not there is filmed without what needs it, and told so")
  func absentModule() throws {
    try tool.write(
      """
      import Lottie
      import SwiftUI
      struct Card: View {
        var body: some View {
          VStack {
            Color(hex: 255).frame(width: 20, height: 20)
            LottieView(animation: .named("a"))
          }
        }
      }
      #Preview(traits: .fixedLayout(width: 20, height: 20)) { Card() }
      """, to: "App/Card.swift")
    let result = try tool.run(["render", "App/Card.swift", "-o", "a.png"])
    #expect(result.status == 0, "\(result.error)")
    let remark = "left out of App/Card.swift what does not compile here: line 7"
    #expect(result.error.contains(remark), "\(result.error)")
    let again = try tool.run(["render", "App/Card.swift", "-o", "b.png"])
    #expect(again.status == 0 && again.error.contains(remark), "\(again.error)")
  }
}
