// A golden's text by bytes. Its signs are ASCII, but a name may begin with a mark that combines with the blank before it, or
// end with a letter that combines with what follows: then no Character of the text is the sign.
extension Substring {
  /// The parts between signs, empty ones among them.
  ///
  /// - Parameters:
  ///   - sign: An ASCII letter.
  ///   - count: How often it parts the text at most.
  /// - Returns: One part more than signs that part.
  func parted(by sign: Unicode.Scalar, atMost count: Int = .max) -> [Substring] {
    utf8.split(
      separator: UInt8(truncatingIfNeeded: sign.value), maxSplits: count,
      omittingEmptySubsequences: false
    ).map { Substring($0) }
  }

  /// What stands behind a beginning; `nil` if the text begins otherwise.
  func rest(after beginning: String) -> Substring? {
    utf8.starts(with: beginning.utf8)
      ? Substring(utf8.dropFirst(beginning.utf8.count)) : nil
  }

  /// Where an ASCII letter stands first.
  func place(ofFirst sign: Unicode.Scalar) -> Index? {
    utf8.firstIndex(of: UInt8(truncatingIfNeeded: sign.value))
  }

  /// Where an ASCII letter stands last.
  func place(ofLast sign: Unicode.Scalar) -> Index? {
    utf8.lastIndex(of: UInt8(truncatingIfNeeded: sign.value))
  }
}
