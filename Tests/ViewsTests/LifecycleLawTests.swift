import Rostrum
import Testing

@MainActor @Suite("Coming, changing and going")
struct LifecycleLawTests {
  private let journal = Journal()

  private func noting(_ name: String) -> some View {
    Tile.of(1, 10, 10).onAppear { journal.note("+\(name)") }.onDisappear {
      journal.note("-\(name)")
    }
  }

  @Test("each view is told once that it has come, and once that it has gone")
  func once() throws {
    let scene = try Stagehand(true) { isThere in
      VStack {
        if isThere { noting("a") }
        noting("b")
      }
    }
    #expect(journal.lines.sorted() == ["+a", "+b"])
    try scene.change(to: true)
    try scene.stage.advance(to: 1)
    #expect(journal.lines.count == 2)
    try scene.change(to: false)
    #expect(journal.lines.last == "-a")
    try scene.change(to: true)
    #expect(journal.lines.count == 4 && journal.lines.last == "+a")
  }

  @Test("what goes by a transition has gone when it is no longer seen")
  func transition() throws {
    let scene = try Stagehand(true) { isThere in
      ZStack { if isThere { noting("a") } }
    }
    try scene.change(to: false, .linear(duration: 1))
    try scene.stage.advance(to: 0.9)
    #expect(journal.lines == ["+a"])
    try scene.stage.advance(to: 1)
    #expect(journal.lines == ["+a", "-a"])
  }

  @Test("what comes back on its way out has neither gone nor come")
  func comeBack() throws {
    let scene = try Stagehand(true) { isThere in
      ZStack { if isThere { noting("a") } }
    }
    try scene.change(to: false, .linear(duration: 1))
    try scene.stage.advance(to: 0.5)
    try scene.change(to: true, .linear(duration: 1))
    try scene.stage.advance(to: 4)
    #expect(journal.lines == ["+a"])
  }

  @Test("an identity that changes is one view gone and another come")
  func identity() throws {
    let scene = try Stagehand(1) { noting("\($0)").id($0) }
    try scene.change(to: 2)
    #expect(journal.lines.sorted() == ["+1", "+2", "-1"])
    #expect(journal.lines.first == "+1")
  }

  @Test("elements of a loop are told one by one; those that only move are told nothing")
  func loop() throws {
    let scene = try Stagehand([1, 2, 3]) { (items: [Int]) in
      VStack { ForEach(items, id: \.self) { noting("\($0)") } }
    }
    journal.clear()
    try scene.change(to: [3, 1, 2])
    #expect(journal.lines.isEmpty)
    try scene.change(to: [3, 4])
    #expect(journal.lines.sorted() == ["+4", "-1", "-2"])
  }

  @Test("a change is told with the old and the new value, once for each update")
  func onChange() throws {
    let scene = try Stagehand(1) { number in
      Color.red.onChange(of: number) { old, new in journal.note("\(old)→\(new)") }
    }
    #expect(journal.lines.isEmpty)
    try scene.stage.now {
      scene.hook.value = 2
      scene.hook.value = 5
    }
    try scene.change(to: 5)
    try scene.change(to: 6)
    #expect(journal.lines == ["1→5", "5→6"])
  }

  @Test("asked to, it is told of the first value as well")
  func initial() throws {
    let scene = try Stagehand(1) { number in
      Color.red.onChange(of: number, initial: true) { old, new in journal.note("\(old)→\(new)") }
    }
    try scene.change(to: 2)
    #expect(journal.lines == ["1→1", "1→2"])
  }

  @Test("the closure of a change is the one of the newest body")
  func newest() throws {
    let scene = try Stagehand((watched: 1, other: "a")) { value in
      Color.red.onChange(of: value.watched) { journal.note(value.other) }
    }
    try scene.change(to: (watched: 1, other: "b"))
    #expect(journal.lines.isEmpty)
    try scene.change(to: (watched: 2, other: "c"))
    #expect(journal.lines == ["c"])
  }

  @Test("a change that follows from a change is told in the same moment")
  func chain() throws {
    struct Scene: View {
      @State private var first = 0
      @State private var second = 0
      let hook: Hook<Int>
      let note: (String) -> Void
      var body: some View {
        hook.binding = $first
        return Tile.of(second, 10, 10)
          .onChange(of: first) { _, new in
            note("first \(new)")
            second = new * 2
          }
          .onChange(of: second) { _, new in note("second \(new)") }
      }
    }
    let hook = Hook<Int>()
    let stage = try Rehearsal(.small) { Scene(hook: hook, note: journal.note) }
    try stage.now { hook.value = 4 }
    #expect(journal.lines == ["first 4", "second 8"] && stage.paintedTiles == [8])
  }

  @Test("a circle of changes without end is an error, not a hang")
  func endless() throws {
    struct Scene: View {
      @State private var number = 0
      var body: some View {
        Tile(1).onChange(of: number) { number += 1 }.onAppear { number = 1 }
      }
    }
    #expect(throws: ViewGraph.Failure.self) { try Rehearsal(.small) { Scene() } }
  }

  @Test("what code does when a view comes can animate from what was there at first")
  func animateOnAppear() throws {
    struct Scene: View {
      @State private var way = 0.0
      var body: some View {
        Tile.of(1, 20, 20).offset(x: way)
          .onAppear { withAnimation(.linear(duration: 1)) { way = 20 } }
      }
    }
    let stage = try Rehearsal(.small) { Scene() }
    #expect(stage.number("offset.x") == 0)
    try stage.advance(to: 0.5)
    #expect(stage.number("offset.x") == 10)
  }

  @Test("a size is told when it is known, and each time it changes")
  func geometry() throws {
    let scene = try Stagehand(20.0) { width in
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: Double.self) {
          Double($0.size.width)
        } action: { new in
          journal.note("\(new)")
        }
    }
    for width in [20.0, 30, 30, 10] { try scene.change(to: width) }
    #expect(journal.lines == ["20.0", "30.0", "10.0"])
  }

  @Observable fileprivate final class Model {
    var read = 1
    var unread = 1
    var items = [1, 2]
  }

  @Test("an object wakes a view for what it read in its latest body only")
  func observation() throws {
    struct Scene: View {
      let model: Model
      let hook: Hook<Int>
      var body: some View {
        hook.count += 1
        return Tile.of(model.read > 5 ? model.unread : model.read, 10, 10)
      }
    }
    let (model, hook) = (Model(), Hook<Int>())
    let stage = try Rehearsal(.small) { Scene(model: model, hook: hook) }
    try stage.now { model.unread = 44 }
    #expect(hook.count == 1)
    try stage.now { model.read = 6 }
    #expect(hook.count == 2 && stage.paintedTiles == [44])
    try stage.now { model.unread = 55 }
    #expect(hook.count == 3 && stage.paintedTiles == [55])
  }

  @Test("a change of an object under an animation is animated")
  func animatedObject() throws {
    struct Scene: View {
      let model: Model
      var body: some View { Tile.of(1, 20, 20).offset(x: CGFloat(model.read)) }
    }
    let model = Model()
    let stage = try Rehearsal(.small) { Scene(model: model) }
    try stage.now { withAnimation(.linear(duration: 1)) { model.read = 21 } }
    try stage.advance(to: 0.5)
    #expect(stage.number("offset.x") == 11)
  }

  fileprivate final class Old: ObservableObject {
    @Published var number = 1
    var silent = 1
  }

  @Test("an object of Combine's kind wakes for any published part, and lives with its view")
  func observable() throws {
    struct Scene: View {
      @StateObject private var object = Old()
      let hook: Hook<Old>
      var body: some View {
        hook.count += 1
        hook.binding = .constant(object)
        return Tile.of(object.number + object.silent, 10, 10)
      }
    }
    let hook = Hook<Old>()
    let scene = try Stagehand(0) { _ in Scene(hook: hook) }
    let first = try #require(hook.value)
    try scene.stage.now { first.silent = 20 }
    #expect(scene.stage.paintedTiles == [2])
    try scene.stage.now { first.number = 3 }
    #expect(scene.stage.paintedTiles == [23])
    try scene.change(to: 1)
    #expect(hook.value === first)
  }

  @Test("an object handed down, or found around, wakes those who watch it")
  func handed() throws {
    struct Watching: View {
      @ObservedObject var object: Old
      var body: some View { Tile.of(object.number, 10, 10) }
    }
    struct Finding: View {
      @EnvironmentObject private var object: Old
      var body: some View { Tile.of(100 + object.number, 10, 10) }
    }
    let object = Old()
    let stage = try Rehearsal(.small) {
      HStack(spacing: 0) {
        Watching(object: object)
        Finding()
      }
      .environmentObject(object)
    }
    try stage.now { object.number = 8 }
    #expect(stage.paintedTiles == [8, 108])
  }
}
