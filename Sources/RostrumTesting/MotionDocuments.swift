internal import Foundation

/// What `inspect --json` tells that tests ask for.
struct InspectionDocument: Decodable {
  let settles: Double?
  let restless: String?
  let events: [Double]
}

/// What `inspect --trace` writes.
struct TraceDocument: Decodable {
  struct Series: Decodable {
    let view: String
    let property: String
    let first: Int
    let constant: Quantity?
    let value: [Quantity?]?
    let model: [Quantity?]?
  }
  /// A number; words are no motion.
  struct Quantity: Decodable {
    let number: Double?

    init(from decoder: any Decoder) throws {
      number = try? decoder.singleValueContainer().decode(Double.self)
    }
  }

  let fps: String
  let times: [Double]
  let series: [Series]

  /// The rate as a number: it is written `60` or `30000/1001`.
  var framesPerSecond: Double {
    let parts = fps.split(separator: "/").compactMap { Double($0) }
    return parts.isEmpty ? 0 : parts[0] / (parts.count > 1 ? parts[1] : 1)
  }
}

/// What `verify --json` tells that tests ask for.
struct CheckResult: Decodable {
  struct Entry: Decodable {
    let name: String
    let code: Int32
    let sentence: String
    let findings: [Finding]
    let unmet: [String]

    /// All that is said of it, each thing once: the sentence begins with the first finding's.
    var lines: [String] {
      [sentence] + (findings.map(\.sentence) + unmet).filter { !sentence.hasPrefix($0) }
    }
  }
  struct Finding: Decodable { let sentence: String }

  let entries: [Entry]
}

extension Motion {
  /// Puts together what the tool told.
  ///
  /// - Parameters:
  ///   - trace: Every value of every view.
  ///   - inspection: When it settles, and what happens.
  init(_ trace: TraceDocument, _ inspection: InspectionDocument) {
    let rate = trace.framesPerSecond
    self.init(
      framesPerSecond: rate, frameCount: trace.times.count, settleTime: inspection.settles,
      restless: inspection.restless, events: inspection.events,
      tracks: trace.series.compactMap { series in
        let count = trace.times.count - series.first
        let values =
          series.constant.map { [Double?](repeating: $0.number, count: count) }
          ?? (series.value ?? []).map { $0?.number }
        guard values.contains(where: { $0 != nil }) else { return nil }
        let targets = series.model.map { $0.map { $0?.number } } ?? values
        return MotionTrack(
          view: series.view, property: series.property, first: series.first, values: values,
          targets: targets, framesPerSecond: rate)
      })
  }
}
