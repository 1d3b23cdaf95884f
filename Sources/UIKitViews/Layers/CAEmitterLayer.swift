public import Foundation
import DisplayList
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// A layer that emits particles.
///
/// Where a particle is follows from its time of birth and from the layer's ``seed`` alone, so that every
/// film of a scene has the same ones. The layer's time began long before the film unless ``beginTime``
/// says otherwise: `CACurrentMediaTime()` for a layer that begins to emit now.
open class CAEmitterLayer: CALayer {
  /// The sources of particles.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      takesCells = true
      wasTouched()
    }
  }
  /// The middle of the emitter, in the layer's coordinates.
  open var emitterPosition: CGPoint {
    get { more["emitterPosition"]?.point ?? .zero }
    set { set("emitterPosition", LayerQuantity(newValue)) }
  }
  /// The place of the emitter in depth; particles are shown flat.
  ///
  /// - Note: Accepted; no effect.
  open var emitterZPosition: CGFloat = 0
  /// The size of the emitter, in points; circles take the width for their radius.
  open var emitterSize: CGSize {
    get { more["emitterSize"]?.size ?? .zero }
    set { set("emitterSize", LayerQuantity(newValue)) }
  }
  /// The depth of the emitter; particles are shown flat.
  ///
  /// - Note: Accepted; no effect.
  open var emitterDepth: CGFloat = 0
  /// The shape of the emitter.
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { wasTouched() } }
  /// From where on its shape particles come.
  open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { wasTouched() } }
  /// In which order particles are painted, and how they mix.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles keep their depth; they are shown flat.
  ///
  /// - Note: Accepted; no effect.
  open var preservesDepth = false
  /// What the cells' birth rates are multiplied by.
  open var birthRate: Float {
    get { factor("birthRate") }
    set { set("birthRate", LayerQuantity(newValue)) }
  }
  /// What the cells' lifetimes are multiplied by.
  open var lifetime: Float {
    get { factor("lifetime") }
    set { set("lifetime", LayerQuantity(newValue)) }
  }
  /// What the cells' velocities are multiplied by.
  open var velocity: Float {
    get { factor("velocity") }
    set { set("velocity", LayerQuantity(newValue)) }
  }
  /// What the cells' scales are multiplied by.
  open var scale: Float {
    get { factor("scale") }
    set { set("scale", LayerQuantity(newValue)) }
  }
  /// What the cells' spins are multiplied by.
  open var spin: Float {
    get { factor("spin") }
    set { set("spin", LayerQuantity(newValue)) }
  }
  /// What the particles' chances follow from.
  open var seed: UInt32 = 0 { didSet { wasTouched() } }

  /// The epochs of which particles may be seen, oldest first.
  private var epochs: [EmitterEpoch] = []
  /// The cells as they were taken.
  private var taken: [CAEmitterCell] = []
  private var takesCells = true
  /// Whether something was changed that no epoch has yet.
  private var isTouched = false
  /// When the last particle is gone.
  private var rest: Timeline.EventID?

  private func factor(_ key: String) -> Float { Float(more[key]?.scalar ?? 1) }

  override func blank() -> CALayer {
    let layer = CAEmitterLayer()
    (layer.emitterShape, layer.emitterMode) = (emitterShape, emitterMode)
    (layer.renderMode, layer.seed, layer.emitterCells) = (renderMode, seed, emitterCells)
    return layer
  }

  override func state(in graph: ViewGraph?) -> LayerState {
    var state = super.state(in: graph)
    for key in ["birthRate", "lifetime", "velocity", "scale", "spin"]
    where state.more[key] == nil {
      state.more[key] = .numbers([1])
    }
    for key in ["emitterPosition", "emitterSize"] where state.more[key] == nil {
      state.more[key] = .numbers([0, 0])
    }
    return state
  }

  override func set(_ value: LayerQuantity, inside keyPath: String) -> Bool {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells" else { return false }
    takeCells()
    taken = taken.map { cell in
      guard cell.name == parts[1] else { return cell }
      let changed = cell.copied()
      changed.setValue(value.value, forKey: parts[2])
      return changed
    }
    for cell in emitterCells ?? [] where cell.name == parts[1] {
      cell.setValue(value.value, forKey: parts[2])
    }
    wasTouched()
    return true
  }

  // MARK: Epochs

  override func wasTouched() {
    guard let graph = node?.graph, !isTouched else { return }
    isTouched = true
    // Whatever else changes at this instant belongs to the same epoch.
    graph.timeline.schedule(at: graph.timeline.now, .timer) { [weak self] in self?.beginEpoch() }
  }

  private func takeCells() {
    guard takesCells else { return }
    takesCells = false
    taken = (emitterCells ?? []).map { $0.copied() }
  }

  /// Begins an epoch if something was changed.
  private func beginEpoch() {
    guard isTouched, node != nil else { return }
    isTouched = false
    takeCells()
    // Where the layer's time was set back, particles begin anew.
    if let last = epochs.last, now < last.start { epochs = [] }
    // The first one begins with the layer's time.
    let start = epochs.isEmpty ? 0 : now
    var births: [EmissionSpan] = []
    if let last = epochs.last {
      if last.start < start {
        births = last.births(from: start)
        epochs[epochs.count - 1].end = start
      } else {
        births = last.births
        epochs.removeLast()
      }
    }
    epochs.removeAll { $0.end + $0.reach < start }
    epochs.append(
      EmitterEpoch(
        start: start, cells: taken, state: state(in: nil),
        animations: running.filter(\.hasBegun).map(\.animation), seed: seed, shape: emitterShape,
        mode: emitterMode, births: births))
    noteUnrest()
    scheduleRest()
  }

  override var endlessName: String? {
    let emits = taken.contains { $0.birthRate > 0 && $0.lifetime > 0 && $0.duration <= 0 }
    return emits && birthRate > 0 && lifetime > 0 && speed != 0 ? "CAEmitterLayer" : nil
  }

  /// Keeps the film going until the last particle is gone.
  private func scheduleRest() {
    guard let graph = node?.graph else { return }
    if let rest { graph.timeline.cancel(rest) }
    rest = nil
    guard endlessName == nil, let last = epochs.last else { return }
    let emitted = taken.filter { $0.birthRate > 0 && $0.duration > 0 && birthRate > 0 }
    let ends = emitted.map { $0.lastEmission + $0.reach(Double(lifetime)) }
    let before = epochs.dropLast().map { $0.end + $0.reach }
    guard let end = (ends + before).max(), end > last.start || !ends.isEmpty,
      let time = mediaTime(at: end)
    else { return }
    let instant = Instant(seconds: max(time - LayerClock.start, 0))
    guard instant > graph.timeline.now else { return }
    rest = graph.timeline.schedule(at: instant, .timer) { [weak self] in self?.rest = nil }
  }

  override func detach() {
    if let rest { node?.graph.timeline.cancel(rest) }
    (rest, epochs, isTouched) = (nil, [], false)
    super.detach()
  }

  // MARK: Drawing

  /// The particles that are alive at a moment, in painting order.
  func particles(at moment: LayerMoment) -> [Particle] {
    if isTouched { beginEpoch() }
    let time = localTime(at: moment.time)
    let found = epochs.flatMap { $0.particles(at: time) }
    switch renderMode {
    case .oldestFirst: return found.stablySorted { $0.birth < $1.birth }
    case .oldestLast: return found.stablySorted { $0.birth > $1.birth }
    default: return found
    }
  }

  override func drawOwn(
    _ state: LayerState, into list: inout DisplayList, _ context: DrawingContext,
    _ moment: LayerMoment
  ) {
    for particle in particles(at: moment) {
      particle.draw(into: &list, additively: renderMode == .additive, context.transform)
    }
  }
}

extension [Particle] {
  /// The particles by an order, those that it does not tell apart as they were.
  fileprivate func stablySorted(_ isBefore: (Particle, Particle) -> Bool) -> [Particle] {
    enumerated().sorted { a, b in
      isBefore(a.element, b.element) || (!isBefore(b.element, a.element) && a.offset < b.offset)
    }.map(\.element)
  }
}

/// In which order particles are painted, and how they mix.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cell by cell.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest lowest.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest on top.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// By depth: cell by cell, as particles are shown flat.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Their light adds up.
  public static let additive = Self(rawValue: "additive")
}
