import DisplayList

extension CALayer {
  /// The blend mode that ``compositingFilter`` names.
  var blendMode: BlendMode {
    guard let name = compositingFilter as? String else { return .normal }
    return Self.blendModes[name] ?? .normal
  }

  /// The blend modes by the names that Core Animation's filters have.
  private static let blendModes: [String: BlendMode] = [
    "normalBlendMode": .normal, "multiplyBlendMode": .multiply, "screenBlendMode": .screen,
    "overlayBlendMode": .overlay, "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
    "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn,
    "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
    "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
    "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
    "luminosityBlendMode": .luminosity, "plusL": .plusLighter, "plusD": .plusDarker,
  ]
}
