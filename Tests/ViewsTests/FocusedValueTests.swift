import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

private struct NumberKey: FocusedValueKey { typealias Value = Int }
private struct ChoiceKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
  fileprivate var number: Int? {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
  fileprivate var choice: Binding<Int>? {
    get { self[ChoiceKey.self] }
    set { self[ChoiceKey.self] = newValue }
  }
}

@MainActor @Suite("What a scene or its focus publishes")
struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.number) private var number
    var body: some View { Tile.of(number ?? 99, 10, 10) }
  }

  @Test("a view reads what another publishes, as it changes and until that one goes")
  func scene() throws {
    let scene = try Stagehand(1) { number in
      VStack {
        Reader()
        if number < 5 { Color.red.frame(width: 5, height: 5).focusedSceneValue(\.number, number) }
      }
    }
    #expect(scene.stage.paintedTiles == [1])
    try scene.change(to: 2)
    #expect(scene.stage.paintedTiles == [2])
    try scene.change(to: 7)
    #expect(scene.stage.paintedTiles == [99])
  }

  @Test("the inner of two goes before the outer, and none where there is no value")
  func order() throws {
    let inner = try Rehearsal {
      VStack {
        Reader()
        Color.red.focusedSceneValue(\.number, 3).focusedSceneValue(\.number, 4)
      }
    }
    #expect(inner.paintedTiles == [3])
    let none = try Rehearsal {
      VStack {
        Reader()
        Color.red.focusedSceneValue(\.number, nil)
      }
    }
    #expect(none.paintedTiles == [99])
  }

  private struct Field: View {
    let hook: Hook<Bool>
    @State private var text = ""
    @State private var isOn = false
    @FocusState private var focus: Bool
    var body: some View {
      hook.binding = $isOn
      return VStack {
        Reader()
        TextField("Name", text: $text).focused($focus).focusedValue(\.number, 6)
      }
      .onChange(of: isOn) { focus = isOn }
    }
  }

  @Test("a field publishes while it has the focus")
  func field() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal { Field(hook: hook) }
    #expect(stage.paintedTiles == [99])
    try stage.now { hook.value = true }
    #expect(stage.paintedTiles == [6])
    try stage.now { hook.value = false }
    #expect(stage.paintedTiles == [99])
  }

  private final class Cart: ObservableObject {
    @CombineShim.Published var count: Int
    init(_ count: Int) { self.count = count }
  }

  private struct Counter: View {
    @FocusedObject private var cart: Cart?
    let journal: Journal
    var body: some View {
      Tile.of(cart?.count ?? 99, 10, 10)
        .onTapGesture {
          $cart?.count.wrappedValue += 1
          journal.note("\(cart?.count ?? -1)")
        }
    }
  }

  @Test("an object of a scene is read, written and watched, as long as a view publishes it")
  func object() throws {
    let (cart, journal) = (Cart(3), Journal())
    let scene = try Stagehand(true) { isPublished in
      VStack {
        Counter(journal: journal)
        if isPublished { Color.red.frame(height: 5).focusedSceneObject(cart) }
      }
    }
    #expect(scene.stage.paintedTiles == [3])
    try scene.stage.now { cart.count = 5 }
    #expect(scene.stage.paintedTiles == [5])
    let place = try scene.stage.tile(5)
    try scene.stage.tap(place.midX, place.midY, at: 0.1)
    try scene.stage.advance(to: 1)
    #expect(journal.lines == ["6"] && cart.count == 6 && scene.stage.paintedTiles == [6])
    try scene.change(to: false)
    #expect(scene.stage.paintedTiles == [99])
    try scene.stage.now { cart.count = 8 }
    #expect(scene.stage.paintedTiles == [99])
  }

  private struct Order: View {
    let hook: Hook<Bool>
    let cart: Cart
    @State private var isOn = false
    @FocusState private var focus: Bool
    var body: some View {
      hook.binding = $isOn
      return VStack {
        Counter(journal: Journal())
        TextField("Note", text: .constant("")).focused($focus).focusedObject(cart)
      }
      .onChange(of: isOn) { focus = isOn }
    }
  }

  @Test("a field publishes an object while it has the focus")
  func fieldObject() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal { Order(hook: hook, cart: Cart(7)) }
    #expect(stage.paintedTiles == [99])
    try stage.now { hook.value = true }
    #expect(stage.paintedTiles == [7])
    try stage.now { hook.value = false }
    #expect(stage.paintedTiles == [99])
  }

  private struct Chooser: View {
    @FocusedBinding(\.choice) private var choice
    let journal: Journal
    var body: some View {
      Tile.of(choice ?? 99, 10, 10)
        .onTapGesture {
          choice = (choice ?? 0) + 1
          journal.note("\($choice.wrappedValue ?? -1)")
        }
    }
  }

  private struct Chosen: View {
    @State private var number = 4
    let journal: Journal
    let isPublished: Bool
    var body: some View {
      VStack {
        Chooser(journal: journal)
        if isPublished { Color.red.frame(height: 5).focusedSceneValue(\.choice, $number) }
      }
    }
  }

  @Test(
    "a published binding is read and written; without one nothing is", arguments: [true, false])
  func binding(isPublished: Bool) throws {
    let journal = Journal()
    let stage = try Rehearsal { Chosen(journal: journal, isPublished: isPublished) }
    let place = try #require(stage.tiles.values.first)
    try stage.tap(place.midX, place.midY, at: 0.1)
    try stage.advance(to: 1)
    #expect(journal.lines == [isPublished ? "5" : "-1"])
    #expect(stage.paintedTiles == [isPublished ? 5 : 99])
  }
}
