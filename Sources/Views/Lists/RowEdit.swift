import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// What a row of an edited list has beside its content: a sign before it, a handle after it, and the way that a finger
/// carries it.
final class RowEdit: Box {
  /// The sign before a row.
  enum Sign: Equatable {
    /// A red one, which uncovers the button that deletes the row.
    case remove
    /// A circle, which chooses the row.
    case choice(isChosen: Bool)
  }

  /// The room that the sign takes before the content, and the handle after it, in points.
  static let (signRoom, handleRoom) = (CGFloat(40), CGFloat(34))
  /// The perceptual durations of the springs by which a row is taken up and laid down, in seconds.
  static let (lifting, dropping) = (0.2, 0.35)

  private(set) var sign: Sign?
  private(set) var hasHandle = false
  /// How far the signs are in, 0...1.
  private let presence = Moving(0.0)
  /// How far a finger has carried the row down, in points.
  private let way = Moving(CGFloat(0))
  /// How high the row is taken up, 0...1.
  private let height = Moving(0.0)
  /// Where a finger reaches the sign and the handle.
  private(set) lazy var signTarget = RowSignTarget(node)
  private(set) lazy var handleTarget = RowHandleTarget(node)

  /// The inset of the signs from the row's ends, in points: that of its content.
  private var inset: CGFloat { environment.systemLook.lists.rowInsets.leading }

  override init(_ node: Node) {
    super.init(node)
    adopt(signTarget)
    adopt(handleTarget)
  }

  /// Shows a sign and a handle, or takes away what there is.
  ///
  /// - Parameters:
  ///   - sign: The sign; `nil` for none.
  ///   - hasHandle: Whether there is a handle.
  ///   - place: The row's place.
  func show(_ sign: Sign?, _ hasHandle: Bool, over place: CGRect) {
    let isIn = sign != nil || hasHandle
    // What goes is seen until it is gone.
    if isIn { (self.sign, self.hasHandle) = (sign, hasHandle) }
    presence.set(isIn ? 1 : 0, in: node)
    self.place(in: place, proposal: ProposedViewSize(place.size))
    let room = (inset + Self.signRoom, inset + Self.handleRoom)
    signTarget.isThere = sign != nil
    handleTarget.isThere = hasHandle
    self.place(
      signTarget,
      in: CGRect(x: place.minX, y: place.minY, width: room.0, height: place.height),
      proposal: .unspecified)
    self.place(
      handleTarget,
      in: CGRect(x: place.maxX - room.1, y: place.minY, width: room.1, height: place.height),
      proposal: .unspecified)
  }

  override func trace(into lines: inout TraceLines) {
    lines.add(
      "edit.way", model: .number(Double(way.model)),
      presentation: .number(Double(way.presentation(in: graph))),
      animation: way.animation(in: graph))
  }

  override func wasRemoved() {
    presence.remove(in: graph)
    way.remove(in: graph)
    height.remove(in: graph)
  }

  // MARK: Carrying

  /// How far the row is carried at the graph's current instant.
  var shownWay: CGFloat { way.presentation(in: graph) }
  /// How high it is taken up then, 0...1.
  var shownHeight: Double { min(max(height.presentation(in: graph), 0), 1) }
  /// Whether a finger carries the row, or it is on its way down.
  var isCarried: Bool { height.model > 0 || height.isMoving(in: graph) || way.isMoving(in: graph) }
  /// Whether signs are on their way.
  var isMoving: Bool { presence.isMoving(in: graph) }
  /// Whether anything is seen of it.
  var isSeen: Bool { presence.model > 0 || isMoving }

  /// Follows a finger.
  func carry(by distance: CGFloat) {
    way.set(distance, .continuous, in: node)
    if height.model == 0 { height.set(1, Self.spring(Self.lifting), in: node) }
  }

  /// Lays the row down where layout has it.
  func drop() {
    way.set(0, Self.spring(Self.dropping), in: node)
    height.set(0, Self.spring(Self.dropping), in: node)
  }

  static func spring(_ duration: Double) -> Transaction {
    Transaction(animation: .spring(duration: duration, bounce: 0))
  }

  // MARK: Drawing

  /// Paints the signs in the row as it is seen in `place`.
  func paint(in place: CGRect, into list: inout DisplayList, _ context: DrawingContext) {
    let shown = presence.presentation(in: graph)
    guard shown > 0 else { return }
    var layer = Layer()
    layer.opacity = min(shown, 1)
    let context = isRightToLeft ? context.under(place.mirroring) : context
    list.layer(layer) { list in
      if let sign {
        let x = place.minX + inset + EditLook.signInset - Self.signRoom * (1 - shown)
        let center = CGPoint(x: x, y: place.midY)
        EditLook.paint(sign, at: center, environment, into: &list, context)
      }
      if hasHandle {
        let x = place.maxX - inset - EditLook.handleWidth / 2
        let center = CGPoint(x: x + Self.handleRoom * (1 - shown), y: place.midY)
        EditLook.paintHandle(at: center, environment, into: &list, context)
      }
    }
  }

  // MARK: Touches

  /// What a touch reaches of the sign and the handle.
  func hitSigns(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    let local = point.applying(context.transform.inverted())
    let targets: [any RowEditTarget] = [signTarget, handleTarget]
    guard let target = targets.first(where: { $0.isThere && $0.frame.contains(local) })
    else { return nil }
    var hit = Hit(target)
    hit.reaches.append(Hit.Reach(responder: target, transform: context.transform))
    return hit
  }

  /// Notes the sign and the handle of the row whose first text is `text`, by the names that they have for those who cannot see them.
  func surveySigns(_ text: String?, _ survey: inout TouchSurvey, _ context: DrawingContext) {
    let targets: [any RowEditTarget] = [signTarget, handleTarget]
    for target in targets where target.isThere {
      let frame = target.frame.applying(context.transform)
      survey.open(target, frame)
      survey.noteLeaf(frame, text: text.map { "\(target.verb) \($0)" } ?? target.verb)
      survey.close()
    }
  }
}

extension CGRect {
  /// The transform that mirrors what is in the rectangle from side to side.
  fileprivate var mirroring: CGAffineTransform {
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: minX + maxX, ty: 0)
  }
}
