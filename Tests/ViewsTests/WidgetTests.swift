import ActivityKit
import AppIntents
import Foundation
import Geometry
import Rostrum
import Testing

@testable import ViewEngine
@testable import WidgetKit

private struct Cup: AppEnum {
  let rawValue: String
  init?(rawValue: String) { self.rawValue = rawValue }
  static var allCases: [Cup] { ["tea", "milk"].compactMap(Cup.init) }
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Cup" }
  static var caseDisplayRepresentations: [Cup: DisplayRepresentation] {
    Dictionary(uniqueKeysWithValues: allCases.prefix(1).map { ($0, "A cup of tea") })
  }
}

private struct Pour: AppIntent {
  static var title: LocalizedStringResource { "Pour" }
  @Parameter(title: "Cup") var cup: Cup
  @Parameter(title: "Times", default: 2) var times: Int
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: times) }
}

private struct Watch: AppIntent {
  static var title: LocalizedStringResource { "Watch" }
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Color.red)
  }
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Pour(), phrases: ["Pour \(\.$cup) with \(.applicationName)", "Pour"],
      systemImageName: "cup.and.saucer")
    AppShortcut(intent: Watch(), phrases: ["Watch"], shortTitle: "Watch")
  }
}

@MainActor @Suite("Intents")
struct AppIntentTests {
  @Test("what an intent does has words, a text's or more")
  func descriptions() {
    let plain: IntentDescription = "Pours a cup"
    #expect(plain.descriptionText == "Pours a cup" && plain.categoryName == nil)
    let listed = IntentDescription("Pours a cup", categoryName: "Tea", searchKeywords: ["cup"])
    #expect(listed.descriptionText == plain.descriptionText)
    #expect(listed.categoryName == "Tea" && listed.searchKeywords == ["cup"])
  }

  @Test("parameters have what was said, else what they begin with")
  func parameters() async throws {
    let intent = Pour()
    #expect(intent.times == 2)
    intent.$times.wrappedValue = 5
    #expect(intent.times == 5)
    #expect(try await intent.perform().value == 5)
    intent.$cup.wrappedValue = try #require(Cup(rawValue: "milk"))
    #expect(intent.cup.rawValue == "milk" && !Pour.openAppWhenRun)
  }

  @Test("phrases hold their words, and marks for what is filled in")
  func phrases() {
    let all = Shortcuts.appShortcuts
    #expect(
      all.map(\.phrases) == [["Pour ${parameter} with ${applicationName}", "Pour"], ["Watch"]])
    #expect(all[0].systemImageName == "cup.and.saucer" && all[0].shortTitle == nil)
    #expect(all[1].intent is Watch)
  }

  @Test("values are called what they say, else by their names in code")
  func names() {
    let names = Cup.allCases.map { String(localized: $0.localizedStringResource) }
    #expect(names == ["A cup of tea", "milk"])
    #expect(String(localized: Cup.typeDisplayRepresentation.name) == "Cup")
  }

  @Test("a tip tells the intent's title, and goes by its button")
  func tip() throws {
    let hook = Hook<Bool>()
    struct Scene: View {
      let hook: Hook<Bool>
      @State private var isVisible = true
      var body: some View {
        hook.binding = $isVisible
        return SiriTipView(intent: Watch(), isVisible: $isVisible).siriTipViewStyle(.dark)
      }
    }
    let rehearsal = try Rehearsal(width: 300, height: 80) { Scene(hook: hook) }
    #expect(rehearsal.frame.contains("Watch"))
    #expect(rehearsal.graph.shortcomings.contains { $0.contains("the phrase of SiriTipView") })
    try rehearsal.now { hook.value = false }
    #expect(!rehearsal.frame.contains("Watch"))
  }
}

private struct Entry: TimelineEntry { var date: Date }

private struct Source: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .distantPast))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .distantPast)], policy: .atEnd))
  }
}

private struct Trip: ActivityAttributes {
  struct ContentState: Codable, Hashable { var stop: Int }
  var name: String
}

private struct Board: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "board", provider: Source()) { _ in Color.red }
      .supportedFamilies([.systemSmall])
      .configurationDisplayName("Board")
      .description("Stops")
  }
}

private struct TripWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Trip.self) { context in
      Text(context.attributes.name).activityBackgroundTint(.red)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("\(context.state.stop)") }
        DynamicIslandExpandedRegion(.trailing, priority: 1) {
          Color.red.dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
      } compactLeading: {
        Color.red
      } compactTrailing: {
        Color.red
      } minimal: {
        Color.red
      }
      .contentMargins(.trailing, 8, for: .expanded)
      .widgetURL(nil)
    }
  }
}

private struct Bundle: WidgetBundle {
  var body: some Widget {
    Board()
    TripWidget()
  }
}

@MainActor @Suite("Widgets")
struct WidgetTests {
  private struct Family: View {
    let seen: Hook<Bool>
    let tell: (WidgetFamily, WidgetRenderingMode) -> Void
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var mode
    var body: some View {
      tell(family, mode)
      return Tile(1)
    }
  }

  @Test(
    "a preview has the size of its family, and says which it is", arguments: WidgetFamily.allCases)
  func previews(family: WidgetFamily) throws {
    var (told, mode) = (WidgetFamily?.none, WidgetRenderingMode?.none)
    let places = try tiles(on: .of(700, 400)) {
      Family(seen: Hook()) { (told, mode) = ($0, $1) }
        .previewContext(WidgetPreviewContext(family: family))
    }
    #expect(places[1]?.size == family.size && told == family)
    #expect((mode == .vibrant) == family.isAccessory)
    #expect(family == .systemLarge || family.size.width >= family.size.height)
    #expect(family.radius * 2 <= family.size.height)
    #expect("\(family)".hasPrefix(family.isAccessory ? "accessory" : "system"))
  }

  @Test("an environment without a widget is that of a small one with its own colours")
  func environment() {
    let values = EnvironmentValues()
    #expect(values.widgetFamily == .systemSmall && values.widgetRenderingMode == .fullColor)
    #expect(values.showsWidgetContainerBackground)
  }

  @Test("what belongs to a widget leaves its views as they are")
  func unchanged() throws {
    let plain = try tiles { Tile(1) }
    let changed = try tiles {
      Tile(1).widgetAccentable().widgetURL(nil).activityBackgroundTint(.red)
        .activitySystemActionForegroundColor(.blue)
    }
    #expect(plain == changed)
  }

  @Test("widgets are made, alone and in bundles")
  func bodies() {
    _ = (Board().body, TripWidget().body, Bundle().body)
    WidgetCenter.shared.reloadAllTimelines()
    let context = TimelineProviderContext(
      family: .systemSmall, isPreview: true, displaySize: CGSize(width: 1, height: 1))
    var timelines: [Timeline<Entry>] = []
    Source().getTimeline(in: context) { timelines.append($0) }
    #expect(timelines.first?.entries.count == 1 && timelines.first?.policy == .atEnd)
  }

  @Test("a live activity does not begin: what asks is told, and its preview shows nothing")
  func activities() throws {
    let content = ActivityContent(state: Trip.ContentState(stop: 3), staleDate: nil)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      _ = try Activity<Trip>.request(attributes: Trip(name: "Bus"), content: content)
    }
    #expect(Activity<Trip>.activities.isEmpty)
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(IneffectiveSettings.shortcomings.joined().contains("Activity.request"))
    let rehearsal = try Rehearsal {
      Trip(name: "Bus").previewContext(content.state, viewKind: .dynamicIsland(.compact))
    }
    #expect(rehearsal.graph.shortcomings.contains { $0.contains("preview of a live activity") })
  }
}
