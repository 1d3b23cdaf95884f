@_spi(Engine) public import ViewEngine

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum SymbolModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}
private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// The image scale: how large symbols are beside text of the same font.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  /// The symbol rendering mode: in which colours the parts of symbols are drawn; `nil` for what is usual.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
  /// The symbol variants that are shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Sets the image scale: how large the symbols below are beside text of the same font.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  /// Sets the symbol rendering mode: in which colours the parts of the symbols below are drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  /// Adds a variant to the symbols below, where there is one.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      if variant.contains(.fill) { variants = variants.fill }
      if variant.contains(.slash) { variants = variants.slash }
      if variant.contains(.circle) { variants = variants.circle }
      if variant.contains(.square) { variants = variants.square }
      if variant.contains(.rectangle) { variants = variants.rectangle }
      if variant == .none { variants = .none }
    }
  }
}
