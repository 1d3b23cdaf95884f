import Testing

@testable import Typography

@Suite("BidirectionalLevels")
struct BidirectionalLevelsTests {
  private func levels(_ text: String, _ isRightToLeft: Bool? = nil) -> String {
    bidirectionalLevels(of: Array(text.unicodeScalars), isRightToLeft: isRightToLeft).levels
      .map(String.init).joined()
  }

  @Test(
    "levels follow letters, numbers and what lies between",
    arguments: [
      ("abc 12, x.", "0000000000"),
      ("אבג", "111"),
      ("אב cd", "11122"),
      ("ab אב", "00011"),
      ("ab אב גד ef", "00011111000"),
      ("אב 12 גד", "11122111"),
      ("אב 1,234.5%", "11122222222"),
      ("אב - ab", "1111122"),
      ("מרחבא ١٢", "11111122"),
      ("a (אב) b", "00011000"),
      ("אב  ", "1111"),
    ])
  func mixed(text: String, expected: String) { #expect(levels(text) == expected) }

  @Test("the paragraph's direction can be given")
  func given() {
    #expect(levels("ab", true) == "22")
    #expect(levels("אב ab", false) == "11000")
  }

  @Test(
    "lines are reordered from the highest level down",
    arguments: [
      ([0, 0, 0], [0, 1, 2]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 1, 0], [0, 2, 1, 3]),
      ([1, 2, 2, 1], [3, 1, 2, 0]), ([], []),
    ])
  func order(levels: [UInt8], expected: [Int]) { #expect(visualOrder(of: levels) == expected) }
}
