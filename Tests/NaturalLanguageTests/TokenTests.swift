import Foundation
import NaturalLanguage
import Testing
import ViewEngine

@Suite("Parts of texts")
struct TokenTests {
  private func parts(_ text: String, _ unit: NLTokenUnit) -> [String] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = text
    return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
  }

  @Test(
    "words are without the marks between them; apostrophes and points within them stay",
    arguments: [
      ("Hello, world!", ["Hello", "world"]),
      ("It's 3.14 or 1,000 — isn’t it?", ["It's", "3.14", "or", "1,000", "isn’t", "it"]),
      ("example.org is up.", ["example.org", "is", "up"]), ("", []), (" . ", []),
      ("我们 ok", ["我", "们", "ok"]), ("Tea 🍵!", ["Tea", "🍵"]), ("x2 y_z", ["x2", "y_z"]),
    ] as [(String, [String])])
  func words(text: String, words: [String]) { #expect(parts(text, .word) == words) }

  @Test(
    "sentences end at their marks, but not behind abbreviations",
    arguments: [
      ("One. Two! Three?", ["One. ", "Two! ", "Three?"]),
      ("Mr. Smith has 3.5 cats. Two.", ["Mr. Smith has 3.5 cats. ", "Two."]),
      ("“Go.” He went.", ["“Go.” ", "He went."]), ("Well... yes. No", ["Well... yes. ", "No"]),
      ("今日。明日！", ["今日。", "明日！"]), ("a\nb", ["a\n", "b"]),
    ] as [(String, [String])])
  func sentences(text: String, sentences: [String]) {
    #expect(parts(text, .sentence) == sentences)
  }

  private static let texts = [
    "One. Two! Three?\nFour 4.5 — five.\n\nSix", "", "\n", "今日。ok 😀 don't", "a..b ''c'' 1,2,",
  ]

  @Test(
    "parts are in order and apart, and sentences and paragraphs are the whole", arguments: texts)
  func whole(text: String) {
    for unit in [NLTokenUnit.word, .sentence, .paragraph, .document] {
      let tokenizer = NLTokenizer(unit: unit)
      tokenizer.string = text
      let tokens = tokenizer.tokens(for: text.startIndex..<text.endIndex)
      for (one, next) in zip(tokens, tokens.dropFirst()) {
        #expect(one.upperBound <= next.lowerBound)
      }
      #expect(tokens.allSatisfy { !$0.isEmpty })
      if unit != .word { #expect(tokens.map { text[$0] }.joined() == text) }
      for token in tokens { #expect(tokenizer.tokenRange(at: token.lowerBound) == token) }
    }
  }

  @Test("going through parts tells what is in them, and ends when it is told")
  func through() {
    let text = "Tea 2 🍵 more"
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    var found: [(String, NLTokenizer.Attributes)] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
      found.append((String(text[range]), attributes))
      return found.count < 3
    }
    #expect(found.map(\.0) == ["Tea", "2", "🍵"])
    #expect(found.map(\.1) == [[], .numeric, .emoji])
    let gap = text.index(text.startIndex, offsetBy: 3)
    #expect(tokenizer.tokenRange(at: gap).isEmpty)
    #expect(text[tokenizer.tokenRange(for: text.startIndex..<text.endIndex)] == text)
  }

  @Test("tags tell words from marks and spaces, in a text that they make up whole")
  func tags() {
    let text = "Das ist, ja: nicht 2!"
    let tagger = NLTagger(tagSchemes: [.tokenType, .language, .script])
    tagger.string = text
    let whole = text.startIndex..<text.endIndex
    let all = tagger.tags(in: whole, unit: .word, scheme: .tokenType)
    #expect(all.map { text[$0.1] }.joined() == text)
    let words = tagger.tags(
      in: whole, unit: .word, scheme: .tokenType, options: [.omitPunctuation, .omitWhitespace])
    #expect(words.map { text[$0.1] } == ["Das", "ist", "ja", "nicht", "2"])
    #expect(words.allSatisfy { $0.0 == .word })
    #expect(tagger.dominantLanguage == .german)
    #expect(tagger.tag(at: text.startIndex, unit: .word, scheme: .script).0?.rawValue == "Latn")
    #expect(tagger.tag(at: text.startIndex, unit: .document, scheme: .language).0?.rawValue == "de")
    tagger.setLanguage(.dutch, range: whole)
    #expect(tagger.dominantLanguage == .dutch)
  }

  @Test("what would need a dictionary is known by nobody, which is told")
  func unknown() {
    let tagger = NLTagger(tagSchemes: [.sentimentScore])
    tagger.string = "What a nice day"
    let tag = tagger.tag(
      at: "What a nice day".startIndex, unit: .paragraph, scheme: .sentimentScore)
    #expect(tag.0 == nil && !tag.1.isEmpty)
    #expect(NLEmbedding.wordEmbedding(for: .english) == nil)
    let told = IneffectiveSettings.shortcomings
    #expect(told.contains { $0.contains("SentimentScore") })
    #expect(told.contains { $0.contains("NLEmbedding") })
  }
}
