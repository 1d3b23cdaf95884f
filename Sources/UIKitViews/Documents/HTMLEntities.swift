/// The letters that HTML writes by names and numbers.
enum HTMLEntities {
  private static let names: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–",
    "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
    "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "deg": "°", "times": "×",
    "divide": "÷", "plusmn": "±", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢",
    "sect": "§", "para": "¶", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
    "szlig": "ß", "eacute": "é", "egrave": "è", "ecirc": "ê", "agrave": "à", "aacute": "á",
    "acirc": "â", "ccedil": "ç", "ntilde": "ñ", "oacute": "ó", "uacute": "ú", "iacute": "í",
    "aring": "å", "oslash": "ø", "aelig": "æ", "shy": "\u{AD}", "zwj": "\u{200D}",
  ]
  /// The longest name, in letters.
  private static let longest = 8

  /// A text with letters in the places of their names and numbers; what is none stays.
  static func resolved(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[mark...].dropFirst()
      if let end = rest.prefix(longest + 2).firstIndex(of: ";"), let letter = letter(rest[..<end]) {
        result.append(letter)
        rest = rest[end...].dropFirst()
      } else {
        result.append("&")
      }
    }
    return result + rest
  }

  private static func letter(_ name: Substring) -> Character? {
    guard name.first == "#" else { return names[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
