import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

extension ContainerValues {
  @Entry fileprivate var isPinned = false
  @Entry fileprivate var note = "none"
}

private struct Rank: _ViewTraitKey {
  static var defaultValue: Int { 0 }
}

@MainActor @Suite("Subviews of a view")
struct SubviewTests {
  /// Two tiles that are no list to the eye of a container unless their body is asked for.
  private struct Pair: View {
    var body: some View {
      Tile.of(1, 20, 10)
      Tile.of(2, 20, 10)
    }
  }

  /// A tile with state of its own.
  private struct Counting: View {
    @State var count = 0
    let tap: Bool
    var body: some View { Tile.of(count, 20, 10).onAppear { if tap { count += 7 } } }
  }

  private func count(@ViewBuilder _ content: () -> some View) -> Int {
    content().subviews().count
  }

  @Test("blocks, loops, conditions and groups are counted by their views")
  func counts() {
    let (yes, no) = (true, false)
    #expect(count {} == 0)
    #expect(count { Text("a") } == 1)
    #expect(
      count {
        Text("a")
        Text("b")
      } == 2)
    #expect(count { ForEach(0..<5) { Text("\($0)") } } == 5)
    #expect(
      count {
        ForEach(0..<3) {
          Text("\($0)")
          Divider()
        }
      } == 6)
    #expect(count { if no { Text("a") } } == 0)
    #expect(
      count {
        if yes {
          Text("a")
          Text("b")
        } else {
          Text("c")
        }
      } == 2)
    #expect(count { Group { ForEach(0..<3) { Text("\($0)") } }.padding() } == 3)
    #expect(count { AnyView(Group { ForEach(0..<3) { Text("\($0)") } }) } == 3)
    #expect(count { VStack { ForEach(0..<3) { Text("\($0)") } } } == 1)
    #expect(count { Pair() } == 2)
    #expect(count { Counting(tap: false) } == 1)
  }

  @Test("each subview has an identity of its own, which an element keeps in another place")
  func identities() {
    func ids(_ numbers: [Int]) -> [Subview.ID] {
      ForEach(numbers, id: \.self) { Tile.of($0, 20, 10) }.subviews().map(\.id)
    }
    let (old, new) = (ids([1, 2, 3]), ids([3, 1]))
    #expect(Set(old).count == 3)
    #expect(new == [old[2], old[0]])
  }

  @Test("a group shows what it makes of the subviews, each once")
  func group() throws {
    let stage = try Rehearsal {
      Group(subviews: Pair()) { subviews in
        HStack(spacing: 0) {
          subviews[1]
          Spacer(minLength: 0)
          subviews[0]
        }
      }
    }
    #expect(try stage.tile(2).minX == 0)
    #expect(try stage.tile(1).maxX == 100)
  }

  @Test("a loop over subviews shows each with what the loop adds, and slices are views")
  func loop() throws {
    let stage = try Rehearsal {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(subviews: Pair()) { $0.padding(.leading, 30) }
        Group(subviews: ForEach(3..<9) { Tile.of($0, 20, 10) }) { $0[1..<3] }
      }
    }
    #expect(Set(stage.tiles.keys) == [1, 2, 4, 5])
    #expect(try stage.tile(1).minX - stage.tile(4).minX == 30)
    #expect(try stage.tile(4).maxY == stage.tile(5).minY)
  }

  @Test("a subview has the environment of the place where it is shown, and modifiers around it")
  func environment() throws {
    struct Reader: View {
      @Environment(\.layoutDirection) var direction
      var body: some View { Tile.of(direction == .rightToLeft ? 1 : 0, 20, 10) }
    }
    let stage = try Rehearsal {
      Group(subviews: Group { Reader() }.padding(10)) {
        $0.environment(\.layoutDirection, .rightToLeft)
      }
    }
    let reader = try stage.tile(1)
    #expect(reader.midX == 50 && reader.midY == 50)
  }

  @Test("state stays with an element that moves")
  func state() throws {
    struct Moving: View {
      @State private var order = [7, 1]
      var body: some View {
        VStack {
          ForEach(subviews: ForEach(order, id: \.self) { Counting(tap: $0 == 7) }) { $0 }
        }
        .contentShape(Rectangle())
        .onTapGesture { order.reverse() }
      }
    }
    let stage = try Rehearsal { Moving() }
    let before = try (stage.tile(7), stage.tile(0))
    #expect(before.0.minY < before.1.minY)
    try stage.tap(50, 50, at: 1)
    try stage.advance(to: 3)
    let after = try (stage.tile(7), stage.tile(0))
    #expect(after.0.minY > after.1.minY)
  }

  @Test("a container value is read from the subview; the nearest to the container counts")
  func values() throws {
    let subviews = Group {
      Tile.of(1, 20, 10).containerValue(\.isPinned, true)
      Tile.of(2, 20, 10).containerValue(\.note, "inner").padding().containerValue(\.note, "outer")
      Tile.of(3, 20, 10)
    }
    .containerValue(\.note, "all").subviews()
    #expect(subviews.map(\.containerValues.isPinned) == [true, false, false])
    #expect(subviews.map(\.containerValues.note) == ["all", "all", "all"])
    let own = Tile.of(2, 20, 10).containerValue(\.note, "inner").padding().containerValue(
      \.note, "outer")
    #expect(own.subviews().map(\.containerValues.note) == ["outer"])
    #expect(Tile.of(1, 20, 10).subviews().map(\.containerValues.note) == ["none"])
  }

  @Test("a tag is a container value")
  func tags() {
    let subviews = ForEach(0..<3) { Tile.of($0, 20, 10).tag("t\($0)") }.subviews()
    #expect(subviews.map { $0.containerValues.tag(for: String.self) } == ["t0", "t1", "t2"])
    #expect(subviews.map { $0.containerValues.tag(for: Int.self) } == [nil, nil, nil])
    #expect(subviews.map { $0.containerValues.hasTag("t1") } == [false, true, false])
  }

  @ViewBuilder private var sectioned: some View {
    Tile.of(0, 20, 10)
    Section("A") {
      Tile.of(1, 20, 10)
      Tile.of(2, 20, 10)
    }
    .containerValue(\.isPinned, true)
    Tile.of(3, 20, 10)
    Tile.of(4, 20, 10)
    Section {
      Tile.of(5, 20, 10)
    } footer: {
      Text("end")
    }
  }

  @Test("sections are told apart, and what stands between them is one")
  func sections() {
    let content = sectioned
    let sections = SectionCollection(content.listItems())
    #expect(sections.map(\.content.count) == [1, 2, 2, 1])
    #expect(sections.map(\.header.count) == [0, 1, 0, 0])
    #expect(sections.map(\.footer.count) == [0, 0, 0, 1])
    #expect(sections.map(\.containerValues.isPinned) == [false, true, false, false])
    #expect(Set(sections.map(\.id)).count == 4)
    #expect(content.subviews().count == 6)
  }

  @Test("a loop over sections shows headers where it likes")
  func sectionLoop() throws {
    let stage = try Rehearsal {
      HStack(spacing: 0) {
        ForEach(
          sections: ForEach(0..<2) { n in
            Section {
              Tile.of(n, 20, 10)
            } header: {
              Tile.of(n + 5, 20, 10)
            }
          }
        ) {
          section in
          VStack(spacing: 0) {
            section.content
            section.header
          }
        }
      }
    }
    for n in 0..<2 {
      #expect(try stage.tile(n).maxY == stage.tile(n + 5).minY)
      #expect(try stage.tile(n).midX == stage.tile(n + 5).midX)
    }
    let grouped = try Rehearsal {
      Group(
        sections: Section {
          Tile.of(1, 20, 10)
        } header: {
          Tile.of(2, 20, 10)
        }
      ) { sections in
        VStack { ForEach(sections) { $0.header } }
      }
    }
    #expect(Array(grouped.tiles.keys) == [2])
  }

  // MARK: The former form

  private struct Divided: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Tile.of(90 + child[Rank.self], 20, 10) }
      }
    }
  }

  @Test("a root shows children with something between, and reads their traits and identities")
  func root() throws {
    let stage = try Rehearsal {
      VStack(spacing: 0) {
        _VariadicView.Tree(Divided()) {
          Tile.of(1, 20, 10)._trait(Rank.self, 1)
          Tile.of(2, 20, 10)._trait(Rank.self, 2)
          Tile.of(3, 20, 10)
        }
      }
    }
    #expect(Set(stage.tiles.keys) == [1, 2, 3, 91, 92])
    #expect(try stage.tile(1).maxY == stage.tile(91).minY)
    #expect(try stage.tile(92).maxY == stage.tile(3).minY)
    let children = _VariadicView_Children(
      ForEach(["x", "y"], id: \.self) { _ in Tile.of(1, 20, 10) }.subviews())
    #expect(children.map { $0.id(as: String.self) } == ["x", "y"])
    #expect(children.map { $0.id(as: Double.self) } == [nil, nil])
  }

  @Test("a subview that goes leaves by its transition")
  func leaving() throws {
    struct Leaving: View {
      @State private var isShown = true
      var body: some View {
        VStack(spacing: 0) {
          ForEach(
            subviews: Group {
              Tile.of(1, 20, 10)
              if isShown { Tile.of(2, 20, 10).transition(.opacity) }
            }
          ) { $0 }
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isShown = false } }
      }
    }
    let stage = try Rehearsal { Leaving() }
    try stage.advance(to: 0.5)
    #expect(Set(stage.tiles.keys) == [1, 2])
    try stage.advance(to: 2)
    #expect(Set(stage.tiles.keys) == [1])
  }
}
