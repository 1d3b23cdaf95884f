import Rostrum
import Testing

@testable import ViewEngine

/// Lazy stacks in scroll views: what is seen is what a stack with all its views shows.
@MainActor @Suite("Lazy stacks")
struct LazyLawTests {
  private static let many = 1_000_000

  /// A row that is known by its number, and tells when it comes.
  private func row(_ number: Int, _ length: CGFloat, _ journal: Journal? = nil) -> some View {
    Tile(number % 250).frame(height: length).onAppear { journal?.note("\(number)") }
  }

  /// The tiles that are in sight.
  private func seen(_ stage: Rehearsal) -> [Int: CGRect] {
    stage.tiles.filter { $0.value.maxY > 0 && $0.value.minY < 100 }
  }

  /// Whether the rows in sight leave nothing uncovered.
  private func isCovered(_ stage: Rehearsal) -> Bool {
    let rows = seen(stage).values.sorted { $0.minY < $1.minY }
    guard let first = rows.first, let last = rows.last else { return false }
    return first.minY <= 0 && last.maxY >= 100
      && zip(rows, rows.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 1e-6 }
  }

  private func scene(
    _ hook: Hook<Int>, count: Int, journal: Journal? = nil, anchor: UnitPoint? = .top,
    animation: Animation? = nil, length: @escaping (Int) -> CGFloat = { _ in 20 }
  ) throws -> Rehearsal {
    try Rehearsal(.small) {
      Switching(-1, hook) { target in
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<count, id: \.self) { row($0, length($0), journal) }
            }
          }
          .onChange(of: target) { _, new in
            withAnimation(animation) { proxy.scrollTo(new, anchor: anchor) }
          }
        }
      }
    }
  }

  @Test("of a million rows only those near the sight are made, and appear")
  func few() throws {
    let journal = Journal()
    let stage = try scene(Hook<Int>(), count: Self.many, journal: journal)
    #expect(isCovered(stage))
    // Five are in sight, and half a window more is near.
    #expect((8...12).contains(journal.lines.count))
    #expect(journal.lines.compactMap(Int.init).sorted() == Array(0..<journal.lines.count))
  }

  @Test("what fits looks as in a stack with all its views, to the last command", arguments: 0...4)
  func fits(count: Int) throws {
    func rows() -> some View {
      ForEach(0..<count, id: \.self) { Tile.of($0, 20 + CGFloat($0) * 7, 11) }
    }
    let lazy = try list { ScrollView { LazyVStack(alignment: .trailing) { rows() } } }
    let whole = try list {
      ScrollView {
        VStack(alignment: .trailing) { rows() }.frame(maxWidth: .infinity, alignment: .topTrailing)
      }
    }
    #expect(lazy == whole)
  }

  @Test("scrolled by a finger, rows are where they would be with all of them", arguments: [0, 1])
  func finger(kind: Int) throws {
    let length: (Int) -> CGFloat = { kind == 0 ? 20 : CGFloat(11 + $0 * 7 % 23) }
    func drive(_ isLazy: Bool) throws -> [[Int: CGRect]] {
      let stage = try Rehearsal(.small) {
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 3) { ForEach(0..<200, id: \.self) { row($0, length($0)) } }
          } else {
            VStack(spacing: 3) { ForEach(0..<200, id: \.self) { row($0, length($0)) } }
          }
        }
      }
      var places: [[Int: CGRect]] = []
      for (index, way) in [-80.0, -80, -70, 60, -80, 80, 80].enumerated() {
        let start = CGPoint(x: 50, y: way < 0 ? 95 : 5)
        try stage.drag(
          from: start, to: CGPoint(x: 50, y: start.y + way), at: Double(index), steps: 30)
        try stage.advance(to: Double(index) + 0.9)
        places.append(seen(stage))
      }
      return places
    }
    #expect(try drive(true) == drive(false))
  }

  @Test("code scrolls to rows that are not there yet, wherever", arguments: [7, 500, 999_990])
  func scrollTo(number: Int) throws {
    let hook = Hook<Int>()
    let journal = Journal()
    let stage = try scene(hook, count: Self.many, journal: journal)
    try stage.now { hook.value = number }
    try stage.advance(to: 0.1)
    #expect(abs(try stage.tile(number % 250).minY) < 1e-6)
    #expect(isCovered(stage))
    #expect(journal.lines.count < 40)
    try stage.now { hook.value = 0 }
    try stage.advance(to: 0.2)
    #expect(try stage.tile(0).minY == 0 && isCovered(stage))
  }

  @Test("rows of other lengths are met where code wanted them")
  func uneven() throws {
    let hook = Hook<Int>()
    let stage = try scene(hook, count: 5000, length: { CGFloat(10 + $0 % 7 * 6) })
    for number in [4000, 30, 2500] {
      try stage.now { hook.value = number }
      try stage.advance(to: stage.graph.timeline.now.seconds + 0.1)
      #expect(abs(try stage.tile(number % 250).minY) < 1e-6, "\(number)")
      #expect(isCovered(stage))
    }
  }

  @Test("on the way there the window is never empty")
  func way() throws {
    let hook = Hook<Int>()
    let stage = try scene(hook, count: 10_000, animation: .linear(duration: 1))
    try stage.now { hook.value = 9000 }
    for frame in 0...60 {
      try stage.advance(to: Double(frame) / 60)
      #expect(isCovered(stage), "frame \(frame)")
    }
    #expect(abs(try stage.tile(0).minY) < 1e-6)
  }

  @Test("rows come and go as the data say, a few as well as many")
  func changes() throws {
    let scene = try Stagehand(0) { count in
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { row($0, 20) } }
      }
    }
    for count in [0, 3, 1, 100_000, 4, 5, 0, 2, 700] {
      try scene.change(to: count)
      let expected = (0..<min(count, 5)).map { CGRect(x: 0, y: 20 * $0, width: 100, height: 20) }
      for (number, frame) in expected.enumerated() {
        #expect(try scene.stage.tile(number) == frame, "\(number) of \(count)")
      }
      #expect(seen(scene.stage).count == min(count, 5))
    }
  }

  @Test("a row that is added slides in, one that goes slides out, and what scrolls does neither")
  func transitions() throws {
    let scene = try Stagehand([0, 1, 2, 3]) { (numbers: [Int]) in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(numbers, id: \.self) { Tile.of($0, 50, 20).transition(.opacity) }
        }
      }
    }
    try scene.change(to: [0, 9, 1, 2, 3], .linear(duration: 1))
    try scene.stage.advance(to: 0.5)
    #expect(scene.stage.layers.map(\.opacity).contains { abs($0 - 0.5) < 1e-9 })
    try scene.stage.advance(to: 2)
    #expect(try scene.stage.tile(3).minY == 80)
  }

  @Test("sideways, in sections, and around a loop with a modifier of its own length")
  func kinds() throws {
    let sideways = try Rehearsal(.small) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<Self.many, id: \.self) { Tile($0 % 250).frame(width: 30) }
        }
      }
    }
    #expect(try sideways.tile(3) == CGRect(x: 90, y: 0, width: 30, height: 100))
    #expect(sideways.tiles.count < 20)
    let sections = try Rehearsal(.small) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(1..<Self.many, id: \.self) { row($0, 20) }
          } header: {
            Tile.of(0, 100, 15)
          }
        }
      }
    }
    #expect(try sections.tile(0).minY == 0 && sections.tile(1).minY == 15)
    try sections.drag(
      from: CGPoint(x: 50, y: 95), to: CGPoint(x: 50, y: 5), at: 0, steps: 60, release: false)
    #expect(try sections.tile(0).minY == 0 && sections.tile(5).minY == 15 + 80 - 90)
    func framed(_ isLazy: Bool) throws -> [Int: CGRect] {
      let stage = try Rehearsal(.small) {
        ScrollView {
          let rows = ForEach(0..<200, id: \.self) { Tile($0).frame(height: 5) }.frame(height: 20)
          if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
        }
      }
      return seen(stage)
    }
    #expect(try framed(true) == framed(false))
  }

  @Test("outside of a scroll view, across its axis, and in a plain stack all rows are made")
  func eager() throws {
    func made(@ViewBuilder _ content: (Journal) -> some View) throws -> Int {
      let journal = Journal()
      _ = try Rehearsal(.small) { content(journal) }
      return journal.lines.count
    }
    func rows(_ journal: Journal) -> some View {
      ForEach(0..<60, id: \.self) { row($0, 20, journal) }
    }
    #expect(try made { journal in LazyVStack { rows(journal) } } == 60)
    #expect(try made { journal in ScrollView(.horizontal) { LazyVStack { rows(journal) } } } == 60)
    #expect(try made { journal in ScrollView { VStack { rows(journal) } } } == 60)
  }

  @Test("elements that show nothing do not keep others from being found")
  func empty() throws {
    let stage = try Rehearsal(.small) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { number in
            if number >= 150 { row(number, 20) }
          }
        }
      }
    }
    #expect(try stage.tile(150).minY == 0 && isCovered(stage))
  }
}
