import Testing

@testable import Batches

/// The matrix as a product, and what selections leave of it and change in it.
@Suite("Matrix laws") struct MatrixLawTests {
  private static let sizes = ["small", "big", "huge"]
  private static let speeds = ["24", "30", "60", "25"]
  private static let schemes = ["light", "dark"]
  private static let matrix =
    "scene: A.swift\nmatrix: {size: [small, big, huge], fps: [24, 30, 60, 25], color-scheme: [light, dark]}\n"

  private static var product: [[String]] {
    sizes.flatMap { size in speeds.flatMap { fps in schemes.map { [size, fps, $0] } } }
  }

  private func values(_ row: BatchRow) -> [String] {
    ["size", "fps", "color-scheme"].map { row.value($0) ?? "" }
  }

  private func planned(_ rest: String) throws -> [[String]] {
    try BatchPlan.of(Self.matrix + rest).rows.map(values)
  }

  @Test("rows are as many as the product of the axes' lengths, as digits of a counter")
  func product() throws {
    let plan = try BatchPlan.of(Self.matrix)
    #expect(plan.count == 3 * 4 * 2 && plan.outputCount == plan.count)
    #expect(plan.rows.map(values) == Self.product)
    #expect(plan.rows.map(\.name) == Self.product.map { "A-\($0.joined(separator: "-"))" })
    for (number, row) in plan.rows.enumerated() {
      #expect(
        values(row) == [
          Self.sizes[number / 8], Self.speeds[number / 2 % 4], Self.schemes[number % 2],
        ])
    }
  }

  @Test("axes in another order make the same set of rows")
  func axisOrder() throws {
    let other = try BatchPlan.of(
      "scene: A.swift\nmatrix: {color-scheme: [light, dark], size: [small, big, huge], fps: [24, 30, 60, 25]}"
    ).rows
    #expect(other.count == 24 && Set(other.map(values)) == Set(Self.product))
    #expect(other.map(values) != Self.product)
    // Settings have the vocabulary's order whatever the manifest's is.
    #expect(Set(other.map { $0.settings.map(\.key) }) == [["size", "fps", "color-scheme"]])
  }

  @Test("an axis of one value is a setting that no name tells")
  func oneValue() throws {
    let axis = try BatchPlan.of("scene: A.swift\nmatrix: {size: [big], fps: [24, 30]}").rows
    let setting = try BatchPlan.of("scene: A.swift\noptions: {size: big}\nmatrix: {fps: [24, 30]}")
      .rows
    #expect(axis.map(\.name) == ["A-24", "A-30"])
    #expect(
      axis.map(\.settings) == setting.map(\.settings)
        && axis.map(\.outputs) == setting.map(\.outputs))
  }

  @Test("scenes, rows and matrix multiply, scenes slowest", arguments: 1...3, 1...3)
  func factors(scenes: Int, rows: Int) throws {
    let names = (0..<scenes).map { "S\($0).swift" }.joined(separator: ", ")
    let table = (0..<rows).map { "{name: r\($0)}" }.joined(separator: ", ")
    let plan = try BatchPlan.of(
      "scenes: [\(names)]\nrows: [\(table)]\nmatrix: {fps: [1, 2], size: [a, b]}")
    #expect(plan.count == scenes * rows * 4)
    for (number, row) in plan.rows.enumerated() {
      #expect(row.number == number && row.sceneIndex == number / (rows * 4))
      #expect(row.name.contains("r\(number / 4 % rows)-"))
    }
  }

  @Test("an axis that a row sets itself multiplies it not, by however many axes it sets")
  func ownCells() throws {
    let rows = try BatchPlan.of(
      Self.matrix + "rows: [{name: a}, {name: b, size: x}, {name: c, size: x, fps: 1}, "
        + "{name: d, size: x, fps: 1, color-scheme: y}]"
    ).rows
    let counts = ["a", "b", "c", "d"].map { name in rows.count { $0.name.hasPrefix(name) } }
    #expect(counts == [24, 8, 2, 1])
    #expect(rows.suffix(3).map(\.name) == ["c-light", "c-dark", "d"])
    #expect(rows.last.map(values) == ["x", "1", "y"])
  }

  @Test("an exclude leaves out those that are like all its keys, and one of each key's patterns")
  func excludes() throws {
    func without(_ isMeant: ([String]) -> Bool) -> [[String]] {
      Self.product.filter { !isMeant($0) }
    }
    #expect(try planned("exclude: [{size: big}]") == without { $0[0] == "big" })
    #expect(
      try planned("exclude: [{size: [big, huge], fps: 2*}]")
        == without { $0[0] != "small" && $0[1].hasPrefix("2") })
    #expect(try planned("exclude: [{size: nothing}]") == Self.product)
    #expect(try planned("exclude: [{scene: A, fps: 60}]") == without { $0[1] == "60" })
  }

  @Test("several excludes leave out what any of them does, in any order")
  func severalExcludes() throws {
    let (one, other) = ("{size: big, fps: 30}", "{color-scheme: dark}")
    let both = try planned("exclude: [\(one), \(other)]")
    #expect(try both == planned("exclude: [\(other), \(one)]"))
    let (left, right) = (try planned("exclude: [\(one)]"), try planned("exclude: [\(other)]"))
    #expect(
      both == left.filter(right.contains) && left.count == 22 && right.count == 12
        && both.count == 11)
    #expect(try both == planned("exclude: [\(one), \(other), \(one)]"))
  }

  @Test("rows that are left have numbers without gaps")
  func numbers() throws {
    let plan = try BatchPlan.of(Self.matrix + "exclude: [{fps: [24, 60]}]")
    #expect(plan.rows.map(\.number) == Array(0..<12))
  }

  @Test("an include is a row besides: no axis multiplies it, each scene has it")
  func includes() throws {
    let rows = try BatchPlan.of(
      "scenes: [A.swift, B.swift]\nmatrix: {size: [small, big]}\ninclude: [{fps: 9}, {name: x, size: huge}]"
    ).rows
    #expect(
      rows.map(\.name)
        == ["A-small", "A-big", "A-+1", "A-x", "B-small", "B-big", "B-+1", "B-x"])
    #expect(
      rows.map { $0.value("size") } == ["small", "big", nil, "huge", "small", "big", nil, "huge"])
    #expect(rows.map { $0.value("fps") } == [nil, nil, "9", nil, nil, nil, "9", nil])
    #expect(
      rows.map(\.origin) == [
        "batch.yaml:1", "batch.yaml:1", "batch.yaml:3", "batch.yaml:3",
        "batch.yaml:1", "batch.yaml:1", "batch.yaml:3", "batch.yaml:3",
      ])
  }

  @Test("an exclude is for includes, too")
  func excludedIncludes() throws {
    let rows = try BatchPlan.of(
      Self.matrix
        + "include: [{name: x, size: big}, {name: y, size: tiny}]\nexclude: [{size: [big, small, huge]}]"
    ).rows
    #expect(rows.map(\.name) == ["A-y"] || rows.map(\.name) == ["y"])
    #expect(rows.count == 1 && rows[0].value("size") == "tiny")
  }
}
