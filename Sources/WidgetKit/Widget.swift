public import AppIntents
@_exported public import protocol AppIntents.WidgetConfigurationIntent
public import Foundation
public import ViewEngine
import Views

/// A widget: a film shows the views in it, by their previews, and not the widget.
@MainActor @preconcurrency public protocol Widget {
  /// The type of what it consists of.
  associatedtype Body: WidgetConfiguration
  /// Creates it.
  init()
  /// What it consists of.
  var body: Body { get }
}

/// What a widget consists of.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// What the widget shows of an entry; `nil` for one of another type.
  func _view(of entry: any TimelineEntry) -> AnyView?
  /// Whether what it shows keeps clear of its edges.
  var _hasMargins: Bool { get }
}

extension WidgetConfiguration {
  public func _view(of entry: any TimelineEntry) -> AnyView? { nil }
  public var _hasMargins: Bool { true }
}

/// Several widgets of one app.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget
  /// Creates it.
  init()
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// Does nothing: a film shows previews.
  public static func main() {}
}
extension Widget {
  /// Does nothing: a film shows previews.
  public static func main() {}
}

/// Widgets one after another.
public struct _Widgets: Widget {
  public init() {}
  public var body: _NoWidget { _NoWidget() }
}
/// What no widget is seen of.
public struct _NoWidget: WidgetConfiguration {}

/// Makes a list of widgets, of which a film shows none.
@MainActor @resultBuilder public enum WidgetBundleBuilder {
  /// Takes widgets, of which none is shown.
  ///
  /// - Note: Accepted; no effect. `expression`: a film shows no widget by itself.
  public static func buildExpression<W: Widget>(_ expression: W) -> _Widgets { _Widgets() }
  /// Takes widgets, of which none is shown.
  ///
  /// - Note: Accepted; no effect. `components`: a film shows no widget by itself.
  public static func buildBlock(_ components: _Widgets...) -> _Widgets { _Widgets() }
  /// Takes widgets, of which none is shown.
  ///
  /// - Note: Accepted; no effect. `component`: a film shows no widget by itself.
  public static func buildOptional(_ component: _Widgets?) -> _Widgets { _Widgets() }
  /// The widgets where an `if` holds.
  public static func buildEither(first component: _Widgets) -> _Widgets { component }
  /// The widgets where an `if` does not hold.
  public static func buildEither(second component: _Widgets) -> _Widgets { component }
  /// The widgets of an `if #available`.
  public static func buildLimitedAvailability(_ component: _Widgets) -> _Widgets { component }
}

// MARK: Times

/// What a widget shows from a time on.
public protocol TimelineEntry {
  /// From when.
  var date: Date { get }
  /// How much it matters; `nil` for as much as any other.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much something matters among what a widget shows.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// How much.
  public var score: Float
  /// For how long, in seconds.
  public var duration: TimeInterval
  /// Creates it.
  ///
  /// - Parameters:
  ///   - score: How much.
  ///   - duration: For how long, in seconds.
  public init(score: Float, duration: TimeInterval = 0) {
    (self.score, self.duration) = (score, duration)
  }
}

/// When a widget asks for more to show.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let name: String
  /// After the last entry.
  public static let atEnd = Self(date: nil, name: "atEnd")
  /// When the app says so.
  public static let never = Self(date: nil, name: "never")
  /// After a time.
  public static func after(_ date: Date) -> Self { Self(date: date, name: "after") }
}

/// What a widget shows, one after another.
public struct Timeline<EntryType: TimelineEntry> {
  /// What it shows, in order.
  public let entries: [EntryType]
  /// When it asks for more.
  public let policy: TimelineReloadPolicy
  /// Creates it.
  ///
  /// - Parameters:
  ///   - entries: What it shows, in order.
  ///   - policy: When it asks for more.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

/// For what a widget is asked what it shows.
public struct TimelineProviderContext {
  /// How large the widget is.
  public let family: WidgetFamily
  /// Whether it is shown in a gallery.
  public let isPreview: Bool
  /// The widget's size, in points.
  public let displaySize: CGSize
}

/// Says what a widget shows; in a film nobody asks.
public protocol TimelineProvider<Entry> {
  /// What it shows.
  associatedtype Entry: TimelineEntry
  /// For what it is asked.
  typealias Context = TimelineProviderContext
  /// What it shows before there is anything to show.
  func placeholder(in context: Context) -> Entry
  /// Says what it shows in a gallery.
  ///
  /// - Parameters:
  ///   - context: For what it is asked.
  ///   - completion: Takes it.
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  /// Says what it shows, one after another.
  ///
  /// - Parameters:
  ///   - context: For what it is asked.
  ///   - completion: Takes it.
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// Says what a widget shows by a person's choice; in a film nobody asks.
public protocol AppIntentTimelineProvider<Entry, Intent> {
  /// What it shows.
  associatedtype Entry: TimelineEntry
  /// The person's choice.
  associatedtype Intent: WidgetConfigurationIntent
  /// For what it is asked.
  typealias Context = TimelineProviderContext
  /// What it shows before there is anything to show.
  func placeholder(in context: Context) -> Entry
  /// What it shows in a gallery.
  ///
  /// - Parameters:
  ///   - configuration: The person's choice.
  ///   - context: For what it is asked.
  /// - Returns: What it shows.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// What it shows, one after another.
  ///
  /// - Parameters:
  ///   - configuration: The person's choice.
  ///   - context: For what it is asked.
  /// - Returns: What it shows.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}

/// Asks that widgets be drawn again; a film has none.
public final class WidgetCenter: Sendable {
  /// The system's.
  public static let shared = WidgetCenter()
  /// Draws all again: there are none.
  public func reloadAllTimelines() {}
  /// Draws those of a kind again: there are none.
  ///
  /// - Note: Accepted; no effect. `ofKind`: a film has no widgets.
  public func reloadTimelines(ofKind kind: String) {}
}
