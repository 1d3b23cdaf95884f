import Foundation
import Testing

@testable import RostrumTool

/// Files that somebody picks from an app without a preview in them, or with packages that are not here.
@Suite(.serialized) final class BlindFileTests {
  private let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "App"), withIntermediateDirectories: true)
    try tool.write("// swift-tools-version: 6.0\n", to: "Package.swift")
  }

  deinit { tool.remove() }

  private func render(_ name: String) throws -> BuiltTool.Result {
    try tool.run(["render", "App/\(name)", "-o", "out.png", "--at", "0"])
  }

  @Test("a view that needs a model of another file, and an object in its environment, is filmed")
  func madeUp() throws {
    try tool.write(
      """
      import SwiftUI
      struct Row: View {
        let item: Item
        @Binding var isOn: Bool
        @EnvironmentObject private var store: Store
        var body: some View { Text(item.title + store.name) }
      }
      """, to: "App/Row.swift")
    try tool.write("struct Item { let title: String; var note: String? }\n", to: "App/Item.swift")
    try tool.write(
      "import SwiftUI\nfinal class Store: ObservableObject { let name = \"a\" }\n",
      to: "App/Store.swift")
    let result = try render("Row.swift")
    let call =
      "Row(item: Item(title: \"Title\"), isOn: .constant(false)).environmentObject(Store())"
    #expect(
      result.status == 0 && result.error.contains("values are made up for `\(call)`"),
      "\(result.error)")
  }

  @Test("what is made up and does not compile is not shown; what the view needs is told")
  func mistaken() throws {
    try tool.write(
      """
      import SwiftUI
      struct Row: View { let item: Item; var body: some View { Text("a") } }
      struct Item { @available(*, unavailable) init() {} }
      """, to: "App/Row.swift")
    let result = try render("Row.swift")
    #expect(result.status == 2 && result.error.contains("Row needs item: Item"), "\(result.error)")
    try tool.write("struct Item { @available(*, unavailable) init() {} }\n", to: "App/Item.swift")
    try tool.write(
      "import SwiftUI\nstruct Row: View { let item: Item; var body: some View { Text(\"a\") } }\n",
      to: "App/Row.swift")
    let other = try render("Row.swift")
    #expect(other.status == 2 && other.error.contains("Row needs item: Item"), "\(other.error)")
  }

  @Test("a controller is filmed by itself, and nothing is told of it")
  func controller() throws {
    try tool.write(
      """
      import UIKit
      class Page: UIViewController {
        override func viewDidLoad() { view.backgroundColor = .red }
      }
      """, to: "App/Page.swift")
    let result = try render("Page.swift")
    #expect(result.status == 0 && !result.error.contains("made up"), "\(result.error)")
  }

  @Test("of a view the modifier of a package that is not here goes, also if other files import it")
  func modifier() throws {
    try tool.write(
      """
      import SwiftUI
      import Nowhere
      struct Glow: View {
        let helper = Helper()
        var body: some View {
          VStack { Text("a") }.padding()
            .glow(3) { print("b") }
            .padding()
        }
      }
      #Preview { Glow() }
      """, to: "App/Glow.swift")
    try tool.write("import Nowhere\nstruct Helper {}\n", to: "App/Helper.swift")
    let result = try render("Glow.swift")
    #expect(result.status == 0, "\(result.error)")
    let words = "value of type 'some View' has no member 'glow'"
    #expect(result.error.contains("App/Glow.swift:7 is left out: \(words)"), "\(result.error)")
  }

  @Test("of a protocol a value is made by a type of a file that nobody else needs")
  func kinds() throws {
    try tool.write(
      """
      import SwiftUI
      struct Row: View { let money: Formatting; var body: some View { Text(money.text) } }
      """, to: "App/Row.swift")
    try tool.write("protocol Formatting { var text: String { get } }\n", to: "App/Formatting.swift")
    try tool.write(
      "struct Formatter: Formatting { var text = \"a\" }\n", to: "App/Live/Formatter.swift")
    let result = try render("Row.swift")
    #expect(
      result.status == 0 && result.error.contains("`Row(money: Formatter())`"), "\(result.error)")
  }

  @Test("what a view needs of a package that is not here goes, and the view is filmed")
  func absentTypes() throws {
    try tool.write(
      """
      import SwiftUI
      import Nowhere
      struct Row: View {
        let item: Item
        var body: some View { Text(item.title) }
      }
      """, to: "App/Row.swift")
    try tool.write(
      "import Nowhere\nstruct Item { let title: String; let record: Record }\n",
      to: "App/Item.swift")
    let result = try render("Row.swift")
    #expect(
      result.status == 0 && result.error.contains("`Row(item: Item(title: \"Title\"))`"),
      "\(result.error)")
  }

  @Test("a type that nobody has may be of a package that other files import")
  func typesOfOthers() throws {
    let row = """
      import SwiftUI
      struct Row: View {
        var client: Client?
        var body: some View { Text("a") }
      }
      #Preview { Row() }
      """
    try tool.write(row, to: "App/Row.swift")
    let alone = try render("Row.swift")
    #expect(alone.status == 2 && alone.error.contains("cannot find type 'Client'"))
    try tool.write("import Nowhere\nstruct Other {}\n", to: "App/Other.swift")
    let result = try render("Row.swift")
    #expect(
      result.status == 0 && result.error.contains("left out of App/Row.swift"), "\(result.error)")
  }

  @Test("an object that a preview forgets is made up, in a project, and told")
  func objects() throws {
    try tool.write(
      """
      import SwiftUI
      struct Row: View {
        @EnvironmentObject var store: Store
        var body: some View { Text(store.name) }
      }
      #Preview { Row() }
      """, to: "App/Row.swift")
    try tool.write(
      "import SwiftUI\nfinal class Store: ObservableObject { let name = \"a\" }\n",
      to: "App/Store.swift")
    let result = try render("Row.swift")
    #expect(
      result.status == 0 && result.error.contains("into the environment: `Store()`"),
      "\(result.error)")
  }

  @Test("what a scene lacks because it was left out elsewhere goes; what stands nowhere is told")
  func followers() throws {
    try tool.write(
      """
      import Nowhere
      import SwiftUI
      final class Store: ObservableObject {
        @Published var user: Account?
        var name = "a"
      }
      """, to: "App/Store.swift")
    func row(_ member: String) -> String {
      """
      import SwiftUI
      struct Row: View {
        let store = Store()
        var body: some View {
          VStack {
            Text(store.name)
            Text(store.\(member).id)
          }
        }
      }
      #Preview { Row() }
      """
    }
    try tool.write(row("user!"), to: "App/Row.swift")
    let result = try render("Row.swift")
    #expect(
      result.status == 0 && result.error.contains("App/Row.swift:7 is left out"), "\(result.error)")
    try tool.write(row("usre"), to: "App/Row.swift")
    let other = try render("Row.swift")
    #expect(other.status == 2 && other.error.contains("no member 'usre'"), "\(other.error)")
  }
}
