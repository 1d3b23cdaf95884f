@_spi(Engine) public import ViewEngine

/// A number that follows the reader's text size: a length beside text.
@propertyWrapper @MainActor @preconcurrency
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var setting
  @Environment(\.displayScale) private var scale
  private let value: Value
  private let style: Font.TextStyle

  /// Creates a number that grows as a text style does.
  ///
  /// - Parameters:
  ///   - wrappedValue: The number at the usual setting of Dynamic Type.
  ///   - textStyle: The text style with whose leading it grows.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (value, style) = (wrappedValue, textStyle)
  }

  /// Creates a number that grows as the body does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number at the setting of the environment, in whole pixels.
  public var wrappedValue: Value {
    // As it stands where nothing is to be scaled: 0.3 is no number of pixels.
    guard setting != .large else { return value }
    let scale = Double(scale)
    return Value((style.scaled(Double(value), at: setting) * scale).rounded() / scale)
  }
}
