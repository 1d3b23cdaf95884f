import Foundation
import NaturalLanguage
import Testing

@Suite("Languages of texts")
struct LanguageTests {
  private static let texts: [(NLLanguage, String)] = [
    (.english, "The quick brown fox jumps over the lazy dog."),
    (.english, "I don't think that this is what you had in mind."),
    (.german, "Das ist nicht die Straße, die ich gesucht habe."),
    (.french, "Je ne sais pas où est la bibliothèque de cette ville."),
    (.spanish, "¿Dónde está la biblioteca? No lo sé, pero creo que está cerca."),
    (.italian, "Non so dove sia la biblioteca, ma credo che sia vicino alla piazza."),
    (.portuguese, "Não sei onde fica a biblioteca, mas acho que é perto da praça."),
    (.dutch, "Ik weet niet waar de bibliotheek is, maar het is niet ver."),
    (.swedish, "Jag vet inte var biblioteket är, men det är inte långt härifrån."),
    (.finnish, "En tiedä missä kirjasto on, mutta se ei ole kaukana."),
    (.polish, "Nie wiem, gdzie jest biblioteka, ale to nie jest daleko."),
    (.turkish, "Kütüphane nerede bilmiyorum ama çok uzak değil."),
    (.vietnamese, "Tôi không biết thư viện ở đâu nhưng nó không xa."),
    (.russian, "Я не знаю, где библиотека, но это очень близко."),
    (.ukrainian, "Я не знаю, де бібліотека, але це дуже близько."),
    (.arabic, "لا أعرف أين المكتبة ولكن هذا ليس بعيدا عن المدينة"),
    (.persian, "من نمی دانم کتابخانه کجا است اما دور نیست"),
    (.hindi, "मुझे नहीं पता कि यह कहाँ है"),
    (.greek, "Δεν ξέρω πού είναι η βιβλιοθήκη."),
    (.hebrew, "אני לא יודע איפה הספרייה"),
    (.japanese, "図書館はどこですか。"),
    (.korean, "도서관이 어디에 있는지 모르겠어요."),
    (.simplifiedChinese, "我不知道图书馆在哪里，这个问题对我们很难。"),
    (.traditionalChinese, "我不知道圖書館在哪裡，這個問題對我們很難。"),
    (.thai, "ห้องสมุดอยู่ที่ไหน"),
  ]

  @Test("a sentence is in its language", arguments: texts)
  func sentence(language: NLLanguage, text: String) {
    #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
  }

  @Test("what tells nothing is in no language", arguments: ["", "12 + 3 = 15", "😀 …", "Xyzzy"])
  func nothing(text: String) {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(text)
    #expect(recognizer.dominantLanguage == nil)
    #expect(recognizer.languageHypotheses(withMaximum: 3).isEmpty)
  }

  @Test("guesses are shares of one, the likeliest of them the language")
  func shares() throws {
    for (_, text) in Self.texts {
      let recognizer = NLLanguageRecognizer()
      recognizer.processString(text)
      let all = recognizer.languageHypotheses(withMaximum: 100)
      #expect(abs(all.values.reduce(0, +) - 1) < 1e-9)
      #expect(all.values.allSatisfy { $0 > 0 })
      let dominant = try #require(recognizer.dominantLanguage)
      #expect(all[dominant] == all.values.max())
      #expect(recognizer.languageHypotheses(withMaximum: 1).keys.first == dominant)
    }
  }

  @Test("what is read in pieces counts as one, and is forgotten when it is told")
  func pieces() {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString("Das ist ")
    recognizer.processString("nicht mein Haus.")
    #expect(recognizer.dominantLanguage == .german)
    recognizer.reset()
    #expect(recognizer.dominantLanguage == nil)
    recognizer.processString("This is not my house.")
    #expect(recognizer.dominantLanguage == .english)
  }

  @Test("constraints leave others out, and hints turn the scale")
  func constraints() {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString("og det er ikke en hund")
    #expect([.danish, .norwegian].contains(recognizer.dominantLanguage))
    recognizer.languageConstraints = [.norwegian, .english]
    #expect(recognizer.dominantLanguage == .norwegian)
    recognizer.languageConstraints = []
    recognizer.languageHints = [.danish: 0.9, .norwegian: 0.1]
    #expect(recognizer.dominantLanguage == .danish)
  }
}
