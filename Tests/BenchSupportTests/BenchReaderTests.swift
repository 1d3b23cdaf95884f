import DisplayList
import Foundation
import Geometry
import Testing

@testable import BenchSupport

/// The lists' text: what is written is read, and what is wrong is refused with its line.
@Suite struct BenchReaderTests {
  /// One line of each operation, as a list has them.
  static let lines = [
    "rect 1 2 30 40 solid 255 0 0 255",
    "rrect 1 2 30 40 5 solid 255 0 0 255",
    "continuous 1 2 30 40 5 solid 0 255 0 128",
    "ellipse 1 2 30 40 pattern 0 0 8 8", "rect 1 2 30 40 backdrop 4 1.5 255 255 255 90",
    "rect 0 0 9 9 glass 4 1.3 255 255 255 99 8 9 2 1 0.2 0.1 9 3 5 2 1 2 3 4 1 0 0 0 0 1 5 6 7 8 2 9 9 9 9 0.5",
    "circle 10 10 5 linear 0 0 10 0 2 0 0 0 0 255 1 255 255 255 255",
    "path 1 radial 5 5 0 9 1 0 1 2 3 4 M 0 0 L 9 0 Q 9 9 0 9 C 1 2 3 4 5 6 Z",
    "srrect 1 2 30 40 5 3 perceptual linear 0 0 10 0 2 0 0 0 0 255 1 255 255 255 255",
    "spoly 2 solid 0 0 0 255 3 0 0 10 0 10 10",
    "spath 2 1 2 10 0.5 2 4 3 elliptical 5 5 9 4 0 1 1 0 1 2 3 4 M 0 0 L 9 0",
    "glyphs 17 angular 5 5 0 360 1 0 1 2 3 4 2 3 10 10 4 20 10",
    "picture 0 0 10 10 1", "picture 0 0 10 10 0 16 9",
    "shadow 0 0 20 10 4 1 2 6 0 0 0 64",
    "concat 1 0 0 1 5 6", "clear 0 0 0 255", "cliprrect 0 0 10 10 2", "clippath 0 M 0 0 L 9 9 Z",
    "blend 7", "isolated", "aliased", "filter blur 3 0", "filter shadow 0 0 0 255 4 1 2",
    "filter colors 1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0", "save", "mask", "group 0 0 9 9 0.5",
  ]

  private func read(_ text: String) throws -> BenchList {
    try BenchList(text: text, outlines: Workload.marks)
  }

  /// The number of the line that an error names.
  private func wrongLine(_ text: String) -> Int? {
    do {
      _ = try read(text)
      return nil
    } catch BenchError.unreadable(let line, _) {
      return line
    } catch {
      return -1
    }
  }

  @Test(arguments: lines) func everyOperationIsRead(_ line: String) {
    #expect(wrongLine("frame 0\n\(line)") == nil)
  }

  @Test(arguments: lines) func aLineCutAnywhereIsRefusedOrShorter(_ line: String) {
    let words = line.split(separator: " ")
    for count in 1..<max(words.count, 1) {
      let cut = words.prefix(count).joined(separator: " ")
      let found = wrongLine("frame 0\nrect 0 0 1 1 solid 0 0 0 255\n\(cut)")
      // Paths may end after any step, and a picture may go without another size.
      let mayEnd = ["path", "spath", "clippath", "picture"].contains(words[0])
      #expect(found == 3 || (mayEnd && found == nil), "\(cut)")
    }
  }

  @Test(arguments: lines) func aWordForANumberIsRefusedWithItsLine(_ line: String) {
    var words = line.split(separator: " ").map(String.init)
    for place in words.indices.dropFirst() where Double(words[place]) != nil {
      let kept = words[place]
      words[place] = "wrong"
      let text = "frame 0\n\n\nclear 0 0 0 0\n" + words.joined(separator: " ")
      // The size of a picture may be missing: anything else ends it.
      if words[0] == "picture", place == 6 {
        #expect(wrongLine(text) == nil)
      } else {
        #expect(wrongLine(text) == 5, "\(words.joined(separator: " "))")
      }
      words[place] = kept
    }
  }

  @Test(arguments: [
    "square 1 2", "restore", "endgroup", "endmask", "blend 99", "blend -1", "blend 1.5",
    "picture 0 0 1 1 1 9999 9", "spoly 2 solid 0 0 0 255 1 0 0", "filter glow 3",
    "rect 0 0 1 1 plaid 1 2 3", "path 0 solid 0 0 0 255 X 1 2", "glyphs 9 solid 0 0 0 255 2000000",
    "glyphs 9 solid 0 0 0 255 1 -4 0 0", "blurimage 5",
  ])
  func whatIsNoOperationIsRefused(_ line: String) {
    #expect(wrongLine("frame 0\nsave\n\(line)") == (line == "restore" ? nil : 3))
    #expect(wrongLine("\(line)") == 1)
  }

  @Test func anErrorShowsTheBeginningOfItsLine() {
    let long = "square " + String(repeating: "1 ", count: 100)
    do {
      _ = try read("frame 0\n" + long)
      Issue.record("read a square")
    } catch {
      #expect("\(error)".hasPrefix("line 2 of the list cannot be read: square 1 1"))
      #expect("\(error)".count < 130)
    }
    #expect("\(BenchError.empty)" == "the list has no frames")
  }

  @Test func statesComeBackAsTheyWereSaved() throws {
    let list = try read(
      """
      frame 0
      concat 1 0 0 1 10 20
      save
      concat 2 0 0 2 0 0
      rect 0 0 1 1 solid 0 0 0 255
      restore
      rect 0 0 1 1 solid 0 0 0 255
      """)
    #expect(
      list.frames[0].list.description == """
        fill rect 0 0 1 1 with #000000 matrix 2 0 0 2 10 20
        fill rect 0 0 1 1 with #000000 at 10 20
        """)
  }

  @Test func aGroupTakesWhatWasSaidAndForgetsIt() throws {
    let list = try read(
      """
      frame 0
      blend 1
      filter blur 4 0
      group 0 0 9 9 0.5
      rect 0 0 1 1 solid 0 0 0 255
      endgroup
      group 0 0 9 9 0.5
      rect 0 0 1 1 solid 0 0 0 255
      endgroup
      """)
    #expect(
      list.frames[0].list.lines.filter { $0.hasPrefix("group") } == [
        "group opacity 0.5 blend multiply blur 4 {", "group opacity 0.5 {",
      ])
  }

  @Test func framesBeginAnew() throws {
    let list = try read(
      """
      frame 0
      clear 255 0 0 255
      concat 1 0 0 1 10 20
      rect 0 0 1 1 solid 0 0 0 255
      frame 1
      rect 0 0 1 1 solid 0 0 0 255
      """)
    #expect(list.frames.count == 2)
    #expect(list.frames[0].background.red == 1 && list.frames[1].background == .clear)
    #expect(list.frames[1].list.description == "fill rect 0 0 1 1 with #000000")
    #expect(try read("").frames.isEmpty && read("\n\n").frames.isEmpty)
  }

  @Test(arguments: BlendMode.allCases.indices) func blendModesAreNumberedInTheirOrder(_ number: Int)
    throws
  {
    let list = try read(
      "frame 0\nblend \(number)\ngroup 0 0 9 9 0.5\nrect 0 0 1 1 solid 0 0 0 255\nendgroup")
    guard case .beginLayer(let layer)? = list.frames[0].list.commands.first else {
      Issue.record("no group")
      return
    }
    #expect(layer.blendMode == BlendMode.allCases[number])
  }

  // MARK: Outlines

  @Test(arguments: ["glyph", "upem", "glyph 7 M 1", "glyph 7 Q 1 2 3 4", "glyph 7 M 1 2 L 3", "7"])
  func wrongOutlinesAreRefusedWithTheirLine(_ line: String) {
    let error = #expect(throws: BenchError.self) {
      try GlyphOutlines(benchText: "upem 1000\nglyph 1 M 0 0 L 1 1 Z\n\(line)")
    }
    #expect(error.map { "\($0)" }?.contains("line 3") == true)
  }

  // MARK: Numbers by chance

  @Test func chanceIsTheSameFromTheSameSeed() {
    var (a, b, c) = (PseudoRandom(seed: 5), PseudoRandom(seed: 5), PseudoRandom(seed: 6))
    let (x, y, z) = (
      (0..<50).map { _ in a.bits() }, (0..<50).map { _ in b.bits() }, (0..<50).map { _ in c.bits() }
    )
    #expect(x == y && x != z && Set(x).count == 50)
    // The first numbers of splitmix64 from 0, by its authors' own program.
    var zero = PseudoRandom(seed: 0)
    #expect(zero.bits() == 0xE220_A839_7B1D_CDAF && zero.bits() == 0x6E78_9E6A_A1B9_65F4)
  }

  @Test func chanceIsSpreadEvenly() {
    var numbers = PseudoRandom(seed: 11)
    var counts = [Int](repeating: 0, count: 16)
    for _ in 0..<16_000 {
      let unit = numbers.unit()
      #expect(unit >= 0 && unit < 1)
      counts[Int(unit * 16)] += 1
    }
    #expect(counts.allSatisfy { abs($0 - 1000) < 150 })
    #expect((0..<999).allSatisfy { _ in (0..<7).contains(numbers.index(7)) })
    #expect((0..<999).allSatisfy { _ in (0...255).contains(numbers.byte()) })
    #expect((0..<999).allSatisfy { _ in (-3..<5).contains(numbers.next(-3, 5)) })
  }
}
