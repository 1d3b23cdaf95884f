@_spi(Engine) public import ViewEngine

/// How a symbol shows a quantity.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let isDrawn: Bool
  /// Parts that it does not reach are faint.
  public static let color = Self(isDrawn: false)
  /// The outline is drawn as far as it reaches.
  public static let draw = Self(isDrawn: true)
}

/// Whether a symbol is painted in one colour or with a gradient of it.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let isGradient: Bool
  /// In one colour.
  public static let flat = Self(isGradient: false)
  /// With a gradient of the colour.
  public static let gradient = Self(isGradient: true)
}

private enum SymbolColorModeKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}

extension EnvironmentValues {
  /// Whether symbols are painted with gradients; `nil` for one colour.
  var symbolColorMode: SymbolColorRenderingMode? {
    get { self[SymbolColorModeKey.self] }
    set { self[SymbolColorModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how the symbols below show quantities.
  ///
  /// - Note: Accepted; no effect. `mode`: parts that a quantity does not reach are faint.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    ineffective("symbolVariableValueMode", if: mode == .draw)
  }
  /// Sets whether the symbols below are painted with gradients of their colours.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorMode, mode)
  }
}
