import Foundation
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Split views")
struct NavigationSplitViewTests {
  /// Three columns: boxes, what is in one, and one of it.
  private struct Mail: View {
    let hook: Hook<Int?>
    var visibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic)
    @State private var box: Int?
    @State private var letter: String?
    init(
      _ hook: Hook<Int?>, box: Int? = nil,
      visibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic)
    ) {
      (self.hook, self.visibility) = (hook, visibility)
      _box = State(initialValue: box)
    }
    var body: some View {
      hook.binding = $box
      return NavigationSplitView(columnVisibility: visibility) {
        List(selection: $box) {
          NavigationLink(value: 1) { Text("one") }
          NavigationLink(value: 2) { Text("two") }
        }
        .navigationTitle("Boxes")
      } content: {
        List(selection: $letter) { Text("letter of \(box ?? 0)").tag("a") }
          .navigationTitle("Letters")
      } detail: {
        Text("reads \(letter ?? "nothing")").navigationTitle("Reading")
      }
    }
  }

  /// Two columns, of which the last one is a stack of its own.
  private struct Shop: View {
    let path: Hook<[Int]>
    @State private var shown: [Int] = []
    @State private var panel: String?
    var body: some View {
      path.binding = $shown
      return NavigationSplitView {
        List(selection: $panel) { Text("orders").tag("orders") }.navigationTitle("Shop")
      } detail: {
        NavigationStack(path: $shown) {
          Text("list of \(panel ?? "nothing")").navigationTitle("Panel")
            .navigationDestination(for: Int.self) { Text("order \($0)").navigationTitle("Order") }
        }
      }
    }
  }

  private static let phone = Stage.of(390, 700)
  private static let tablet = Stage.of(1180, 820)
  private static let upright = Stage.of(820, 1180)

  private func words(_ stage: Rehearsal) -> [String] { stage.graph.displayList().words }
  /// Where a line of text begins.
  private func left(_ text: String, _ stage: Rehearsal) throws -> CGFloat {
    let found = stage.graph.displayList().texts.last { $0.text == text }
    return try #require(found, "\(text)").place.x
  }

  @Test("on a telephone are pages of a stack: choosing leads on, and the way back chooses nothing")
  func pages() throws {
    let hook = Hook<Int?>()
    let stage = try Rehearsal(Self.phone) { Mail(hook) }
    #expect(words(stage).contains("Boxes") && !words(stage).contains("Letters"))
    let row = try #require(stage.graph.displayList().texts.first { $0.text == "two" }).place
    try stage.tap(Double(row.x) + 5, Double(row.y) - 4, at: 0.5)
    #expect(hook.value == 2)
    // The column comes from the trailing edge.
    try stage.advance(to: 0.65)
    #expect(try left("letter of 2", stage) > 60)
    try stage.advance(to: 3)
    #expect(words(stage).contains("letter of 2") && !words(stage).contains("two"))
    let letter = try #require(stage.graph.displayList().texts.first { $0.text == "letter of 2" })
    try stage.tap(Double(letter.place.x) + 5, Double(letter.place.y) - 4, at: 3.5)
    try stage.advance(to: 6)
    #expect(words(stage).contains("reads a") && !words(stage).contains("letter of 2"))
    try stage.tap(30, 22, at: 6.5)
    try stage.advance(to: 9)
    #expect(words(stage).contains("letter of 2") && !words(stage).contains("reads a"))
    try stage.tap(30, 22, at: 9.5)
    try stage.advance(to: 12)
    #expect(words(stage).contains("two") && hook.value == .some(nil))
  }

  @Test("show the next column where something is chosen before they come, and where code chooses")
  func chosenBefore() throws {
    let stage = try Rehearsal(Self.phone) { Mail(Hook<Int?>(), box: 1) }
    try stage.advance(to: 2)
    #expect(words(stage).contains("letter of 1") && !words(stage).contains("one"))
    let hook = Hook<Int?>()
    let other = try Rehearsal(Self.phone) { Mail(hook) }
    try other.now { hook.value = 2 }
    try other.advance(to: 2)
    #expect(words(other).contains("letter of 2"))
  }

  @Test("have on a tablet the columns that are wished, in their order from the leading edge")
  func columns() throws {
    for (visibility, shown) in [
      (NavigationSplitViewVisibility.automatic, ["letter of 1", "reads nothing"]),
      (.all, ["one", "letter of 1", "reads nothing"]),
      (.doubleColumn, ["letter of 1", "reads nothing"]), (.detailOnly, ["reads nothing"]),
    ] {
      let stage = try Rehearsal(Self.tablet) {
        Mail(Hook<Int?>(), box: 1, visibility: .constant(visibility))
      }
      let all = words(stage)
      for text in ["one", "letter of 1", "reads nothing"] {
        #expect(all.contains(text) == shown.contains(text), "\(text) of \(shown)")
      }
      let places = try shown.map { try left($0, stage) }
      #expect(places == places.sorted() && Set(places).count == places.count)
    }
  }

  @Test("leave the last column alone where there is no room beside it, and are narrower before")
  func narrow() throws {
    let stage = try Rehearsal(Self.upright) { Mail(Hook<Int?>(), box: 1) }
    #expect(!words(stage).contains("letter of 1") && words(stage).contains("reads nothing"))
    let all = try Rehearsal(Self.upright) {
      Mail(Hook<Int?>(), box: 1, visibility: .constant(.all))
    }
    // 320 and 375 points would leave 125 of 820: they are a quarter narrower.
    let (letters, reading) = (try left("Letters", all), try left("reads nothing", all))
    #expect(abs(letters - (240 + 16)) < 2 && reading > 521)
    let small = try Rehearsal(.of(744, 600)) {
      Wide().environment(\.horizontalSizeClass, .regular).frame(width: 300)
    }
    #expect(small.graph.displayList().fills.allSatisfy { $0.width != 240 })
  }

  @Test("choose beside each other, without anything coming or going")
  func choosing() throws {
    let hook = Hook<Int?>()
    let stage = try Rehearsal(Self.tablet) { Mail(hook, visibility: .constant(.all)) }
    let row = try #require(stage.graph.displayList().texts.first { $0.text == "two" }).place
    try stage.tap(Double(row.x) + 5, Double(row.y) - 4, at: 0.5)
    try stage.advance(to: 2)
    #expect(hook.value == 2)
    for text in ["one", "two", "letter of 2", "reads nothing"] {
      #expect(words(stage).contains(text), "\(text)")
    }
  }

  @Test("a stack in the last column has the way back to the one before, and no second bar")
  func inner() throws {
    let path = Hook<[Int]>()
    let stage = try Rehearsal(Self.phone) { Shop(path: path) }
    let row = try #require(stage.graph.displayList().texts.first { $0.text == "orders" }).place
    try stage.tap(Double(row.x) + 5, Double(row.y) - 4, at: 0.5)
    try stage.advance(to: 3)
    #expect(words(stage).contains("list of orders"))
    #expect(words(stage).count { $0 == "Shop" } == 1, "\(words(stage))")
    try stage.now { path.value = [7] }
    try stage.advance(to: 5)
    #expect(words(stage).contains("order 7") && !words(stage).contains("list of orders"))
    #expect(!words(stage).contains("Shop"))
    try stage.tap(30, 22, at: 5.5)
    try stage.advance(to: 8)
    #expect(words(stage).contains("list of orders") && path.value == [])
    try stage.tap(30, 22, at: 8.5)
    try stage.advance(to: 11)
    #expect(words(stage).contains("orders") && !words(stage).contains("list of orders"))
  }

  /// Two columns, of which the last one is no stack, but leads on.
  private struct Linked: View {
    @State private var panel: String? = "orders"
    var body: some View {
      NavigationSplitView {
        List(selection: $panel) { Text("orders").tag("orders") }.navigationTitle("Shop")
      } detail: {
        NavigationLink("more") { Text("all of it").navigationTitle("More") }
          .navigationTitle("Panel")
      }
    }
  }

  @Test("a page that a link of the last column leads to covers it, and its title")
  func linked() throws {
    let stage = try Rehearsal(Self.phone) { Linked() }
    try stage.advance(to: 2)
    #expect(words(stage).count { $0 == "Panel" } == 1 && !words(stage).contains("More"))
    let link = try #require(stage.list.texts.first { $0.text == "more" }).place
    try stage.tap(Double(link.x) + 5, Double(link.y) - 4, at: 2.5)
    try stage.advance(to: 5)
    // What is left of the column is what the way back is called.
    let seen = stage.list.texts.filter { $0.text == "Panel" || $0.text == "more" }
    #expect(seen.map(\.text) == ["Panel"] && seen.allSatisfy { $0.size < 24 })
    #expect(words(stage).count { $0 == "More" } == 1)
    try stage.tap(30, 22, at: 5.5)
    try stage.advance(to: 8)
    #expect(stage.text("Panel", isLarge: true) != nil && !words(stage).contains("More"))
  }

  @Test("a stack in the last column comes over the bar of the one before, which goes aside with it")
  func covered() throws {
    let path = Hook<[Int]>()
    let stage = try Rehearsal(Self.phone) { Shop(path: path) }
    let rest = try #require(stage.text("Shop", isLarge: true)).place
    let row = try #require(stage.list.texts.first { $0.text == "orders" }).place
    try stage.tap(Double(row.x) + 5, Double(row.y) - 4, at: 0.5)
    var last = rest.x
    for step in 1...4 {
      try stage.advance(to: 0.55 + Double(step) / 20)
      let title = try #require(stage.text("Shop", isLarge: true))
      #expect(title.place.x < last - 1 && title.place.y == rest.y && title.opacity == 1)
      last = title.place.x
    }
    try stage.advance(to: 3)
    #expect(stage.text("Shop", isLarge: true) == nil)
    #expect(stage.text("Panel", isLarge: true) != nil)
    try stage.tap(30, 22, at: 3.5)
    try stage.advance(to: 3.7)
    let back = try #require(stage.text("Shop", isLarge: true))
    #expect(back.place.x < rest.x - 1)
    try stage.advance(to: 6)
    #expect(stage.text("Shop", isLarge: true)?.place == rest)
    #expect(!words(stage).contains("Panel"))
  }

  private struct Preferred: View {
    let hook: Hook<NavigationSplitViewColumn>
    @State private var column = NavigationSplitViewColumn.detail
    var body: some View {
      hook.binding = $column
      return NavigationSplitView(preferredCompactColumn: $column) {
        Text("side")
      } detail: {
        Text("main")
      }
    }
  }

  @Test("show the column that code prefers, and tell it of the way back")
  func preferred() throws {
    let hook = Hook<NavigationSplitViewColumn>()
    let stage = try Rehearsal(Self.phone) { Preferred(hook: hook) }
    #expect(words(stage).contains("main") && !words(stage).contains("side"))
    try stage.tap(30, 22, at: 0.5)
    try stage.advance(to: 3)
    #expect(words(stage).contains("side") && hook.value == .sidebar)
  }

  private struct Wide: View {
    var body: some View {
      NavigationSplitView {
        Color.red.navigationSplitViewColumnWidth(min: 200, ideal: 240, max: 300)
      } detail: {
        Color.blue
      }
    }
  }

  @Test("give a column the width that it asks for")
  func widths() throws {
    let stage = try Rehearsal(Self.tablet) { Wide() }
    #expect(stage.graph.displayList().fills.contains { $0.width == 240 })
  }
}

@MainActor @Suite("Size classes")
struct SizeClassTests {
  private struct Reader: View {
    @Environment(\.horizontalSizeClass) private var across
    @Environment(\.verticalSizeClass) private var down
    var body: some View { Tile.of(1, across == .regular ? 20 : 10, down == .regular ? 20 : 10) }
  }

  @Test(
    "the width is regular where there is as much room as on a tablet",
    arguments: [
      (390.0, 844.0, 10.0), (844, 390, 10), (744, 1133, 20), (1180, 820, 20), (743, 1000, 10),
    ])
  func width(width: Double, height: Double, side: Double) throws {
    let stage = try Rehearsal(.of(width, height)) { Reader() }
    #expect(try stage.tile(1).width == side && stage.tile(1).height == 20)
  }
}
