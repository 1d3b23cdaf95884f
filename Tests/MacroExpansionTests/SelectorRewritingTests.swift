import Testing

@testable import MacroExpansion

@Suite struct SelectorRewritingTests {
  @Test("a selector becomes the method of the type around it; lines stay")
  func selectors() {
    let source = """
      @objcMembers class Page: UIViewController {
        lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        func connect() {
          add(#selector(self.panned(_:)), #selector(Other.moved(_:by:)))
        }
        @objc
        private dynamic func panned(_ pan: UIPanGestureRecognizer) {}
        @IBAction func tapped() {}
        class Inner { func f() { add(#selector(g(_:))) } }
      }
      extension Page { func h() { add(#selector(Self.tapped)) } }
      """
    let rewritten = SelectorRewriting.rewritten(source)
    for part in [
      "action: Selector(\"tapped\", Page.tapped))",
      "add(Selector(\"panned(_:)\", Page.panned(_:)), "
        + "Selector(\"moved(_:by:)\", Other.moved(_:by:)))",
      "add(Selector(\"g(_:)\", Page.Inner.g(_:)))",
      "add(Selector(\"tapped\", Page.tapped))",
    ] {
      #expect(rewritten.contains(part), "\(part) in\n\(rewritten)")
    }
    for word in ["@objc", "@IB", "dynamic", "#selector"] { #expect(!rewritten.contains(word)) }
    #expect(
      rewritten.split(separator: "\n", omittingEmptySubsequences: false).count
        == source.split(separator: "\n", omittingEmptySubsequences: false).count)
  }

  @Test("words in strings and comments stay, and so does a text without any")
  func untouched() {
    for source in [
      "let text = \"@objc #selector(f)\" // dynamic @objc", "struct A: View { var body: Text }",
      "let é = \"🙂\"; func dynamic() {}",
    ] {
      #expect(SelectorRewriting.rewritten(source) == source)
    }
  }
}
