import Rostrum
import Testing

@MainActor @Suite("Binding")
struct BindingTests {
  private struct Person: Equatable, Identifiable {
    var id = 7
    var name = "Ada"
    var pets = ["cat", "dog"]
    var home = Home()
    struct Home: Equatable { var rooms = 3 }
  }

  /// A place in memory, and a binding to it.
  private final class Place<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    @MainActor var binding: Binding<Value> {
      Binding {
        self.value
      } set: {
        self.value = $0
      }
    }
  }

  @Test("what is written through a binding is read through it, and is where it leads")
  func law() {
    let place = Place(1)
    let binding = place.binding
    binding.wrappedValue = 5
    #expect(binding.wrappedValue == 5 && place.value == 5)
    place.value = 9
    #expect(binding.wrappedValue == 9)
  }

  @Test("a part of a binding writes that part and no other")
  func parts() {
    let place = Place(Person())
    place.binding.name.wrappedValue = "Grace"
    place.binding.home.rooms.wrappedValue = 8
    place.binding.pets[1].wrappedValue = "fox"
    #expect(
      place.value == Person(name: "Grace", pets: ["cat", "fox"], home: Person.Home(rooms: 8)))
    #expect(place.binding.id == 7)
  }

  @Test("a part of a part is the part of the whole path")
  func composition() {
    let place = Place(Person())
    let outer = place.binding.home
    outer.rooms.wrappedValue = 4
    #expect(outer.wrappedValue.rooms == 4 && place.binding.home.rooms.wrappedValue == 4)
  }

  @Test("a constant takes no writes")
  func constant() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 8
    #expect(binding.wrappedValue == 3)
  }

  @Test("a binding to an optional can be opened while there is something in it")
  func optional() throws {
    let place = Place<Int?>(nil)
    let closed = Binding<Int>(place.binding)
    #expect(closed?.wrappedValue == nil)
    place.value = 2
    let opened = try #require(Binding<Int>(place.binding))
    opened.wrappedValue = 6
    #expect(place.value == 6 && opened.wrappedValue == 6)
  }

  @Test("a binding can be read as one to an optional")
  func wrapped() {
    let place = Place(2)
    let optional: Binding<Int?> = Binding(place.binding)
    #expect(optional.wrappedValue == 2)
    optional.wrappedValue = 5
    #expect(place.value == 5)
  }

  @Test("a binding projects itself")
  func projected() {
    let place = Place(2)
    Binding(projectedValue: place.binding).projectedValue.wrappedValue = 4
    #expect(place.value == 4)
  }

  @Test("writes carry the binding's animation, or its transaction")
  func animated() throws {
    struct Scene: View {
      @State private var place = 0.0
      let hook: Hook<Double>
      let make: (Binding<Double>) -> Binding<Double>
      var body: some View {
        hook.binding = make($place)
        return Tile.of(1, 20, 20).offset(x: place)
      }
    }
    func halfWay(_ make: @escaping (Binding<Double>) -> Binding<Double>) throws -> Double? {
      let hook = Hook<Double>()
      let stage = try Rehearsal(.small) { Scene(hook: hook, make: make) }
      try stage.now { hook.value = 20 }
      try stage.advance(to: 0.5)
      return stage.number("offset.x")
    }
    #expect(try halfWay { $0 } == 20)
    #expect(try halfWay { $0.animation(.linear(duration: 1)) } == 10)
    #expect(try halfWay { $0.animation(nil) } == 20)
    #expect(
      try halfWay { $0.transaction(Transaction(animation: .linear(duration: 1))) } == 10)
    // The last word counts.
    #expect(try halfWay { $0.animation(.linear(duration: 1)).animation(.linear(duration: 2)) } == 5)
  }

  @Test("a part of an animated binding is animated")
  func animatedPart() throws {
    struct Scene: View {
      @State private var size = CGSize(width: 20, height: 20)
      let hook: Hook<CGFloat>
      var body: some View {
        hook.binding = $size.animation(.linear(duration: 1)).width
        return Color.red.frame(width: size.width, height: size.height)
      }
    }
    let hook = Hook<CGFloat>()
    let stage = try Rehearsal(.small) { Scene(hook: hook) }
    try stage.now { hook.value = 60 }
    try stage.advance(to: 0.5)
    #expect(stage.list.fills.first?.width == 40)
  }

  @Test("a binding handed down writes the owner's state, and both follow")
  func handedDown() throws {
    struct Child: View {
      @Binding var number: Int
      var body: some View { Tile.of(number, 10, 10).onTapGesture { number += 1 } }
    }
    struct Parent: View {
      @State private var number = 3
      var body: some View {
        HStack(spacing: 0) {
          Child(number: $number)
          Tile.of(100 + number, 10, 10)
        }
      }
    }
    let stage = try Rehearsal(.small) { Parent() }
    try stage.tap(45, 50, at: 0)
    #expect(stage.paintedTiles == [4, 104])
  }

  @Test("a binding that computes takes part in updates")
  func computed() throws {
    struct Scene: View {
      @State private var celsius = 0.0
      let hook: Hook<Double>
      var body: some View {
        hook.binding = Binding(get: { celsius * 9 / 5 + 32 }, set: { celsius = ($0 - 32) * 5 / 9 })
        return Tile.of(Int(celsius), 10, 10)
      }
    }
    let hook = Hook<Double>()
    let stage = try Rehearsal(.small) { Scene(hook: hook) }
    try stage.now { hook.value = 212 }
    #expect(stage.paintedTiles == [100] && hook.value == 212)
  }

  @Test("a binding to an array is its elements' bindings, in order, each of which writes its own")
  func collection() {
    let place = Place(["a", "b", "c"])
    let binding = place.binding
    #expect(binding.map { $0.wrappedValue } == place.value)
    #expect(binding.reversed().map { $0.wrappedValue } == ["c", "b", "a"])
    #expect(binding.count == 3 && binding.indices == 0..<3)
    for (number, letter) in binding.enumerated() { letter.wrappedValue += "\(number)" }
    #expect(place.value == ["a0", "b1", "c2"])
    let second = binding.first { $0.wrappedValue.hasPrefix("b") }
    second?.wrappedValue = "x"
    zip(binding, [7, 8, 9]).forEach { $0.wrappedValue += "\($1)" }
    #expect(place.value == ["a07", "x8", "c29"])
    place.value = []
    #expect(binding.isEmpty && binding.first == nil)
  }
}
