import DisplayList
import Foundation
import Geometry
import Pixels
import Testing

@testable import Typography

/// The fonts of Debian's packages, which the project asks for; `make test` installs them.
@Suite("Debian's fonts")
struct DebianFontsTests {
  static let book = Result { try FontBook() }
  static let weights = [100.0, 300, 400, 500, 600, 700, 900].map { FontWeight($0) }

  @Test("every family that is not optional is there, and as listed")
  func complete() throws {
    let book = try Self.book.get()
    #expect(book.missingFamilies.isEmpty)
    for design in FontDesign.allCases {
      for weight in Self.weights {
        let font = FontDescriptor(.system(design), size: 17, weight: weight)
        _ = book.measure([StyledRun("Hamburgefonstiv", font: font)], .init())
      }
    }
    #expect(book.failures().isEmpty)
    #expect(book.substitutions().isEmpty)
    #expect(try book.usedFonts().filter { $0.isAsListed == false }.isEmpty)
  }

  @Test(
    "words are as wide as in pictures of iOS 18 and 26, to a hundredth",
    arguments: [
      ("Sponsor App Development", 22, 400, 253.3), ("GitHub Repository", 22, 400, 173.3),
      ("decentralized, mesh network that", 20, 400, 290.3), ("Critical Alerts", 22, 700, 138.7),
      ("Public Key Encryption", 15, 500, 150.3), ("Public Key Mismatch", 15, 500, 143),
      ("Failed to deliver to mesh", 12, 500, 139.7), ("No radio interface", 12, 500, 102.7),
    ] as [(String, Double, Double, Double)])
  func widths(text: String, size: Double, weight: Double, width: Double) throws {
    let font = FontDescriptor(.system(.default), size: size, weight: FontWeight(weight))
    let measured = try Self.book.get().measure([StyledRun(text, font: font)], .init(scale: 3))
    // Ink is narrower than advances by the bearings at both ends.
    #expect(abs(measured.size.width - width - 0.09 * size) < 0.01 * width)
  }

  @Test("digits are equally wide where asked", arguments: FontDesign.allCases, weights)
  func digits(design: FontDesign, weight: FontWeight) throws {
    let book = try Self.book.get()
    let font = FontDescriptor(
      .system(design), size: 17, weight: weight, hasMonospacedDigits: true)
    let widths = ["00000", "11111", "17171", "98765"].map {
      book.measure([StyledRun($0, font: font)], .init(scale: 100)).size.width
    }
    #expect(Set(widths).count == 1)
  }

  @Test("bolder is wider or as wide", arguments: [FontDesign.default, .rounded])
  func weight(design: FontDesign) throws {
    let book = try Self.book.get()
    let widths = [300.0, 400, 600].map { weight in
      let font = FontDescriptor(.system(design), size: 17, weight: FontWeight(weight))
      return book.measure([StyledRun("Hamburgefonstiv", font: font)], .init(scale: 100)).size.width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 3)
  }

  @Test(
    "lines of the text styles are as high as on iOS",
    arguments: [
      (TextStyle.body, 61.0, 61 + 66.0), (.largeTitle, 122, 122 + 123), (.caption2, 40, 79),
    ])
  func lineHeights(style: TextStyle, one: Double, two: Double) throws {
    let book = try Self.book.get()
    let font = FontDescriptor(style)
    let options = TextLayout.Options(scale: 3)
    for (text, pixels) in [("a", one), ("a\nb", two)] {
      let height = book.measure([StyledRun(text, font: font)], options).size.height
      #expect(abs(Double(height) * 3 - pixels) < 1e-9)
    }
  }

  /// Widths of body text in points, as iOS 18 reported them.
  @Test(
    "texts are as wide as on iOS, to one in a hundred",
    arguments: [
      ("One test in a suite", 137.0), ("Test one of many in a suite", 202),
      ("Some SwiftUI text", 136),
      ("Explicit main actor", 418.0 / 3), ("@SnapshotSuite()", 415.0 / 3),
      (".theme(.light)", 307.0 / 3),
    ] as [(String, Double)])
  func widths(text: String, width: Double) throws {
    let run = StyledRun(text, font: FontDescriptor(.body))
    let found = Double(try Self.book.get().measure([run], .init(scale: 3)).size.width)
    // A pixel may be lost in rounding up.
    #expect(abs(found - width) <= width / 100 + 1.0 / 3, "\(found)")
  }

  @Test(
    "medium and bolder letters stand further apart, italic ones as upright ones",
    arguments: weights)
  func tracking(weight: FontWeight) throws {
    let book = try Self.book.get()
    func em(_ weight: FontWeight, isItalic: Bool = false) -> Double {
      var font = FontDescriptor(size: 16, weight: weight)
      font.isItalic = isItalic
      return book.typeface(for: FaceRequest(font)).tracking(at: 16) / 16
    }
    let more = em(weight) - em(.regular)
    let known: Double =
      switch weight.value {
      case ..<500: 0
      case 500: 0.0072
      case 600: 0.0100
      default: 0.0127
      }
    #expect(abs(more - known) < 1e-12)
    #expect(em(weight, isItalic: true) == em(weight))
  }

  @Test(
    "tracking up to 17 points differs from size to size as Apple publishes it for San Francisco")
  func publishedTracking() throws {
    let face = try Self.book.get().typeface(for: FaceRequest(FontDescriptor(.body)))
    // Points that are added after each letter, by the size.
    let published = [(11.0, 0.06), (12, 0), (13, -0.08), (15, -0.23), (16, -0.31), (17, -0.43)]
    for (size, points) in published {
      #expect(abs(face.tracking(at: size) / size - 0.0143 - points / size) < 5e-4, "\(size)")
    }
  }

  @Test("width changes smoothly with size: no jump from cut to cut")
  func smooth() throws {
    let book = try Self.book.get()
    let sizes = Array(stride(from: 8.0, through: 60, by: 0.25))
    let ems = sizes.map { size in
      let run = StyledRun("Hamburgefonstiv", font: FontDescriptor(size: size))
      return Double(book.measure([run], .init(scale: 1000)).size.width) / size
    }
    #expect(zip(ems, ems.dropFirst()).allSatisfy { abs($0 - $1) < 0.04 })
    #expect(zip(ems, ems.dropFirst()).allSatisfy { $0 >= $1 - 1e-3 })
  }

  @Test("an emoji is one picture, the same object each time", arguments: ["👍🏽", "👨‍👩‍👧", "❤️", "🇩🇪", "1️⃣"])
  func emoji(text: String) throws {
    let book = try Self.book.get()
    let run = StyledRun(text, font: FontDescriptor(size: 20))
    let first = book.layout([run], .init())
    let pictures = first.lines.flatMap(\.pictures)
    #expect(pictures.count == 1)
    #expect(first.lines.allSatisfy { $0.runs.isEmpty })
    #expect(book.layout([run], .init()).lines.flatMap(\.pictures) == pictures)
    let pixmap = try #require(pictures.first?.image.pixmap)
    #expect(pixmap.words.contains { $0 >> 24 == 255 })
    #expect((18.0...28).contains(Double(first.metrics.size.width)))
  }

  @Test("arrows in text stay what they are")
  func noCodeLigatures() throws {
    let book = try Self.book.get()
    for design in [FontDesign.default, .monospaced] {
      let run = StyledRun("->", font: FontDescriptor(.system(design), size: 17))
      let glyphs = book.layout([run], .init()).lines[0].runs.flatMap { $0.glyphs.glyphs.map(\.id) }
      let parts = ["-", ">"].flatMap { part in
        let run = StyledRun(part, font: FontDescriptor(.system(design), size: 17))
        return book.layout([run], .init()).lines[0].runs.flatMap { $0.glyphs.glyphs.map(\.id) }
      }
      #expect(glyphs == parts)
    }
  }

  @Test("covers Greek, Cyrillic, Hebrew, Arabic and common symbols")
  func coverage() throws {
    let book = try FontBook()
    _ = book.measure(
      [StyledRun("Ωμέγα Привет שלום مرحبا → ✓ ★ ∞ ≠ ½ €", font: FontDescriptor(size: 17))], .init())
    #expect(book.missingGlyphs().isEmpty)
  }

  @Test("letters are as tall as the system's", arguments: [FontDesign.default, .serif])
  func letterHeights(design: FontDesign) throws {
    let metrics = try Self.book.get().metrics(of: FontDescriptor(.system(design), size: 100))
    #expect(abs(metrics.capHeight - 70.46) < 0.1)
    #expect(abs(metrics.ascent + metrics.descent - 119.34) < 0.01)
    #expect((45...55).contains(metrics.xHeight))
  }
}
