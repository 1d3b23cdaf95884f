import Foundation
@_spi(Engine) public import ViewEngine

/// Points between the options of an inline picker, as high as a row's padding.
private let inlineSpacing: CGFloat = 11

/// A picker: a choice of one of several views.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @Environment(\.pickerLook) private var look

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: The tag of the chosen view.
  ///   - content: The views to choose from, each with a `tag`; those of a `ForEach` have their
  ///     identities as tags.
  ///   - label: What is chosen.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.content, self.label) = (selection, content(), label())
  }
  /// Creates a picker: the older form.
  ///
  /// - Parameters:
  ///   - selection: The tag or identity of the chosen view; a tap sets it.
  ///   - label: What is chosen.
  ///   - content: The views to choose from, each with a tag or an identity of a loop.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    (self.selection, self.content, self.label) = (selection, content(), label)
  }

  public var body: some View {
    switch look {
    case .segmented:
      SegmentedLook(selection: selection, content: content)
    case .wheel:
      WheelLook(selection: selection, content: content)
    case .menu:
      if isInMenu {
        Menu(content: { PickerOptions(selection: selection, content: content) }, label: { label })
      } else {
        MenuPicker(selection: selection, label: label, content: content)
      }
    case .automatic:
      if isInMenu {
        PickerOptions(selection: selection, content: content)
      } else {
        MenuPicker(selection: selection, label: label, content: content)
      }
    case .navigationLink:
      LinkPicker(selection: selection, label: label, content: content)
    case .inline:
      if isInMenu {
        PickerOptions(selection: selection, content: content)
      } else if isInList {
        // Each is a row.
        content.modifier(OptionRow())
          .modifier(OptionModifier(selection: AnyBinding(selection), hasMark: true))
      } else {
        VStack(alignment: .leading, spacing: inlineSpacing) {
          content.modifier(OptionModifier(selection: AnyBinding(selection)))
        }
      }
    }
  }

  @Environment(\.isInList) private var isInList
  @Environment(\.isInMenu) private var isInMenu
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - selection: The tag or identity of the chosen view; a tap sets it.
  ///   - content: The views to choose from, each with a tag or an identity of a loop.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - selection: The tag or identity of the chosen view; a tap sets it.
  ///   - content: The views to choose from, each with a tag or an identity of a loop.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == Views.Label<Text, Image> {
  /// Creates a picker with a title and one of the system's symbols.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - systemImage: The name of a symbol, which stands before the title.
  ///   - selection: The tag or identity of the chosen view; a tap sets it.
  ///   - content: The views to choose from, each with a tag or an identity of a loop.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Views.Label(titleKey, systemImage: systemImage)
    }
  }
  /// Creates a picker with a title and one of the system's symbols.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The name of a symbol, which stands before the title.
  ///   - selection: The tag or identity of the chosen view; a tap sets it.
  ///   - content: The views to choose from, each with a tag or an identity of a loop.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Views.Label(title, systemImage: systemImage)
    }
  }
}

extension Picker: NamedControl {}
