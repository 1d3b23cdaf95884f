/// An opacity of 0...1, in steps so fine that groups in groups lose nothing by them.
public struct Opacity: Equatable, Sendable {
  /// The opacity in 65536ths.
  public let parts: UInt32

  /// Full opacity.
  public static var full: Opacity { Opacity(parts: 65536) }

  /// Creates the step nearest to an opacity, of which only 0...1 counts.
  public init(_ share: Double) {
    let counted = share > 0 ? (share < 1 ? share : 1) : 0
    self.init(parts: UInt32((counted * 65536).rounded()))
  }

  private init(parts: UInt32) { self.parts = parts }

  /// Whether it is full opacity.
  @inlinable
  public var isFull: Bool { parts >= 65536 }
}

/// An opacity, and how what it fades is rounded.
public struct Fading: Sendable {
  /// Rounding to the nearest level, in 256ths.
  public static var nearest: UInt32 { 128 }

  /// A factor for all components.
  public var opacity: Opacity
  /// What is added to faded pixels before they are cut to whole levels, 8...248 of 256.
  public var rounding: UInt32

  /// Creates a fading.
  ///
  /// - Parameters:
  ///   - opacity: A factor for all components.
  ///   - rounding: What is added to faded pixels before they are cut to whole levels, 8...248 of 256.
  @inlinable
  public init(_ opacity: Opacity, rounding: UInt32 = Fading.nearest) {
    (self.opacity, self.rounding) = (opacity, rounding)
  }
}
