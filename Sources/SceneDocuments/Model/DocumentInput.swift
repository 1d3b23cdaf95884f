/// An input of a document: a value that whoever films it can give.
public struct DocumentInput: Hashable, Sendable {
  /// What an input is.
  public enum Kind: Hashable, Sendable {
    /// Words.
    case text
    /// A number within a range.
    case number(ClosedRange<Double>)
    /// `true` or `false`.
    case boolean
    /// A colour, as documents write it.
    case color
    /// One of these words.
    case choice([String])

    /// Its name in documents: `text`, `number`, `boolean`, `color`, `choice`.
    public var name: String {
      switch self {
      case .text: "text"
      case .number: "number"
      case .boolean: "boolean"
      case .color: "color"
      case .choice: "choice"
      }
    }
  }

  /// Its name: what `--input NAME=VALUE` and `${NAME}` say.
  public var name: String
  /// What it is.
  public var kind: Kind
  /// The value that it has unless one is given, as text.
  public var standard: String
  /// The value that the document was read with, as text.
  public var value: String
  /// What it is for, in the document's words.
  public var help: String?
  /// Where it is declared.
  public var place: SourcePlace

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - kind: What it is.
  ///   - standard: The value that it has unless one is given.
  ///   - value: The value that it has.
  ///   - help: What it is for.
  ///   - place: Where it is declared.
  public init(
    name: String, kind: Kind, standard: String, value: String, help: String? = nil,
    place: SourcePlace
  ) {
    (self.name, self.kind, self.standard) = (name, kind, standard)
    (self.value, self.help, self.place) = (value, help, place)
  }
}
