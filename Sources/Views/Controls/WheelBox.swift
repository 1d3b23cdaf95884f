import DisplayList
import ElementaryFunctions
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The box of a wheel: rows in one place, which drawing puts on a cylinder.
final class WheelBox: ContainerBox, TouchResponder {
  private var setting: WheelSetting?
  /// Which row is in the middle, and how much of the next one.
  private let turn = Moving(0.0)
  private var shown = MovingFrame()
  /// Whether the wheel has shown what is chosen.
  private var isSet = false
  /// Whether a finger turns the wheel, or it goes on after one.
  private(set) var isTurning = false
  /// Whether the wheel turns back where the scene has not taken what was chosen.
  private var turnsBack = false
  private let reading = GridReading()

  /// The seconds of the spring by which a wheel goes to a row.
  static let settling = 0.5
  /// How near to its row a wheel is at rest, in rows.
  private static let nearness = 0.02

  /// Takes what the view says.
  func accept(_ new: WheelSetting) {
    let isOther =
      setting?.selection.value != new.selection.value || setting?.first != new.first
      || setting?.isLooping != new.isLooping
    setting = new
    if isOther { invalidateLayout() }
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let widest = contents.map { $0.size(for: .unspecified).width }.max() ?? 0
    return CGSize(
      width: max(proposal.width ?? widest + 2 * WheelMetrics.padding, 0),
      height: min(max(proposal.height ?? WheelMetrics.height, 0), WheelMetrics.height))
  }

  override func placed() {
    shown.set(frame, in: node)
    let offer = ProposedViewSize(
      width: max(frame.width - 2 * WheelMetrics.padding, 0), height: nil)
    let rows = contents.filter { !$0.isLeaving }
    for row in rows {
      let size = row.size(for: offer)
      let origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
      place(row, in: CGRect(origin: origin, size: size), proposal: offer)
    }
    guard let setting, !isTurning,
      let chosen = rows.firstIndex(where: { $0.tag(below: node) == setting.selection.value })
    else { return }
    let target = nearest(to: turn.model, of: chosen)
    if !isSet {
      (isSet, turnsBack) = (true, false)
      return turn.set(target, Transaction(), in: node)
    }
    let back = Transaction(animation: .spring(duration: Self.settling, bounce: 0))
    turn.set(target, turnsBack ? back : node.transaction, in: node)
    turnsBack = false
  }

  /// The turn nearest to another at which a row is in the middle.
  private func nearest(to turn: Double, of row: Int) -> Double {
    let count = Double(contents.count)
    let place = Double(row + (setting?.first ?? 0))
    guard setting?.isLooping == true, count > 0 else { return place }
    return place + ((turn - place) / count).rounded() * count
  }

  /// The place among the boxes of a row, by its number; `nil` where there is none.
  private func index(of row: Int) -> Int? {
    let count = contents.count
    guard count > 0, let setting else { return nil }
    let place = row - setting.first
    if setting.isLooping { return (place % count + count) % count }
    return (0..<count).contains(place) ? place : nil
  }

  override func wasRemoved() {
    turn.remove(in: graph)
    shown.remove(in: graph)
    reading.cancel()
  }

  override func trace(into lines: inout TraceLines) {
    lines.add(shown)
    lines.add(turn, prefix: "turn")
  }

  // MARK: Turning

  /// The turn at the graph's current instant.
  var shownTurn: Double { turn.presentation(in: graph) }

  /// The turn nearest to another at which there is a row in the middle, or a part of one.
  func allowed(_ turn: Double) -> Double {
    guard let setting, !setting.isLooping else { return turn }
    let first = Double(setting.first)
    return min(max(turn, first), first + Double(max(contents.count - 1, 0)))
  }

  /// Turns with a finger.
  func follow(_ turn: Double) {
    isTurning = true
    reading.cancel()
    self.turn.set(turn, .continuous, in: node)
  }

  /// Turns to a row and chooses it when the wheel is at rest.
  func settle(at row: Double, _ animation: Animation) {
    isTurning = true
    turn.set(row, Transaction(animation: animation), in: node)
    awaitRest()
  }

  /// Looks on the grid of readings whether the wheel is at rest.
  private func awaitRest() {
    reading.cancel()
    guard abs(shownTurn - turn.model) > Self.nearness else { return choose() }
    atNextTick { $0.awaitRest() }
  }

  private func atNextTick(_ work: @escaping @MainActor (WheelBox) -> Void) {
    reading.lookInUpdate(of: graph) { [weak self] in
      // A wheel that is gone, as one in a card that was closed while it turned, comes to rest nowhere.
      if let self, !node.isRemoved { work(self) }
    }
  }

  private func choose() {
    isTurning = false
    guard let setting, let index = index(of: Int(turn.model.rounded())),
      let tag = contents[index].tag(below: node), tag != setting.selection.value
    else { return }
    setting.selection.set(tag)
    // A scene may keep what was chosen before. What it says now arrives by an update of its own.
    atNextTick {
      $0.turnsBack = true
      $0.invalidateLayout()
    }
  }

  // MARK: Drawing

  /// How a row stands that is some rows away from the middle.
  private struct Pose {
    /// How far below the middle, in points.
    let y: Double
    let (width, height): (Double, Double)
    let opacity: Double

    init?(_ distance: Double) {
      let angle = distance * Double(WheelMetrics.rowHeight) / WheelMetrics.radius
      guard abs(angle) < .pi / 2 else { return nil }
      let slant = ElementaryFunctions.cos(angle)
      let depth = WheelMetrics.radius * (1 - slant)
      width = WheelMetrics.distance / (WheelMetrics.distance + depth)
      height = width * slant
      y = WheelMetrics.radius * ElementaryFunctions.sin(angle) * width
      opacity = WheelMetrics.faintness * slant * slant
    }
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    let (frame, turn) = (shown.presentation(in: graph), shownTurn)
    let rows =
      Int(
        (turn - WheelMetrics.reach).rounded(.up))...Int(
        (turn + WheelMetrics.reach).rounded(.down))
    let band = CGRect(
      x: frame.minX, y: frame.midY - WheelMetrics.rowHeight / 2, width: frame.width,
      height: WheelMetrics.rowHeight)
    var sides = Path()
    sides.addRect(
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: band.minY - frame.minY))
    sides.addRect(
      CGRect(x: frame.minX, y: band.maxY, width: frame.width, height: frame.maxY - band.maxY))
    var outside = Layer()
    outside.clip = Layer.Clip(sides, transform: context.transform)
    list.layer(outside) {
      for row in rows where row != Int(turn) || Double(row) != turn {
        draw(row, at: Double(row) - turn, isFaint: true, into: &$0, context)
      }
    }
    var inside = Layer()
    inside.clip = Layer.Clip(Path(band.intersection(frame)), transform: context.transform)
    list.layer(inside) {
      for row in rows where abs(Double(row) - turn) < 1 {
        draw(row, at: Double(row) - turn, isFaint: false, into: &$0, context)
      }
    }
  }

  private func draw(
    _ row: Int, at distance: Double, isFaint: Bool, into list: inout DisplayList,
    _ context: DrawingContext
  ) {
    guard let index = index(of: row), let pose = Pose(distance) else { return }
    let frame = shown.presentation(in: graph)
    let place = CGAffineTransform(translationX: frame.midX, y: frame.midY + CGFloat(pose.y))
      .scaledBy(x: CGFloat(pose.width), y: CGFloat(pose.height))
      .translatedBy(x: -frame.midX, y: -frame.midY)
    var layer = Layer()
    layer.opacity = isFaint ? pose.opacity : 1
    list.layer(layer) { contents[index].show(into: &$0, context.under(place)) }
  }

  override var spokenText: String? {
    index(of: Int(shownTurn.rounded())).flatMap { contents[$0].spokenText }
  }

  // MARK: Touches

  var rightOfWay: RightOfWay { .inner }
  var touchKinds: [String] { ["wheel"] }
  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer { WheelRecognizer(seat, self) }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    guard frame.contains(point.applying(context.transform.inverted())) else { return nil }
    return reached(by: Hit(self), context)
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    self.survey(&survey, context) { survey in
      index(of: Int(shownTurn.rounded())).map { contents[$0].survey(&survey, context) }
    }
  }

  /// How many rows below the middle the one is that is seen at a place.
  func rows(below middle: CGFloat) -> Double {
    let places = stride(from: 0, to: WheelMetrics.reach, by: 1)
    func miss(_ row: Double) -> Double {
      abs((Pose(row)?.y ?? .infinity) - abs(Double(middle)))
    }
    return (places.min { miss($0) < miss($1) } ?? 0) * (middle < 0 ? -1 : 1)
  }
}
