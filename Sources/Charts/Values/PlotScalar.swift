import Foundation

/// A plotted value as a scale takes it.
enum PlotScalar: Hashable, Sendable {
  case number(Double)
  /// Seconds since the first of January 2001.
  case date(Double)
  case category(String)

  init<P: Plottable>(_ value: P) { self.init(primitive: value.primitivePlottable) }

  private init<P: PrimitivePlottableProtocol>(primitive value: P) {
    switch value {
    case let text as String: self = .category(text)
    case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
    case let number as Double: self = .number(number)
    case let number as CGFloat: self = .number(Double(number))
    case let number as Float: self = .number(Double(number))
    case let number as Decimal: self = .number(NSDecimalNumber(decimal: number).doubleValue)
    case let number as any BinaryInteger: self = .number(Double(number))
    default: self = .number(.nan)
    }
  }

  /// The number on a continuous scale; `nil` for a category.
  var number: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .category: nil
    }
  }

  /// The value of a scene's type that this stands for; `nil` where the type is of another kind, or has no such value.
  func value<P: Plottable>(as type: P.Type) -> P? {
    primitive(as: P.PrimitivePlottable.self).flatMap { P(primitivePlottable: $0) }
  }

  private func primitive<P: PrimitivePlottableProtocol>(as type: P.Type) -> P? {
    switch self {
    case .category(let text): return text as? P
    case .date(let seconds): return Date(timeIntervalSinceReferenceDate: seconds) as? P
    case .number(let number):
      if let integer = type as? any BinaryInteger.Type {
        return Self.integer(number, integer) as? P
      }
      return switch type {
      case is Double.Type: number as? P
      case is CGFloat.Type: CGFloat(number) as? P
      case is Float.Type: Float(number) as? P
      case is Decimal.Type: Decimal(number) as? P
      default: nil
      }
    }
  }

  private static func integer<I: BinaryInteger>(_ number: Double, _ type: I.Type) -> I? {
    number.isFinite ? I(exactly: number.rounded(.down)) : nil
  }
}
