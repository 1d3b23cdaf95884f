import Foundation
import Geometry
import Motion
import SceneGraph
import Testing
import UniformTypeIdentifiers
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a finger lifts, carries and lets go of.
@MainActor @Suite("Drag and drop") struct DragAndDropTests {
  private struct Task: Codable, Transferable, Equatable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.title)
    }
  }
  /// What was told, in order.
  private final class Journal {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
  }

  /// A tile of 20 by 20 at the left, and a place of 40 by 40 at the right that takes text.
  private func board(
    _ journal: Journal, takes: Bool = true, _ source: @escaping () -> some View
  ) throws -> Rehearsal {
    try Rehearsal {
      HStack(spacing: 0) {
        source()
        Spacer()
        Tile.of(9, 40, 40).dropDestination(for: String.self) { items, location in
          journal.note("\(items) at \(location.x),\(location.y)")
          return takes
        } isTargeted: {
          journal.note($0 ? "over" : "gone")
        }
      }
    }
  }

  /// Puts a finger down at the tile, lets it stay, goes to a place and lifts it.
  private func drag(
    _ rehearsal: Rehearsal, hold: Double = 0.6, from start: CGPoint = CGPoint(x: 10, y: 50),
    to end: CGPoint, letsGo: Bool = true
  ) throws {
    try rehearsal.now { rehearsal.graph.touch(.began, at: start) }
    try rehearsal.advance(to: hold)
    for step in 1...4 {
      let way = CGFloat(step) / 4
      let point = CGPoint(
        x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way)
      try rehearsal.advance(to: hold + 0.1 * Double(step))
      try rehearsal.now { rehearsal.graph.touch(.moved, at: point) }
    }
    guard letsGo else { return }
    try rehearsal.now { rehearsal.graph.touch(.ended, at: end) }
  }

  @Test("a view that takes what is dragged is told when it comes, is dropped, and is gone")
  func dropped() throws {
    let journal = Journal()
    let rehearsal = try board(journal) { Tile.of(1, 20, 20).draggable("Ada") }
    try drag(rehearsal, to: CGPoint(x: 90, y: 60))
    #expect(journal.lines == ["over", "[\"Ada\"] at 30.0,30.0", "gone"])
  }

  @Test("nothing is lifted before half a second, or by a finger that moves")
  func needsHold() throws {
    let journal = Journal()
    let rehearsal = try board(journal) { Tile.of(1, 20, 20).draggable("Ada") }
    try drag(rehearsal, hold: 0.2, to: CGPoint(x: 90, y: 50))
    #expect(journal.lines.isEmpty)
    #expect(rehearsal.tiles[1]?.minX == 0)
  }

  @Test("the picture is under the finger, over all else, as far from the view as the finger went")
  func picture() throws {
    let rehearsal = try board(Journal()) { Tile.of(1, 20, 20).draggable("Ada") }
    try drag(rehearsal, to: CGPoint(x: 60, y: 30), letsGo: false)
    try rehearsal.advance(to: 3)
    let frames = rehearsal.graph.displayList().tiles.filter { $0.number == 1 }.map(\.frame)
    #expect(frames.count == 2)
    #expect(frames.first == CGRect(x: 0, y: 40, width: 20, height: 20))
    let lifted = try #require(frames.last)
    #expect(abs(lifted.midX - 60) < 1e-6 && abs(lifted.midY - 30) < 1e-6)
    #expect(abs(lifted.width - 20 * LiftLook.growth) < 1e-6)
    try rehearsal.now { rehearsal.graph.touch(.ended, at: CGPoint(x: 60, y: 30)) }
    try rehearsal.advance(to: 5)
    #expect(rehearsal.graph.displayList().tiles.filter { $0.number == 1 }.count == 1)
  }

  @Test("what nobody takes goes back to where it was, also when the action says no")
  func returned() throws {
    for takes in [true, false] {
      let journal = Journal()
      let rehearsal = try board(journal, takes: takes) { Tile.of(1, 20, 20).draggable("Ada") }
      try drag(rehearsal, to: CGPoint(x: takes ? 45 : 90, y: 50))
      let start = rehearsal.graph.timeline.now.seconds
      try rehearsal.advance(to: start + 0.05)
      let early = try #require(rehearsal.graph.displayList().tiles.last { $0.number == 1 }?.frame)
      #expect(early.midX > 10)
      try rehearsal.advance(to: start + 2)
      #expect(rehearsal.graph.displayList().tiles.filter { $0.number == 1 }.count == 1)
    }
  }

  @Test("a value comes as the type that a view asks for, if a representation gives that")
  func representations() throws {
    let item = Task(title: "Read")
    #expect(Task.item(of: item.forms) == item)
    #expect(String.item(of: item.forms) == "Read")
    #expect(URL.item(of: item.forms) == nil)
    let bytes = item.forms.filter { $0.value == nil }
    #expect(Task.item(of: bytes) == item)
    let address = try #require(URL(string: "https://example.org/a"))
    #expect(String.item(of: address.forms) == address.absoluteString)
    #expect(AttributedString.item(of: "x".forms) == AttributedString("x"))
    #expect(Color.item(of: Color.red.forms) == .red)
    #expect(String.item(of: Color.red.forms) == nil)
  }

  @Test("a view takes nothing of another type")
  func refused() throws {
    let journal = Journal()
    let rehearsal = try board(journal) { Tile.of(1, 20, 20).draggable(Color.red) }
    try drag(rehearsal, to: CGPoint(x: 90, y: 50))
    #expect(journal.lines.isEmpty)
  }

  @Test("the innermost view that takes it is the target, and a disabled one is none")
  func nested() throws {
    for isDisabled in [false, true] {
      let journal = Journal()
      let rehearsal = try Rehearsal {
        HStack(spacing: 0) {
          Tile.of(1, 20, 20).draggable("Ada")
          Spacer()
          VStack(spacing: 0) {
            Tile.of(2, 40, 20).dropDestination(for: String.self) { _, _ in
              journal.note("inner")
              return true
            }
            .disabled(isDisabled)
            Spacer()
          }
          .dropDestination(for: String.self) { _, location in
            journal.note("outer at \(location.y)")
            return true
          }
        }
      }
      try drag(rehearsal, to: CGPoint(x: 90, y: 10))
      #expect(journal.lines == [isDisabled ? "outer at 10.0" : "inner"])
    }
  }

  @Test("an empty part of a view takes what is dropped, though no finger touches it")
  func emptyPart() throws {
    let journal = Journal()
    let rehearsal = try Rehearsal {
      VStack(spacing: 0) {
        Tile.of(1, 20, 20).draggable("Ada")
        Color.clear.dropDestination(for: String.self) { _, _ in
          journal.note("taken")
          return true
        }
      }
    }
    try drag(rehearsal, from: CGPoint(x: 50, y: 10), to: CGPoint(x: 50, y: 80))
    #expect(journal.lines == ["taken"])
  }

  // MARK: Delegates

  private struct Teller: DropDelegate {
    let journal: Journal
    var proposal: DropOperation?
    func dropEntered(info: DropInfo) { journal.note("entered \(info.location.x)") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      proposal.map { DropProposal(operation: $0) }
    }
    func dropExited(info: DropInfo) { journal.note("exited") }
    func performDrop(info: DropInfo) -> Bool {
      for provider in info.itemProviders(for: [.text]) {
        provider.loadObject(ofClass: NSString.self) { text, _ in
          journal.note("\(text as? NSString ?? "nothing")")
        }
      }
      journal.note("performed")
      return true
    }
  }

  private func told(
    _ proposal: DropOperation?, of types: [UTType] = [.text], end: CGFloat = 90
  ) throws -> [String] {
    let journal = Journal()
    let rehearsal = try Rehearsal {
      HStack(spacing: 0) {
        Tile.of(1, 20, 20).onDrag { NSItemProvider(object: NSString(string: "Ada")) }
        Spacer()
        Tile.of(9, 40, 40).onDrop(
          of: types, delegate: Teller(journal: journal, proposal: proposal))
      }
    }
    try drag(rehearsal, to: CGPoint(x: end, y: 50))
    try rehearsal.advance(to: 2)
    return journal.lines
  }

  @Test("a delegate is told step by step, and what it asks for comes after its code")
  func delegate() throws {
    #expect(try told(nil) == ["entered 10.0", "performed", "Ada"])
    #expect(try told(.move) == ["entered 10.0", "performed", "Ada"])
    #expect(try told(.forbidden) == ["entered 10.0", "exited"])
    #expect(try told(.cancel) == ["entered 10.0", "exited"])
    #expect(try told(nil, of: [.image]) == [])
  }

  @Test("a finger that goes on leaves the view")
  func left() throws {
    let journal = Journal()
    let rehearsal = try board(journal) { Tile.of(1, 20, 20).draggable("Ada") }
    try drag(rehearsal, to: CGPoint(x: 90, y: 50), letsGo: false)
    try rehearsal.now { rehearsal.graph.touch(.moved, at: CGPoint(x: 30, y: 10)) }
    try rehearsal.now { rehearsal.graph.touch(.cancelled, at: CGPoint(x: 30, y: 10)) }
    #expect(journal.lines == ["over", "gone"])
    #expect(!rehearsal.graph.part(DragSession.self).isUnderWay)
  }

  @Test("what is carried stays with the finger when its view is gone from where it was")
  func moved() throws {
    struct Columns: View {
      @State private var isLeft = true
      let journal: Journal
      var body: some View {
        HStack(spacing: 0) {
          VStack { if isLeft { Tile.of(1, 20, 20).draggable("Ada") } }
            .frame(width: 40, height: 100)
          VStack { if !isLeft { Tile.of(1, 20, 20).draggable("Ada") } }
            .frame(width: 40, height: 100)
            .dropDestination(for: String.self) { _, _ in
              journal.note("dropped")
              return true
            } isTargeted: { isOver in
              if isOver { isLeft = false }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    let journal = Journal()
    let rehearsal = try Rehearsal { Columns(journal: journal) }
    try drag(rehearsal, from: CGPoint(x: 20, y: 50), to: CGPoint(x: 60, y: 50))
    #expect(journal.lines == ["dropped"])
  }

  // MARK: Providers

  @Test("a provider gives text, addresses, files and bytes by their types")
  func providers() throws {
    let text = NSItemProvider(object: NSString(string: "Ada"))
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!text.hasItemConformingToTypeIdentifier("public.url"))
    #expect(text.canLoadObject(ofClass: NSString.self))
    #expect(!text.canLoadObject(ofClass: NSURL.self))
    let address = try #require(NSURL(string: "https://example.org"))
    #expect(NSItemProvider(object: address).canLoadObject(ofClass: NSURL.self))
    #expect(NSItemProvider().registeredTypeIdentifiers.isEmpty)
    #expect(NSItemProvider(contentsOf: nil) == nil)
    let file = NSItemProvider(contentsOf: URL(fileURLWithPath: "/a/b.png"))
    #expect(file?.suggestedName == "b.png")
    #expect(file?.hasItemConformingToTypeIdentifier("public.image") == true)
    var bytes: Data?
    _ = try Rehearsal { Tile(1) }
    let stage = try Rehearsal { Tile(1) }
    text.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, _ in
      bytes = data
    }
    try stage.advance(to: 0.1)
    #expect(bytes == Data("Ada".utf8))
  }

  @Test("the outline of the picture is the content shape for it")
  func outline() throws {
    let round = try board(Journal()) {
      Tile.of(1, 20, 20).contentShape(.dragPreview, Circle()).draggable("Ada")
    }
    try drag(round, to: CGPoint(x: 50, y: 50), letsGo: false)
    let plain = try board(Journal()) { Tile.of(1, 20, 20).draggable("Ada") }
    try drag(plain, to: CGPoint(x: 50, y: 50), letsGo: false)
    #expect(round.frame.contains("ellipse"))
    #expect(!plain.frame.contains("ellipse"))
  }
}
