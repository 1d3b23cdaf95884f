public import DisplayList
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
  public internal(set) var stage: Stage
  /// Chooses the stage's size before anything is placed; given the root's own size when it is offered
  /// the stage as it is.
  public var chooseSize: (@MainActor (CGSize) -> CGSize)? {
    get { layout.chooseSize }
    set { layout.chooseSize = newValue }
  }
  /// The queue of what happens when.
  public let timeline: Timeline
  /// Where the scene's closures and tasks wait.
  public var mainQueue = MainQueue.idle
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
        case .reading, .frame: break
        }
      }
    }
  }
  /// Told when boxes begin to be placed (`true`) and when they are: for who measures.
  public var isPlacing: ((Bool) -> Void)? {
    get { layout.isPlacing }
    set { layout.isPlacing = newValue }
  }
  /// How often bodies were evaluated: for tests of what is evaluated again.
  public internal(set) var evaluationCount = 0

  /// What a film has beneath its views; `nil` for white, or black where the stage is dark.
  package var filmGround: ResolvedColor?
  /// What is beneath the views.
  var ground: ResolvedColor { filmGround ?? (stage.colorScheme == .dark ? .black : .white) }
  /// Whether the stage's views stand back behind a sheet, before black.
  package var isSetBack: Bool { layout.isSetBack }

  /// Draws over each frame what belongs to no view: the device's own chrome.
  public var drawChrome: ((inout DisplayList) -> Void)?

  /// What leads here from where the graph is not kept.
  let link = Backlink<ViewGraph>()
  @usableFromInline let motion = MovingValues()
  /// Frames that views have in common.
  let matchedGeometry = MatchedGeometry()
  /// Places boxes on the stage.
  let layout = StageLayout()
  /// What comes and goes by transitions.
  let arrivals = Arrivals()
  /// Where touches go.
  private(set) lazy var touches = TouchRouter(self)
  /// What views are called.
  private(set) lazy var names = NodeNames(self)
  /// Who begins springs otherwise than the scene says; nobody unless that is asked for.
  package var springs: SpringDirector?
  /// Who keeps account of who draws what; nobody in a film.
  var drawingAccount: DrawingAccount?
  /// What features keep for the whole graph, by type.
  private var parts: [ObjectIdentifier: any GraphPart] = [:]
  private lazy var openedFonts = Result { () throws(FontError) in try stage.openFonts() }
  private var missing = MissingImages()
  /// What views keep by name.
  let storedValues: StoredValues
  /// What never comes to rest, by name.
  private var restlessNodes: [ObjectIdentifier: String] = [:]

  // The update loop (ViewGraph+Updates.swift).
  /// What waits for an update.
  var queue = UpdateQueue()
  /// Keeps closures and tasks that always come again from holding the clock.
  var pace = WorkPace()
  /// Who looks at preferences when an update is over.
  var preferenceObservers: [any PreferenceObserver] = []
  /// The number of the running or latest update.
  var updateNumber = 0
  /// The transaction of the running update.
  var rootTransaction = Transaction()
  /// Whether an update is running.
  var isUpdating = false
  /// The latest update in which a modifier inside a scoped block changed the layout.
  var scopedGeometryUpdate = -1

  // Values that move, as closures see them (ViewGraph+Readings.swift).
  /// What looks at values that move.
  var readings = FrameReadings()
  /// Whether the running update only shows what moves at an instant that somebody asked for: frames are no
  /// cause of anything.
  package internal(set) var isSampling = false

  /// The body that is being evaluated.
  private(set) var reader: StateReader?
  private(set) var root: Node?
  private var lastSerial = 0
  private var content = LayoutView(layout: VStackLayout(), content: AnyView(EmptyView()))
  /// What the views of the stage prefer.
  private let colorSchemes = PreferredColorSchemes()
  /// The colour scheme that code asks the window for, where the views have no preference; `nil` for none.
  package var windowColorScheme: ColorScheme? {
    didSet { if windowColorScheme != oldValue { colorSchemeChanged() } }
  }
  /// The colour scheme where neither has one.
  private let usualColorScheme: ColorScheme
  private let assetColors: AssetColors

  /// Creates the graph of `content` on `stage`; it is empty until ``start()``.
  ///
  /// - Parameters:
  ///   - content: The root view; several views stand one below another. It is made when the stage stands,
  ///     as it may measure and draw texts.
  ///   - stage: The stage: its size, scale, colour scheme and assets.
  ///   - timeline: The queue of events, at the film's start unless another is given.
  public init(
    _ content: @autoclosure () -> AnyView, stage: Stage, timeline: Timeline = Timeline()
  ) {
    self.stage = stage
    self.timeline = timeline
    usualColorScheme = stage.colorScheme
    assetColors = stage.assets.makeCurrent()
    storedValues = StoredValues.make(for: link)
    link.lead(to: self)
    colorSchemes.changed = { [link] in link.target?.colorSchemeChanged() }
    Screen.current = stage.screen
    Self.current = self
    self.content.content = content()
  }

  /// The graph whose code runs, or ran last: for what knows no view, as UIKit's application.
  package internal(set) static weak var current: ViewGraph?

  deinit { link.cut() }

  /// The environment of the stage.
  package var rootEnvironment: EnvironmentValues {
    var environment = EnvironmentValues(stage: stage)
    environment.drawing.graph = self
    environment.drawing.colorSchemes = colorSchemes
    environment.drawing.assetColors = assetColors
    return environment
  }

  /// Shows the stage in the colour scheme that its views prefer, when the running update is over.
  private func colorSchemeChanged() {
    guard !stage.keepsColorScheme else { return }
    // The film begins in it; later, only what the scene itself animates takes time.
    var transaction = Transaction()
    transaction.disablesAnimations = updateNumber <= 1
    queue.add(
      { [link] in
        guard let graph = link.target else { return }
        graph.stage.colorScheme =
          graph.colorSchemes.preferred ?? graph.windowColorScheme ?? graph.usualColorScheme
        var environment = graph.rootEnvironment
        environment.renew(graph.takeSerial())
        graph.root?.update(graph.content, environment: environment)
        for overlay in graph.overlays { overlay.stageChanged(environment) }
      }, under: transaction)
  }

  // MARK: The time line

  /// Builds the scene at the time line's start.
  ///
  /// - Throws: `FontError` if the stage names no fonts and the system font is not installed.
  public func start() throws {
    try openFonts()
    update(Transaction()) {
      root = content.node(NodeInputs(graph: self, environment: rootEnvironment))
    }
    try settleNow()
  }

  /// When something happens next: an animation ends, a timer fires; `nil` when nothing is pending.
  ///
  /// That the screen shows its next frame is nothing that happens.
  public var nextEvent: Instant? {
    [motion.nextEvent, timeline.nextHappening].compactMap { $0 }.min()
  }
  private var nextStop: Instant? { [motion.nextEvent, timeline.next].compactMap { $0 }.min() }

  /// Goes along the time line to `time`: every event at or before it has happened.
  public func advance(to time: Instant) throws {
    while let next = nextStop, next <= time { try run(at: max(next, timeline.now)) }
    move(to: time)
  }

  /// Lets every event at `instant` happen, and what they add at the same instant.
  private func run(at instant: Instant) throws {
    move(to: instant)
    var rounds = 0
    repeat {
      rounds += 1
      guard rounds < Self.updateLimit else { throw endlessUpdates(at: instant) }
      if let next = motion.nextEvent, next <= instant {
        motion.fireEvents(at: instant)
        if readings.isWatching { readMoving() }
        try settleNow()
      }
      let mark = timeline.mark
      while let work = timeline.takeDueEvent(addedBefore: mark) {
        work()
        try settleNow()
      }
    } while nextStop.map { $0 <= instant } ?? false
  }

  /// Moves the clock and everything that moves.
  private func move(to instant: Instant) {
    timeline.move(to: instant)
    motion.advance(to: instant)
    if readings.isFollowing || layout.isNeeded { sample() }
  }

  // MARK: Bodies

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

  // MARK: Movements

  /// Starts or redirects a movement by what `transaction` says.
  func move<V: VectorArithmetic>(
    _ movement: MovementID?, by delta: V, _ transaction: Transaction, node: Node
  ) -> MovementID? {
    guard let said = transaction.animation else {
      guard transaction.tracksVelocity else { return movement }
      return motion.track(movement, by: delta, at: timeline.now, order: node.serial)
    }
    let animation = springs?.directed(said, moving: node) ?? said
    return motion.retarget(
      movement, by: delta, with: animation, at: timeline.now,
      environment: animation.kind.isCustom ? node.environmentReader : nil,
      listeners: transaction.listeners, order: node.serial)
  }

  /// Says that `node` never comes to rest, and how to call it.
  package func noteRestless(_ node: Node, _ name: String) {
    restlessNodes[ObjectIdentifier(node)] = name
  }
  /// Ends that.
  package func noteAtRest(_ node: Node) { restlessNodes[ObjectIdentifier(node)] = nil }

  /// When something that moves is at rest or logically complete next; `nil` if nothing is on its way to an end.
  package var nextMovementEvent: Instant? { motion.nextEvent }

  /// Names what never comes to rest; `nil` if everything does.
  public var restless: String? {
    restlessNodes.values.min()
      ?? (motion.count > 0 && motion.nextEvent == nil ? "an endless animation" : nil)
  }

  // MARK: Layout

  /// Whether boxes must be measured or placed again.
  package var needsLayout: Bool {
    get { layout.isNeeded }
    set { layout.isNeeded = newValue }
  }

  /// What lies over the stage, in the order in which the views came that show it.
  package var overlays: [any StageOverlay] {
    get { layout.overlays }
    set { layout.overlays = newValue }
  }

  /// The keyboard, which lies over all else.
  package var keyboard: (any StageOverlay)? {
    get { layout.keyboard }
    set { layout.keyboard = newValue }
  }

  /// Performs `layout` in the running or the next update, when what is around has its place.
  package func layOutSeparately(_ layout: @escaping () -> Void) {
    self.layout.layOutSeparately(layout)
  }

  // MARK: Parts, fonts and assets

  /// What a feature keeps for this graph; made when it is first asked for.
  package func part<Part: GraphPart>(_ type: Part.Type) -> Part {
    if let known = parts[ObjectIdentifier(type)] as? Part { return known }
    let part = Part()
    parts[ObjectIdentifier(type)] = part
    return part
  }

  /// What the film lacks beside pictures and glyphs, a line for people each, sorted.
  public var shortcomings: [String] {
    (assetColors.shortcomings + parts.values.flatMap(\.shortcomings)).sorted()
  }

  /// The fonts of texts; there from the start on.
  public var fonts: FontBook {
    guard case .success(let fonts) = openedFonts else {
      preconditionFailure("fonts are opened when the scene starts")
    }
    return fonts
  }
  /// The fonts of texts; `nil` where they cannot be opened.
  package var fontsIfAny: FontBook? { try? openedFonts.get() }
  /// Opens the fonts of texts, as the start does: for texts that are measured before.
  package func openFonts() throws(FontError) { _ = try openedFonts.get() }

  /// The images that were asked for and are not there, by name.
  public var missingImages: [MissingImage] { missing.list }

  /// Notes that nobody knows the image `name`, which `node` shows.
  ///
  /// - Parameters:
  ///   - name: The name that the scene used.
  ///   - isSystem: Whether it was asked for as one of the system's symbols.
  ///   - node: The node of the view that shows it; each is counted once.
  package func noteMissing(_ name: String, isSystem: Bool, by node: Node) {
    missing.note(name, isSystem: isSystem, by: node.serial)
  }
}
