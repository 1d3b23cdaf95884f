extension DocumentTime {
  /// The longest film, in seconds.
  package static let limit = 86_400
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

  /// Reads a number of a document, which JSON's writers may give an exponent or more digits than they mean.
  ///
  /// - Parameter number: A decimal number of seconds; beyond nine digits behind the point it is rounded, by less than a tick.
  ///   `nil` for a negative one or one of more than a day.
  init?(number: String) {
    guard let value = Double(number), (0...Double(Self.limit)).contains(value) else { return nil }
    guard let digits = value < 1e-10 ? "0" : Self.plain(number) else { return nil }
    self.init(digits)
  }

  /// A positive number without sign and exponent, with at most nine digits behind the point; `nil` if that cannot be.
  private static func plain(_ number: String) -> String? {
    let parts = number.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard parts.count <= 2, let mantissa = parts.first,
      let exponent = parts.count == 2 ? Int(parts[1]) : 0, abs(exponent) <= 400
    else { return nil }
    let unsigned = mantissa.drop { $0 == "+" }
    let sides = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    guard sides.count <= 2, let whole = sides.first else { return nil }
    if parts.count == 1, sides.allSatisfy({ $0.utf8.count <= places }) { return String(unsigned) }
    let zero = UInt8(ascii: "0")
    var digits = Array(sides.joined().utf8)
    var point = whole.utf8.count + exponent
    if point < 0 {
      digits.insert(contentsOf: repeatElement(zero, count: -point), at: 0)
      point = 0
    }
    if point > digits.count {
      digits.append(contentsOf: repeatElement(zero, count: point - digits.count))
    }
    let isUp = digits.count > point + places && digits[point + places] >= UInt8(ascii: "5")
    let kept = digits.prefix(point + places)
    let short = kept.count - point
    // What is longer than a day has no place in a whole number, and need not.
    guard let scaled = Int(String(decoding: kept, as: UTF8.self)) else { return nil }
    var text = String(scaled + (isUp ? 1 : 0))
    if text.utf8.count <= short {
      text = String(repeating: "0", count: short + 1 - text.utf8.count) + text
    }
    return short == 0 ? text : "\(text.dropLast(short)).\(text.suffix(short))"
  }

  /// How many digits stand on either side of a point.
  private static let places = 9

  /// `12.345` as 12345 over 1000; at most nine digits on either side.
  private static func decimal(_ text: Substring) -> (numerator: Int, denominator: Int)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }),
      parts.allSatisfy({ $0.count <= places && $0.allSatisfy { $0.isASCII && $0.isNumber } })
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
    self.init(text, DocumentTime(text))
  }

  /// Reads a number of a document; see ``DocumentTime/init(number:)``.
  init?(number: String) {
    guard let time = DocumentTime(number: number) else { return nil }
    self.init(time.text, time)
  }

  private init?(_ text: String, _ time: DocumentTime?) {
    guard text.last?.isNumber ?? false, let ratio = time, ratio.unit == .seconds,
      ratio.numerator >= ratio.denominator,
      Int128(ratio.numerator) <= Int128(ratio.denominator) * 1000
    else { return nil }
    var (a, b) = (ratio.numerator, ratio.denominator)
    while b > 0 { (a, b) = (b, a % b) }
    self.init(frames: ratio.numerator / a, seconds: ratio.denominator / a)
  }
}
