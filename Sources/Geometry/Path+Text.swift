internal import Foundation

/// Paths as text: numbers, then a letter for what they draw.
///
/// `m` moves, `l` draws a line, `q` a quadratic curve (control, end), `c` a cubic one (two controls,
/// end), `h` closes: `0 0 m 10 0 l 10 10 l h`.
extension Path: LosslessStringConvertible {
  /// The path as text.
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let end): text(end) + " m"
      case .line(let end): text(end) + " l"
      case .quadCurve(let end, let control): text(control, end) + " q"
      case .curve(let end, let control1, let control2): text(control1, control2, end) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Reads a path back from its text; `nil` where the text is none.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    var elements: [Element] = []
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: numbers[index], y: numbers[index + 1])
    }
    let wanted = ["m": 2, "l": 2, "q": 4, "c": 6, "h": 0]
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      guard let count = wanted[String(word)], numbers.count == count else { return nil }
      switch word {
      case "m": elements.append(.move(to: point(0)))
      case "l": elements.append(.line(to: point(0)))
      case "q": elements.append(.quadCurve(to: point(2), control: point(0)))
      case "c": elements.append(.curve(to: point(4), control1: point(0), control2: point(2)))
      default: elements.append(.closeSubpath)
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(elements: elements)
  }

  /// A whole number without its fraction, any other in the shortest digits that give it back.
  private static func text(_ value: CGFloat) -> String {
    let value = Double(value)
    if value == value.rounded(), abs(value) < 1e15 { return "\(Int(value))" }
    return "\(value)"
  }
}
