import Foundation
import Testing

@testable import MacroExpansion

@Suite struct FileSummaryTests {
  private let source = """
    import SwiftUI
    struct Card<Content: View>: View {
      struct Inner {}
      var body: some View { Text(title).cardStyle(.brand, Color(hex: 1), list[safe: 2]) }
    }
    private struct Hidden {}
    func helper() { let local = 1 }
    let first = 1, second = { let third = 2 }
    extension Color {
      static let brand = Color.red
      init(hex: Int) {}
      private var secret: Int { 1 }
      enum Tone { case dark }
    }
    extension Array { subscript(safe index: Int) -> Element? { nil } }
    extension Card: Hashable, Codable {}
    fileprivate extension View { func own() {} }
    #if DEBUG
    class Extra {}
    #endif
    #Preview { Sample(value: .small) }
    struct Card_Previews: PreviewProvider { static var previews: some View { Other() } }
    """

  @Test("what others can use is declared, at the top and in extensions")
  func declared() {
    let summary = FileSummary(source: source)
    #expect(summary.declared == ["Card", "helper", "first", "second", "Extra"])
    #expect(
      summary.members == [
        "brand", "Color.brand", "Color(hex:", "Tone", "[safe:", "Card:Hashable", "Card:Codable",
        "Card:Decodable", "Card:Encodable",
      ])
    #expect(summary.imports == ["SwiftUI"])
  }

  @Test("the protocols to which types conform are told, not what others inherit")
  func kinds() {
    let summary = FileSummary(source: source)
    #expect(summary.kinds == ["View", "Hashable", "Codable", "PreviewProvider"])
    let others = FileSummary(
      source: """
        protocol A: B {}
        enum C: Swift.D, @unchecked E { struct F: G {} }
        func h<T: I>(_ t: T) where T: J {}
        #if os(watchOS)
        struct K: L {}
        #endif
        """)
    #expect(others.kinds == ["D", "E", "G"])
    #expect(summary.line.split(separator: "\t", omittingEmptySubsequences: false).count == 9)
  }

  @Test("uses are told apart: by themselves, behind a dot, in previews")
  func uses() {
    let summary = FileSummary(source: source)
    #expect(summary.uses.isSuperset(of: ["Text", "title", "Color", "list", "View"]))
    #expect(summary.memberUses.isSuperset(of: ["cardStyle", "brand", "Color(hex:", "[safe:"]))
    #expect(summary.previewUses.isSuperset(of: ["Sample", ".small", ".Sample(value:", "Other"]))
    #expect(summary.uses.isDisjoint(with: ["Sample", "Other", "Card_Previews"]))
  }

  @Test("what is declared or imported in branches for other platforms is not there")
  func declaredElsewhere() {
    let summary = FileSummary(
      source: """
        #if os(watchOS)
        import WatchKit
        struct Page {}
        extension Page: Codable { func a() {} }
        #else
        import UIKit
        struct Sheet {}
        extension Sheet: Hashable { func b() {} }
        #endif
        """)
    #expect(summary.imports == ["UIKit"])
    #expect(summary.declared == ["Sheet"])
    #expect(summary.members == ["Sheet:Hashable", "b"])
  }

  @Test(
    "names in branches for other platforms are not used, and those that may be taken are",
    arguments: [
      ("os(macOS)", false, true), ("!os(macOS)", true, false), ("os(iOS)", true, false),
      ("canImport(UIKit)", true, false), ("canImport(AppKit) && DEBUG", false, true),
      ("os(iOS) || DEBUG", true, false), ("DEBUG", true, true), ("true", true, false),
      ("(os(watchOS) || os(tvOS)) && swift(>=5)", false, true), ("canImport(Own)", true, true),
      ("!(os(iOS) && !os(macOS))", false, true), ("os(visionOS)", false, true),
    ])
  func branches(condition: String, first: Bool, second: Bool) {
    let summary = FileSummary(
      source: """
        import SwiftUI
        struct A {
          #if \(condition)
          let one = First().member
          func declared() {}
          #else
          let two = Second()
          #endif
          let three = Third()
        }
        """)
    #expect(summary.uses.contains("First") == first && summary.uses.contains("Second") == second)
    #expect(summary.memberUses.contains("member") == first)
    #expect(summary.uses.contains("Third"))
    let desk = FileSummary(
      source: "import AppKit\n#if os(macOS)\nlet a = First()\n#else\nlet a = Second()\n#endif")
    #expect(desk.uses.isSuperset(of: ["First"]) && !desk.uses.contains("Second"))
  }

  @Test("what a type itself has is told with the type besides, where it is added and where used")
  func typeMembers() {
    let summary = FileSummary(
      source: """
        extension Color {
          static let card = 1
          static func tone() {}
          private static let hidden = 2
          var plain: Int { 1 }
          enum Kind { static let inner = 3 }
        }
        extension Store { class var shared: Store { Store() } }
        let a = Color.card, b = Color.tone(), c = color.other, d = list.first
        #Preview { Sample(Color.shown) }
        """)
    #expect(
      summary.members == [
        "card", "Color.card", "tone", "Color.tone", "plain", "Kind", "shared", "Store.shared",
      ])
    #expect(
      summary.memberUses.isSuperset(of: ["card", "Color.card", "tone", "Color.tone", "other"]))
    #expect(summary.memberUses.isDisjoint(with: ["color.other", "list.first", "Color.shown"]))
    #expect(summary.previewUses.isSuperset(of: [".shown", ".Color.shown"]))
  }

  @Test(
    "a conformance is told by its name alone, and as what that stands for",
    arguments: [
      ("extension Tag: @retroactive Hashable {}", ["Tag:Hashable"]),
      ("extension Tag: @unchecked Sendable, Equatable {}", ["Tag:Sendable", "Tag:Equatable"]),
      (
        "extension Tag: @retroactive Codable {}",
        ["Tag:Codable", "Tag:Decodable", "Tag:Encodable"]
      ), ("extension Tag: Decodable {}", ["Tag:Decodable"]),
    ] as [(String, Set<String>)])
  func conformances(source: String, members: Set<String>) {
    #expect(FileSummary(source: source).members == members)
  }

  @Test(
    "a program's beginning is told",
    arguments: ["@main struct A {}", "@UIApplicationMain class A {}"])
  func main(source: String) {
    #expect(FileSummary(source: source).isMain)
    #expect(!FileSummary(source: "struct A {}").isMain)
  }

  @Test(
    "a line has nine fields, whatever is in the file",
    arguments: ["", "\t \u{7f}", "}{", "let `a b` = 1"])
  func line(source: String) {
    let line = FileSummary(source: source).line
    #expect(line.split(separator: "\t", omittingEmptySubsequences: false).count == 9)
    #expect(!line.contains("\n"))
  }
}

@Suite struct ModulePartTests {
  private func rewritten(_ source: String, keeping: Bool = false) throws -> String {
    let words = """
      {"path": "a", "name": "a", "output": "b", "keepsPreviews": \(keeping), "modules": ["Kit"]}
      """
    let part = try JSONDecoder().decode(ModulePart.self, from: Data(words.utf8))
    return SceneRewriting.rewritten(source, as: part)
  }

  @Test(
    "the project's modules become SwiftUI, which they may export, and the program's beginning spaces",
    arguments: [
      ("import Kit\nlet a = Kit.b", "import SwiftUI\nlet a =     b"),
      ("@testable import Kit", "import SwiftUI"),
      ("@main\nstruct A {}", "     \nstruct A {}"), ("var a: Kit.B", "var a:     B"),
      ("import Foundation", "import Foundation"), ("let a = kit.b", "let a = kit.b"),
    ])
  func blanked(source: String, expected: String) throws {
    #expect(try rewritten(source) == expected)
  }

  @Test("previews go, line by line, unless they are shown")
  func previews() throws {
    let source = """
      let a = 1
      #Preview("é") {
        A()
      }
      struct P: PreviewProvider {
        static var previews: some View { A() }
      }
      let b = 2
      """
    let gone = try rewritten(source)
    #expect(!gone.contains("A()") && gone.contains("let a = 1") && gone.contains("let b = 2"))
    #expect(gone.split(separator: "\n", omittingEmptySubsequences: false).count == 8)
    #expect(try rewritten(source, keeping: true) == source)
  }

  @Test(
    "a preview's number tells its file and its line",
    arguments: [
      ("\"/a/Card.swift\"", 7), ("\"/a/rostrum-copy-Card.swift\"", 6),
      ("\"/a/rostrum-part-0-Card.swift\"", 6), ("\"/a/rostrum-part-12-Card.swift\"", 12_000_006),
    ])
  func numbers(file: String, line: Int) {
    #expect(PreviewMacro.line(at: 7, in: file) == line)
  }
}
