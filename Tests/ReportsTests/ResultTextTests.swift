import Foundation
import FoundationXML
import Goldens
import Reports
import Testing

/// The result document in other programs' languages.
@Suite("JUnit and annotations")
struct ResultTextTests {
  private static let evil = "a<b>&\"c\"'d'\n]]>\u{1}\u{fffe} % : , 100 %\r::error::x é 日本"

  private static var document: CheckDocument {
    var document = CheckDocument(version: "1", renderer: 1)
    func add(_ name: String, _ verdict: CheckDocument.Verdict, _ code: Int32, _ sentence: String) {
      document.entries.append(
        .init(
          name: name, golden: "Goldens/\(name).golden", scene: "Scenes/\(name).swift", preview: "1",
          verdict: verdict, code: code, sentence: sentence))
    }
    add("Same", .same, 0, "as it was")
    add("Card", .differs, 3, "Card · scale: settles 83 ms later")
    add(evil, .differs, 3, evil)
    add("Gone", .missing, 4, "Gone: there is no golden")
    add("Broken", .failed, 2, "Broken does not compile")
    add("Unmet", .same, 3, "Unmet: overshoots 4.2 %; at most 2 % is expected")
    document.entries[1].line = 7
    document.entries[1].unmet = ["card · scale: overshoots 4.2 %"]
    document.orphans = ["Goldens/Old.golden"]
    return document
  }

  /// What a parser of XML makes of a text.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append((name, attributes))
    }
  }

  @Test("JUnit's file is XML, a case for each golden, whose failure is its sentence")
  func junit() throws {
    let parser = XMLParser(data: Data(JUnit.text(of: Self.document).utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    func all(_ name: String) -> [[String: String]] {
      reader.elements.filter { $0.name == name }.map(\.attributes)
    }
    #expect(all("testcase").count == 6)
    #expect(all("testsuite").first?["tests"] == "6")
    #expect(all("testsuite").first?["failures"] == "4")
    #expect(all("testsuite").first?["errors"] == "1")
    #expect(all("failure").count == 4)
    #expect(all("failure").first?["message"] == "Card · scale: settles 83 ms later")
    #expect(all("error").first?["message"] == "Broken does not compile")
    // Attributes keep every character that XML has a place for.
    let expected = Self.evil.replacing("\u{1}", with: "\u{fffd}").replacing(
      "\u{fffe}", with: "\u{fffd}")
    #expect(all("failure").map { $0["message"] }.contains(expected))
    #expect(all("testcase")[1]["line"] == "7")
  }

  @Test("an annotation is one line, escaped as GitHub reads it")
  func annotations() {
    let lines = Annotations.lines(of: Self.document)
    #expect(lines.count == 6)
    #expect(lines.allSatisfy { !$0.contains("\n") && !$0.contains("\r") })
    // The worst comes first: the first ten are shown.
    #expect(lines[0] == "::error file=Scenes/Broken.swift,title=Broken::Broken does not compile")
    #expect(
      lines.contains(
        "::error file=Scenes/Card.swift,line=7,title=Card::Card · scale: settles 83 ms later%0Acard · scale: overshoots 4.2 %25"
      ))
    #expect(lines.last == "::warning file=Goldens/Old.golden::no scene asks for this golden")
    let evil = lines.filter { $0.contains("100 %25") }
    #expect(evil.count == 1)
    // Nothing of a name is read as a property, or as the end of them.
    #expect(
      evil[0].contains(
        "title=a<b>&\"c\"'d'%0A]]>\u{1}\u{fffe} %25 %3A %2C 100 %25%0D%3A%3Aerror%3A%3Ax é 日本::"))
  }

  @Test("what is not as expected is shown at the lines that expect it")
  func expectations() {
    var document = CheckDocument(version: "1", renderer: 1)
    var entry = CheckDocument.Entry(
      name: "Card", golden: "Goldens/Card.golden", scene: "Scenes/Card.swift", preview: "1",
      verdict: .differs, code: 3, sentence: "a: overshoots, and 2 more")
    (entry.unmet, entry.unmetLines) = (["a: overshoots", "b: overshoots", "c: jumps"], [4, 4, 9])
    (entry.checkFile, entry.line) = ("Scenes/Card.check.yaml", 12)
    document.entries = [entry]
    let expected = [
      "::error file=Scenes/Card.check.yaml,line=4,title=Card::a: overshoots%0Ab: overshoots",
      "::error file=Scenes/Card.check.yaml,line=9,title=Card::c: jumps",
    ]
    #expect(Annotations.lines(of: document) == expected)
    // What moves otherwise besides is shown at the preview.
    entry.sentence = "Card · scale: settles later"
    entry.findings = [
      Finding(
        .curve, view: "Card", properties: ["scale"], frames: 0...9,
        sentence: "Card · scale: settles later")
    ]
    document.entries = [entry]
    #expect(
      Annotations.lines(of: document)
        == ["::error file=Scenes/Card.swift,line=12,title=Card::Card · scale: settles later"]
        + expected)
  }
}
