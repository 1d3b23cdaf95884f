import Foundation
import Goldens
import Testing

@testable import RostrumTool

/// Changes planted in scenes: each is found, and named by its view and property.
@Suite struct PlantedChangesTests {
  /// What was said of a change.
  private struct Row: Sendable {
    let place: Int
    let change: PlantedChange
    let findings: [Finding]
    let isNamed: Bool
  }

  @Test("there are ten of each kind of scene, and each has its place in the source")
  func places() throws {
    for ground in PlantedChange.Ground.allCases {
      #expect(PlantedChange.all.filter { $0.ground == ground }.count == 10)
    }
    for change in PlantedChange.all {
      let text = try Self.source(change)
      let planted = try #require(change.planted(in: text), "\(change)")
      #expect(planted != text)
    }
  }

  @Test("at least 38 of 40 are named, by no more than two findings each")
  func named() async throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let changes = Array(PlantedChange.all.enumerated())
    // Two at a time: most of it waits for the compiler.
    let rows = try await withThrowingTaskGroup(of: [Row].self) { group in
      for half in 0..<2 {
        group.addTask {
          try changes.filter { $0.offset % 2 == half }.map { place, change in
            try Self.row(place, change, tool)
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }.sorted { $0.place < $1.place }
    }
    print(Self.table(rows))
    #expect(rows.count == 40)
    #expect(rows.filter(\.isNamed).count >= 38)
  }

  private static func source(_ change: PlantedChange) throws -> String {
    let path = ScenesTests.folder.appendingPathComponent(change.scene).path
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  /// Records a scene before and after a change, and compares.
  ///
  /// - Parameters:
  ///   - place: The change's number.
  ///   - change: The change.
  ///   - tool: The tool, with a folder for files.
  /// - Returns: What was said.
  /// - Throws: Where a scene cannot be run.
  private static func row(_ place: Int, _ change: PlantedChange, _ tool: BuiltTool) throws -> Row {
    let text = try source(change)
    let planted = try #require(change.planted(in: text))
    let before = try record(text, "\(place)-before", change, tool)
    let after = try record(planted, "\(place)-after", change, tool)
    let findings = MotionComparison(before: before, after: after).findings
    return Row(
      place: place, change: change, findings: findings, isNamed: change.isNamed(by: findings))
  }

  private static func record(
    _ text: String, _ folder: String, _ change: PlantedChange, _ tool: BuiltTool
  ) throws -> MotionRecord {
    let manager = FileManager.default
    let name = (change.scene as NSString).lastPathComponent
    let home = tool.folder.appendingPathComponent(folder)
    try manager.createDirectory(at: home, withIntermediateDirectories: true)
    try tool.write(text, to: "\(folder)/\(name)")
    let script = ScenesTests.folder.appendingPathComponent(
      change.scene.replacing(".swift", with: ".script.yaml"))
    if manager.fileExists(atPath: script.path) {
      try manager.copyItem(at: script, to: home.appendingPathComponent(script.lastPathComponent))
    }
    let result = try tool.run(
      ["inspect", "\(folder)/\(name)", "--trace", "\(folder)/trace.json"] + change.arguments)
    try #require(result.status == 0, "\(change): \(result.error)")
    let trace = try Data(contentsOf: home.appendingPathComponent("trace.json"))
    return try JSONDecoder().decode(TraceDocument.self, from: trace).record.rounded
  }

  private static func table(_ rows: [Row]) -> String {
    var lines: [String] = []
    for ground in PlantedChange.Ground.allCases {
      let part = rows.filter { $0.change.ground == ground }
      lines.append("\(ground.rawValue): \(part.filter(\.isNamed).count) of \(part.count) named")
      for row in part {
        lines.append("  \(row.isNamed ? "named" : "NOT  ") \(row.change)")
        lines += row.findings.map { "          \($0.kind): \($0.sentence)" }
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension TraceDocument {
  /// The trace as a record of motion.
  fileprivate var record: MotionRecord {
    MotionRecord(
      framesPerSecond: Double(fps) ?? 0, frameCount: times.count,
      tracks: series.map { series in
        let rest = series.constant.map {
          [MotionTrack.Value?](repeating: $0.value, count: times.count - series.first)
        }
        return MotionTrack(
          view: series.view, property: series.property, first: series.first,
          values: rest ?? (series.value ?? []).map { $0?.value },
          targets: rest ?? (series.model ?? []).map { $0?.value },
          runs: (series.moving ?? []).map {
            .init(first: $0.first, last: $0.last, animation: $0.animation)
          })
      }, events: happenings.map { MotionEvent(time: $0.time, causes: $0.causes) })
  }
}

extension TraceDocument.Quantity {
  fileprivate var value: MotionTrack.Value {
    switch self {
    case .number(let number): .number(number)
    case .words(let words): .words(words)
    }
  }
}
