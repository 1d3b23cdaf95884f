/// The words of a golden's text, and how names stand in it.
///
/// A golden is lines of UTF-8, each ended by a line feed. Header, summary, frames, motion, and a digest of all that
/// as the last line, by which a file that was cut off or changed by hand is known:
///
///     rostrum golden 1
///     renderer 1
///     scene Card.swift 3f2a…
///     …
///     moves Card/Capsule · scale.width,height: 1 → 0.95 → 1, overshoots 4.6 %, settles at 1.31 s, fastest 2.1/s
///     frame 0 0123456789abcdef 0123456789abcdef
///     frame 1-18 = 0
///     draws 0123456789abcdef Card/Capsule
///       fill rounded 16 20 66.5 20.5 corner 10.25 with #0088ff
///     hides 0-29 16 20 40 40
///     event 0.5 touch
///       on Card/Capsule
///     view Card/Capsule
///       frame.x,y,width,height = 16 20 66.5 20.5
///       scale.width,height 1*30 0.9931 0.9812 …
///         to 1*30 0.95*60
///         by 30-77 spring(duration: 0.3, bounce: 0.2)
///       offset.x as offset.y + 20
///     end 0123456789abcdef
///
/// A header has a line `variant …` for each flag by which the film departs from the usual one, and `by flags` if neither
/// the scene alone nor its check file asks for it. Of frames, `1-18 = 0` are as frame 0 is, and `60-89 = 0-29` as those were one by one. Of values, `1*30` is a value for
/// 30 frames, `-` none, `@12-40` the frames in which the view is there if not all. What the state says (`to`) is left out
/// where it is what is shown; what follows another value exactly says which, and by how many frames it is `later`.
enum GoldenText {
  /// The form's version; another one is refused.
  static let version = 1
  static let title = "rostrum golden"
  /// The hexadecimal digits of a digest that stand for it in a line of frames and at the end.
  static let digestLength = 16
  /// The hexadecimal digits of a file's digest.
  static let fileDigestLength = 64
  /// What stands before a line that belongs to the one above.
  static let indent = "  "
  /// Lists of values are broken into lines of at most so many bytes.
  static let lineLength = 110

  /// A name that stands to the end of its line: line breaks and backslashes as escapes.
  static func escaped(_ name: String) -> String { escaped(name, and: "") }

  /// A name with escapes for line breaks, backslashes and what else is a sign where it stands.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - signs: What has an escape besides: a blank, a comma, quotes.
  /// - Returns: The text.
  private static func escaped(_ name: String, and signs: String) -> String {
    let hasSigns = name.utf8.contains { byte in
      byte < 32 || byte == UInt8(ascii: "\\") || signs.utf8.contains(byte)
    }
    guard hasSigns else { return name }
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let letter: Unicode.Scalar? =
        switch scalar {
        case "\\": "\\"
        case "\n": "n"
        case "\r": "r"
        case "\t": "t"
        case " ": "s"
        case ",": "c"
        case "\"": "q"
        default: nil
        }
      let isPlain = " ,\"".unicodeScalars.contains(scalar) && !signs.unicodeScalars.contains(scalar)
      if let letter, !isPlain {
        result.append("\\")
        result.append(letter)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Reads a name that was ``escaped(_:)``; `nil` for a backslash before anything else.
  static func unescaped(_ text: Substring) -> String? {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var result = String.UnicodeScalarView()
    var isEscape = false
    for scalar in text.unicodeScalars {
      if !isEscape {
        if scalar == "\\" { isEscape = true } else { result.append(scalar) }
        continue
      }
      isEscape = false
      switch scalar {
      case "\\": result.append("\\")
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "s": result.append(" ")
      case "c": result.append(",")
      case "q": result.append("\"")
      default: return nil
      }
    }
    return isEscape ? nil : String(result)
  }

  /// A name that ends at a blank or a comma: these as escapes, too.
  static func escapedWord(_ name: String) -> String {
    escaped(name, and: " ,")
  }

  /// A value that is words: in quotes, without blanks.
  static func quoted(_ words: String) -> String {
    "\"\(escaped(words, and: " \""))\""
  }

  /// Whether a word is so many hexadecimal digits.
  static func isDigest(_ word: Substring, _ count: Int = digestLength) -> Bool {
    word.utf8.count == count
      && word.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}
