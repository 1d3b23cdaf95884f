import DisplayList
import Foundation
import Geometry

/// Places the boxes of a graph on its stage: the root, what lies over it, and trees of their own.
@MainActor final class StageLayout {
  /// How often boxes are placed in one update.
  ///
  /// Placing may evaluate bodies that depend on sizes, which may ask for layout again; what has not settled by
  /// then goes on in the next update.
  static let passLimit = 8

  /// Whether boxes must be measured or placed again.
  var isNeeded = false
  /// The box of the root, once it has been placed.
  private(set) var rootBox: Box?
  /// What lies over the stage, by its height and in the order in which the views came that show it.
  var overlays: [any StageOverlay] = [] {
    didSet {
      let levels = overlays.map(\.level)
      guard levels.contains(where: { $0 != 0 }) else { return }
      let order = levels.enumerated().sorted {
        ($0.element, $0.offset) < ($1.element, $1.offset)
      }
      overlays = order.map { overlays[$0.offset] }
    }
  }
  /// The keyboard, over all of that.
  var keyboard: (any StageOverlay)?
  /// Lays out trees on whose insides nothing around them depends.
  private var separateLayouts: [() -> Void] = []
  /// Whether frames are placed between pixels.
  private(set) var isPlacingExactly = false
  /// The innermost transition inside which something is placed.
  private(set) weak var transition: TransitionHost?
  /// Chooses the stage's size before anything is placed.
  var chooseSize: (@MainActor (CGSize) -> CGSize)?
  /// Told when boxes begin to be placed (`true`) and when they are.
  var isPlacing: ((Bool) -> Void)?

  /// The boxes of the stage, in painting order.
  var boxes: [Box] { (rootBox.map { [$0] } ?? []) + allOverlays.flatMap(\.boxes) }
  private var allOverlays: [any StageOverlay] { overlays + (keyboard.map { [$0] } ?? []) }

  /// Calls `body` with each of them, without a list: every frame is drawn by it.
  func forEachBox(_ body: (Box) -> Void) {
    if let rootBox { body(rootBox) }
    for overlay in overlays { overlay.boxes.forEach(body) }
    keyboard?.boxes.forEach(body)
  }

  /// Whether the root stands back for the most part.
  var isSetBack: Bool {
    overlays.first { !$0.boxes.isEmpty }?.recession?.isMoreThanHalf ?? false
  }

  /// Draws the boxes of the stage; what lies directly below a sheet stands back from it.
  func draw(_ graph: ViewGraph, into list: inout DisplayList) {
    let shown = overlays.filter { !$0.boxes.isEmpty }
    let recessions = shown.map(\.recession)
    guard recessions.contains(where: { $0 != nil }) else {
      return forEachBox { $0.show(into: &list, DrawingContext()) }
    }
    let levels = [rootBox.map { [$0] } ?? []] + shown.map(\.boxes)
    let edges = [0] + shown.map(\.upperEdge)
    for (level, (edge, recession)) in zip(levels, zip(edges, recessions + [nil])) {
      guard let recession else {
        for box in level { box.show(into: &list, DrawingContext()) }
        continue
      }
      let ground = level.first === rootBox ? graph.ground : nil
      recession.draw(into: &list, graph.stage.size, from: edge, on: ground) { list, context in
        for box in level { box.show(into: &list, context) }
      }
    }
    for box in keyboard?.boxes ?? [] { box.show(into: &list, DrawingContext()) }
  }

  /// Places everything until nothing asks for more.
  func layOut(_ graph: ViewGraph) {
    guard isNeeded else { return }
    isPlacing?(true)
    defer { isPlacing?(false) }
    var passes = 0
    while isNeeded, passes < Self.passLimit {
      passes += 1
      graph.arrivals.makeHosts()
      isNeeded = false
      rootBox = rootBox ?? graph.root?.boxes.first
      guard let rootBox else { return }
      place(rootBox, graph)
      graph.arrivals.placeLeaving()
      graph.matchedGeometry.resolve(graph)
      graph.evaluateDirty()
    }
  }

  private func place(_ root: Box, _ graph: ViewGraph) {
    if let choose = chooseSize {
      chooseSize = nil
      let offer = ProposedViewSize(graph.stage.safeArea.free.size)
      graph.stage.size = choose(root.size(for: offer))
    }
    let free = graph.stage.safeArea.free
    let proposal = ProposedViewSize(free.size)
    let size = root.size(for: proposal)
    let origin = CGPoint(
      x: free.minX + (free.width - size.width) / 2, y: free.minY + (free.height - size.height) / 2)
    root.place(in: CGRect(origin: origin, size: size), proposal: proposal)
    for overlay in allOverlays {
      overlay.place(over: CGRect(origin: .zero, size: graph.stage.size))
    }
    let trees = separateLayouts
    separateLayouts = []
    trees.forEach { $0() }
  }

  /// Places boxes, between pixels too where `exactly`: they are on their way.
  func placing(exactly: Bool, _ place: () -> Void) {
    let outer = isPlacingExactly
    isPlacingExactly = outer || exactly
    place()
    isPlacingExactly = outer
  }

  /// Places what is inside a transition's body.
  func placing(inside host: TransitionHost?, _ place: () -> Void) {
    let outer = transition
    transition = host
    place()
    transition = outer
  }

  /// Performs `layout` in the running or the next update, when what is around has its place.
  func layOutSeparately(_ layout: @escaping () -> Void) {
    isNeeded = true
    separateLayouts.append(layout)
  }

  /// The stack of the root has other views than before.
  func rootBoxesChanged() { rootBox = nil }
}
