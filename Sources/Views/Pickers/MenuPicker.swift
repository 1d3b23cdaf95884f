import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A picker as a menu: the chosen view, which opens a menu of all.
///
/// In a list the whole row opens it, not the chosen view alone.
struct MenuPicker<Label: View, Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>
  let label: Label
  let content: Content
  /// Points between the chosen view and its chevron.
  private static var chevronSpacing: CGFloat { 13.0 / 3 }
  /// The inset of the chevron from the end of its row, as measured in pictures of iOS 26.
  private static var chevronInset: CGFloat { 1 }
  /// How much of the chosen view is left to see while its row is pressed.
  private static var pressedOpacity: Double { 0.2 }
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isInList) private var isInList
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonStyles) private var buttonStyles
  @State private var isOpen = false
  @State private var isPressed = false

  var body: some View {
    if isInList {
      PickerRow(showsLabel: !labelsHidden) {
        DetailedTitle(content: label) { label }.modifier(TouchLabelModifier())
      } control: {
        opened {
          if buttonStyles.isAutomatic {
            choice.defaultForegroundStyle(style)
              .modifier(PressedFade(isPressed: isPressed, opacity: Self.pressedOpacity))
          } else {
            // As high and as bright as buttons of the style are.
            Button(action: {}, label: { choice }).allowsHitTesting(false)
          }
        }
      }
      .contentShape(Rectangle())
      .gesture(
        PressGesture(name: "picker", pressChanged: { isPressed = $0 }) { isOpen = true }
      )
      .modifier(ControlSpacing())
    } else {
      opened {
        Button {
          isOpen = true
        } label: {
          choice
        }
      }
      .modifier(ControlSpacing())
    }
  }

  /// In rows of pictures of iOS 26 the choice is grey, whatever the tint, and fainter where it cannot be changed.
  private var style: AnyShapeStyle {
    AnyShapeStyle(Color(.system(isEnabled ? .secondary : .tertiary)))
  }

  private func opened(@ViewBuilder _ closed: () -> some View) -> some View {
    closed().modifier(
      MenuPresenter(
        isOpen: $isOpen, preview: EmptyView(),
        items: PickerOptions(selection: selection, content: content), usualOrder: .fixed))
  }

  /// What is seen of the closed menu: the chosen view, and that there are others.
  private var choice: some View {
    HStack(spacing: Self.chevronSpacing) {
      // On one another, those that are not chosen have no room.
      ZStack {
        ChosenOnly(
          selection: AnyHashable(choice: selection.wrappedValue), content: content)
      }
      Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium))
        .padding(.trailing, isInList ? Self.chevronInset : 0)
    }
  }
}

/// The options of a picker as buttons of an open menu, the chosen one with a mark.
struct PickerOptions<Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>
  let content: Content

  var body: some View {
    // A group of its own, where there are other items.
    Divider()
    Group(subviews: content) { options in
      ForEach(options) { option in
        if let tag = option.containerValues.tag(for: Selection.self) {
          Button {
            selection.wrappedValue = tag
          } label: {
            option
          }
          .menuMark(tag == selection.wrappedValue)
        } else {
          // Headers and dividers; what has no tag cannot be chosen.
          option
        }
      }
    }
    Divider()
  }
}
