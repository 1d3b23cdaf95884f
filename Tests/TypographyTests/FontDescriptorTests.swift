import Foundation
import Testing

@testable import Typography

/// What runs of text ask for, and what lists of fonts answer with.
@Suite("FontDescriptor")
struct FontDescriptorTests {
  @Test("weights lie between 1 and 1000 and are ordered as they are named")
  func weights() {
    let named: [FontWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(named == named.sorted() && Set(named).count == 9)
    #expect(named.map(\.value) == (1...9).map { Double($0) * 100 })
    #expect(FontWeight(-5).value == 1 && FontWeight(1e9).value == 1000)
    #expect(FontWeight(.nan) == .regular && FontWeight(.infinity).value == 1000)
  }

  @Test("a text style is a font of its size, leading and weight", arguments: TextStyle.allCases)
  func styles(style: TextStyle) {
    let font = FontDescriptor(style)
    #expect(font.size == style.size && font.leading == style.leading)
    #expect(font.weight == (style == .headline ? .semibold : .regular))
    #expect(FontDescriptor(style, weight: .black).weight == .black)
    #expect(FontDescriptor(style, design: .serif).family == .system(.serif))
    // Lines of every style are looser than their letters.
    #expect(style.leading > style.size * 1.1 && style.leading < style.size * 1.45)
  }

  @Test("the styles go from the largest to the smallest")
  func order() {
    let sizes = TextStyle.allCases.filter { $0 != .subheadline }.map(\.size)
    #expect(sizes == sizes.sorted(by: >))
  }

  @Test("scaling multiplies size and leading, and nothing else", arguments: [0.5, 1, 2.5])
  func scaling(factor: Double) {
    let font = FontDescriptor(
      .named("X"), size: 12, weight: .bold, isItalic: true, hasMonospacedDigits: true, leading: 16)
    let scaled = font.scaled(by: factor)
    #expect(scaled.size == 12 * factor && scaled.leading == 16 * factor)
    var back = scaled
    (back.size, back.leading) = (12, 16)
    #expect(back == font)
    #expect(FontDescriptor(size: 12).scaled(by: factor).leading == nil)
  }

  // MARK: Lists

  @Test("Debian's list names each file once, with its digest and a package that holds it")
  func debian() {
    let list = FontList.debian
    let families = list.families
    #expect(list.designs[.default] != nil && !families.isEmpty)
    var seen = Set<String>()
    for family in families {
      #expect(!family.name.isEmpty && !family.package.isEmpty && !family.files.isEmpty)
      #expect(family.sizeFactor > 0.5 && family.sizeFactor < 2)
      for file in family.files {
        let isNew = seen.insert(
          "\(family.folder)/\(file.name)#\(file.index)+\(file.emboldening)#\(file.weight.value)"
        ).inserted
        #expect(isNew || family.files.count == 1, "\(file.name)")
        if let digest = file.digest {
          #expect(digest.count == 16 && digest.allSatisfy(\.isHexDigit))
        }
      }
    }
  }

  @Test("families are looked up designs first, a user's own last")
  func families() {
    var list = TestFonts.list
    list.ownFamilies = [TestFonts.other]
    #expect(list.families.first?.name == "Rostrum Test")
    #expect(list.families.last?.name == "Rostrum Other")
    #expect(list.families.count == list.designs.count + list.fallbacks.count + 2)
  }

  @Test(
    "tracking is a polyline of sizes, level beyond its ends",
    arguments: [
      (5.0, 0.1), (10, 0.1), (15, 0.05), (20, 0), (30, -0.02), (40, -0.04), (90, -0.04),
    ])
  func tracking(size: Double, em: Double) throws {
    var list = TestFonts.list
    list.designs[.default]?.tracking = [(10, 0.1), (20, 0), (40, -0.04)]
    let book = try FontBook(list: list, directories: [TestFonts.fixtures])
    let face = book.typeface(for: FaceRequest(FontDescriptor(size: size)))
    #expect(abs(face.tracking(at: size) - em * size) < 1e-12)
    // A jump: two corners of one size.
    list.designs[.default]?.tracking = [(10, 0.1), (10, 0.3)]
    let jumping = try FontBook(list: list, directories: [TestFonts.fixtures])
    let other = jumping.typeface(for: FaceRequest(FontDescriptor(size: size)))
    #expect(abs(other.tracking(at: size) - (size < 10 ? 0.1 : 0.3) * size) < 1e-12)
  }

  @Test(
    "the size factor makes letters larger, the given line height does not", arguments: [0.8, 1.25])
  func factors(factor: Double) throws {
    var list = TestFonts.list
    list.designs[.default]?.sizeFactor = factor
    list.designs[.default]?.lineMetrics = .system
    let book = try FontBook(list: list, directories: [TestFonts.fixtures])
    let metrics = book.metrics(of: FontDescriptor(size: 100))
    #expect(abs(metrics.ascent - 100 * 1950 / 2048) < 1e-9)
    #expect(abs(metrics.descent - 100 * 494 / 2048) < 1e-9)
    let plain = try TestFonts.book().metrics(of: FontDescriptor(size: 100))
    #expect(abs(metrics.capHeight - plain.capHeight * factor) < 1e-9)
    let width = book.measure([TestFonts.run("aaaa")], .init(scale: 1000)).size.width
    #expect(abs(width - 20 * factor) < 0.002)
  }

  @Test("metrics grow with the size", arguments: [1.0, 17, 340])
  func metrics(size: Double) throws {
    let book = try TestFonts.book()
    let (one, many) = (
      book.metrics(of: FontDescriptor(size: 10)), book.metrics(of: FontDescriptor(size: size))
    )
    #expect(abs(many.ascent - one.ascent * size / 10) < 1e-9)
    #expect(abs(many.descent - one.descent * size / 10) < 1e-9)
    #expect(abs(many.capHeight - one.capHeight * size / 10) < 1e-9)
    #expect(one.ascent == 8 && one.descent == 2)
  }

  @Test(
    "FreeType's numbers have names where they are common",
    arguments: [
      (Int32(2), "unknown file format (2)"), (3, "broken file (3)"), (142, "no outlines (142)"),
      (77, "FreeType error 77"),
    ])
  func codes(pair: (Int32, String)) {
    #expect(FontError.Code(rawValue: pair.0).description == pair.1)
  }
}
