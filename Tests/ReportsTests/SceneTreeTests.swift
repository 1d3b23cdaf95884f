import Foundation
import Testing

@testable import Reports

@Suite("Tree of views")
struct SceneTreeTests {
  @Test(
    "is split where one view stands in another, not within texts",
    arguments: [
      ("Stage", ["Stage"]),
      ("Card/Button/Text 'Go'", ["Card", "Button", "Text 'Go'"]),
      ("Card/Text '1/2'", ["Card", "Text '1/2'"]),
      ("List/HStack[a]/Image 'x'#2", ["List", "HStack[a]", "Image 'x'#2"]),
    ] as [(String, [String])])
  func parts(name: String, parts: [String]) {
    #expect(SceneTree.parts(of: name) == parts)
  }

  @Test("names each view once, and words of scenes are no markup")
  func markup() {
    func view(_ name: String, _ frames: [SceneAccount.Quantity]) -> SceneAccount.View {
      SceneAccount.View(
        name: name,
        values: [SceneAccount.Value(property: "text", unit: "", first: 0, frames: frames)])
    }
    let html = SceneTree([
      view("Card", [.words("a")]), view("Card/Text '<b>'", [.words("a"), .words("b")]),
      view("Other/Text", [.words("a")]),
    ]).html
    #expect(html.components(separatedBy: ">Card<").count == 2)
    #expect(html.contains("Text &#39;&lt;b&gt;&#39;"))
    // What moves is told with all around it.
    #expect(html.contains("<li class=\"moves\"><span class=\"view\">Card<"))
    #expect(html.contains("<li class=\"still\"><span class=\"view\">Other<"))
  }
}
