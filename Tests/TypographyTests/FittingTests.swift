import DisplayList
import Foundation
import Geometry
import Testing

@testable import Typography

/// How letters of one family stand where another's would.
@Suite("Fitted letters")
struct FittingTests {
  private static let fittings = [
    FontList.Family.Fitting(
      weight: 400, letters: [("a", 10, 4), ("b", -20, 0)], pairs: [(-30, ["ab", "xc"])]),
    FontList.Family.Fitting(weight: 600, letters: [("a", 30, 8)], pairs: [(10, ["ab"])]),
  ]

  private static func family(_ fittings: [FontList.Family.Fitting]) -> FontList.Family {
    var family = TestFonts.family
    family.fittings = fittings
    return family
  }

  private static func book(_ fittings: [FontList.Family.Fitting]) throws -> FontBook {
    var list = TestFonts.list
    list.designs[.default] = family(fittings)
    return try FontBook(list: list, directories: [TestFonts.fixtures])
  }

  @Test(
    "weights between two fittings have what lies between, others what the nearest has",
    arguments: [
      (100.0, 10.0, 4.0, -20.0, -30.0), (400, 10, 4, -20, -30), (500, 20, 6, -10, -10),
      (550, 25, 7, -5, 0), (600, 30, 8, 0, 10), (900, 30, 8, 0, 10),
    ])
  func weights(weight: Double, advance: Double, offset: Double, other: Double, pair: Double) {
    let fitted = Self.family(Self.fittings).fitted(at: weight)
    #expect(abs((fitted.letters["a"]?.advance ?? 0) - advance / 1000) < 1e-12)
    #expect(abs((fitted.letters["a"]?.offset ?? 0) - offset / 1000) < 1e-12)
    #expect(abs((fitted.letters["b"]?.advance ?? 0) - other / 1000) < 1e-12)
    #expect(abs((fitted.pairs["ab"] ?? 0) - pair / 1000) < 1e-12)
  }

  @Test("a family without fittings has none")
  func none() {
    let fitted = Self.family([]).fitted(at: 400)
    #expect(fitted.letters.isEmpty && fitted.pairs.isEmpty)
  }

  @Test(
    "advances are the font's and the fitting's, of letters and of pairs",
    arguments: [
      // Letters are 500 of 1000 units wide.
      ("a", 5.1), ("b", 4.8), ("c", 5.0), ("aa", 10.2), ("ab", 9.6), ("ba", 9.9), ("abab", 19.2),
      ("xc", 9.7), ("cx", 10),
    ])
  func advances(text: String, width: Double) throws {
    let book = try Self.book(Self.fittings)
    let found = book.measure([TestFonts.run(text)], .init(scale: 1000)).size.width
    #expect(abs(Double(found) - width) < 2e-3, "\(found)")
  }

  @Test("a letter's outline is further along by its offset, its place and other outlines are not")
  func offsets() throws {
    func letters(_ fittings: [FontList.Family.Fitting]) throws -> [(place: Double, ink: Double)] {
      let layout = try Self.book(fittings).layout([TestFonts.run("aca")], .init(scale: 1000))
      return layout.lines.flatMap(\.runs).flatMap { run in
        run.glyphs.glyphs.map {
          (Double($0.position.x), Double(run.glyphs.font.outline(of: $0.id).boundingRect.minX))
        }
      }
    }
    let moved = [
      FontList.Family.Fitting(weight: 400, letters: [("a", 0, 30)], pairs: [])
    ]
    let (plain, found) = (try letters([]), try letters(moved))
    #expect(plain.map(\.place) == found.map(\.place))
    // Thousandths of the em are units of the font here.
    #expect(zip(found, plain).map { $0.ink - $1.ink } == [30, 0, 30])
  }

  @Test("letters with marks have what those below the marks have, unless they have their own")
  func marks() {
    var fitted = FittedLetters()
    fitted.letters = ["e": (0.01, 0.002), "ö": (0.05, 0), "o": (0.02, 0)]
    let glyphs = GlyphFitting(fitted, unitsPerShare: 1000) { $0.value }
    #expect(glyphs.letters[0xE9] == GlyphFitting.Letter(advance: 10, offset: 2))
    #expect(glyphs.letters[0xF6] == GlyphFitting.Letter(advance: 50, offset: 0))
    #expect(glyphs.letters[0xF3] == GlyphFitting.Letter(advance: 20, offset: 0))
    #expect(glyphs.letters[0xE0] == nil)
  }

  @Test("neighbours are kerned in their order, and what the font lacks is left out")
  func kerning() {
    var fitted = FittedLetters()
    fitted.pairs = ["ab": -0.02, "aç": 0.5]
    let glyphs = GlyphFitting(fitted, unitsPerShare: 2000) { $0.value < 0x80 ? $0.value : nil }
    #expect(glyphs.kern(between: 0x61, and: 0x62) == -40)
    #expect(glyphs.kern(between: 0x62, and: 0x61) == 0)
    #expect(glyphs.kern(between: 0x61, and: 0xE7) == 0)
  }

  @Test("what letters have changes steadily with the weight, and not beyond the last")
  func steady() {
    let family = Self.family(Self.fittings)
    let advances = stride(from: 100.0, through: 900, by: 10).map {
      family.fitted(at: $0).letters["a"]?.advance ?? 0
    }
    #expect(zip(advances, advances.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 })
    // A tenth of what lies between two fittings at most.
    #expect(zip(advances, advances.dropFirst()).allSatisfy { $1 - $0 < 0.0011 })
    #expect(advances.first == 0.01 && advances.last == 0.03)
    let middle = family.fitted(at: 500).pairs
    for (pair, advance) in middle {
      let (one, other) = (family.fitted(at: 400).pairs[pair], family.fitted(at: 600).pairs[pair])
      #expect(abs(advance - ((one ?? 0) + (other ?? 0)) / 2) < 1e-12)
    }
  }

  @Test("the order in which fittings name letters changes nothing")
  func orderOfLetters() {
    var turned = Self.fittings
    for number in turned.indices {
      turned[number].letters.reverse()
      turned[number].pairs.reverse()
    }
    let (one, other) = (Self.family(Self.fittings), Self.family(turned))
    for weight in [100.0, 400, 450, 600, 900] {
      let (first, second) = (one.fitted(at: weight), other.fitted(at: weight))
      #expect(first.pairs == second.pairs)
      #expect(Set(first.letters.keys) == Set(second.letters.keys))
      for (letter, known) in first.letters {
        #expect(second.letters[letter].map { $0 == known } == true)
      }
    }
  }

  @Test("a line is as wide as its letters and pairs, and twice the size twice as wide")
  func sums() throws {
    let book = try Self.book(Self.fittings)
    func width(_ text: String) -> Double {
      Double(book.measure([TestFonts.run(text)], .init(scale: 1000)).size.width)
    }
    for (one, other) in [("a", "b"), ("x", "c"), ("aca", "xc")] {
      let together = width(one + other)
      let pair = "\(one.suffix(1))\(other.prefix(1))"
      let kerned = width(pair) - width(String(pair.prefix(1))) - width(String(pair.suffix(1)))
      #expect(abs(together - width(one) - width(other) - kerned) < 3e-3, "\(one)\(other)")
    }
  }

  @Test("a family asked for by its own name is as its makers drew it")
  func named() throws {
    let book = try Self.book(Self.fittings)
    let font = FontDescriptor(.named("Rostrum Test"), size: 10)
    #expect(book.measure([StyledRun("ab", font: font)], .init()).size.width == 10)
  }
}

/// Inter where it stands in for San Francisco.
@Suite("San Francisco's widths")
struct SanFranciscoTests {
  /// Lines, their sizes and weights, and how wide their ink is in pictures of iOS 18 and 26 at three
  /// pixels to the point.
  private static let lines: [(text: String, size: Double, weight: Double, width: Double)] = [
    ("third parties.", 16, 400, 90.33), ("Leave a review", 16, 400, 104.67),
    ("Fake Server", 16, 400, 83.33), ("The server you are", 14, 400, 119),
    ("With multiple homes, the app can figure out", 16, 400, 314.67),
    ("which server matters right now and switch to", 16, 400, 323.33),
    ("Switch Button. Off.", 12, 400, 105), ("internet connection and try again.", 15, 400, 229),
    ("E1: E1 Value. E2: E2 Value. E3. Column 5.", 12, 400, 227),
    ("within the component layout", 11, 400, 147.67), ("How it works?", 16, 400, 98.67),
    ("Home network first", 16, 600, 143.33), ("Connect to my Home Assistant", 16, 600, 231.67),
    ("outlinedButton", 16, 600, 111), ("Remote Only", 16, 600, 95),
    ("Automatic switching", 16, 600, 153), ("secondaryNegativeButton", 15, 600, 185.33),
    ("Status", 17, 600, 50.33), ("How it works?", 17, 600, 109), ("Privacy", 19, 600, 63.67),
    ("Failed to Load", 22, 700, 139.33), ("home network", 33, 700, 218),
    ("How would you like to", 33, 700, 328.33), ("remote connection", 33, 700, 285.67),
    ("Define your", 33, 700, 174), ("location for", 33, 700, 170.67), ("automations", 33, 700, 191),
  ]

  /// By how much pictures' ink, counted in pixels that are hit at all, is wider than outlines.
  private static let seam = 0.36

  @Test("lines end where they end on devices, to half a point", arguments: lines)
  func widths(line: (text: String, size: Double, weight: Double, width: Double)) throws {
    let font = FontDescriptor(size: line.size, weight: FontWeight(line.weight))
    let layout = try DebianFontsTests.book.get().layout([StyledRun(line.text, font: font)], .init())
    let edges = layout.lines.flatMap(\.runs).flatMap { run in
      let unit = run.glyphs.size / run.glyphs.font.unitsPerEm
      return run.glyphs.glyphs.map { glyph in
        let bounds = run.glyphs.font.outline(of: glyph.id).boundingRect
        return (
          left: Double(glyph.position.x) + Double(bounds.minX) * unit,
          right: Double(glyph.position.x) + Double(bounds.maxX) * unit
        )
      }
    }
    let width = (edges.map(\.right).max() ?? 0) - (edges.map(\.left).min() ?? 0) + Self.seam
    #expect(abs(width - line.width) <= 0.5, "\(line.text): \(width)")
  }

  @Test("each letter and each pair is fitted once, and no more than a tenth of the size")
  func once() {
    for fitting in FontList.sanFrancisco {
      #expect(Set(fitting.letters.map(\.character)).count == fitting.letters.count)
      #expect(fitting.letters.allSatisfy { abs($0.advance) <= 100 && abs($0.offset) <= 100 })
      let pairs = fitting.pairs.flatMap(\.pairs)
      #expect(Set(pairs).count == pairs.count)
      #expect(pairs.allSatisfy { $0.count == 2 })
    }
    let weights = FontList.sanFrancisco.map(\.weight)
    #expect(weights == weights.sorted())
  }
}
