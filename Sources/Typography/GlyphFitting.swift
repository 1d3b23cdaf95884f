internal import Foundation

/// The fitting of one font file's glyphs, in font units.
struct GlyphFitting: Sendable {
  /// What a glyph's advance and place have beside the font's.
  struct Letter: Hashable, Sendable {
    var advance: Int
    var offset: Int
  }

  /// Two neighbouring glyphs.
  private struct Pair: Hashable, Sendable {
    var first: UInt32
    var second: UInt32
  }

  private(set) var letters: [UInt32: Letter] = [:]
  private var pairs: [Pair: Int] = [:]

  /// The letters with marks of Latin writing, as Unicode numbers them.
  private static let marked: ClosedRange<UInt32> = 0xC0...0x17F

  /// Looks up the glyphs of fitted letters.
  ///
  /// - Parameters:
  ///   - fitted: What letters and pairs have, in shares of the size.
  ///   - unitsPerShare: Font units to the size asked for.
  ///   - glyph: The glyph of a character; `nil` where the font has none.
  init(_ fitted: FittedLetters, unitsPerShare: Double, glyph: (Unicode.Scalar) -> UInt32?) {
    func units(_ share: Double) -> Int { Int((share * unitsPerShare).rounded()) }
    func add(_ letter: (advance: Double, offset: Double), to glyph: UInt32?) {
      guard let glyph else { return }
      letters[glyph] = Letter(advance: units(letter.advance), offset: units(letter.offset))
    }
    guard !fitted.letters.isEmpty || !fitted.pairs.isEmpty else { return }
    for scalar in Self.marked.compactMap(Unicode.Scalar.init) {
      let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      guard parts.count > 1, let base = parts.first.map(Character.init),
        let letter = fitted.letters[base]
      else { continue }
      add(letter, to: glyph(scalar))
    }
    for (character, letter) in fitted.letters {
      if let scalar = character.unicodeScalars.first { add(letter, to: glyph(scalar)) }
    }
    for (pair, advance) in fitted.pairs {
      let glyphs = pair.unicodeScalars.compactMap(glyph)
      guard glyphs.count == 2 else { continue }
      pairs[Pair(first: glyphs[0], second: glyphs[1])] = units(advance)
    }
  }

  /// What the advance of the first of two neighbours has beside what the font kerns.
  func kern(between first: UInt32, and second: UInt32) -> Int {
    pairs.isEmpty ? 0 : pairs[Pair(first: first, second: second)] ?? 0
  }
}
