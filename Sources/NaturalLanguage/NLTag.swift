/// What a part of a text is asked for.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a scheme by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Whether it is a word, a sign or a space.
  public static let tokenType = Self("TokenType")
  /// Which part of speech it is; nobody knows here.
  public static let lexicalClass = Self("LexicalClass")
  /// Whose name it is; nobody knows here.
  public static let nameType = Self("NameType")
  /// Whose name or which part of speech it is; nobody knows here.
  public static let nameTypeOrLexicalClass = Self("NameTypeOrLexicalClass")
  /// Which form a dictionary has; nobody knows here.
  public static let lemma = Self("Lemma")
  /// Which language it is in.
  public static let language = Self("Language")
  /// Which script it is in.
  public static let script = Self("Script")
  /// Whether it is glad or sad; nobody knows here.
  public static let sentimentScore = Self("SentimentScore")
}

/// What a part of a text is.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a tag by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A word.
  public static let word = Self("Word")
  /// A mark between words.
  public static let punctuation = Self("Punctuation")
  /// A space.
  public static let whitespace = Self("Whitespace")
  /// Something else.
  public static let other = Self("Other")
  /// A thing or being.
  public static let noun = Self("Noun")
  /// What is done.
  public static let verb = Self("Verb")
  /// How something is.
  public static let adjective = Self("Adjective")
  /// How something is done.
  public static let adverb = Self("Adverb")
  /// What stands for a noun.
  public static let pronoun = Self("Pronoun")
  /// What stands before a noun.
  public static let determiner = Self("Determiner")
  /// What belongs to a verb.
  public static let particle = Self("Particle")
  /// What says where or when.
  public static let preposition = Self("Preposition")
  /// A number.
  public static let number = Self("Number")
  /// What joins sentences.
  public static let conjunction = Self("Conjunction")
  /// What is called out.
  public static let interjection = Self("Interjection")
  /// A person's name.
  public static let personalName = Self("PersonalName")
  /// A place's name.
  public static let placeName = Self("PlaceName")
  /// An organisation's name.
  public static let organizationName = Self("OrganizationName")
}
