extension DocumentTime {
  /// The longest film, in seconds.
  private static let limit = 86_400
  private static let mostFramesASecond = 1000

  /// Reads a time: `0.5`, `0.5s`, `500ms`, `30f`, `1/60`, up to a day; it stays a ratio of whole numbers.
  ///
  /// - Parameter text: The time; `nil` for anything else.
  public init?(_ text: String) {
    var digits = Substring(text)
    var (divisor, unit) = (1, Unit.seconds)
    if digits.hasSuffix("ms") {
      (digits, divisor) = (digits.dropLast(2), 1000)
    } else if digits.hasSuffix("f") {
      (digits, unit) = (digits.dropLast(), .frames)
    } else if digits.hasSuffix("s") {
      digits = digits.dropLast()
    }
    let parts = digits.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let top = Self.decimal(parts[0]) else { return nil }
    var (numerator, denominator) = (top.numerator, top.denominator * divisor)
    if parts.count == 2 {
      guard let bottom = Self.decimal(parts[1]), bottom.numerator > 0 else { return nil }
      let up = numerator.multipliedReportingOverflow(by: bottom.denominator)
      let down = denominator.multipliedReportingOverflow(by: bottom.numerator)
      guard !up.overflow, !down.overflow else { return nil }
      (numerator, denominator) = (up.partialValue, down.partialValue)
    }
    let limit = unit == .seconds ? Self.limit : Self.limit * Self.mostFramesASecond
    let most = denominator.multipliedReportingOverflow(by: limit)
    guard most.overflow || numerator <= most.partialValue else { return nil }
    self.init(text: text, numerator: numerator, denominator: denominator, unit: unit)
  }

  /// `12.345` as 12345 over 1000; at most nine digits on either side.
  private static func decimal(_ text: Substring) -> (numerator: Int, denominator: Int)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }),
      parts.allSatisfy({ $0.count <= 9 && $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    let scale = fraction.reduce(1) { scale, _ in scale * 10 }
    return ((Int(parts[0]) ?? 0) * scale + (Int(fraction) ?? 0), scale)
  }
}

extension FrameRate {
  /// Reads a rate: `60`, `29.97`, `30000/1001`; from 1 to 1000 frames a second.
  ///
  /// - Parameter text: The rate; `nil` for anything else.
  public init?(_ text: String) {
    guard text.last?.isNumber ?? false, let ratio = DocumentTime(text), ratio.unit == .seconds,
      ratio.numerator >= ratio.denominator,
      Int128(ratio.numerator) <= Int128(ratio.denominator) * 1000
    else { return nil }
    var (a, b) = (ratio.numerator, ratio.denominator)
    while b > 0 { (a, b) = (b, a % b) }
    self.init(frames: ratio.numerator / a, seconds: ratio.denominator / a)
  }
}
