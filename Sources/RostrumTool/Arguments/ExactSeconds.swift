import ArgumentParser
import Motion
import SceneDocuments

/// A time as a user writes it: `0.5`, `0.5s`, `500ms`, `30f`, `1/60`.
///
/// It stays a ratio of whole numbers until the frame rate is known, and becomes ticks once.
struct ExactSeconds: Hashable, Sendable {
  private enum Unit: Hashable { case seconds, frames }
  private let numerator: Int
  private let denominator: Int
  private let unit: Unit
  /// As it was written.
  let text: String

  /// The longest film, in seconds.
  static let limit = 86_400

  /// Reads a time from 0 to a day; frames, whose rate is not known yet, to those of a day at the highest rate.
  init?(_ text: String) {
    self.text = text
    var digits = Substring(text)
    var divisor = 1
    var unit = Unit.seconds
    if digits.hasSuffix("ms") {
      digits = digits.dropLast(2)
      divisor = 1000
    } else if digits.hasSuffix("f") {
      digits = digits.dropLast()
      unit = .frames
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
    (self.numerator, self.denominator, self.unit) = (numerator, denominator, unit)
    let limit = unit == .seconds ? Self.limit : Self.limit * RateArgument.range.upperBound
    let most = denominator.multipliedReportingOverflow(by: limit)
    guard most.overflow || numerator <= most.partialValue else { return nil }
  }

  /// A time in the tool's own words.
  init(milliseconds: Int) {
    (numerator, denominator, unit) = (milliseconds, 1000, .seconds)
    text = "\(milliseconds)ms"
  }

  /// `12.345` as 12345 over 1000; at most nine digits on either side.
  private static func decimal(_ text: Substring) -> (numerator: Int, denominator: Int)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }),
      parts.allSatisfy({ $0.count <= 9 && $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    let scale = fraction.reduce(1) { scale, _ in scale * 10 }
    let whole = Int(parts[0]) ?? 0
    return (whole * scale + (Int(fraction) ?? 0), scale)
  }

  /// The nearest tick, where a second has `rate.frames` over `rate.seconds` frames.
  func instant(at rate: RateArgument) -> Instant {
    var top = Int128(numerator) * Int128(Instant.ticksPerSecond)
    var bottom = Int128(denominator)
    if unit == .frames {
      top *= Int128(rate.seconds)
      bottom *= Int128(rate.frames)
    }
    let result = top.quotientAndRemainder(dividingBy: bottom)
    let roundsUp = result.remainder >= bottom - result.remainder
    return Instant(ticks: Int64(result.quotient + (roundsUp ? 1 : 0)))
  }

  /// The number that was written, without a unit; `nil` if there was one.
  var plainRatio: (numerator: Int, denominator: Int)? {
    text.last?.isNumber ?? false ? (numerator, denominator) : nil
  }

  /// The same time in a document.
  var documentTime: DocumentTime {
    DocumentTime(
      text: text, numerator: numerator, denominator: denominator,
      unit: unit == .seconds ? .seconds : .frames)
  }

  /// Whether this is no time at all.
  var isZero: Bool { numerator == 0 }
}

extension ExactSeconds: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}
