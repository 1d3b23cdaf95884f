import Foundation
import Testing

@testable import SceneInputs

@Suite("SceneInputValue")
struct SceneInputValueTests {
  private func isRead<Value: SceneInputValue>(_ value: Value) -> Bool {
    value.sceneInputText.map { Value(sceneInput: $0) == value } ?? false
  }

  @Test("the text of a value is read as that value")
  func roundTrip() {
    for text in ["", " ", "Hello", "a=b", "two\nlines", "é 🙂"] { #expect(isRead(text)) }
    for number in [0, -1, 12, Int.max, .min] { #expect(isRead(number)) }
    for number in [0, -0.5, 1e-300, 1e300, 0.1, 12, .pi] {
      #expect(isRead(number) && isRead(CGFloat(number)))
    }
    #expect(isRead(true) && isRead(false))
    #expect(12.0.sceneInputText == "12" && CGFloat(0.5).sceneInputText == "0.5")
  }

  @Test(
    "what is no number is refused, also what Swift would read as one",
    arguments: ["", " 1", "1 ", "a", "nan", "inf", "-infinity", "0x1p3", "1e999", "1,5", "½"])
  func noNumber(text: String) {
    #expect(Double(sceneInput: text) == nil && CGFloat(sceneInput: text) == nil)
    #expect(Int(sceneInput: text) == nil)
  }

  @Test("whole numbers have no fraction, and truth is two words")
  func others() {
    #expect(Int(sceneInput: "1.0") == nil && Int(sceneInput: "99999999999999999999") == nil)
    #expect(Int(sceneInput: "-3") == -3 && Double(sceneInput: "1e3") == 1000)
    for text in ["yes", "1", "True", "TRUE", ""] { #expect(Bool(sceneInput: text) == nil) }
  }

  @Test(
    "a colour is three, four, six or eight digits",
    arguments: [
      ("#f80", [0xFF, 0x88, 0, 0xFF]), ("#F808", [0xFF, 0x88, 0, 0x88]),
      ("#12abEF", [0x12, 0xAB, 0xEF, 0xFF]), ("#12abEF00", [0x12, 0xAB, 0xEF, 0]),
    ] as [(String, [UInt8])])
  func colors(text: String, bytes: [UInt8]) {
    let color = InputColor.components(
      red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
    #expect(InputColor(text) == color)
  }

  @Test(
    "or a name, however it is written; nothing else",
    arguments: [
      "", "#", "#12", "#12345", "#1234567", "#123456789", "#+12345", "#éé1", "ff8800", "puce",
    ])
  func noColor(text: String) {
    #expect(InputColor(text) == nil)
    #expect(InputColor("Orange") == .named("orange") && InputColor("clear") == .named("clear"))
  }
}
