import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The items of a navigation bar on glass: those that belong together on one, and what confirms on one of the accent colour.
struct GlassItems: View {
  let entries: [_ToolbarEntry]
  @Environment(\.systemLook.bars) private var look

  var body: some View {
    let present = entries.filter { !$0.isAbsent }
    let confirming = present.filter { $0.isConfirming && $0.spacing == nil && $0.hasGround }
    let groups = Self.groups(present.filter { !$0.isConfirming || !$0.hasGround })
    HStack(spacing: look.glassSpacing) {
      ForEach(Array(groups.enumerated()), id: \.offset) { group in
        if group.element.allSatisfy(\.hasGround) {
          row(group.element).tint(.primary).glassEffect(.regular, in: Capsule())
        } else {
          ToolbarRow(views: group.element.map(\.view), spacing: 0).tint(.primary)
        }
      }
      if !confirming.isEmpty {
        row(confirming).tint(.white)
          .glassEffect(.regular.tint(.accentColor), in: Capsule())
      }
    }
    .environment(\.isOnBarGlass, true)
  }

  /// The items that stand on one glass: those between two gaps; what stands on none is a group of its own.
  private static func groups(_ entries: [_ToolbarEntry]) -> [[_ToolbarEntry]] {
    entries.split { $0.spacing != nil }.flatMap { row in
      row.reduce(into: [[_ToolbarEntry]]()) { groups, entry in
        let joins = entry.hasGround && groups.last?.last?.hasGround == true
        if joins { groups[groups.count - 1].append(entry) } else { groups.append([entry]) }
      }
    }
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
