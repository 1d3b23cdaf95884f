import Foundation
import Rostrum
import Testing

@MainActor @Suite("Badges")
struct BadgeTests {
  private static let phone = Stage.of(390, 600, scale: 3)

  private func code(_ list: DisplayList, of word: String) -> [Int]? {
    place(list, of: word)?.code
  }

  /// The colour of a word, and where it begins.
  private func place(_ list: DisplayList, of word: String) -> (code: [Int], x: CGFloat)? {
    list.commands.lazy.compactMap {
      guard case .glyphs(let run, .solid(let color), let transform) = $0, run.text == word,
        let first = run.glyphs.first
      else { return nil }
      return (color.code, first.position.applying(transform).x)
    }.first
  }

  @Test("a row's badge is grey and stands at the row's end")
  func row() throws {
    let list = try list(on: Self.phone) { List { Text("Inbox").badge(12) } }
    let badge = try #require(place(list, of: "12"))
    #expect(badge.code == [0x3c, 0x3c, 0x43, 60])
    #expect(badge.x > 330 && badge.x < 358)
  }

  @Test("the badge of a link stands before its chevron, on the link or on its label")
  func link() throws {
    for isOutside in [true, false] {
      let list = try list(on: Self.phone) {
        NavigationStack {
          List {
            if isOutside {
              NavigationLink("Inbox") { Text("there") }.badge(7)
            } else {
              NavigationLink {
                Text("there")
              } label: {
                Text("Inbox").badge(7)
              }
            }
          }
        }
      }
      let badge = try #require(place(list, of: "7"))
      #expect(badge.x > 312 && badge.x < 337, "\(badge.x)")
      #expect(list.words.filter { $0 == "7" }.count == 1)
    }
  }

  @Test("no number, no text: no badge; and the forms are alike")
  func forms() throws {
    func picture(@ViewBuilder _ row: () -> some View) throws -> String {
      try list(on: Self.phone) { List { row() } }.description
    }
    let none = try picture { Text("Inbox") }
    #expect(try picture { Text("Inbox").badge(0) } == none)
    #expect(try picture { Text("Inbox").badge(nil as Text?) } == none)
    let three = try picture { Text("Inbox").badge(3) }
    #expect(three != none)
    #expect(try picture { Text("Inbox").badge("3") } == three)
    #expect(try picture { Text("Inbox").badge("3" as String) } == three)
    #expect(try picture { Text("Inbox").badge(Text("3")) } == three)
  }

  @Test("prominence: fainter, grey, or white on red")
  func prominence() throws {
    func badge(_ prominence: BadgeProminence) throws -> [Int]? {
      code(
        try list(on: Self.phone) { List { Text("Inbox").badge(3).badgeProminence(prominence) } },
        of: "3")
    }
    #expect(try badge(.decreased) == [0x3c, 0x3c, 0x43, 30])
    #expect(try badge(.standard) == [0x3c, 0x3c, 0x43, 60])
    #expect(try badge(.increased) == [255, 255, 255, 100])
  }

  @Test("outside of lists and tabs there is none")
  func elsewhere() throws {
    #expect(try list(on: Self.phone) { Text("a").badge(3) }.words == ["a"])
  }

  @Test("a tab's badge is white on a red capsule beside the symbol, chosen or not")
  func tabs() throws {
    for choice in [0, 1] {
      let list = try list(on: Self.phone) {
        TabView(selection: .constant(choice)) {
          Text("one").tabItem { Label("First", systemImage: "star") }.tag(0)
          Text("two").tabItem { Label("Second", systemImage: "heart") }.badge(4).tag(1)
        }
      }
      #expect(code(list, of: "4") == [255, 255, 255, 100])
      let red = list.commands.compactMap { command -> CGRect? in
        guard case .fill(let path, _, .solid(let color), let transform) = command,
          color.code == [255, 59, 48, 100]
        else { return nil }
        return path.boundingRect.applying(transform)
      }
      #expect(red.map(\.size) == [CGSize(width: 18, height: 18)])
      // The second tab's middle is at three quarters of the width.
      #expect(red[0].minX > 292 && red[0].minX < 300)
    }
  }
}
