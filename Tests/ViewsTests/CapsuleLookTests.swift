import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Capsules and crosses of iOS 26")
struct CapsuleLookTests {
  private static let phone = Stage.of(390, 600)

  private func stage(_ isNew: Bool) -> Stage { isNew ? Self.phone.system26 : Self.phone }

  /// What is filled with one colour, and no larger than a button.
  private func buttons(_ stage: Rehearsal) -> [Path] {
    stage.list.commands.compactMap { command -> Path? in
      guard case .fill(let path, _, .solid, let transform) = command else { return nil }
      let frame = path.boundingRect
      guard frame.width > 40, frame.width < 200, frame.height > 30 else { return nil }
      return path.applying(transform)
    }
  }

  @Test("buttons of a row stand in capsules beside each other", arguments: [false, true])
  func swipes(isNew: Bool) throws {
    let stage = try Rehearsal(stage(isNew)) {
      List {
        Text("Ada").swipeActions {
          Button("A") {}.tint(.red)
          Button("B") {}.tint(.green)
        }
      }
    }
    try stage.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 160, y: 60), at: 0.1, steps: 30)
    try stage.advance(to: 3)
    let frames = buttons(stage).map(\.boundingRect).sorted { $0.minX < $1.minX }
    try #require(frames.count == 2)
    if isNew {
      #expect(frames.allSatisfy { abs($0.width - 66) < 0.01 && $0.height == 44 })
      #expect(abs(frames[1].minX - frames[0].maxX - 8) < 0.01)
      #expect(abs(frames[1].maxX - (390 - 16 - 4)) < 0.01)
    } else {
      // The outer one reaches to the row's end, below the other.
      #expect(abs(frames[0].width - 148) < 0.01 && frames[0].maxX == frames[1].maxX)
    }
  }

  @Test("a day in a form is in a capsule", arguments: [false, true])
  func dates(isNew: Bool) throws {
    let stage = try Rehearsal(stage(isNew)) {
      DatePicker(
        "Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date
      )
      .datePickerStyle(.compact)
    }
    let ground = try #require(buttons(stage).first)
    let frame = ground.boundingRect
    #expect(frame.height == 34)
    // Within corners of 6, and without those of a capsule.
    #expect(ground.contains(CGPoint(x: frame.minX + 3, y: frame.minY + 3)) == !isNew)
  }

  private struct People: View {
    let hook: Hook<Bool>
    @State private var isActive = false
    @State private var text = ""
    var body: some View {
      hook.binding = $isActive
      return NavigationStack {
        Tile(1).navigationTitle("People")
          .searchable(text: $text, isPresented: $isActive, placement: .navigationBarDrawer)
      }
    }
  }

  @Test("a cross ends the search in a bar, before it was a word", arguments: [false, true])
  func search(isNew: Bool) throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(stage(isNew)) { People(hook: hook) }
    try stage.now { hook.value = true }
    try stage.advance(to: 2)
    #expect(stage.list.words.contains("Cancel") == !isNew)
    let place = try stage.graph.resolve(TapTarget("Cancel"))
    try stage.tap(place.x, place.y, at: 2.5)
    #expect(hook.value == false)
  }
}
