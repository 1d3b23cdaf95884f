public import Foundation
public import Motion
public import SceneGraph
import Geometry
public import Typography

/// A scene at work: its views, their state, and where everything is on its way.
///
/// The graph goes along the time line from event to event. Each event is one or more updates, each
/// under one transaction: state changes, bodies are evaluated, boxes are laid out, movements start.
/// At any instant the graph can say what the frame looks like.
@MainActor public final class ViewGraph {
  /// Why the scene cannot go on.
  public enum Failure: Error, Equatable {
    /// Updates at one instant never came to an end.
    case endlessUpdates(at: Instant, view: String)
  }

  /// Where and how the scene is shown.
  public private(set) var stage: Stage
  /// Chooses the stage's size before anything is placed; given the root's own size when it is offered
  /// the stage as it is.
  public var chooseSize: (@MainActor (CGSize) -> CGSize)?
  /// The queue of what happens when.
  public let timeline: Timeline
  /// Runs jobs of the main queue that are due now, if there are any; says whether it ran one.
  public var drainMainQueue: @MainActor () -> Bool = { false }
  /// What makes something happen at an instant.
  public enum Cause: String, CaseIterable, Sendable {
    /// An animation comes to rest.
    case end
    /// The completion of an animation is called.
    case completion
    /// A phase or keyframe animator goes on.
    case phase
    /// A timer fires, a delayed closure or a sleeping task is due.
    case timer
    /// A finger moves, as the script says.
    case touch
  }
  /// Told of each thing as it happens.
  public var didHappen: ((Cause) -> Void)? {
    didSet {
      let tell = didHappen
      motion.didHappen = { tell?($0 == .end ? .end : .completion) }
      timeline.willHappen = {
        switch $0 {
        case .animation: tell?(.end)
        case .phase: tell?(.phase)
        case .timer: tell?(.timer)
        case .script: tell?(.touch)
        case .reading: break
        }
      }
    }
  }
  /// Told when boxes begin to be placed (`true`) and when they are: for who measures.
  public var isPlacing: ((Bool) -> Void)?
  /// How often bodies were evaluated: for tests of what is evaluated again.
  public internal(set) var evaluationCount = 0

  let motion = MovingValues()
  /// Frames that views have in common.
  let matchedGeometry = MatchedGeometry()
  /// What lies over the stage, in the order in which the views came that show it.
  package var overlays: [any StageOverlay] = []
  /// What features keep for the whole graph, by type.
  private var parts: [ObjectIdentifier: AnyObject] = [:]
  /// Where touches go.
  private(set) lazy var touches = TouchRouter(self)
  private var openedFonts: FontBook?
  private var missing: [MissingImage: Set<Int>] = [:]
  /// The number of the running or latest update.
  private(set) var updateNumber = 0
  /// The transaction of the running update.
  private(set) var rootTransaction = Transaction()
  private(set) var isUpdating = false
  /// The body that is being evaluated.
  private(set) var reader: StateReader?
  /// Whether boxes must be measured or placed again.
  package var needsLayout = false
  /// The latest update in which a modifier inside a scoped block changed the layout.
  var scopedGeometryUpdate = -1

  private(set) var root: Node?
  private(set) var rootBox: Box?
  private var lastSerial = 0
  private var batches: [Batch] = []
  private var dirty: [Node] = []
  private var afterUpdate: [() -> Void] = []
  /// Lays out trees on whose insides nothing around them depends.
  private var separateLayouts: [() -> Void] = []
  /// Completions that animations can still join.
  private var openListeners: [AnimationListener] = []
  private var preferenceObservers: [any PreferenceObserver] = []
  /// Nodes whose bodies are evaluated at every instant, as something in them moves.
  private var followed: [ObjectIdentifier: Node] = [:]
  /// Whether frames are placed between pixels.
  private(set) var isPlacingExactly = false
  /// How many closures of the scene wait for something to change.
  private var watcherCount = 0
  /// Whether the running update only shows what moves at an instant that somebody asked for: frames are no
  /// cause of anything.
  package private(set) var isSampling = false
  /// What was seen to change while sampling, by the serials of nodes.
  private var unread: [(serial: Int, read: () -> Void)] = []
  private var nextReading: Timeline.EventID?
  /// What never comes to rest, by name.
  private var restlessNodes: [ObjectIdentifier: String] = [:]
  private let makeRoot: @MainActor (ViewGraph) -> Node

  /// Changes under one transaction.
  private struct Batch {
    var transaction: Transaction
    var changes: [() -> Void]
  }

  /// The greatest number of updates at one instant.
  private static let updateLimit = 10_000

  /// Creates the graph of `content` on `stage`; it is empty until ``start()``.
  public init(_ content: AnyView, stage: Stage, timeline: Timeline = Timeline()) {
    self.stage = stage
    self.timeline = timeline
    makeRoot = { graph in
      let root = LayoutView(layout: VStackLayout(), content: content)
      var environment = EnvironmentValues(stage: stage)
      environment.drawing.graph = graph
      return root.node(NodeInputs(graph: graph, environment: environment))
    }
  }

  // MARK: The time line

  /// Builds the scene at the time line's start.
  ///
  /// - Throws: `FontError` if the stage names no fonts and the system font is not installed.
  public func start() throws {
    openedFonts = try stage.openFonts()
    update(Transaction()) { self.root = self.makeRoot(self) }
    try settleNow()
  }

  /// When something happens next: an animation ends, a timer fires; `nil` when nothing is pending.
  public var nextEvent: Instant? {
    [motion.nextEvent, timeline.next].compactMap { $0 }.min()
  }

  /// Goes along the time line to `time`: every event at or before it has happened.
  public func advance(to time: Instant) throws {
    while let next = nextEvent, next <= time { try run(at: max(next, timeline.now)) }
    move(to: time)
  }

  /// Lets every event at `instant` happen, and what they add at the same instant.
  private func run(at instant: Instant) throws {
    move(to: instant)
    var rounds = 0
    repeat {
      rounds += 1
      guard rounds < Self.updateLimit else {
        throw Failure.endlessUpdates(at: instant, view: dirtyName)
      }
      if let next = motion.nextEvent, next <= instant {
        motion.fireEvents(at: instant)
        if watcherCount > 0, !followed.isEmpty { readMoving() }
        try settleNow()
      }
      let mark = timeline.mark
      while let work = timeline.takeDueEvent(addedBefore: mark) {
        work()
        try settleNow()
      }
    } while nextEvent.map { $0 <= instant } ?? false
  }

  /// Moves the clock and everything that moves.
  private func move(to instant: Instant) {
    timeline.move(to: instant)
    motion.advance(to: instant)
    guard !followed.isEmpty || needsLayout else { return }
    isSampling = true
    update(Transaction()) { self.markFollowed() }
    isSampling = false
    scheduleReading()
  }

  private func markFollowed() {
    followed.values.sorted { $0.serial < $1.serial }.forEach(markDirty)
  }

  // MARK: Changes along the way

  /// Says that a closure waits for something to change.
  package func addWatcher() {
    watcherCount += 1
    scheduleReading()
  }
  /// Ends that.
  package func removeWatcher() { watcherCount -= 1 }

  /// Has `read` look, at the next instant of its own, at what was seen to change at a frame.
  package func readLater(serial: Int, _ read: @escaping () -> Void) {
    unread.append((serial, read))
  }

  /// Lets closures that wait for changes see what moves at each 120th of a second: a grid of its own, so
  /// that what they do is the same at every frame rate.
  private func scheduleReading() {
    guard nextReading == nil, watcherCount > 0, !followed.isEmpty || !unread.isEmpty else { return }
    let tick = Instant.ticksPerSecond / 120
    nextReading = timeline.schedule(
      at: Instant(ticks: (timeline.now.ticks / tick + 1) * tick), .reading
    ) { [weak self] in
      guard let self else { return }
      nextReading = nil
      readMoving()
      scheduleReading()
    }
  }

  /// Evaluates what moves in an update that counts.
  private func readMoving() {
    let waiting = unread.sorted { $0.serial < $1.serial }
    unread = []
    update(Transaction()) {
      self.markFollowed()
      waiting.forEach { $0.read() }
    }
    if followed.isEmpty, unread.isEmpty, let pending = nextReading {
      timeline.cancel(pending)
      nextReading = nil
    }
  }

  /// Performs waiting changes until there are none.
  public func settleNow() throws {
    var count = 0
    repeat {
      while !batches.isEmpty || !dirty.isEmpty || !afterUpdate.isEmpty || needsLayout {
        count += 1
        guard count < Self.updateLimit else {
          throw Failure.endlessUpdates(at: timeline.now, view: dirtyName)
        }
        if batches.isEmpty {
          update(Transaction()) {}
        } else {
          let batch = batches.removeFirst()
          update(batch.transaction) { batch.changes.forEach { $0() } }
        }
      }
      finishRegistrations()
    } while !batches.isEmpty || !afterUpdate.isEmpty || drainMainQueue()
  }

  /// Tells completions whose update is over that nothing more will join them.
  private func finishRegistrations() {
    openListeners += Transaction.takeOpenListeners()
    let waiting = batches.flatMap(\.transaction.listeners)
    let finished = openListeners.filter { listener in !waiting.contains { $0 === listener } }
    openListeners.removeAll { listener in finished.contains { $0 === listener } }
    finished.forEach { $0.finishRegistration() }
  }

  private var dirtyName: String { dirty.first.map { "\(type(of: $0))" } ?? "a view" }

  // MARK: Updates

  /// Performs `changes` and everything that follows from them under one transaction.
  private func update(_ transaction: Transaction, _ changes: () -> Void) {
    updateNumber += 1
    rootTransaction = transaction
    isUpdating = true
    changes()
    evaluateDirty()
    layOut()
    observePreferences()
    isUpdating = false
    finishRegistrations()
    let actions = afterUpdate
    afterUpdate = []
    actions.forEach { $0() }
  }

  private func evaluateDirty() {
    while !dirty.isEmpty {
      let nodes = dirty.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
      dirty = []
      for node in nodes {
        node.isDirty = false
        if !node.isRemoved { node.reevaluate() }
      }
    }
  }

  private func layOut() {
    guard needsLayout else { return }
    isPlacing?(true)
    defer { isPlacing?(false) }
    // Placing may evaluate bodies that depend on sizes, which may ask for layout again.
    var passes = 0
    while needsLayout, passes < 8 {
      passes += 1
      needsLayout = false
      let box = rootBox ?? root?.boxes.first
      rootBox = box
      guard let box else { return }
      if let choose = chooseSize {
        chooseSize = nil
        stage.size = choose(box.size(for: ProposedViewSize(stage.size)))
      }
      let proposal = ProposedViewSize(stage.size)
      let size = box.size(for: proposal)
      let origin = CGPoint(
        x: (stage.size.width - size.width) / 2, y: (stage.size.height - size.height) / 2)
      box.place(in: CGRect(origin: origin, size: size), proposal: proposal)
      let full = CGRect(origin: .zero, size: stage.size)
      for overlay in overlays { overlay.place(over: full) }
      let trees = separateLayouts
      separateLayouts = []
      trees.forEach { $0() }
      matchedGeometry.resolve(self)
      evaluateDirty()
    }
  }

  /// Places boxes, between pixels too where `exactly`: they are on their way.
  func placing(exactly: Bool, _ place: () -> Void) {
    let outer = isPlacingExactly
    isPlacingExactly = outer || exactly
    place()
    isPlacingExactly = outer
  }

  /// Performs `change` in an update under the transaction that is current now.
  package func enqueue(_ change: @escaping () -> Void) {
    let transaction = Transaction.current
    if let last = batches.indices.last, batches[last].transaction.isSameChange(as: transaction) {
      batches[last].changes.append(change)
    } else {
      batches.append(Batch(transaction: transaction, changes: [change]))
    }
  }

  /// Evaluates `node` again in an update under the transaction that is current now.
  package func enqueueInvalidation(of node: Node) {
    enqueue { [weak self, weak node] in
      if let self, let node { markDirty(node) }
    }
  }

  /// Evaluates `node` again in the running or the next update.
  func markDirty(_ node: Node) {
    guard !node.isDirty, !node.isRemoved else { return }
    node.isDirty = true
    dirty.append(node)
  }

  /// Performs `action` when the running update is done.
  package func afterUpdate(_ action: @escaping () -> Void) { afterUpdate.append(action) }

  /// Performs `layout` in the running or the next update, when what is around has its place.
  package func layOutSeparately(_ layout: @escaping () -> Void) {
    needsLayout = true
    separateLayouts.append(layout)
  }

  /// Evaluates a body on behalf of `reader`.
  package func evaluating<R>(_ reader: StateReader, _ body: () -> R) -> R {
    let outer = self.reader
    self.reader = reader
    defer { self.reader = outer }
    return body()
  }

  package func takeSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  /// The stack of the root has other views than before.
  func rootBoxesChanged() { rootBox = nil }

  // MARK: Movements

  /// Starts or redirects a movement by what `transaction` says.
  func move<V: VectorArithmetic>(
    _ movement: MovementID?, by delta: V, _ transaction: Transaction, node: Node
  ) -> MovementID? {
    guard let animation = transaction.animation else {
      guard transaction.tracksVelocity else { return movement }
      return motion.track(movement, by: delta, at: timeline.now, order: node.serial)
    }
    return motion.retarget(
      movement, by: delta, with: animation, at: timeline.now,
      environment: animation.kind.isCustom ? node.environment : nil,
      listeners: transaction.listeners, order: node.serial)
  }

  /// Evaluates `node` at every instant from now on.
  package func follow(_ node: Node) {
    followed[ObjectIdentifier(node)] = node
    scheduleReading()
  }
  /// Ends that.
  package func unfollow(_ node: Node) { followed[ObjectIdentifier(node)] = nil }

  /// Says that `node` never comes to rest, and how to call it.
  package func noteRestless(_ node: Node, _ name: String) {
    restlessNodes[ObjectIdentifier(node)] = name
  }
  /// Ends that.
  package func noteAtRest(_ node: Node) { restlessNodes[ObjectIdentifier(node)] = nil }

  /// Names what never comes to rest; `nil` if everything does.
  public var restless: String? {
    restlessNodes.values.min()
      ?? (motion.count > 0 && motion.nextEvent == nil ? "an endless animation" : nil)
  }

  // MARK: Preferences

  func observe(_ observer: any PreferenceObserver) {
    preferenceObservers.append(observer)
    addWatcher()
  }

  private func observePreferences() {
    guard !isSampling else { return }
    let count = preferenceObservers.count
    preferenceObservers.removeAll { $0.isRemoved }
    watcherCount -= count - preferenceObservers.count
    preferenceObservers.forEach { $0.observePreference() }
  }

  /// What a feature keeps for this graph; made when it is first asked for.
  package func part<Part: GraphPart>(_ type: Part.Type) -> Part {
    if let known = parts[ObjectIdentifier(type)] as? Part { return known }
    let part = Part()
    parts[ObjectIdentifier(type)] = part
    return part
  }

  // MARK: Fonts and assets

  /// The fonts of texts; there from the start on.
  public var fonts: FontBook {
    guard let openedFonts else { preconditionFailure("fonts are opened when the scene starts") }
    return openedFonts
  }

  /// The images that were asked for and are not there, by name.
  public var missingImages: [MissingImage] {
    missing.map { MissingImage(name: $0.name, isSystem: $0.isSystem, count: $1.count) }
      .sorted { ($0.name, $0.isSystem ? 0 : 1) < ($1.name, $1.isSystem ? 0 : 1) }
  }

  /// Notes that nobody knows the image `name`, which `node` shows.
  ///
  /// - Parameters:
  ///   - name: The name that the scene used.
  ///   - isSystem: Whether it was asked for as one of the system's symbols.
  ///   - node: The node of the view that shows it; each is counted once.
  package func noteMissing(_ name: String, isSystem: Bool, by node: Node) {
    missing[MissingImage(name: name, isSystem: isSystem, count: 0), default: []]
      .insert(node.serial)
  }
}
