import Testing

/// Seed 003, a second action while the first is shown: rows S3-77 and S3-78 of the claims.
///
/// The seed's lines are UIKit's; here a stack is pushed by a button that stays in its place.
@Suite struct OverlappingPushesTests {
  private static let text = """
    struct Pushing: View {
      @State private var path: [Int] = []
      @State private var isTransitioning = false
      let isGuarded: Bool
      var body: some View {
        VStack {
          NavigationStack(path: $path) {
            Color.red.navigationDestination(for: Int.self) { Text("Page \\($0)") }
          }
          Text("depth \\(path.count + 1)")
          Button("Push") { handleTap() }
        }
      }
      func handleTap() {
        if isGuarded {
          guard !isTransitioning else { return }
          isTransitioning = true
          withAnimation(.spring) { path.append(path.count) } completion: { isTransitioning = false }
        } else {
          path.append(path.count)
        }
      }
    }
    """

  private func trace(isGuarded: Bool) throws -> Trace {
    try Program(
      "Seeds/Reference/BraceletStack", root: "Pushing(isGuarded: \(isGuarded))", adding: Self.text
    ).trace(["--tap", "Push@0.5", "--tap", "Push@0.6"])
  }

  @Test("S3-77 an action that is refused during a transition is lost")
  func blocked() throws {
    #expect(try trace(isGuarded: true).words("Text 'depth 1'") == ["depth 1", "depth 2"])
  }

  @Test("S3-78 an action that is always allowed happens, and nothing jumps")
  func allowed() throws {
    let trace = try trace(isGuarded: false)
    #expect(try trace.words("Text 'depth 1'") == ["depth 1", "depth 2", "depth 3"])
    let pages = trace.all.filter { $0.property.hasPrefix("page.") && $0.settled != nil }
    #expect(pages.count >= 2)
    for page in pages {
      // A page covers its whole width, 1000 parts of it, at 19 a frame at most.
      #expect(page.greatestStep(framesPerSecond: 240) < 21, "\(page.view)")
    }
  }
}
