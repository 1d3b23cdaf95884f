public import Foundation
import Geometry
import Typography
@_spi(Engine) public import ViewEngine

/// The spacing between sections of a list.
public struct ListSectionSpacing: Sendable {
  /// The part of the list's own spacing, and what comes on top in points.
  private let (part, more): (CGFloat, CGFloat)
  /// The list's own.
  public static let `default` = Self(part: 1, more: 0)
  /// Half of it.
  public static let compact = Self(part: 0.5, more: 0)
  /// A spacing in points.
  public static func custom(_ spacing: CGFloat) -> Self { Self(part: 0, more: max(spacing, 0)) }

  /// The spacing in points where a list's own is `own`.
  func length(of own: CGFloat) -> CGFloat { part * own + more }
}

private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum LeastRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private enum LeastHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
/// The colours of a row's separators: above, and beneath.
enum SeparatorTint: LayoutValueKey {
  static var defaultValue: (top: Color?, bottom: Color?) { (nil, nil) }
}

extension EnvironmentValues {
  /// The spacing between rows in points; `nil` for none.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
  /// The spacing between groups in points; `nil` for the list's own.
  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
  /// The least height of a row of a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[LeastRowHeightKey.self] ?? usualRowHeight }
    set { self[LeastRowHeightKey.self] = newValue }
  }
  /// The least height of a row where nobody says one, in points.
  private var usualRowHeight: CGFloat {
    let lists = systemLook.lists
    guard lists.rowHeightFollowsText else { return lists.rowHeight }
    let body = Font.TextStyle.body.listed
    return lists.rowHeight + body.leading(at: dynamicTypeSize.listed) - body.leading
  }
  /// The least height of a header of a list, in points; `nil` for that of its text.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[LeastHeaderHeightKey.self] }
    set { self[LeastHeaderHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the spacing between the rows of the lists below: rows of a group are cards of their own then.
  ///
  /// - Parameter spacing: The spacing in points; `nil` for none.
  /// - Returns: The view with that spacing.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map { max($0, 0) })
  }

  /// Sets the spacing between the groups of the lists below.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.self) {
      $0.listSectionSpacing = spacing.length(of: $0.systemLook.lists.groupGap)
    }
  }
  /// Sets the spacing between the groups of the lists below, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the colour of this row's separators.
  ///
  /// - Parameters:
  ///   - color: The colour; `nil` for the list's own.
  ///   - edges: The row's edges whose separators are meant.
  /// - Returns: This row.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      TraitModifier { traits in
        if edges.contains(.top) { traits[SeparatorTint.self].top = color }
        if edges.contains(.bottom) { traits[SeparatorTint.self].bottom = color }
      })
  }
}
