import Testing

/// The progress of a curve from rest, 0 → 1, as `claims.md` has it: to four places, not computed here.
struct Curve {
  private static let times = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5]
  let values: [Double]

  static let spring = Curve(
    values: [0.1313, 0.3577, 0.5620, 0.7154, 0.8210, 0.8900, 0.9605, 0.9864])
  static let duration25 = Curve(
    values: [0.3577, 0.7154, 0.8900, 0.9605, 0.9864, 0.9955, 0.9995, 1.0000])
  static let duration3 = Curve(
    values: [0.2816, 0.6189, 0.8210, 0.9213, 0.9668, 0.9864, 0.9978, 0.9997])
  static let response25 = Curve(
    values: [0.4233, 0.8737, 1.0339, 1.0393, 1.0145, 1.0007, 0.9988, 1.0001])
  static let response3 = Curve(
    values: [0.3069, 0.6928, 0.9082, 0.9903, 1.0096, 1.0084, 1.0014, 0.9999])
  /// `.spring(duration: 0.8)`.
  static let duration8 = Curve(
    values: [0.0596, 0.1860, 0.3294, 0.4656, 0.5840, 0.6819, 0.8210, 0.9029])
  /// `.snappy`.
  static let snappy = Curve(
    values: [0.1382, 0.3881, 0.6177, 0.7864, 0.8945, 0.9564, 1.0016, 1.0060])
  /// `.snappy(duration: 0.4)`.
  static let snappy4 = Curve(
    values: [0.1976, 0.5094, 0.7503, 0.8945, 0.9666, 0.9964, 1.0060, 1.0024])
  /// `.snappy(extraBounce: 0.1)`.
  static let snappier = Curve(
    values: [0.1431, 0.4110, 0.6611, 0.8424, 0.9521, 1.0067, 1.0274, 1.0134])
  /// `.bouncy`.
  static let bouncy = Curve(
    values: [0.1457, 0.4233, 0.6851, 0.8737, 0.9841, 1.0339, 1.0393, 1.0145])
  /// `.spring(duration: 0.6, bounce: 0.2)`; the next two bounce more.
  static let bounce2 = Curve(
    values: [0.1034, 0.3109, 0.5257, 0.7048, 0.8358, 0.9223, 1.0009, 1.0152])
  static let bounce3 = Curve(
    values: [0.1066, 0.3275, 0.5614, 0.7571, 0.8972, 0.9841, 1.0449, 1.0353])
  static let bounce4 = Curve(
    values: [0.1099, 0.3457, 0.6016, 0.8175, 0.9689, 1.0559, 1.0919, 1.0497])
  /// A spring of mass 1, stiffness 100 and damping 10.
  static let physical = Curve(
    values: [0.1044, 0.3403, 0.6105, 0.8494, 1.0234, 1.1244, 1.1531, 1.0746])

  /// The times that the table has, with the progress at each.
  var points: [(time: Double, progress: Double)] {
    zip(Self.times, values).map { (time: $0, progress: $1) }
  }

  /// The progress at a time of the table.
  func callAsFunction(_ time: Double) -> Double {
    points.first { $0.time == time }?.progress ?? .nan
  }
}

extension Trace.Series {
  /// Holds that the value goes from `from` to `to` along `curve` from `start` on, for as long as it
  /// moves, by the table's last digit.
  func expect(
    from: Double, to: Double, along curve: Curve, at start: Double = 0.5,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let tolerance = 1.0e-4 * abs(to - from)
    var seen = 0
    for (time, progress) in curve.points where isThere(start + time) {
      if animations[frame(start + time)] == nil { continue }
      seen += 1
      let expected = from + (to - from) * progress
      let found = try at(start + time)
      #expect(
        abs(found - expected) <= tolerance,
        "\(view).\(property) at +\(time): \(found), not \(expected)", sourceLocation: location)
    }
    #expect(seen >= 3, "\(view).\(property) is hardly seen to move", sourceLocation: location)
    #expect(try at(start - 0.1) == from, sourceLocation: location)
  }

  /// Holds that the value has exactly two values, before and after `start`.
  func expectJump(
    from: Double, to: Double, at start: Double = 0.5,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      distinct == [.number(from), .number(to)], "\(view).\(property)", sourceLocation: location)
    #expect(
      values.firstIndex(of: .number(to)) == frame(start), "\(view).\(property)",
      sourceLocation: location)
  }
}
