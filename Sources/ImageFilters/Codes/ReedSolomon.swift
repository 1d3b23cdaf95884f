/// Words by which lost words are found again: Reed's and Solomon's code over 256 numbers.
///
/// The field is that of ISO/IEC 18004: polynomials modulo x⁸ + x⁴ + x³ + x² + 1, powers of x from 0 on as roots.
enum ReedSolomon {
  /// The product of two numbers of the field.
  ///
  /// - Parameters:
  ///   - x: One of them.
  ///   - y: The other.
  /// - Returns: The product.
  static func product(_ x: UInt8, _ y: UInt8) -> UInt8 {
    var (sum, shifted) = (UInt8(0), x)
    for bit in 0..<8 {
      if y >> UInt8(bit) & 1 == 1 { sum ^= shifted }
      let isOver = shifted & 0x80 != 0
      shifted <<= 1
      if isOver { shifted ^= 0x1d }
    }
    return sum
  }

  /// The polynomial whose roots are the first powers of x; the highest term, which is 1, is left out.
  static func generator(_ count: Int) -> [UInt8] {
    var terms = [UInt8](repeating: 0, count: count)
    guard count > 0 else { return terms }
    terms[count - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in 0..<count {
        terms[index] = product(terms[index], root)
        if index + 1 < count { terms[index] ^= terms[index + 1] }
      }
      root = product(root, 2)
    }
    return terms
  }

  /// What is left of words that are divided by a generator: the words for correction.
  ///
  /// - Parameters:
  ///   - words: What is said.
  ///   - generator: The polynomial.
  /// - Returns: As many words as the generator has terms.
  static func remainder(_ words: some Sequence<UInt8>, by generator: [UInt8]) -> [UInt8] {
    var rest = [UInt8](repeating: 0, count: generator.count)
    for word in words {
      let factor = word ^ rest.removeFirst()
      rest.append(0)
      for index in rest.indices { rest[index] ^= product(generator[index], factor) }
    }
    return rest
  }
}
