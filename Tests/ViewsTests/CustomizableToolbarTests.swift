import Foundation
import Rostrum
import Testing

@testable import Views

@MainActor @Suite("Toolbars that can be customised elsewhere")
struct CustomizableToolbarTests {
  private static let page = Stage.of(390, 400)

  private func words(_ content: some View) throws -> [String] {
    try Rehearsal(Self.page) {
      NavigationStack { content.navigationTitle("Page").navigationBarTitleDisplayMode(.inline) }
    }.list.words
  }

  /// Items as apps declare them.
  private struct Items: CustomizableToolbarContent {
    var isMore = true
    var body: some CustomizableToolbarContent {
      ToolbarItem(id: "one", placement: .topBarLeading) { Text("one") }
      ToolbarItem(id: "two", placement: .topBarTrailing, showsByDefault: true) { Text("two") }
        .customizationBehavior(.reorderable)
      if isMore {
        ToolbarItem(id: "more", placement: .topBarTrailing) { Text("more") }
          .defaultCustomization(.visible, options: .alwaysAvailable)
      }
    }
  }

  @Test("show their items as other toolbars do")
  func items() throws {
    let custom = try words(
      Color.clear.toolbar(id: "bar") {
        ToolbarItem(id: "one", placement: .topBarLeading) { Text("one") }
        ToolbarItem(id: "two", placement: .topBarTrailing) { Text("two") }
      })
    let usual = try words(
      Color.clear.toolbar {
        ToolbarItem(placement: .topBarLeading) { Text("one") }
        ToolbarItem(placement: .topBarTrailing) { Text("two") }
      })
    #expect(custom == usual && custom.contains("one"))
  }

  @Test("are made of parts, some under conditions", arguments: [false, true])
  func parts(isMore: Bool) throws {
    let shown = try words(Color.clear.toolbar(id: "bar") { Items(isMore: isMore) })
    #expect(shown.contains("one") && shown.contains("two"))
    #expect(shown.contains("more") == isMore)
  }

  @Test("an item that is not there by default is not shown")
  func hidden() throws {
    let shown = try words(
      Color.clear.toolbar(id: "bar") {
        ToolbarItem(id: "one", showsByDefault: false) { Text("one") }
        ToolbarItem(id: "two") { Text("two") }
        ToolbarItem(id: "three") { Text("three") }.defaultCustomization(.hidden)
      })
    #expect(!shown.contains("one") && shown.contains("two") && !shown.contains("three"))
  }

  @Test("an item has its identity")
  func identity() {
    #expect(ToolbarItem(id: "one") { Text("one") }.id == "one")
  }
}
