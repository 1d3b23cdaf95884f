/// How large documents and token files may be.
///
/// Beyond, they are refused, with the limit in words.
public enum DocumentLimits {
  /// Bytes of a file.
  public static let bytes = 4 << 20
  /// Values of a file: words, numbers, lists and mappings.
  public static let values = 200_000
  /// Lists and mappings in one another.
  public static let depth = 64
  /// Characters of a text, of path data and of every other string.
  public static let textLength = 100_000
  /// Nodes of a scene.
  public static let nodes = 10_000
  /// States of a document.
  public static let states = 200
  /// Points of a length, and pixels of a side of the stage.
  public static let points = 16_384
  /// Tokens of a file.
  public static let tokens = 20_000
  /// Mistakes that are told of a document; the rest is counted.
  public static let toldProblems = 20
}
