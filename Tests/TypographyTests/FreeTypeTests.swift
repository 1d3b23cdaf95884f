import Foundation
import Geometry
import Pixels
import Synchronization
import Testing

@testable import Typography

/// FreeType's wrapper: what it opens, what it refuses, what it gives back.
@Suite("FontFace and FreeType")
struct FreeTypeTests {
  /// All glyphs of the test font that have outlines.
  private static func outlines(_ face: FontFace) -> [UInt32: Path] {
    (0..<200).reduce(into: [:]) { $0[UInt32($1)] = face.outline(of: UInt32($1)) }
  }

  @Test(
    "an outline's contours each begin, go on and close, and none is open",
    arguments: [0, 0.01, 0.1])
  func contours(emboldening: Double) throws {
    let face = try FontFace(path: TestFonts.path, emboldening: emboldening)
    let outlines = Self.outlines(face)
    #expect(outlines.count > 60)
    for (glyph, path) in outlines {
      var isOpen = false
      for element in path.elements {
        switch element {
        case .move:
          #expect(!isOpen, "glyph \(glyph)")
          isOpen = true
        case .closeSubpath:
          #expect(isOpen, "glyph \(glyph)")
          isOpen = false
        default: #expect(isOpen, "glyph \(glyph)")
        }
      }
      #expect(!isOpen, "glyph \(glyph)")
    }
  }

  @Test("an outline is the same the second time, and from any thread")
  func repeatable() throws {
    let face = try FontFace(path: TestFonts.path)
    let first = Self.outlines(face)
    #expect(Self.outlines(face) == first)
    let fresh = try FontFace(path: TestFonts.path)
    let differences = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      if Self.outlines(fresh) != first { differences.add(1, ordering: .relaxed) }
    }
    #expect(differences.load(ordering: .relaxed) == 0)
  }

  @Test(
    "a stroke that is made wider grows by what was asked across, and by three quarters of it down",
    arguments: [0.008, 0.02, 0.1])
  func emboldening(strength: Double) throws {
    let plain = try FontFace(path: TestFonts.path)
    let bold = try FontFace(path: TestFonts.path, emboldening: strength)
    // 1000 units to the em.
    let units = strength * 1000
    let (before, after) = (Self.outlines(plain), Self.outlines(bold))
    for (glyph, path) in before where !path.isEmpty {
      let grown = try #require(after[glyph])
      let (old, new) = (path.boundingRect, grown.boundingRect)
      #expect(abs(new.width - old.width - units) < 0.1, "glyph \(glyph)")
      #expect(abs(new.height - old.height - units * 0.75) < 0.1, "glyph \(glyph)")
      // The middle of a letter moves to the right by a quarter of what it grew, so that both sides give up space.
      #expect(abs(new.midX - old.midX - units / 4) < 0.1, "glyph \(glyph)")
      #expect(grown.elements.count == path.elements.count)
    }
  }

  @Test("nothing is made wider by nothing")
  func noStrength() throws {
    let plain = try Self.outlines(FontFace(path: TestFonts.path))
    #expect(try Self.outlines(FontFace(path: TestFonts.path, emboldening: 0)) == plain)
    // Less than half a unit is none.
    #expect(try Self.outlines(FontFace(path: TestFonts.path, emboldening: 0.0004)) == plain)
  }

  @Test(
    "a face that the file does not hold is refused", arguments: [-1, 1, 2, 7, 65_535, Int.min])
  func faces(index: Int) {
    let error = #expect(throws: FontError.self) {
      _ = try FontFace(path: TestFonts.path, index: index)
    }
    guard case .unreadable(TestFonts.path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("glyphs beyond the last have neither outlines nor pictures")
  func beyond() throws {
    let face = try FontFace(path: TestFonts.path)
    for glyph in [60_000, 65_535, 1 << 20, UInt32.max] {
      #expect(face.outline(of: glyph) == nil)
      #expect(face.picture(of: glyph) == nil)
    }
    // Zero is drawn for what a font lacks.
    #expect(face.outline(of: 0) != nil)
    #expect(face.glyph(for: "\u{10FFFF}") == nil && face.glyph(for: "\u{0}") == nil)
  }

  @Test(
    "a font cut off anywhere, or with any byte changed, is refused or read; nothing ends the process"
  )
  func damaged() throws {
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: TestFonts.path)))
    try TestFonts.withFolder { folder in
      let path = "\(folder)/a.ttf"
      func read(_ bytes: [UInt8]) throws -> Bool {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        guard let face = try? FontFace(path: path) else { return false }
        for glyph in 0..<80 { _ = face.outline(of: UInt32(glyph)) }
        _ = face.glyph(for: "a")
        return true
      }
      #expect(try read(whole))
      for length in stride(from: 0, to: whole.count, by: 23) {
        _ = try read(Array(whole[..<length]))
      }
      // The head of the file tells what is in it.
      for length in 0..<12 { #expect(try !read(Array(whole[..<length]))) }
      for place in stride(from: 0, to: whole.count, by: 7) {
        var damaged = whole
        damaged[place] ^= UInt8(1 << (place % 8))
        _ = try read(damaged)
      }
    }
  }

  @Test("a file is open for as long as its face, and no longer, refused or not")
  func closing() throws {
    try TestFonts.withFolder { folder in
      let path = "\(folder)/a.ttf"
      try FileManager.default.copyItem(atPath: TestFonts.path, toPath: path)
      do {
        let face = try FontFace(path: path)
        #expect(TestFonts.holds(path))
        withExtendedLifetime(face) {}
      }
      #expect(!TestFonts.holds(path))
      #expect(throws: FontError.self) { _ = try FontFace(path: path, index: 3) }
      #expect(!TestFonts.holds(path))
      try Data("not a font, but longer than a font's head".utf8).write(
        to: URL(fileURLWithPath: path))
      #expect(throws: FontError.self) { _ = try FontFace(path: path) }
      #expect(!TestFonts.holds(path))
    }
  }

  @Test("names FreeType's reasons, and the file")
  func reasons() throws {
    try TestFonts.withFolder { folder in
      let path = "\(folder)/text.ttf"
      try Data("no font at all".utf8).write(to: URL(fileURLWithPath: path))
      let error = #expect(throws: FontError.self) { _ = try FontFace(path: path) }
      #expect(error == .unreadable(path: path, reason: FontError.Code(rawValue: 2)))
      let missing = #expect(throws: FontError.self) { _ = try FontFace(path: "\(folder)/none") }
      #expect(missing == .unreadable(path: "\(folder)/none", reason: FontError.Code(rawValue: 1)))
    }
  }
}

@Suite("GlyphPicture", .enabled(if: emoji != nil, "fonts-noto-color-emoji is not installed"))
struct GlyphPictureTests {
  private func face() throws -> FontFace { try FontFace(path: #require(emoji)) }

  @Test("is premultiplied, of the font's one size, and neither empty nor full")
  func picture() throws {
    let face = try face()
    #expect(face.hasPictures)
    for character in ["😀", "🚀", "❤", "🍎", "🇦"] as [Unicode.Scalar] {
      let glyph = try #require(face.glyph(for: character), "\(character)")
      let picture = try #require(face.picture(of: glyph), "\(character)")
      #expect(picture.pixelsPerEm == 109)
      #expect((100...140).contains(picture.pixmap.width))
      #expect((100...140).contains(picture.pixmap.height))
      #expect(picture.top > 0 && picture.top <= 128)
      var (clear, colored) = (0, 0)
      for y in 0..<picture.pixmap.height {
        for x in 0..<picture.pixmap.width {
          let pixel = picture.pixmap[x, y]
          let alpha = pixel >> 24
          #expect(pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha)
          clear += alpha == 0 ? 1 : 0
          colored += pixel & 255 != pixel >> 8 & 255 ? 1 : 0
        }
      }
      #expect(clear > 0 && colored > 0, "\(character)")
    }
  }

  @Test("has red where the font has it: the heart is redder than it is blue")
  func components() throws {
    let face = try face()
    let glyph = try #require(face.glyph(for: "❤"))
    let picture = try #require(face.picture(of: glyph))
    let (width, height) = (picture.pixmap.width, picture.pixmap.height)
    let middle = picture.pixmap[width / 2, height / 2]
    #expect(middle >> 24 == 255)
    #expect(middle & 255 > middle >> 16 & 255)
  }

  @Test("is the same from any thread, and there is no outline beside it")
  func repeatable() throws {
    let face = try face()
    let glyph = try #require(face.glyph(for: "🚀"))
    let first = try #require(face.picture(of: glyph)).pixmap
    let differences = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      if face.picture(of: glyph)?.pixmap != first { differences.add(1, ordering: .relaxed) }
    }
    #expect(differences.load(ordering: .relaxed) == 0)
    #expect(face.outline(of: glyph)?.isEmpty != false)
  }

  @Test("is none for glyphs without one")
  func none() throws {
    let face = try face()
    #expect(face.picture(of: .max) == nil)
    #expect(try FontFace(path: TestFonts.path).picture(of: 3) == nil)
  }
}

/// Where Debian's package puts the emoji; `nil` without it.
private let emoji: String? = {
  let path = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
  return FileManager.default.fileExists(atPath: path) ? path : nil
}()

extension TestFonts {
  /// Whether this process has a file open, or mapped into its memory.
  static func holds(_ path: String) -> Bool {
    var maps = ""
    if let file = fopen("/proc/self/maps", "r") {
      var block = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = fread(&block, 1, block.count, file), count > 0 {
        maps += String(decoding: block[..<count], as: UTF8.self)
      }
      fclose(file)
    }
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return maps.contains(path)
      || numbers.contains {
        let target = try? FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/self/fd/\($0)")
        return target == path
      }
  }
}
