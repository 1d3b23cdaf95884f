import Foundation
@_spi(Engine) public import ViewEngine

/// A choice of one from several.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @Environment(\.pickerLook) private var look
  @Environment(\.labelsHidden) private var labelsHidden

  /// Creates a choice.
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
  /// Creates a choice: the older form.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    (self.selection, self.content, self.label) = (selection, content(), label)
  }

  public var body: some View {
    switch look {
    case .segmented:
      SegmentedLook(selection: selection, content: content)
    case .menu:
      HStack(spacing: 8) {
        if !labelsHidden, showsLabel {
          label
          Spacer(minLength: 0)
        }
        HStack(spacing: 4) {
          ChosenOnly(selection: AnyHashable(selection.wrappedValue), content: content)
          Image(systemName: "chevron.up.chevron.down").font(.footnote)
        }
        .foregroundStyle(.tint)
      }
    case .inline:
      VStack(alignment: .leading, spacing: 11) {
        content.modifier(OptionModifier(selection: AnyBinding(selection), isList: true))
      }
    }
  }

  @Environment(\.isInList) private var showsLabel
}

extension Picker where Label == Text {
  /// Creates a choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
  /// Creates a choice with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// How a choice looks.
enum PickerLook: Hashable { case segmented, menu, inline }

/// How a choice looks.
@MainActor @preconcurrency public protocol PickerStyle {}

/// A picker style that the engine knows.
@MainActor protocol KnownPickerStyle: PickerStyle {
  var look: PickerLook { get }
}

/// The style that suits the place: the chosen view, as a menu shows it while closed.
public struct DefaultPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: PickerLook { .menu }
}
/// Segments side by side.
public struct SegmentedPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: PickerLook { .segmented }
}
/// The chosen view, as a menu shows it while closed; a film opens no menu.
public struct MenuPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: PickerLook { .menu }
}
/// All views, the chosen one marked.
public struct InlinePickerStyle: KnownPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: PickerLook { .inline }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As the context decides: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All choices side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The choice, which opens the others.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All choices as rows.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

private enum PickerLookKey: EnvironmentKey { static var defaultValue: PickerLook { .menu } }

extension EnvironmentValues {
  /// The look of choices.
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the choices below.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, (style as? any KnownPickerStyle)?.look ?? .menu)
  }
}
