import DisplayList
import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// The badge prominence: how much a badge asks for attention.
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int
  /// The least: fainter letters.
  public static let decreased = Self(level: 0)
  /// The usual: grey letters.
  public static let standard = Self(level: 1)
  /// The most: white letters on red.
  public static let increased = Self(level: 2)
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}
private enum RowBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
  /// The prominence of badges.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
  /// The badge of the row around the place, for a row that shows it itself.
  var rowBadge: Text? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

/// Whether a row shows its badge itself, before what stands at its end.
enum ShowsRowBadge: LayoutValueKey { static var defaultValue: Bool { false } }

/// Shows a badge where one goes: at the end of a list's row, and on the symbol of a tab.
struct BadgeModifier: ViewModifier {
  let label: Text?
  @Environment(\.isInList) private var isInList
  @Environment(\.tabRole) private var tabRole

  func body(content: Content) -> some View {
    if tabRole == .label {
      content.overlay(alignment: .top) { if let label { TabBadge(label: label) } }
    } else {
      // The badge of a page is not that of the lists in it.
      content.environment(\.rowBadge, isInList ? label : nil)
        .modifier(RowBadgeModifier(companion: RowBadge(label: isInList ? label : nil)))
    }
  }
}

/// The badge of a row: grey letters, or white ones on red.
struct RowBadge: View {
  let label: Text?
  @Environment(\.badgeProminence) private var prominence
  /// The insets of prominent letters in their capsule, in points.
  private static let inset = (x: CGFloat(7), y: CGFloat(2))

  var body: some View {
    if let label {
      if prominence == .increased {
        label.font(.subheadline).foregroundStyle(Color.white)
          .padding(.horizontal, Self.inset.x).padding(.vertical, Self.inset.y)
          .background(Capsule().fill(Color.red)).lineLimit(1)
      } else {
        label.lineLimit(1)
          .foregroundStyle(
            prominence == .decreased
              ? Color(.system(.tertiary)) : Color(.system(.secondary)))
      }
    }
  }
}

/// The badge of a tab: white letters on a red capsule beside the symbol's top.
private struct TabBadge: View {
  let label: Text
  /// The height of the capsule, which is its least width, and the size of its letters, in points.
  private static let (height, size) = (CGFloat(18), CGFloat(13))
  /// The inset of the letters, how far from the symbol's middle the capsule begins, and how far it is below the top.
  private static let (inset, start, top) = (CGFloat(4.5), CGFloat(4), CGFloat(-3))

  var body: some View {
    label.font(.system(size: Self.size)).foregroundStyle(Color.white).lineLimit(1).fixedSize()
      .padding(.horizontal, Self.inset)
      .frame(minWidth: Self.height).frame(height: Self.height)
      .background(Capsule().fill(Color.red))
      .alignmentGuide(HorizontalAlignment.center) { $0[.leading] - Self.start }
      .offset(y: Self.top)
  }
}

/// Puts a badge at the end of a row.
struct RowBadgeModifier: CompanionModifier {
  typealias Body = Never
  let companion: RowBadge
  var alignment: Alignment { .trailing }

  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    RowBadgeNode(content, self, inputs)
  }
}

/// The node of a row with a badge.
final class RowBadgeNode<Content: View>: CompanionNode<Content, RowBadgeModifier> {
  private var wrappers: [RowBadgeBox] = []

  override func collect(into boxes: inout [Box]) {
    let known = wrappers
    wrappers = pairs().map { inner, badge in
      known.first { $0.inner === inner } ?? RowBadgeBox(self, inner, badge)
    }
    boxes += wrappers
  }
}

/// The box of a row with a badge, which makes the row as wide as it may be.
final class RowBadgeBox: WrapperBox {
  private let badge: Box

  init(_ node: Node, _ inner: Box, _ badge: Box) {
    self.badge = badge
    super.init(around: inner, node)
    adopt(badge)
  }

  override var contents: [Box] { isEmpty ? [inner] : [inner, badge] }

  /// The badge's size.
  private var size: CGSize { badge.size(for: .unspecified) }
  /// Whether there is none, or the row shows it itself.
  private var isEmpty: Bool { inner.traits[ShowsRowBadge.self] || size.width == 0 }

  /// What is left for the row's content of a width.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let width = proposal.width else { return proposal }
    return ProposedViewSize(
      width: max(width - size.width - ControlLook.spacing, 0), height: proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard !isEmpty else { return inner.size(for: proposal) }
    let content = inner.size(for: offer(proposal))
    let natural = content.width + ControlLook.spacing + size.width
    return CGSize(
      width: max(proposal.width ?? natural, natural), height: max(content.height, size.height))
  }

  override func placed() {
    guard !isEmpty else { return super.placed() }
    let offer = offer(ProposedViewSize(width: frame.width, height: proposal.height))
    let (content, size) = (inner.size(for: offer), size)
    place(
      inner,
      in: CGRect(
        x: frame.minX, y: frame.midY - content.height / 2, width: content.width,
        height: content.height), proposal: offer)
    place(
      badge,
      in: CGRect(
        x: frame.maxX - size.width, y: frame.midY - size.height / 2, width: size.width,
        height: size.height), proposal: .unspecified)
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    for box in contents { box.show(into: &list, context) }
  }
}

extension View {
  /// Adds a badge with a number to this row of a list or this tab.
  ///
  /// - Parameter count: The number; 0 for no badge.
  /// - Returns: This view with the badge.
  public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(label: count == 0 ? nil : Text(verbatim: "\(count)")))
  }
  /// Adds a badge with a text to this row of a list or this tab.
  ///
  /// - Parameter label: The text; `nil` for no badge.
  /// - Returns: This view with the badge.
  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }
  /// Adds a badge with a text to this row of a list or this tab.
  ///
  /// - Parameter key: The text; `nil` for no badge.
  /// - Returns: This view with the badge.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(label: key.map { Text($0) }))
  }
  /// Adds a badge with a text to this row of a list or this tab.
  ///
  /// - Parameter label: The text, as it is; `nil` for no badge.
  /// - Returns: This view with the badge.
  @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(label: label.map { Text($0) }))
  }
  /// Sets how much the badges of this view and those in it ask for attention.
  ///
  /// - Parameter prominence: The prominence; tabs' badges are always red.
  /// - Returns: This view.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
