import Rostrum
import Testing

/// A view that remembers a number that it was given when it came.
private struct Remembering: View {
  @State private var number: Int
  let place: Int
  let hooks: Hooks?

  @MainActor final class Hooks {
    var bindings: [Int: Binding<Int>] = [:]
    var evaluations: [Int: Int] = [:]
  }

  init(_ number: Int, at place: Int, _ hooks: Hooks? = nil) {
    _number = State(initialValue: number)
    (self.place, self.hooks) = (place, hooks)
  }

  var body: some View {
    hooks?.bindings[place] = $number
    hooks?.evaluations[place, default: 0] += 1
    return Tile.of(number, 10, 10)
  }
}

@MainActor @Suite("Identity and state")
struct IdentityLawTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
    var height = 10
  }

  @Test("each of several elements with one identity is shown, and goes by itself")
  func equalIdentities() throws {
    let scene = try Stagehand([1, 2, 1, 1]) { (items: [Int]) in
      VStack(spacing: 0) { ForEach(items, id: \.self) { Tile.of($0, 10, 10) } }
    }
    #expect(scene.stage.paintedTiles == [1, 2, 1, 1])
    try scene.change(to: [1, 2, 1])
    #expect(scene.stage.paintedTiles == [1, 2, 1])
    try scene.change(to: [2, 2, 2])
    #expect(scene.stage.paintedTiles == [2, 2, 2])
    #expect(scene.stage.list.tiles.map(\.frame.minY) == [35, 45, 55])
  }

  /// A row of views, one for each item, each of which remembers what it was at first.
  private func row(_ start: [Int]) throws -> Stagehand<[Int]> {
    try Stagehand(start) { (items: [Int]) in
      HStack(spacing: 0) {
        // Each remembers its own identity; a view that is new remembers a hundred more.
        ForEach(Array(items.enumerated()), id: \.element) { place, item in
          Remembering(item, at: place)
        }
      }
    }
  }

  @Test(
    "whatever happens to a loop, each element keeps its view and its state",
    arguments: [
      [3, 2, 1], [1, 2, 3, 4], [1, 3], [2], [], [4, 1, 5, 3, 2, 6], [3, 1, 2],
    ])
  func loop(items: [Int]) throws {
    let scene = try row([1, 2, 3])
    try scene.change(to: items)
    #expect(scene.stage.paintedTiles == items)
    try scene.change(to: [1, 2, 3])
    #expect(scene.stage.paintedTiles == [1, 2, 3])
  }

  @Test("state that an element's view was given stays with the element as it moves")
  func moved() throws {
    let hooks = Remembering.Hooks()
    let scene = try Stagehand([1, 2, 3]) { (items: [Int]) in
      HStack(spacing: 0) { ForEach(items, id: \.self) { Remembering($0, at: $0, hooks) } }
    }
    try scene.stage.now { hooks.bindings[2]?.wrappedValue = 50 }
    #expect(scene.stage.paintedTiles == [1, 50, 3])
    try scene.change(to: [2, 3, 1])
    #expect(scene.stage.paintedTiles == [50, 3, 1])
    try scene.change(to: [3])
    try scene.change(to: [2, 3])
    // Gone and come again, it is another view.
    #expect(scene.stage.paintedTiles == [2, 3])
  }

  @Test("elements are told apart by the identity that is named, not by their other parts")
  func keyPath() throws {
    let scene = try Stagehand([Item(id: 1), Item(id: 2)]) { (items: [Item]) in
      HStack(spacing: 0) { ForEach(items) { Remembering($0.height, at: $0.id) } }
    }
    #expect(scene.stage.paintedTiles == [10, 10])
    try scene.change(to: [Item(id: 2, height: 77), Item(id: 1, height: 77)])
    #expect(scene.stage.paintedTiles == [10, 10])
    try scene.change(to: [Item(id: 3, height: 77)])
    #expect(scene.stage.paintedTiles == [77])
  }

  @Test("an element moves to its new place under an animation, it does not fade")
  func animatedMove() throws {
    let scene = try row([1, 2])
    let stage = try scene.halfWay(to: [2, 1])
    #expect(stage.tiles[1]?.midX == 50 && stage.tiles[2]?.midX == 50)
    #expect(stage.opacities.isEmpty)
  }

  @Test("another identity is another view: its state is new; the same identity keeps it")
  func id() throws {
    let scene = try Stagehand((id: 1, number: 5)) { value in
      Remembering(value.number, at: 0).id(value.id)
    }
    try scene.change(to: (id: 1, number: 6))
    #expect(scene.stage.paintedTiles == [5])
    try scene.change(to: (id: 2, number: 6))
    #expect(scene.stage.paintedTiles == [6])
    try scene.change(to: (id: 1, number: 7))
    #expect(scene.stage.paintedTiles == [7])
  }

  @Test("the two sides of a condition are two views; a changed parameter is one")
  func condition() throws {
    let sides = try Stagehand(true) { isFirst in
      if isFirst { Remembering(1, at: 0) } else { Remembering(2, at: 0) }
    }
    try sides.change(to: false)
    #expect(sides.stage.paintedTiles == [2])
    let parameter = try Stagehand(true) { Remembering($0 ? 1 : 2, at: 0) }
    try parameter.change(to: false)
    #expect(parameter.stage.paintedTiles == [1])
  }

  @Test("cases of a switch are views of their own, however often they change")
  func cases() throws {
    let scene = try Stagehand(0) { number in
      switch number {
      case 0: Remembering(10, at: 0)
      case 1: Remembering(11, at: 0)
      case 2: Remembering(12, at: 0)
      default: EmptyView()
      }
    }
    for number in [1, 2, 0, 3, 1, 0] {
      try scene.change(to: number)
      #expect(scene.stage.paintedTiles == (number < 3 ? [10 + number] : []))
    }
  }

  @Test("an erased view of the same type keeps its state, one of another type is new")
  func erased() throws {
    let scene = try Stagehand(0) { number -> AnyView in
      number < 2 ? AnyView(Remembering(number, at: 0)) : AnyView(Tile.of(99, 10, 10))
    }
    try scene.change(to: 1)
    #expect(scene.stage.paintedTiles == [0])
    try scene.change(to: 2)
    #expect(scene.stage.paintedTiles == [99])
    try scene.change(to: 1)
    #expect(scene.stage.paintedTiles == [1])
  }

  @Test("a view keeps its state when its neighbours come and go")
  func neighbours() throws {
    let hooks = Remembering.Hooks()
    let scene = try Stagehand(false) { isThere in
      HStack(spacing: 0) {
        if isThere { Tile.of(90, 10, 10) }
        Remembering(1, at: 0, hooks)
        if !isThere { Tile.of(91, 10, 10) }
      }
    }
    try scene.stage.now { hooks.bindings[0]?.wrappedValue = 33 }
    try scene.change(to: true)
    #expect(scene.stage.paintedTiles == [90, 33])
    try scene.change(to: false)
    #expect(scene.stage.paintedTiles == [33, 91])
  }

  @Test("two views of one type in one place of two containers share nothing")
  func apart() throws {
    let hooks = Remembering.Hooks()
    let stage = try Rehearsal(.small) {
      HStack(spacing: 0) {
        VStack { Remembering(1, at: 0, hooks) }
        VStack { Remembering(2, at: 1, hooks) }
      }
    }
    try stage.now { hooks.bindings[0]?.wrappedValue = 60 }
    #expect(stage.paintedTiles == [60, 2])
  }

  @Test("a write of the same value evaluates nothing again")
  func sameValue() throws {
    let hooks = Remembering.Hooks()
    let stage = try Rehearsal(.small) { Remembering(1, at: 0, hooks) }
    try stage.now { hooks.bindings[0]?.wrappedValue = 1 }
    #expect(hooks.evaluations[0] == 1)
    try stage.now { hooks.bindings[0]?.wrappedValue = 2 }
    #expect(hooks.evaluations[0] == 2)
  }

  @Test("several writes in one closure are one update, and the last one counts")
  func batched() throws {
    let hooks = Remembering.Hooks()
    let stage = try Rehearsal(.small) { Remembering(1, at: 0, hooks) }
    try stage.now { for number in 2...9 { hooks.bindings[0]?.wrappedValue = number } }
    #expect(stage.paintedTiles == [9] && hooks.evaluations[0] == 2)
  }

  @Test("code reads what it has written at once, outside of bodies")
  func latest() throws {
    let hooks = Remembering.Hooks()
    let stage = try Rehearsal(.small) { Remembering(1, at: 0, hooks) }
    var read: [Int?] = []
    try stage.now {
      hooks.bindings[0]?.wrappedValue = 5
      read.append(hooks.bindings[0]?.wrappedValue)
      hooks.bindings[0]?.wrappedValue += 1
      read.append(hooks.bindings[0]?.wrappedValue)
    }
    #expect(read == [5, 6] && stage.paintedTiles == [6])
  }

  @Test("only the views that read a value, and those inside that change, are evaluated again")
  func minimal() throws {
    let hooks = Remembering.Hooks()
    let scene = try Stagehand(1) { number in
      HStack(spacing: 0) {
        Remembering(5, at: 0, hooks)
        Tile.of(number, 10, 10)
      }
    }
    try scene.change(to: 2)
    #expect(scene.hook.count == 2)
    #expect(hooks.evaluations[0] == 1)
  }

  @Test("an optional view that is missing takes no place, and comes back new")
  func optional() throws {
    let hooks = Remembering.Hooks()
    let scene = try Stagehand(Optional(3)) { (number: Int?) in
      HStack(spacing: 0) {
        if let number { Remembering(number, at: 0, hooks) }
        Tile.of(90, 10, 10)
      }
    }
    try scene.stage.now { hooks.bindings[0]?.wrappedValue = 44 }
    #expect(scene.stage.paintedTiles == [44, 90])
    try scene.change(to: nil)
    #expect(scene.stage.tiles == [90: CGRect(x: 45, y: 45, width: 10, height: 10)])
    try scene.change(to: 3)
    #expect(scene.stage.paintedTiles == [3, 90])
  }

  @Test("nested loops keep both identities apart")
  func nested() throws {
    let scene = try Stagehand([1, 2]) { (groups: [Int]) in
      HStack(spacing: 0) {
        ForEach(groups, id: \.self) { group in
          ForEach(0..<2, id: \.self) { Remembering(group * 10 + $0, at: $0) }
        }
      }
    }
    #expect(scene.stage.paintedTiles == [10, 11, 20, 21])
    try scene.change(to: [2, 1])
    #expect(scene.stage.paintedTiles == [20, 21, 10, 11])
  }

  @Test("a loop over a binding hands each view the way to its own element")
  func bindings() throws {
    struct Row: View {
      @Binding var item: Item
      var body: some View {
        Tile.of(item.height, 10, 10).onTapGesture { item.height += item.id }
      }
    }
    struct Scene: View {
      @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
      var body: some View {
        HStack(spacing: 0) { ForEach($items) { $item in Row(item: $item) } }
      }
    }
    let stage = try Rehearsal(.small) { Scene() }
    try stage.tap(50, 50, at: 0)
    #expect(stage.paintedTiles == [10, 12, 10])
    try stage.tap(61, 50, at: 1)
    #expect(stage.paintedTiles == [10, 12, 13])
  }
}
