/// The published JSON Schema (2020-12) of scene documents, written from the table by which they are read.
public enum DocumentSchema {
  /// What the schema is called, with the version of the format.
  public static let identifier = "urn:rostrum:scene-document:\(SceneDocument.version)"

  /// The schema as text, keys in the table's order, ending in a line feed.
  public static func json() -> String { SchemaWriter().text() }
}
