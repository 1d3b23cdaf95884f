import Foundation
import Synchronization
import Testing

@testable import Typography

/// HarfBuzz's wrapper: what it opens, what it refuses, what it gives back.
@Suite("Shaper and HarfBuzz")
struct HarfBuzzTests {
  private let latin: Shaper
  private let hebrew: Shaper

  init() throws {
    latin = try Shaper(path: TestFonts.path)
    hebrew = try Shaper(path: TestFonts.fixtures + "/Fonts/RostrumOther-Regular.ttf")
  }

  private func shape(
    _ text: String, _ script: Script = .latin, rightToLeft: Bool = false, _ features: [String] = []
  ) -> [ShapedGlyph] {
    let shaper = rightToLeft ? hebrew : latin
    return shaper.shape(
      Array(text.unicodeScalars), script: script, isRightToLeft: rightToLeft,
      features: features.map { FontFeature($0) })
  }

  private static let texts = [
    "", "a", "hello world", "AVAVAV", "fifififi", "ae\u{301}o\u{308}\u{301}x", "1 7 0",
    "\u{0}\u{10FFFF}\u{FFFE}\u{200D}", String(repeating: "fiAV ", count: 400), "Ωאあ😀",
  ]

  @Test("every glyph stands for a character of the text, in their order", arguments: texts)
  func clusters(text: String) {
    let count = text.unicodeScalars.count
    let glyphs = shape(text)
    #expect(glyphs.isEmpty == text.isEmpty)
    #expect(glyphs.count <= count)
    #expect(glyphs.first?.cluster == (text.isEmpty ? nil : 0))
    #expect(glyphs.allSatisfy { (0..<count).contains($0.cluster) })
    #expect(zip(glyphs, glyphs.dropFirst()).allSatisfy { $0.cluster <= $1.cluster })
  }

  @Test("from right to left the last character comes first", arguments: ["א", "אבג", "אב אב"])
  func rightToLeft(text: String) {
    let hebrew = Script(of: "א")
    let glyphs = shape(text, hebrew, rightToLeft: true)
    let count = text.unicodeScalars.count
    #expect(glyphs.map(\.cluster) == Array((0..<count).reversed()))
    // The same letters, the other way round, are as wide.
    let reversed = self.hebrew.shape(
      Array(text.unicodeScalars.reversed()), script: hebrew, isRightToLeft: false, features: [])
    #expect(reversed.map(\.advance) == glyphs.map(\.advance))
  }

  @Test("a text twice is twice as wide, when a space parts what kerns", arguments: texts)
  func advances(text: String) {
    let once = shape(text + " ").reduce(0) { $0 + $1.advance }
    let twice = shape(text + " " + text + " ").reduce(0) { $0 + $1.advance }
    #expect(twice == 2 * once)
  }

  @Test("features are set and unset by name: kerning, ligatures, and one that the font lacks")
  func features() {
    func width(_ text: String, _ features: [String] = []) -> Int {
      shape(text, .latin, features).reduce(0) { $0 + $1.advance }
    }
    #expect(width("AV") == 1120)
    #expect(width("AV", ["-kern"]) == 1200)
    #expect(width("AV", ["kern"]) == 1120)
    #expect(shape("fi").count == 1 && shape("fi", .latin, ["-liga"]).count == 2)
    #expect(shape("fi").map(\.cluster) == [0])
    #expect(shape("AVfi", .latin, ["-kern", "-liga"]).map(\.advance) == [600, 600, 300, 250])
    #expect(shape("AVfi", .latin, ["zzzz", "-zzzz"]) == shape("AVfi"))
    // Of two that contradict each other the last holds.
    #expect(width("AV", ["-kern", "kern"]) == 1120)
    #expect(width("AV", ["kern", "-kern"]) == 1200)
  }

  private func shape(_ text: String, _ script: Script, _ features: [String]) -> [ShapedGlyph] {
    shape(text, script, rightToLeft: false, features)
  }

  @Test("a feature's tag is its four letters, and a minus switches it off")
  func tags() {
    #expect(FontFeature("kern").tag == 0x6b65_726e)
    #expect(FontFeature("-kern").tag == FontFeature("kern").tag)
    #expect(FontFeature("kern").value == 1 && FontFeature("-kern").value == 0)
    #expect(FontFeature("kern") != FontFeature("-kern"))
  }

  @Test(
    "what the font lacks is glyph 0, and what it has is none",
    arguments: [("aΩ", 1), ("ab", 0), ("😀あ", 2)])
  func lacking(text: String, count: Int) {
    #expect(shape(text).count { $0.id == 0 } == count)
  }

  @Test("letters have scripts; digits, spaces and marks share those of their neighbours")
  func scripts() {
    #expect(Script(of: "a") == .latin && Script(of: "1") == .common)
    #expect(Script(of: "א") != .latin && Script(of: "א") == Script(of: "ב"))
    for shared in ["1", " ", "\u{301}", ".", "\u{10FFFF}"] as [Unicode.Scalar] {
      #expect(Script(of: shared).isShared)
    }
    for own in ["a", "Ω", "א", "あ", "漢"] as [Unicode.Scalar] {
      #expect(!Script(of: own).isShared)
    }
  }

  @Test("shapes the same whatever was shaped before, and from any thread")
  func repeatable() {
    let first = Self.texts.map { shape($0) }
    #expect(Self.texts.reversed().map { shape($0) } == first.reversed())
    let differences = Atomic(0)
    let shaper = latin
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      let again = Self.texts.map {
        shaper.shape(
          Array($0.unicodeScalars), script: .latin, isRightToLeft: false, features: [])
      }
      if again != first { differences.add(1, ordering: .relaxed) }
    }
    #expect(differences.load(ordering: .relaxed) == 0)
  }

  @Test("shapes a very long text to its end")
  func long() {
    let glyphs = shape(String(repeating: "a ", count: 100_000))
    #expect(glyphs.count == 200_000)
    #expect(glyphs.last?.cluster == 199_999)
  }

  @Test("knows the font's units to the em")
  func units() { #expect(latin.unitsPerEm == 1000) }

  @Test("refuses what is no font, a folder, and faces that the file does not hold")
  func refused() throws {
    for index in [-1, 1, 7, 65_536, Int.max] {
      #expect(throws: FontError.self) { _ = try Shaper(path: TestFonts.path, index: index) }
    }
    try TestFonts.withFolder { folder in
      #expect(throws: FontError.self) { _ = try Shaper(path: folder) }
      #expect(throws: FontError.self) { _ = try Shaper(path: folder + "/none.ttf") }
      let path = folder + "/text.ttf"
      for bytes in [Data(), Data("not a font".utf8), Data(repeating: 0, count: 4096)] {
        try bytes.write(to: URL(fileURLWithPath: path))
        let error = #expect(throws: FontError.self) { _ = try Shaper(path: path) }
        guard case .unopened(path, let message) = error else {
          Issue.record("\(String(describing: error))")
          continue
        }
        #expect(!message.isEmpty)
      }
    }
  }

  @Test(
    "a font cut off anywhere, or with any byte changed, is refused or shapes; nothing ends the process"
  )
  func damaged() throws {
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: TestFonts.path)))
    let text = Array("AVfi a\u{301}".unicodeScalars)
    try TestFonts.withFolder { folder in
      let path = "\(folder)/a.ttf"
      func shape(_ bytes: [UInt8]) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        guard let shaper = try? Shaper(path: path) else { return }
        let glyphs = shaper.shape(text, script: .latin, isRightToLeft: false, features: [])
        #expect(glyphs.allSatisfy { (0..<text.count).contains($0.cluster) })
      }
      for length in stride(from: 0, to: whole.count, by: 23) { try shape(Array(whole[..<length])) }
      for place in stride(from: 0, to: whole.count, by: 7) {
        var damaged = whole
        damaged[place] ^= UInt8(1 << (place % 8))
        try shape(damaged)
      }
    }
  }

  @Test("a file is held for as long as its shaper, and no longer, refused or not")
  func closing() throws {
    try TestFonts.withFolder { folder in
      let path = "\(folder)/a.ttf"
      try FileManager.default.copyItem(atPath: TestFonts.path, toPath: path)
      do {
        let shaper = try Shaper(path: path)
        #expect(TestFonts.holds(path))
        withExtendedLifetime(shaper) {}
      }
      #expect(!TestFonts.holds(path))
      #expect(throws: FontError.self) { _ = try Shaper(path: path, index: 3) }
      #expect(!TestFonts.holds(path))
    }
  }
}
