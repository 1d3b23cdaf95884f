import Foundation
import Rostrum
import Testing

@MainActor @Suite("Control groups and share links")
struct ControlGroupTests {
  private static let stage = Stage.of(300, 60)

  private func lines(@ViewBuilder _ content: () -> some View) throws -> [String] {
    try list(on: Self.stage, content).lines
  }

  @ViewBuilder private var buttons: some View {
    Button {
    } label: {
      Tile.of(1, 20, 20)
    }
    Button {
    } label: {
      Tile.of(2, 20, 20)
    }
  }

  @Test("its controls stand side by side on one ground, with lines between")
  func ground() throws {
    let stage = try Rehearsal(Self.stage) { ControlGroup { buttons } }
    #expect(stage.list.fills.first == CGRect(x: 106, y: 13, width: 88, height: 34))
    #expect(try stage.tile(2).minX - stage.tile(1).minX == 44)
    // That of the first is cut off by the group's edge.
    #expect(stage.list.fills.filter { $0.width == 1 }.map(\.minX) == [105, 149])
    let bare = try Rehearsal(Self.stage) {
      ControlGroup { buttons }.controlGroupStyle(.navigation)
    }
    #expect(try bare.tile(2).minX - bare.tile(1).maxX == 16)
    #expect(bare.list.fills.count == 2)
  }

  @Test("its buttons do what they are for, and are faint while they are pressed or disabled")
  func taps() throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.stage) {
      ControlGroup {
        Button("One") { journal.note("1") }
        Button("Two") { journal.note("2") }
      }
    }
    let place = try #require(stage.graph.tappables.last?.frame)
    try stage.finger(.began, place.midX, place.midY)
    #expect(stage.list.groups.contains { abs($0.opacity - 0.2) < 1e-9 })
    try stage.finger(.ended, place.midX, place.midY)
    #expect(journal.lines == ["2"])
    let off = try list(on: Self.stage) { ControlGroup { buttons }.disabled(true) }
    #expect(off.groups.filter { $0.opacity == 0.5 }.count == 2)
  }

  @Test("its forms are the same group")
  func forms() throws {
    let full = try lines { ControlGroup { buttons } }
    #expect(try lines { ControlGroup("Edit") { buttons } } == full)
    #expect(try lines { ControlGroup("Edit" as String) { buttons } } == full)
    #expect(try lines { ControlGroup("Edit", systemImage: "pencil") { buttons } } == full)
    #expect(try lines { ControlGroup(content: { buttons }, label: { Text("Edit") }) } == full)
    #expect(try lines { ControlGroup { buttons }.controlGroupStyle(.automatic) } == full)
  }

  @Test("in a menu its buttons share a row, each with its icon above its title")
  func menu() throws {
    let stage = try Rehearsal(.of(390, 844)) {
      Menu("Open") {
        ControlGroup {
          Button("Cut", systemImage: "scissors") {}
          Button("Copy", systemImage: "doc.on.doc") {}
        }
        Button("Delete") {}
      }
    }
    try stage.tap(195, 422, at: 0)
    try stage.advance(to: 2)
    func frame(_ name: String) throws -> CGRect {
      try #require(stage.graph.tappables.last { $0.label == name }).frame
    }
    let (cut, copy) = (try frame("Cut"), try frame("Copy"))
    #expect(cut.minY == copy.minY && cut.width == 125 && cut.maxX == copy.minX)
    #expect(try frame("Delete").minY >= cut.maxY)
  }

  @Test("a share link is a button; a tap shows no panel, and is told")
  func share() throws {
    let address = try #require(URL(string: "https://example.org"))
    let label = try lines {
      Button {
      } label: {
        Label("Share…", systemImage: "square.and.arrow.up")
      }
    }
    #expect(try lines { ShareLink(item: address) } == label)
    #expect(try lines { ShareLink(item: "words") } == label)
    #expect(try lines { ShareLink("Share…", item: address) } == label)
    #expect(try lines { ShareLink("Share…" as String, item: "words") } == label)
    #expect(
      try lines { ShareLink(item: 7, preview: SharePreview("Seven", image: Image("seven"))) }
        == label)
    #expect(
      try lines { ShareLink("Share…", item: 7, preview: SharePreview("Seven")) } == label)
    let stage = try Rehearsal(Self.stage) {
      ShareLink(item: address, subject: Text("Subject"), message: Text("Message")) {
        Tile.of(1, 40, 20)
      }
    }
    try stage.tap(150, 30, at: 0)
    try stage.advance(to: 1)
    #expect(stage.paintedTiles == [1])
    #expect(IneffectiveSettings.shortcomings.contains("`ShareLink's panel` has no effect here"))
  }
}
