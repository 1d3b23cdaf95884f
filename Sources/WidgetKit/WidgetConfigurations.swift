public import ActivityKit
import AppIntents
import Foundation
@_spi(Engine) public import ViewEngine
public import Views

/// A widget that shows the same to all who have it.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// Creates it.
  ///
  /// - Parameters:
  ///   - kind: Its name in code.
  ///   - provider: Says what it shows.
  ///   - content: Shows it.
  /// - Note: Accepted; no effect. `kind`, `provider`, `content`: a film shows previews, and no widget by itself.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

/// A widget that shows what a person chooses.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  /// Creates it.
  ///
  /// - Parameters:
  ///   - kind: Its name in code.
  ///   - intent: The choice.
  ///   - provider: Says what it shows.
  ///   - content: Shows it.
  /// - Note: Accepted; no effect. `kind`, `intent`, `provider`, `content`: a film shows previews, and no widget by itself.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
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
  /// Says whether the widget fills its frame.
  ///
  /// - Note: Accepted; no effect. `isDisabled`: a film shows no widget by itself.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  /// Says whether the ground of the widget may be taken away.
  ///
  /// - Note: Accepted; no effect. `isRemovable`: a film shows no widget by itself.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    self
  }
}
