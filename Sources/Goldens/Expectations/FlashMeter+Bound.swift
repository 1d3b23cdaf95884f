internal import ImageDiff

extension FlashMeter {
  /// What is beyond a bound, or the standard's limit.
  ///
  /// - Parameter bound: The bound; `nil` for the limit of three.
  /// - Returns: A sentence for each kind.
  func unmet(_ bound: ExpectationBound?) -> [String] {
    if frameCount == 0 { return ["flashes were not measured: there are no frames"] }
    return Kind.allCases.compactMap { kind in
      let worst = worst(kind)
      if bound?.holds(Double(worst.count)) ?? (worst.count <= Self.limit) { return nil }
      let word = kind == .red ? "red flashes" : "flashes"
      return "\(worst.count) \(word) within the second that ends at frame \(worst.frame), expected "
        + (bound?.text ?? "at most \(Self.limit) (WCAG 2.3.1)")
    }
  }
}
