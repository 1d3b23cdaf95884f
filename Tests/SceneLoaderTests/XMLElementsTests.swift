import Foundation
import Testing

@testable import SceneLoader

/// Elements of XML texts.
@Suite struct XMLElementsTests {
  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;").replacingOccurrences(of: "\n", with: "&#10;")
  }

  @Test(
    "what was written comes back",
    arguments: [
      "", "a", "a b", "a=b", "<b/>", "a&b", "&amp;", "&", "\"", "'", "a\nb", "é😀", "-->", "/>", ">",
    ])
  func roundTrip(value: String) {
    for space in ["", " ", "\n\t"] {
      let text = "<a\(space) one=\"\(Self.escaped(value))\" two\(space)=\(space)'2'\(space)/><b>"
      let elements = XMLElements(text).elements
      #expect(elements.map(\.name) == ["a", "b"])
      #expect(elements.first?.attributes == ["one": value, "two": "2"])
    }
  }

  @Test(
    "what is no element is passed over",
    arguments: [
      "<?xml version=\"1.0\"?><a/>", "<!-- <b c=\"d\"/> --><a/>", "<!DOCTYPE x><a></a>",
      "text <a>more</a> end", "<a/><!-- without an end <b/>", "</b><a x=\"1\"/></a>",
    ])
  func passedOver(text: String) {
    #expect(XMLElements(text).elements.map(\.name) == ["a"])
  }

  @Test("a text that is cut off anywhere is read as far as it goes")
  func cutOff() {
    let text = "<!-- c --><a b=\"&lt;1\" c='2'><d e = \"3\"/></a><f/>"
    let whole = XMLElements(text).elements
    #expect(whole.map(\.name) == ["a", "d", "f"])
    for length in 0...text.count {
      let some = XMLElements(String(text.prefix(length))).elements
      #expect(some.count <= whole.count)
      // All but the last, which may be cut, are as they are in the whole.
      #expect(some.dropLast().elementsEqual(whole.prefix(max(0, some.count - 1))))
    }
  }
}
