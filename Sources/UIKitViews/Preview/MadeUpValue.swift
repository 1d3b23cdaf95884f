// Values of the system's types for views whose files have no preview: the plug-in, which sees no types, asks for them by the
// type alone.

/// A value of a type that lists all of its own.
///
/// - Parameter type: The type.
/// - Returns: The first.
public func _madeUp<T: CaseIterable>(_ type: T.Type) -> T {
  guard let first = T.allCases.first else { fatalError("no value is made up for \(T.self)") }
  return first
}

/// A value of a type of options, or of a list: none.
///
/// - Parameter type: The type.
/// - Returns: The empty value.
public func _madeUp<T: ExpressibleByArrayLiteral>(_ type: T.Type) -> T { [] }

/// A value of a type with numbers behind its values: the least from 0 that means something.
///
/// - Parameter type: The type.
/// - Returns: The value.
@_disfavoredOverload public func _madeUp<T: RawRepresentable>(_ type: T.Type) -> T
where T.RawValue: BinaryInteger {
  let numbers: ClosedRange<T.RawValue> = 0...100
  var number = numbers.lowerBound
  while number < numbers.upperBound {
    if let value = T(rawValue: number) { return value }
    number += 1
  }
  fatalError("no value is made up for \(T.self)")
}

/// A value of a type with texts behind its values, any of which means something.
///
/// - Parameter type: The type.
/// - Returns: The value.
@_disfavoredOverload public func _madeUp<T: RawRepresentable>(_ type: T.Type) -> T
where T.RawValue == String {
  guard let value = T(rawValue: "value") else { fatalError("no value is made up for \(T.self)") }
  return value
}
