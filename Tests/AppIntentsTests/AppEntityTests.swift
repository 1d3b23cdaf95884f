import Foundation
import Testing
import UniformTypeIdentifiers
import ViewEngine
import Views

@testable import AppIntents

private struct Pot: AppEntity {
  @Property(title: "Volume") var volume: Double
  @Property(title: "Name") var name: String?
  @Property var isFull = true
  let id: Int
  init(id: Int, volume: Double) {
    self.id = id
    self.volume = volume
  }
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Pot", synonyms: ["Kettle"])
  }
  static var defaultQuery: PotQuery { PotQuery() }
  var displayRepresentation: DisplayRepresentation { "Pot" }
}

private struct PotQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> Pot { Pot(id: 7, volume: 1.5) }
}

private struct Level: Sendable { let value: Int }

private struct ShowPot: OpenIntent {
  static var title: LocalizedStringResource { "Show" }
  @Parameter(title: "Pot") var target: Pot
  @Dependency private var level: Level
  @Dependency(key: "high") private var high: Level
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: level.value + high.value)
  }
}

private struct SetLevel: SetValueIntent {
  static var title: LocalizedStringResource { "Level" }
  @Parameter(title: "Level") var value: Int
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: ShowPot())
  }
}

@MainActor @Suite("Things of an app")
struct AppEntityTests {
  @Test("properties have what was said, and nothing else")
  func properties() {
    let pot = Pot(id: 1, volume: 2)
    #expect(pot.volume == 2 && pot.name == nil && pot.isFull)
    pot.$name.wrappedValue = "Red"
    #expect(pot.name == "Red" && pot.$volume.title == "Volume")
    #expect(pot.localizedStringResource == "Pot")
    #expect(Pot.typeDisplayRepresentation.synonyms == ["Kettle"])
  }

  @Test("queries find what they know by identity, by words, or all")
  func queries() async throws {
    let teas = TeaQuery()
    #expect(try await teas.entities(for: ["black", "red"]).map(\.id) == ["black"])
    #expect(try await teas.entities(matching: "gre").map(\.id) == ["green"])
    #expect(try await teas.suggestedEntities().count == 2)
    #expect(await teas.defaultResult() == nil)
    #expect(try await PotQuery().entities(for: [7, 8]).map(\.volume) == [1.5])
    #expect(try await PotQuery().entities(for: [8]).isEmpty)
    #expect(try await PotQuery().suggestedEntities().isEmpty)
  }

  @Test("identities are equal for the same type and what it is known by")
  func identities() {
    let pot = EntityIdentifier(for: Pot(id: 3, volume: 1))
    #expect(pot == EntityIdentifier(for: Pot.self, identifier: 3))
    #expect(pot != EntityIdentifier(for: Pot.self, identifier: 4))
    #expect(pot != EntityIdentifier(for: Tea.self, identifier: "3"))
  }

  @Test("names have pictures of all sources")
  func pictures() throws {
    let url = try #require(URL(string: "file:///a.png"))
    let images: [DisplayRepresentation.Image] = [
      .init(systemName: "leaf"), .init(named: "leaf"), .init(data: Data([1])), .init(url: url),
    ]
    #expect(
      images.map(\.source) == [
        .systemName("leaf"), .named("leaf"), .data(Data([1])), .url(url),
      ])
    #expect(Tea(id: "green").displayRepresentation.image == images[0])
  }

  @Test("intents read what the app gave, by type and name, anew each time")
  func dependencies() async throws {
    AppDependencyManager.shared.add(dependency: Level(value: 1))
    AppDependencyManager.shared.add(key: "high") { Level(value: 10) }
    #expect(try await ShowPot().perform().value == 11)
    #expect(ShowPot.openAppWhenRun && !SetLevel.openAppWhenRun)
  }

  @Test("results have a value, words, a view, and what is done next, or some of these")
  func results() async throws {
    #expect(
      try await SetLevel().perform() is IntentResultContainer<Never, ShowPot, Never, Never>)
    func container<A, B, C, D>(
      _ result: IntentResultContainer<A, B, C, D>
    ) -> IntentResultContainer<A, B, C, D> { result }
    let both = container(.result(value: 3, view: EmptyView()))
    #expect(both.value == 3 && both.view != nil && both.dialog == nil)
    let all = container(.result(value: 3, dialog: "Three", view: EmptyView()))
    #expect(all.value == 3 && all.view != nil && all.dialog?.full == "Three")
    let next = container(.result(value: 3, opensIntent: ShowPot()))
    #expect(next.value == 3 && next.opensIntent != nil)
    let built = container(.result(dialog: "Two") { EmptyView() })
    #expect(built.view != nil && built.dialog?.full == "Two")
    let words = IntentDialog(full: "Full", supporting: "Short", systemImageName: "leaf")
    #expect(words.supporting == "Short" && words.systemImageName == "leaf")
  }

  @Test("files are bytes or places, whose names say their type")
  func files() {
    let bytes = IntentFile(data: Data([1, 2]), filename: "a.png")
    #expect(bytes.type == .png && bytes.fileURL == nil && bytes.data.count == 2)
    let place = IntentFile(fileURL: URL(fileURLWithPath: "/nowhere/b.jpg"))
    #expect(place.filename == "b.jpg" && place.type == .jpeg && place.data.isEmpty)
    #expect(place.fileURL?.path == "/nowhere/b.jpg" && !place.removedOnCompletion)
    #expect(IntentFile(data: Data(), filename: "a.png", type: .gif).type == .gif)
  }
}
