import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
import Symbols
@_spi(Engine) import ViewEngine

/// How far a symbol is drawn: its lines by a pen, its areas by their opacity.
///
/// The system draws along guides that it publishes for none of its symbols; ours follow the lines that they are
/// drawn with. The order and the figures are our own, too.
struct SymbolInk: Equatable {
  /// Which parts are drawn at a time.
  enum Order: Equatable {
    /// All at once.
    case whole
    /// One after another, each before the last is done.
    case layered
    /// One after another.
    case individual
  }
  var order = Order.layered
  /// Whether what goes is rubbed out from where the pen began; else the pen goes back.
  var isForward = false

  /// How drawing moves: seconds from nothing to all at a speed of 1, slow at both ends.
  static func animation(speed: Double) -> Animation {
    .easeInOut(duration: 0.8 / max(speed, SymbolEffectOptions.leastSpeed))
  }

  /// The share of a part that is drawn.
  ///
  /// - Parameters:
  ///   - index: Which part it is.
  ///   - count: How many parts there are.
  ///   - share: The share of the whole symbol, 0...1.
  /// - Returns: Its share, 0...1.
  func share(of index: Int, in count: Int, at share: Double) -> Double {
    if share >= 1 { return 1 }
    let (begin, length): (Double, Double)
    switch order {
    case .whole: (begin, length) = (0, 1)
    case .layered:
      // Each begins when the one before is half done.
      let step = 1 / Double(count + 1)
      (begin, length) = (Double(index) * step, 2 * step)
    case .individual: (begin, length) = (Double(index) / Double(count), 1 / Double(count))
    }
    return min(max((share - begin) / length, 0), 1)
  }

  /// What of a line is drawn.
  func part(of line: Path, share: Double) -> Path {
    isForward
      ? line.trimmedPath(from: CGFloat(1 - share), to: 1)
      : line.trimmedPath(from: 0, to: CGFloat(share))
  }
}

extension SymbolDrawing {
  /// The drawing as far as it is drawn: each line of a pen is a part, and each area; what is not begun is not there.
  ///
  /// - Parameters:
  ///   - ink: In which order.
  ///   - share: How much, 0...1.
  /// - Returns: The drawing, and the opacities of its marks.
  func drawn(_ ink: SymbolInk, share: Double) -> (drawing: SymbolDrawing, opacities: [Double]) {
    let parts = marks.flatMap { mark in
      mark.strokeStyle == nil ? [mark] : mark.path.subpaths.map { mark.with($0) }
    }
    var (result, opacities) = (self, [Double]())
    result.marks = []
    for (index, mark) in parts.enumerated() {
      let own = ink.share(of: index, in: parts.count, at: share)
      guard own > 0 else { continue }
      let isLine = mark.strokeStyle != nil
      result.marks.append(isLine ? mark.with(ink.part(of: mark.path, share: own)) : mark)
      opacities.append(isLine ? 1 : own)
    }
    return (result, opacities)
  }
}

extension SymbolDrawing.Mark {
  fileprivate func with(_ path: Path) -> Self {
    var mark = self
    mark.path = path
    return mark
  }
}

extension Path {
  /// The stretches that a pen draws without being lifted.
  fileprivate var subpaths: [Path] {
    var result: [[Element]] = []
    for element in elements {
      if case .move = element { result.append([]) }
      if result.isEmpty { result.append([]) }
      result[result.count - 1].append(element)
    }
    return result.filter { $0.count > 1 }.map { Path(elements: $0) }
  }
}

/// Draws a symbol as far as a share says.
struct SymbolInkModifier: BoxModifier {
  typealias Body = Never
  var ink: SymbolInk
  /// How much is drawn, 0...1.
  var share: Double
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    SymbolInkBox(self, around: inner, node)
  }
}

/// The box of a symbol that is drawn; what is no symbol fades.
final class SymbolInkBox: ModifierBox<SymbolInkModifier> {
  private let share: Moving<Double>

  override init(_ modifier: SymbolInkModifier, around inner: Box, _ node: Node) {
    share = Moving(modifier.share)
    super.init(modifier, around: inner, node)
  }

  override func changed(from old: SymbolInkModifier) { share.set(modifier.share, in: node) }
  override func wasRemoved() { share.remove(in: graph) }

  override func trace(into lines: inout TraceLines) {
    lines.add(
      "symbol.drawn", model: .number(share.model),
      presentation: .number(share.presentation(in: graph)),
      animation: share.animation(in: graph))
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    let share = min(max(share.presentation(in: graph), 0), 1)
    guard share > 0 else { return }
    guard share < 1 else { return inner.show(into: &list, context) }
    guard let image = inner.tracedElement as? ImageBox else {
      var layer = Layer()
      layer.opacity = share
      return list.layer(layer) { inner.show(into: &$0, context) }
    }
    image.ink = (modifier.ink, share)
    inner.show(into: &list, context)
    image.ink = nil
  }
}

/// The draw-on effect: the symbol is away while it is active, and is drawn when it no longer is.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var ink = SymbolInk()
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .drawn(ink)) }
  /// All parts at once.
  public var wholeSymbol: Self { with { $0.order = .whole } }
  /// Part after part, each before the last is done.
  public var byLayer: Self { with { $0.order = .layered } }
  /// Part after part.
  public var individually: Self { with { $0.order = .individual } }

  private func with(_ change: (inout SymbolInk) -> Void) -> Self {
    var effect = self
    change(&effect.ink)
    return effect
  }
}

/// The draw-off effect: the symbol is rubbed out when it becomes active.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var ink = SymbolInk()
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .drawn(ink)) }
  /// All parts at once.
  public var wholeSymbol: Self { with { $0.order = .whole } }
  /// Part after part, each before the last is done.
  public var byLayer: Self { with { $0.order = .layered } }
  /// Part after part.
  public var individually: Self { with { $0.order = .individual } }
  /// The pen goes back the way on which it has come.
  public var reversed: Self { with { $0.isForward = false } }
  /// Lines go from where the pen began.
  public var nonReversed: Self { with { $0.isForward = true } }

  private func with(_ change: (inout SymbolInk) -> Void) -> Self {
    var effect = self
    change(&effect.ink)
    return effect
  }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The draw-on effect: the symbol is drawn as by a pen.
  public static var drawOn: Self { Self() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The draw-off effect: the symbol goes as it was drawn.
  public static var drawOff: Self { Self() }
}
