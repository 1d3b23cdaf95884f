import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// The style of a row's buttons: white on the tint, over all of their place, or of iOS 26 in a capsule.
struct SwipeButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isDestructive = configuration.role == .destructive
    configuration.label
      .font(.system(size: SwipeMeasures.textSize)).symbolVariant(.fill).foregroundStyle(Color.white)
      .multilineTextAlignment(.center).lineLimit(2)
      .modifier(SwipeFace(isDestructive: isDestructive, action: configuration.trigger))
  }
}

/// A button of a row: its ground and its label, and what a tap does.
struct SwipeFace: BoxModifier {
  typealias Body = Never
  let isDestructive: Bool
  let action: @MainActor () -> Void
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    SwipeFaceBox(self, around: inner, node)
  }
}

/// The box of a button of a row.
final class SwipeFaceBox: ModifierBox<SwipeFace>, TouchResponder, SwipeButtonBox {
  var isDestructive: Bool { modifier.isDestructive }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inside = inner.size(for: ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(
      width: proposal.width ?? inside.width, height: proposal.height ?? inside.height)
  }

  override func placed() {
    let offer = ProposedViewSize(width: frame.width, height: nil)
    let size = inner.size(for: offer)
    place(
      inner,
      in: CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height), proposal: offer)
  }

  /// The row to which the button belongs.
  private var seat: SwipeBox? {
    var box = container
    while let current = box {
      if let seat = current as? SwipeBox { return seat }
      box = current.container
    }
    return nil
  }

  /// Does what the button is for; what it deletes goes by an animation.
  func perform() {
    let action = seat?.deletion ?? modifier.action
    if modifier.isDestructive {
      withAnimation(.easeInOut(duration: SwipeMeasures.leaving), action)
    } else {
      action()
    }
  }

  /// The style of its ground: the tint that is set on the button, not the one of the list around it.
  private var tint: StyleNumbers {
    let inherited = seat?.row?.environment.drawing.tint
    if let own = environment.drawing.tint, own !== inherited { return own.presentation(in: graph) }
    let system: SystemColor = modifier.isDestructive ? .red : .gray
    return .color(system.resolved(in: environment))
  }

  func paint(
    _ place: CGRect, shift: CGFloat, into list: inout DisplayList, _ context: DrawingContext
  ) {
    var ground = Path(place)
    if environment.systemLook.controls.hasCapsules {
      let inset = min(SwipeMeasures.capsuleInset, place.width / 2)
      let capsule = place.insetBy(dx: inset, dy: SwipeMeasures.capsuleInset)
      ground = Path(
        roundedRect: capsule, cornerRadius: min(capsule.width, capsule.height) / 2,
        style: .circular)
    }
    list.fill(ground, with: tint.paint(in: place), transform: context.transform)
    inner.show(into: &list, context.under(CGAffineTransform(translationX: shift, y: 0)))
  }

  // MARK: Touches

  var rightOfWay: RightOfWay { .inner }
  var touchKinds: [String] { ["button"] }

  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    PressGesture(name: "button", pressChanged: { _ in }) { [weak self] in
      guard let self else { return }
      perform()
      guard let seat = self.seat else { return }
      if isDestructive { seat.row?.leave(from: seat.edge) } else { seat.row?.close() }
    }
    .recognizer(seat)
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    guard frame.contains(point.applying(context.transform.inverted())) else { return nil }
    return reached(by: inner.hitTest(point, context) ?? Hit(self), context)
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    self.survey(&survey, context) { inner.survey(&$0, context) }
  }
}

extension View {
  /// Adds buttons to this row of a list, which a finger uncovers by pulling the row aside.
  ///
  /// A button has its tint behind it, else grey, or red if it is destructive; of a label it shows the icon. Once tapped
  /// it acts, and the row goes back. A row pulled beyond most of its width acts by the first button; outside of lists
  /// the buttons are not shown.
  ///
  /// - Parameters:
  ///   - edge: The end of the row at which they are.
  ///   - allowsFullSwipe: Whether pulling the row all the way acts by the first button.
  ///   - content: The buttons, from the end of the row inwards.
  /// - Returns: This row with the buttons.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      SwipeActionsModifier(
        companion: LayoutView(
          layout: SwipeLayout(edge: edge),
          content: content().buttonStyle(SwipeButtonStyle()).labelStyle(.iconOnly)
            .environment(\.isInList, false)),
        edge: edge, allowsFullSwipe: allowsFullSwipe))
  }
}
