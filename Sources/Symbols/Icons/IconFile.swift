internal import Foundation
internal import Geometry

/// An icon's file: SVG with nothing in it but filled paths and circles.
struct IconFile {
  /// What is painted, as an outline without overlaps.
  let area: Path

  /// Reads a file; `nil` if it holds anything but a picture's element with paths and circles in it, or one that is none.
  init?(_ text: String) {
    var area = Path()
    for element in text.split(separator: "<").dropFirst() {
      guard let name = element.split(whereSeparator: { $0.isWhitespace || $0 == ">" }).first else {
        return nil
      }
      switch name {
      case "svg", "/svg": continue
      case "path":
        guard let outline = Self.value(of: "d", in: element),
          let path = try? Path(svgPath: outline)
        else { return nil }
        let part = path.normalized(eoFill: Self.value(of: "fill-rule", in: element) == "evenodd")
        area = area.isEmpty ? part : area.union(part)
      case "circle":
        let numbers = ["cx", "cy", "r"].compactMap { name in
          Self.value(of: name, in: element).flatMap(Double.init)
        }
        guard numbers.count == 3 else { return nil }
        let part = Path(
          ellipseIn: CGRect(
            x: numbers[0] - numbers[2], y: numbers[1] - numbers[2], width: 2 * numbers[2],
            height: 2 * numbers[2]))
        area = area.isEmpty ? part : area.union(part)
      default: return nil
      }
    }
    if area.isEmpty { return nil }
    self.area = area
  }

  /// The value of an element's attribute.
  private static func value(of attribute: String, in element: Substring) -> String? {
    guard let start = element.range(of: " \(attribute)=\"")?.upperBound,
      let end = element[start...].firstIndex(of: "\"")
    else { return nil }
    return String(element[start..<end])
  }
}
