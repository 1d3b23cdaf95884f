import Foundation
public import Geometry
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine
public import Views

extension ContainerBackgroundPlacement {
  /// The widget around.
  public static let widget = Self.shownWidget
}

extension EnvironmentValues {
  /// The margins of the widget around, in points; 0 where there is none.
  public var widgetContentMargins: EdgeInsets {
    let margin = widgetMargin ?? 0
    return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }
}

/// Makes the list of what a widget shows, one after another.
@resultBuilder public enum _TimelineEntryBuilder {
  /// Takes an entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Takes several entries.
  public static func buildExpression<Entry: TimelineEntry>(
    _ entries: [Entry]
  ) -> [any TimelineEntry] { entries }
  /// Several entries are their list.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  /// The entries of a loop.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  /// `if` without `else`.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }
  /// The first branch of `if`–`else`.
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// The other branch of `if`–`else`.
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
}

/// Shows a widget when the file is filmed: its entries, one after another.
///
/// - Parameters:
///   - name: What `--preview` calls it.
///   - family: How large the widget is.
///   - widget: Makes the widget.
///   - timeline: What it shows, in order.
@freestanding(declaration) public macro Preview(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  @_TimelineEntryBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "ViewMacros", type: "PreviewMacro")

/// Adds a preview of a widget to the registry at `address`: what the expansion of `#Preview(as:)` calls.
///
/// - Parameters:
///   - address: The address of the registry, as ``PreviewRegistry/collect(_:)`` hands it out.
///   - line: The line of the `#Preview` in its file, from 1.
///   - name: The preview's name; `nil` without one.
///   - family: How large the widget is.
///   - widget: Makes the widget.
///   - timeline: What it shows, in order.
@MainActor public func _declareWidgetPreview(
  _ address: UnsafeMutableRawPointer, line: Int, name: String?, family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  @_TimelineEntryBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) {
  let registry = unsafe PreviewRegistry.at(address)
  registry.add(
    Preview(name: name, line: line, traits: [.sizeThatFitsLayout]) {
      AnyView(WidgetPreview(family, widget(), timeline()))
    })
}

/// A widget that shows its entries, one after another.
struct WidgetPreview: View {
  /// How long an entry is shown, in seconds, before the next one comes: the canvas shows each at a press, and their dates may
  /// be hours apart.
  static let pause = 1.0
  /// The margins of widgets on the home screen, in points, by Apple's guidelines; those of the locked screen have none.
  static let margin = 16.0

  private let family: WidgetFamily
  private let entries: [AnyView]
  private let ownMargin: Double
  @State private var index = 0
  @Environment(\.drawing) private var drawing

  init(_ family: WidgetFamily, _ widget: any Widget, _ timeline: [any TimelineEntry]) {
    let configuration: any WidgetConfiguration = widget.body
    self.family = family
    entries = timeline.compactMap { configuration._view(of: $0) }
    ownMargin = family.isAccessory || !configuration._hasMargins ? 0 : Self.margin
  }

  var body: some View {
    ZStack {
      if !entries.isEmpty { entries[min(index, entries.count - 1)] }
    }
    .padding(ownMargin)
    .environment(\.widgetMargin, ownMargin)
    .previewContext(WidgetPreviewContext(family: family))
    .onAppear { wait() }
  }

  private func wait() {
    guard index + 1 < entries.count, let graph = drawing.graph else { return }
    let time = graph.timeline.now + Instant(seconds: Self.pause)
    graph.timeline.schedule(at: time, .timer) {
      // Widgets go from entry to entry with the usual spring.
      withAnimation { index += 1 }
      wait()
    }
  }
}
