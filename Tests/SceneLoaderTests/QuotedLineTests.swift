import Testing

@testable import SceneLoader

/// What the compiler quotes of a copy of a scene, which begins with a line of its own.
@Suite("Lines that the compiler quotes") struct QuotedLineTests {
  @Test("have the numbers of the user's file, as far left as before")
  func numbers() {
    let said = """
      A.swift:9:3: error: no
       1 | #sourceLocation(file: "A.swift", line: 1)
       9 |   a
      10 |   b
         |   `- error: no
      100 |
      """
    let told = """
      A.swift:9:3: error: no
       8 |   a
       9 |   b
         |   `- error: no
       99 |
      """
    #expect(SceneCompiler.atUsersLines(said) == told)
  }

  @Test(
    "what is no number before a bar stays as it is",
    arguments: [
      "11: 12 | of the text", "a 5 | b", "5|", "", " | 5 |", "-5 | a", "A.swift:5:1: note |",
    ])
  func others(line: String) {
    #expect(SceneCompiler.atUsersLines(line) == line)
    #expect(SceneCompiler.atUsersLines("\(line)\n2 | x\n") == "\(line)\n1 | x\n")
  }
}
