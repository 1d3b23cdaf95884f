import DisplayList
import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Text")
struct TextTests {
  /// The runs of glyphs on the stage, first painted first.
  private func runs(_ rehearsal: Rehearsal) -> [(run: GlyphRun, origin: CGPoint)] {
    rehearsal.graph.displayList().commands.compactMap {
      guard case .glyphs(let run, _, let transform) = $0 else { return nil }
      return (run, CGPoint(x: transform.tx, y: transform.ty))
    }
  }

  /// What the stage says, run by run.
  private func words(@ViewBuilder _ content: () -> some View) throws -> [String] {
    runs(try Rehearsal(width: 400, height: 400, content)).map(\.run.text)
  }

  /// The size of a view that is offered nothing.
  private func size(
    scale: Double = 1, proposal: ProposedViewSize = .unspecified, _ view: some View
  ) throws -> CGSize {
    let probe = ProbeLayout(proposal: proposal)
    _ = try Rehearsal(width: 400, height: 400, scale: scale) { probe { view } }
    return probe.answer.size
  }

  @Test("a single line is as high as San Francisco's, in whole pixels")
  func lineHeight() throws {
    #expect(try size(scale: 3, Text("Body")).height == 61.0 / 3)
    #expect(try size(scale: 2, Text("Body")).height == 20.5)
    #expect(try size(scale: 1, Text("Title").font(.largeTitle)).height == 41)
  }

  @Test("sizes are whole pixels, wide enough for every letter", arguments: [1.0, 2, 3])
  func wholePixels(scale: Double) throws {
    for text in ["a", "Hamburgefonts", "1,234.50", "two words"] {
      let size = try size(scale: scale, Text(verbatim: text))
      #expect((size.width * scale).rounded() == size.width * scale)
      #expect((size.height * scale).rounded() == size.height * scale)
    }
  }

  @Test("lines line up on their first and last baselines")
  func baselines() throws {
    let rehearsal = try Rehearsal(width: 300, height: 200) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Large").font(.system(size: 40))
        Text("small\nsecond").font(.system(size: 10))
      }
    }
    let runs = runs(rehearsal)
    let baselines = runs.map { $0.origin.y + $0.run.glyphs[0].position.y }
    #expect(baselines.count == 3)
    #expect(baselines[0] == baselines[1])
    #expect(baselines[2] > baselines[1])

    let last = try Rehearsal(width: 300, height: 200) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("Large").font(.system(size: 40))
        Text("small\nsecond").font(.system(size: 10))
      }
    }
    let lower = self.runs(last).map { $0.origin.y + $0.run.glyphs[0].position.y }
    #expect(lower[0] == lower[2])
  }

  @Test("a text wraps to the width it is offered and no further")
  func wrapping() throws {
    let text = Text("one two three four five six")
    let whole = try size(text)
    let narrow = try size(proposal: ProposedViewSize(width: 80, height: nil), text)
    #expect(narrow.width <= 80)
    #expect(narrow.height > whole.height)
    #expect(try size(proposal: ProposedViewSize(width: whole.width, height: nil), text) == whole)
    #expect(try size(proposal: .infinity, text) == whole)
  }

  @Test("a limit of lines cuts the text with a sign at the end that is asked for")
  func truncation() throws {
    let text = Text("one two three four five six seven eight nine ten")
    let tail = try words { text.lineLimit(1).frame(width: 100) }
    #expect(tail.last == "…")
    let head = try words { text.lineLimit(1).truncationMode(.head).frame(width: 100) }
    #expect(head.first == "…")
    let middle = try words { text.lineLimit(1).truncationMode(.middle).frame(width: 100) }
    #expect(middle.count == 3 && middle[1] == "…")
    let limited = try size(
      proposal: ProposedViewSize(width: 100, height: nil), text.lineLimit(2))
    #expect(
      limited.height
        < (try size(proposal: ProposedViewSize(width: 100, height: nil), text).height))
  }

  @Test("reserved lines take their room even where there are none")
  func reservedLines() throws {
    let one = try size(Text("one")).height
    let reserved = try size(Text("one").lineLimit(3, reservesSpace: true)).height
    let three = try size(Text("one\ntwo\nthree")).height
    #expect(reserved == three && three > one)
    #expect(try size(Text("one").lineLimit(2...4)).height == size(Text("one\ntwo")).height)
    #expect(try size(Text("a\nb\nc").lineLimit(2...4)).height == three)
  }

  @Test("lines of one text line up as they are told", arguments: TextAlignment.allCases)
  func alignment(_ alignment: TextAlignment) throws {
    let rehearsal = try Rehearsal(width: 300, height: 100) {
      Text("a long first line\nshort").multilineTextAlignment(alignment)
    }
    let runs = runs(rehearsal)
    let (first, second) = (runs[0].run.glyphs[0].position.x, runs[1].run.glyphs[0].position.x)
    switch alignment {
    case .leading: #expect(first == second)
    case .center: #expect(second > first + 30 && second < first + 60)
    case .trailing: #expect(second > first + 70)
    }
  }

  @Test("what is said nearest to the letters holds")
  func precedence() throws {
    func font(@ViewBuilder _ content: () -> some View) throws -> String {
      let run = try #require(runs(try Rehearsal(width: 300, height: 100, content)).first).run
      return "\(run.font.name) \((run.size / 0.969 * 100).rounded() / 100)"
    }
    #expect(try font { Text("a").font(.title).font(.caption) } == "Inter-Regular 28.0")
    #expect(try font { VStack { Text("a").font(.title) }.font(.caption) } == "Inter-Regular 28.0")
    #expect(
      try font { VStack { Text("a") }.font(.title).font(.caption) } == "Inter-Regular 28.0")
    #expect(
      try font { VStack { Text("a").fontWeight(.bold) }.fontWeight(.light) }
        == "Inter-Bold 17.0")
    #expect(
      try font { Text("a").font(.system(size: 20, weight: .light)).fontWeight(.black) }
        == "Inter-Black 20.0")
    // The emphasized weight of a text style, by Apple's tables; a size alone is bold.
    #expect(try font { VStack { Text("a") }.bold() } == "Inter-SemiBold 17.0")
    #expect(try font { Text("a").font(.callout.bold()) } == "Inter-SemiBold 16.0")
    #expect(try font { Text("**a**").font(.title3) } == "Inter-SemiBold 20.0")
    #expect(try font { Text("a").font(.title2.bold()) } == "Inter-Bold 22.0")
    #expect(try font { Text("a").font(.body.weight(.heavy).bold()) } == "Inter-ExtraBold 17.0")
    #expect(try font { Text("a").font(.body.weight(.bold)) } == "Inter-Bold 17.0")
    #expect(try font { Text("a").font(.system(size: 20).bold()) } == "Inter-Bold 20.0")
    #expect(try font { Text("a").italic() } == "Inter-Italic 17.0")
    #expect(try font { Text("a").font(.headline) } == "Inter-SemiBold 17.0")
  }

  @Test("texts joined keep their own styles and share one line")
  func joining() throws {
    let rehearsal = try Rehearsal(width: 300, height: 100) {
      (Text("red ").foregroundColor(.red) + Text("bold").bold()).foregroundStyle(.blue)
    }
    #expect(
      rehearsal.frame.split(separator: "\n").map { $0.split(separator: " with ")[1] }
        .map { $0.prefix(7) } == ["#ff3b30", "#007aff"])
    let runs = runs(rehearsal)
    #expect(runs[0].run.glyphs[0].position.y == runs[1].run.glyphs[0].position.y)
    #expect(runs[1].run.font.name == "Inter-SemiBold")
  }

  @Test("Markdown and values of a text's key are shown, values as they stand")
  func localizedKeys() throws {
    let name = "*Ann*"
    #expect(try words { Text("Hi **\(name)** and `x`") } == ["Hi ", "*Ann*", " and ", "x"])
    #expect(try words { Text("\(1_234_567) and \(2.5)") } == ["1,234,567 and 2.500000"])
    #expect(try words { Text("\(2.456, specifier: "%.1f")") } == ["2.5"])
    #expect(try words { Text("\(7, specifier: "%03d")") } == ["007"])
    #expect(try words { Text("100% \(Text("in").bold())") } == ["100% ", "in"])
    #expect(try words { Text(verbatim: "**no**") } == ["**no**"])
    let plain = "**no**"
    #expect(try words { Text(plain) } == ["**no**"])
  }

  @Test("values are shown by their format, in American English")
  func formats() throws {
    #expect(try words { Text(0.025, format: .percent) } == ["2.5%"])
    #expect(try words { Text(1234.5, format: .currency(code: "USD")) } == ["$1,234.50"])
    #expect(
      try words { Text("$\(142.5, format: .number.precision(.fractionLength(2)))") }
        == ["$142.50"])
  }

  @Test("attributed texts show their attributes")
  func attributed() throws {
    var red = AttributedString("red")
    red.foregroundColor = .red
    red.font = .title
    let rehearsal = try Rehearsal(width: 200) { [text = red + AttributedString(" plain")] in
      Text(text)
    }
    let runs = runs(rehearsal)
    #expect(runs.map(\.run.text) == ["red", " plain"])
    #expect(runs[0].run.size > runs[1].run.size)
  }

  @Test("small letters shrink to fit, but no further than allowed")
  func scaling() throws {
    let rehearsal = try Rehearsal(width: 100) {
      Text("a line that does not fit").lineLimit(1).minimumScaleFactor(0.3)
    }
    let run = try #require(runs(rehearsal).first).run
    #expect(run.size < 10 && run.size > 17 * 0.3)
    #expect(runs(rehearsal).map(\.run.text) == ["a line that does not fit"])
  }
}

/// Offers its one view something and keeps the answer.
struct ProbeLayout: Layout {
  final class Answer { var size = CGSize.zero }
  let proposal: ProposedViewSize
  let answer = Answer()

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    answer.size = subviews[0].sizeThatFits(self.proposal)
    return answer.size
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: self.proposal)
  }
}

@MainActor @Suite("Text of running time")
struct TextTimeTests {
  private static let start = Stage.usualCalendarStart

  private func words(_ rehearsal: Rehearsal) -> [String] {
    rehearsal.graph.displayList().commands.compactMap {
      if case .glyphs(let run, _, _) = $0 { run.text } else { nil }
    }
  }

  @Test("clocks go on by themselves, second by second")
  func clock() throws {
    let rehearsal = try Rehearsal(width: 300) {
      Text(Self.start.addingTimeInterval(61), style: .timer)
      Text(Self.start.addingTimeInterval(-3599), style: .timer)
      Text(timerInterval: Self.start...Self.start.addingTimeInterval(2))
    }
    #expect(words(rehearsal) == ["1:01", "59:59", "0:02"])
    try rehearsal.advance(to: 0.99)
    #expect(words(rehearsal) == ["1:01", "59:59", "0:02"])
    try rehearsal.advance(to: 1)
    #expect(words(rehearsal) == ["1:00", "1:00:00", "0:01"])
    try rehearsal.advance(to: 3)
    #expect(words(rehearsal) == ["0:58", "1:00:02", "0:00"])
  }

  @Test("times are told in words")
  func words() throws {
    let rehearsal = try Rehearsal(width: 300) {
      Text(Self.start.addingTimeInterval(2 * 3600 + 23 * 60), style: .relative)
      Text(Self.start.addingTimeInterval(-90), style: .relative)
      Text(Self.start.addingTimeInterval(7300), style: .offset)
      Text(Self.start, style: .time)
    }
    #expect(
      words(rehearsal) == [
        "2 hours, 23 minutes", "1 minute, 30 seconds", "+2 hours", "9:41\u{202F}AM",
      ])
  }
}
