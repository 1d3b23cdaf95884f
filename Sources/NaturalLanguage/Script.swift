/// A script, as far as languages are told by it.
///
/// - Note: Source: the blocks of the Unicode Standard, version 16.
enum Script: String, CaseIterable {
  case latin = "Latn"
  case cyrillic = "Cyrl"
  case arabic = "Arab"
  case devanagari = "Deva"
  case han = "Hani"
  case hiragana = "Hira"
  case katakana = "Kana"
  case hangul = "Hang"
  case greek = "Grek"
  case hebrew = "Hebr"
  case thai = "Thai"
  case lao = "Laoo"
  case khmer = "Khmr"
  case myanmar = "Mymr"
  case tibetan = "Tibt"
  case georgian = "Geor"
  case armenian = "Armn"
  case ethiopic = "Ethi"
  case cherokee = "Cher"
  case mongolian = "Mong"
  case bengali = "Beng"
  case gurmukhi = "Guru"
  case gujarati = "Gujr"
  case oriya = "Orya"
  case tamil = "Taml"
  case telugu = "Telu"
  case kannada = "Knda"
  case malayalam = "Mlym"
  case sinhala = "Sinh"

  /// Where letters lie, in order.
  private static let blocks: [(ClosedRange<UInt32>, Script)] = [
    (0x41...0x5A, .latin), (0x61...0x7A, .latin), (0xAA...0xAA, .latin), (0xBA...0xBA, .latin),
    (0xC0...0x24F, .latin), (0x370...0x3FF, .greek), (0x400...0x52F, .cyrillic),
    (0x530...0x58F, .armenian), (0x590...0x5FF, .hebrew), (0x600...0x6FF, .arabic),
    (0x750...0x77F, .arabic), (0x900...0x97F, .devanagari), (0x980...0x9FF, .bengali),
    (0xA00...0xA7F, .gurmukhi), (0xA80...0xAFF, .gujarati), (0xB00...0xB7F, .oriya),
    (0xB80...0xBFF, .tamil), (0xC00...0xC7F, .telugu), (0xC80...0xCFF, .kannada),
    (0xD00...0xD7F, .malayalam), (0xD80...0xDFF, .sinhala), (0xE00...0xE7F, .thai),
    (0xE80...0xEFF, .lao), (0xF00...0xFFF, .tibetan), (0x1000...0x109F, .myanmar),
    (0x10A0...0x10FF, .georgian), (0x1100...0x11FF, .hangul), (0x1200...0x139F, .ethiopic),
    (0x13A0...0x13FF, .cherokee), (0x1780...0x17FF, .khmer), (0x1800...0x18AF, .mongolian),
    (0x1E00...0x1EFF, .latin), (0x1F00...0x1FFF, .greek), (0x3041...0x309F, .hiragana),
    (0x30A0...0x30FF, .katakana), (0x3400...0x4DBF, .han), (0x4E00...0x9FFF, .han),
    (0xAC00...0xD7AF, .hangul), (0xFB50...0xFDFF, .arabic), (0xFE70...0xFEFF, .arabic),
    (0xFF66...0xFF9D, .katakana), (0x20000...0x3134F, .han),
  ]

  /// The script of a letter; `nil` for what is none.
  init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, character.isLetter else { return nil }
    guard let block = Self.blocks.first(where: { $0.0.contains(scalar.value) }) else { return nil }
    self = block.1
  }

  /// The language that alone is written in it here; `nil` where there are several.
  var language: NLLanguage? {
    switch self {
    case .latin, .cyrillic, .arabic, .devanagari, .han: nil
    case .hiragana, .katakana: .japanese
    case .hangul: .korean
    case .greek: .greek
    case .hebrew: .hebrew
    case .thai: .thai
    case .lao: .lao
    case .khmer: .khmer
    case .myanmar: .burmese
    case .tibetan: .tibetan
    case .georgian: .georgian
    case .armenian: .armenian
    case .ethiopic: .amharic
    case .cherokee: .cherokee
    case .mongolian: .mongolian
    case .bengali: .bengali
    case .gurmukhi: .punjabi
    case .gujarati: .gujarati
    case .oriya: .oriya
    case .tamil: .tamil
    case .telugu: .telugu
    case .kannada: .kannada
    case .malayalam: .malayalam
    case .sinhala: .sinhalese
    }
  }

  /// The scripts of a text's letters, and how many letters each has; most first, then by name.
  static func counts(in text: some StringProtocol) -> [(script: Script, count: Int)] {
    var counts: [Script: Int] = [:]
    for character in text { if let script = Script(character) { counts[script, default: 0] += 1 } }
    return counts.map { (script: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.script.rawValue) < ($0.count, $1.script.rawValue) }
  }
}
