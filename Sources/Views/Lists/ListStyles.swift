import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

/// The look of a list style.
enum ListLook: Hashable { case plain, grouped, insetGrouped }

/// A list style: how rows and groups are set out.
@MainActor @preconcurrency public protocol ListStyle {}

/// A list style that the engine knows.
@MainActor @preconcurrency protocol KnownListStyle: ListStyle {
  var look: ListLook { get }
}

/// The standard list style: rounded groups with insets.
public struct DefaultListStyle: KnownListStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ListLook { .insetGrouped }
}
/// The plain list style: rows from edge to edge.
public struct PlainListStyle: KnownListStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ListLook { .plain }
}
/// The grouped list style: groups from edge to edge.
public struct GroupedListStyle: KnownListStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ListLook { .grouped }
}
/// The inset grouped list style: rounded groups with insets.
public struct InsetGroupedListStyle: KnownListStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ListLook { .insetGrouped }
}
/// The inset list style: rows whose content is inset.
public struct InsetListStyle: KnownListStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ListLook { .plain }
}
/// The sidebar list style: groups with insets, whose headers hide and show them.
public struct SidebarListStyle: KnownListStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ListLook { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
  /// The platform's: rounded groups on a grey background.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Rows from edge to edge, in groups on a grey background.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Rounded groups on a grey background.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge, their content inset.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// As in a sidebar: groups with insets.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum InListKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ListLookKey: EnvironmentKey {
  static var defaultValue: ListLook { .insetGrouped }
}

extension EnvironmentValues {
  /// The style of lists.
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
  /// Whether the view is in a list.
  var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }
  /// Whether lists are sidebars, whose sections are hidden and shown by their headers.
  var isInSidebar: Bool {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }
}

/// The insets of a row that a view sets itself.
enum RowInsets: LayoutValueKey { static var defaultValue: EdgeInsets? { nil } }
/// The insets of a row at some of its edges; the others are the usual ones.
struct RowEdgeInsets: LayoutValueKey {
  static var defaultValue: RowEdgeInsets { RowEdgeInsets() }
  var top, leading, bottom, trailing: CGFloat?

  /// The insets with those at the edges that are asked for.
  func replacing(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? insets.top, leading: leading ?? insets.leading,
      bottom: bottom ?? insets.bottom, trailing: trailing ?? insets.trailing)
  }
}
/// The edges of a row that have no separator.
enum BareRowEdges: LayoutValueKey { static var defaultValue: VerticalEdge.Set { [] } }
/// Whether a row is pressed, and shows it as a whole.
enum RowIsPressed: LayoutValueKey { static var defaultValue: Bool { false } }
/// Whether a row has a background of its own.
enum RowGround: LayoutValueKey { static var defaultValue: Bool { false } }

extension View {
  /// Sets the style of the lists below.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, (style as? any KnownListStyle)?.look ?? .insetGrouped)
      .environment(\.isInSidebar, style is SidebarListStyle)
  }
  /// Sets the insets of this row in points; `nil` for the usual ones.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: RowInsets.self, value: insets)
  }
  /// Sets the insets of this row at some edges.
  ///
  /// - Parameters:
  ///   - edges: The edges whose insets are meant; the others keep theirs.
  ///   - length: The inset in points; `nil` for the usual one.
  /// - Returns: This row.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(
      TraitModifier { traits in
        if edges.contains(.top) { traits[RowEdgeInsets.self].top = length }
        if edges.contains(.leading) { traits[RowEdgeInsets.self].leading = length }
        if edges.contains(.bottom) { traits[RowEdgeInsets.self].bottom = length }
        if edges.contains(.trailing) { traits[RowEdgeInsets.self].trailing = length }
      })
  }
  /// Sets whether this row has separators above and beneath.
  ///
  /// A separator between two rows is hidden by either.
  ///
  /// - Parameters:
  ///   - visibility: Whether the separator is drawn; `.automatic` draws it between rows.
  ///   - edges: The row's edges whose separators are meant.
  /// - Returns: This row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      TraitModifier { traits in
        if visibility == .hidden {
          traits[BareRowEdges.self].formUnion(edges)
        } else {
          traits[BareRowEdges.self].subtract(edges)
        }
      })
  }
  /// Sets whether sections have separators between; they have none here.
  ///
  /// - Parameters:
  ///   - visibility: Whether they would be drawn.
  ///   - edges: The section's edges whose separators are meant.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `visibility`, `edges`: sections have no lines of their own.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { ineffective("listSectionSeparator", if: visibility == .visible) }
  /// Puts a view behind this row, in place of the list's background.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowBackgroundModifier(background: view))
  }
}

/// A row's background: a view as large as the row.
private struct RowBackgroundModifier<Background: View>: ViewModifier {
  let background: Background?
  @Environment(\.systemLook.lists.rowInsets) private var insets
  @Environment(\.defaultMinListRowHeight) private var leastHeight
  func body(content: Content) -> some View {
    // The row reaches to its edges, so that its ground does.
    content.frame(maxWidth: .infinity, alignment: .leading)
      .padding(insets)
      .frame(minHeight: leastHeight)
      .background { background }
      .layoutValue(key: RowInsets.self, value: EdgeInsets())
      .layoutValue(key: RowGround.self, value: background != nil)
  }
}

extension VerticalEdge {
  /// A set of vertical edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
