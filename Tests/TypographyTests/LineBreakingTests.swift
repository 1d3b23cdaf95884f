import Testing

@testable import Typography

/// Unicode's line breaking, rule by rule and over all pairs of classes.
@Suite("BreakClass")
struct LineBreakingTests {
  static let all: [BreakClass] = (0...30).compactMap { BreakClass(rawValue: $0) }
  static let spaces = [false, true]

  private func allows(_ a: BreakClass, _ b: BreakClass, _ hasSpaces: Bool = false) -> Bool {
    BreakClass.allowsBreak(after: a, before: b, hasSpaces: hasSpaces)
  }

  @Test(
    "no line begins with a space, a closing mark, a mark of exclamation or a slash", arguments: all,
    spaces)
  func neverBefore(before: BreakClass, hasSpaces: Bool) {
    for after in [BreakClass.space, .zeroWidthSpace] {
      #expect(!allows(before, after, hasSpaces))
    }
    guard before != .zeroWidthSpace else { return }
    for after in [BreakClass.close, .closeParenthesis, .exclamation, .slash] {
      #expect(!allows(before, after, hasSpaces))
    }
  }

  @Test(
    "a point begins a line after spaces where a number follows, and nowhere else", arguments: all)
  func points(before: BreakClass) {
    guard before != .zeroWidthSpace, before != .space else { return }
    #expect(!allows(before, .infix, true) && !allows(before, .infix))
    let isFree = before != .open
    let begins = BreakClass.allowsBreak(
      after: before, before: .infix, hasSpaces: true, isBeforeNumber: true)
    #expect(begins == isFree)
    #expect(
      !BreakClass.allowsBreak(
        after: before, before: .infix, hasSpaces: false, isBeforeNumber: true))
  }

  @Test("a zero-width space always allows a break, a word joiner none beside it", arguments: all)
  func joiners(other: BreakClass) {
    if other != .space, other != .zeroWidthSpace {
      #expect(allows(.zeroWidthSpace, other) && allows(.zeroWidthSpace, other, true))
    }
    if other != .zeroWidthSpace { #expect(!allows(other, .wordJoiner)) }
    #expect(!allows(.wordJoiner, other))
  }

  @Test("nothing is torn from an opening mark, spaces or not", arguments: all, spaces)
  func opening(after: BreakClass, hasSpaces: Bool) { #expect(!allows(.open, after, hasSpaces)) }

  @Test("glue holds on either side, but after a space or a hyphen", arguments: all)
  func glue(other: BreakClass) {
    if other != .space, other != .zeroWidthSpace { #expect(!allows(.glue, other)) }
    let mayBreak: [BreakClass] = [.breakAfter, .hyphen, .zeroWidthSpace, .space]
    #expect(allows(other, .glue) == mayBreak.contains(other))
  }

  @Test("a space never takes a break away", arguments: all, all)
  func spacesAllowMore(before: BreakClass, after: BreakClass) {
    // A quotation before an opening mark is the exception of LB15, an ideograph none.
    if allows(before, after), !(before == .quotation && after == .open) {
      #expect(allows(before, after, true))
    }
  }

  @Test("letters and digits hold together, ideographs do not")
  func words() {
    for a in [BreakClass.letter, .number] {
      for b in [BreakClass.letter, .number] { #expect(!allows(a, b) && allows(a, b, true)) }
    }
    #expect(allows(.ideograph, .ideograph) && allows(.ideograph, .letter))
    #expect(allows(.letter, .ideograph) && !allows(.ideograph, .nonstarter))
  }

  @Test(
    "numbers keep their signs, points and units",
    arguments: [
      (BreakClass.prefix, BreakClass.number), (.number, .postfix), (.hyphen, .number),
      (.infix, .number), (.slash, .number), (.number, .prefix), (.postfix, .number),
      (.prefix, .open), (.close, .postfix),
    ])
  func numbers(pair: (BreakClass, BreakClass)) { #expect(!allows(pair.0, pair.1)) }

  @Test("a hyphen ends a line, an en dash too, an em dash on either side")
  func hyphens() {
    #expect(allows(.hyphen, .letter) && !allows(.letter, .hyphen))
    #expect(allows(.breakAfter, .letter) && !allows(.letter, .breakAfter))
    #expect(allows(.breakBoth, .letter) && allows(.letter, .breakBoth))
    #expect(!allows(.breakBoth, .breakBoth, true))
    #expect(!allows(.breakBefore, .letter))
  }

  @Test(
    "characters have the classes of Unicode's table",
    arguments: [
      (" ", BreakClass.space), ("\u{3000}", .space), ("\u{200B}", .zeroWidthSpace),
      ("\u{2060}", .wordJoiner), ("\u{A0}", .glue), ("\u{202F}", .glue), ("-", .hyphen),
      ("\u{AD}", .breakAfter), ("–", .breakAfter), ("—", .breakBoth), ("…", .inseparable),
      ("(", .open), ("「", .open), (")", .closeParenthesis), ("]", .closeParenthesis),
      ("}", .close), ("」", .close), ("、", .close), ("!", .exclamation), ("?", .exclamation),
      (",", .infix), (".", .infix), ("/", .slash), ("\"", .quotation), ("“", .quotation),
      ("ー", .nonstarter), ("っ", .nonstarter), ("$", .prefix), ("€", .prefix), ("%", .postfix),
      ("°", .postfix), ("7", .number), ("٣", .number), ("日", .ideograph), ("あ", .ideograph),
      ("🎉", .ideograph), ("a", .letter), ("é", .letter), ("한", .letter), ("א", .letter),
    ] as [(Unicode.Scalar, BreakClass)])
  func classes(pair: (Unicode.Scalar, BreakClass)) { #expect(BreakClass(pair.0) == pair.1) }

  // MARK: Direction

  static let texts = ["abc 12", "אבג", "אב cd 12", "a (אב) b", "12", "", "  ", "א1ב2 x,y"]

  @Test(
    "levels are odd for what runs left, even for what runs right, and at least the base",
    arguments: texts, [nil, false, true] as [Bool?])
  func levels(text: String, direction: Bool?) {
    let scalars = Array(text.unicodeScalars)
    let (levels, base) = bidirectionalLevels(of: scalars, isRightToLeft: direction)
    #expect(levels.count == scalars.count)
    #expect(levels.allSatisfy { $0 >= base && $0 <= base + 2 })
    if let direction { #expect(base == (direction ? 1 : 0)) }
    for (scalar, level) in zip(scalars, levels) {
      if ("a"..."z").contains(scalar) { #expect(level.isMultiple(of: 2)) }
      if ("א"..."ת").contains(scalar) { #expect(!level.isMultiple(of: 2)) }
    }
  }

  @Test("the visual order is a permutation that reverses what runs left", arguments: 0..<40)
  func order(seed: Int) {
    let levels = (0..<12).map { UInt8(((seed &* 7919 &+ $0 &* 104_729) >> 3) % 4) }
    let order = visualOrder(of: levels)
    #expect(order.sorted() == Array(levels.indices))
    let flipped = visualOrder(of: levels.map { $0 + 1 })
    // A level more for all reverses the whole line.
    #expect(flipped == order.reversed())
    #expect(visualOrder(of: levels.map { _ in 2 }) == Array(levels.indices))
  }
}
