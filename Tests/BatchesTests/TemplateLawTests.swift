import Testing

@testable import Batches

/// Templates of values, patterns of names, and what is safe in a path.
@Suite("Templates and patterns") struct TemplateLawTests {
  private func reason(ofValue text: String) -> String? {
    do throws(TemplateError) {
      _ = try ValueTemplate(text)
      return nil
    } catch {
      return error.reason
    }
  }

  private func reason(ofName text: String) -> String? {
    do throws(TemplateError) {
      _ = try NamePattern(text)
      return nil
    } catch {
      return error.reason
    }
  }

  private func safe(_ text: String) -> String {
    var path: [UInt8] = []
    SafeName.append(text.utf8, to: &path)
    return String(decoding: path, as: UTF8.self)
  }

  @Test(
    "a value without ${ is itself",
    arguments: ["", "a", "$", "$$", "{row.a}", "$ {row.a}", "}", "5 $", "ü$é"])
  func plainValues(text: String) throws {
    #expect(try ValueTemplate(text).parts == [.text(Array(text.utf8))])
    #expect(try ValueTemplate(text) == ValueTemplate(text: Array(text.utf8)))
  }

  @Test(
    "with $${ for each ${ every text is a value that asks for nothing",
    arguments: [
      "${row.a}", "${", "${${", "x${y", "${row.}", "a${row.b}c${row.d}", "$${", "{${}",
    ])
  func escapedValues(text: String) throws {
    let template = try ValueTemplate(text.replacing("${", with: "$${"))
    #expect(template.parts == [.text(Array(text.utf8))] && template.columns.isEmpty)
  }

  @Test("columns are found in order, with the texts between them")
  func columns() throws {
    #expect(try ValueTemplate("${row.a}").parts == [.column("a")])
    #expect(try ValueTemplate("${row.a}${row.b c}").parts == [.column("a"), .column("b c")])
    #expect(
      try ValueTemplate("x${row.a}y${row.a}z").parts
        == [
          .text(Array("x".utf8)), .column("a"), .text(Array("y".utf8)), .column("a"),
          .text(Array("z".utf8)),
        ])
    #expect(try ValueTemplate("$${row.a}${row.row.b}").columns == ["row.b"])
    #expect(try ValueTemplate("${row.ü.é}}").parts == [.column("ü.é"), .text([0x7D])])
  }

  @Test(
    "what begins like a place and is none is refused",
    arguments: [
      ("${", ""), ("${}", ""), ("${row}", "row"), ("${row.}", "row."), ("${row.a", "row.a"),
      ("x${col.a}", "col.a"),
      ("${row.a}${", ""), ("${ row.a}", " row.a"),
    ])
  func wrongValues(text: String, word: String) {
    #expect(
      reason(ofValue: text)
        == "found '${\(word)'; accepted is ${row.COLUMN}, and $${ for the letters themselves")
  }

  @Test("a pattern without braces is itself", arguments: ["a", "a/b.c", "$x", "é 🎬"])
  func plainNames(text: String) throws {
    let pattern = try NamePattern(text)
    #expect(
      pattern.text == text && pattern.fields.isEmpty && pattern.parts == [.text(Array(text.utf8))])
  }

  @Test(
    "with doubled braces every text is a pattern without fields",
    arguments: [
      "{", "}", "{}", "}{", "{name}", "{{", "a{b}c}d{", "{{}}{",
    ])
  func escapedNames(text: String) throws {
    let doubled = text.replacing("{", with: "{{").replacing("}", with: "}}")
    #expect(try NamePattern(doubled).parts == [.text(Array(text.utf8))])
  }

  @Test("fields are found in order")
  func fields() throws {
    #expect(try NamePattern("").parts.isEmpty)
    #expect(
      try NamePattern("{scene}-{row}{ext}").parts
        == [.field("scene"), .text([0x2D]), .field("row"), .field("ext")])
    #expect(try NamePattern("{{{name}}}").parts == [.text([0x7B]), .field("name"), .text([0x7D])])
    #expect(try NamePattern("{input.a b}{a}{a}").fields == ["input.a b", "a", "a"])
  }

  @Test(
    "a mark that combines with what is before it changes no brace",
    arguments: ["\u{301}", "\u{FE0F}", "\u{200D}x", "\u{1F3FB}"])
  func marks(mark: String) throws {
    let bytes = Array(mark.utf8)
    #expect(try NamePattern("{a}\(mark)").parts == [.field("a"), .text(bytes)])
    #expect(try NamePattern("{\(mark)}").parts == [.field(mark)])
    #expect(
      try NamePattern("x{{\(mark)}}\(mark)").parts == [.text(Array("x{\(mark)}\(mark)".utf8))])
    #expect(try ValueTemplate("${row.a}\(mark)").parts == [.column("a"), .text(bytes)])
    #expect(try ValueTemplate("${row.\(mark)}").parts == [.column(mark)])
    #expect(try ValueTemplate("$${\(mark)").parts == [.text(Array("${\(mark)".utf8))])
    #expect(try ValueTemplate("$\(mark){row.a}").parts == [.text(Array("$\(mark){row.a}".utf8))])
    #expect(reason(ofName: "{\(mark)") != nil && reason(ofName: "}\(mark)") != nil)
    #expect(reason(ofValue: "${\(mark)row.a}") != nil)
  }

  @Test(
    "a brace that is alone is refused",
    arguments: ["{", "}", "{}", "a{b", "a}b", "{a}}", "{{a}", "{a}{", "}{"])
  func wrongNames(text: String) {
    #expect(reason(ofName: text) == "found '\(text)'; {{ and }} stand for braces themselves")
  }

  @Test(
    "the folder that no row changes ends before the first field",
    arguments: [
      ("a.mp4", ""), ("out/a.mp4", "out"), ("out/{name}.mp4", "out"), ("out/x{name}/b.mp4", "out"),
      ("{name}/a.mp4", ""),
      ("/a.mp4", "/"), ("/{name}", "/"), ("/a/b/{scene}/c", "/a/b"), ("a/b/c-{row}.png", "a/b"),
      ("", ""),
      ("../x/{ext}", "../x"), ("a{{/b", "a{"),
    ])
  func fixedFolders(text: String, folder: String) throws {
    #expect(try NamePattern(text).fixedFolder == folder)
  }

  @Test("letters that mean something in paths become lines, others stay")
  func safeLetters() {
    #expect(safe("a/b\\c:d*e?f\"g<h>i|j%k") == "a-b-c-d-e-f-g-h-i-j-k")
    #expect(safe("\u{0}\u{1F}\u{7F}\n\t") == "-----")
    #expect(safe("ä 🎬_(1)'&;#@~.x") == "ä 🎬_(1)'&;#@~.x")
    #expect(
      safe(".") == "-" && safe("..") == "-." && safe(".git") == "-git" && safe("a..b.") == "a..b.")
    #expect(safe("") == "-")
  }

  @Test("what is safe stays as it is, and every value is safe, not empty and short")
  func safeLaw() {
    for code in UInt32(0)..<0x800 {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let text = "\(Character(scalar))b\(Character(scalar))"
      let once = safe(text)
      #expect(safe(once) == once && once.unicodeScalars.count == 3)
      #expect(!once.hasPrefix(".") && !once.contains("/"))
    }
    for word in ["a", "é", "€", "🎬"] {
      for count in [1, 19, 20, 26, 27, 40, 41, 79, 80, 81, 300] {
        let long = String(repeating: word, count: count)
        let short = safe(long)
        // A character that begins within the first eighty bytes is whole.
        let room = (SafeName.longest + word.utf8.count - 1) / word.utf8.count
        #expect(short == String(repeating: word, count: min(count, room)))
        #expect(short.utf8.count < SafeName.longest + 4)
      }
    }
  }
}
