// Which way each character of a paragraph runs: the part of Unicode's bidirectional algorithm that
// text without control characters needs.
//
// Source: UAX #9, rules P2–P3, W1–W7, N1–N2, I1–I2, L1. Left out: explicit embeddings, overrides and
// isolates (X1–X8; the control characters count as neutral), paired brackets (N0), and classes of
// scripts of Unicode's supplementary planes other than the right-to-left ones at U+10800–U+10FFF and
// U+1E800–U+1EFFF.

/// What the algorithm needs to know of a character.
private enum BidirectionalClass {
  case left, right, arabicLetter, european, arabicNumber
  case separator, terminator, commonSeparator, mark, whitespace, neutral

  init(_ character: Unicode.Scalar) {
    switch character.value {
    case 0x30...0x39, 0xB2, 0xB3, 0xB9, 0x2070...0x2079, 0x2080...0x2089, 0x6F0...0x6F9:
      self = .european
    case 0x2B, 0x2D, 0x2212: self = .separator
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x2030...0x2034, 0x20A0...0x20CF, 0x66A:
      self = .terminator
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C: self = .commonSeparator
    case 0x660...0x669, 0x66B, 0x66C: self = .arabicNumber
    case 0x9, 0x20, 0x1680, 0x2000...0x200A, 0x2028, 0x205F, 0x3000: self = .whitespace
    case 0x200E: self = .left
    case 0x200F: self = .right
    case 0x61C: self = .arabicLetter
    case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x10800...0x10CFF, 0x10D40...0x10FFF,
      0x1E800...0x1EBFF, 0x1EF00...0x1EFFF:
      self = Self.isMark(character) ? .mark : .right
    case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF, 0x10D00...0x10D3F,
      0x1EC00...0x1EEFF:
      self = Self.isMark(character) ? .mark : .arabicLetter
    default:
      if Self.isMark(character) {
        self = .mark
      } else if character.properties.isAlphabetic {
        self = .left
      } else {
        self = .neutral
      }
    }
  }

  private static func isMark(_ character: Unicode.Scalar) -> Bool {
    let category = character.properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }
}

/// Returns the embedding level of each character: even for left to right, odd for right to left.
///
/// - Parameters:
///   - text: One paragraph.
///   - direction: Whether the paragraph runs right to left; `nil` to let its first letter decide.
/// - Returns: The levels, and the paragraph's own.
func bidirectionalLevels(
  of text: [Unicode.Scalar], isRightToLeft direction: Bool?
) -> (levels: [UInt8], base: UInt8) {
  // Nothing below U+0590 is right to left: the usual case costs one look at each character.
  guard direction == true || text.contains(where: { $0.value >= 0x590 }) else {
    return ([UInt8](repeating: 0, count: text.count), 0)
  }
  var classes = text.map(BidirectionalClass.init)
  let firstLetter = classes.first { [.left, .right, .arabicLetter].contains($0) }
  let isRightToLeft = direction ?? (firstLetter == .right || firstLetter == .arabicLetter)
  let base: UInt8 = isRightToLeft ? 1 : 0
  let original = classes
  resolveWeak(&classes, edge: isRightToLeft ? .right : .left)
  resolveNeutral(&classes, edge: isRightToLeft ? .right : .left)
  var levels = classes.map { kind -> UInt8 in
    switch kind {
    case .right, .arabicLetter: base | 1
    case .european, .arabicNumber: base + 2 - base % 2
    default: isRightToLeft ? base + 1 : base
    }
  }
  // L1: white space at the end of the paragraph stays on the paragraph's side.
  for i in levels.indices.reversed() {
    guard original[i] == .whitespace else { break }
    levels[i] = base
  }
  return (levels, base)
}

/// Rules W1 to W7: marks, numbers and what surrounds them.
private func resolveWeak(_ classes: inout [BidirectionalClass], edge: BidirectionalClass) {
  var previous = edge
  var strong = edge
  for i in classes.indices {
    if classes[i] == .mark { classes[i] = previous }  // W1
    previous = classes[i]
    switch classes[i] {
    case .left, .right, .arabicLetter: strong = classes[i]
    case .european where strong == .arabicLetter: classes[i] = .arabicNumber  // W2
    default: break
    }
  }
  for i in classes.indices where classes[i] == .arabicLetter { classes[i] = .right }  // W3
  if classes.count > 2 {  // W4
    for i in 1..<classes.count - 1 where classes[i - 1] == classes[i + 1] {
      let isJoined =
        classes[i] == .commonSeparator
        && (classes[i - 1] == .european || classes[i - 1] == .arabicNumber)
        || classes[i] == .separator && classes[i - 1] == .european
      if isJoined { classes[i] = classes[i - 1] }
    }
  }
  var i = 0
  while i < classes.count {  // W5, W6
    guard classes[i] == .terminator else {
      i += 1
      continue
    }
    let start = i
    while i < classes.count, classes[i] == .terminator { i += 1 }
    let touches =
      start > 0 && classes[start - 1] == .european || i < classes.count && classes[i] == .european
    for j in start..<i { classes[j] = touches ? .european : .neutral }
  }
  strong = edge
  for i in classes.indices {
    switch classes[i] {
    case .separator, .commonSeparator: classes[i] = .neutral  // W6
    case .left, .right: strong = classes[i]
    case .european where strong == .left: classes[i] = .left  // W7
    default: break
    }
  }
}

/// Rules N1 and N2: what has no direction takes that of its surroundings.
private func resolveNeutral(_ classes: inout [BidirectionalClass], edge: BidirectionalClass) {
  func side(_ kind: BidirectionalClass) -> BidirectionalClass { kind == .left ? .left : .right }
  func isNeutral(_ kind: BidirectionalClass) -> Bool { kind == .neutral || kind == .whitespace }
  var i = 0
  while i < classes.count {
    guard isNeutral(classes[i]) else {
      i += 1
      continue
    }
    let start = i
    while i < classes.count, isNeutral(classes[i]) { i += 1 }
    let before = start > 0 ? side(classes[start - 1]) : edge
    let after = i < classes.count ? side(classes[i]) : edge
    for j in start..<i { classes[j] = before == after ? before : edge }
  }
}

/// Returns the order in which `levels`' elements stand from left to right, as indices.
///
/// - Note: Source: UAX #9, rule L2.
func visualOrder(of levels: [UInt8]) -> [Int] {
  var order = Array(levels.indices)
  guard let highest = levels.max(), highest > 0 else { return order }
  for level in stride(from: highest, through: 1, by: -1) {
    var start = 0
    while start < order.count {
      guard levels[order[start]] >= level else {
        start += 1
        continue
      }
      var end = start
      while end < order.count, levels[order[end]] >= level { end += 1 }
      order[start..<end].reverse()
      start = end
    }
  }
  return order
}
