import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Synchronization
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Paths of shapes")
struct ShapePathTests {
  /// How often a path was asked for.
  private nonisolated static let paths = Mutex(0)

  private struct Counted: Shape {
    var inset = 0.0
    nonisolated var animatableData: Double {
      get { inset }
      set { inset = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
      ShapePathTests.paths.withLock { $0 += 1 }
      return Path(rect.insetBy(dx: inset, dy: inset))
    }
  }

  private struct Growing: View {
    @State private var inset = 0.0
    let hook: Hook<Double>

    var body: some View {
      hook.binding = $inset
      return Counted(inset: inset).frame(width: 50, height: 50)
    }
  }

  @Test("are asked for once at rest, at every frame on the way, and once again behind it")
  func pathsAreKept() throws {
    let hook = Hook<Double>()
    let rehearsal = try Rehearsal { Growing(hook: hook) }
    Self.paths.withLock { $0 = 0 }
    let still = rehearsal.frame
    for _ in 0..<3 { #expect(rehearsal.frame == still) }
    #expect(Self.paths.withLock { $0 } == 1)

    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = 10 } }
    var frames: Set<String> = []
    for step in 1...9 {
      try rehearsal.advance(to: Double(step) / 10)
      frames.insert(rehearsal.frame)
    }
    #expect(frames.count == 9 && Self.paths.withLock { $0 } == 10)

    try rehearsal.advance(to: 2)
    let end = rehearsal.frame
    #expect(rehearsal.frame == end && !frames.contains(end) && end != still)
    #expect(Self.paths.withLock { $0 } == 11)
  }
}
