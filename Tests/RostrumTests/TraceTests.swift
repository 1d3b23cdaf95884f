import Foundation
import Testing

@testable import RostrumTool

/// Trace files: the same values as lines and as JSON.
@Suite(.serialized) final class TraceTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.source, to: "Scene.swift")
  }

  deinit { tool.remove() }

  private func trace(_ name: String, _ arguments: [String] = []) throws -> String {
    let result = try tool.run(
      ["inspect", "Scene.swift", "--trace", name, "--tap", "Go@0.25"] + arguments)
    try #require(result.status == 0, "\(result.error)")
    return try String(contentsOf: tool.folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// A line's fields; quoted ones may hold commas, and quotes twice.
  private func fields(_ line: Substring) -> [String] {
    var (fields, isQuoted) = ([""], false)
    for character in line.replacing("\"\"", with: "\u{1}") {
      switch character {
      case "\"": isQuoted.toggle()
      case "\u{1}": fields[fields.count - 1].append("\"")
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }

  @Test("a line for each frame and value says what the document says")
  func csvIsJSON() throws {
    let rows = try trace("a.csv").split(separator: "\n").dropFirst().map(fields)
    let document = try JSONDecoder().decode(TraceDocument.self, from: Data(trace("a.json").utf8))
    // Frame, view and property: one value.
    var values: [String: TraceDocument.Quantity] = [:]
    for row in rows where row[3] != "event" {
      #expect(row.count == 7)
      #expect(Double(row[1]) == document.times[try #require(Int(row[0]))])
      values["\(row[0]) \(row[2]) \(row[3])"] = Double(row[5]).map { .number($0) } ?? .words(row[5])
    }
    var count = 0
    for series in document.series {
      if let constant = series.constant {
        #expect(values["\(series.first) \(series.view) \(series.property)"] == constant)
        count += 1
      }
      for (index, value) in (series.value ?? []).enumerated() {
        #expect(values["\(series.first + index) \(series.view) \(series.property)"] == value)
        count += value == nil ? 0 : 1
      }
    }
    #expect(count == values.count && count > 60)
    let events = rows.filter { $0[3] == "event" }
    #expect(events.map { Double($0[1]) } == document.events)
    #expect(
      events.map { $0[5] } == document.happenings.map { $0.causes.joined(separator: " ") })
    #expect(document.events.contains(0.25))
  }

  @Test("a document holds together: frames, runs of motion and names")
  func document() throws {
    let document = try JSONDecoder().decode(TraceDocument.self, from: Data(trace("b.json").utf8))
    #expect(document.scene == "Scene.swift" && document.fps == "60")
    #expect(document.times == document.times.indices.map { Double($0) / 60 })
    #expect(document.events == document.happenings.map(\.time))
    for series in document.series {
      #expect((series.constant == nil) == (series.value != nil))
      #expect(series.value?.count == series.model?.count)
      #expect(series.first + (series.value?.count ?? 1) <= document.times.count)
      for run in series.moving ?? [] {
        #expect(run.first <= run.last && run.first >= series.first && !run.animation.isEmpty)
      }
    }
    // The tap at frame 15 starts what the others do not see.
    let moving = document.series.compactMap { $0.moving?.first?.first }
    #expect(!moving.isEmpty && moving.allSatisfy { $0 >= 15 })
  }

  @Test(
    "a trace begins and runs as the film would",
    arguments: [["--fps", "30"], ["--speed", "2"], ["--from", "0.5"]])
  func parts(arguments: [String]) throws {
    func times(_ arguments: [String]) throws -> [Double] {
      let text = try trace("c.json", arguments)
      let document = try JSONDecoder().decode(TraceDocument.self, from: Data(text.utf8))
      return document.times
    }
    let whole = try times(["--duration", "1"])
    let part = try times(["--duration", "1"] + arguments)
    let start = arguments[0] == "--from" ? 30 : 0
    let step = arguments[0] == "--from" ? 1 : 2
    #expect(part == stride(from: start, to: whole.count, by: step).map { whole[$0] })
  }

  private static let source = """
    import SwiftUI

    struct Page: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Button("Go") { withAnimation(.spring(duration: 0.4)) { isOn.toggle() } }
          Circle().fill(isOn ? .red : .blue).frame(width: isOn ? 40 : 20, height: 20)
          Text("a \\"quoted\\", cut name").opacity(isOn ? 1 : 0.5)
        }
      }
    }

    #Preview(traits: .fixedLayout(width: 200, height: 120)) { Page() }
    """
}

@Suite struct TraceQuantityTests {
  @Test(
    "a number or words come back as they were",
    arguments: [.number(0), .number(-1.25), .words(""), .words("idle")] as [TraceDocument.Quantity])
  func roundTrip(quantity: TraceDocument.Quantity) throws {
    let data = try JSONEncoder().encode([quantity])
    #expect(try JSONDecoder().decode([TraceDocument.Quantity].self, from: data) == [quantity])
  }

  @Test(
    "numbers beyond all bounds are words",
    arguments: [(Double.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan")])
  func beyond(number: Double, word: String) throws {
    let data = try JSONEncoder().encode([TraceDocument.Quantity.number(number)])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(word)\"]")
  }
}
