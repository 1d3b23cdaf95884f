import Foundation
import Geometry
import Testing

@testable import Symbols

@Suite("Colours of symbols")
struct SymbolHueTests {
  @Test("every symbol with colours is there, and shows all that it has", arguments: names)
  func shown(name: String) throws {
    let symbol = try #require(Symbol.named(name))
    #expect(symbol.hasColors)
    let hues = try #require(Catalogue.hues[name])
    let marks = symbol.drawing(size: 50, isMulticolor: true).marks
    #expect(Set(marks.map(\.hue)) == Set(hues))
  }

  @Test("colours change neither size nor outlines", arguments: names)
  func kept(name: String) throws {
    let symbol = try #require(Symbol.named(name))
    let (plain, colored) = (
      symbol.drawing(size: 50), symbol.drawing(size: 50, isMulticolor: true)
    )
    #expect(plain.size == colored.size && plain.baseline == colored.baseline)
    #expect(plain.marks.allSatisfy { $0.hue == nil })
    let (before, after) = (plain.marks.map(\.path.length), colored.marks.map(\.path.length))
    #expect(abs(before.reduce(0, +) - after.reduce(0, +)) < 1e-6)
  }

  private static let names = Catalogue.hues.keys.sorted()

  @Test("others have none")
  func none() throws {
    let square = try #require(Symbol.named("square"))
    #expect(!square.hasColors)
    #expect(square.drawing(size: 50, isMulticolor: true) == square.drawing(size: 50))
  }

  @Test("a cloud of one area is white, what falls from it is not")
  func parts() throws {
    let marks = try #require(Symbol.named("cloud.bolt.rain.fill"))
      .drawing(size: 50, isMulticolor: true).marks
    let white = marks.filter { $0.hue == .white }
    try #require(white.count == 1)
    let cloud = white[0].path.boundingRect
    for mark in marks where mark.hue != .white {
      let part = mark.path.boundingRect
      #expect(part.midY > cloud.midY && part.width < cloud.width / 2)
    }
    #expect(marks.filter { $0.hue == .yellow }.count == 1)
  }
}
