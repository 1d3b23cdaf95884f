import SwiftParser
import SwiftSyntax

/// The leaving out of what does not compile in a project's files, as little at a time as can be, with all lines in place.
///
/// Of a function it is the statement with the mistake; if that is not enough, those around it, then the whole body; of a type
/// a member, or a protocol that it conforms to; at last the whole type. What can be reached says so when it is: in a statement's
/// place stands `_leftOut("…")`, which is a view, too; a body returns nothing, or throws, or, where there must be a value, waits
/// for ever, or, where it may not, ends the film.
struct LeavingOut {
  /// A piece of the text that can be left out.
  struct Piece {
    /// What kind of piece it is.
    enum Kind { case statement, body, declaration }
    let range: Range<Int>
    let kind: Kind
    /// Whether it is a body that returns a value other than a view.
    var givesValue = false
    /// What comes in its place, without what is said; `nil` for spaces.
    let text: ((_ words: String) -> String)?
  }

  private let source: [UInt8]
  private let file: SourceFileSyntax
  /// What a mistake is told as, before its line's number.
  private let name: String
  private var edits: [(edit: Edit, round: Int?)] = []
  /// How often something was left out of a body.
  private var countsOfBodies: [Range<Int>: Int] = [:]

  /// So often statements of one body are left out; then all of it is.
  private static let greatestCountOfStatements = 12

  /// The text of a file without what does not compile.
  ///
  /// - Parameters:
  ///   - mistakes: The mistakes, in the order in which they were found: one that is found again takes more with it.
  ///   - source: The text.
  ///   - name: The file, as it is called in messages.
  /// - Returns: The text, with as many lines.
  static func text(without mistakes: [PartMistake], of source: String, named name: String)
    -> String
  {
    if mistakes.isEmpty { return source }
    var leaving = Self(source, name)
    for mistake in mistakes { leaving.leaveOut(mistake) }
    return leaving.result
  }

  private init(_ source: String, _ name: String) {
    (self.source, self.name) = (Array(source.utf8), name)
    file = Parser.parse(source: source)
  }

  private var result: String {
    var bytes = source
    for edit in edits.map(\.edit).sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func leaveOut(_ mistake: PartMistake) {
    guard let token = token(at: mistake) else { return }
    // What was found at the same time says nothing of whether it is still there.
    let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let isSettled = edits.contains { $0.round == mistake.round && $0.edit.range.contains(place) }
    if mistake.round != nil, isSettled { return }
    let pieces = LeftPieces.around(token, for: mistake)
    let body = pieces.first { $0.kind == .body }
    let isWorn = body.map { countsOfBodies[$0.range, default: 0] >= Self.greatestCountOfStatements }
    for piece in pieces where !isGone(piece.range) {
      if piece.kind == .statement, isWorn == true { continue }
      if let body { countsOfBodies[body.range, default: 0] += 1 }
      return replace(piece, mistake)
    }
  }

  /// Whether a piece, or one around it, was left out before.
  private func isGone(_ range: Range<Int>) -> Bool {
    edits.contains {
      $0.edit.range.lowerBound <= range.lowerBound && range.upperBound <= $0.edit.range.upperBound
    }
  }

  private mutating func replace(_ piece: Piece, _ mistake: PartMistake) {
    edits.removeAll { piece.range.contains($0.edit.range.lowerBound) }
    let words = "\(name):\(mistake.line) is left out: \(mistake.words)"
    let literal = Self.literal(words)
    let text = piece.text.map { $0(literal) } ?? ""
    let lines = source[piece.range].count { $0 == UInt8(ascii: "\n") }
    let edit = Edit(range: piece.range, text: text + String(repeating: "\n", count: lines))
    edits.append((edit, mistake.round))
  }

  /// Words as a literal of Swift.
  private static func literal(_ words: String) -> String {
    let plain = words.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(plain)\""
  }

  /// The token at a place, or the one that begins next on its line.
  private func token(at mistake: PartMistake) -> TokenSyntax? {
    var (start, line) = (0, 1)
    while line < mistake.line {
      guard let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      (start, line) = (end + 1, line + 1)
    }
    let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
    var place = min(start + mistake.column - 1, end)
    while place < end, source[place] == UInt8(ascii: " ") { place += 1 }
    guard place < source.count else { return file.lastToken(viewMode: .sourceAccurate) }
    return file.token(at: AbsolutePosition(utf8Offset: place))
  }
}
