import Foundation
@_spi(Engine) public import ViewEngine

/// A section: views that belong together, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  private let given: Binding<Bool>?
  private var isCollapsible = true
  @State private var own = true
  @State private var identity = SectionIdentity()
  @Environment(\.dividerBand) private var dividerBand
  @Environment(\.isInList) private var isInList
  @Environment(\.isInSidebar) private var isInSidebar

  init(_ header: Parent, _ content: Content, _ footer: Footer, isExpanded: Binding<Bool>? = nil) {
    (self.header, self.content, self.footer) = (header, content, footer)
    given = isExpanded
  }

  /// Whether the header has a chevron that hides and shows the rows.
  private var hasChevron: Bool {
    isInList && isInSidebar && isCollapsible && Parent.self != EmptyView.self
  }
  /// Whether the rows are shown, where that can change.
  private var expansion: Binding<Bool>? { given ?? (hasChevron ? $own : nil) }

  /// Sets whether the rows can be hidden, in a sidebar.
  public func collapsible(_ collapsible: Bool) -> some View {
    var section = self
    section.isCollapsible = collapsible
    return section
  }

  public var body: some View {
    if dividerBand != nil {
      Divider()
      if Parent.self == EmptyView.self {
        content
      } else {
        // The header stays above, whatever the menu's order.
        VStack(spacing: 0) {
          header.modifier(MenuSectionTitle())
          content
        }
      }
      Divider()
    } else if let expansion {
      header.modifier(SectionSwitch(isExpanded: hasChevron ? expansion : nil))
        .modifier(SectionTitleLook(isHeader: true))
        .modifier(SectionMark(role: .header, identity: identity))
      if expansion.wrappedValue {
        content.modifier(SectionMark(role: .row, identity: identity))
      }
      footer.modifier(SectionTitleLook(isHeader: false))
        .modifier(SectionMark(role: .footer, identity: identity))
    } else {
      header.modifier(SectionTitleLook(isHeader: true))
        .modifier(SectionMark(role: .header, identity: identity))
      content.modifier(SectionMark(role: .row, identity: identity))
      footer.modifier(SectionTitleLook(isHeader: false))
        .modifier(SectionMark(role: .footer, identity: identity))
    }
  }
}

extension Section: ViewList {
  package func items(at path: [AnyHashable]) -> [ViewListItem] {
    func all(_ view: some View, _ part: Int) -> SubviewsCollection {
      view.subviews(at: path + [part])
    }
    return [
      .section(
        SectionConfiguration(
          at: path, header: all(header, 0),
          content: given?.wrappedValue == false ? all(EmptyView(), 1) : all(content, 1),
          footer: all(footer, 2)))
    ]
  }
}

/// The look of a section's header in a menu: small and grey.
private struct MenuSectionTitle: ViewModifier {
  /// The least height, and the distance to the menu's sides, in points; a guess.
  private static let (height, inset): (CGFloat, CGFloat) = (30, 16)
  func body(content: Content) -> some View {
    content.font(.footnote).defaultForegroundStyle(.secondary)
      .padding(.horizontal, Self.inset)
      .frame(maxWidth: .infinity, minHeight: Self.height, alignment: .leading)
  }
}

/// Marks the views of a section for the list or grid around it.
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
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - header: The header, above the rows.
  ///   - footer: The footer, below the rows.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }
  /// Creates a section with a header and a footer: the older form.
  ///
  /// - Parameters:
  ///   - header: The header, above the rows.
  ///   - footer: The footer, below the rows.
  ///   - content: The rows.
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
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - footer: The footer, below the rows.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }
  /// Creates a section with a footer: the older form.
  ///
  /// - Parameters:
  ///   - footer: The footer, below the rows.
  ///   - content: The rows.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - header: The header, above the rows.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }
  /// Creates a section with a header: the older form.
  ///
  /// - Parameters:
  ///   - header: The header, above the rows.
  ///   - content: The rows.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title as its header.
  ///
  /// - Parameters:
  ///   - titleKey: The header, in which simple Markdown counts.
  ///   - content: The rows.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), EmptyView())
  }
  /// Creates a section with a title as its header.
  ///
  /// - Parameters:
  ///   - title: The header, as it is.
  ///   - content: The rows.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), content(), EmptyView())
  }
}
