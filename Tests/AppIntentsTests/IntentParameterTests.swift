import Foundation
import Testing
import UniformTypeIdentifiers
import Views

@testable import AppIntents
@testable import ViewEngine

/// A kind of tea.
struct Tea: AppEntity, Equatable {
  let id: String
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Tea" }
  static var defaultQuery: TeaQuery { TeaQuery() }
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(id)", image: .init(systemName: "leaf"))
  }
}

/// Finds kinds of tea, by the person's choice of a shelf.
struct TeaQuery: EnumerableEntityQuery, EntityStringQuery {
  @IntentParameterDependency<ShelfChoice>(\.$shelf, \.$isOpen) var choice
  func allEntities() async throws -> [Tea] { ["green", "black"].map(Tea.init) }
  func entities(matching string: String) async throws -> [Tea] {
    try await allEntities().filter { $0.id.contains(string) }
  }
  var shelf: String? { choice?.shelf.lowercased() }
}

/// A choice of what a widget shows.
struct ShelfChoice: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Shelf" }
  @Parameter(title: "Shelf") var shelf: String?
  @Parameter(title: "Open", default: true) var isOpen: Bool
  @Parameter(title: "Tea", query: TeaQuery()) var tea: Tea?
}

private struct Options: DynamicOptionsProvider {
  func results() async throws -> [Int] { [1, 2] }
}

private struct Brew: AppIntent, ForegroundContinuableIntent {
  static var title: LocalizedStringResource { "Brew" }
  @Parameter(
    title: "Name", description: "Whose", requestValueDialog: IntentDialog("Whose?"),
    inputConnectionBehavior: .connectToPreviousIntentResult)
  var name: String
  @Parameter(title: "Cups", controlStyle: .stepper, inclusiveRange: (lowerBound: 0, upperBound: 7))
  var cups: Int
  @Parameter(title: "Pictures", supportedContentTypes: [.image, .png]) var pictures: [IntentFile]?
  @Parameter(title: "Files", supportedTypeIdentifiers: ["public.png"]) var files: [IntentFile]?
  @Parameter(title: "Minutes", default: 3, optionsProvider: Options()) var minutes: Int
  @Parameter var rest: Double?
  static var parameterSummary: some ParameterSummary {
    When(\.$cups, .greaterThan, 1) {
      Summary("Brew \(\.$cups) for \(\.$name)") {
        \.$minutes
        \.$rest
      }
    } otherwise: {
      Switch(\.$minutes) {
        Case(1) { Summary("Brew quickly") }
        DefaultCase {
          When(\.$rest, .hasNoValue) {
            Summary("Brew")
          } otherwise: {
            Summary()
          }
        }
      }
    }
  }
  func perform() async throws -> some IntentResult {
    try await requestConfirmation(
      result: .result(dialog: "Brew?"),
      confirmationActionName: .custom(
        acceptLabel: "Brew", acceptAlternatives: [], denyLabel: "No", denyAlternatives: []))
    return .result()
  }
}

@Suite("Parameters of intents", .serialized)
struct IntentParameterTests {
  @Test("what nobody has said is nothing where that is a value, and what it begins with elsewhere")
  func values() async throws {
    let choice = ShelfChoice()
    #expect(choice.shelf == nil && choice.isOpen && choice.tea == nil)
    choice.shelf = "top"
    choice.tea = Tea(id: "green")
    #expect(choice.shelf == "top" && choice.tea?.id == "green")
    choice.shelf = nil
    #expect(choice.shelf == nil)
    _ = try await choice.perform()
    let brew = Brew()
    #expect(brew.minutes == 3 && brew.pictures == nil && brew.files == nil && brew.rest == nil)
    #expect(brew.$name.description == "Whose" && brew.$rest.title == nil)
    brew.cups = 4
    #expect(brew.cups == 4 && Brew.isDiscoverable)
  }

  @Test("an intent that asks stops, and the film tells that nobody answers")
  func requests() async throws {
    let brew = Brew()
    await #expect(throws: AppIntentRefusal(.confirmation)) { _ = try await brew.perform() }
    await #expect(throws: AppIntentRefusal(.value, "Whose?")) {
      _ = try await brew.$name.requestValue("Whose?")
    }
    await #expect(throws: AppIntentRefusal(.choice)) {
      _ = try await brew.$cups.requestDisambiguation(among: [1, 2])
    }
    await #expect(throws: AppIntentRefusal(.confirmation)) {
      _ = try await brew.$cups.requestConfirmation(for: 1)
    }
    await #expect(throws: AppIntentRefusal(.foreground)) {
      try await brew.requestToContinueInForeground()
    }
    await #expect(throws: AppIntentRefusal(.confirmation, "Sure?")) {
      try await brew.requestConfirmation(actionName: .go, dialog: "Sure?")
    }
    #expect(brew.$name.needsValueError("Whose?").localizedDescription == "Whose?")
    #expect(brew.$cups.needsDisambiguationError(among: []).localizedDescription.contains("Nobody"))
    #expect(brew.needsToContinueInForegroundError() is AppIntentRefusal)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("an intent's question") })
  }

  @Test("deeds that are told are known by their intent")
  func donations() {
    #expect(Brew().donate() == Brew().donate(result: .result()))
    #expect(Brew().donate() != ShelfChoice().donate())
  }

  @Test("a sentence marks its parameters; several stand in the order of the code")
  func summaries() {
    #expect(
      Brew.parameterSummary._sentences == [
        "Brew ${parameter} for ${parameter}", "Brew quickly", "Brew",
      ])
    #expect(ShelfChoice.parameterSummary._sentences.isEmpty)
    let listed = Brew.Summary("Brew") { \.$minutes }
    #expect(listed.parameters == [\Brew.$minutes])
    #expect(Brew.Summary(parameters: { \.$rest }).parameters == [\Brew.$rest])
  }

  @Test("nobody is choosing, so that what depends on a choice has none")
  func dependency() {
    #expect(TeaQuery().choice == nil && TeaQuery().shelf == nil)
  }
}
