import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The way that a row of a list is pulled aside, which uncovers its buttons.
///
/// Ways are counted in the layout direction: above 0 the row has gone towards the trailing edge, and shows the buttons at
/// its leading end.
final class RowSwipe: Box, TouchResponder {
  private let offset = Moving(CGFloat(0))
  /// How far the first button has spread over the others, 0...1.
  private let spread = Moving(0.0)
  /// How much of the row's height is left while it goes, 0...1.
  private let presence = Moving(1.0)
  private var seats: [SwipeBox] = []
  private var pending: Timeline.EventID?
  /// Called when the row is pulled while no other may be.
  var opened: () -> Void = {}

  /// Takes the buttons of the row, and lays them out over it.
  func take(_ seats: [SwipeBox], over place: CGRect) {
    self.seats = seats
    self.place(in: place, proposal: ProposedViewSize(place.size))
    for seat in seats {
      seat.row = self
      seat.actions.place(in: place, proposal: ProposedViewSize(place.size))
    }
    if seat(at: offset.model) == nil, offset.model != 0 { close() }
  }

  /// The buttons that a way uncovers.
  private func seat(at way: CGFloat) -> SwipeBox? {
    let edge: HorizontalEdge = way > 0 ? .leading : .trailing
    let there = seats.filter { $0.edge == edge && $0.isAvailable }
    // Buttons of the scene's own stand in for the one that deletes.
    return there.last { !$0.isForDeletion } ?? there.last
  }

  private func width(of seat: SwipeBox) -> CGFloat {
    seat.faces.reduce(0) { $0 + $1.frame.width }
  }

  override func trace(into lines: inout TraceLines) {
    lines.add(
      "swipe.offset", model: .number(Double(offset.model)),
      presentation: .number(Double(offset.presentation(in: graph))),
      animation: offset.animation(in: graph))
  }

  override func wasRemoved() {
    offset.remove(in: graph)
    spread.remove(in: graph)
    presence.remove(in: graph)
    if let pending { graph.timeline.cancel(pending) }
  }

  // MARK: Pulling

  /// How far the row is pulled at the graph's current instant.
  var shownOffset: CGFloat { offset.presentation(in: graph) }
  /// Whether the row is away from its place, or about to be.
  var isOpen: Bool { offset.model != 0 }
  /// Whether anything of the buttons is seen.
  var isSeen: Bool { shownOffset != 0 }

  /// The way of a row that a finger has pulled by `way`: not at all where there are no buttons, and half the way beyond
  /// the last one where pulling it all the way does nothing.
  func allowed(_ way: CGFloat) -> CGFloat {
    guard let seat = seat(at: way) else { return 0 }
    let width = width(of: seat)
    guard abs(way) > width, !seat.allowsFullSwipe else { return way }
    let free = width + (abs(way) - width) / 2
    return way < 0 ? -free : free
  }

  /// Whether a row that is pulled by `way` acts by its first button when it is let go.
  private func isFull(_ way: CGFloat) -> Bool {
    guard let seat = seat(at: way), seat.allowsFullSwipe else { return false }
    return abs(way) > max(frame.width * SwipeMeasures.fullShare, width(of: seat))
  }

  /// Follows a finger.
  func pull(to way: CGFloat) {
    if !isOpen { opened() }
    unschedule()
    offset.set(way, .continuous, in: node)
    spread.set(isFull(way) ? 1 : 0, spring(SwipeMeasures.filling), in: node)
  }

  /// Goes to rest when a finger lets go.
  ///
  /// - Parameters:
  ///   - way: Where the row is.
  ///   - end: Where it would come to rest by its velocity.
  func release(at way: CGFloat, towards end: CGFloat) {
    guard let seat = seat(at: way) else { return close() }
    guard !isFull(way) else { return fill(seat, way < 0 ? -frame.width : frame.width) }
    let width = width(of: seat)
    let isWanted = abs(end) > width / 2 && end * way > 0
    offset.set(
      isWanted ? (way < 0 ? -width : width) : 0, spring(SwipeMeasures.settling), in: node)
  }

  /// Uncovers the buttons at the row's end, as a tap on the sign of an edited row does.
  func open() {
    guard let seat = seat(at: -1), !isOpen else { return close() }
    opened()
    offset.set(-width(of: seat), spring(SwipeMeasures.settling), in: node)
  }

  /// Lets the first button fill the row, and acts by it.
  private func fill(_ seat: SwipeBox, _ way: CGFloat) {
    guard let face = seat.faces.first else { return close() }
    guard face.isDestructive else {
      offset.set(way, spring(SwipeMeasures.settling), in: node)
      face.perform()
      return close()
    }
    face.perform()
    leave(by: way)
  }

  /// Goes after a tap on a button that takes away what the row shows: its first button fills it.
  ///
  /// - Parameter edge: The end of the row at which the button is.
  func leave(from edge: HorizontalEdge) {
    leave(by: edge == .leading ? frame.width : -frame.width)
  }

  /// Whether it goes with what it shows.
  var isDwindling: Bool { presence.model == 0 }

  private func leave(by way: CGFloat) {
    unschedule()
    let going = Transaction(animation: .easeInOut(duration: SwipeMeasures.leaving))
    offset.set(way, going, in: node)
    spread.set(1, going, in: node)
    presence.set(0, going, in: node)
    // What it deletes goes as it is; a row that is still there comes back.
    let time = graph.timeline.now + Instant(seconds: SwipeMeasures.patience)
    pending = graph.timeline.schedule(at: time, .timer) { [weak self] in
      guard let self else { return }
      graph.enqueue { [weak self] in
        if self?.isGoing == false { self?.close() }
      }
    }
  }

  /// Whether what the row shows is leaving, or has left.
  private var isGoing: Bool {
    var box: Box? = seats.first
    while let current = box, !(current is ListBox) {
      if current.isLeaving { return true }
      box = current.container
    }
    return seats.first?.node.isRemoved != false
  }

  /// Lets the row go back.
  func close() {
    unschedule()
    presence.set(1, spring(SwipeMeasures.closing), in: node)
    offset.set(0, spring(SwipeMeasures.closing), in: node)
    spread.set(0, spring(SwipeMeasures.closing), in: node)
  }

  private func unschedule() {
    if let pending { graph.timeline.cancel(pending) }
    pending = nil
  }

  private func spring(_ duration: Double) -> Transaction {
    Transaction(animation: .spring(duration: duration, bounce: 0))
  }

  // MARK: Drawing and touches

  /// The way to the stage of the row that is pulled aside.
  func inside(_ context: DrawingContext) -> DrawingContext {
    let way = isRightToLeft ? -shownOffset : shownOffset
    return way == 0 ? context : context.under(CGAffineTransform(translationX: way, y: 0))
  }

  /// Paints the buttons as far as they are uncovered, in the row as it is seen in `place`.
  func paint(in place: CGRect, into list: inout DisplayList, _ context: DrawingContext) {
    let way = shownOffset
    guard way != 0, let seat = seat(at: way) else { return }
    let faces = seat.faces
    let total = width(of: seat)
    guard total > 0 else { return }
    let uncovered = abs(way)
    let spread = CGFloat(min(max(spread.presentation(in: graph), 0), 1))
    let left = CGFloat(min(max(presence.presentation(in: graph), 0), 1))
    guard left > 0 else { return }
    var layer = Layer()
    if left < 1 {
      let rest = CGRect(
        x: place.minX, y: place.minY, width: place.width, height: place.height * left)
      layer.clip = Layer.Clip(Path(rest), transform: context.transform)
    }
    // The row may move up or down; its buttons go along.
    let context = context.under(CGAffineTransform(translationX: 0, y: place.minY - frame.minY))
    let isAtLeft = (seat.edge == .leading) != isRightToLeft
    var ends: [CGFloat] = []
    for face in faces { ends.append((ends.last ?? 0) + face.frame.width) }
    let first = uncovered * (ends[0] / total + (1 - ends[0] / total) * spread)
    let isCapsule = environment.systemLook.controls.hasCapsules
    list.layer(layer) { list in
      for (index, face) in faces.enumerated().reversed() {
        let reach = index == 0 ? first : uncovered * ends[index] / total
        // Capsules stand side by side, other grounds reach below those nearer to the end.
        let start =
          !isCapsule || index == 0 ? 0 : max(uncovered * ends[index - 1] / total, first)
        guard reach > start else { continue }
        let ground = CGRect(
          x: isAtLeft ? frame.minX + start : frame.maxX - reach, y: frame.minY,
          width: reach - start, height: frame.height)
        let shift = (isAtLeft ? 1 : -1) * (reach - ends[index])
        face.paint(ground, shift: shift, into: &list, context)
      }
    }
  }

  /// What a touch reaches while the row is open: a button, or what closes the row.
  func hitActions(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    guard isOpen, let seat = seat(at: offset.model) else { return nil }
    return seat.faces.lazy.compactMap { $0.hitTest(point, context) }.first
  }

  /// Notes the buttons while the row is open.
  func surveyActions(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    guard isOpen, let seat = seat(at: offset.model) else { return }
    for face in seat.faces { face.survey(&survey, context) }
  }

  var rightOfWay: RightOfWay { .first }
  var touchKinds: [String] { ["swipe"] }
  // The rows of a list share its node.
  var touchIdentity: AnyObject { self }
  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer { RowSwipeRecognizer(seat, self) }
}
