import Testing

@testable import Goldens

/// What measured values are compared with.
@Suite("Bounds of expectations") struct BoundTests {
  private static func bound(
    _ text: String, _ dimension: ExpectationBound.Dimension = .value, number: Bool = false
  ) throws -> ExpectationBound {
    try ExpectationBound(text, dimension, key: "key", takesNumber: number)
  }

  @Test(
    "signs: which side, and whether the end belongs to it",
    arguments: [
      ("≤ 3", [true, true, false]), ("<= 3", [true, true, false]), ("< 3", [true, false, false]),
      ("≥ 3", [false, true, true]), (">= 3", [false, true, true]), ("> 3", [false, false, true]),
      ("= 3", [false, true, false]), ("== 3", [false, true, false]),
      ("2.5..3", [false, true, false]),
      ("3..3", [false, true, false]), ("2..4", [true, true, true]), ("3..9", [false, true, true]),
    ])
  func signs(text: String, holds: [Bool]) throws {
    let bound = try Self.bound(text)
    #expect([2, 3, 4].map { bound.holds($0) } == holds)
  }

  @Test("what is less than a bound is not more than it", arguments: [-5, -0.5, 0, 0.25, 1, 4.5])
  func opposites(limit: Double) throws {
    let pairs = try [("<", ">="), ("≤", ">")].map {
      (try Self.bound("\($0) \(limit)"), try Self.bound("\($1)\(limit)"))
    }
    for value in stride(from: -6.0, through: 6, by: 0.25) {
      for (one, other) in pairs { #expect(one.holds(value) != other.holds(value)) }
      let equal = try Self.bound("= \(limit)")
      #expect(equal.holds(value) == (value == limit))
    }
  }

  @Test(
    "units, in the dimension's own",
    arguments: [
      ("≤ 250 ms", .time, 0.25), ("≤ 0.25 s", .time, 0.25), ("≤ 25 %", .share, 0.25),
      ("≤ 0.25", .share, 0.25), ("≤ 25%", .share, 0.25), ("≤25%", .value, 0.25),
      ("≤ 0.25 pt", .value, 0.25), ("≤ 0.25°", .value, 0.25), ("≤ 0.25 pt/s", .speed, 0.25),
      ("≤ 0.25 °/s", .speed, 0.25), ("≤ 25 %/s", .speed, 0.25), ("≤ 0.25 /s", .speed, 0.25),
      ("≤ 0.25", .count, 0.25), ("≤ 2.5e-1", .count, 0.25),
    ] as [(String, ExpectationBound.Dimension, Double)])
  func units(text: String, dimension: ExpectationBound.Dimension, most: Double) throws {
    let bound = try Self.bound(text, dimension)
    #expect(abs((bound.most ?? 0) - most) < 1e-12 && bound.least == nil && bound.isClosed)
  }

  @Test("a range's unit at its end counts for both")
  func ranges() throws {
    let times = try Self.bound("200..300 ms", .time)
    #expect(times.least == 200 * 0.001 && times.most == 300 * 0.001 && times.unit == "ms")
    let mixed = try Self.bound("200 ms..0.5 s", .time)
    #expect(mixed.least == 200 * 0.001 && mixed.most == 0.5)
    let speeds = try Self.bound("1..2 pt/s", .speed)
    #expect(speeds.least == 1 && speeds.most == 2 && speeds.unit == "pt")
    let angles = try Self.bound("-5..5°")
    #expect(angles.least == -5 && angles.most == 5 && angles.unit == "°")
    #expect(try Self.bound("−5..5°").least == -5, "a minus as people write it")
  }

  @Test("a number alone means equal, where that is meant")
  func numbers() throws {
    let bound = try Self.bound(" 67 ms ", .time, number: true)
    #expect(bound.text == "67 ms")
    #expect(bound.least == bound.most && bound.least == 67 * 0.001)
    #expect(throws: ExpectationError.self) { try Self.bound("67 ms", .time) }
  }

  @Test("a tolerance is for what is equal, and for nothing else")
  func tolerance() throws {
    let equal = try Self.bound("= 10")
    #expect(equal.holds(10.5, tolerance: 0.5) && equal.holds(9.5, tolerance: 0.5))
    #expect(!equal.holds(10.75, tolerance: 0.5))
    #expect(try !Self.bound("≤ 10").holds(10.25, tolerance: 0.5))
  }

  @Test(
    "wrong words, with an example of right ones",
    arguments: [
      ("", .time, "a comparison with a time: ≤ 450 ms, < 0.5 s, 200..300 ms"),
      ("≤", .time, "a comparison with a time: ≤ 450 ms, < 0.5 s, 200..300 ms"),
      ("≤ 3", .time, "a comparison with a time: ≤ 450 ms, < 0.5 s, 200..300 ms"),
      ("≤ 3 pt", .share, "a comparison with a share: ≤ 2 %, < 0.02, 1..3 %"),
      ("2..1", .value, "a comparison with a value: = 120 pt, ≤ 1.2, 80..100 %, -5..5°"),
      ("1..2..3", .value, "a comparison with a value: = 120 pt, ≤ 1.2, 80..100 %, -5..5°"),
      ("..2", .value, "a comparison with a value: = 120 pt, ≤ 1.2, 80..100 %, -5..5°"),
      ("≤ 1e999", .value, "a comparison with a value: = 120 pt, ≤ 1.2, 80..100 %, -5..5°"),
      ("< 90 pt", .speed, "a comparison with a speed: ≤ 800 pt/s, < 90°/s, < 2 /s"),
      ("≤ 3 ms", .count, "a comparison with a number: ≤ 3, = 0"),
    ] as [(String, ExpectationBound.Dimension, String)])
  func refused(text: String, dimension: ExpectationBound.Dimension, accepted: String) {
    let error = #expect(throws: ExpectationError.self) { try Self.bound(text, dimension) }
    #expect(error?.key == "key" && error?.found == text && error?.accepted == accepted)
    let words = text.isEmpty ? "key: \(accepted)" : "key is '\(text)'; accepted is \(accepted)"
    #expect(error?.description == words)
  }

  @Test(
    "patterns of views' names",
    arguments: [
      ("Page/Card", "Card", true), ("Page/Card", "Page/Card", true), ("Page/Card", "ard", false),
      ("Page/Card", "Page", false), ("Page/Row/1", "Row/*", true), ("Page/Row/1", "Page/*/1", true),
      ("Page/Row/1", "*", true), ("Page/Row/1", "R*2", false), ("Page/Row/1", "*o*/*1*", true),
      ("", "*", true), ("aXbXc", "a*X*c", true), ("aaab", "a*ab", true), ("aaab", "a*b*b", false),
    ])
  func patterns(name: String, pattern: String, matches: Bool) {
    #expect(ExpectationSubject.matches(name, pattern) == matches)
  }
}
