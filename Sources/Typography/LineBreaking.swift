// Where lines may end: the part of Unicode's line breaking algorithm that user interfaces need.
//
// Source: UAX #14, rules LB7–LB31, on grapheme clusters, each standing for its first character.
// Hangul syllables hold together like letters, as Apple's standard strategy has them. Left out:
// dictionaries (Thai, Lao, Khmer and Burmese break at spaces only), LB15a and LB15b on directed
// quotation marks, LB20a, LB21b, LB28a, and the Hebrew rules.

/// The line breaking class of a character.
enum BreakClass: UInt8, Sendable {
  case space, zeroWidthSpace, wordJoiner, glue
  case open, close, closeParenthesis, exclamation, infix, slash, quotation, nonstarter
  case prefix, postfix, number, letter, ideograph
  case hyphen, breakAfter, breakBoth, breakBefore, inseparable

  /// The class of a grapheme cluster that begins with `character`.
  init(_ character: Unicode.Scalar) {
    switch character.value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = .space
    case 0x200B: self = .zeroWidthSpace
    case 0x2060, 0xFEFF: self = .wordJoiner
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x180E: self = .glue
    case 0x2D: self = .hyphen
    case 0x9, 0x7C, 0xAD, 0x2010, 0x2012, 0x2013, 0x2027, 0x58A: self = .breakAfter
    case 0x2014: self = .breakBoth
    case 0xB4, 0x2C8, 0x2CC, 0x1FFD: self = .breakBefore
    case 0x2024...0x2026, 0x22EF, 0xFE19: self = .inseparable
    case 0x28, 0x5B, 0x7B, 0xA1, 0xBF, 0x2045, 0x207D, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010,
      0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
      self = .open
    case 0x29, 0x5D: self = .closeParenthesis
    case 0x7D, 0x2046, 0x207E, 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015,
      0x3017, 0x3019, 0x301B, 0x301E, 0x301F, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1F, 0xFF3D,
      0xFF5D, 0xFF60, 0xFF61, 0xFF63, 0xFF64:
      self = .close
    case 0x21, 0x3F, 0x5C6, 0x61B, 0x61E, 0x61F: self = .exclamation
    case 0x2C, 0x2E, 0x3A, 0x3B, 0x37E, 0x589, 0x60C, 0x60D, 0x2044: self = .infix
    case 0x2F: self = .slash
    case 0x22, 0x27, 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A: self = .quotation
    case 0x203C, 0x203D, 0x2047...0x2049, 0x3005, 0x303B, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049,
      0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x309B...0x309E, 0x30A0, 0x30A1, 0x30A3, 0x30A5,
      0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30FB...0x30FE, 0xFF1A, 0xFF1B,
      0xFF65:
      self = .nonstarter
    case 0x24, 0x2B, 0x5C, 0xA3...0xA5, 0xB1, 0x20A0...0x20CF, 0x2116, 0x2212: self = .prefix
    case 0x25, 0xA2, 0xB0, 0x2030...0x2037, 0x20A7, 0x2103, 0x2109: self = .postfix
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: self = .number
    case 0x2E80...0x2FFF, 0x3003...0x312F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF02...0xFF60, 0x1F000...0x1FAFF, 0x20000...0x3FFFD,
      0x231A, 0x231B, 0x23E9...0x23F3, 0x2600...0x2604, 0x2614, 0x2615, 0x2618, 0x261A...0x261F,
      0x2639...0x263B, 0x2668, 0x267F, 0x26BD...0x26C8, 0x26CD, 0x26CF...0x26E1, 0x2705, 0x2708,
      0x270A...0x270D, 0x2728, 0x274C, 0x2764:
      self = .ideograph
    default: self = .letter
    }
  }

  /// Whether a line may end between a cluster of class `before` and one of class `after`.
  ///
  /// - Parameters:
  ///   - before: Class of the last cluster that is no space.
  ///   - after: Class of the next cluster.
  ///   - hasSpaces: Whether spaces stand between the two.
  ///   - isBeforeNumber: Whether a number follows the next cluster at once.
  /// - Returns: Whether the next cluster may begin a line.
  static func allowsBreak(
    after before: BreakClass, before after: BreakClass, hasSpaces: Bool,
    isBeforeNumber: Bool = false
  ) -> Bool {
    if after == .space || after == .zeroWidthSpace { return false }  // LB7
    if before == .zeroWidthSpace { return true }  // LB8
    if after == .wordJoiner || before == .wordJoiner && !hasSpaces { return false }  // LB11
    if [.close, .closeParenthesis, .exclamation, .slash].contains(after) { return false }  // LB13
    if before == .open { return false }  // LB14
    if before == .quotation && after == .open && hasSpaces { return false }  // LB15
    // A point that begins a number begins a line, as in “or .5”; no other does, as in “or .mask”.
    if after == .infix && (hasSpaces || before == .space) { return isBeforeNumber }  // LB15c, LB15d
    if (before == .close || before == .closeParenthesis) && after == .nonstarter { return false }
    if before == .breakBoth && after == .breakBoth { return false }  // LB17
    if hasSpaces || before == .space { return true }  // LB18
    return allowsBreakWithoutSpace(after: before, before: after)
  }

  /// Rules LB12, LB12a and LB19 to LB31, for neighbours.
  private static func allowsBreakWithoutSpace(
    after before: BreakClass, before after: BreakClass
  ) -> Bool {
    switch (before, after) {
    case (.glue, _): false  // LB12
    case (.breakAfter, .glue), (.hyphen, .glue): true  // LB12a
    case (_, .glue): false
    case (_, .infix): false  // LB15d
    case (_, .quotation), (.quotation, _): false  // LB19
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (.breakBefore, _): false  // LB21
    case (_, .inseparable): false  // LB22
    case (.letter, .number), (.number, .letter): false  // LB23
    case (.prefix, .ideograph), (.ideograph, .postfix): false  // LB23a
    case (.prefix, .letter), (.postfix, .letter), (.letter, .prefix), (.letter, .postfix): false
    case (.number, .number), (.number, .postfix), (.number, .prefix), (.prefix, .number),
      (.postfix, .number), (.hyphen, .number), (.infix, .number), (.slash, .number),
      (.prefix, .open), (.postfix, .open), (.close, .postfix), (.close, .prefix),
      (.closeParenthesis, .postfix),
      (.closeParenthesis, .prefix):
      false  // LB25
    case (.letter, .letter): false  // LB28
    case (.infix, .letter): false  // LB29
    case (.letter, .open), (.number, .open), (.closeParenthesis, .letter),
      (.closeParenthesis, .number):
      false  // LB30
    default: true  // LB31
    }
  }
}
