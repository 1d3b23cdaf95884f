import Foundation
@_spi(Engine) public import ViewEngine

/// The measures of pickers in points.
private enum PickerMetrics {
  /// Between the chosen view of a menu and its chevron.
  static let chevronSpacing: CGFloat = 4
  /// Between the views of an inline picker, as high as a row's padding.
  static let rowSpacing: CGFloat = 11
}

/// A picker: a choice of one of several views.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @Environment(\.pickerLook) private var look
  @Environment(\.labelsHidden) private var labelsHidden

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
      LabeledRow(showsLabel: !labelsHidden && isInList) {
        label
      } control: {
        if buttonStyles.isAutomatic {
          menuLabel.defaultForegroundStyle(.tint)
        } else {
          // A closed menu is a button, in the style of those around; a film opens none.
          Button(action: {}, label: { menuLabel }).allowsHitTesting(false)
        }
      }
      .modifier(ControlSpacing())
    case .inline:
      if isInList {
        // Each is a row.
        content.modifier(OptionRow())
          .modifier(OptionModifier(selection: AnyBinding(selection), hasMark: true))
      } else {
        VStack(alignment: .leading, spacing: PickerMetrics.rowSpacing) {
          content.modifier(OptionModifier(selection: AnyBinding(selection)))
        }
      }
    }
  }

  /// What a closed menu shows: the chosen view, and that there are others.
  private var menuLabel: some View {
    HStack(spacing: PickerMetrics.chevronSpacing) {
      // On one another, those that are not chosen have no room.
      ZStack { ChosenOnly(selection: AnyHashable(selection.wrappedValue), content: content) }
      Image(systemName: "chevron.up.chevron.down").font(.footnote)
    }
  }

  @Environment(\.isInList) private var isInList
  @Environment(\.buttonStyles) private var buttonStyles
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

/// The look of a picker style.
enum PickerLook: Hashable { case segmented, menu, inline, wheel }

/// A picker style: how the choices are shown.
@MainActor @preconcurrency public protocol PickerStyle {}

/// A picker style that the engine knows.
@MainActor protocol KnownPickerStyle: PickerStyle {
  var look: PickerLook { get }
}

/// The automatic picker style: the chosen view, as a menu shows it while closed.
public struct DefaultPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: PickerLook { .menu }
}
/// The segmented picker style: segments side by side.
public struct SegmentedPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: PickerLook { .segmented }
}
/// The menu picker style: the chosen view, as the menu is closed; a film opens none.
public struct MenuPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: PickerLook { .menu }
}
/// The inline picker style: all views, the chosen one marked.
public struct InlinePickerStyle: KnownPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: PickerLook { .inline }
}

/// The wheel picker style: rows on a wheel, of which the one in the middle is chosen.
public struct WheelPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: PickerLook { .wheel }
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

extension PickerStyle where Self == WheelPickerStyle {
  /// Rows on a wheel, of which the one in the middle is chosen.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

private enum PickerLookKey: EnvironmentKey { static var defaultValue: PickerLook { .menu } }

extension EnvironmentValues {
  /// The style of pickers.
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers below.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, (style as? any KnownPickerStyle)?.look ?? .menu)
  }
}
