import DisplayList
public import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// A glass effect container: shapes of glass in it that come near each other melt into one, and become one another.
public struct GlassEffectContainer<Content: View>: View {
  private let spacing: CGFloat?
  private let content: Content
  @State private var group = GlassGroup()

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: The distance, in points, from which on shapes reach for each other; `nil` for the standard one.
  ///   - content: The views.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.spacing, self.content) = (spacing, content())
  }

  public var body: some View {
    content.environment(\.glassGroup, group)
      .modifier(GlassGroupModifier(group: group, spacing: max(spacing ?? Self.standard, 0)))
  }

  /// The distance of a container that names none.
  private static var standard: CGFloat { 8 }
}

extension GlassEffectContainer: Sendable where Content: Sendable {}

private enum GlassGroupKey: EnvironmentKey { static var defaultValue: GlassGroup? { nil } }

extension EnvironmentValues {
  /// The container that glass belongs to.
  var glassGroup: GlassGroup? {
    get { self[GlassGroupKey.self] }
    set { self[GlassGroupKey.self] = newValue }
  }
}

/// Draws the glass of a container's content together.
private struct GlassGroupModifier: BoxModifier {
  typealias Body = Never
  let group: GlassGroup
  let spacing: CGFloat
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    GlassGroupBox(self, around: inner, node)
  }
}

/// The box of a glass effect container.
private final class GlassGroupBox: ModifierBox<GlassGroupModifier> {
  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    let group = modifier.group
    let scale = abs(context.transform.determinant).squareRoot()
    group.begin(in: self, spacing: Double(modifier.spacing), scale: Double(scale), at: list)
    inner.show(into: &list, context)
    if group.findPlaces() {
      // Where a shape that comes or goes is seen follows from the shapes near it: all is drawn again.
      graph.replace(group.start..<list.commands.count, with: [], in: &list)
      inner.show(into: &list, context)
    }
    group.finish(&list, graph)
  }
}
