import ElementaryFunctions

/// Even numbers of an axis: multiples of 1, 2 or 5 times a power of ten.
struct NiceTicks: Hashable, Sendable {
  /// The distance between two.
  let step: Double
  /// The step as a whole multiple of a power of ten.
  private let (digit, exponent): (Double, Int)

  /// Creates the ticks of a range, about as many as wanted.
  ///
  /// - Parameters:
  ///   - low: Where the range begins.
  ///   - high: Where it ends.
  ///   - count: How many intervals there should be; at least one.
  init(from low: Double, to high: Double, count: Int) {
    let span = abs(high - low)
    let rough = (span > 0 && span.isFinite ? span : 1) / Double(max(count, 1))
    var exponent = Int(ElementaryFunctions.log10(rough).rounded(.down))
    // The last bit of a logarithm must not decide.
    while Self.power(exponent + 1) <= rough { exponent += 1 }
    while Self.power(exponent) > rough { exponent -= 1 }
    let fraction = rough / Self.power(exponent)
    // Geometric means: the nearest of 1, 2, 5 and 10 by ratio.
    let digit =
      fraction < 2.0.squareRoot()
      ? 1.0 : fraction < 10.0.squareRoot() ? 2 : fraction < 50.0.squareRoot() ? 5 : 10
    (self.digit, self.exponent) = (digit, exponent)
    step = digit * Self.power(exponent)
  }

  /// Creates the ticks of a range: about as many as wanted, or those with the least step of which there are no more.
  ///
  /// - Parameters:
  ///   - low: Where the range begins.
  ///   - high: Where it ends.
  ///   - count: How many intervals there should be.
  init(from low: Double, to high: Double, count: TickCount) {
    let near = Self(from: low, to: high, count: count.number)
    let isTooFine =
      count.isLimit && abs(high - low) / near.step > Double(count.number) * (1 + Self.tolerance)
    self = isTooFine ? near.coarser : near
  }

  /// Creates the ticks whose multiples around a range are its ends: of these there are about as many as wanted, or no more.
  ///
  /// - Parameters:
  ///   - low: Where the range begins.
  ///   - high: Where it ends.
  ///   - count: How many intervals there should be.
  init(around low: Double, _ high: Double, count: TickCount) {
    self.init(from: low, to: high, count: count)
    guard count.isLimit else { return }
    // Rounding adds an interval at either end: two steps more are always enough.
    for _ in 0..<2 {
      let ends = rounded(from: low, to: high)
      guard (ends.high - ends.low) / step > Double(count.number) + 0.5 else { return }
      self = coarser
    }
  }

  /// The ticks of the next larger step of 1, 2 or 5 times a power of ten.
  private var coarser: Self {
    switch digit {
    case 1: Self(digit: 2, exponent: exponent)
    case 2: Self(digit: 5, exponent: exponent)
    case 5: Self(digit: 1, exponent: exponent + 1)
    default: Self(digit: 2, exponent: exponent + 1)
    }
  }
  /// How much rounding may decide, as a share.
  private static let tolerance = 1e-9

  private init(digit: Double, exponent: Int) {
    (self.digit, self.exponent) = (digit, exponent)
    step = digit * Self.power(exponent)
  }

  /// Creates the ticks of a step.
  init(step: Double) {
    self.step = step
    (digit, exponent) = (step, 0)
  }

  private static func power(_ exponent: Int) -> Double {
    exponent < 0
      ? 1 / (0..<(-exponent)).reduce(1) { power, _ in power * 10 }
      : (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// The multiples of the step from `low` to `high`.
  func values(from low: Double, to high: Double) -> [Double] {
    guard step > 0, low.isFinite, high.isFinite, low <= high else { return [] }
    let tolerance = 1e-9
    let (first, last) = (
      (low / step - tolerance).rounded(.up), (high / step + tolerance).rounded(.down)
    )
    guard last >= first, last - first < Self.most else { return [] }
    return (0...Int(last - first)).map { value(first + Double($0)) }
  }
  /// More than an axis ever shows.
  private static let most = 1000.0

  /// The multiple of a number; by whole numbers, so that 3 times 0.1 is 0.3.
  private func value(_ multiple: Double) -> Double {
    let power = Self.power(abs(exponent))
    return exponent < 0 ? multiple * digit / power : multiple * digit * power
  }

  /// A range, rounded outwards to whole steps.
  func rounded(from low: Double, to high: Double) -> (low: Double, high: Double) {
    let tolerance = 1e-9
    return (
      value((low / step + tolerance).rounded(.down)), value((high / step - tolerance).rounded(.up))
    )
  }
}
