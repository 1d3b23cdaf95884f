/// A mistake that the compiler found in one of a project's files, so that what stands there is left out.
public struct PartMistake: Decodable, Equatable, Sendable {
  /// Where, from 1; the column in bytes.
  let line: Int
  let column: Int
  /// What the compiler says.
  let words: String
  /// When it was found: what one round found in a place is left out at once.
  var round: Int? = nil
}
