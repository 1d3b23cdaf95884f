import DisplayList
import Foundation
import Geometry
import Testing

@testable import Typography

@Suite("FontBook")
struct FontBookTests {
  @Test("names the font, the package and the places when the system font is missing")
  func noSystemFont() {
    let error = #expect(throws: FontError.self) {
      try FontBook(list: TestFonts.list, directories: ["/nowhere"])
    }
    #expect(
      error
        == .missing(
          file: "RostrumTest-Regular.ttf", package: "rostrum-test",
          searched: ["/nowhere/Fonts"]))
  }

  @Test("lists families without files, but not optional ones")
  func missingFamilies() throws {
    let names = try TestFonts.book().missingFamilies.map(\.name)
    #expect(names == ["No Emoji"])
  }

  @Test("draws an absent font in the system's and says so once")
  func substitution() throws {
    let book = try TestFonts.book()
    let serif = StyledRun("abc", font: FontDescriptor(.system(.serif), size: 10))
    let named = StyledRun("abc", font: FontDescriptor(.named("Papyrus"), size: 10))
    for _ in 0..<3 { _ = book.layout([serif, named], .init()) }
    #expect(
      book.substitutions() == [
        .init(requested: "Absent", used: "Rostrum Test", package: "fonts-absent"),
        .init(requested: "Papyrus", used: "Rostrum Test", package: nil),
      ])
    #expect(book.measure([serif], .init()) == book.measure([TestFonts.run("abc")], .init()))
  }

  @Test(
    "finds a family or a file by name, whatever its case",
    arguments: [
      "Rostrum Other", "rostrum other", "RostrumOther-Regular",
    ])
  func byName(name: String) throws {
    let book = try TestFonts.book()
    let layout = book.layout(
      [StyledRun("Ω", font: FontDescriptor(.named(name), size: 10))], .init())
    #expect(layout.lines.first?.runs.first?.glyphs.font.name == "RostrumOther-Regular")
    #expect(book.substitutions().isEmpty)
  }

  @Test("reports the digest of what was drawn with, and nothing else")
  func usedFonts() throws {
    let book = try TestFonts.book()
    #expect(try book.usedFonts().isEmpty)
    _ = book.measure([TestFonts.run("abc")], .init())
    let used = try book.usedFonts()
    #expect(used.map(\.name) == ["RostrumTest-Regular"])
    #expect(used.first?.digest.hasPrefix("21bc1f91e84691a0") == true)
    #expect(used.first?.isAsListed == true)
    _ = book.measure([TestFonts.run("Ω")], .init())
    #expect(try book.usedFonts().map(\.name) == ["RostrumOther-Regular", "RostrumTest-Regular"])
  }

  @Test("says when a file is not the one that was listed")
  func differentFile() throws {
    var list = TestFonts.list
    list.designs[.default]?.files[0].digest = "0000000000000000"
    let book = try FontBook(list: list, directories: [TestFonts.fixtures])
    _ = book.measure([TestFonts.run("abc")], .init())
    #expect(try book.usedFonts().map(\.isAsListed) == [false])
  }

  @Test("counts texts with characters that nobody has, in order, with the package that has them")
  func missingGlyphs() throws {
    let book = try TestFonts.book()
    for text in ["ก ก", "ก", "ก", "\u{E000}", "a\u{200D}b"] {
      _ = book.measure([TestFonts.run(text)], .init())
    }
    #expect(
      book.missingGlyphs() == [
        .init(character: "ก", textCount: 2, package: "fonts-absent"),
        .init(character: "\u{E000}", textCount: 1, package: nil),
      ])
  }

  @Test("draws a box for a character that nobody has")
  func box() throws {
    let layout = try TestFonts.book().layout([TestFonts.run("a\u{E000}b")], .init())
    let run = try #require(layout.lines.first?.runs.first)
    #expect(run.glyphs.glyphs.map(\.id)[1] == 0)
    #expect(run.glyphs.font.outline(of: 0).elements.count == 10)
    #expect(layout.metrics.size.width == 16)
  }

  @Test("does not care what else is installed")
  func others() throws {
    let text = [TestFonts.run("abc Ω ก שלום")]
    let alone = try TestFonts.book().measure(text, .init())
    try TestFonts.withFolder { folder in
      try TestFonts.copyAll(to: folder + "/Fonts")
      for name in ["AAA.ttf", "NotoSansThai-Regular.ttf"] {
        try FileManager.default.copyItem(
          atPath: TestFonts.fixtures + "/Fonts/RostrumOther-Regular.ttf",
          toPath: "\(folder)/Fonts/\(name)")
      }
      let crowded = try FontBook(list: TestFonts.list, directories: [folder])
      #expect(crowded.measure(text, .init()) == alone)
    }
  }

  @Test("takes fonts from a user's folder, by family and by file, and before a package's")
  func userFonts() throws {
    try TestFonts.withFolder { folder in
      try FileManager.default.copyItem(
        atPath: TestFonts.fixtures + "/Fonts/RostrumOther-Regular.ttf",
        toPath: "\(folder)/Mine.ttf")
      var list = TestFonts.list
      list.fallbacks = []
      let book = try FontBook(
        list: list, directories: [TestFonts.fixtures], userDirectories: [folder])
      for name in ["Rostrum Other", "Mine"] {
        let run = StyledRun("Ω", font: FontDescriptor(.named(name), size: 10))
        #expect(book.measure([run], .init()).size.width == 7)
      }
      #expect(try book.usedFonts().map(\.path) == ["\(folder)/Mine.ttf"])
      try Data("no font".utf8).write(to: URL(fileURLWithPath: "\(folder)/Broken.otf"))
      #expect(throws: FontError.self) {
        try FontBook(list: list, directories: [TestFonts.fixtures], userDirectories: [folder])
      }
    }
    #expect(throws: FontError.self) {
      try FontBook(
        list: TestFonts.list, directories: [TestFonts.fixtures], userDirectories: ["/nowhere"])
    }
  }

  @Test("takes a project's font by family, PostScript name and file; one that is none is told")
  func projectFonts() throws {
    try TestFonts.withFolder { folder in
      let (mine, broken) = ("\(folder)/Mine.ttf", "\(folder)/Broken.otf")
      try FileManager.default.copyItem(
        atPath: TestFonts.fixtures + "/Fonts/RostrumOther-Regular.ttf", toPath: mine)
      try Data("no font".utf8).write(to: URL(fileURLWithPath: broken))
      var list = TestFonts.list
      list.fallbacks = []
      let book = try FontBook(
        list: list, directories: [TestFonts.fixtures], projectFiles: [broken, mine])
      let names = ["Rostrum Other", "rostrum other", "RostrumOther-Regular", "Mine"]
      for name in names {
        let run = StyledRun("Ω", font: FontDescriptor(.named(name), size: 10))
        #expect(book.measure([run], .init()).size.width == 7, "\(name)")
      }
      #expect(try book.usedFonts().map(\.path) == [mine])
      #expect(book.substitutions().isEmpty)
      let failures = book.failures()
      #expect(failures.count == 1)
      #expect(failures.first.map { "\($0)" }?.contains(broken) == true)
      // A project's fonts stand in for none of the list, and none of it falls back on them.
      let plain = StyledRun("Ω", font: FontDescriptor(size: 10))
      #expect(
        book.measure([plain], .init())
          == (try FontBook(list: list, directories: [TestFonts.fixtures]).measure([plain], .init()))
      )
    }
  }

  @Test("reports a broken file that is first met while drawing, and draws in the system font")
  func brokenLater() throws {
    try TestFonts.withFolder { folder in
      try TestFonts.copyAll(to: folder + "/Fonts")
      try Data("no font".utf8).write(
        to: URL(fileURLWithPath: folder + "/Fonts/RostrumOther-Regular.ttf"))
      let book = try FontBook(list: TestFonts.list, directories: [folder])
      let named = StyledRun("abc", font: FontDescriptor(.named("Rostrum Other"), size: 10))
      #expect(book.measure([named], .init()).size.width == 15)
      #expect(book.failures().count == 1)
    }
  }

  @Test(
    "picks the nearest weight, then slant before weight",
    arguments: [
      (100.0, false, 100.0, false), (350, false, 400, false), (550, false, 600, false),
      (900, false, 700, false), (700, true, 400, true),
    ])
  func nearest(weight: Double, italic: Bool, expected: Double, expectedItalic: Bool) throws {
    var list = TestFonts.list
    try TestFonts.withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/Fonts", withIntermediateDirectories: true)
      var files: [FontList.File] = []
      for (value, slanted) in [
        (100.0, false), (400, false), (600, false), (700, false), (400, true),
      ] {
        let name = "F\(value)\(slanted).ttf"
        try FileManager.default.copyItem(atPath: TestFonts.path, toPath: "\(folder)/Fonts/\(name)")
        files.append(FontList.File(name, value, italic: slanted))
      }
      list.designs[.default]?.files = files
      let book = try FontBook(list: list, directories: [folder])
      let font = FontDescriptor(size: 10, weight: FontWeight(weight), isItalic: italic)
      let file = book.typeface(for: FaceRequest(font)).file
      #expect((file.weight.value, file.isItalic) == (expected, expectedItalic))
    }
  }

  @Test("gives one outline object per file, from any thread")
  func identity() async throws {
    let book = try TestFonts.book()
    let fonts = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for i in 0..<16 {
        group.addTask {
          ObjectIdentifier(
            book.typeface(for: FaceRequest(FontDescriptor(size: Double(i + 1)))).outlines)
        }
      }
      return await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
    }
    #expect(fonts.count == 1)
  }
}
