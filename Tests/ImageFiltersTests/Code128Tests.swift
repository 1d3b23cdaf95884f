import Testing

@testable import ImageFilters

@Suite("Bar codes")
struct Code128Tests {
  private func code(_ text: String) throws -> Code128 {
    try #require(Code128(Array(text.utf8)))
  }

  /// The widths of bars and spaces in turns.
  private func widths(_ modules: [Bool]) -> [Int] {
    var widths: [Int] = []
    for (index, isDark) in modules.enumerated() {
      if index > 0, modules[index - 1] == isDark {
        widths[widths.count - 1] += 1
      } else {
        widths.append(1)
      }
    }
    return widths
  }

  @Test("each symbol has three bars and three spaces in eleven modules, the last a bar more")
  func symbols() throws {
    let text = String((32...126).map { Character(UnicodeScalar(UInt8($0))) })
    let modules = try code(text).modules
    #expect(modules.count == (1 + 95 + 1) * 11 + 13)
    let widths = self.widths(modules)
    #expect(widths.count == 97 * 6 + 7)
    var seen: Set<[Int]> = []
    for start in stride(from: 0, to: 97 * 6, by: 6) {
      let symbol = Array(widths[start..<start + 6])
      #expect(symbol.reduce(0, +) == 11 && (symbol[0] + symbol[2] + symbol[4]) % 2 == 0)
      #expect(symbol.allSatisfy { (1...4).contains($0) })
      seen.insert(symbol)
    }
    #expect(seen.count >= 96, "only the check may be one of the others")
    #expect(Array(widths.suffix(7)) == [2, 3, 3, 1, 1, 1, 2])
  }

  @Test("known symbols: the start of set B, a letter and the check")
  func known() throws {
    let widths = try self.widths(code("A").modules)
    #expect(Array(widths[..<6]) == [2, 1, 1, 2, 1, 4])
    #expect(Array(widths[6..<12]) == [1, 1, 1, 3, 2, 3])
    // 104 + 33 is 34 more than 103.
    #expect(Array(widths[12..<18]) == [1, 3, 1, 1, 2, 3])
  }

  @Test("an even number of digits takes half the symbols")
  func digits() throws {
    #expect(Code128.symbols(of: Array("123456".utf8)) == [105, 12, 34, 56])
    #expect(Code128.symbols(of: Array("12345".utf8)) == [104, 17, 18, 19, 20, 21])
    #expect(Code128.symbols(of: Array("12".utf8)) == [104, 17, 18])
    #expect(try code("123456").modules.count < code("12345x").modules.count)
  }

  @Test("no bytes, and bytes that have no symbol, are no code")
  func wrong() {
    #expect(Code128([]) == nil && Code128([7]) == nil && Code128([0xc3, 0xa9]) == nil)
    #expect(Code128.symbols(of: [65, 127]) == nil)
  }

  @Test("rows are alike, with light at both ends")
  func rows() throws {
    let bars = try code("Bar")
    let rows = bars.rows(height: 3, quiet: 4)
    #expect(rows.count == 3 && Set(rows).count == 1)
    #expect(rows[0].prefix(4).allSatisfy { !$0 } && rows[0].suffix(4).allSatisfy { !$0 })
    #expect(Array(rows[0].dropFirst(4).dropLast(4)) == bars.modules)
    #expect(bars.rows(height: 1, quiet: 0) == [bars.modules])
  }
}
