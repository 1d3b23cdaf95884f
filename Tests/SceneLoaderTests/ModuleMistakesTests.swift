import Foundation
import Testing

@testable import SceneLoader

/// What the compiler says of mistakes in a project's files.
@Suite struct ModuleMistakesTests {
  @Test("mistakes are found at their lines, once each; those of a macro where it stands")
  func places() {
    let said = """
      A/B.swift:7:3: error: cannot find 'x' in scope
       7 | x
         | `- error: cannot find 'x' in scope
      A/B.swift:7:9: error: cannot find 'x' in scope
      A/B.swift:9:1: warning: c
      macro expansion @Model:2:5: error: type 'D' does not conform to protocol 'E'
      `- C:D.swift:3:1: note: in expansion of macro 'Model' on class 'D' here
      C:D.swift:3:1: note: in expansion of macro 'Model' on class 'D' here
      """
    let found = ModuleMistakes.mistakes(in: said)
    #expect(found.map(\.file) == ["A/B.swift", "C:D.swift"])
    #expect(
      found.map(\.mistake) == [
        PartMistake(line: 7, column: 3, words: "cannot find 'x' in scope"),
        PartMistake(line: 3, column: 1, words: "type 'D' does not conform to protocol 'E'"),
      ])
  }

  @Test(
    "the name that is not found is told",
    arguments: [
      ("cannot find 'x' in scope", "x"), ("cannot find type 'X' in scope", "X"),
      ("value of type 'A' has no member 'fit(_:)'", "fit"),
      ("value of type 'A' has no dynamic member 'b' using key path from root type 'A'", "b"),
      ("cannot convert value of type 'A' to 'B'", nil),
    ] as [(String, String?)])
  func lackingNames(words: String, name: String?) {
    #expect(ModuleMistakes.lackingName(in: PartMistake(line: 1, column: 1, words: words)) == name)
  }

  @Test("what is declared twice is told by its name without labels")
  func redeclared() {
    let said = """
      a.swift:2:1: error: invalid redeclaration of 'fit(_:in:)'
      a.swift:3:1: error: ambiguous use of 'frame'
      a.swift:4:1: error: cannot find 'x' in scope
      """
    #expect(ModuleMistakes.redeclared(in: said) == ["fit", "frame"])
  }

  @Test("what the compiler gave up is no mistake as long as there are others")
  func patience() {
    let patience =
      "a.swift:5:1: error: the compiler is unable to type-check this expression "
      + "in reasonable time; try breaking up the expression into distinct sub-expressions\n"
    let other = "a.swift:2:1: error: x\n"
    #expect(ModuleMistakes.areOfPatience(in: patience))
    #expect(!ModuleMistakes.areOfPatience(in: patience + other))
    #expect(!ModuleMistakes.areOfPatience(in: "a.swift:5:1: warning: x\n"))
    func lines(_ said: String) -> [Int] {
      var mistakes = ModuleMistakes()
      _ = mistakes.add(said, in: ["a.swift": "/a.swift"])
      return mistakes["/a.swift"].map(\.line)
    }
    #expect(lines(patience) == [5])
    #expect(lines(patience + other) == [2])
  }

  @Test("only of files that may lack something, in order, and so often as the compiler is asked")
  func rounds() {
    var mistakes = ModuleMistakes()
    let said = "a.swift:2:1: error: x\nb.swift:1:1: error: y\n"
    func add(_ names: [String: String], _ words: String? = nil) -> Bool {
      mistakes.add(words ?? said, in: names)
    }
    #expect(!add(["c.swift": "/c.swift"]))
    #expect(mistakes.isEmpty)
    for round in 1...9 {
      #expect(add(["a.swift": "/a.swift"]))
      #expect(mistakes["/a.swift"].map(\.round) == Array(1...round))
      #expect(mistakes["/b.swift"].isEmpty)
    }
    // What is still wrong then stays so.
    #expect(!add(["a.swift": "/a.swift"]) && mistakes.rounds == 9)
    for round in 10...ModuleMistakes.greatestRounds {
      #expect(add(["a.swift": "/a.swift"], "a.swift:\(round):1: error: x\n"))
    }
    #expect(!add(["a.swift": "/a.swift"], "a.swift:1:1: error: z\n"))
  }

  @Test("a name that nobody has may be a type's or a modifier's, and is none behind others' dots")
  func lacks() {
    func lacks(_ words: String) -> [String?] {
      let mistake = PartMistake(line: 1, column: 1, words: words)
      return [
        ModuleMistakes.lackingType(in: mistake), ModuleMistakes.lackingModifier(in: mistake),
      ]
    }
    #expect(lacks("cannot find type 'a' in scope") == ["a", nil])
    #expect(lacks("cannot find 'A' in scope") == ["A", nil])
    #expect(lacks("cannot find 'a' in scope") == [nil, nil])
    #expect(lacks("value of type 'some View' has no member 'a'") == [nil, "a"])
    #expect(lacks("value of type 'A' has no member 'a'") == [nil, nil])
    #expect(lacks("expected type") == [nil, nil])
  }

  @Test("a mistake that is found again is the same, whenever it was found")
  func again() throws {
    let first = PartMistake(line: 1, column: 2, words: "a", round: 1)
    #expect(first.isSame(as: PartMistake(line: 1, column: 2, words: "a", round: 7)))
    for other in [
      PartMistake(line: 2, column: 2, words: "a"), PartMistake(line: 1, column: 3, words: "a"),
      PartMistake(line: 1, column: 2, words: "b"),
    ] { #expect(!first.isSame(as: other)) }
    var mistakes = ModuleMistakes()
    for line in [1, 4] {
      let isNew = mistakes.add("a.swift:\(line):2: error: a\n", in: ["a.swift": "/a.swift"])
      #expect(isNew)
    }
    #expect(mistakes["/a.swift"].map(\.round) == [1, 2])
    let data = try JSONEncoder().encode(mistakes)
    #expect(try JSONDecoder().decode(ModuleMistakes.self, from: data) == mistakes)
  }
}
