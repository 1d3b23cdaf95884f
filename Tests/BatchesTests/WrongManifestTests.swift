import Testing

@testable import Batches

/// What is wrong with manifests is told where it stands, all of it at once.
@Suite("Wrong manifests") struct WrongManifestTests {
  @Test(
    "each has its line and its words",
    arguments: [
      ("", "accepted are keys"),
      ("[1, 2]", "batch.yaml:1: accepted are keys"),
      ("scene: A.swift\nscnees: x", "batch.yaml:2: there is no key 'scnees'"),
      ("scene: A.swift\nscene: B.swift", "a key stands there twice"),
      ("formats: [mp4]", "it names no scene"),
      (
        "scene: A.swift\nformats: [mp5]",
        "batch.yaml:2: formats: found 'mp5'; accepted are mp4, gif, png"
      ),
      ("scene: A.swift\nformats: [mp4, mp4]", "twice"),
      ("scene: A.swift\nformats: [gif]\noutput: a.mp4", "it is for outputs with {ext}"),
      ("scene: A.swift\noptions: {fsp: 3}", "batch.yaml:2: options: there is no key 'fsp'"),
      (
        "scene: A.swift\noptions:\n  fps: fast",
        "batch.yaml:3: options.fps: found 'fast'; accepted are whole"
      ),
      ("scene: A.swift\noptions: {reduce-motion: 1}", "accepted are true and false"),
      ("scene: A.swift\noptions: [fps]", "batch.yaml:2: options: accepted are options with values"),
      ("scene: A.swift\nmatrix:\n  size: big", "batch.yaml:3: matrix.size: accepted is a list"),
      ("scene: A.swift\nmatrix:\n  size: [a, b, a]", "matrix.size[3]: 'a' stands there twice"),
      ("scene: A.swift\nmatrix: {sise: [a]}", "there is no key 'sise'"),
      ("scene: A.swift\nname: '{nmae}'", "there is no field {nmae}"),
      ("scene: A.swift\nname: 'a{'", "stand for braces themselves"),
      ("scene: A.swift\nname: '{ext}'", "{ext} is for 'output'"),
      ("scene: A.swift\ninputs: {a: '${x}'}", "accepted is ${row.COLUMN}"),
      ("scene: A.swift\ninputs: {a: '${row.x}'}", "no row has a column 'x'"),
      ("scene: A.swift\nrows: [{name: a, wdith: 3}]", "nothing asks for the column 'wdith'"),
      ("scene: A.swift\nrows: []", "it has no rows"),
      ("scene: A.swift\nrows: x.txt", "accepted is a list, a .csv or .jsonl file"),
      ("scene: A.swift\nrows: {file: x}", "say 'form: csv' or 'form: jsonl'"),
      ("scene: A.swift\nrows: [{name: a}, 3]", "rows[2]: accepted is a row"),
      (
        "scene: A.swift\nrows:\n- {name: a, inputs: {t: x}, input.t: y}",
        "batch.yaml:3: rows[1].input.t: 'input.t' stands there twice"
      ),
      (
        "scene: A.swift\nrows: [{name: a, define: [x, '']}]",
        "rows[1].define[2]: an empty word in a list"
      ),
      ("scene: A.swift\nrows: [{name: a, define: []}]", "rows[1].define: an empty list"),
      ("scene: A.swift\noptions: {define: [x, ~]}", "options.define[2]: an empty word in a list"),
      ("scene: A.swift\noptions: {define: [\"x\\ny\"]}", "define[1]: a line break in a word"),
      ("scene: A.swift\noptions: {define: \"x\\n\\ny\"}", "define: an empty word in a list"),
      ("scene: A.swift\ninputs: {t: [a, b]}", "inputs.t: an input has one value, and no list"),
      (
        "scene: A.swift\nrows: [{name: a, input.t: [a]}]",
        "rows[1].input.t: an input has one value, and no list"
      ),
    ])
  func wrong(yaml: String, words: String) { check(yaml, words) }

  @Test(
    "what does not go together has its line and its words",
    arguments: [
      ("scene: A.swift\nrows: [{name: a}, {name: a}]", "two rows are called 'a', at batch.yaml:2"),
      ("scene: A.swift\noutput: out.mp4\nmatrix: {fps: [1, 2]}", "two outputs would be out.mp4"),
      ("scenes: [a/X.swift, b/X.swift]", "two scenes are called 'X'"),
      ("scenes: [A.swift]\nrows: [{name: a, scene: B}]", "there is no scene 'B' among 'scenes'"),
      ("scene: A.swift\nexclude: [{fps: 1}]", "no row has a 'fps'"),
      ("scene: A.swift\noptions: {fps: 1}\nexclude: [{fps: 1}]", "no row is left"),
      ("scene: A.swift\noverrides: [{set: {fps: 3}}]", "it has no 'when'"),
      ("scene: A.swift\noptions: {size: big}\nmatrix: {scale: [1, 9]}", "row 'A-9': too large"),
      (
        "scene: A.swift\nrows: [{name: a, fps: x}, {name: b, fps: 3}]",
        "batch.yaml:2: fps: found 'x'"
      ),
      (
        "scene: A.swift\nrows: [{name: a, x: 1}, {name: b}]\ninputs: {t: '${row.x}'}",
        "the row has no 'x'"
      ),
      (
        "scene: A.swift\nname: '{x}'\nrows: [{x: '\(String(repeating: "a", count: 60))'}]\noutput: 'o\(String(repeating: "b", count: 180))/\(String(repeating: "c", count: 200))-{name}.{ext}'",
        "a file's name of"
      ),
      ("a: [1", "batch.yaml:"),
      ("a: *b", "batch.yaml:1"),
      (
        "scene: A.swift\nmatrix: {fps: [\(Array(1...99).map(String.init).joined(separator: ","))], scale: [\(Array(1...999).map(String.init).joined(separator: ","))], size: [\(Array(1...999).map(String.init).joined(separator: ","))]}",
        "more than 10000000 films"
      ),
    ])
  func together(yaml: String, words: String) { check(yaml, words) }

  private func check(_ yaml: String, _ words: String) {
    let problems = BatchPlan.problems(yaml)
    #expect(problems.contains { $0.contains(words) }, "\(problems)")
  }

  @Test("several are told at once, in the order of the file")
  func several() {
    let problems = BatchPlan.problems(
      "scene: A.swift\nformats: [x, y]\noptions: {fps: a, wrong: 1}\nmatrix: {size: 3}\nbatch: 1")
    #expect(problems.count == 6, "\(problems)")
    #expect(problems.map { $0.split(separator: ":")[1] } == ["2", "2", "3", "3", "4", "5"])
  }

  @Test("only the first are kept, and all are counted")
  func many() {
    let csv = "name,fps\n" + (0..<100).map { "r\($0),x\($0)\n" }.joined()
    do {
      _ = try BatchPlan.of("scene: A.swift\nrows: {file: rows.csv, form: csv}", csv: csv)
      Issue.record("it is wrong")
    } catch let problems as BatchProblems {
      #expect(problems.count == 100 && problems.first.count == BatchProblems.most)
      #expect(
        problems.first[3].description == "rows.csv:5: fps: found 'x3'; accepted are whole numbers")
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("deep nesting and aliases of aliases end with an error, not with the process")
  func hostile() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(!BatchPlan.problems(deep).isEmpty)
    var laughs = "a: &a0 [x, x]\n"
    for level in 1..<25 { laughs += "b\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(!BatchPlan.problems(laughs + "rows: *a24\nscene: A.swift").isEmpty)
  }
}
