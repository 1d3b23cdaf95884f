import Foundation
import Testing

/// Progress from rest at +.05, .1, .15, .2, .25, .3, .4 and .5, as the claims' table has it.
private enum Progress {
  static let times = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5]
  static let spring = [0.1313, 0.3577, 0.5620, 0.7154, 0.8210, 0.8900, 0.9605, 0.9864]
  static let snappy = [0.1382, 0.3881, 0.6177, 0.7864, 0.8945, 0.9564, 1.0016, 1.0060]
  static let bouncy = [0.1457, 0.4233, 0.6851, 0.8737, 0.9841, 1.0339, 1.0393, 1.0145]
  static let bounce2 = [0.1034, 0.3109, 0.5257, 0.7048, 0.8358, 0.9223, 1.0009, 1.0152]
  static let bounce3 = [0.1066, 0.3275, 0.5614, 0.7571, 0.8972, 0.9841, 1.0449, 1.0353]
}

/// Rows of seeds 001 and 003 about UIKit and Core Animation.
@Suite struct UIKitTests {
  /// All ways of `UIView.animate`, each on a bead that goes from 0 to 100 half a second after the start.
  private static let beads = Result {
    try Program("Seeds/UIKit/AnimatedBeads").trace(duration: "4")
  }

  private func bead(_ name: String) throws -> Trace.Series {
    try Self.beads.get()(name, "center.x")
  }

  private func expect(
    _ name: String, along progress: [Double], _ location: SourceLocation = #_sourceLocation
  ) throws {
    let series = try bead(name)
    for (time, share) in zip(Progress.times, progress) {
      let found = try series.at(0.5 + time)
      #expect(
        abs(found - 100 * share) <= 0.01, "\(name) at +\(time): \(found)", sourceLocation: location)
    }
  }

  @Test("S1-13 UIView.animate by duration and bounce, in both spellings")
  func durationAndBounce() throws {
    try expect("springDuration", along: Progress.bounce2)
    let (a, b) = (try bead("duration"), try bead("springDuration"))
    #expect(a.numbers == b.numbers)
  }

  /// A controller with a label that says what a test wants to know.
  private static func probe(_ code: String) -> String {
    """
    class ProbeController: UIViewController {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 380, height: 380))
        let bead = UIView(frame: CGRect(x: -10, y: 200, width: 20, height: 20))
        override func viewDidLoad() {
            label.accessibilityIdentifier = "probe"
            label.text = "begin"
            view.addSubview(label)
            view.addSubview(bead)
        }
        func say(_ words: String) { label.text = (label.text ?? "") + "|" + words }
        override func viewDidAppear(_ animated: Bool) {
            \(code)
        }
    }
    """
  }

  /// What the label says at the end, and when it said something new.
  private func words(
    _ code: String, duration: String = "2"
  ) throws -> [(time: Double, words: String)] {
    let program = try Program(
      "Seeds/UIKit/AnimatedBeads", root: "ProbeController()", adding: Self.probe(code))
    return try Self.told(program.trace(duration: duration), of: "probe")
  }

  /// The only text of a view that is put together with bars, as a test's own notes are.
  private static func notes(_ trace: Trace, of view: String) throws -> Trace.Series {
    let found = trace.all.filter { series in
      series.property == "text" && series.view.hasPrefix("\(view)/")
        && series.values.contains {
          if case .words(let words)? = $0 { words.contains("|") } else { false }
        }
    }
    guard found.count == 1, let only = found.first else {
      let all = Set(trace.all.map(\.view)).sorted().joined(separator: "\n")
      throw Program.Failure(description: "\(found.count) notes in \(view); there are\n\(all)")
    }
    return only
  }

  /// What a text says, and since when.
  private static func told(
    _ trace: Trace, of view: String
  ) throws -> [(time: Double, words: String)] {
    let only = try notes(trace, of: view)
    var told: [(time: Double, words: String)] = []
    for (index, value) in only.values.enumerated() {
      guard case .words(let words)? = value else { continue }
      let new = words.split(separator: "|").last.map(String.init) ?? words
      if told.last?.words != new {
        told.append((Double(index) / Double(only.framesPerSecond), new))
      }
    }
    return told
  }

  @Test("S1-14 CASpringAnimation by perceptual duration and bounce")
  func springAnimation() throws {
    let told = try words(
      """
      let spring = CASpringAnimation(perceptualDuration: 0.6, bounce: 0.2)
      say([spring.mass, spring.stiffness, spring.damping].map { "\\(Double($0))" }.joined(separator: " "))
      """)
    let numbers = try #require(told.last).words.split(separator: " ").compactMap { Double($0) }
    #expect(numbers.count == 3)
    for (number, expected) in zip(numbers, [1, 109.662, 16.755]) {
      #expect(abs(number - expected) <= 0.001)
    }
  }

  @Test("S3-80 UIView.animate with and without completion; it comes once, at the logical end")
  func completion() throws {
    let told = try words(
      """
      UIView.animate(.spring) { bead.center.x = 100 }
      UIView.animate(.spring(duration: 0.75)) { bead.center.y = 0 } completion: { self.say("done") }
      """, duration: "3")
    #expect(told.map(\.words) == ["begin", "done"])
    #expect(told.last?.time == 0.75)
  }

  @Test("S3-81 the classic spring ends at its target, at rest at its duration")
  func oldSpring() throws {
    let old = try bead("old")
    #expect(try old.at(1.0) == 100 && old.settled == 1.0)
    #expect(try old.at(0.75) > 90)
    #expect(try #require(old.numbers.max()) > 100)
  }

  @Test("S3-82 UIView.animate(.spring(duration: 0.5))")
  func newSpring() throws {
    try expect("new", along: Progress.spring)
    #expect(abs(try bead("new").at(0.6) - 35.77) <= 0.01)
  }

  @Test("S3-83 timing curves of 0.3 s")
  func curves() throws {
    let table = [
      ("linear", [0.25, 0.5, 0.75]), ("easeIn", [0.0935, 0.3154, 0.6219]),
      ("easeOut", [0.3781, 0.6846, 0.9065]), ("easeInOut", [0.1292, 0.5, 0.8708]),
    ]
    for (name, values) in table {
      for (quarter, value) in zip([0.075, 0.15, 0.225], values) {
        #expect(abs(try bead(name).at(0.5 + quarter) - 100 * value) <= 0.01, "\(name)")
      }
      #expect(try bead(name).at(0.8) == 100)
    }
  }

  @Test("S3-84 springs: .spring, (0.6, 0.3), .smooth, .snappy, .bouncy")
  func springs() throws {
    try expect("spring", along: Progress.spring)
    try expect("springBounce", along: Progress.bounce3)
    try expect("smooth", along: Progress.spring)
    try expect("snappy", along: Progress.snappy)
    try expect("bouncy", along: Progress.bouncy)
  }

  @Test("S3-85 a repeating animation goes there and back in 2.6 s")
  func repeating() throws {
    for (time, value) in [(0.65, 50.0), (1.3, 100), (1.95, 50), (2.6, 0)] {
      #expect(abs(try bead("repeating").at(0.5 + time) - value) < 1e-9)
    }
  }

  @Test("S3-86 a custom animation moves UIKit's views, too")
  func custom() throws {
    #expect(abs(try bead("custom").at(1.0) - 50) < 1e-9)
    #expect(try bead("custom").at(1.5) == 100)
  }

  @Test("S3-87, S3-88 no CAAnimation; the model is at the end, the presentation on its way")
  func presentation() throws {
    let told = try words(
      """
      let old = UIView(frame: .zero)
      view.addSubview(old)
      UIView.animate(.spring(duration: 0.5)) { bead.center.x = 100 }
      UIView.animate(withDuration: 0.5) { old.center.x = 100 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          let shown = self.bead.layer.presentation()?.position.x ?? -1
          self.say("\\(self.bead.layer.animationKeys()?.count ?? 0) \\(old.layer.animationKeys()?.count ?? 0) "
              + "\\(Double(self.bead.center.x)) \\(Double(shown))")
      }
      """)
    let parts = try #require(told.last).words.split(separator: " ").compactMap { Double($0) }
    #expect(parts.count == 4 && parts[0] == 0 && parts[1] == 1 && parts[2] == 100)
    #expect(abs(parts[3] - 35.77) <= 0.01)
  }

  @Test("S3-89 BeadViewController: pink, 80 by 80, in the middle, growing from viewDidAppear on")
  func beadController() throws {
    let trace = try Program("Seeds/UIKit/BeadViewController").trace(duration: "6")
    let name = "BeadViewController/UIView/UIImageView 'circle.fill'"
    let scale = try trace(name, "transform.scale.x")
    for (time, value) in [(0, 1.0), (0.65, 1.5), (1.3, 2), (1.95, 1.5), (2.6, 1), (5.2, 1)] {
      #expect(abs(try scale.at(time) - value) < 1e-9)
    }
    #expect(try trace(name, "bounds.width").distinct == [.number(80)])
    #expect(try trace(name, "bounds.height").distinct == [.number(80)])
    #expect(try trace(name, "center.x").distinct == [.number(200)])
    #expect(try trace(name, "center.y").distinct == [.number(200)])
  }

  private static let open = ["--tap", "Open@0.5"]

  @Test("S3-90 an animation of SwiftUI's has no effect on what updateUIView sets")
  func badWrapper() throws {
    let trace = try Program("Seeds/UIKit/BeadBoxWrapperBad").trace(Self.open, duration: "2")
    try trace("BeadBox/UIView", "center.y").expectJump(from: 100, to: -100)
  }

  @Test("S3-91 context.animate moves it along the change's spring")
  func goodWrapper() throws {
    let lid = try Program("Seeds/UIKit/BeadBoxWrapper").trace(Self.open, duration: "3")(
      "BeadBox/UIView", "center.y")
    try lid.expect(from: 100, to: -100, along: .spring)
    #expect(abs(try lid.at(0.6) - 28.5) <= 0.05)
    #expect(abs(try lid.at(0.75) + 64.2) <= 0.05)
  }

  /// The wrapper with a completion and a label in the box that tells the order.
  private func completions(_ changes: [(String, String)] = []) throws -> [(
    time: Double, words: String
  )] {
    let told = """
      context.animate {
                  box.lid.center.y = isOpen ? -100 : 100
                  box.note.text = (box.note.text ?? "") + "|changes"
              } completion: {
                  box.note.text = (box.note.text ?? "") + ",completion"
              }
              box.note.text = (box.note.text ?? "") + ",next"
      """
    let plain = """
      context.animate {
                  box.lid.center.y = isOpen ? -100 : 100
              }
      """
    let program = try Program(
      "Seeds/UIKit/BeadBoxWrapper",
      changing: [
        (plain, told), ("let lid = UIView()", "let lid = UIView()\n    let note = UILabel()"),
        (
          "addSubview(lid)",
          "addSubview(lid)\n        note.accessibilityIdentifier = \"note\"\n        addSubview(note)"
        ),
      ] + changes)
    return try Self.told(program.trace(Self.open, duration: "2"), of: "note")
  }

  @Test("S3-92 the completion of context.animate comes at the animation's end")
  func animatedCompletion() throws {
    let told = try completions()
    #expect(told.suffix(2).map(\.words) == ["changes,next", "changes,next,completion"])
    #expect(told.suffix(2).map(\.time) == [0.5, 1.0])
  }

  @Test("S3-93 without an animation it is called inline")
  func inlineCompletion() throws {
    let told = try completions([(".animation(.spring, value: isOpen)", "")])
    // The first time and half a second later alike.
    #expect(told.map(\.words) == ["changes,completion,next"])
  }

  private static let drag = ["--drag", "100,100@0.5 -> 200,100 in 0.5"]

  @Test("S3-94 velocity by hand: 200 points a second over 100 points are 2 distances a second")
  func manualVelocity() throws {
    let bead = try Program("Seeds/UIKit/PannedBeadOld").trace(Self.drag, duration: "2")(
      "PannedBeadViewController/UIView/UIView", "center.x")
    let moving = try #require(bead.animations[bead.frame(1.1)])
    #expect(moving.contains("initialVelocity: 2)"), "\(moving)")
    #expect(try bead.at(1.0) == 200 && bead.at(1.5) == 300)
    // The finger's speed goes on, and the spring adds to it at once.
    let speed = (try bead.at(1 + 1.0 / 240) - 200) * 240
    #expect(speed > 200 && speed < 300)
  }

  @Test("S3-95 interactiveSpring, then spring: the velocity carries over as with SwiftUI's gesture")
  func pan() throws {
    let bead = try Program("Seeds/UIKit/PannedBead").trace(Self.drag, duration: "3")
    let x = try bead("PannedBeadViewController/UIView/UIView#2", "center.x")
    let points = [(0.0, 191.0), (0.05, 210.6), (0.1, 235.7), (0.2, 272.2), (0.5, 298.7)]
    for (time, value) in points { #expect(abs(try x.at(1 + time) - value) <= 2) }
    #expect(x.numbers.last == 300)
    #expect(try bead("PannedBeadViewController/UIView/UIView#2", "center.y").numbers.last == 100)
    func speed(at time: Double) throws -> Double {
      (try x.at(time + 1.0 / 240) - x.at(time)) * 240
    }
    #expect(abs(try speed(at: 1 - 1.0 / 240) - 198) <= 8)
    #expect(abs(try speed(at: 1) - speed(at: 1 - 1.0 / 240)) <= 25)
    // The seed leaves .began to itself, so its bead sets out an event later; soon that is not seen any more.
    // SwiftUI's bead is placed in whole points, so the two may differ by half of one on the way.
    let other = try Program("Seeds/Reference/DraggableBead").trace(Self.drag, duration: "3")(
      "/Circle", "frame.x")
    for frame in stride(from: 0.7, through: 2.5, by: 0.05) {
      #expect(abs(try x.at(frame) - (other.at(frame) + 200)) <= 1)
    }
  }

  @Test("S3-70 preferredTransition = .zoom: the same way as SwiftUI's navigationTransition")
  func zoom() throws {
    let tap = ["--tap", "#1@0.5"]
    func progress(_ scene: String) throws -> Trace.Series {
      let trace = try Program(scene).trace(tap, duration: "3")
      return try #require(trace.all.first { $0.property == "zoom.animatableData.0" })
    }
    let (ours, theirs) = (
      try progress("Seeds/UIKit/BraceletNavigation"), try progress("Seeds/Reference/BraceletStack")
    )
    #expect(ours.values == theirs.values && ours.comes == 0.5)
    #expect(ours.numbers.first == 0 && ours.numbers.last == 1000)
  }

  @Test("S3-71 the source is asked for anew on the way back, with the bracelet of the moment")
  func currentBracelet() throws {
    let program = try Program(
      "Seeds/UIKit/BraceletNavigation",
      changing: [
        (
          "return self.cell(for: editor.bracelet)",
          """
          self.note.text = (self.note.text ?? "") + "|\\(editor.bracelet.id)"
                      editor.bracelet = Bracelet(id: 3)
                      return self.cell(for: editor.bracelet)
          """
        ),
        (
          "private var cells: [BraceletCell] = []",
          "private var cells: [BraceletCell] = []\n    let note = UILabel()"
        ),
        (
          "        for (index, bracelet)",
          """
                  note.accessibilityIdentifier = "note"
                  view.addSubview(note)
                  for (index, bracelet)
          """
        ),
      ])
    let taps = ["--tap", "bracelet 0@0.5", "--tap", "Back@2"]
    let told = try Self.told(program.trace(taps, duration: "4"), of: "note")
    #expect(told.suffix(2).map(\.words) == ["0", "3"])
    #expect(told.suffix(2).map(\.time) == [0.5, 2])
  }

  /// What the pages were told, in order, with the time since which it is seen.
  private func pages(
    _ taps: [String], changing changes: [(String, String)] = []
  ) throws -> [(time: Double, words: String)] {
    // The whole log on the first page, each line once.
    let program = try Program(
      "Seeds/UIKit/BraceletPages",
      changing: [
        (
          "label.text = Self.log.suffix(12).joined(separator: \"\\n\")",
          "Self.note?.text = (Self.note?.text ?? \"\") + \"|\" + Self.log[Self.log.count - 1]"
        ),
        (
          "private let label = UILabel()",
          "private let label = UILabel()\n    static var note: UILabel?"
        ),
        (
          "view.addSubview(label)",
          """
          view.addSubview(label)
                  if number == 1 { Self.note = label; label.accessibilityIdentifier = "note" }
          """
        ),
      ] + changes)
    let trace = try program.trace(taps.flatMap { ["--tap", $0] }, duration: "4")
    let series = try Self.notes(trace, of: "note")
    var told: [(time: Double, words: String)] = []
    for (index, value) in series.values.enumerated() {
      guard case .words(let words)? = value else { continue }
      let lines = words.split(separator: "|").map(String.init)
      for line in lines.dropFirst(told.count) {
        told.append((Double(index) / Double(series.framesPerSecond), line))
      }
    }
    return told
  }

  @Test("S3-75 a pushed controller: viewWillAppear, viewIsAppearing, viewDidAppear, each once")
  func appearance() throws {
    let told = try pages(["200,300@0.5"]).filter { $0.words.hasPrefix("2 ") }
    #expect(told.map(\.words) == ["2 viewWillAppear", "2 viewIsAppearing", "2 viewDidAppear"])
    #expect(told[0].time == 0.5 && told[1].time == 0.5 && told[2].time > 1)
  }

  @Test("S3-76, S3-79 a pop in the middle of a push: it has appeared before it disappears")
  func interrupted() throws {
    let told = try pages(["200,300@0.5", "Back@0.75"])
    #expect(
      told.filter { $0.words.hasPrefix("2 ") }.map(\.words) == [
        "2 viewWillAppear", "2 viewIsAppearing", "2 viewDidAppear", "2 viewWillDisappear",
        "2 viewDidDisappear",
      ])
    let first = told.filter { $0.words.hasPrefix("1 ") && $0.time >= 0.5 }.map(\.words)
    #expect(
      first == [
        "1 viewWillDisappear", "1 viewDidDisappear", "1 viewWillAppear", "1 viewIsAppearing",
        "1 viewDidAppear",
      ])
  }

  @Test("S3-77 a guard during transitions loses the second tap")
  func blocked() throws {
    let told = try pages(
      ["200,300@0.5", "350,300@0.6"],
      changing: [
        (
          "@objc func handleTap() {",
          """
          static var isTransitioning = false
              @objc func handleTap() {
                  guard !Self.isTransitioning else { return } // Don't do this
                  Self.isTransitioning = true
          """
        ),
        (
          "note(\"viewDidAppear\")", "note(\"viewDidAppear\")\n        Self.isTransitioning = false"
        ),
      ])
    #expect(told.contains { $0.words == "2 viewDidAppear" })
    #expect(!told.contains { $0.words.hasPrefix("3 ") })
  }

  @Test("S3-78 without it both pushes happen")
  func overlapping() throws {
    let told = try pages(["200,300@0.5", "350,300@0.6"])
    #expect(told.contains { $0.words == "3 viewDidAppear" })
    #expect(told.filter { $0.words == "2 viewDidAppear" }.count == 1)
  }
}
