import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@Suite("Markdown")
struct TextMarkdownTests {
  /// The runs of `text`, each with the letters of its marks: s e c k and l for a link.
  private func runs(_ pieces: String?...) -> [String] {
    Markdown(pieces).runs.map { content, marks in
      let letters =
        (marks.isStrong ? "s" : "") + (marks.isEmphasised ? "e" : "") + (marks.isCode ? "c" : "")
        + (marks.isStruck ? "k" : "") + (marks.link == nil ? "" : "l")
      return switch content {
      case .characters(let text): letters.isEmpty ? text : "\(letters):\(text)"
      case .value(let index): "\(letters):#\(index)"
      }
    }
  }

  @Test("marks what stands between the signs")
  func marks() {
    #expect(runs("a **b** c") == ["a ", "s:b", " c"])
    #expect(runs("*a* _b_") == ["e:a", " ", "e:b"])
    #expect(runs("***a***") == ["se:a"])
    #expect(runs("**a *b* c**") == ["s:a ", "se:b", "s: c"])
    #expect(runs("~~a~~ `b*c*`") == ["k:a", " ", "c:b*c*"])
    #expect(runs("[a **b**](https://c.d) e") == ["l:a ", "sl:b", " e"])
  }

  @Test(
    "leaves signs alone that mark nothing",
    arguments: [
      "2 * 3 * 4", "snake_case_name", "**open", "a*", "`", "[a]", "[a] (b)", "~a~", "* item",
    ])
  func noMarks(text: String) {
    #expect(runs(text) == [text])
  }

  @Test("takes a sign after a backslash for what it is")
  func escapes() {
    #expect(runs("\\*a\\*") == ["*a*"])
    #expect(runs("a\\b\\\\") == ["a\\b\\"])
  }

  @Test("words agree with the number before them, and signs of it are not seen")
  func agreement() {
    func text(_ number: Double, _ after: String, _ language: String = "en_US") -> String {
      let runs = Markdown(["^[", nil, " \(after)](inflect: true) left"]).runs
      return Agreement.agreeing(runs, in: language) { _ in number }.map { content, marks in
        #expect(marks.link == nil)
        return if case .characters(let text) = content { text } else { "#" }
      }.joined()
    }
    #expect(text(1, "item") == "# item left")
    #expect(text(2, "item") == "# items left" && text(0, "new box") == "# new boxes left")
    #expect(text(3, "city") == "# cities left" && text(3, "day") == "# days left")
    #expect(text(5, "person") == "# people left" && text(2, "Child") == "# Children left")
    #expect(text(2, "Ding", "de_DE") == "# Ding left")
    #expect(runs("2^[a") == ["2^[a"] && runs("^[a](b)") == ["^", "l:a"])
  }

  @Test("keeps values whole, under the marks around them")
  func values() {
    #expect(runs("**", nil, "** and ", nil) == ["s:#1", " and ", ":#3"])
  }
}
