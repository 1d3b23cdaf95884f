import Foundation
import Geometry
import Testing

@testable import SceneDocuments

@Suite("Numbers with their units")
struct NumberReadingTests {
  private func delay(_ text: String) throws -> Double {
    try node("circle: 9\ndelay: \(text)").delay
  }
  private func opacity(_ text: String) throws -> Double? {
    try node("circle: 9\nopacity: \(text)").base.opacity
  }
  private func rotation(_ text: String) throws -> Angle {
    try #require(try node("circle: 9\nrotation: \(text)").base.rotation, "\(text)")
  }

  @Test(
    "a word is a number by its sign, digits, point and exponent",
    arguments: [
      ("0", true), ("-0", true), ("+1", true), ("1.", true), (".5", true), ("-.5e-3", true),
      ("1e10", true), ("1E+5", true), ("00", true), ("", false), (".", false), ("-", false),
      ("1e", false), ("1e+", false), ("e5", false), ("1.2.3", false), ("0x1F", false),
      ("1_000", false),
      ("1,5", false), (" 1", false), ("1 ", false), ("--1", false), ("+-1", false), ("inf", false),
      ("nan", false), (".nan", false), (".inf", false), ("٣", false), ("½", false),
      ("1e5.5", false),
    ])
  func numbers(text: String, isNumber: Bool) {
    #expect(DocumentNode.Scalar.isNumber(text) == isNumber, "\(text)")
    #expect((DocumentNode.Scalar(plain: text).kind == .number) == isNumber, "\(text)")
  }

  @Test("every number that Swift writes is one")
  func written() {
    var state: UInt64 = 7
    for _ in 0..<2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: state)
      guard value.isFinite else { continue }
      #expect(DocumentNode.Scalar.isNumber("\(value)"), "\(value)")
      #expect(ScalarReader.number("\(value)", unit: "", places: 0) == value)
      #expect(Double(Wording.number(value)) == value, "\(value)")
    }
  }

  @Test("what an unquoted word is by YAML's core schema, of which yes and no are words")
  func kinds() {
    for text in ["", "~", "null", "Null", "NULL"] {
      #expect(DocumentNode.Scalar(plain: text).kind == .null, "\(text)")
    }
    for text in ["true", "false"] { #expect(DocumentNode.Scalar(plain: text).kind == .boolean) }
    for text in ["True", "yes", "no", "on", "off", "nULL", "y", "n"] {
      #expect(DocumentNode.Scalar(plain: text).kind == .text, "\(text)")
    }
  }

  @Test("milliseconds are the nearest double of their decimal, not a rounded product")
  func milliseconds() throws {
    for count in 0...1500 {
      let text = String(count)
      let padded = String(repeating: "0", count: max(0, 4 - text.count)) + text
      let decimal = "\(padded.dropLast(3)).\(padded.suffix(3))"
      #expect(ScalarReader.seconds("\(count)ms") == Double(decimal), "\(count)ms")
      #expect(ScalarReader.seconds("\(decimal)s") == Double(decimal), "\(decimal)s")
    }
  }

  @Test("percentages are the nearest double of their decimal")
  func percents() throws {
    for count in 0...1000 {
      let text = String(count)
      let tenth = "\(text.dropLast().isEmpty ? "0" : text.dropLast()).\(text.suffix(1))"
      let padded = String(repeating: "0", count: max(0, 4 - text.count)) + text
      let decimal = Double("\(padded.dropLast(3)).\(padded.suffix(3))")
      #expect(ScalarReader.number("\(tenth)%", unit: "%", places: 2) == decimal, "\(tenth)%")
    }
    #expect(try opacity("50%") == 0.5)
    #expect(try opacity("0%") == 0)
    #expect(try opacity("100%") == 1)
    #expect(try opacity("'7%'") == 0.07)
    #expect(try opacity("0.07") == 0.07)
  }

  @Test(
    "shares end at 0 and 1, however they are written",
    arguments: [
      "1.01", "-0.01", "101%", "-1%", "'0.5'", "50 %", "50pc", "half", "1e3%", "5e1%", "+5%",
    ])
  func noShare(text: String) {
    let lines = mistakes("rostrum: 1\nscene: [{circle: 9, opacity: \(text)}]")
    let found = text.replacing("'", with: "")
    let hint = text == "'0.5'" ? ", without quotes" : ""
    #expect(
      lines == [
        "scene:2:30: scene[0].opacity: found '\(found)'; accepted is a number from 0 to 1, or 0% to 100%\(hint)"
      ])
  }

  @Test("seconds bear a unit or none")
  func seconds() throws {
    #expect(try delay("2") == 2)
    #expect(try delay("2s") == 2)
    #expect(try delay("2000ms") == 2)
    #expect(try delay("'2s'") == 2)
    #expect(try delay("1e-1s") == 0.1)
    #expect(try delay("100ms") == 0.1)
    #expect(try delay("3600s") == 3600)
    #expect(try delay("3600000ms") == 3600)
    for text in ["3600.1", "3600001ms", "-1ms", "1m", "1 s", "s", "'1'", "30f", "1/60"] {
      let lines = mistakes("rostrum: 1\nscene: [{circle: 9, delay: \(text)}]")
      #expect(lines.count == 1, "\(text)")
      #expect(
        lines.first?.contains("accepted is a time as 0.5s or 500ms from 0s to 3600s") ?? false,
        "\(lines)")
    }
  }

  @Test("angles are the same in every unit")
  func angles() throws {
    for degrees in stride(from: -720, through: 720, by: 15) {
      let expected = Angle(degrees: Double(degrees))
      #expect(try rotation("\(degrees)") == expected)
      #expect(try rotation("\(degrees)deg") == expected)
      #expect(try rotation("\(degrees)°") == expected)
    }
    for quarters in -8...8 {
      let turns = Double(quarters) / 4
      #expect(try rotation("\(turns)turn") == Angle(degrees: Double(quarters) * 90))
    }
    #expect(try rotation("1.5rad") == Angle(radians: 1.5))
    #expect(try rotation("-2e-1rad") == Angle(radians: -0.2))
    #expect(try rotation("0rad") == Angle(degrees: 0))
  }

  @Test(
    "what is no angle",
    arguments: ["90grad", "90 deg", "deg", "90degs", "'90'", "1/4turn", "pi", "90Deg", "50%"])
  func noAngle(text: String) {
    let lines = mistakes("rostrum: 1\nscene: [{circle: 9, rotation: \(text)}]")
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains("accepted is an angle in degrees, or as 90deg, 1.57rad, 0.25turn")
        ?? false, "\(lines)")
  }

  @Test("bounds contain what their words say")
  func bounds() {
    let closed = Form.Bounds(least: 0, most: 1)
    let open = Form.Bounds(least: 0, most: 1, isOpen: true)
    #expect(closed.contains(0) && closed.contains(1) && !closed.contains(1.0.nextUp))
    #expect(!open.contains(0) && open.contains(0.0.nextUp) && open.contains(1))
    #expect(Form.Bounds().contains(-1e308) && !Form.Bounds().contains(.infinity))
    #expect(!Form.Bounds().contains(.nan))
    #expect(closed.words() == " from 0 to 1" && open.words("s") == " above 0s up to 1s")
    #expect(Form.Bounds(least: 2).words() == " from 2 on")
    #expect(Form.Bounds(least: 2, isOpen: true).words() == " above 2")
    #expect(Form.Bounds(most: 0.5).words("s") == " up to 0.5s")
    #expect(Form.Bounds(least: 3, most: 3).words() == " that is 3")
    #expect(Form.Bounds().words() == "")
  }

  @Test("names are letters, digits, hyphens and lines, up to 64 of them")
  func names() {
    for name in ["a", "A-1", "_", "-", "öffnen", "状態", "42", String(repeating: "x", count: 64)] {
      #expect(ScalarReader.isName(name), "\(name)")
    }
    for name in ["", " ", "a b", "a.b", "a/b", "🚀", "a\n", String(repeating: "x", count: 65)] {
      #expect(!ScalarReader.isName(name), "\(name)")
    }
    // As JSON Schema counts, whatever letters take in bytes.
    #expect(ScalarReader.isName(String(repeating: "é", count: 64)))
    #expect(!ScalarReader.isName(String(repeating: "é", count: 65)))
  }
}
