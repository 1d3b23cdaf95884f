import Foundation

/// Shows each check something that it must find, and something that it must not.
struct Selftest {
  private(set) var failures: [String] = []
  private(set) var count = 0

  mutating func expect(_ isTrue: Bool, _ message: String) {
    count += 1
    if !isTrue { failures.append(message) }
  }

  private mutating func expectError(_ message: String, _ body: () throws -> Void) {
    do {
      try body()
      expect(false, message)
    } catch { expect(true, message) }
  }

  mutating func run(table: ProhibitionTable) {
    for entry in table.entries { checkProhibition(entry) }
    checkTable()
    checkCode()
    checkShape()
    checkParameters()
    checkDescriptions()
    checkAllowed()
    checkDepartures()
  }

  // MARK: - Prohibitions

  /// A file with `line` in every place where `entry` looks and in every place that it leaves out.
  private func files(_ line: String, for entry: Prohibition) -> [SourceFile] {
    let ending = entry.endings[0]
    let named = { (place: String) in
      if [".swift", ".c", ".h"].contains(where: place.hasSuffix) { return place }
      return place.replacingOccurrences(of: "/*", with: "/Some") + "/Some" + ending
    }
    return entry.places.map { SourceFile(path: named($0), text: "\(line)\n") }
      + entry.exceptions.map { SourceFile(path: named($0), text: "\(line)\n") }
  }

  private mutating func checkProhibition(_ entry: Prohibition) {
    let title = entry.title
    do {
      for line in entry.caught {
        for form in [line, "    \(line)", "\(line) "] {
          let found = try entry.findings(in: files(form, for: entry)).map(\.place)
          let wanted = files(form, for: entry).prefix(entry.places.count).map { "\($0.path):1" }
          expect(Set(found) == Set(wanted), "'\(title)' does not find: \(form)")
        }
      }
      for line in entry.free {
        let found = try entry.findings(in: files(line, for: entry))
        expect(found.isEmpty, "'\(title)' finds what is innocent: \(line)")
      }
    } catch {
      expect(false, "\(error)")
    }
    expectError("'\(title)' is silent without any file") { _ = try entry.findings(in: []) }
    for missing in entry.places + entry.exceptions {
      let rest = files(entry.caught[0], for: entry)
        .filter { !$0.path.isWithin(missing) }
      expectError("'\(title)' is silent without \(missing)") { _ = try entry.findings(in: rest) }
    }
  }

  private mutating func checkTable() {
    expectError("an empty table is silent") { _ = try ProhibitionTable("# nothing\n") }
    expectError("an entry without a caught line is silent") {
      _ = try ProhibitionTable("a title\n  where Sources\n  never x\n")
    }
    expectError("an unknown set is silent") {
      _ = try ProhibitionTable("a title\n  where @nowhere\n  never x\n  caught x\n")
    }
    expectError("an unknown word is silent") {
      _ = try ProhibitionTable("a title\n  where A\n  never x\n  caught x\n  cought y\n")
    }
    expectError("a broken expression is silent") {
      let table = try ProhibitionTable("a title\n  where A\n  never (x\n  caught x\n")
      _ = try table.entries[0].findings(in: [SourceFile(path: "A/a.swift", text: "x")])
    }
  }

  private mutating func checkCode() {
    let swift = SourceFile(
      path: "a.swift",
      text:
        "a(\"x \\(b(\"y\")) z\") // c\n/* d\n/* e */ f */ let g = #\"h\"#\nlet i = \"\"\"\n  j\n  \"\"\"\n"
    )
    let shown = swift.code.filter { $0.isLetter }
    expect(
      shown == "abletgleti",
      "Swift's code is \(shown)")
    expect(swift.code.utf8.count == swift.text.utf8.count, "code is not as long as its text")
    let c = SourceFile(path: "a.c", text: "a = \"b\\\"c\"; // d\n/* e\n f */ g('h');\n")
    expect(c.code.filter { $0.isLetter } == "ag", "C's code is \(c.code)")
    expect(c.code.filter { $0 == "\n" }.count == 3, "C's lines are not kept")
  }

  // MARK: - Shape

  private mutating func checkShape() {
    func titles(_ text: String) -> [String] {
      Shape(files: [
        SourceFile(path: "Sources/A/a.swift", text: text),
        SourceFile(path: "Tests/ATests/a.swift", text: String(repeating: "f()\n", count: 400)),
      ]).findings().map(\.title)
    }
    func function(_ head: String, _ lines: Int) -> String {
      "\(head) {\n" + String(repeating: "  f()\n", count: lines - 2) + "}\n"
    }
    let median = "a median file above 120 lines"
    let file = "a file above 500 lines"
    let long = "a function above 80 lines"
    expect(titles(String(repeating: "f()\n", count: 120)) == [], "120 lines are too many")
    expect(titles(String(repeating: "f()\n", count: 121)) == [median], "the median is not found")
    expect(titles(String(repeating: "f()\n", count: 500)) == [median], "500 lines are too many")
    expect(titles(String(repeating: "f()\n", count: 501)) == [file, median], "501 lines pass")
    for head in ["func f()", "public init()", "var v: Int", "subscript(i: Int) -> Int"] {
      let inType = { (lines: Int) in "struct S {\n\(function(head, lines))}\n" }
      expect(titles(inType(80)) == [], "'\(head)' of 80 lines is too long")
      expect(titles(inType(81)) == [long], "'\(head)' of 81 lines passes")
    }
    let shape = Shape(files: [
      SourceFile(path: "Sources/A/a.swift", text: "a\nb\nc\nd\n"),
      SourceFile(path: "Tests/ATests/a.swift", text: "a\nb\nc"),
    ])
    expect(shape.lines() == (4, 3), "lines are \(shape.lines())")
    expect(shape.summary.contains { $0.contains("0.75 (3 : 4 lines)") }, "\(shape.summary)")
    expect(Shape(files: []).lines() == (0, 0), "nothing has lines")
    func tested(_ sources: Int, _ tests: Int) -> Bool {
      Shape(files: [
        SourceFile(path: "Sources/A/a.swift", text: String(repeating: "f()\n", count: sources)),
        SourceFile(path: "Tests/ATests/a.swift", text: String(repeating: "f()\n", count: tests)),
      ]).findings().isEmpty
    }
    expect(tested(100, 60), "60 lines of tests to 100 are too few")
    expect(!tested(100, 59), "59 lines of tests to 100 pass")
  }

  // MARK: - Parameters

  private func neverRead(_ text: String) -> [String] {
    Parameters([SourceFile(path: "Sources/A/a.swift", text: text)]).neverRead()
      .map { String($0.text.split(separator: " ").last ?? "") }
  }

  private mutating func checkParameters() {
    let tag = DocComment.tag
    let caught = [
      ("public func f(a: Int) {}", ["a"]),
      ("public func f(a b: Int, c: Int) -> Int { c }", ["a"]),
      ("public func f(_: Int) {}", ["_"]),
      ("public func f(a _: Int) {}", ["a"]),
      ("public func f(a: Int) { _ = a }", ["a"]),
      ("public func f(a: Int) { self.a = b.a(\\.a, a: 1) }", ["a"]),
      ("public func f(a: Int) { print(\"a\") /* a */ }", ["a"]),
      ("public struct S { public init(a: Int) {} }", ["a"]),
      ("public extension S { func f(a: Int) {} }", ["a"]),
      ("public struct S { public subscript(a: Int) -> Int { 1 } }", ["a"]),
      ("public class C { open func f(a: Int) -> Int { 1 } }", ["a"]),
      ("public func f(a: Int.Typed) {}", ["a"]),
      ("public protocol P { func f(b: Int) }; extension P { public func f(a: Int) {} }", ["a"]),
      ("/// \(tag) `b`: it has none.\npublic func f(a: Int, b: Int) {}", ["a"]),
    ]
    for (text, names) in caught {
      expect(neverRead(text) == names, "never read in '\(text)' is \(neverRead(text))")
    }
    let free = [
      "func f(a: Int) {}", "public protocol P { func f(a: Int) }",
      "struct S { public func f(a: Int) {} }", "public extension S { internal func f(a: Int) {} }",
      "public func f(a: Int) -> Int { a }", "public func f(a: Int) -> String { \"\\(a)\" }",
      "public func f(a: Int?) { if let a { g() } }", "public func f(a: Int) { g { [a] in h() } }",
      "public func f(a: Int) -> Int { a.b }", "public func f(`in` a: Int) -> Int { `a` }",
      "public func f(a: inout Int) { a = 1 }", "public func f(a: Int) { _ = a.b }",
      "public protocol P { func f(a: Int) }; public struct S: P { public func f(a: Int) {} }",
      "public class C { open func f(a: Int) {}; public override func g(a: Int) -> Int { 1 } }",
      "public class C { open func f(a: Int) -> Bool { true }; open func g(a: Int) -> Int? { nil } }",
      "public func f<T>(a: T.Type) {}", "@_spi(E) public func f(a: Int) {}",
      "@_spi(E) public struct S { public func f(a: Int) {} }",
      "@_spi(E) extension S { public func f(a: Int) {} }",
      "@_spi(E) open class C {}; extension C { public func f(a: Int) {} }",
      "public struct S { public subscript<T>(dynamicMember a: KeyPath<S, T>) -> T { b } }",
      "/// Does it.\n/// \(tag)\npublic func f(a: Int) {}",
      "/// Does it.\n///\n/// \(tag) `a`: there is none.\npublic func f(a: Int) {}",
    ]
    for text in free { expect(neverRead(text) == [], "never read in '\(text)'") }
  }

  private mutating func checkDescriptions() {
    func undescribed(_ comment: String) -> [String] {
      let text = comment + "\npublic func f(a: Int, _ b: Int) -> Int { a + b }"
      return Parameters([SourceFile(path: "Sources/A/a.swift", text: text)]).undescribed().map(
        \.name)
    }
    expect(undescribed("/// Does it.") == ["f(a:_:)"], "no description passes")
    expect(undescribed("/// Does it.\n/// - Parameter a: One.") == ["f(a:_:)"], "one of two passes")
    expect(
      undescribed("/// Does it.\n/// - Parameters:\n///   - a: One.\n///   - b: Two.") == [],
      "a list of both fails")
    expect(
      undescribed("/// Does it.\n/// - Parameter a: One.\n/// - Parameter b: Two.") == [],
      "two of two fail")
    let file = SourceFile(
      path: "Sources/A/a.swift", text: "/// F.\npublic func f(a: Int, b: Int) {}")
    let found = { (allowed: String) in
      (try? Allowed(allowed)).map { Parameters([file]).descriptionFindings(allowed: $0).count }
    }
    expect(found("described A B = 1\n") == 0, "an allowed one fails")
    expect(found("described A B = 0\n") == 1, "one too many passes")
    expect(found("# none\n") == 1, "a module that is not listed passes")
    expect(found("described A\n") == nil, "a broken list passes")
  }

  private mutating func checkAllowed() {
    let findings = ["a b", "c", "c"].map { Finding(title: "t", place: "p", text: $0) }
    func judged(_ list: String) -> [String]? {
      (try? Allowed(list))?.judged(findings, of: "shape").map(\.text)
    }
    expect(judged("") == ["a b", "c", "c"], "what is not allowed passes")
    expect(judged("# d\nshape c\nshape a b\n") == ["c"], "one line allows two")
    expect(judged("parameters c\n") == ["a b", "c", "c"], "a line allows another check's")
    expect(judged("shape c\nshape c\nshape a b\nshape e\n") == ["shape e"], "a spare line passes")
    expect(judged("shapes c\n") == nil, "an unknown check passes")
    expect(judged("shape\n") == nil, "a line without a key passes")
    let long = SourceFile(path: "Sources/A/a.swift", text: String(repeating: "f()\n", count: 501))
    let list = (try? Allowed.text(old: "# Head.\nshape gone\n", files: [long])) ?? ""
    expect(
      list == "# Head.\nshape Sources\nshape Tests\nshape a.swift\n",
      "the list for today is \(list)")
  }

  private mutating func checkDepartures() {
    let file = SourceFile(
      path: "Sources/Views/Text/a.swift",
      text: "/// A.\n/// \(DocComment.tag) `b`: there is\n///   none.\n///\n/// More.\n"
        + "public extension T.U { func f(b: Int) {} }\n"
        + "extension T { /// A.\n/// \(DocComment.tag)\npublic func g(_ b: Int) {} }\n"
        + "extension T { /// A.\n/// \(DocComment.tag) `b`: never\n///   in films.\n"
        + "/// - Returns: C.\npublic func h(b: Int) {} }")
    let page = Departures.text(head: "# Head\n", files: [file])
    expect(page.hasPrefix("# Head\n\n## Accepted"), "the head is missing: \(page)")
    expect(
      page.contains("### Text\n\n- **T** `g(_:)`\n- **T** `h(b:)`: `b`: never in films.\n"), page)
  }
}
