import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// The prominence of a section's header.
public enum Prominence: Hashable, Sendable {
  /// As headers look by themselves.
  case standard
  /// Larger and bolder.
  case increased
}

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// The prominence of the headers of sections.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets the prominence of the headers of sections in lists below.
  ///
  /// - Parameter prominence: Whether they are larger than usual.
  /// - Returns: This view.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

/// The text style of headers and footers: small and grey, headers of groups in capitals; prominent headers are titles.
struct SectionTitleLook: ViewModifier {
  let isHeader: Bool
  @Environment(\.isInList) private var isInList
  @Environment(\.isInSidebar) private var isInSidebar
  @Environment(\.listLook) private var look
  @Environment(\.headerProminence) private var prominence
  @Environment(\.systemLook.lists) private var lists
  @Environment(\.dynamicTypeSize) private var typeSize
  /// Whether it is the header of a group, which a plain list has none of.
  private var isGroupHeader: Bool { look != .plain && isHeader }
  private var isProminent: Bool { isHeader && (isInSidebar || prominence == .increased) }
  private var isCapital: Bool { isGroupHeader && !isProminent && lists.hasCapitalHeaders }
  private var font: Font {
    guard isHeader else { return .footnote }
    // No table says how large prominent headers are: a guess after pictures of iOS 15 and later.
    if isProminent { return .title3.weight(.semibold) }
    if look == .plain { return .subheadline.weight(.semibold) }
    return lists.hasCapitalHeaders ? .footnote : .headline
  }
  private var lineSpacing: CGFloat {
    lists.hasWholeLines && !isHeader ? font.wholeLineSpacing(at: typeSize) : 0
  }
  func body(content: Content) -> some View {
    if isInList {
      content.font(font.withoutStyleLeading())
        .transformEnvironment(\.lineSpacing) { $0 += lineSpacing }
        .textCase(isCapital ? .uppercase : nil)
        .defaultForegroundStyle(
          isProminent ? HierarchicalShapeStyle.primary : HierarchicalShapeStyle.secondary
        )
        .fadedLevels(.none)
    } else {
      content
    }
  }
}

/// The chevron of a header, which hides the rows of its section and shows them.
struct SectionSwitch: ViewModifier {
  /// Whether the rows are shown; `nil` for a header without a chevron.
  let isExpanded: Binding<Bool>?

  func body(content: Content) -> some View {
    if let isExpanded {
      Button {
        withAnimation { isExpanded.wrappedValue.toggle() }
      } label: {
        HStack {
          content
          Spacer()
          Image(systemName: "chevron.forward")
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(Color.accentColor)
            .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
            .accessibilityHidden(true)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      content
    }
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section whose rows are hidden and shown, in a sidebar by its header.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the rows are shown.
  ///   - content: The rows.
  ///   - header: The header, above the rows.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header(), content(), EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title, whose rows are hidden and shown, in a sidebar by its header.
  ///
  /// - Parameters:
  ///   - titleKey: The header, in which simple Markdown counts.
  ///   - isExpanded: Whether the rows are shown.
  ///   - content: The rows.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), content(), EmptyView(), isExpanded: isExpanded)
  }
  /// Creates a section with a title, whose rows are hidden and shown, in a sidebar by its header.
  ///
  /// - Parameters:
  ///   - title: The header, as it is.
  ///   - isExpanded: Whether the rows are shown.
  ///   - content: The rows.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), content(), EmptyView(), isExpanded: isExpanded)
  }
}
