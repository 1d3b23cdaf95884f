public import ActivityKit
import AppIntents
import Foundation
@_spi(Engine) public import ViewEngine
public import Views

/// A widget that shows the same to all who have it.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let make: (any TimelineEntry) -> Content?

  /// Creates it.
  ///
  /// - Parameters:
  ///   - kind: Its name in code.
  ///   - provider: Says what it shows.
  ///   - content: Shows it.
  /// - Note: Accepted; no effect. `kind`, `provider`: a film shows the entries of previews.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) { make = { ($0 as? Provider.Entry).map(content) } }

  public func _view(of entry: any TimelineEntry) -> AnyView? { make(entry).map { AnyView($0) } }
}

/// A widget that shows what a person chooses.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  private let make: (any TimelineEntry) -> Content?

  /// Creates it.
  ///
  /// - Parameters:
  ///   - kind: Its name in code.
  ///   - intent: The choice.
  ///   - provider: Says what it shows.
  ///   - content: Shows it.
  /// - Note: Accepted; no effect. `kind`, `intent`, `provider`: a film shows the entries of previews.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent { make = { ($0 as? Provider.Entry).map(content) } }

  public func _view(of entry: any TimelineEntry) -> AnyView? { make(entry).map { AnyView($0) } }
}

/// How a live activity looks.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// Creates it.
  ///
  /// - Parameters:
  ///   - attributesType: What it is about.
  ///   - content: Shows it on the locked screen.
  ///   - dynamicIsland: Shows it beside the camera.
  /// - Note: Accepted; no effect. `for`, `content`, `dynamicIsland`: a film shows previews, and no activity by itself.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}

/// What the views of a live activity show.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// What it is about.
  public let attributes: Attributes
  /// What changes of it.
  public let state: Attributes.ContentState
  /// Its name.
  public let activityID: String
  /// Whether what it shows is too old.
  public let isStale: Bool
}

extension WidgetConfiguration {
  /// Says how large the widget may be.
  ///
  /// - Note: Accepted; no effect. `families`: a film shows no widget by itself.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Names the widget.
  ///
  /// - Note: Accepted; no effect. `displayName`: a film shows no gallery of widgets.
  public func configurationDisplayName(_ displayName: LocalizedStringKey)
    -> some WidgetConfiguration
  { self }
  /// Describes the widget.
  ///
  /// - Note: Accepted; no effect. `description`: a film shows no gallery of widgets.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Lets what the widget shows reach to its edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    _UnmarginedConfiguration(base: self)
  }
  /// Says whether the ground of the widget may be taken away.
  ///
  /// - Note: Accepted; no effect. `isRemovable`: a film shows no widget by itself.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    self
  }
}

/// A widget whose views reach to its edges.
struct _UnmarginedConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
  let base: Base
  func _view(of entry: any TimelineEntry) -> AnyView? { base._view(of: entry) }
  var _hasMargins: Bool { false }
}
