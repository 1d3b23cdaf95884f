internal import DisplayList
internal import Foundation
internal import Typography

extension Sketch {
  /// The drawing as an SVG document, one figure a line.
  ///
  /// Words are text, not outlines, so that they can be found and read aloud; a reader's own font is made as wide as the
  /// one that they were measured in, so that nothing overlaps.
  public var svg: String {
    let (width, height) = (Self.number(width), Self.number(height))
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
        + #"viewBox="0 0 \#(width) \#(height)" role="img" aria-label="\#(Self.escaped(label))" "#
        + #"font-family="Inter, system-ui, sans-serif">"#,
      #"<rect width="\#(width)" height="\#(height)"\#(Self.fill(ground))/>"#,
    ]
    lines += figures.map(Self.element)
    lines.append("</svg>")
    return lines.joined(separator: "\n")
  }

  private static func element(_ figure: Figure) -> String {
    switch figure {
    case .box(let rect, let radius, let color):
      let corner = radius > 0 ? #" rx="\#(number(radius))""# : ""
      return #"<rect x="\#(number(rect.minX))" y="\#(number(rect.minY))" "#
        + #"width="\#(number(rect.width))" height="\#(number(rect.height))"\#(corner)\#(fill(color))/>"#
    case .line(let places, let pen):
      let points = places.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
      return #"<polyline points="\#(points)" fill="none"\#(stroke(pen))/>"#
    case .disc(let center, let radius, let color, let rim):
      return #"<circle cx="\#(number(center.x))" cy="\#(number(center.y))" r="\#(number(radius))""#
        + fill(color) + (rim.map(stroke) ?? "") + "/>"
    case .words(let words):
      let weight = words.font.isBold ? #" font-weight="600""# : ""
      return #"<text x="\#(number(words.left))" y="\#(number(words.baseline))" "#
        + #"font-size="\#(number(words.font.size))"\#(weight)\#(fill(words.color)) "#
        + #"textLength="\#(number(words.layout.metrics.size.width))" lengthAdjust="spacingAndGlyphs">"#
        + escaped(words.text) + "</text>"
    }
  }

  private static func stroke(_ pen: Pen) -> String {
    var text = #" stroke="\#(hexadecimal(pen.color))" stroke-width="\#(number(pen.width))""#
    text += #" stroke-linecap="round" stroke-linejoin="round""#
    if pen.color.opacity < 1 { text += #" stroke-opacity="\#(number(pen.color.opacity))""# }
    if !pen.dash.isEmpty {
      text += #" stroke-dasharray="\#(pen.dash.map { number($0) }.joined(separator: " "))""#
    }
    return text
  }

  private static func fill(_ color: ResolvedColor) -> String {
    let opacity = color.opacity < 1 ? #" fill-opacity="\#(number(color.opacity))""# : ""
    return #" fill="\#(hexadecimal(color))"\#(opacity)"#
  }

  private static func hexadecimal(_ color: ResolvedColor) -> String {
    let bytes = [color.red, color.green, color.blue].map { component in
      let text = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + bytes.joined()
  }

  private static func number(_ value: Float) -> String { number(Double(value)) }
  private static func number(_ value: CGFloat) -> String { number(Double(value)) }
  /// A number to a hundredth, without noughts at its end.
  private static func number(_ value: Double) -> String { Measure.text(value, places: 2) }

  /// Words as XML holds them; what no XML may hold is left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      default:
        let isCharacter = scalar.value >= 0x20 && scalar.value & 0xfffe != 0xfffe
        if isCharacter { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}
