import Foundation
import Geometry
import Testing

@testable import SceneDocuments

@Suite("Colours in documents")
struct ColorReadingTests {
  private func color(_ text: String) throws -> DocumentColor {
    guard case .color(let color)? = try node("circle: 9\nfill: \(text)").base.fill else {
      throw Missing()
    }
    return color
  }
  private struct Missing: Error {}

  private func mistake(_ text: String) -> [String] {
    mistakes("rostrum: 1\nscene: [{circle: 9, fill: \(text)}]")
  }

  @Test("every name is a colour of that name, in fills, strokes, shadows and gradients")
  func names() throws {
    for name in DocumentColor.Name.allCases {
      #expect(try color(name.rawValue) == .named(name))
      #expect(
        try node("circle: 9\nstroke: \(name.rawValue)").base.stroke?.fill == .color(.named(name)))
      let shadow = try node("circle: 9\nshadow: {color: \(name.rawValue), radius: 2}").base.shadow
      #expect(shadow?.color == .named(name))
    }
  }

  @Test("three and four digits are six and eight with each twice")
  func short() {
    for red in 0..<16 {
      for rest in 0..<16 {
        let (r, g, b) = (
          String(red, radix: 16), String(rest, radix: 16), String(15 - rest, radix: 16)
        )
        let short = DocumentColor(hexadecimal: "\(r)\(g)\(b)")
        #expect(short != nil && short == DocumentColor(hexadecimal: "\(r)\(r)\(g)\(g)\(b)\(b)"))
        let faint = DocumentColor(hexadecimal: "\(r)\(g)\(b)\(g)")
        #expect(
          faint != nil && faint == DocumentColor(hexadecimal: "\(r)\(r)\(g)\(g)\(b)\(b)\(g)\(g)"))
      }
    }
  }

  @Test("every byte is its share of 255, and full opacity is what stands for none")
  func bytes() throws {
    for byte in 0...255 {
      let two = String(byte, radix: 16)
      let digits = byte < 16 ? "0\(two)" : two
      let share = Double(byte) / 255
      #expect(
        DocumentColor(hexadecimal: "\(digits)00ff\(digits)")
          == .components(red: share, green: 0, blue: 1, opacity: share, space: .sRGB))
      #expect(
        DocumentColor(hexadecimal: "00\(digits.uppercased())00")
          == DocumentColor(hexadecimal: "00\(digits)00FF"))
    }
  }

  @Test(
    "what are no digits",
    arguments: [
      "", "f", "ff", "fffff", "fffffff", "fffffffff", "ggg", "ff ", "+ff", "-ff", "ｆｆｆ", "#fff",
    ])
  func noDigits(text: String) {
    #expect(DocumentColor(hexadecimal: Substring(text)) == nil, "\(text)")
    #expect(
      mistake("'#\(text)'") == [
        "scene:2:27: scene[0].fill: found '#\(text)'; accepted are 3, 4, 6 or 8 hexadecimal digits after '#'"
      ])
  }

  @Test("white is grey of three equal components")
  func white() throws {
    for share in ["0", "0.25", "1"] {
      #expect(
        try color("{white: \(share), opacity: 0.5}")
          == color("{red: \(share), green: \(share), blue: \(share), opacity: 50%}"))
    }
  }

  @Test("components may leave the gamut, where others may not")
  func components() throws {
    for space in DocumentColor.Space.allCases {
      #expect(
        try color("{red: 1.2, green: -0.2, blue: 2, space: \(space.rawValue)}")
          == .components(red: 1.2, green: -0.2, blue: 2, opacity: 1, space: space))
    }
    #expect(
      mistake("{red: 2.1, green: 0, blue: 0}") == [
        "scene:2:33: scene[0].fill.red: found '2.1'; accepted is a number from -1 to 2"
      ])
    #expect(
      mistake("{hue: 1.5, saturation: 1, brightness: 1}") == [
        "scene:2:33: scene[0].fill.hue: found '1.5'; accepted is a number from 0 to 1, or 0% to 100%"
      ])
    #expect(
      mistake("{red: 1, green: 0}") == [
        "scene:2:27: scene[0].fill: 'blue' is missing; accepted is a number from -1 to 2"
      ])
    #expect(
      mistake("{red: 1, green: 0, blue: 0, space: displayP4}") == [
        "scene:2:62: scene[0].fill.space: found 'displayP4'; accepted is sRGB, displayP3 or sRGBLinear; did you mean 'displayP3'?"
      ])
  }

  @Test("colours stand in one another")
  func nested() throws {
    let faint = try color("{color: {color: red, opacity: 0.5}, opacity: 0.5}")
    #expect(faint == .faded(.faded(.named(.red), opacity: 0.5), opacity: 0.5))
    #expect(
      try color("{light: {white: 1}, dark: {color: '#000', opacity: 20%}}")
        == .adaptive(
          light: .components(red: 1, green: 1, blue: 1, opacity: 1, space: .sRGB),
          dark: .faded(
            .components(red: 0, green: 0, blue: 0, opacity: 1, space: .sRGB), opacity: 0.2)))
  }

  @Test("stops without places stand evenly", arguments: 2...9)
  func even(count: Int) throws {
    let words = Array(repeating: "red", count: count).joined(separator: ", ")
    guard
      case .linear(let stops, .top, .bottom)? = try node("circle: 9\nfill: {linear: [\(words)]}")
        .base.fill
    else { throw Missing() }
    #expect(stops.stops.map(\.location) == (0..<count).map { Double($0) / Double(count - 1) })
  }

  @Test("a word that is nearly a colour is asked about; one that is like none is not")
  func hints() {
    #expect(mistake("purpel").first?.hasSuffix("; did you mean 'purple'?") ?? false)
    #expect(mistake("Blue").first?.hasSuffix("; did you mean 'blue'?") ?? false)
    #expect(mistake("grey").first?.hasSuffix("; did you mean 'gray'?") ?? false)
    #expect(!(mistake("chartreuse").first?.contains("did you mean") ?? true))
  }

  @Test("a stroke of a colour is a line of a point; none is one of no width")
  func strokes() throws {
    let line = try node("circle: 9\nstroke: red").base.stroke
    #expect(line?.style.lineWidth == 1 && line?.isInside == false)
    #expect(try line == node("circle: 9\nstroke: {fill: red}").base.stroke)
    let none = try node("circle: 9\nstroke: none").base.stroke
    #expect(none?.fill == Fill.none && none?.style.lineWidth == 0)
    let shadow = try node("circle: 9\nshadow: {radius: 3}").base.shadow
    #expect(shadow == Shadow(radius: 3))
    #expect(shadow?.color == .faded(.named(.black), opacity: 0.33))
  }
}
