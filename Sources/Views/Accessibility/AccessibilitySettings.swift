@_spi(Engine) public import ViewEngine

/// The contrast between what is in front and what is behind.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// More of it, as a person may ask of a device.
  case increased
}

private enum ContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}
private enum DifferentiationKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InversionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DimFlashesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The contrast that a person asks for: the usual one, unless a scene sets another.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
  /// Whether the screen is dimmed, as one is that is always on: not, unless a scene says so.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
  /// Whether things are to be told apart by more than their colour: not, unless a scene says so.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiationKey.self] }
    set { self[DifferentiationKey.self] = newValue }
  }
  /// Whether colours are inverted: not, unless a scene says so.
  public var accessibilityInvertColors: Bool {
    get { self[InversionKey.self] }
    set { self[InversionKey.self] = newValue }
  }
  /// Whether buttons are to show their shapes: not, unless a scene says so.
  public var accessibilityShowButtonShapes: Bool {
    get { self[ButtonShapesKey.self] }
    set { self[ButtonShapesKey.self] = newValue }
  }
  /// Whether flashing lights are dimmed: not, unless a scene says so.
  public var accessibilityDimFlashingLights: Bool {
    get { self[DimFlashesKey.self] }
    set { self[DimFlashesKey.self] = newValue }
  }
  /// Whether images that move of themselves may: they may.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether a screen is read aloud: no film is.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether a device is used by switches: no film is.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether large views are shown of what is pressed for long: none are.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether a quick action is on: none is.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether an assistive technology is on: none is.
  public var accessibilityEnabled: Bool { false }
}
