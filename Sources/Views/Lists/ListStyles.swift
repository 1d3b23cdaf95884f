import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

/// The look of a list.
enum ListLook: Hashable { case plain, grouped, insetGrouped }

/// How a list looks.
@MainActor @preconcurrency public protocol ListStyle {}

/// A list style that the engine knows.
@MainActor @preconcurrency protocol KnownListStyle: ListStyle {
  var look: ListLook { get }
}

/// The style that suits the place: groups with margins.
public struct DefaultListStyle: KnownListStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ListLook { .insetGrouped }
}
/// Rows from edge to edge.
public struct PlainListStyle: KnownListStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ListLook { .plain }
}
/// Groups from edge to edge.
public struct GroupedListStyle: KnownListStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ListLook { .grouped }
}
/// Groups with margins.
public struct InsetGroupedListStyle: KnownListStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ListLook { .insetGrouped }
}
/// Rows with margins.
public struct InsetListStyle: KnownListStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ListLook { .plain }
}
/// The list of a sidebar: groups with margins.
public struct SidebarListStyle: KnownListStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ListLook { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
  /// The platform's: rounded groups on a grey ground.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Rows from edge to edge, in groups on a grey ground.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Rounded groups on a grey ground.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge, their content inset.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// As at the side of a window.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: ListLook { .insetGrouped }
}

extension EnvironmentValues {
  /// The look of lists.
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

/// The margins of a row that a view sets itself.
enum RowInsets: LayoutValueKey { static var defaultValue: EdgeInsets? { nil } }
/// Whether a row has a line beneath.
enum RowSeparator: LayoutValueKey { static var defaultValue: Visibility { .automatic } }
/// Whether a row has a ground of its own.
enum RowGround: LayoutValueKey { static var defaultValue: Bool { false } }

extension View {
  /// Sets the look of the lists below.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, (style as? any KnownListStyle)?.look ?? .insetGrouped)
  }
  /// Sets the margins of this row; `nil` for the usual ones.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: RowInsets.self, value: insets)
  }
  /// Says whether this row has a line beneath.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    layoutValue(key: RowSeparator.self, value: visibility)
  }
  /// Says whether sections have lines between; they have none here.
  ///
  /// - Note: Accepted; no effect. `visibility`, `edges`: sections have no lines of their own.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Puts a view behind this row, in place of the usual ground.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowBackgroundModifier(background: view))
  }
}

/// Puts a view behind a row, as large as the row.
private struct RowBackgroundModifier<Background: View>: ViewModifier {
  let background: Background?
  func body(content: Content) -> some View {
    // The row reaches to its edges, so that its ground does.
    content.frame(maxWidth: .infinity, alignment: .leading)
      .padding(EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
      .frame(minHeight: 44)
      .background { background }
      .layoutValue(key: RowInsets.self, value: EdgeInsets())
      .layoutValue(key: RowGround.self, value: background != nil)
  }
}

extension VerticalEdge {
  /// Some edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The lower edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
