@_spi(Engine) public import ViewEngine

/// A disclosure group: content that a tap on its label shows and hides.
///
/// In a list, label and content are rows. Elsewhere the content stands below the label.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let given: Binding<Bool>?
  @State private var own = false
  @Environment(\.disclosureGroupStyles) private var styles

  /// Creates a disclosure group that is closed at first.
  ///
  /// - Parameters:
  ///   - content: What is shown while it is open.
  ///   - label: The label, which takes the taps.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, self.given) = (label(), content, nil)
  }
  /// Creates a disclosure group.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether it is open; a tap on the label changes it.
  ///   - content: What is shown while it is open.
  ///   - label: The label, which takes the taps.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.label, self.content, self.given) = (label(), content, isExpanded)
  }

  public var body: some View {
    let isExpanded = given ?? $own
    styles.current.group(
      DisclosureGroupStyleConfiguration(
        label: DisclosureGroupStyleConfiguration.Label(content: AnyView(label)),
        content: DisclosureGroupStyleConfiguration.Content(
          content: isExpanded.wrappedValue ? AnyView(content()) : AnyView(EmptyView())),
        isExpanded: isExpanded))
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a title, closed at first.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - content: What is shown while it is open.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates a disclosure group with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - isExpanded: Whether it is open; a tap on the label changes it.
  ///   - content: What is shown while it is open.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  /// Creates a disclosure group with a title, closed at first.
  ///
  /// - Parameters:
  ///   - label: The title, as it is.
  ///   - content: What is shown while it is open.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(label) }
  }
  /// Creates a disclosure group with a title.
  ///
  /// - Parameters:
  ///   - label: The title, as it is.
  ///   - isExpanded: Whether it is open; a tap on the label changes it.
  ///   - content: What is shown while it is open.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}
