/// The priority of a constraint: of two that contradict, the one with the greater is met.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, 1...1000.
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: it has to be met.
  public static let required = Self(1000)
  /// 750: that by which a button resists to be smaller than its content.
  public static let defaultHigh = Self(750)
  /// 510: that by which a drag may resize a window.
  public static let dragThatCanResizeScene = Self(510)
  /// 500: that by which a window stays as large as it is.
  public static let sceneSizeStayPut = Self(500)
  /// 490: that by which a drag does not resize a window.
  public static let dragThatCannotResizeScene = Self(490)
  /// 250: that by which a view hugs its content.
  public static let defaultLow = Self(250)
  /// 50: that by which a view is as small as it fits.
  public static let fittingSizeLevel = Self(50)
}
