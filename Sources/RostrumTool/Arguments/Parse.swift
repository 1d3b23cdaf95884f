import ArgumentParser
import Foundation
import Goldens
import ViewEngine

/// Parsers of option values; a wrong value is told what is accepted.
enum Parse {
  /// A value that is not accepted; the parser puts option and value before it.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// The most pixels to the point.
  static let greatestScale = 16.0
  /// Seconds to wait for a frame.
  private static let timeouts = 1.0...Double(ExactSeconds.limit)
  /// How often an animation plays: what two bytes of a GIF hold; 0 is for ever.
  private static let playCounts = 0...Int(UInt16.max)
  private static let qualities = 0...100
  /// Numbers of threads.
  private static let jobCounts = 1...256

  static func rate(_ text: String) throws -> RateArgument {
    try value(RateArgument(argument: text), Messages.rate)
  }
  static func size(_ text: String) throws -> SizeArgument {
    try value(SizeArgument(argument: text), Messages.size)
  }
  static func extent(_ text: String) throws -> StageExtent {
    try value(StageExtent(argument: text), Messages.extent)
  }
  static func time(_ text: String) throws -> ExactSeconds {
    try value(ExactSeconds(text), Messages.time)
  }
  static func times(_ text: String) throws -> [ExactSeconds] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { try time(String($0)) }
  }
  static func trace(_ text: String) throws -> TraceArgument {
    try value(TraceArgument(argument: text), Messages.trace)
  }
  static func length(_ text: String) throws -> LengthArgument {
    try value(LengthArgument(argument: text), Messages.length)
  }
  static func frames(_ text: String) throws -> FrameSelection {
    try value(FrameSelection(argument: text), Messages.frames)
  }
  static func background(_ text: String) throws -> BackgroundArgument {
    try value(BackgroundArgument(argument: text), Messages.background)
  }
  /// The moments of a strip.
  static func moments(_ text: String) throws -> MomentsArgument {
    try value(MomentsArgument(argument: text), Messages.moments)
  }
  static func typeSize(_ text: String) throws -> DynamicTypeSize {
    try value(DynamicTypeSize.allCases.first { "\($0)" == text }, Messages.typeSize)
  }
  static func locale(_ text: String) throws -> LocaleArgument {
    try value(LocaleArgument(text), Messages.locale)
  }
  static func scale(_ text: String) throws -> Double {
    try number(text, Messages.scale) { $0 > 0 && $0 <= greatestScale }
  }
  static func speed(_ text: String) throws -> SpeedArgument {
    try value(SpeedArgument(text), Messages.speed)
  }
  static func timeout(_ text: String) throws -> Double {
    try number(text, Messages.timeout) { timeouts.contains($0) }
  }
  static func tolerance(_ text: String) throws -> Int {
    try value(Int(text).flatMap { (0...255).contains($0) ? $0 : nil }, Messages.tolerance)
  }
  /// A level that pictures can be compared at.
  static func pictureLevel(_ text: String) throws -> ComparisonLevel {
    let level = try value(ComparisonLevel(text: text), Messages.pictureLevel)
    if case .motion = level { throw Refusal(description: Messages.motionOfPictures) }
    return level
  }
  static func quality(_ text: String) throws -> Int {
    try value(Int(text).flatMap { qualities.contains($0) ? $0 : nil }, Messages.quality)
  }
  static func loop(_ text: String) throws -> Int {
    try value(Int(text).flatMap { playCounts.contains($0) ? $0 : nil }, Messages.loop)
  }
  /// Bytes, `k` for thousands and `M` for millions.
  static func bytes(_ text: String) throws -> Int {
    let units: [Character: Int] = ["k": 1000, "K": 1000, "M": 1_000_000]
    let unit = text.last.flatMap { units[$0] }
    let digits = unit == nil ? text[...] : text.dropLast()
    guard digits.count <= 12, let number = Int(digits), number > 0 else {
      throw Refusal(description: Messages.bytes)
    }
    return number * (unit ?? 1)
  }
  static func input(_ text: String) throws -> InputArgument {
    try value(InputArgument(argument: text), Messages.input)
  }
  /// A picture of the network.
  static func assetAddress(_ text: String) throws -> AssetAddress {
    try value(AssetAddress(argument: text), Messages.assetAddress)
  }
  /// The inputs of a file, which is read at once.
  static func inputFile(_ path: String) throws -> InputFile {
    do { return try InputFile(path) } catch {
      throw Refusal(description: Rostrum.failure(for: error).message)
    }
  }
  /// A name for `#if`.
  static func condition(_ text: String) throws -> String {
    try value(text.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) == nil ? nil : text, Messages.condition)
  }
  static func jobs(_ text: String) throws -> Int {
    try value(Int(text).flatMap { jobCounts.contains($0) ? $0 : nil }, Messages.jobs)
  }

  /// A date as seconds since 1970; a day alone begins at midnight.
  static func date(_ text: String) throws -> Int64 {
    let numbers = text.split { "-T:Z".contains($0) }.map { Int($0) }
    let shape = text.map { $0.isNumber ? "0" : $0 }
    let shapes = ["0000-00-00", "0000-00-00T00:00:00Z", "0000-00-00T00:00Z"]
    var parts = numbers.compactMap(\.self)
    guard shapes.contains(String(shape)), parts.count == numbers.count else {
      throw Refusal(description: Messages.date)
    }
    while parts.count < 6 { parts.append(0) }
    guard (1...12).contains(parts[1]), (1...days(of: parts[1], parts[0])).contains(parts[2]),
      parts[3] < 24, parts[4] < 60, parts[5] < 60
    else { throw Refusal(description: Messages.date) }
    let day = dayNumber(parts[0], parts[1], parts[2])
    return Int64(((day * 24 + parts[3]) * 60 + parts[4]) * 60 + parts[5])
  }

  private static func days(of month: Int, _ year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// Days of 400 years, after which the Gregorian calendar repeats.
  private static let daysOfEra = 146_097
  /// Days from 0000-03-01 to 1970-01-01.
  private static let daysTo1970 = 719_468

  /// Days since 1970-01-01 in the Gregorian calendar, the year starting in March so that the leap day is its last.
  ///
  /// Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`.
  private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * daysOfEra + dayOfEra - daysTo1970
  }

  private static func number(
    _ text: String, _ accepted: String, _ isAccepted: (Double) -> Bool
  ) throws -> Double {
    try value(Double(text).flatMap { $0.isFinite && isAccepted($0) ? $0 : nil }, accepted)
  }

  /// A value that was read.
  ///
  /// - Parameters:
  ///   - value: What was made of the text; `nil` if it is not accepted.
  ///   - accepted: What is, in words.
  /// - Returns: The value.
  /// - Throws: ``Refusal``.
  static func value<Value>(_ value: Value?, _ accepted: String) throws -> Value {
    guard let value else { throw Refusal(description: accepted) }
    return value
  }
}
