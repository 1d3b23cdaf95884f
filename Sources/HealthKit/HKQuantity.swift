public import Foundation

/// A unit, as a factor of the base unit of its kind.
public final class HKUnit: NSObject, Sendable {
  /// How it is written.
  public let unitString: String
  /// What is measured by it.
  let kind: String
  /// How many base units it is.
  let factor: Double

  private init(_ unitString: String, _ kind: String, _ factor: Double = 1) {
    (self.unitString, self.kind, self.factor) = (unitString, kind, factor)
  }
  /// Units are equal that are written alike.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? HKUnit)?.unitString == unitString
  }
  /// A number by how it is written.
  public override var hash: Int { unitString.hash }

  /// A number of things.
  public static func count() -> HKUnit { HKUnit("count", "count") }
  /// A hundredth.
  public static func percent() -> HKUnit { HKUnit("%", "count") }
  /// Metres.
  public static func meter() -> HKUnit { HKUnit("m", "length") }
  /// A thousand metres, or another part of a metre.
  public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.sign + "m", "length", prefix.factor)
  }
  /// Feet.
  public static func foot() -> HKUnit { HKUnit("ft", "length", 0.3048) }
  /// Inches.
  public static func inch() -> HKUnit { HKUnit("in", "length", 0.0254) }
  /// Miles.
  public static func mile() -> HKUnit { HKUnit("mi", "length", 1609.344) }
  /// Grams.
  public static func gram() -> HKUnit { HKUnit("g", "mass") }
  /// A thousand grams, or another part of a gram.
  public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.sign + "g", "mass", prefix.factor)
  }
  /// Pounds.
  public static func pound() -> HKUnit { HKUnit("lb", "mass", 453.59237) }
  /// Litres.
  public static func liter() -> HKUnit { HKUnit("L", "volume") }
  /// A thousandth of a litre, or another part.
  public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.sign + "L", "volume", prefix.factor)
  }
  /// Joules.
  public static func joule() -> HKUnit { HKUnit("J", "energy") }
  /// Kilocalories.
  public static func kilocalorie() -> HKUnit { HKUnit("kcal", "energy", 4184) }
  /// Calories of food.
  public static func largeCalorie() -> HKUnit { HKUnit("Cal", "energy", 4184) }
  /// Seconds.
  public static func second() -> HKUnit { HKUnit("s", "time") }
  /// A thousandth of a second, or another part.
  public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.sign + "s", "time", prefix.factor)
  }
  /// Minutes.
  public static func minute() -> HKUnit { HKUnit("min", "time", 60) }
  /// Hours.
  public static func hour() -> HKUnit { HKUnit("hr", "time", 3600) }
  /// Days.
  public static func day() -> HKUnit { HKUnit("d", "time", 86_400) }
  /// Degrees of Celsius.
  public static func degreeCelsius() -> HKUnit { HKUnit("degC", "temperature") }
  /// Watts.
  public static func watt() -> HKUnit { HKUnit("W", "power") }
  /// Pressure by a column of mercury.
  public static func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", "pressure") }

  /// This unit by another.
  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)/\(unit.unitString)", "\(kind)/\(unit.kind)", factor / unit.factor)
  }
  /// This unit times another.
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)·\(unit.unitString)", "\(kind)·\(unit.kind)", factor * unit.factor)
  }
}

/// A part of a unit.
public enum HKMetricPrefix: Int, Sendable {
  /// The unit itself.
  case none = 0
  /// A thousandth.
  case milli = 5
  /// A hundredth.
  case centi = 6
  /// A tenth.
  case deci = 7
  /// A thousand.
  case kilo = 10

  fileprivate var sign: String {
    switch self {
    case .none: ""
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .kilo: "k"
    }
  }
  fileprivate var factor: Double {
    switch self {
    case .none: 1
    case .milli: 0.001
    case .centi: 0.01
    case .deci: 0.1
    case .kilo: 1000
    }
  }
}

/// How much there is of something.
open class HKQuantity: NSObject {
  private let unit: HKUnit
  private let value: Double

  /// Creates a quantity.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - value: How many of it.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  /// How many of a unit that is of the same kind; of another kind it ends the film, as on a device.
  open func doubleValue(for unit: HKUnit) -> Double {
    guard `is`(compatibleWith: unit) else {
      fatalError("HKQuantity: \(self.unit.unitString) cannot be told in \(unit.unitString)")
    }
    return self.unit == unit ? value : value * self.unit.factor / unit.factor
  }
  /// Whether it can be told in a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.kind == unit.kind }
  /// Which of two quantities of one kind is more.
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value == other ? .orderedSame : value < other ? .orderedAscending : .orderedDescending
  }
}
