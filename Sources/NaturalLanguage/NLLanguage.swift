/// A language, by its code.
///
/// - Note: Source: BCP 47.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a language by its code.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension NLLanguage {
  /// Amharic.
  public static let amharic = Self("am")
  /// Arabic.
  public static let arabic = Self("ar")
  /// Armenian.
  public static let armenian = Self("hy")
  /// Bengali.
  public static let bengali = Self("bn")
  /// Bulgarian.
  public static let bulgarian = Self("bg")
  /// Burmese.
  public static let burmese = Self("my")
  /// Catalan.
  public static let catalan = Self("ca")
  /// Cherokee.
  public static let cherokee = Self("chr")
  /// Croatian.
  public static let croatian = Self("hr")
  /// Czech.
  public static let czech = Self("cs")
  /// Danish.
  public static let danish = Self("da")
  /// Dutch.
  public static let dutch = Self("nl")
  /// English.
  public static let english = Self("en")
  /// Finnish.
  public static let finnish = Self("fi")
  /// French.
  public static let french = Self("fr")
  /// Georgian.
  public static let georgian = Self("ka")
  /// German.
  public static let german = Self("de")
  /// Greek.
  public static let greek = Self("el")
  /// Gujarati.
  public static let gujarati = Self("gu")
  /// Hebrew.
  public static let hebrew = Self("he")
  /// Hindi.
  public static let hindi = Self("hi")
  /// Hungarian.
  public static let hungarian = Self("hu")
  /// Icelandic.
  public static let icelandic = Self("is")
  /// Indonesian.
  public static let indonesian = Self("id")
  /// Italian.
  public static let italian = Self("it")
  /// Japanese.
  public static let japanese = Self("ja")
  /// Kannada.
  public static let kannada = Self("kn")
  /// Kazakh.
  public static let kazakh = Self("kk")
  /// Khmer.
  public static let khmer = Self("km")
  /// Korean.
  public static let korean = Self("ko")
  /// Lao.
  public static let lao = Self("lo")
  /// Malay.
  public static let malay = Self("ms")
  /// Malayalam.
  public static let malayalam = Self("ml")
  /// Marathi.
  public static let marathi = Self("mr")
  /// Mongolian.
  public static let mongolian = Self("mn")
  /// Norwegian.
  public static let norwegian = Self("nb")
  /// Oriya.
  public static let oriya = Self("or")
  /// Persian.
  public static let persian = Self("fa")
  /// Polish.
  public static let polish = Self("pl")
  /// Portuguese.
  public static let portuguese = Self("pt")
  /// Punjabi.
  public static let punjabi = Self("pa")
  /// Romanian.
  public static let romanian = Self("ro")
  /// Russian.
  public static let russian = Self("ru")
  /// Chinese in simplified characters.
  public static let simplifiedChinese = Self("zh-Hans")
  /// Sinhalese.
  public static let sinhalese = Self("si")
  /// Slovak.
  public static let slovak = Self("sk")
  /// Spanish.
  public static let spanish = Self("es")
  /// Swedish.
  public static let swedish = Self("sv")
  /// Tamil.
  public static let tamil = Self("ta")
  /// Telugu.
  public static let telugu = Self("te")
  /// Thai.
  public static let thai = Self("th")
  /// Tibetan.
  public static let tibetan = Self("bo")
  /// Chinese in traditional characters.
  public static let traditionalChinese = Self("zh-Hant")
  /// Turkish.
  public static let turkish = Self("tr")
  /// Ukrainian.
  public static let ukrainian = Self("uk")
  /// Urdu.
  public static let urdu = Self("ur")
  /// Vietnamese.
  public static let vietnamese = Self("vi")
  /// No language in particular.
  public static let undetermined = Self("und")
}
