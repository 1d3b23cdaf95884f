@_spi(Engine) public import ViewEngine

/// Some views that belong together, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  @State private var identity = SectionIdentity()

  fileprivate init(_ header: Parent, _ content: Content, _ footer: Footer) {
    (self.header, self.content, self.footer) = (header, content, footer)
  }

  public var body: some View {
    header.modifier(SectionTitleLook(isHeader: true))
      .modifier(SectionMark(role: .header, identity: identity))
    content.modifier(SectionMark(role: .row, identity: identity))
    footer.modifier(SectionTitleLook(isHeader: false))
      .modifier(SectionMark(role: .footer, identity: identity))
  }
}

/// Headers and footers of lists are small and grey, headers of groups in capitals.
private struct SectionTitleLook: ViewModifier {
  let isHeader: Bool
  @Environment(\.isInList) private var isInList
  @Environment(\.listLook) private var look
  func body(content: Content) -> some View {
    if isInList {
      content.font(look == .plain && isHeader ? .subheadline.weight(.semibold) : .footnote)
        .textCase(look != .plain && isHeader ? .uppercase : nil).foregroundStyle(.secondary)
    } else {
      content
    }
  }
}

private enum InListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a list is around.
  var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }
}

/// Marks the views of a section for the container around.
private struct SectionMark: ViewModifier {
  let role: SectionRole
  let identity: SectionIdentity
  func body(content: Content) -> some View {
    content.modifier(
      TraitModifier {
        $0[SectionRole.self] = role
        $0[SectionToken.self] = ObjectIdentifier(identity)
      })
  }
}

extension Section {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }
  /// Creates a section with a header and a footer: the older form.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }
  /// Creates a section with a footer: the older form.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }
  /// Creates a section with a header: the older form.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), EmptyView())
  }
  /// Creates a section with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), content(), EmptyView())
  }
}

/// How strongly a section's header stands out.
public enum Prominence: Hashable, Sendable {
  /// As headers look by themselves.
  case standard
  /// Larger and bolder.
  case increased
}

extension View {
  /// Sets how strongly headers stand out; they look the same here.
  ///
  /// - Note: Accepted; no effect. `prominence`: headers look alike.
  public func headerProminence(_ prominence: Prominence) -> some View { self }
}
