import Foundation
import Geometry
import SceneGraph
@_spi(Engine) public import ViewEngine

/// A disclosure table row: the row of a value, and rows below it that a tap on a chevron shows.
public struct DisclosureTableRow<Value: Identifiable, Content: View>: View {
  private let value: Value
  private let given: Binding<Bool>?
  private let content: Content
  @State private var own = false
  @Environment(\.tableDepth) private var depth

  /// Creates a row that others belong to.
  ///
  /// - Parameters:
  ///   - value: The value of the row itself.
  ///   - isExpanded: Whether the others are shown; `nil` for a row that knows by itself, closed at first.
  ///   - content: The others: `TableRow`s, in loops or not.
  public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content
  ) { (self.value, given, self.content) = (value, isExpanded, content()) }

  public var body: some View {
    let isExpanded = given ?? $own
    TableRow(value).environment(\.tableDisclosure, isExpanded)
      .preference(key: HasTableDisclosures.self, value: true)
    if isExpanded.wrappedValue {
      content.environment(\.tableDepth, depth + 1)
    }
  }
}

/// How rows below others look.
enum TableDisclosureLook {
  /// The width of the chevron's room, and how far a level is farther in, in points; a guess.
  static let (chevron, step): (CGFloat, CGFloat) = (20, 20)
  /// The size of the chevron.
  static let size: CGFloat = 13
}

/// The room before the first column's view: as deep as the row is, with a chevron where others belong to it.
struct TableLead: ViewModifier {
  @Environment(\.tableDepth) private var depth
  @Environment(\.tableDisclosure) private var disclosure
  @Environment(\.hasTableDisclosures) private var hasDisclosures

  func body(content: Content) -> some View {
    // The view is the same before the table knows what rows it has.
    let start = CGFloat(depth) * TableDisclosureLook.step
    content.padding(.leading, hasDisclosures ? start + TableDisclosureLook.chevron : 0)
      .overlay(alignment: .leading) { chevron.padding(.leading, start) }
  }

  @ViewBuilder private var chevron: some View {
    if let disclosure {
      Button {
        withAnimation { disclosure.wrappedValue.toggle() }
      } label: {
        Image(systemName: "chevron.forward")
          .font(.system(size: TableDisclosureLook.size, weight: .semibold))
          .rotationEffect(.degrees(disclosure.wrappedValue ? 90 : 0))
          .frame(width: TableDisclosureLook.chevron, alignment: .leading)
          .contentShape(Rectangle())
      }
      .buttonStyle(.borderless)
    }
  }
}

/// Whether a table has rows to which others belong.
enum HasTableDisclosures: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private enum TableDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum TableDisclosureKey: EnvironmentKey { static var defaultValue: Binding<Bool>? { nil } }
private enum HasTableDisclosuresKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// To how many rows above a table's row belongs.
  var tableDepth: Int {
    get { self[TableDepthKey.self] }
    set { self[TableDepthKey.self] = newValue }
  }
  /// Whether the rows that belong to a table's row are shown; `nil` where none do.
  var tableDisclosure: Binding<Bool>? {
    get { self[TableDisclosureKey.self] }
    set { self[TableDisclosureKey.self] = newValue }
  }
  /// Whether the table around has rows to which others belong.
  var hasTableDisclosures: Bool {
    get { self[HasTableDisclosuresKey.self] }
    set { self[HasTableDisclosuresKey.self] = newValue }
  }
}
