import Testing

@testable import ImageFilters

@Suite("Points against masks of QR codes")
struct QRPenaltyTests {
  private func line(_ text: String) -> [Bool] { text.map { $0 == "#" } }

  @Test("runs of five and more count, each module beyond one more")
  func runs() {
    #expect(QRPenalty.runs(line("####.####.")) == 0)
    #expect(QRPenalty.runs(line("#####")) == 3 && QRPenalty.runs(line(".......")) == 5)
    #expect(QRPenalty.runs(line("#####.....")) == 6)
    #expect(QRPenalty.runs([]) == 0)
  }

  @Test("what looks like a finder with light beside it counts, at either side")
  func finders() {
    #expect(QRPenalty.finders(line("#.###.#....")) == 40)
    #expect(QRPenalty.finders(line("....#.###.#")) == 40)
    #expect(QRPenalty.finders(line("....#.###.#....")) == 80)
    #expect(QRPenalty.finders(line("#.###.#...")) == 0)
    #expect(QRPenalty.finders(line("...#.###.#...")) == 0)
  }

  @Test("squares of one colour count, those that overlap too")
  func squares() {
    let three = [line("###"), line("###"), line("###")]
    #expect(QRPenalty.squares(three) == 12)
    #expect(QRPenalty.squares([line("#."), line(".#")]) == 0)
    #expect(QRPenalty.squares([line("##."), line("##."), line("..#")]) == 3)
  }

  @Test("each twentieth away from half counts, to either side alike")
  func balance() {
    func shares(_ dark: Int) -> Int {
      QRPenalty.balance(
        (0..<10).map { row in (0..<10).map { row * 10 + $0 < dark } })
    }
    #expect(shares(50) == 0 && shares(54) == 0 && shares(46) == 0)
    #expect(shares(55) == 10 && shares(45) == 10 && shares(60) == 20 && shares(100) == 100)
    for dark in 0...100 { #expect(shares(dark) == shares(100 - dark)) }
  }

  @Test("the mask with the fewest points is chosen")
  func chosen() throws {
    let code = try #require(QRCode(Array("https://example.org".utf8), level: .quartile))
    var grid = QRGrid(code.version)
    let data = QRCode.dataWords(Array("https://example.org".utf8), code.version, code.level)
    grid.place(QRCode.interleaved(data, code.version, code.level))
    let points = (0..<8).map { mask in QRPenalty.total(grid.masked(by: mask, code.level)) }
    #expect(points[code.mask] == points.min())
    #expect(grid.masked(by: code.mask, code.level) == code.modules)
  }
}
