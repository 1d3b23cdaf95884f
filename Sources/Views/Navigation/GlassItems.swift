import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The items of a navigation bar on glass: those that belong together on one, and what confirms on one of the accent colour.
struct GlassItems: View {
  let entries: [_ToolbarEntry]
  @Environment(\.systemLook.bars) private var look

  var body: some View {
    let confirming = entries.filter { $0.isConfirming && $0.spacing == nil }
    let groups = Self.groups(entries.filter { !$0.isConfirming })
    HStack(spacing: look.glassSpacing) {
      ForEach(Array(groups.enumerated()), id: \.offset) { group in
        row(group.element).tint(.primary).glassEffect(.regular, in: Capsule())
      }
      if !confirming.isEmpty {
        row(confirming).tint(.white)
          .glassEffect(.regular.tint(.accentColor), in: Capsule())
      }
    }
  }

  /// The items that stand on one glass: those between two gaps.
  private static func groups(_ entries: [_ToolbarEntry]) -> [[_ToolbarEntry]] {
    entries.split { $0.spacing != nil }.map(Array.init)
  }

  private func row(_ entries: [_ToolbarEntry]) -> some View {
    ToolbarRow(
      views: entries.map { entry in
        AnyView(
          entry.view.padding(.horizontal, look.itemPadding)
            .frame(minWidth: look.buttonHeight, minHeight: look.buttonHeight))
      }, spacing: 0)
  }
}

/// The style of a round button of a bar: its label on glass, which a finger presses.
struct GlassBarButton: ButtonStyle {
  @Environment(\.self) private var environment

  func makeBody(configuration: Configuration) -> some View {
    let isPressed = configuration.isPressed
    configuration.label
      .foregroundStyle(.primary)
      .contentShape(Circle())
      .animation(isPressed ? GlassPress.press : GlassPress.release) {
        $0.modifier(GlassLayer(.regular, in: Circle(), isPressed: isPressed, environment))
      }
  }
}
