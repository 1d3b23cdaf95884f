import Foundation
import MediaSupport
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Laws of undo managers")
struct UndoManagerLawTests {
  /// A number whose changes can be taken back.
  @MainActor private final class Counter {
    var number = 0
    let manager: UndoManager
    init(_ manager: UndoManager) { self.manager = manager }
    /// Sets the number, as a group of its own.
    func set(_ new: Int) {
      let old = number
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: self) { $0.set(old) }
      manager.endUndoGrouping()
      number = new
    }
  }

  private func manager() -> UndoManager {
    let manager = UndoManager()
    manager.groupsByEvent = false
    return manager
  }

  /// The states that there were, of which those from `first` on can be had again.
  private struct History {
    var states = [0]
    var now = 0
    var first = 0
    let levels: Int
    var canUndo: Bool { now > first }
    var canRedo: Bool { now < states.count - 1 }
    mutating func set(_ new: Int) {
      states = Array(states.prefix(now + 1)) + [new]
      now += 1
      if levels > 0 { first = max(first, now - levels) }
    }
  }

  @Test(
    "any walk of changes, back and forth is one along the states that there were",
    arguments: [0, 1, 3], 1...6)
  func walk(levels: Int, seed: Int) {
    var dice = SplitMix(seed: UInt64(seed))
    let manager = manager()
    manager.levelsOfUndo = levels
    let counter = Counter(manager)
    var history = History(levels: levels)
    for step in 1...80 {
      switch dice.roll(5) {
      case 0, 1:
        counter.set(step)
        history.set(step)
      case 2, 3:
        // Back with nothing to take back is nothing.
        if history.canUndo { history.now -= 1 }
        manager.undo()
      default:
        if history.canRedo { history.now += 1 }
        manager.redo()
      }
      #expect(counter.number == history.states[history.now])
      #expect(manager.canUndo == history.canUndo && manager.canRedo == history.canRedo)
      #expect(manager.undoCount == history.now - history.first)
      #expect(manager.redoCount == history.states.count - 1 - history.now)
    }
  }

  @Test(
    "back and forth is nothing, and so is forth and back, whatever a group holds",
    arguments: 1...5)
  func identity(size: Int) {
    let manager = manager()
    let counters = (0..<3).map { _ in Counter(manager) }
    func numbers() -> [Int] { counters.map(\.number) }
    for group in 0..<2 {
      manager.beginUndoGrouping()
      for step in 0..<size { counters[step % 3].set(10 * group + step + 1) }
      manager.endUndoGrouping()
    }
    let last = numbers()
    manager.undo()
    let first = numbers()
    #expect(first != last)
    manager.redo()
    #expect(numbers() == last)
    manager.undo()
    #expect(numbers() == first)
    manager.undo()
    #expect(numbers() == [0, 0, 0])
    manager.redo()
    #expect(numbers() == first)
    #expect(manager.undoCount == 1 && manager.redoCount == 1)
  }

  @Test("however deep the groups are in each other, they are taken back as one", arguments: 1...4)
  func depth(levels: Int) {
    let (manager, deepest) = (manager(), levels)
    let counter = Counter(manager)
    for level in 1...deepest {
      manager.beginUndoGrouping()
      #expect(manager.groupingLevel == level)
      counter.set(level)
      #expect(manager.canUndo && manager.undoCount == 0)
    }
    for _ in 1...deepest { manager.endUndoGrouping() }
    #expect(manager.groupingLevel == 0 && manager.undoCount == 1)
    manager.undo()
    #expect(counter.number == 0 && !manager.canUndo)
  }

  @Test("a group that is still open is closed and taken back; one with nothing in it is none")
  func open() {
    let manager = manager()
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(!manager.canUndo && manager.undoCount == 0)
    manager.beginUndoGrouping()
    #expect(!manager.canUndo)
    counter.set(4)
    manager.undo()
    #expect(counter.number == 0 && manager.groupingLevel == 0)
    #expect(manager.canRedo && !manager.canUndo)
  }

  @Test("it says what it does while it does it, and at no other time")
  func doing() {
    let manager = manager()
    @MainActor final class Witness {
      var seen: [[Bool]] = []
      func note(_ manager: UndoManager) {
        seen.append([manager.isUndoing, manager.isRedoing])
        manager.registerUndo(withTarget: self) { $0.note(manager) }
      }
    }
    let witness = Witness()
    witness.note(manager)
    manager.undo()
    manager.redo()
    manager.undo()
    #expect(witness.seen == [[false, false], [true, false], [false, true], [true, false]])
    #expect(!manager.isUndoing && !manager.isRedoing)
  }

  @Test("less is kept as soon as less is asked for: what was done last, and taken back last")
  func fewer() {
    let manager = manager()
    let counter = Counter(manager)
    for number in 1...6 { counter.set(number) }
    for _ in 0..<3 { manager.undo() }
    manager.levelsOfUndo = 2
    #expect(manager.undoCount == 2 && manager.redoCount == 2)
    manager.redo()
    #expect(counter.number == 4)
    while manager.canUndo { manager.undo() }
    #expect(counter.number == 2)
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
    manager.redo()
    #expect(counter.number == 2)
  }

  @Test("registration is enabled again as often as it was disabled", arguments: 1...3)
  func disabled(times: Int) {
    let manager = manager()
    let counter = Counter(manager)
    for _ in 0..<times { manager.disableUndoRegistration() }
    for left in (0..<times).reversed() {
      counter.set(left + 10)
      #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
      manager.enableUndoRegistration()
      #expect(manager.isUndoRegistrationEnabled == (left == 0))
    }
    counter.set(1)
    manager.undo()
    #expect(counter.number == 10 && !manager.canUndo)
  }

  @Test("what is done with one target is forgotten alone, in groups with others too")
  func targets() {
    let manager = manager()
    let (one, other) = (Counter(manager), Counter(manager))
    one.set(1)
    manager.beginUndoGrouping()
    one.set(2)
    other.set(2)
    manager.endUndoGrouping()
    manager.removeAllActions(withTarget: one)
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(one.number == 2 && other.number == 0)
  }

  @Test("a name goes with its group, back and forth; without one the menu says what it does")
  func names() {
    let manager = manager()
    let counter = Counter(manager)
    manager.setActionName("nothing")
    #expect(manager.undoActionName.isEmpty && manager.redoActionName.isEmpty)
    for (number, name) in [(1, "One"), (2, ""), (3, "Three")] {
      counter.set(number)
      manager.setActionName(name)
    }
    func titles() -> [String] { [manager.undoMenuItemTitle, manager.redoMenuItemTitle] }
    let all = [
      ["Undo Three", "Redo"], ["Undo", "Redo Three"], ["Undo One", "Redo"], ["Undo", "Redo One"],
    ]
    for expected in all {
      #expect(titles() == expected)
      manager.undo()
    }
    for expected in all.reversed() {
      #expect(titles() == expected)
      manager.redo()
    }
  }
}
