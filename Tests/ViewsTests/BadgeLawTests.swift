import Foundation
import Rostrum
import Testing

/// Where badges are, whatever is around them.
@MainActor @Suite("Laws of badges")
struct BadgeLawTests {
  private static let phone = Stage.of(390, 600)

  /// Where words begin on the stage.
  private func starts(_ list: DisplayList) -> [String: CGPoint] {
    var starts: [String: CGPoint] = [:]
    for case .glyphs(let run, _, let transform) in list.commands {
      guard let first = run.glyphs.first else { continue }
      starts[run.text] = first.position.applying(transform)
    }
    return starts
  }

  @Test("a badge and its row have one middle, and the row is no higher for it")
  func middle() throws {
    for height in [20.0, 60] {
      let plain = try Rehearsal(Self.phone) { List { Tile.of(1, 50, height) } }
      let badged = try Rehearsal(Self.phone) { List { Tile.of(1, 50, height).badge(3) } }
      #expect(try plain.tile(1) == badged.tile(1))
    }
  }

  @Test("a long title gives way to its badge")
  func narrow() throws {
    let long = String(repeating: "word ", count: 30)
    let list = try list(on: Self.phone) { List { Text(long).lineLimit(1).badge(123) } }
    let badge = try #require(starts(list)["123"])
    #expect(badge.x > 300 && badge.x < 358)
    #expect(list.words.contains { $0.contains("…") } || list.words.count > 1)
  }

  @Test("from right to left it stands at the left")
  func mirrored() throws {
    let list = try list(on: Self.phone) {
      List { Text("Inbox").badge(12) }.environment(\.layoutDirection, .rightToLeft)
    }
    let (title, badge) = (try #require(starts(list)["Inbox"]), try #require(starts(list)["12"]))
    #expect(badge.x < 60 && title.x > 200)
  }

  @Test("on a section or a loop each row has it")
  func several() throws {
    let section = try list(on: Self.phone) {
      List { ForEach(0..<3, id: \.self) { Text("row \($0)") }.badge(7) }
    }
    #expect(section.words.filter { $0 == "7" }.count == 3)
  }

  @Test("rows keep what is set inside of their badge")
  func traits() throws {
    let insets = EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 16)
    let list = try list(on: Self.phone) {
      List { Text("Inbox").listRowInsets(insets).badge(3) }
    }
    #expect(try #require(starts(list)["Inbox"]).x >= 76)
  }

  private struct Counter: View {
    let hook: Hook<Int>
    @State private var count = 0
    var body: some View {
      hook.binding = $count
      return List { Text("Inbox").badge(count) }
    }
  }

  @Test("it comes, changes and goes with its number")
  func changes() throws {
    let hook = Hook<Int>()
    let stage = try Rehearsal(Self.phone) { Counter(hook: hook) }
    #expect(stage.list.words == ["Inbox"])
    for number in [1, 25, 999] {
      try stage.now { hook.value = number }
      #expect(stage.list.words == ["Inbox", "\(number)"])
    }
    try stage.now { hook.value = 0 }
    #expect(stage.list.words == ["Inbox"])
  }

  @Test("the page of a link and the lists of a tab's page have no badge of theirs")
  func inside() throws {
    let tab = try list(on: Self.phone) {
      TabView {
        List { Text("row") }.tabItem { Label("First", systemImage: "star") }.badge(5)
      }
    }
    #expect(tab.words.filter { $0 == "5" }.count == 1)
    let link = try list(on: Self.phone) {
      NavigationStack { List { NavigationLink("Go") { Text("there") }.badge(2) } }
    }
    #expect(link.words.filter { $0 == "2" }.count == 1)
  }

  @Test("a tab's badge is as wide as its text, and begins where a narrow one does")
  func tabs() throws {
    func capsule(_ text: String) throws -> CGRect {
      let list = try list(on: Self.phone) {
        TabView {
          Text("page").tabItem { Label("First", systemImage: "star") }.badge(Text(verbatim: text))
        }
      }
      return try #require(
        list.commands.lazy.compactMap { command -> CGRect? in
          guard case .fill(let path, _, .solid(let color), let transform) = command,
            color.code == [255, 59, 48, 100]
          else { return nil }
          return path.boundingRect.applying(transform)
        }.first)
    }
    let (narrow, wide) = (try capsule("1"), try capsule("1234"))
    #expect(narrow.width == 18 && wide.width > 24)
    #expect(abs(narrow.minX - wide.minX) < 1 && narrow.height == wide.height)
  }
}
