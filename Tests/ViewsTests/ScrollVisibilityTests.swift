import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("What is seen in a scroll view")
struct ScrollVisibilityTests {
  private final class Log {
    var lines: [String] = []
    var targets: [[Int]] = []
    /// Scrolls to the end in a second.
    var go: () -> Void = {}
  }

  /// Tiles of 50 points in a viewport of 100, which code can scroll to the end.
  private struct Column: View {
    let log: Log
    var threshold = 0.5
    @State private var position = ScrollPosition()
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<6, id: \.self) { number in
            Tile.of(number, 100, 50).onScrollVisibilityChange(threshold: threshold) {
              log.lines.append("\(number)\($0 ? "+" : "-")")
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($position)
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) {
        log.targets.append($0)
      }
      .onAppear {
        log.go = { withAnimation(.linear(duration: 1)) { position.scrollTo(edge: .bottom) } }
      }
    }
  }

  @Test("views say that they come and go, in the order in which they do")
  func order() throws {
    let log = Log()
    let stage = try Rehearsal { Column(log: log) }
    #expect(log.lines.sorted() == ["0+", "1+"])
    try stage.now { log.go() }
    try stage.advance(to: 3)
    #expect(
      log.lines.dropFirst(2).sorted() == ["0-", "1-", "2+", "2-", "3+", "3-", "4+", "5+"])
    func place(_ line: String) -> Int { log.lines.firstIndex(of: line) ?? -1 }
    #expect(place("2+") < place("3+") && place("3+") < place("4+"))
    #expect(place("2+") < place("2-") && place("0-") < place("1-"))
  }

  @Test("the views in the viewport are told in order, each time that they are others")
  func targets() throws {
    let log = Log()
    let stage = try Rehearsal { Column(log: log) }
    #expect(log.targets == [[0, 1]])
    try stage.now { log.go() }
    try stage.advance(to: 3)
    #expect(log.targets.first == [0, 1] && log.targets.last == [4, 5])
    #expect(log.targets.allSatisfy { $0 == $0.sorted() && (1...3).contains($0.count) })
    #expect(zip(log.targets, log.targets.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test("a threshold of all of the view is reached later than one of a little")
  func threshold() throws {
    func time(_ share: Double) throws -> Double {
      let log = Log()
      let stage = try Rehearsal { Column(log: log, threshold: share) }
      try stage.now { log.go() }
      for frame in 0...120 {
        try stage.advance(to: Double(frame) / 60)
        if log.lines.contains("3+") { return Double(frame) / 60 }
      }
      return .infinity
    }
    // The content goes 200 points in a second; the fourth tile begins 50 below the viewport.
    #expect(abs(try time(0.1) - 55.0 / 200) < 0.03)
    #expect(abs(try time(1) - 100.0 / 200) < 0.03)
  }

  @Test(
    "content that fits is pulled where it always bounces, and not where that depends on its size")
  func bounce() throws {
    func pulled(_ behavior: ScrollBounceBehavior, _ count: Int) throws -> CGFloat {
      let stage = try Rehearsal {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Tile.of($0, 100, 40) } }
        }
        .scrollBounceBehavior(behavior)
      }
      try stage.drag(
        from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 80), at: 0, steps: 60, release: false)
      return try stage.tile(0).minY
    }
    #expect(try pulled(.always, 2) > 20)
    #expect(try pulled(.automatic, 2) == pulled(.always, 2))
    #expect(try pulled(.basedOnSize, 2) == 0)
    #expect(try pulled(.basedOnSize, 4) == pulled(.always, 4))
  }
}
