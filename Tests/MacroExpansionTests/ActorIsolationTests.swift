import Foundation
import SwiftParser
import Testing

@testable import MacroExpansion

/// Files of packages that leave their declarations to no actor, beside an app's that have theirs on the main actor.
@Suite struct ActorIsolationTests {
  private func isolated(_ source: String, beside others: String...) -> String {
    let file = Parser.parse(source: source)
    return ActorIsolation(of: [file] + others.map { Parser.parse(source: $0) })
      .text(of: file, source)
  }

  @Test(
    "what is on no actor says so before its modifiers",
    arguments: [
      ("struct A {}", "nonisolated struct A {}"),
      ("public final class A: Codable {}", "nonisolated public final class A: Codable {}"),
      ("/// B.\n@frozen\nenum A: String {}", "/// B.\n@frozen\nnonisolated enum A: String {}"),
      ("protocol A: Sendable & Error {}", "nonisolated protocol A: Sendable & Error {}"),
      (
        "extension Date: @retroactive Identifiable {}",
        "nonisolated extension Date: @retroactive Identifiable {}"
      ),
      ("public func a() {}", "nonisolated public func a() {}"),
      ("let a = 1", "nonisolated let a = 1"),
      ("private var a = 1", "nonisolated(unsafe) private var a = 1"),
      ("var a: Int { 1 }", "nonisolated var a: Int { 1 }"),
    ])
  func marked(source: String, expected: String) { #expect(isolated(source) == expected) }

  @Test(
    "what is on an actor, or says where it is, stays",
    arguments: [
      "struct A: View {}", "class A: UIView {}", "extension View {}", "@MainActor class A {}",
      "@ImageActor func a() {}", "nonisolated struct A {}", "actor A {}", "import A", "a()",
      "nonisolated(unsafe) var a = 1", "typealias A = Int",
    ])
  func others(source: String) { #expect(isolated(source) == source) }

  @Test("a type is on no actor if all is that it stands on, wherever that is declared")
  func inheritance() {
    let source = "struct A: B {}"
    #expect(
      isolated(source, beside: "protocol B: C {}", "protocol C {}") == "nonisolated \(source)")
    #expect(isolated(source, beside: "protocol B: C {}", "@MainActor protocol C {}") == source)
    #expect(isolated(source, beside: "protocol B: View {}") == source)
    #expect(isolated("extension A {}", beside: "class A {}") == "nonisolated extension A {}")
  }

  @Test("lines stay lines")
  func lines() {
    let source = "import A\n\nstruct B {}\n// c\nstruct D {}\n"
    let text = isolated(source)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 6)
    #expect(text.replacing("nonisolated ", with: "") == source)
  }

  @Test("types that stand on each other in a circle, or on what nobody declares, stay")
  func circles() {
    #expect(isolated("protocol A: B {}", beside: "protocol B: A {}") == "protocol A: B {}")
    #expect(isolated("struct A: Elsewhere {}") == "struct A: Elsewhere {}")
    #expect(isolated("class A: B {}", beside: "class B {}") == "nonisolated class A: B {}")
    #expect(isolated("class A: B, Codable {}", beside: "class B: UIView {}").hasPrefix("class"))
  }

  @Test("only what stands at the top is marked: what is in a type is where the type is")
  func nested() {
    let source = "struct A {\n  struct B {}\n  func c() {}\n  static var d = 1\n}"
    #expect(isolated(source) == "nonisolated \(source)")
    let view = "struct A: View {\n  struct B {}\n  var body: some View { B() }\n}"
    #expect(isolated(view) == view)
  }

  @Test("a text that is marked already is not marked again")
  func twice() {
    let source = "struct A {}\nextension String { var b: Int { 1 } }\nfunc c() {}\nlet d = 1"
    let once = isolated(source)
    #expect(isolated(once) == once && once != source)
  }

  @Test("generic and composed heads are read by what stands in them")
  func heads() {
    #expect(isolated("struct A<T: View>: Equatable {}").hasPrefix("nonisolated"))
    #expect(isolated("protocol A: Hashable, Sendable, Error {}").hasPrefix("nonisolated"))
    #expect(isolated("protocol A: Hashable & View {}").hasPrefix("protocol"))
    #expect(isolated("extension Array where Element == Int {}").hasPrefix("nonisolated"))
    #expect(isolated("extension Notification.Name {}").hasPrefix("nonisolated"))
    #expect(isolated("extension UIColor {}") == "extension UIColor {}")
  }
}
