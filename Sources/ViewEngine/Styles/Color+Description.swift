import DisplayList

extension Color: CustomStringConvertible {
  /// The name of a colour of the system, or the components as `#RRGGBBAA` in sRGB.
  ///
  /// A fainter colour begins with its share of the opacity, as `50% red`.
  public var description: String {
    switch source {
    case .fixed(.white): "white"
    case .fixed(.black): "black"
    case .fixed(.clear): "clear"
    case .fixed(let color): color.description
    case .system(let system): system.rawValue
    case .faded(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
    case .mixed(let first, let second, let fraction, _):
      "\(Int((fraction * 100).rounded()))% of \(second) in \(first)"
    case .accent: "AccentColorProvider()"
    case .asset(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
    case .resolvedBy: "a style's color"
    }
  }
}

extension ResolvedColor: CustomStringConvertible {
  /// The components as `#RRGGBBAA` in sRGB; what is beyond it is its border.
  public var description: String {
    [red, green, blue, opacity].reduce(into: "#") { text, component in
      let byte = Int(((component > 0 ? min(component, 1) : 0) * 255).rounded())
      let digits = String(byte, radix: 16, uppercase: true)
      text += digits.count < 2 ? "0\(digits)" : digits
    }
  }
}
