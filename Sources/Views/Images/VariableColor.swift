/// How the steps of a symbol light up, one after the other.
///
/// The system publishes no figures; these are our own.
struct VariableColor: Equatable {
  /// Whether the steps go back, too.
  var isReversing = false
  /// Whether steps stay lit until the cycle is over.
  var isCumulative = false
  /// Whether a step that is not lit is not there, rather than faint.
  var hidesInactive = false

  /// Seconds of a step, and those of them in which it takes on its colour.
  private static let (duration, fade) = (0.4, 0.15)
  /// The opacity of a step that is not lit, but there.
  private static let dimmed = 0.3

  /// The steps of a cycle in the order in which they light up.
  private func beats(_ count: Int) -> [Int] {
    let there = Array(0..<count)
    return isReversing ? there + there.dropFirst().dropLast().reversed() : there
  }

  /// Seconds of a cycle.
  ///
  /// - Parameter count: The steps of the symbol, at least 1.
  /// - Returns: The seconds.
  func cycle(_ count: Int) -> Double { Self.duration * Double(beats(count).count) }

  /// How opaque the steps are.
  ///
  /// - Parameters:
  ///   - count: The steps of the symbol, at least 1.
  ///   - time: Seconds since the cycle began.
  /// - Returns: An opacity for each step, 0...1.
  func opacities(_ count: Int, at time: Double) -> [Double] {
    let beats = beats(count)
    let beat = max(Int(time / Self.duration), 0)
    let share = min((time - Double(beat) * Self.duration) / Self.fade, 1)
    let (last, next) = (beats[(beat + beats.count - 1) % beats.count], beats[beat % beats.count])
    return (0..<count).map { step in
      let (before, after) = (opacity(of: step, at: last), opacity(of: step, at: next))
      return before + (after - before) * share
    }
  }

  private func opacity(of step: Int, at lit: Int) -> Double {
    let isLit = isCumulative ? step <= lit : step == lit
    return isLit ? 1 : hidesInactive ? 0 : Self.dimmed
  }
}

extension VariableColor: CustomStringConvertible {
  var description: String {
    let words = [
      isCumulative ? "cumulative" : "iterative", isReversing ? "reversing" : nil,
      hidesInactive ? "hideInactiveLayers" : nil,
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }
}
