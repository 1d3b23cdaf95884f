internal import Foundation
internal import Geometry

// The text of a display list, for tests and people. One command a line; what belongs to a group is
// indented by two blanks and closed by a brace:
//
//     fill rect 0 0 100 50 with #336699
//     fill ellipse 0 0 20 20 with #ff0000/0.5 at 10 12
//     stroke path "0 0 m 10 0 l" pen 2 round round with #000000 matrix 2 0 0 2 10 0
//     glyphs "Hello" Inter-Regular 17 from 16 40 to 52.3 40 with #000000
//     picture photo in 0 0 64 64 nearest at 8 8
//     group opacity 0.5 blend multiply blur 4 clip rect 0 0 50 50 {
//       fill …
//     } mask {
//       fill …
//     }
//
// A group is `isolated` where its blend modes do not see what lies beneath, and `aliased`, as a clip is, where
// edges are not smooth.
//
// Numbers have at most three decimals and no trailing zeros. A colour whose components are whole 255ths
// is written in hexadecimal, any other as `rgb(r g b)`; `/` and the opacity follow unless it is 1. The
// transform is left out when it is the identity and written `at x y` when it is a mere move.

extension DisplayList: CustomStringConvertible {
  /// The list as lines of text, without a line break at the end.
  public var description: String { lines.joined(separator: "\n") }

  /// The list as lines of text.
  public var lines: [String] { numberedLines.map(\.text) }

  /// The list as lines of text, each with the number of its command; all of a group's end belongs to that
  /// which ends it.
  public var numberedLines: [(command: Int, text: String)] {
    var result: [(command: Int, text: String)] = []
    var indent = ""
    var masks: [DisplayList?] = []
    for (number, command) in commands.enumerated() {
      func add(_ line: String) { result.append((number, indent + line)) }
      switch command {
      case .beginLayer(let layer):
        add(layer.line)
        masks.append(layer.mask)
        indent += "  "
      case .endLayer:
        indent.removeLast(2)
        if let mask = masks.popLast() ?? nil {
          add("} mask {")
          for line in mask.lines { add("  " + line) }
        }
        add("}")
      default:
        add(command.line)
      }
    }
    return result
  }
}

extension DisplayList.Command {
  /// The command on one line; groups have lines of their own.
  fileprivate var line: String {
    switch self {
    case .fill(let path, let rule, let paint, let transform):
      "fill \(path.text)" + (rule == .evenOdd ? " even-odd" : "") + " with \(paint.text)"
        + transform.suffix
    case .stroke(let path, let style, let paint, let transform):
      "stroke \(path.text) \(style.text) with \(paint.text)" + transform.suffix
    case .glyphs(let run, let paint, let transform):
      "glyphs \(run.lineText) with \(paint.text)" + transform.suffix
    case .picture(let image, let rect, let isSmooth, let transform):
      "picture \(image.name) in \(rect.text)" + (isSmooth ? "" : " nearest") + transform.suffix
    case .beginLayer(let layer): layer.line
    case .endLayer: "}"
    }
  }
}

extension Layer {
  fileprivate var line: String {
    var words = ["group"]
    if opacity != 1 { words.append("opacity \(opacity.text)") }
    if blendMode != .normal { words.append("blend \(blendMode)") }
    words += filters.map(\.text)
    if let clip {
      words.append(
        "clip \(clip.path.text)" + (clip.rule == .evenOdd ? " even-odd" : "")
          + (clip.isAntialiased ? "" : " aliased") + clip.transform.suffix)
    }
    if isIsolated { words.append("isolated") }
    if !isAntialiased { words.append("aliased") }
    return words.joined(separator: " ") + " {"
  }
}

extension Filter {
  fileprivate var text: String {
    switch self {
    case .blur(let radius, let isOpaque): "blur \(radius.text)" + (isOpaque ? " opaque" : "")
    case .shadow(let color, let radius, let offset):
      "shadow \(color.text) \(radius.text)"
        + (offset == .zero ? "" : " by \(numbers(offset.width, offset.height))")
    case .colorMatrix(let matrix):
      "colors [\(matrix.map { Double($0).text }.joined(separator: " "))]"
    case .shader(let filter): filter.text
    }
  }
}

extension Paint {
  fileprivate var text: String {
    switch self {
    case .solid(let color): color.text
    case .gradient(let gradient): gradient.text
    case .mesh(let mesh): mesh.text
    case .picture(let image, let rect): "picture \(image.name) in \(rect.text)"
    case .backdrop(let backdrop): backdrop.text
    case .glass(let glass): glass.text
    case .shader(let paint): paint.text
    }
  }
}

extension ShaderPaint {
  fileprivate var text: String {
    "shader \(shader.text) from \(origin.text)" + (opacity == 1 ? "" : " opacity \(opacity.text)")
  }
}

extension ShaderFilter {
  fileprivate var text: String {
    "\(use.rawValue) shader \(shader.text) in \(frame.text)"
      + (reach == .zero ? "" : " reach \(numbers(reach.width, reach.height))") + transform.suffix
  }
}

extension BoundShader {
  fileprivate var text: String {
    "\(function.name)(\(arguments.map(\.text).joined(separator: ", ")))"
  }
}

extension ShaderArgument {
  fileprivate var text: String {
    switch self {
    case .numbers(let numbers): numbers.map { Double($0).text }.joined(separator: " ")
    case .floats(let numbers): "[\(numbers.map { Double($0).text }.joined(separator: " "))]"
    case .color(let color): color.text
    case .colors(let colors): "[\(colors.map(\.text).joined(separator: " "))]"
    case .bytes(let bytes): "\(bytes.count) bytes"
    case .picture(let image): "picture \(image.name)"
    }
  }
}

extension BackdropPaint {
  fileprivate var text: String {
    "backdrop blur \(radius.text) saturation \(saturation.text) under \(tint.text)"
      + (opacity == 1 ? "" : " opacity \(opacity.text)")
  }
}

extension GlassPaint {
  fileprivate var text: String {
    let words = [
      "glass blur \(kind.blur.text) saturation \(kind.saturation.text) under \(kind.veil.text)",
      "bevel \(kind.bevel.text) bend \(kind.bend.text) rim \(kind.rim.text)",
      "light \(kind.light.text) glow \(kind.glow.text)",
      "shade \(kind.shade.text) \(kind.shadeReach.text) \(kind.shadeDrop.text)",
    ]
    return words.joined(separator: " ") + (spacing == 0 ? "" : " spacing \(spacing.text)")
      + (opacity == 1 ? "" : " opacity \(opacity.text)")
      + " [\(panes.map(\.text).joined(separator: ", "))]"
  }
}

extension GlassPaint.Pane {
  fileprivate var text: String {
    let shape =
      switch outline {
      case .rounded(let rect, let radius): "\(rect.text) radius \(Double(radius).text)"
      case .path(let path): path.text
      }
    return shape + (tint.opacity == 0 ? "" : " tint \(tint.text)")
      + (presence == 1 ? "" : " presence \(presence.text)") + transform.suffix
  }
}

extension MeshPaint {
  fileprivate var text: String {
    let corners = vertices.map { vertex in
      let places = [
        vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom,
      ]
      return "\(vertex.color.text) at \(places.map(\.text).joined(separator: " "))"
    }
    return
      "\(interpolation == .perceptual ? "perceptual " : "")mesh \(width) by \(height) in \(frame.text)"
      + (smoothsColors ? "" : " straight") + " on \(background.text): "
      + corners.joined(separator: ", ")
  }
}

extension GradientPaint {
  fileprivate var text: String {
    let placing =
      switch course {
      case .linear(let from, let to): "linear \(from.text) to \(to.text)"
      case .radial(let center, let start, let end):
        "radial \(center.text) from \(start.text) to \(end.text)"
      case .elliptical(let center, let radii, let start, let end):
        "elliptical \(center.text) radii \(numbers(radii.width, radii.height))"
          + " from \(start.text) to \(end.text)"
      case .angular(let center, let start, let end):
        "angular \(center.text) from \(start.degrees.text)° to \(end.degrees.text)°"
      }
    let colors = stops.map { "\($0.color.text) \($0.location.text)" }.joined(separator: ", ")
    return "\(placing)\(interpolation == .perceptual ? " perceptual" : "") [\(colors)]"
  }
}

extension ResolvedColor {
  fileprivate var text: String {
    let components = [red, green, blue]
    let bytes = components.map { ($0 * 255).rounded() }
    // Of a level of 255: floats of whole levels are nearer.
    let nearness: Float = 0.01
    let isByte = zip(components, bytes).allSatisfy {
      $1 >= 0 && $1 <= 255 && abs($0 * 255 - $1) < nearness
    }
    let color =
      isByte
      ? "#" + bytes.map { ($0 < 16 ? "0" : "") + String(Int($0), radix: 16) }.joined()
      : "rgb(\(components.map { Double($0).text }.joined(separator: " ")))"
    return opacity == 1 ? color : "\(color)/\(Double(opacity).text)"
  }
}

extension Path {
  fileprivate var text: String {
    switch kind {
    case .empty: return "nothing"
    case .rect(let rect): return "rect \(rect.text)"
    case .ellipse(let rect): return "ellipse \(rect.text)"
    case .roundedRect(let rect, let size, let style):
      let corner =
        size.width == size.height ? Double(size.width).text : numbers(size.width, size.height)
      return "rounded \(rect.text) corner \(corner)" + (style == .continuous ? " continuous" : "")
    case .unevenRoundedRect(let rect, let radii, let style):
      let corners = numbers(
        radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading)
      return "rounded \(rect.text) corners \(corners)" + (style == .continuous ? " continuous" : "")
    case .general(let elements):
      let steps = elements.map { element in
        switch element {
        case .move(let end): "\(end.text) m"
        case .line(let end): "\(end.text) l"
        case .quadCurve(let end, let control): "\(control.text) \(end.text) q"
        case .curve(let end, let control1, let control2):
          "\(control1.text) \(control2.text) \(end.text) c"
        case .closeSubpath: "h"
        }
      }
      return "path \"\(steps.joined(separator: " "))\""
    }
  }
}

extension StrokeStyle {
  fileprivate var text: String {
    var text = "pen \(Double(lineWidth).text)"
    if lineCap != .butt || lineJoin != .miter { text += " \(lineCap) \(lineJoin)" }
    if lineJoin == .miter, miterLimit != 10 { text += " miter \(Double(miterLimit).text)" }
    if !dash.isEmpty {
      text += " dash \(dash.map { Double($0).text }.joined(separator: " "))"
      if dashPhase != 0 { text += " phase \(Double(dashPhase).text)" }
    }
    return text
  }
}

extension GlyphRun {
  fileprivate var lineText: String {
    let quoted =
      text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    let ends = [glyphs.first, glyphs.last].compactMap { $0?.position.text }
    return "\"\(quoted)\" \(font.name) \(size.text) from \(ends.joined(separator: " to "))"
  }
}

extension CGAffineTransform {
  /// The transform after a blank; nothing for the identity.
  fileprivate var suffix: String {
    if isIdentity { return "" }
    if a == 1, b == 0, c == 0, d == 1 { return " at \(numbers(tx, ty))" }
    return " matrix \(numbers(a, b, c, d, tx, ty))"
  }
}

extension CGPoint {
  fileprivate var text: String { numbers(x, y) }
}

extension CGRect {
  fileprivate var text: String { numbers(origin.x, origin.y, size.width, size.height) }
}

private func numbers(_ values: CGFloat...) -> String {
  values.map { Double($0).text }.joined(separator: " ")
}

extension Double {
  /// At most three decimals, no trailing zeros, no minus sign before 0.
  fileprivate var text: String {
    let thousandths = (self * 1000).rounded()
    guard thousandths.isFinite, abs(thousandths) < 1e15 else { return "\(self)" }
    let whole = Int(thousandths)
    let (units, rest) = (abs(whole) / 1000, abs(whole) % 1000)
    var text = (whole < 0 ? "-" : "") + String(units)
    if rest > 0 {
      var digits = String(rest + 1000).dropFirst()
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return text
  }
}
