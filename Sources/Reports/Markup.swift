/// Text as it stands in a page: nothing that a scene is called becomes markup.
enum Markup {
  /// A text as content or as a quoted attribute of HTML, XML and SVG.
  ///
  /// Characters that XML 1.0 has no place for become U+FFFD, so that one escape serves all three.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value & 0xfffe == 0xfffe:
        result.unicodeScalars.append("\u{fffd}")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text as a literal of JSON that may stand inside a page's `<script>`.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      // `</script>` and `<!--` would end the script; the separators were no part of JavaScript's strings.
      case "<", ">", "&", "\u{2028}", "\u{2029}": result += hexadecimal(scalar)
      case _ where scalar.value < 0x20: result += hexadecimal(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// A word as a POSIX shell takes it: in single quotes where it needs any.
  static func shellWord(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: "./_-+:,@%".utf8.contains(byte)
      }
    }
    if isPlain, !text.isEmpty { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}

/// Numbers as text, without the machine's locale: a point, no groups, no trailing zeros.
enum Decimal {
  /// Powers of ten that places are counted by.
  private static let powers: [Double] = [1, 10, 100, 1000, 10_000, 100_000]
  /// Beyond it not every whole number is a `Double`.
  private static let greatestWhole = 9_007_199_254_740_992.0

  /// A number rounded to some places behind the point.
  ///
  /// - Parameters:
  ///   - value: Any number.
  ///   - places: At most how many digits behind the point, 0...5.
  /// - Returns: Such as `0.25`, `-3`, or `∞`.
  static func text(_ value: Double, places: Int) -> String {
    guard value.isFinite else { return value.isNaN ? "?" : value < 0 ? "−∞" : "∞" }
    let scaled = (value * powers[places]).rounded()
    guard abs(scaled) < greatestWhole else { return "\(value)" }
    let (whole, part) = Int(abs(scaled)).quotientAndRemainder(dividingBy: Int(powers[places]))
    let sign = scaled < 0 ? "-" : ""
    guard part > 0 else { return "\(sign)\(whole)" }
    var digits = String(part)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
