import Testing

@testable import MacroExpansion

@Suite struct PreviewMacroTests {
  @Test("a preview is a function that is exported by its line")
  func plain() {
    let (text, diagnostics) = expand("import SwiftUI\n#Preview { Hello() }")
    #expect(diagnostics.isEmpty)
    #expect(text.contains("@_cdecl(\"rostrum_preview_2\") @MainActor public func"))
    #expect(
      text.contains("_declarePreview(previews, line: 2, name: nil, traits: []) { Hello() } }"))
  }

  @Test("name and traits are handed on")
  func arguments() {
    let (text, _) = expand(
      "#Preview(\"Dark\", traits: .fixedLayout(width: 10, height: 20), .landscapeLeft) { Hello() }")
    #expect(
      text.contains(
        "name: \"Dark\", traits: [.fixedLayout(width: 10, height: 20), .landscapeLeft]) { Hello() }"
      ))
    #expect(
      expand("#Preview(\"A\", body: { Hello() })").text.contains(
        "name: \"A\", traits: []) { Hello() }"))
  }

  @Test("a widget is handed on with its size and its entries")
  func widgets() {
    let (text, diagnostics) = expand(
      "#Preview(\"Steps\", as: .systemSmall) { Steps() } timeline: { Entry(1) }")
    #expect(diagnostics.isEmpty)
    #expect(text.contains("@_cdecl(\"rostrum_preview_1\") @MainActor public func"))
    #expect(
      text.contains(
        "_declareWidgetPreview(previews, line: 1, name: \"Steps\", family: .systemSmall, "
          + "widget: { Steps() }, timeline: { Entry(1) })"))
    let named = expand("#Preview(as: .systemLarge, widget: { A() }, timeline: { B() })").text
    #expect(named.contains("name: nil, family: .systemLarge, widget: { A() }, timeline: { B() })"))
    let mistaken = expand("#Preview(as: .systemSmall) { Steps() }").diagnostics
    #expect(mistaken == ["'#Preview(as:)' needs the entries of a timeline"])
  }

  @Test("previewable state becomes state of a view around the content")
  func previewable() {
    let (text, diagnostics) = expand(
      "#Preview { @Previewable @State var on = false; let x = 1; Toggle(\"\\(x)\", isOn: $on) }")
    #expect(diagnostics.isEmpty)
    #expect(
      text.contains(
        "@State var on = false var body: some View { let x = 1; Toggle(\"\\(x)\", isOn: $on) }"))
    #expect(!text.contains("@Previewable"))
  }

  @Test("without a closure there is nothing to show")
  func mistakes() {
    #expect(
      expand("#Preview(\"A\")").diagnostics == ["'#Preview' needs a closure that makes a view"])
  }

  @Test("a preview is exported by the line that it begins on, whatever stands before it")
  func lineNumbers() {
    let text = expand(
      "import SwiftUI\n// a comment\n\n#Preview(\n  \"A\"\n) { A() }\n#Preview { B() }"
    ).text
    #expect(text.contains("\"rostrum_preview_4\"") && text.contains("line: 4, name: \"A\""))
    #expect(text.contains("\"rostrum_preview_7\"") && text.contains("line: 7, name: nil"))
  }

  @Test("in a copy with a line of its own before the text, the text's lines count")
  func copiedLines() {
    let source = "// the copy's\nimport SwiftUI\n\n#Preview { A() }"
    let copy = expand(source, at: "/scenes/rostrum-copy-A.swift").text
    #expect(copy.contains("\"rostrum_preview_3\"") && copy.contains("line: 3, name: nil"))
    #expect(expand(source, at: "/scenes/A.swift").text.contains("\"rostrum_preview_4\""))
  }

  @Test("several previews of a file have functions of their own")
  func severalPreviews() {
    let text = expand("#Preview { A() }\n#Preview { B() }").text
    let names = text.matches(of: /func (\S+?)\(/).map { String($0.output.1) }
    #expect(names.count == 2 && Set(names).count == 2)
  }

  @Test("several statements stay as they are")
  func statements() {
    #expect(
      expand("#Preview { let x = 1; if x > 0 { A() } else { B() } }").text.contains(
        "{ let x = 1; if x > 0 { A() } else { B() } } }"))
  }

  @Test("previewable state keeps its other attributes and its order")
  func previewableAttributes() {
    let (text, diagnostics) = expand(
      "#Preview(\"A\") { @Previewable @State var a = 1\n @Previewable @Namespace var b\n T(a, b) }")
    #expect(diagnostics.isEmpty)
    #expect(text.contains("@State var a = 1 @Namespace var b var body: some View { T(a, b) }"))
    #expect(text.contains("name: \"A\""))
  }

  @Test("previewable state belongs to a preview")
  func misplaced() {
    #expect(
      expand("struct A { @Previewable @State var x = 1 }").diagnostics == [
        "'@Previewable' belongs to the properties at the top of a '#Preview'"
      ])
  }

  @Test(
    "what is no closure shows nothing",
    arguments: ["#Preview()", "#Preview(\"A\", body: make)", "#Preview(traits: .a)"])
  func noClosure(source: String) {
    #expect(expand(source).diagnostics == ["'#Preview' needs a closure that makes a view"])
  }
}
