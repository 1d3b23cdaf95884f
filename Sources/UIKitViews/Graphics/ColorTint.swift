import DisplayList

/// A colour by which what is drawn is multiplied.
package struct ColorTint {
  let red: Float
  let green: Float
  let blue: Float
  let opacity: Float

  /// Creates the tint of a colour, whose components are clamped to 0...1.
  package init(_ color: ResolvedColor) {
    func clamped(_ value: Float) -> Float { min(max(value, 0), 1) }
    (red, green, blue) = (clamped(color.red), clamped(color.green), clamped(color.blue))
    opacity = clamped(color.opacity)
  }

  private var isWhite: Bool { red == 1 && green == 1 && blue == 1 }

  /// The layer that multiplies what is in it.
  package var layer: Layer {
    var layer = Layer()
    layer.opacity = Double(opacity)
    if !isWhite {
      layer.filters = [
        .colorMatrix([
          red, 0, 0, 0, 0, 0, green, 0, 0, 0, 0, 0, blue, 0, 0, 0, 0, 0, 1, 0,
        ])
      ]
    }
    return layer
  }

  /// A colour under the tint.
  func applied(to color: ResolvedColor) -> ResolvedColor {
    ResolvedColor(
      red: color.red * red, green: color.green * green, blue: color.blue * blue,
      opacity: color.opacity * opacity)
  }

  /// What `list` paints, multiplied; a single colour needs no layer.
  package func draw(_ list: DisplayList, into target: inout DisplayList) {
    if list.commands.count == 1 {
      switch list.commands[0] {
      case .fill(let path, let rule, .solid(let color), let transform):
        return target.fill(
          path, rule: rule, with: .solid(applied(to: color)), transform: transform)
      case .stroke(let path, let style, .solid(let color), let transform):
        return target.stroke(
          path, style: style, with: .solid(applied(to: color)), transform: transform)
      default: break
      }
    }
    target.layer(layer) { $0.append(list) }
  }
}
