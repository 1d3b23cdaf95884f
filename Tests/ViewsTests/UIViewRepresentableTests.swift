import Foundation
import Geometry
import Motion
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor private final class Log {
  var lines: [String] = []
}

/// A view whose square follows a binding, by the change's own animation.
private struct Follower: UIViewRepresentable {
  let x: CGFloat
  let log: Log

  final class Coordinator {
    var updates = 0
  }
  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    square.backgroundColor = .red
    view.addSubview(square)
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {
    context.coordinator.updates += 1
    context.animate {
      log.lines.append("changes")
      uiView.subviews[0].center.x = x
    } completion: {
      log.lines.append("completion")
    }
    log.lines.append("next")
  }

  static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
    uiView.tag = coordinator.updates
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIView, context: Context
  ) -> CGSize? { CGSize(width: 80, height: 10) }
}

private struct Content: View {
  let hook: Hook<CGFloat>
  let log: Log
  @State private var x = CGFloat(5)
  var body: some View {
    let _ = hook.binding = $x
    if x >= 0 { Follower(x: x, log: log) }
  }
}

@MainActor @Suite struct UIViewRepresentableTests {
  @Test("without an animation context.animate completes before it returns")
  func inline() throws {
    let (hook, log) = (Hook<CGFloat>(), Log())
    let rehearsal = try Rehearsal { Content(hook: hook, log: log) }
    #expect(log.lines == ["changes", "completion", "next"])
    try rehearsal.now { hook.value = 25 }
    #expect(log.lines.suffix(3) == ["changes", "completion", "next"])
    // Eighty points wide in the middle of a hundred.
    #expect(rehearsal.frames == [CGRect(x: 30, y: 45, width: 10, height: 10)])
  }

  @Test("with an animation the view moves along it, and the completion comes at its end")
  func animated() throws {
    let (hook, log) = (Hook<CGFloat>(), Log())
    let rehearsal = try Rehearsal { Content(hook: hook, log: log) }
    log.lines = []
    var isOuterDone = false
    try rehearsal.now {
      withAnimation(.spring(duration: 0.4)) {
        hook.value = 45
      } completion: {
        isOuterDone = true
      }
    }
    #expect(log.lines == ["changes", "next"])
    let spring = Spring(duration: 0.4)
    for time in [0.1, 0.2, 0.39] {
      try rehearsal.advance(to: time)
      let x = 5 + 40 * spring.value(target: 1.0, time: time)
      #expect(abs(try #require(rehearsal.frames.first).midX - 10 - x) < 1e-9)
    }
    #expect(log.lines.count == 2 && !isOuterDone)
    try rehearsal.advance(to: 0.4)
    #expect(log.lines == ["changes", "next", "completion"] && isOuterDone)
  }

  @Test("a label is as large as its words; an image keeps its shape as its mode says")
  func contents() throws {
    let label = UILabel()
    label.text = "Bead"
    let image = UIImageView(image: UIImage(systemName: "circle.fill"))
    image.contentMode = .scaleAspectFit
    image.tintColor = .red
    let rehearsal = try Rehearsal {
      VStack {
        Hosted(view: label).fixedSize()
        Hosted(view: image)
      }
    }
    #expect(rehearsal.words?.contains("Bead") == true)
    #expect(label.bounds.width > 20 && label.bounds.width < 60 && label.bounds.height > 15)
    let before = label.bounds.width
    try rehearsal.now { label.text = "A longer bead" }
    #expect(label.bounds.width > before)
    #expect(rehearsal.words?.contains("A longer bead") == true)
    let drawn = try #require(rehearsal.frames.last)
    #expect(abs(drawn.width - drawn.height) < 1e-6 && drawn.width > 30)
    #expect(rehearsal.colors.last == [255, 0, 0])
    #expect(
      UIView.ContentMode.topLeft.place(
        CGSize(width: 3, height: 4), in: CGRect(x: 1, y: 2, width: 30, height: 40))
        == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
