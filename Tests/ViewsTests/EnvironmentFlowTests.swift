import Rostrum
import Testing

private enum NumberKey: EnvironmentKey { static var defaultValue: Int { 1 } }

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

/// A tile of the number around it.
private struct Reader: View {
  @Environment(\.number) private var number
  var count: Hook<Int>?
  var body: some View {
    count?.count += 1
    return Tile.of(number, 10, 10)
  }
}

private enum Greatest: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private enum Order: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

@MainActor @Suite("Environment and preferences")
struct EnvironmentFlowTests {
  @Test("a value goes to all below, and the innermost counts")
  func down() throws {
    let stage = try Rehearsal(.small) {
      HStack(spacing: 0) {
        Reader()
        Reader().environment(\.number, 2)
        HStack(spacing: 0) {
          Reader()
          Reader().environment(\.number, 4).environment(\.number, 9)
        }
        .environment(\.number, 3)
      }
    }
    #expect(stage.paintedTiles == [1, 2, 3, 4])
  }

  @Test("a change of a value is made in what is around, not beside")
  func transform() throws {
    let stage = try Rehearsal(.small) {
      HStack(spacing: 0) {
        Reader().transformEnvironment(\.number) { $0 += 10 }
        Reader().transformEnvironment(\.number) { $0 *= 2 }.transformEnvironment(\.number) {
          $0 += 1
        }
      }
      .environment(\.number, 5)
    }
    // The outer change comes first on the way down.
    #expect(stage.paintedTiles == [15, 12])
  }

  @Test("views that read nothing of the environment are not evaluated again when it changes")
  func minimal() throws {
    let (reader, other) = (Hook<Int>(), Hook<Int>())
    struct Other: View {
      let hook: Hook<Int>
      var body: some View {
        hook.count += 1
        return Tile.of(50, 10, 10)
      }
    }
    let scene = try Stagehand(1) { number in
      HStack(spacing: 0) {
        Reader(count: reader)
        Other(hook: other)
      }
      .environment(\.number, number)
    }
    try scene.change(to: 7)
    #expect(scene.stage.paintedTiles == [7, 50])
    #expect(reader.count == 2)
    withKnownIssue("Environment: “SwiftUI updates any parts of your view that depend on the value”")
    {
      #expect(other.count == 1)
    }
  }

  @Test("what lies over, behind or in a mask of a view has its environment")
  func everywhere() throws {
    let stage = try Rehearsal(.small) {
      Tile.of(90, 40, 40).overlay { Reader() }.background { Reader() }
        .environment(\.number, 6)
    }
    #expect(stage.paintedTiles == [6, 90, 6])
    let inside = try Rehearsal(.small) {
      ScrollView { GeometryReader { _ in Reader() } }.environment(\.number, 8)
    }
    #expect(inside.paintedTiles == [8])
  }

  @Test("a sheet has the environment of the view that shows it")
  func sheet() throws {
    let stage = try Rehearsal(.small) {
      Color.clear.sheet(isPresented: .constant(true)) { Reader() }.environment(\.number, 6)
    }
    try stage.advance(to: 3)
    #expect(stage.paintedTiles == [6])
  }

  @Test(
    "disabled by anyone around is disabled: enabling inside does not help",
    arguments: [
      (false, false, 1), (true, false, 2), (false, true, 2), (true, true, 2),
    ])
  func disabled(inner: Bool, outer: Bool, tile: Int) throws {
    struct Enabled: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Tile.of(isEnabled ? 1 : 2, 10, 10) }
    }
    let stage = try Rehearsal(.small) { Enabled().disabled(inner).disabled(outer) }
    #expect(stage.paintedTiles == [tile])
  }

  @Test("the stage says light or dark, its scale, and whether to move less")
  func stage() throws {
    struct Reading: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.displayScale) private var scale
      @Environment(\.pixelLength) private var pixel
      @Environment(\.accessibilityReduceMotion) private var isCalm
      let told: (ColorScheme, CGFloat, CGFloat, Bool) -> Void
      var body: some View {
        told(scheme, scale, pixel, isCalm)
        return Color.clear
      }
    }
    for scheme in ColorScheme.allCases {
      for isCalm in [false, true] {
        var stage = Stage.of(10, 10, scale: 4)
        (stage.colorScheme, stage.reduceMotion) = (scheme, isCalm)
        var seen: (ColorScheme, CGFloat, CGFloat, Bool)?
        _ = try Rehearsal(stage) { Reading(told: { seen = ($0, $1, $2, $3) }) }
        let told = try #require(seen)
        #expect(told.0 == scheme && told.3 == isCalm)
        #expect(told.1 == 4 && told.2 == 0.25)
      }
    }
  }

  @Test("a colour scheme for a part of the scene is for that part")
  func scheme() throws {
    let list = try list {
      HStack(spacing: 0) {
        Color.primary.frame(width: 10, height: 10)
        Color.primary.frame(width: 10, height: 10).colorScheme(.dark)
        Color.primary.frame(width: 10, height: 10).environment(\.colorScheme, .dark)
      }
    }
    #expect(
      list.colors.map(\.code) == [
        [0, 0, 0, 100], [255, 255, 255, 100], [255, 255, 255, 100],
      ])
  }

  @Observable fileprivate final class Model {
    var number = 1
  }

  @Test("an object in the environment is found by its type, and wakes who reads it")
  func object() throws {
    struct Scene: View {
      @Environment(Model.self) private var model
      var body: some View { Tile.of(model.number, 10, 10) }
    }
    struct Maybe: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Tile.of(model == nil ? 50 : 51, 10, 10) }
    }
    let model = Model()
    let stage = try Rehearsal(.small) {
      HStack(spacing: 0) {
        Scene()
        Maybe()
      }
      .environment(model)
    }
    try stage.now { model.number = 9 }
    #expect(stage.paintedTiles == [9, 51])
    #expect(try Rehearsal(.small) { Maybe() }.paintedTiles == [50])
  }

  // MARK: Preferences

  @Test("preferences go up reduced, in the order of the views")
  func order() throws {
    var told: [[Int]] = []
    _ = try Rehearsal(.small) {
      VStack {
        Color.red.preference(key: Order.self, value: [1])
        HStack {
          Color.red.preference(key: Order.self, value: [2])
          ForEach(3..<5, id: \.self) { Color.red.preference(key: Order.self, value: [$0]) }
        }
        Color.red
      }
      .onPreferenceChange(Order.self) { told.append($0) }
    }
    #expect(told == [[1, 2, 3, 4]])
  }

  @Test("the outer of two on one view takes the inner one's place; a transform adds to it")
  func nested() throws {
    var told: [[Int]] = []
    _ = try Rehearsal(.small) {
      VStack {
        Color.red.preference(key: Order.self, value: [1]).preference(key: Order.self, value: [2])
        Color.red.preference(key: Order.self, value: [3])
          .transformPreference(Order.self) { $0.append(4) }
      }
      .onPreferenceChange(Order.self) { told.append($0) }
    }
    #expect(told == [[2, 3, 4]])
  }

  @Test("keys do not touch each other, and who watches inside hears only of inside")
  func apart() throws {
    var (inner, outer, other): ([Int], [Int], [[Int]]) = ([], [], [])
    _ = try Rehearsal(.small) {
      HStack {
        Color.red.preference(key: Greatest.self, value: 3)
          .onPreferenceChange(Greatest.self) { inner.append($0) }
        Color.red.preference(key: Greatest.self, value: 8)
      }
      .onPreferenceChange(Greatest.self) { outer.append($0) }
      .onPreferenceChange(Order.self) { other.append($0) }
    }
    #expect(inner == [3] && outer == [8] && other == [[]])
  }

  @Test("a change is told once, the same value again is not")
  func changes() throws {
    var told: [Int] = []
    let scene = try Stagehand([1, 5]) { (numbers: [Int]) in
      HStack {
        ForEach(numbers, id: \.self) { Color.red.preference(key: Greatest.self, value: $0) }
      }
      .onPreferenceChange(Greatest.self) { told.append($0) }
    }
    for numbers in [[1, 5, 2], [1, 9], [9, 1], [3], []] { try scene.change(to: numbers) }
    #expect(told == [5, 9, 3, 0])
  }

  @Test("what is told may change the scene, which comes to rest")
  func feedback() throws {
    struct Scene: View {
      @State private var width = 0
      var body: some View {
        VStack(spacing: 0) {
          Tile.of(1, 30, 10).preference(key: Greatest.self, value: 30)
          Tile.of(2, CGFloat(width), 10)
        }
        .onPreferenceChange(Greatest.self) { width = $0 }
      }
    }
    let stage = try Rehearsal(.small) { Scene() }
    #expect(stage.tiles[2]?.width == 30)
  }
}
