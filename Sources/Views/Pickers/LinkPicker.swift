import Foundation
@_spi(Engine) import ViewEngine

/// A picker as a link: a row with the chosen view, which pushes a page of all; a choice goes back.
struct LinkPicker<Label: View, Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>
  let label: Label
  let content: Content
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    NavigationLink {
      PickerPage(selection: selection, title: label as? Text, content: content)
    } label: {
      LabeledRow(showsLabel: !labelsHidden) {
        label
      } control: {
        ZStack {
          ChosenOnly(
            selection: AnyHashable(choice: selection.wrappedValue), content: content)
        }
        .defaultForegroundStyle(.secondary)
      }
    }
  }
}

/// The page of a picker's options, each a row.
private struct PickerPage<Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>
  /// The title, where the picker's label is one.
  let title: Text?
  let content: Content
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      content.modifier(OptionRow())
        .modifier(OptionModifier(selection: AnyBinding(choice), hasMark: true))
    }
    .navigationTitle(title ?? Text(verbatim: ""))
    .navigationBarTitleDisplayMode(.inline)
  }

  private var choice: Binding<Selection> {
    Binding {
      selection.wrappedValue
    } set: {
      selection.wrappedValue = $0
      dismiss()
    }
  }
}
