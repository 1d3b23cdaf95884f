import DisplayList
import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// Whether what is presented brings a ground of its own.
struct PresentationGroundKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Tells a sheet whether its content brings the ground; the sheet that presents it hears nothing of that.
struct PresentationGroundReader: ViewModifier {
  @Binding var hasGround: Bool
  func body(content: Content) -> some View {
    content.onPreferenceChange(PresentationGroundKey.self) { hasGround = $0 }
      .transformPreference(PresentationGroundKey.self) { $0 = false }
  }
}

/// Marks the whole of a sheet or a cover, which a ground fills.
struct PresentationCard: BoxModifier {
  typealias Body = Never
  /// How what lies below stands back; `nil` where it does not.
  var setBack: SheetSetBack?
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    PresentationCardBox(self, around: inner, node)
  }
}

/// The box of the whole of a sheet or a cover.
final class PresentationCardBox: ModifierBox<PresentationCard> {
  private var shown = MovingFrame()

  override func placed() {
    shown.set(frame, in: node)
    super.placed()
  }
  override func wasRemoved() { shown.remove(in: graph) }

  /// Where it is seen now, but for what moves all of it.
  var shownFrame: CGRect { shown.presentation(in: graph) }
}

/// A ground behind what a sheet or a cover shows, as large as the whole of it.
///
/// It stands where the modifier does, so that it moves by the transactions there.
struct PresentationGround<Ground: View>: CompanionModifier {
  typealias Body = Never
  var companion: Ground
  var alignment: Alignment { .center }

  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    PresentationGroundNode(content, self, inputs)
  }
}

/// The node of a view with a ground for the whole of its sheet.
final class PresentationGroundNode<Content: View, Ground: View>:
  CompanionNode<Content, PresentationGround<Ground>>
{
  private var wrappers: [PresentationGroundBox] = []

  override func collect(into boxes: inout [Box]) {
    let known = wrappers
    wrappers = pairs().map { inner, ground in
      known.first { $0.inner === inner } ?? PresentationGroundBox(self, inner, ground)
    }
    boxes += wrappers
  }
}

/// The box of a view with a ground for the whole of its sheet.
final class PresentationGroundBox: WrapperBox {
  private let ground: Box

  init(_ node: Node, _ inner: Box, _ ground: Box) {
    self.ground = ground
    super.init(around: inner, node)
    adopt(ground)
  }

  /// The whole of the sheet; a view that nothing presents has itself.
  private var card: CGRect {
    var outer = container
    while let current = outer {
      if current is PresentationCardBox { return current.frame }
      outer = current.container
    }
    return frame
  }

  override var contents: [Box] { [ground, inner] }
  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    ground.show(into: &list, context)
    inner.show(into: &list, context)
  }
  override func placed() {
    inner.place(in: frame, proposal: proposal)
    let card = card
    ground.place(in: card, proposal: ProposedViewSize(card.size))
  }
}

/// A view that fills the whole of a sheet, with the sheet's corners.
private struct PresentationFill<Content: View>: View {
  let content: Content
  let alignment: Alignment
  @Environment(\.presentationCorners) private var corners

  var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .clipShape(corners.shape)
  }
}

/// The radii of the corners of a sheet, in points.
struct PresentationCorners: Equatable {
  /// Those of the upper corners.
  var top: CGFloat = 0
  /// Those of the lower ones.
  var bottom: CGFloat = 0

  /// The sheet's outline.
  @MainActor var shape: UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top)
  }
}

private enum PresentationCornersKey: EnvironmentKey {
  static var defaultValue: PresentationCorners { PresentationCorners() }
}

extension EnvironmentValues {
  /// The corners of the sheet around.
  var presentationCorners: PresentationCorners {
    get { self[PresentationCornersKey.self] }
    set { self[PresentationCornersKey.self] = newValue }
  }
}

extension View {
  /// Sets the background of the sheet or cover that this view is shown in, in place of the system's.
  ///
  /// - Parameter style: A colour, gradient or material.
  /// - Returns: This view; the background fills the whole sheet.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }
  /// Sets the background of the sheet or cover that this view is shown in, in place of the system's.
  ///
  /// - Parameters:
  ///   - alignment: Where the background stands in the sheet, if it is smaller.
  ///   - content: The background, which is proposed the size of the whole sheet.
  /// - Returns: This view; its size is its own.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      PresentationGround(companion: PresentationFill(content: content(), alignment: alignment))
    )
    .preference(key: PresentationGroundKey.self, value: true)
  }
}
