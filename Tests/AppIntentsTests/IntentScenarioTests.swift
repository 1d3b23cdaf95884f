import Foundation
import Testing
import Views

@testable import AppIntents

// Intents as an app has them: what they are given is handed to the app, which shows it.

private enum Tab: String, AppEnum {
  case home, list, settings
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Tab" }
  static var caseDisplayRepresentations: [Tab: DisplayRepresentation] {
    [
      .home: "Home",
      .list: DisplayRepresentation(title: "List", subtitle: "All", image: .init(named: "list")),
    ]
  }
}

/// What the app was told.
private actor Inbox {
  static let shared = Inbox()
  private(set) var words: [String] = []
  func add(_ word: String) { words.append(word) }
  func take() -> [String] {
    defer { words = [] }
    return words
  }
}

private struct OpenTab: AppIntent {
  static var title: LocalizedStringResource { "Open a tab" }
  static var openAppWhenRun: Bool { true }
  @Parameter(title: "Tab") var tab: Tab
  func perform() async throws -> some IntentResult {
    await Inbox.shared.add(tab.rawValue)
    return .result()
  }
}

private struct Post: AppIntent {
  static var title: LocalizedStringResource { "Post" }
  static var isDiscoverable: Bool { false }
  @Parameter(title: "Words", inputConnectionBehavior: .connectToPreviousIntentResult)
  var words: String?
  @Parameter(title: "Pictures", supportedContentTypes: []) var pictures: [IntentFile]?
  static var parameterSummary: some ParameterSummary { Summary("Post \(\.$words)") }
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let words else { throw $words.needsValueError("What?") }
    await Inbox.shared.add("\(words), \(pictures?.count ?? 0)")
    return .result(dialog: "\(words) was posted")
  }
}

private struct Count: AppIntent {
  static var title: LocalizedStringResource { "Count" }
  @Parameter(title: "From", default: 1, controlStyle: .slider, inclusiveRange: (1, 9))
  var from: Int
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: from + 1, dialog: "One more")
  }
}

private struct Play: AudioPlaybackIntent, LiveActivityIntent {
  static var title: LocalizedStringResource { "Play" }
  func perform() async throws -> some IntentResult { .result() }
}

private struct ChooseShelf: ControlConfigurationIntent {
  static var title: LocalizedStringResource { "Shelf" }
  @Parameter(title: "Shelf", default: "top") var shelf: String
}

private struct Search: ShowInAppSearchResultsIntent {
  static var title: LocalizedStringResource { "Search" }
  @Parameter(title: "Words") var criteria: StringSearchCriteria
  func perform() async throws -> some IntentResult {
    await Inbox.shared.add(criteria.term)
    return .result()
  }
}

private struct Throw: DeleteIntent {
  static var title: LocalizedStringResource { "Throw away" }
  @Parameter(title: "Teas") var entities: [Tea]
  func perform() async throws -> some IntentResult {
    for tea in entities { await Inbox.shared.add(tea.id) }
    return .result()
  }
}

private struct Report: TransientAppEntity {
  @Property(title: "Cups") var cups: Int
  init() { cups = 0 }
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Report" }
  var displayRepresentation: DisplayRepresentation { "\(cups) cups" }
}

private struct Shortcuts: AppShortcutsProvider {
  static var shortcutTileColor: ShortcutTileColor { .teal }
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Post(), phrases: ["Post in \(.applicationName)"], shortTitle: "Post",
      systemImageName: "square.and.pencil")
    AppShortcut(intent: OpenTab(), phrases: ["Open \(\.$tab) in \(.applicationName)"])
  }
}

private struct PlainShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { AppShortcut(intent: Play(), phrases: []) }
}

@Suite("Intents as apps have them", .serialized)
struct IntentScenarioTests {
  @Test("what an intent was given comes to the app")
  func given() async throws {
    _ = await Inbox.shared.take()
    let open = OpenTab()
    open.tab = .list
    _ = try await open.perform()
    let search = Search()
    search.criteria = StringSearchCriteria(term: "tea")
    _ = try await search.perform()
    let away = Throw()
    away.entities = [Tea(id: "green"), Tea(id: "black")]
    _ = try await away.perform()
    #expect(await Inbox.shared.take() == ["list", "tea", "green", "black"])
  }

  @Test("an optional parameter without a value lets an intent ask, and stops it")
  func asks() async throws {
    _ = await Inbox.shared.take()
    let post = Post()
    await #expect(throws: AppIntentRefusal(.value, "What?")) { _ = try await post.perform() }
    #expect(await Inbox.shared.take().isEmpty)
    post.words = "Hello"
    post.pictures = [IntentFile(data: Data(), filename: "a.png")]
    _ = try await post.perform()
    #expect(await Inbox.shared.take() == ["Hello, 1"])
  }

  @Test("copies of an intent share their parameters, as they are objects")
  func copies() {
    let first = Count()
    let second = first
    first.from = 5
    #expect(second.from == 5 && Count().from == 1)
  }

  @Test("values and words come back")
  func results() async throws {
    #expect(try await Count().perform().value == 2)
    _ = try await Play().perform()
    _ = try await ChooseShelf().perform()
    #expect(ChooseShelf().shelf == "top")
  }

  @Test("names of cases have what stands below and beside")
  func names() {
    let list = Tab.caseDisplayRepresentations[.list]
    #expect(list?.subtitle == "All" && list?.image?.source == .named("list"))
    #expect(Tab.home.localizedStringResource == "Home")
    #expect(Tab.settings.localizedStringResource == "settings")
    #expect(Tab.typeDisplayRepresentation.name == "Tab")
    let several = TypeDisplayRepresentation(name: "Tab", numericFormat: "tabs")
    #expect(several.numericFormat == "tabs" && several.synonyms.isEmpty)
  }

  @Test("things that are made when asked for have values at once")
  func transient() {
    let report = Report()
    #expect(report.cups == 0)
    report.$cups.wrappedValue = 3
    #expect(report.displayRepresentation.title == "3 cups")
  }

  @Test("shortcuts have phrases, and a colour of their own or blue")
  func shortcuts() {
    #expect(
      Shortcuts.appShortcuts.map(\.phrases.first) == [
        "Post in ${applicationName}", "Open ${parameter} in ${applicationName}",
      ])
    #expect(Shortcuts.shortcutTileColor == .teal && PlainShortcuts.shortcutTileColor == .blue)
    #expect(Post.parameterSummary._sentences == ["Post ${parameter}"])
    #expect(!Post.isDiscoverable && OpenTab.isDiscoverable && OpenTab.openAppWhenRun)
  }

  @Test("what is given by type alone and by a name are two")
  func dependencies() {
    let manager = AppDependencyManager()
    manager.add(dependency: 3)
    manager.add(key: "b", dependency: 4)
    #expect(AppDependency<Int>(manager: manager).wrappedValue == 3)
    #expect(AppDependency<Int>(key: "b", manager: manager).wrappedValue == 4)
    manager.add(dependency: 5)
    #expect(AppDependency<Int>(manager: manager).wrappedValue == 5)
    #expect(manager.value(String.self, key: nil) == nil && manager.value(Int.self, key: "c") == nil)
  }

  @Test("a question's error has its words, or says that nobody answers")
  func refusals() {
    #expect(AppIntentRefusal(.choice, "Which?").errorDescription == "Which?")
    #expect(AppIntentRefusal(.foreground).errorDescription == "Nobody answers the intent.")
    #expect(AppIntentRefusal(.value) != AppIntentRefusal(.choice))
  }
}
