import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The recogniser of a finger that pulls a zoomed page away: down from anywhere, or aside from the edge where lines begin.
final class ZoomPullRecognizer: OneFingerRecognizer<CGSize> {
  /// How far the finger moves before it takes the page along, in points.
  private static let slop: CGFloat = 10
  /// For how many seconds the page would go on at the finger's last velocity.
  private static let coasting: CGFloat = 0.2
  /// Beyond which share of its height the page goes: in a recording of iOS 26 a slow finger lets go at 0.22, and it goes.
  private static let leastWay: CGFloat = 0.2

  private let box: ZoomBox?
  private let isFromEdge: Bool
  private var samples = MotionSamples()
  private var grip = CGPoint.zero
  private var velocity = CGSize.zero
  private var (hasMoved, isReleased) = (false, false)

  /// Creates a recogniser.
  ///
  /// - Parameters:
  ///   - seat: Its place.
  ///   - box: The page's box; `nil` where no page may be pulled.
  ///   - isFromEdge: Whether the finger goes aside from the edge, else down.
  init(_ seat: GestureSeat, _ box: ZoomBox?, isFromEdge: Bool) {
    (self.box, self.isFromEdge) = (box, isFromEdge)
    super.init(seat)
  }

  /// How much of a way takes the page away.
  private func along(_ way: CGSize) -> CGFloat {
    guard isFromEdge else { return way.height }
    return box?.isRightToLeft == true ? -way.width : way.width
  }

  override func began(_ event: TouchEvent) {
    samples.add(event.point, at: event.time)
    grip = event.point
    if box?.canBePulled != true { enter(.failed) }
  }

  override func moved(_ event: TouchEvent, from start: CGPoint) {
    samples.add(event.point, at: event.time)
    let way = CGSize(width: event.point.x - start.x, height: event.point.y - start.y)
    if status != .active {
      let (along, across) = (along(way), abs(isFromEdge ? way.height : way.width))
      if max(across, -along) >= Self.slop, across >= along { return enter(.failed) }
      guard along >= Self.slop else { return }
    }
    enter(.active(way))
  }

  override func ended(_ event: TouchEvent, from start: CGPoint) {
    guard case .active(let way) = phase else { return enter(.failed) }
    samples.add(event.point, at: event.time)
    velocity = samples.velocity(at: event.time)
    enter(.ended(way))
  }

  override func deliver() {
    switch phase {
    case .active(let way):
      hasMoved = true
      let along = along(way)
      seat.graph.enqueue { [box, grip] in box?.pull(at: grip, by: way, along: along) }
    case .ended(let way) where !isReleased:
      isReleased = true
      let goal = along(way) + along(velocity) * Self.coasting
      seat.graph.enqueue { [box] in
        guard let box else { return }
        box.release(goes: goal > Self.leastWay * box.pulledHeight)
      }
    default: break
    }
  }

  override func finished() {
    // The system has taken the finger away.
    if status == .failed, hasMoved { seat.graph.enqueue { [box] in box?.release(goes: false) } }
  }
}

extension ZoomBox: TouchResponder, PulledBox {
  var rightOfWay: RightOfWay { .first }
  var touchKinds: [String] { ["drag"] }

  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    ZoomPullRecognizer(seat, self, isFromEdge: false)
  }
}
