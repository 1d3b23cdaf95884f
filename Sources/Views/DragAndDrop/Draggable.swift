import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

extension View {
  /// Makes this view one that can be dragged elsewhere: a finger lifts it when it has stayed on it for half a second.
  ///
  /// - Parameter payload: What is dragged.
  /// - Returns: This view.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    modifier(DraggableModifier(payload: { DragPayload(payload()) }, preview: self, isSelf: true))
  }
  /// Makes this view one that can be dragged elsewhere, under a picture of its own.
  ///
  /// - Parameters:
  ///   - payload: What is dragged.
  ///   - preview: What is under the finger meanwhile.
  /// - Returns: This view.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(
      DraggableModifier(payload: { DragPayload(payload()) }, preview: preview(), isSelf: false))
  }
  /// Makes this view one that can be dragged elsewhere: the older form.
  ///
  /// - Parameter data: Called when a finger lifts the view; gives what is dragged.
  /// - Returns: This view.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DraggableModifier(payload: { DragPayload(data()) }, preview: self, isSelf: true))
  }
  /// Makes this view one that can be dragged elsewhere, under a picture of its own: the older form.
  ///
  /// - Parameters:
  ///   - data: Called when a finger lifts the view; gives what is dragged.
  ///   - preview: What is under the finger meanwhile.
  /// - Returns: This view.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(payload: { DragPayload(data()) }, preview: preview(), isSelf: false))
  }
}

/// A picture of a view under a finger.
struct Lift {
  /// Where the view was lifted, on the stage.
  let place: CGRect
  let outline: (any Shape)?
  /// How far it was carried.
  var way = CGSize.zero
  var phase = Phase.carried

  enum Phase {
    /// Under the finger; taken where it was dropped; on its way back.
    case carried, taken, returning
  }
}

/// Shows what is dragged under the finger, and tells what it is dragged over.
private struct DraggableModifier<Preview: View>: ViewModifier {
  let payload: () -> DragPayload
  let preview: Preview
  /// Whether the preview is the view itself.
  let isSelf: Bool
  @State private var lift: Lift?
  @State private var carrier = Carrier()

  /// The graph in which something is dragged.
  private final class Carrier {
    weak var graph: ViewGraph?
    @MainActor var session: DragSession? { graph?.part(DragSession.self) }
  }

  func body(content: Content) -> some View {
    content
      .modifier(DragModifier(action: follow))
      .presenting($lift, identity: true, .bare, nil) {
        LiftedView(lift: $0, isSelf: isSelf, preview: preview)
      }
  }

  private func follow(_ event: DragEvent) {
    switch event {
    case .lifted(let place, let outline, let graph):
      carrier.graph = graph
      carrier.session?.begin(payload())
      lift = Lift(place: place, outline: outline)
    case .carried(let way, let point):
      lift?.way = way
      if let graph = carrier.graph { carrier.session?.move(to: point, in: graph) }
    case .dropped: letGo(isTaken: carrier.session?.end() ?? false)
    case .cancelled:
      carrier.session?.cancel()
      letGo(isTaken: false)
    }
  }

  private func letGo(isTaken: Bool) {
    withAnimation(isTaken ? LiftLook.taking : LiftLook.returning) {
      lift?.phase = isTaken ? .taken : .returning
      if !isTaken { lift?.way = .zero }
    } completion: {
      lift = nil
    }
  }
}

/// How lifted views look: guesses but for the ground and its corners, for which the system is known.
enum LiftLook {
  /// How much a view grows that is lifted, and how small it is in the end when it was taken.
  static let (growth, end): (CGFloat, CGFloat) = (1.05, 0.6)
  /// The shadow: how black, and how soft and how far below in points.
  static let shadow: (shade: Double, radius: CGFloat, drop: CGFloat) = (0.2, 12, 6)
  /// The motion of the lift, of what was taken and of what goes back.
  static let lifting = Animation.spring(duration: 0.35, bounce: 0.2)
  static let taking = Animation.easeOut(duration: 0.25)
  static let returning = Animation.smooth(duration: 0.4)
}

/// The picture of a view under a finger, over the stage.
private struct LiftedView<Preview: View>: View {
  let lift: Lift
  let isSelf: Bool
  let preview: Preview
  @State private var isUp = false
  @Environment(\.layoutDirection) private var direction

  private var scale: CGFloat {
    switch lift.phase {
    case .carried: isUp ? LiftLook.growth : 1
    case .taken: LiftLook.end
    case .returning: 1
    }
  }

  var body: some View {
    let height = isUp && lift.phase == .carried ? 1.0 : 0
    preview.environment(\.layoutDirection, direction)
      .frame(width: isSelf ? lift.place.width : nil, height: isSelf ? lift.place.height : nil)
      .background(Color(.system(.background)))
      .clipShape(lift.outline.map { AnyShape($0) } ?? AnyShape(Rectangle()))
      .shadow(
        color: .black.opacity(LiftLook.shadow.shade * height), radius: LiftLook.shadow.radius,
        y: LiftLook.shadow.drop * height
      )
      .scaleEffect(scale)
      .opacity(lift.phase == .taken ? 0 : 1)
      .position(x: lift.place.midX + lift.way.width, y: lift.place.midY + lift.way.height)
      // Where the view was counts from the left, whatever the direction.
      .environment(\.layoutDirection, .leftToRight)
      .allowsHitTesting(false)
      .transition(.identity)
      .onAppear { withAnimation(LiftLook.lifting) { isUp = true } }
  }
}
