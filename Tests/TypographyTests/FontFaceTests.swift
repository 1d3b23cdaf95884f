import DisplayList
import Foundation
import Geometry
import Testing

@testable import Typography

@Suite("FontFace")
struct FontFaceTests {
  @Test("names a file that is not there")
  func missing() {
    #expect(throws: FontError.self) { try FontFace(path: "/nowhere/Nothing.ttf") }
    #expect(throws: FontError.self) { try Shaper(path: "/nowhere/Nothing.ttf") }
    let error = #expect(throws: FontError.self) { try checkTables(ofFontAt: "/nowhere/No.ttf") }
    guard case .unopened(let path, _) = error else {
      Issue.record("unexpected error \(String(describing: error))")
      return
    }
    #expect(path == "/nowhere/No.ttf")
  }

  @Test("refuses a file that is empty, no font, or a folder")
  func noFont() throws {
    try TestFonts.withFolder { folder in
      for (name, bytes) in [("empty.ttf", Data()), ("text.ttf", Data("not a font".utf8))] {
        let path = "\(folder)/\(name)"
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(throws: FontError.self) { try FontFace(path: path) }
      }
      #expect(throws: FontError.self) { try FontFace(path: folder) }
    }
  }

  @Test("refuses a font that was cut off anywhere", arguments: [0.05, 0.3, 0.6, 0.9, 0.999])
  func cutOff(share: Double) throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: TestFonts.path))
    try TestFonts.withFolder { folder in
      let path = "\(folder)/RostrumTest-Regular.ttf"
      try whole.prefix(Int(Double(whole.count) * share)).write(to: URL(fileURLWithPath: path))
      #expect(throws: FontError.self) {
        _ = try Typeface(path: path, file: TestFonts.family.files[0], family: TestFonts.family)
      }
    }
  }

  @Test("refuses a face that the file does not hold")
  func noSuchFace() {
    #expect(throws: FontError.self) { try FontFace(path: TestFonts.path, index: 7) }
  }

  @Test("reads what the font says of itself")
  func names() throws {
    let face = try FontFace(path: TestFonts.path)
    #expect(face.name == "RostrumTest-Regular")
    #expect(face.familyName == "Rostrum Test")
    #expect((face.weight, face.isItalic, face.faceCount) == (400, false, 1))
    #expect((face.ascent, face.descent) == (800, 200))
  }

  @Test("gives outlines in font units with y downwards, closed")
  func outline() throws {
    let face = try FontFace(path: TestFonts.path)
    let glyph = try #require(face.glyph(for: "a"))
    let outline = try #require(face.outline(of: glyph))
    #expect(outline.elements.first == .move(to: CGPoint(x: 50, y: 0)))
    #expect(outline.elements.contains(.line(to: CGPoint(x: 450, y: -700))))
    #expect(outline.elements.last == .closeSubpath)
    #expect(outline.elements.filter { $0 == .closeSubpath }.count == 1)
  }

  @Test("has no glyph for what it lacks, and no outline beyond its last glyph")
  func lacking() throws {
    let face = try FontFace(path: TestFonts.path)
    #expect(face.glyph(for: "Ω") == nil)
    #expect(face.outline(of: 60_000) == nil)
    #expect(face.picture(of: 1) == nil)
  }
}
