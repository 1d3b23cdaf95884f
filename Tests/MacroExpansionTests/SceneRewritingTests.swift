import Foundation
import SwiftParser
import Testing

@testable import MacroExpansion

@Suite struct SceneRewritingTests {
  @Test("where a program begins becomes spaces, as none begins in a scene")
  func mains() {
    #expect(SceneRewriting.rewritten("@main struct A: App {}") == "      struct A: App {}")
    #expect(SceneRewriting.rewritten("@UIApplicationMain\nclass B {}").hasSuffix("\nclass B {}"))
  }

  @Test("parts of modules are imported as the module, on the same line; single names stay")
  func parts() {
    #expect(
      SceneRewriting.rewritten("import CoreImage.CIFilterBuiltins\nimport os.log // logs\n")
        == "import CoreImage                 \nimport os     // logs\n")
    for source in ["import CoreImage\n", "import class UIKit.UIView\n", "import Foundation"] {
      #expect(SceneRewriting.rewritten(source) == source)
    }
  }

  @Test("managed properties and functions find what they mean by their names, on the same lines")
  func managed() {
    #expect(
      SceneRewriting.rewritten("class A { @NSManaged public var b: String? // c\n}")
        == "class A {            public var b: String? { get { _managedValue(\"b\") } "
        + "set { _setManagedValue(\"b\", newValue) } } // c\n}")
    #expect(
      SceneRewriting.rewritten("@NSManaged func addToTags(_ value: Tag, at idx: Int)\nlet b = 1")
        == "           func addToTags(_ value: Tag, at idx: Int) "
        + "{ _callManaged(\"addToTags\", value, idx) }\nlet b = 1")
    for source in ["var b: String?", "func addToTags(_ value: Tag)", "@State var a: Int"] {
      #expect(SceneRewriting.rewritten(source) == source)
    }
    #expect(
      SceneRewriting.rewritten("override init(entity: E, insertInto context: C?) {}")
        == "required init(entity: E, insertInto context: C?) {}")
  }

  @Test("paths of keys are texts, and dates of predicates need no conversion")
  func predicates() {
    #expect(SceneRewriting.rewritten("f(#keyPath(Item.owner.name))") == "f(\"owner.name\")")
    #expect(SceneRewriting.rewritten("f(#keyPath(\n  name))\ng()") == "f(\"name\"\n)\ng()")
    #expect(
      SceneRewriting.rewritten("NSPredicate(format: \"a = %@\", b as CVarArg, (c as! CVarArg))")
        == "NSPredicate(format: \"a = %@\", b           , (c            ))")
    for source in ["f(a as CVarArg)", "NSPredicate(format: a, b as NSDate)"] {
      #expect(SceneRewriting.rewritten(source) == source)
    }
  }

  @Test(
    "a file that imports AppKit outside of any #if, or is all within one for the Mac, is for it")
  func platforms() {
    func platform(_ source: String) -> ScenePlatform {
      ScenePlatform(of: [Parser.parse(source: source)])
    }
    for source in [
      "import AppKit", "import SwiftUI\nimport Cocoa", "@preconcurrency import AppKit",
      "import class AppKit.NSImage", "import AppKit.NSColor\n#if DEBUG\nimport UIKit\n#endif",
      "#if os(macOS)\nimport SwiftUI\nstruct A: View {}\n#endif",
      "#if os(macOS) || os(visionOS)\nstruct A: View {}\n#endif",
      "#if canImport(AppKit)\nstruct A: View {}\n#endif", "#if !os(iOS)\nstruct A {}\n#endif",
      "import SwiftUI\n#if os(macOS)\nstruct A: View {}\n#endif",
    ] {
      #expect(platform(source) == .macOS, "\(source)")
    }
    for source in [
      "", "import SwiftUI", "#if canImport(AppKit)\nimport AppKit\n#endif",
      "#if os(macOS)\nimport Cocoa\n#else\nimport UIKit\n#endif", "import UIKit\nimport AppKit",
      "// import AppKit", "let a = \"\"\"\nimport AppKit\n\"\"\"",
      "#if os(macOS)\nstruct A {}\n#else\nstruct B {}\n#endif", "#if os(macOS)\n#endif",
      "#if os(macOS)\nstruct A {}\n#endif\nstruct B {}",
    ] {
      #expect(platform(source) == .iOS, "\(source)")
    }
  }

  private static let questions = """
    #if canImport(UIKit)
    #elseif canImport(AppKit) || canImport(Cocoa)
    #elseif os(iOS) || os(macOS) && !os(Linux) || os(tvOS) || canImport(MapKit)
    #endif
    """

  @Test("for iOS there is UIKit and no AppKit, whatever modules are there")
  func touchConditions() {
    #expect(
      SceneRewriting.rewritten(Self.questions)
        == """
        #if canImport(UIKit)
        #elseif false             || false           \("")
        #elseif true    || os(macOS) && !false     || os(tvOS) || canImport(MapKit)
        #endif
        """)
  }

  @Test("for the Mac there is AppKit and no UIKit")
  func deskConditions() {
    #expect(
      SceneRewriting.rewritten("import Cocoa\n\(Self.questions)")
        == """
        import AppKit
        #if false           \("")
        #elseif true              || true            \("")
        #elseif false   || true      && !false     || os(tvOS) || canImport(MapKit)
        #endif
        """)
    #expect(
      SceneRewriting.rewritten("#if os(macOS)\n#endif", for: .macOS) == "#if true     \n#endif")
  }

  @Test("conditions around views are answered as those in the file")
  func outlines() {
    let views = "\n#if os(macOS)\nstruct A: View { var body: some View { Text(\"\") } }\n#endif"
    #expect(SceneOutline(source: "import AppKit\(views)").views.map(\.condition) == ["(true     )"])
    let others = "struct B {}\(views)"
    #expect(SceneOutline(source: others).views.map(\.condition) == ["(os(macOS))"])
    #expect(
      SceneOutline(source: views, for: .macOS).views.map(\.condition) == ["(true     )"])
  }

  @Test("a delegate of a Mac's application is made as one of iOS")
  func deskDelegates() {
    let source = "struct A: App { @NSApplicationDelegateAdaptor(Delegate.self) var delegate }"
    #expect(SceneRewriting.rewritten(source).contains("(Delegate.init)"))
  }

  @Test("what makes an application's delegate stands where its type does")
  func delegates() {
    let source = """
      struct TheApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
        @UIApplicationDelegateAdaptor(
          My.Delegate.self
        ) var other
        @Other(AppDelegate.self) var third
      }
      """
    #expect(
      SceneRewriting.rewritten(source)
        == """
        struct TheApp: App {
          @UIApplicationDelegateAdaptor(AppDelegate.init) private var delegate
          @UIApplicationDelegateAdaptor(
            My.Delegate.init
          ) var other
          @Other(AppDelegate.self) var third
        }
        """)
  }

  @Test("the last return of a preview becomes spaces, unless it is not the only one")
  func previews() {
    let plain = "#Preview {\n  let a = f()\n  return A(a).b { return 1 }\n}"
    #expect(
      SceneRewriting.rewritten(plain)
        == plain.replacingOccurrences(of: "  return A", with: "         A"))
    let branches = "#Preview {\n  if let a { return A(a) }\n  return B()\n}"
    #expect(SceneRewriting.rewritten(branches) == branches)
    let steps = "#Preview {\n  for a in b { a.c() }\n  return B()\n}"
    #expect(SceneRewriting.rewritten(steps) == steps)
    let other = "#Other { return A() }"
    #expect(SceneRewriting.rewritten(other) == other)
  }

  @Test("what a compiler makes of two modules is asked for as the one that is extended")
  func overlays() {
    #expect(
      SceneRewriting.rewritten("import _MapKit_SwiftUI\nimport _SwiftUI\nimport Foundation")
        == "import MapKit\nimport _SwiftUI\nimport Foundation")
  }

  @Test("a file that has SwiftUI by a module of the project's imports it itself, once")
  func exported() {
    func rewritten(_ source: String) -> String {
      SceneRewriting.rewritten(
        source,
        as: ModulePart(
          path: "", name: "", output: "", keepsPreviews: true, modules: ["Kit", "Base"]))
    }
    #expect(
      rewritten("import Foundation\nimport Kit\n@testable import Base\nlet a = 1")
        == "import Foundation\nimport SwiftUI\n                     \nlet a = 1")
    #expect(
      rewritten("import Kit\nimport SwiftUI\n") == "          \nimport SwiftUI\n")
  }

  @Test("behind a type that is called as a module its types are its own")
  func modular() {
    func rewritten(_ source: String, _ names: Set<String>) -> String {
      SceneRewriting.rewritten(
        source,
        as: ModulePart(
          path: "", name: "", output: "", keepsPreviews: true, modules: ["Account"],
          modularNames: names))
    }
    let source = "import Account\nimport SwiftUI\nlet a: Account.Field = Account.Field()"
    let plain = "              \nimport SwiftUI\nlet a: Account.Field = Account.Field()"
    #expect(rewritten(source, ["Account"]) == plain)
    #expect(rewritten(source, []) == plain.replacing("Account.", with: "        "))
  }

  @Test("methods of UIKit's delegates are there, so that nobody asks whether they are")
  func delegateMethods() {
    #expect(
      SceneRewriting.rewritten("let a = self.oldDelegate?.scrollViewDidScroll?(view)")
        == "let a = self.oldDelegate?.scrollViewDidScroll (view)")
    for source in [
      "scrollViewDidScroll?(view)", "self.scrollViewDidScroll?(view)", "delegate?.onTap?(view)",
      "delegate?.scrollViewDidScroll(view)",
    ] {
      #expect(SceneRewriting.rewritten(source) == source)
    }
  }

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
    let rewritten = SceneRewriting.rewritten(source)
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

  @Test("initialisers by which cells of registered classes are made are required; others stay")
  func cells() {
    func rewritten(_ base: String, _ initializer: String) -> String {
      SceneRewriting.rewritten("class A: \(base), B { \(initializer) {} }")
    }
    let styled = "init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)"
    #expect(
      rewritten("UITableViewCell", "override \(styled)")
        == "class A: UITableViewCell, B { required \(styled) {} }")
    #expect(rewritten("Base", "public override \(styled)").contains("public required init("))
    #expect(rewritten("X", "override init(reuseIdentifier: String?)").contains("{ required init"))
    let framed = "override init(frame: CGRect)"
    for base in ["UICollectionViewCell", "UICollectionReusableView"] {
      #expect(rewritten(base, framed).contains("{ required init(frame"))
    }
    // Whether that is a cell is not seen here: both words are right for cells and for other views.
    #expect(rewritten("BaseCell", framed).contains("{ override required init(frame"))
    for (base, initializer) in [
      ("UIView", framed), ("UITableViewController", "override init(style: UITableView.Style)"),
      ("UITableViewCell", "required \(styled)"), ("UITableViewCell", "init(_ name: String)"),
      ("UICollectionViewCell", "required override init(frame: CGRect)"),
    ] {
      #expect(
        rewritten(base, initializer) == "class A: \(base), B { \(initializer) {} }")
    }
  }

  @Test("a scene is for iOS, wherever a condition asks; nothing moves")
  func conditions() {
    let source = """
      #if os(iOS) && DEBUG
      let a = cos(iOS)
      #elseif !os(Linux) || (os(macOS) || os( iOS ))
      let os = "#if os(iOS)"
      #if os(Linux)
      #else // os(iOS)
      #endif
      #endif
      """
    let result = """
      #if true    && DEBUG
      let a = cos(iOS)
      #elseif !false     || (os(macOS) || true     )
      let os = "#if os(iOS)"
      #if false\u{20}\u{20}\u{20}\u{20}
      #else // os(iOS)
      #endif
      #endif
      """
    #expect(SceneRewriting.rewritten(source) == result)
  }

  @Test("words in strings and comments stay, and so does a text without any")
  func untouched() {
    for source in [
      "let text = \"@objc #selector(f)\" // dynamic @objc", "struct A: View { var body: Text }",
      "let é = \"🙂\"; func dynamic() {}",
    ] {
      #expect(SceneRewriting.rewritten(source) == source)
    }
  }

  /// Members of a class `Page`, and what becomes of each.
  static let members: [(source: String, result: String)] = [
    ("@objc func a() {}", "      func a() {}"),
    ("@objc(named:) private func b(_ x: Int) {}", "              private func b(_ x: Int) {}"),
    ("@IBAction\n  func c() {}", "         \n  func c() {}"),
    ("@objc\n  dynamic\n  var d = 1", "     \n         \n  var d = 1"),
    (
      "// @objc dynamic #selector(a)\n  let e = \"@objc #selector(a)\"",
      "// @objc dynamic #selector(a)\n  let e = \"@objc #selector(a)\""
    ),
    ("/* @objc /* dynamic */ */ func f() {}", "/* @objc /* dynamic */ */ func f() {}"),
    (
      "let g = \"\"\"\n    @objc #selector(a)\n    \"\"\"",
      "let g = \"\"\"\n    @objc #selector(a)\n    \"\"\""
    ),
    ("let h = #selector(a)", "let h = Selector(\"a\", Page.a)"),
    (
      "let i = (#selector(self.a), #selector(Self.b(_:)))",
      "let i = (Selector(\"a\", Page.a), Selector(\"b(_:)\", Page.b(_:)))"
    ),
    ("let j = #selector(\n    a\n  )", "let j = Selector(\"a\", Page.a\n\n)"),
    ("let k = \"\\(#selector(a))\"", "let k = \"\\(Selector(\"a\", Page.a))\""),
    ("func dynamic() { dynamic() }", "func dynamic() { dynamic() }"),
    ("let é = \"🙂\" // ñ", "let é = \"🙂\" // ñ"),
    (
      "@MainActor @available(*, deprecated) func l() {}",
      "@MainActor @available(*, deprecated) func l() {}"
    ),
    ("let m = #selector(getter: title)", "let m = #selector(getter: title)"),
    (
      "struct Inner { @IBOutlet var n: Int; let o = #selector(p(_:q:)) }",
      "struct Inner {           var n: Int; let o = Selector(\"p(_:q:)\", Page.Inner.p(_:q:)) }"
    ),
  ]

  private func file(_ members: [String]) -> String {
    "import UIKit\n\nclass Page: UIViewController {\n  "
      + members.joined(separator: "\n  ") + "\n}\n// end"
  }

  @Test(
    "each member becomes what it should, and nothing around it changes", arguments: members.indices)
  func each(index: Int) {
    let member = Self.members[index]
    #expect(SceneRewriting.rewritten(file([member.source])) == file([member.result]))
  }

  @Test("members do not care what stands before and behind them", arguments: members.indices)
  func together(index: Int) {
    for step in [1, 3, 5, 7] {
      let some = (0..<4).map { Self.members[(index + $0 * step) % Self.members.count] }
      #expect(
        SceneRewriting.rewritten(file(some.map(\.source))) == file(some.map(\.result)))
    }
  }

  @Test("every line stays where it is", arguments: members.indices)
  func lines(index: Int) {
    func count(_ text: String) -> Int { text.count { $0.isNewline } }
    let source = file([Self.members[index].source])
    #expect(count(SceneRewriting.rewritten(source)) == count(source))
  }

  @Test("what is rewritten has nothing left to rewrite")
  func twice() {
    let once = SceneRewriting.rewritten(file(Self.members.map(\.source)))
    #expect(SceneRewriting.rewritten(once) == once)
  }

  @Test("lines may end as on other systems")
  func carriageReturns() {
    let source = "class A {\r\n  @objc\r\n  func f() {}\r\n}\r\n"
    let rewritten = SceneRewriting.rewritten(source)
    #expect(rewritten == "class A {\r\n       \r\n  func f() {}\r\n}\r\n")
  }

  @Test("a selector outside of any type is left to the compiler")
  func outside() {
    let source = "let a = #selector(f)\nlet b = #selector(Page.f)\n"
    #expect(
      SceneRewriting.rewritten(source)
        == "let a = #selector(f)\nlet b = Selector(\"f\", Page.f)\n")
  }

  @Test("types around a selector are all named, extensions by what they extend")
  func nesting() {
    #expect(
      SceneRewriting.rewritten(
        "extension A.B { enum C { class D { let s = #selector(f) } }; let t = #selector(f) }")
        == "extension A.B { enum C { class D { let s = Selector(\"f\", A.B.C.D.f) } }; let t = Selector(\"f\", A.B.f) }"
    )
  }

  @Test(
    "a broken text is rewritten as far as it can be read, and nothing is lost",
    arguments: ["class A {", "class A { @objc func", "}}} @objc", "#selector(", "@objc", ""])
  func broken(source: String) {
    let rewritten = SceneRewriting.rewritten(source)
    #expect(rewritten.utf8.count == source.utf8.count)
  }

  @Test("a file is read by its path, and one that is not there is an error")
  func files() throws {
    let path = NSTemporaryDirectory() + "rewriting-\(UUID().uuidString).swift"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "class A { @objc func f() {} }".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try SceneRewriting.text(ofFile: path) == "class A {       func f() {} }")
    #expect(throws: (any Error).self) { try SceneRewriting.text(ofFile: path + "x") }
  }
}
