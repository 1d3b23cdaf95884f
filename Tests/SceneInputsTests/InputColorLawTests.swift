import Foundation
import Testing

@testable import SceneInputs

/// Colours by their digits and names, numbers by their texts: laws over all of them.
@Suite("Input values: laws") struct InputColorLawTests {
  private func hex(_ value: Int, _ count: Int) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: count - digits.count) + digits
  }

  @Test("every colour of three digits is that of its digits doubled, in either case")
  func short() {
    for value in 0..<4096 {
      let digits = hex(value, 3)
      let color = InputColor("#\(digits)")
      #expect(color == InputColor("#" + digits.map { "\($0)\($0)" }.joined()))
      #expect(color == InputColor("#\(digits.uppercased())") && color == InputColor("#\(digits)f"))
      // A digit d stands for d × 17.
      let (red, green, blue) = (value >> 8, value >> 4 & 15, value & 15)
      #expect(
        color
          == .components(
            red: UInt8(red * 17), green: UInt8(green * 17), blue: UInt8(blue * 17), alpha: 255))
    }
  }

  @Test("every byte is read at every place of eight digits")
  func long() {
    for byte in 0..<256 {
      let (text, value) = (hex(byte, 2), UInt8(byte))
      #expect(InputColor("#\(text)010203") == .components(red: value, green: 1, blue: 2, alpha: 3))
      #expect(InputColor("#01\(text)0203") == .components(red: 1, green: value, blue: 2, alpha: 3))
      #expect(InputColor("#0102\(text)03") == .components(red: 1, green: 2, blue: value, alpha: 3))
      #expect(InputColor("#010203\(text)") == .components(red: 1, green: 2, blue: 3, alpha: value))
      #expect(InputColor("#0102\(text)") == InputColor("#0102\(text)ff"))
    }
  }

  @Test("each name is a colour however it is written, is there once, and is told as accepted")
  func names() {
    #expect(InputColor.names.count == 18 && Set(InputColor.names).count == 18)
    for name in InputColor.names {
      for text in [name, name.uppercased(), name.capitalized] {
        #expect(InputColor(text) == .named(name))
      }
      #expect(
        InputColor(" \(name)") == nil && InputColor("#\(name)") == nil
          && InputColor(".\(name)") == nil)
      #expect(InputColor.accepted.contains(name))
    }
    #expect(InputColor.accepted.hasPrefix("#RGB, #RRGGBB, #RRGGBBAA, or one of clear, white, "))
  }

  @Test("digits are sixteen letters of ASCII: every other letter is refused at every place")
  func letters() {
    let digits = Set("0123456789abcdefABCDEF")
    for code in UInt8(0x20)..<0x7F {
      let letter = Character(Unicode.Scalar(code))
      for place in 0..<6 {
        var text = Array("000000")
        text[place] = letter
        #expect(
          (InputColor("#" + String(text)) != nil) == digits.contains(letter), "\(String(text))")
      }
    }
    for text in ["#００0", "#0000\u{301}0", "#٠٠٠", "##000", "#000 ", "#-00", "＃000"] {
      #expect(InputColor(text) == nil, "\(text)")
    }
  }

  @Test("whole numbers are read with either sign, with zeros before, to the ends of their range")
  func integers() {
    for number in stride(from: -5000, through: 5000, by: 37) {
      #expect(Int(sceneInput: "\(number)") == number && number.sceneInputText == "\(number)")
      #expect(Double(sceneInput: "\(number)") == Double(number))
      if number >= 0 { #expect(Int(sceneInput: "+00\(number)") == number) }
    }
    #expect(
      Int(sceneInput: "9223372036854775807") == .max
        && Int(sceneInput: "9223372036854775808") == nil)
    #expect(
      Int(sceneInput: "-9223372036854775808") == .min
        && Int(sceneInput: "-9223372036854775809") == nil)
    for text in ["--1", "+-1", "1_000", "0x10", "１", "٣", "1e3", "−1", "+", "-"] {
      #expect(Int(sceneInput: text) == nil, "\(text)")
    }
  }

  @Test("a number's text is read as that number, by both types, without a fraction of nothing")
  func numbers() {
    var state: UInt64 = 5
    for _ in 0..<2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(bitPattern: state)
      guard number.isFinite else { continue }
      let text = number.sceneInputText ?? ""
      #expect(Double(sceneInput: text)?.bitPattern == number.bitPattern, "\(text)")
      #expect(
        CGFloat(number).sceneInputText == text && CGFloat(sceneInput: text) == CGFloat(number))
      #expect(!text.hasSuffix(".0"))
    }
    for number in -300...300 { #expect(Double(number).sceneInputText == "\(number)") }
    #expect(Double(sceneInput: "-0")?.sign == .minus && Double(sceneInput: "1E-2") == 0.01)
  }

  @Test(
    "what no number is has no point, no digits or letters of another kind",
    arguments: [
      "+", "-", ".", "e", "e5", "1e", "1e+", "1.2.3", "1-2", "1e1.5", "--1", "Infinity", "NaN",
      "1_0", "0b1", "1f",
      "1e309", "-1e309", "１.5", "1 000",
    ])
  func noNumbers(text: String) {
    #expect(Double(sceneInput: text) == nil && CGFloat(sceneInput: text) == nil)
  }
}
