import Testing

@testable import Batches

/// Which of several settings counts, what rows clash over, and the estimates.
@Suite("Layers and clashes") struct LayerTests {
  /// A place that sets `fps`, from weak to strong, as lines of a manifest.
  private static let layers = [
    "options: {fps: 0}", "scenes: [{scene: A.swift, fps: 1}]", "matrix: {fps: [2]}",
    "rows: [{name: r, fps: 3}]",
    "overrides: [{when: {scene: A}, set: {fps: 4}}]",
  ]

  @Test("of any places that set an option the strongest counts", arguments: 1..<32)
  func strongest(mask: Int) throws {
    var lines = Self.layers.indices.filter { mask >> $0 & 1 == 1 }.map { Self.layers[$0] }
    if mask & 2 == 0 { lines.append("scene: A.swift") }
    let strongest = Self.layers.indices.last { mask >> $0 & 1 == 1 }
    let forward = try BatchPlan.of(lines.joined(separator: "\n")).rows
    let backward = try BatchPlan.of(lines.reversed().joined(separator: "\n")).rows
    #expect(forward.map { $0.value("fps") } == [strongest.map { "\($0)" }])
    // The order of keys in the manifest means nothing.
    #expect(forward.map(\.settings) == backward.map(\.settings))
    #expect(forward.map(\.name) == backward.map(\.name))
  }

  @Test("of several overrides the last counts, and each is asked before any changes the row")
  func overrides() throws {
    let rows = try BatchPlan.of(
      """
      scene: A.swift
      rows: [{name: x, size: a}, {name: y, size: b}]
      overrides:
      - {when: {size: a}, set: {size: b, fps: 1}}
      - {when: {size: b}, set: {scale: 5, fps: 2}}
      - {when: {size: '*'}, set: {at: 3}}
      - {when: {scene: A.swift, size: a}, set: {at: 4}}
      """
    ).rows
    #expect(
      rows.map { $0.value("size") } == ["b", "b"] && rows.map { $0.value("fps") } == ["1", "2"])
    #expect(
      rows.map { $0.value("scale") } == [nil, "5"] && rows.map { $0.value("at") } == ["4", "3"])
  }

  @Test("an override with all its keys met is meant; one that is not set is not met")
  func conditions() throws {
    func met(_ condition: String) throws -> Bool {
      try BatchPlan.of(
        "scene: A.swift\noptions: {size: a, fps: 3}\nrows: [{name: x, team: red, scale: 2}]\n"
          + "inputs: {t: '${row.team}'}\noverrides: [{when: \(condition), set: {define: D}}]"
      ).row(0).value("define") == "D"
    }
    for yes in [
      "{size: a}", "{size: [b, a]}", "{team: r*}", "{size: a, fps: 3, scale: 2, team: red}",
      "{inputs: {t: red}}", "{scene: [B, A]}",
    ] {
      #expect(try met(yes), "\(yes)")
    }
    for no in [
      "{size: b}", "{team: blue}", "{size: a, fps: 4}", "{inputs: {t: blue}}", "{scene: B}",
    ] {
      #expect(try !met(no), "\(no)")
    }
  }

  @Test("a cell that is not given leaves the weaker value, an empty text in quotes does not")
  func emptyCells() throws {
    let rows = try BatchPlan.of(
      "scene: A.swift\noptions: {size: a}\ninputs: {t: x}\nrows: {file: rows.csv}",
      csv: "name,size,input.t\np,,\nq,b,\"\"\nr,,y\n"
    ).rows
    #expect(rows.map { $0.value("size") } == ["a", "b", "a"])
    #expect(rows.map { $0.value("input.t") } == ["x", "", "y"])
  }

  @Test("what a row lacks is told with the row's line, as often as a row lacks it")
  func lacks() {
    #expect(
      BatchPlan.problems(
        "scene: A.swift\ninputs: {t: '${row.x}'}\nrows: {file: rows.csv}",
        csv: "name,x\na,1\nb,\nc,\n")
        == [3, 4].map { "rows.csv:\($0): the row has no 'x', for which ${row.x} asks" })
  }

  @Test("the same name twice is told with both lines; safe names clash as they are written")
  func names() {
    let csv = "name\na/b\nok\na:b\na?b\n"
    let words = { (one: Int, other: Int) in
      "batch.yaml: two rows are called 'a-b', at rows.csv:\(one) and rows.csv:\(other); "
        + "'name' may hold more, as in '{scene}-{row}'"
    }
    #expect(
      BatchPlan.problems("scene: A.swift\nrows: {file: rows.csv}", csv: csv) == [
        words(2, 4), words(2, 5),
      ])
    #expect(
      BatchPlan.problems("scene: A.swift\nname: '{row}-{name}'\nrows: {file: rows.csv}", csv: csv)
        == [])
  }

  @Test("one place for two outputs is told, of a row or of several")
  func places() {
    let rows = "\nrows: {file: rows.csv}\n"
    #expect(
      BatchPlan.problems(
        "scene: A.swift\noutput: 'o/{size}.gif'\(rows)", csv: "name,size\na,x\nb,y\nc,x\n")
        == ["batch.yaml: two outputs would be o/x.gif, of the rows at rows.csv:2 and rows.csv:4"])
    #expect(
      BatchPlan.problems("scene: A.swift\noutput: [o/a.gif, o/a.gif]\(rows)", csv: "name\na\n")
        == ["batch.yaml: two outputs would be o/a.gif, both of the row at rows.csv:2"])
    #expect(
      BatchPlan.problems(
        "scene: A.swift\noutput: '{name}.{ext}'\nformats: [mp4, gif]\(rows)", csv: "name\na\nb\n")
        == [])
  }

  @Test("a film is not written over its scene, nor over what else is protected")
  func protection() throws {
    #expect(
      BatchPlan.problems("scene: A.swift\noutput: '{scene}.swift'")
        == ["batch.yaml:1: output: A.swift is a scene; a film would be written over it"])
    let manifest = try BatchManifest(
      yaml: "scene: A.swift\noutput: o/x.mp4", file: "batch.yaml", vocabulary: Words.few)
    do throws(BatchProblems) {
      _ = try BatchPlan(manifest, vocabulary: Words.few, protected: [("o/x.mp4", "the poster")])
      Issue.record("it is protected")
    } catch {
      #expect(
        error.first.map(\.reason) == ["o/x.mp4 is the poster; a film would be written over it"])
    }
  }

  @Test("rows with more work are before those with less, and none is lost, whichever are asked for")
  func longestFirst() throws {
    let plan = try BatchPlan.of(
      "scene: A.swift\nmatrix: {size: [a, big, b], fps: [1, 2, 3], scale: [1, 2]}")
    for numbers in [Array(0..<18), [17, 3, 8, 0], [5], [], Array((0..<18).reversed())] {
      let order = plan.longestFirst(numbers)
      #expect(order.sorted() == numbers.sorted())
      for (one, other) in zip(order, order.dropFirst()) {
        let (first, second) = (plan.estimate(one).work, plan.estimate(other).work)
        #expect(first > second || (first == second && one < other))
      }
    }
    #expect(plan.longestFirst(Array(0..<18)).prefix(6) == [6, 7, 8, 9, 10, 11])
    #expect((0..<18).allSatisfy { plan.estimate($0) == Words.few.estimate(plan.row($0)) })
  }

  @Test("each set of inputs is shown once for each scene, and every row's is among them")
  func inputSets() throws {
    let plan = try BatchPlan.of(
      "scenes: [A.swift, B.swift]\nmatrix: {fps: [1, 2, 3], inputs: {t: [x, y], u: [x, z]}}")
    var found: [[String?]] = []
    plan.forEachInputSet(among: 0..<plan.count) {
      found.append([$0.scene, $0.value("input.t"), $0.value("input.u")])
    }
    #expect(found.count == 8 && Set(found).count == 8)
    #expect(
      Set(found) == Set(plan.rows.map { [$0.scene, $0.value("input.t"), $0.value("input.u")] }))
    var count = 0
    try BatchPlan.of("scene: A.swift\nmatrix: {fps: [1, 2]}").forEachInputSet(among: 0..<2) { _ in
      count += 1
    }
    #expect(count == 0)
  }

  @Test("of some rows, the sets of these are shown, whatever rows before them have")
  func someInputSets() throws {
    let plan = try BatchPlan.of("scene: A.swift\nmatrix: {fps: [1, 2, 3], inputs: {t: [x, y]}}")
    for chosen in [[0], [2, 4], [3, 5, 1], [4, 1], []] {
      var shown: [Int] = []
      plan.forEachInputSet(among: chosen) { shown.append($0.number) }
      let values = Set(chosen.map { plan.row($0).value("input.t") })
      #expect(Set(shown.map { plan.row($0).value("input.t") }) == values)
      #expect(shown.count == values.count && Set(shown).isSubset(of: chosen))
    }
  }
}
