import Testing

@testable import Batches

/// Plans: which rows a manifest means, and what they are called.
@Suite("Batch plan") struct BatchPlanTests {
  static let matrix = """
    scenes: [A.swift, {scene: B.swift, name: bee, scale: 3}]
    formats: [mp4, gif]
    options: {fps: 30, scale: 1}
    rows: [{name: x}, {name: y, size: big}]
    matrix: {size: [small, big], color-scheme: [light, dark]}
    """

  @Test("rows are scenes times rows times the matrix, the last axis first")
  func product() throws {
    let rows = try BatchPlan.of(Self.matrix).rows
    // The second row sets the size itself: it has no axis there.
    #expect(
      rows.map(\.name) == [
        "A-x-small-light", "A-x-small-dark", "A-x-big-light", "A-x-big-dark", "A-y-light",
        "A-y-dark",
        "bee-x-small-light", "bee-x-small-dark", "bee-x-big-light", "bee-x-big-dark", "bee-y-light",
        "bee-y-dark",
      ])
    #expect(rows.map(\.number) == Array(0..<12))
    #expect(rows[0].outputs == ["Output/A-x-small-light.mp4", "Output/A-x-small-light.gif"])
    #expect(
      rows[0].words(Words.few) == ["--size=small", "--scale=1", "--fps=30", "--color-scheme=light"])
    #expect(rows[6].value("scale") == "3" && rows[4].value("size") == "big")
  }

  @Test("a row is the same whichever others are asked for, in any order")
  func independence() throws {
    let plan = try BatchPlan.of(Self.matrix)
    let rows = plan.rows
    for number in [11, 0, 7, 7, 3] { #expect(plan.row(number) == rows[number]) }
    var found: [BatchRow] = []
    plan.forEach([9, 2, 5]) { found.append($0) }
    #expect(found == [rows[9], rows[2], rows[5]])
  }

  @Test("excludes leave out, includes add, overrides stand above everything")
  func selections() throws {
    let rows = try BatchPlan.of(
      Self.matrix + """

        exclude: [{size: big, color-scheme: [dark, dim]}, {scene: bee}]
        include: [{name: poster, scene: A, size: huge}]
        overrides: [{when: {size: b*}, set: {scale: 7, reduce-motion: true}}]
        """
    ).rows
    #expect(
      rows.map(\.name) == [
        "A-x-small-light", "A-x-small-dark", "A-x-big-light", "A-y-light", "A-poster",
      ])
    #expect(rows.map { $0.value("scale") } == ["1", "1", "7", "7", "1"])
    #expect(rows[2].words(Words.few).contains("--reduce-motion"))
  }

  @Test("cells are put into values and names, and are safe there")
  func templates() throws {
    let plan = try BatchPlan.of(
      """
      scene: A.swift
      name: '{row}-{who}'
      output: 'out/{scene}/{name}.{ext}'
      inputs: {title: 'Hi ${row.who}, $${x}', plain: '{'}
      rows: {file: rows.csv, form: csv}
      """, csv: "who,input.tint\n../a b,red\n.hidden,\n\"Ä/ö\n\",\"\"\n")
    let rows = plan.rows
    #expect(rows.map(\.name) == ["1--.-a b", "2--hidden", "3-Ä-ö-"])
    #expect(rows[0].outputs == ["out/A/1--.-a b.mp4"])
    #expect(
      rows.map { $0.value("input.title") } == [
        "Hi ../a b, ${x}", "Hi .hidden, ${x}", "Hi Ä/ö\n, ${x}",
      ])
    #expect(rows.map { $0.value("input.tint") } == ["red", nil, ""])
    #expect(rows[0].words(Words.few).suffix(2) == ["--input", "title=Hi ../a b, ${x}"])
    #expect(rows[2].origin == "rows.csv:4")
  }

  @Test("paths count from the manifest's folder, lists are options of their own")
  func paths() throws {
    let row = try BatchPlan.of(
      "scene: A.swift\noptions: {script: s.yaml, define: [X, Y], at: [0.1, 0.2]}", file: "a/b.yaml"
    ).row(0)
    #expect(row.scene == "a/A.swift")
    #expect(
      row.words(Words.few) == ["--at=0.1,0.2", "--define=X", "--define=Y", "--script=a/s.yaml"])
  }

  @Test("rows may name their scenes and formats themselves")
  func ownScenes() throws {
    let rows = try BatchPlan.of(
      "rows: {file: rows.csv, form: csv}",
      csv: "scene,name,formats\nA.swift,x,gif png\nB.swift,y,\nA.swift,z,\n"
    ).rows
    #expect(rows.map(\.scene) == ["A.swift", "A.swift", "B.swift"])
    #expect(rows.map(\.name) == ["A-x", "A-z", "B-y"])
    #expect(rows[0].outputs == ["Output/A-x.gif", "Output/A-x.png"])
  }

  @Test("rows begin with the longest; equal ones in their order")
  func order() throws {
    let plan = try BatchPlan.of("scene: A.swift\nmatrix: {size: [small, big], fps: [1, 2]}")
    #expect(plan.longestFirst([0, 1, 2, 3]) == [2, 3, 0, 1])
  }

  @Test("JSON is read as YAML is")
  func json() throws {
    let rows = try BatchPlan.of(
      #"{"scene": "A.swift", "rows": [{"name": "x", "scale": 2, "inputs": {"a": true, "b": null}}]}"#
    ).rows
    #expect(rows[0].settings.map(\.key) == ["scale", "input.a", "input.b"])
  }
}
