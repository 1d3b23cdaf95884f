import Foundation
import Goldens
import MediaSupport
import Testing

@testable import Reports

/// The small parts of pages: trees, marks of events, cards of what moves and what differs.
@Suite("Cards and marks of pages") struct SceneCardTests {
  private static func count(_ text: String, in html: String) -> Int {
    html.components(separatedBy: text).count - 1
  }

  // MARK: Trees

  @Test(
    "words may hold quotes, and what stands in their view is told apart",
    arguments: [
      ("Card/Text 'it's'/Shape", ["Card", "Text 'it's'", "Shape"]),
      ("Text 'it's 1/2'#2/Capsule", ["Text 'it's 1/2'#2", "Capsule"]),
      ("Text 'a'[b]/C", ["Text 'a'[b]", "C"]), ("it's/B", ["it's", "B"]), ("", [""]),
      ("Text 'x' y'/Text 'z/z'", ["Text 'x' y'", "Text 'z/z'"]),
    ] as [(String, [String])])
  func quotes(name: String, parts: [String]) {
    #expect(SceneTree.parts(of: name) == parts)
    #expect(parts.joined(separator: "/") == name)
  }

  // MARK: Events

  private static func marks(_ times: [Double], end: Double = 10) -> String {
    EventMarks(
      times.enumerated().map { SceneAccount.Event(time: $0.element, label: "<\($0.offset)>") },
      end: end
    ).html
  }

  @Test(
    "events that lie near the first of them are one mark, and those after the end none",
    arguments: [
      ([], []), ([5], [1]), ([0, 0.3, 0.36, 5], [2, 1, 1]), ([0, 0.3, 0.6, 0.9], [2, 2]),
      ([1, 1, 1], [3]), ([9, 10, 11], [1, 1]), ([10, 10.5], [1]),
    ] as [([Double], [Int])])
  func groups(times: [Double], counts: [Int]) {
    let html = Self.marks(times)
    let buttons = html.components(separatedBy: "<button ").dropFirst()
    #expect(buttons.count == counts.count)
    for (button, count) in zip(buttons, counts) {
      #expect(button.hasSuffix(count > 1 ? ">\(count)</button>" : "></button>"))
    }
  }

  @Test("a mark stands where its first event is, and says all of them as text")
  func words() {
    let html = Self.marks([2.5, 2.75])
    #expect(html.contains("style=\"left:25%\"") && html.contains("data-time=\"2.5\""))
    #expect(html.contains("title=\"2.5 s: &lt;0&gt;&#10;2.75 s: &lt;1&gt;\""))
    #expect(html.contains("aria-label=\"2.5 s: &lt;0&gt;, 2.75 s: &lt;1&gt;\""))
  }

  @Test("marks come in the order of the events, and count them all", arguments: 0..<20)
  func all(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 61)
    let times = (0..<12).map { _ in Double.random(in: 0...10, using: &dice) }.sorted()
    let html = Self.marks(times)
    #expect(Self.count(" s: &lt;", in: html) == 2 * times.count)
    #expect(html.contains("data-time=\"\(times[0])\""))
    #expect(Self.count("<button ", in: html) == Self.count("</button>", in: html))
  }

  // MARK: What moves

  private static func spec(_ uses: Int, remark: String = "") -> SceneAccount.Spec {
    SceneAccount.Spec(
      title: "spring <1>", animation: ".spring()", remark: remark,
      uses: (0..<uses).map {
        SceneAccount.Use(what: "Card & x", start: Double($0) / 4, end: Double($0) + 1)
      },
      equivalents: [.init(system: "CSS", code: "linear(\"a\")")])
  }

  @Test("a card has no more uses than can be read, and counts the rest", arguments: 0...9)
  func uses(count: Int) {
    let html = SpecCard(Self.spec(count)).html
    #expect(Self.count("<li data-from=", in: html) == min(count, 6))
    #expect(html.contains("<li>and ") == (count > 6))
    #expect(count <= 6 || html.contains("<li>and \(count - 6) more</li>"))
    for use in 0..<min(count, 6) {
      let time = Decimal.text(Double(use) / 4, places: 2)
      #expect(html.contains("\(time) s</button> Card &amp; x"))
    }
  }

  @Test("what is said of a card is text, and a remark stands there if there is one")
  func card() {
    let html = SpecCard(Self.spec(1, remark: "about <b>")).html
    #expect(html.contains("spring &lt;1&gt;") && html.contains("about &lt;b&gt;"))
    #expect(Self.count("linear(&quot;a&quot;)", in: html) == 2 && !html.contains("linear(\"a\")"))
    #expect(SpecCard(Self.spec(1)).html.contains("<code>.spring()</code></p>"))
  }

  // MARK: What differs

  private static func finding(_ frames: ClosedRange<Int>) -> Finding {
    Finding(.curve, view: "Card", properties: ["x"], frames: frames, sentence: "a < b")
  }
  private static func card(_ finding: Finding) -> String {
    FindingCard(finding: finding, number: 3).html("<hr>")
  }

  @Test(
    "a finding names its frames, or the one frame",
    arguments: [(4...4, "frame 4"), (0...7, "frames 0–7")] as [(ClosedRange<Int>, String)])
  func frames(frames: ClosedRange<Int>, words: String) {
    let html = Self.card(Self.finding(frames))
    #expect(html.contains("data-frame=\"\(frames.lowerBound)\">\(words)</button>"))
    #expect(html.contains("a &lt; b") && html.contains("<b class=\"number\">3</b>"))
    #expect(html.contains("<hr>") && !html.contains("<table") && !html.contains("off"))
  }

  @Test("every kind of finding has words of its own")
  func kinds() {
    let kinds: [Finding.Kind] = [
      .curve, .target, .delay, .transition, .order, .motion, .constant, .added, .gone, .drawing,
      .event,
    ]
    let cards = kinds.map { kind in
      Self.card(Finding(kind, view: "", properties: [], frames: 0...0, sentence: ""))
    }
    #expect(Set(cards).count == kinds.count)
  }

  @Test(
    "how far and how much later is told with its side",
    arguments: [
      (12.5, "12.5 ms later"), (-12.5, "12.5 ms earlier"), (0.04, "0 ms later"),
    ] as [(Double, String)])
  func shifts(shift: Double, words: String) {
    var finding = Self.finding(0...1)
    (finding.shift, finding.deviation, finding.unit) = (shift, 2, "pt")
    let without = Self.card(finding)
    #expect(without.contains("<span>\(words)</span>"))
    #expect(without.contains("<span>up to 2 pt off</span>"))
    finding.worst = 9
    #expect(Self.card(finding).contains("data-frame=\"9\">up to 2 pt off"))
  }

  @Test("figures that differ are marked, and those of what was not there are missing")
  func figures() {
    var finding = Self.finding(0...1)
    finding.unit = "pt"
    finding.before = .init(overshoot: 0.25, settles: nil, peakSpeed: 100)
    finding.after = .init(overshoot: 0.25, settles: 0.5, peakSpeed: 100)
    let html = Self.card(finding)
    #expect(Self.count("<tr class=\"changed\">", in: html) == 1)
    #expect(html.contains("<td>never</td><td>0.5 s</td>"))
    #expect(html.contains("<td>25 %</td><td>25 %</td>"))
    #expect(html.contains("<td>100 pt/s</td><td>100 pt/s</td>"))
    finding.after = nil
    #expect(Self.count("<td>–</td>", in: Self.card(finding)) == 3)
    #expect(Self.count("<tr class=\"changed\">", in: Self.card(finding)) == 3)
  }

  // MARK: Buttons

  @Test("a film's buttons do each thing once; only what loops can be told not to")
  func transport() {
    for loops in [true, false] {
      let html = Transport(last: 90, stop: "event", loops: loops).html
      for action in ["previous", "back", "play", "forward", "next"] {
        #expect(Self.count("data-do=\"\(action)\"", in: html) == 1)
      }
      #expect(Self.count("data-do=\"loop\"", in: html) == (loops ? 1 : 0))
      #expect(html.contains(" / 90</span>") && html.contains("Next event"))
      #expect(Self.count("<button ", in: html) == Self.count("aria-label", in: html) - 1)
    }
  }
}
