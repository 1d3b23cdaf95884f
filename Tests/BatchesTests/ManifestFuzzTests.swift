import Foundation
import Testing

@testable import Batches

/// Manifests and tables that nobody would write: whatever they are, they are planned or refused in words.
///
/// `ROSTRUM_FUZZ=N` makes N of them, from a seed that moves with N.
@Suite("Manifest fuzz") struct ManifestFuzzTests {
  /// SplitMix64 (Steele, Lea and Flood): the same manifests everywhere.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
    mutating func one<Element>(of list: [Element]) -> Element {
      list[Int(next() % UInt64(list.count))]
    }
    mutating func happens(_ percent: UInt64) -> Bool { next() % 100 < percent }
  }

  private static let words = [
    "A.swift", "b", "mp4", "gif", "fps", "30", "size", "big", "${row.a}", "${row.b}", "$${", "${",
    "{name}", "{scene}",
    "{row}", "{ext}", "{a}", "{", "}}", "true", "~", "\"\"", "'x: y'", "*b", "&b", "ü€🎬", "-", "[",
    "]", "..", "/", "%04d",
    "\u{0}", "\u{7F}", "999999999999999999999", "é", "| \n   x",
  ]
  private static let keys = [
    "scene", "scenes", "output", "formats", "name", "options", "inputs", "rows", "matrix",
    "include", "exclude",
    "overrides", "when", "set", "file", "form", "fps", "size", "scale", "define", "input.a", "a",
    "b", "reduce-motion",
    "at", "script",
  ]

  private static func value(_ dice: inout Dice, _ depth: Int) -> String {
    if depth > 3 || dice.happens(45) { return dice.one(of: words) }
    let parts = (0..<Int(dice.next() % 4)).map { _ in
      dice.happens(50)
        ? "\(dice.one(of: keys)): \(value(&dice, depth + 1))" : value(&dice, depth + 1)
    }
    return dice.happens(50)
      ? "[\(parts.joined(separator: ", "))]" : "{\(parts.joined(separator: ", "))}"
  }

  private static func manifest(_ dice: inout Dice) -> String {
    var lines: [String] = []
    if dice.happens(80) { lines.append("scene: A.swift") }
    if dice.happens(50) { lines.append("rows: [{a: 1, b: 2}, {name: x, a: 3}, {b: ü}]") }
    if dice.happens(30) { lines.append("matrix: {size: [small, big], inputs: {t: [1, 2]}}") }
    for _ in 0..<Int(dice.next() % 5) { lines.append("\(dice.one(of: keys)): \(value(&dice, 0))") }
    var text = lines.joined(separator: "\n")
    if dice.happens(15) {
      var bytes = Array(text.utf8)
      for _ in 0..<3 where !bytes.isEmpty {
        bytes[Int(dice.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: dice.next())
      }
      text = String(decoding: bytes, as: UTF8.self)
    }
    return text
  }

  @Test("they are planned, with names and outputs that no two rows share, or refused in words")
  func manifests() {
    let count = ProcessInfo.processInfo.environment["ROSTRUM_FUZZ"].flatMap { Int($0) } ?? 4000
    var dice = Dice(state: UInt64(count))
    var planned = 0
    for _ in 0..<count {
      let text = Self.manifest(&dice)
      var csv = dice.happens(30) ? "a,b,name\n" : nil
      if csv != nil {
        for _ in 0..<Int(dice.next() % 6) {
          csv? +=
            "\(dice.one(of: Self.words)),\"\(dice.one(of: Self.words))\",r\(dice.next() % 9)\n"
        }
      }
      do {
        var manifest = try BatchManifest(yaml: text, file: "m.yaml", vocabulary: Words.few)
        if let csv { try manifest.read(rows: Array(csv.utf8), file: "r.csv", form: .csv) }
        if case .file = manifest.rows { continue }
        let plan = try BatchPlan(manifest, vocabulary: Words.few)
        let rows = plan.rows
        planned += 1
        #expect(Set(rows.map(\.name)).count == rows.count, "\(text)")
        let outputs = rows.flatMap(\.outputs)
        #expect(Set(outputs).count == outputs.count, "\(text)")
        #expect(rows.allSatisfy { !$0.scene.isEmpty && !$0.outputs.isEmpty }, "\(text)")
      } catch {
        #expect(!error.isEmpty && error.first.allSatisfy { !$0.reason.isEmpty }, "\(text)")
      }
    }
    #expect(planned > count / 50, "too few of them are plans: \(planned)")
  }

  @Test("tables of any bytes are read or refused")
  func tables() {
    var dice = Dice(state: 3)
    let letters = Array("{}[]\",:\\\n\r \tau1-.e0".utf8) + [0xFF, 0xC3, 0]
    for _ in 0..<4000 {
      let bytes = (0..<Int(dice.next() % 60)).map { _ in dice.one(of: letters) }
      var problems = BatchProblems()
      let csv = CSVReader.read(bytes, file: "t.csv", problems: &problems)
      let lines = JSONLinesReader.read(bytes, file: "t.jsonl", problems: &problems)
      for table in [csv, lines] {
        for row in 0..<table.rowCount {
          #expect(table.line(of: row) >= 1)
          for column in table.columns { _ = table.text(row, column) }
        }
      }
    }
  }
}
