import Foundation
import Rostrum
import Testing

@MainActor @Suite("Localised texts")
struct LocalizedTextTests {
  private typealias Variable = LocalizedFormat.Variable

  private static let tables = StringTables(
    [
      StringTables.Part(
        language: "en", table: "Localizable",
        texts: [
          "title": .text("My trip"), "100%": .text("All"),
          "%lld photos": .plural([.one: "%lld photo", .other: "%lld photos"]),
          "Hello %@": .text("Hello, **%@**!"),
        ]),
      StringTables.Part(
        language: "de", table: "Localizable",
        texts: [
          "title": .text("Meine Reise"), "100%": .text("Alles"), "Hello %@": .text("Hallo **%@**!"),
          "%lld photos": .plural([.one: "%lld Foto", .other: "%lld Fotos", .zero: "Keine Fotos"]),
          "%lld of %lld in %@": .composed(
            "%3$@: %1$lld von %#@all@",
            variables: [
              "all": Variable(argument: 2, cases: [.one: "%arg Ding", .other: "%arg Dingen"])
            ]),
          "%@ has %lld": .composed(
            "%1$@ hat %2$#@n@ %%",
            variables: ["n": Variable(cases: [.one: "eins", .other: "%d Stück"])]),
          "%lf km": .text("%.1lf km"), "%@ %@": .text("%2$@ %1$@ %3$@"),
        ]),
      StringTables.Part(
        language: "de", table: "Other", texts: ["title": .text("Anderes"), "%d a": .text("%d b")]),
      StringTables.Part(
        language: "zh-Hans", table: "Localizable", texts: ["title": .text("Luxing")]),
      StringTables.Part(language: "pt-BR", table: "Localizable", texts: ["title": .text("Viagem")]),
    ], development: "en")

  private func words(_ locale: String?, @ViewBuilder _ content: () -> some View) throws -> String {
    var stage = Stage.of(300, 200)
    stage.strings = Self.tables
    stage.locale = locale.map { Locale(identifier: $0) }
    return try Rehearsal(stage, content).list.words.joined()
  }

  @Test(
    "a key shows the text of the reader's language; without a reader that in which it was written",
    arguments: [
      (nil, "My trip"), ("en_US", "My trip"), ("de", "Meine Reise"), ("de_CH", "Meine Reise"),
      ("zh-Hans_CN", "Luxing"), ("pt_PT", "Viagem"), ("fr", "My trip"),
    ] as [(String?, String)])
  func languages(locale: String?, shown: String) throws {
    #expect(try words(locale) { Text("title") } == shown)
    #expect(try words(locale) { Button("title") {} } == shown)
    // A text as it is is no key.
    #expect(try words(locale) { Text(verbatim: "title") } == "title")
  }

  @Test("a date in a text is shown by its formatter")
  func formatters() throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd"
    let day = Date(timeIntervalSinceReferenceDate: 86_400)
    #expect(try words(nil) { Text("on \(day, formatter: formatter)") } == "on 2001-01-02")
  }

  @Test("a key without a text shows itself, and other tables have other texts")
  func keys() throws {
    #expect(try words("de") { Text("nothing") } == "nothing")
    #expect(try words("pt_BR") { Text("Hello \("Ada")") } == "Hello Ada")
    #expect(try words("de") { Text("title", tableName: "Other") } == "Anderes")
    #expect(try words("en") { Text("title", tableName: "Other") } == "title")
    #expect(try words("de") { Text("100%") } == "Alles")
    #expect(try words("de") { Text("\(7) a", tableName: "Other") } == "7 b")
  }

  @Test("values stand where the text has them, by its own formats and in its plurals")
  func values() throws {
    #expect(try words("de") { Text("Hello \("Ada")") } == "Hallo Ada!")
    for (count, shown) in [(0, "Keine Fotos"), (1, "1 Foto"), (1234, "1.234 Fotos")] {
      #expect(try words("de") { Text("\(count) photos") } == shown)
    }
    #expect(try words(nil) { Text("\(1) photos") } == "1 photo")
    #expect(try words(nil) { Text("\(1234) photos") } == "1,234 photos")
    #expect(try words("de") { Text("\(3) of \(1) in \("A")") } == "A: 3 von 1 Ding")
    #expect(try words("de") { Text("\("A") has \(2)") } == "A hat 2 Stück %")
    #expect(try words("de") { Text("\(2.25) km") }.hasPrefix("2,"))
    // A value that is not there leaves its specifier; others change places.
    #expect(try words("de") { Text("\("a") \("b")") } == "b a %@")
  }

  @Test("the environment's locale counts, for a part of the stage alone")
  func environment() throws {
    let both = try words(nil) {
      VStack {
        Text("title")
        Text("title").environment(\.locale, Locale(identifier: "de"))
      }
    }
    #expect(both == "My tripMeine Reise")
  }

  @Test("code without an environment reads the tables that were set up last")
  func strings() {
    Self.tables.makeCurrent(for: Locale(identifier: "de"))
    defer { StringTables([]).makeCurrent(for: nil) }
    let german = Locale(identifier: "de")
    #expect(String(localized: "title") == "Meine Reise")
    #expect(String(localized: "\(1234) photos", locale: german) == "1.234 Fotos")
    #expect(String(localized: "title", table: "Other") == "Anderes")
    #expect(String(localized: "lost", defaultValue: "Hello \("A")") == "Hello A")
    #expect(String(localized: LocalizedStringResource("title", table: "Other")) == "Anderes")
    #expect(NSLocalizedString("title", comment: "") == "Meine Reise")
    #expect(NSLocalizedString("lost", value: "None", comment: "") == "None")
  }

  @Test("a language is lacked where neither it nor another region's is there")
  func lacking() {
    let lacked = ["en_GB", "de_AT", "fr", "pt", "zh-Hant_TW"].filter {
      Self.tables.lacks(Locale(identifier: $0))
    }
    #expect(lacked == ["fr", "zh-Hant_TW"])
    let base = StringTables([StringTables.Part(language: "Base", table: "A", texts: [:])])
    #expect(!base.lacks(Locale(identifier: "en_US")) && base.lacks(Locale(identifier: "de")))
  }

  @Test(
    "numbers have the plurals of their languages",
    arguments: [
      ("en", [0: "other", 1: "one", 2: "other"]), ("fr", [0: "one", 1: "one", 2: "other"]),
      ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 22: "few"]),
      ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 22: "few", 21: "many"]),
      ("cs", [1: "one", 3: "few", 5: "other"]), ("ja", [1: "other"]),
      ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"]),
      ("he", [1: "one", 2: "two", 3: "other"]), ("lt", [1: "one", 11: "other", 2: "few"]),
      ("lv", [0: "zero", 1: "one", 11: "zero", 2: "other"]),
      ("sl", [101: "one", 102: "two", 3: "few"]),
      ("ro", [0: "few", 1: "one", 19: "few", 20: "other"]),
      ("cy", [0: "zero", 3: "few", 6: "many"]),
      ("pt-PT", [0: "other", 1: "one"]), ("pt-BR", [0: "one", 2: "other"]),
    ] as [(String, [Double: String])])
  func plurals(language: String, categories: [Double: String]) {
    for (number, category) in categories {
      #expect(
        PluralRules.category(of: number, in: language).rawValue == category, "\(language) \(number)"
      )
    }
  }
}
