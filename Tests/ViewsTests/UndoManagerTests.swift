import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Undo managers")
struct UndoManagerTests {
  /// A number whose changes can be taken back.
  @MainActor private final class Counter {
    var number = 0
    let manager = UndoManager()
    init() { manager.groupsByEvent = false }
    func set(_ new: Int) {
      let old = number
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: self) { $0.set(old) }
      manager.endUndoGrouping()
      number = new
    }
  }

  @Test("as many steps back and forth lead to the same states", arguments: [1, 2, 7])
  func steps(count: Int) {
    let counter = Counter()
    #expect(!counter.manager.canUndo && !counter.manager.canRedo)
    for number in 1...count { counter.set(number) }
    for number in (0..<count).reversed() {
      counter.manager.undo()
      #expect(counter.number == number)
    }
    #expect(!counter.manager.canUndo && counter.manager.redoCount == count)
    for number in 1...count {
      counter.manager.redo()
      #expect(counter.number == number)
    }
    #expect(counter.manager.undoCount == count && !counter.manager.canRedo)
  }

  @Test("something new is done in place of what was taken back")
  func replaced() {
    let counter = Counter()
    counter.set(1)
    counter.set(2)
    counter.manager.undo()
    counter.set(5)
    #expect(!counter.manager.canRedo)
    counter.manager.undo()
    #expect(counter.number == 1)
  }

  @Test("a group is taken back as one, the last first, with its name")
  func groups() {
    let counter = Counter()
    let manager = counter.manager
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    counter.set(3)
    manager.setActionName("Count")
    manager.endUndoGrouping()
    #expect(manager.undoMenuItemTitle == "Undo Count")
    manager.undo()
    #expect(counter.number == 1)
    #expect(manager.redoMenuItemTitle == "Redo Count" && manager.undoMenuItemTitle == "Undo")
    manager.redo()
    #expect(counter.number == 3)
  }

  @Test("no more is kept than is asked for, and nothing while it is disabled")
  func kept() {
    let counter = Counter()
    counter.manager.levelsOfUndo = 2
    for number in 1...5 { counter.set(number) }
    #expect(counter.manager.undoCount == 2)
    counter.manager.disableUndoRegistration()
    counter.set(9)
    counter.manager.enableUndoRegistration()
    #expect(counter.manager.undoCount == 2)
    counter.manager.removeAllActions(withTarget: counter)
    #expect(!counter.manager.canUndo)
  }

  @Test("a target that is gone is not asked")
  func gone() {
    let manager = UndoManager()
    var calls = 0
    do {
      let target = Counter()
      manager.registerUndo(withTarget: target) { _ in calls += 1 }
    }
    manager.undo()
    #expect(calls == 0)
  }

  private final class Box { var numbers: [Int] = [] }

  private struct Screen: View {
    let box: Box
    @Environment(\.undoManager) private var undoManager
    var body: some View {
      VStack(spacing: 0) {
        Button("Add") {
          add(1)
          add(2)
        }
        .frame(height: 50)
        Button("Undo") { undoManager?.undo() }.frame(height: 50)
      }
    }
    private func add(_ number: Int) {
      box.numbers.append(number)
      undoManager?.registerUndo(withTarget: box) { $0.numbers.removeLast() }
    }
  }

  @Test("of a window takes back together what was done at one instant")
  func instants() throws {
    let box = Box()
    let stage = try Rehearsal { Screen(box: box) }
    try stage.tap(50, 25, at: 0)
    try stage.tap(50, 25, at: 1)
    #expect(box.numbers == [1, 2, 1, 2])
    try stage.tap(50, 75, at: 2)
    #expect(box.numbers == [1, 2])
    try stage.tap(50, 75, at: 3)
    #expect(box.numbers.isEmpty)
  }
}
