import Motion
import Typography
@_spi(Engine) import ViewEngine

/// The animatable lengths of a text: sizes, spacings and offsets of its runs, and its line spacing.
struct TextMeasures: Animatable, Equatable {
  var animatableData: Values

  /// A vector of numbers; missing ones are 0.
  struct Values: NumberRow, Sendable {
    var numbers: [Double] = []

    static let zero = Values()

    private func combined(_ other: Values, _ operation: (Double, Double) -> Double) -> Values {
      let count = max(numbers.count, other.numbers.count)
      return Values(
        numbers: (0..<count).map { index in
          operation(
            index < numbers.count ? numbers[index] : 0,
            index < other.numbers.count ? other.numbers[index] : 0)
        })
    }

    static func + (lhs: Values, rhs: Values) -> Values { lhs.combined(rhs, +) }
    static func - (lhs: Values, rhs: Values) -> Values { lhs.combined(rhs, -) }
    static func == (lhs: Values, rhs: Values) -> Bool {
      lhs.combined(rhs, -).numbers.allSatisfy { $0 == 0 }
    }
    mutating func scale(by rhs: Double) { numbers = numbers.map { $0 * rhs } }
    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
  }

  /// Reads the lengths of `setting`; sizes that are handed down move elsewhere and count as 0.
  init(_ setting: TextSetting) {
    animatableData = Values(
      numbers: [setting.options.lineSpacing]
        + setting.runs.flatMap { run in
          [
            run.ownsSize ? run.styled.font.size : 0, run.styled.tracking, run.styled.kerning,
            run.styled.baselineOffset,
          ]
        })
  }

  /// The line spacing, in points.
  var lineSpacing: Double { animatableData.numbers[0] }

  /// Writes the lengths of run `index` into it.
  func apply(to run: inout TextSetting.Run, at index: Int) {
    // The line spacing comes first, then four numbers for each run.
    let numbers = animatableData.numbers[(1 + 4 * index)...]
    if run.ownsSize, run.styled.font.size > 0 {
      run.styled.font = run.styled.font.scaled(
        by: max(numbers[numbers.startIndex], 0) / run.styled.font.size)
    }
    run.styled.tracking = numbers[numbers.startIndex + 1]
    run.styled.kerning = numbers[numbers.startIndex + 2]
    run.styled.baselineOffset = numbers[numbers.startIndex + 3]
  }
}
