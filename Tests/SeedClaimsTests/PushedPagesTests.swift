import Testing

/// Seed 003, pages that are pushed: rows S3-68, S3-77 and S3-78 of the claims.
///
/// The seed's lines on a second action while the first is shown are UIKit's; here a stack is pushed by a
/// button that stays in its place.
@Suite struct PushedPagesTests {
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
      // A page covers its whole width, 1000 parts of it, at 28 a frame at most.
      #expect(page.greatestStep(framesPerSecond: 240) < 30, "\(page.view)")
    }
  }

  @Test("S3-68 without its source a page is pushed, and the film says so")
  func withoutSource() throws {
    let source = ".matchedTransitionSource(id: bracelet.id, in: namespace)"
    let program = try Program("Seeds/Reference/BraceletStack", changing: [(source, "")])
    let film = try program.run(
      "render", ["--size", Program.stage, "--scale", "1", "--tap", "#1@0.5", "-o", "film.gif"])
    #expect(film.status == 0)
    #expect(film.error.contains("1 page finds no matchedTransitionSource to zoom out of"))
    let trace = try program.trace(["--tap", "#1@0.5"])
    #expect(!trace.all.contains { $0.property.hasPrefix("zoom") })
    // The page comes from the right: it is pushed.
    #expect(trace.all.contains { $0.property == "offset.x" && (try? $0.at(0.5)) == 400 })
    let zooming = try Program("Seeds/Reference/BraceletStack").run(
      "render", ["--size", Program.stage, "--scale", "1", "--tap", "#1@0.5", "-o", "film.gif"])
    #expect(zooming.status == 0 && !zooming.error.contains("zoom"))
  }
}
