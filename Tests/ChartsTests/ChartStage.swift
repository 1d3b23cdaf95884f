import Charts
import DisplayList
import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph

@testable import ViewEngine

/// A chart on a small stage, driven by a test.
@MainActor struct ChartStage {
  let graph: ViewGraph

  /// Puts `content` on a stage.
  init(
    _ width: Double = 200, _ height: Double = 100, scale: Double = 1,
    @ViewBuilder _ content: () -> some View
  ) throws {
    graph = ViewGraph(
      AnyView(content()), stage: Stage(size: CGSize(width: width, height: height), scale: scale))
    try graph.start()
  }

  /// The frame at the current instant.
  var list: DisplayList { graph.displayList() }

  /// Goes on to `seconds`.
  func advance(to seconds: Double) throws { try graph.advance(to: Instant(seconds: seconds)) }

  /// Does something now and lets everything follow from it.
  func now(_ action: () -> Void) throws {
    action()
    try graph.settleNow()
  }

  /// A finger does something now.
  func finger(_ phase: TouchPhase, _ x: Double, _ y: Double) throws {
    graph.touch(phase, at: CGPoint(x: x, y: y), id: 0)
    try graph.settleNow()
  }
}

/// A way into a scene's state: the scene's body fills it in.
@MainActor final class Hook<Value> {
  var binding: Binding<Value>?
  var value: Value? {
    get { binding?.wrappedValue }
    set { if let newValue { binding?.wrappedValue = newValue } }
  }
}

extension DisplayList {
  /// What is said, in painting order.
  var words: [String] {
    commands.compactMap { if case .glyphs(let run, _, _) = $0 { run.text } else { nil } }
  }
  /// The frames of fills on the stage, in painting order.
  var fills: [CGRect] {
    commands.compactMap {
      guard case .fill(let path, _, _, let transform) = $0 else { return nil }
      return path.boundingRect.applying(transform)
    }
  }
  /// The frames of what is filled in groups' masks.
  var maskFills: [CGRect] {
    commands.flatMap { command -> [CGRect] in
      guard case .beginLayer(let layer) = command else { return [] }
      return layer.mask?.fills ?? []
    }
  }
  /// The paths of strokes on the stage, in painting order.
  var strokes: [Path] {
    commands.compactMap {
      guard case .stroke(let path, _, _, let transform) = $0 else { return nil }
      return path.applying(transform)
    }
  }
  /// The colours of fills, in painting order: in 255ths.
  var fillColors: [[Int]] {
    commands.compactMap {
      guard case .fill(_, _, .solid(let color), _) = $0 else { return nil }
      return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }
  }
  /// The opacities of groups.
  var opacities: [Double] {
    commands.compactMap { if case .beginLayer(let layer) = $0 { layer.opacity } else { nil } }
  }
}

/// The list of a chart without axes as it is at first: marks only.
@MainActor func bare(
  _ width: Double = 200, _ height: Double = 100, @ViewBuilder _ content: () -> some View
) throws -> DisplayList {
  try ChartStage(width, height) {
    content().chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
  }.list
}

/// Numbers by chance, the same in every run.
struct Chance {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  /// The next number, 0..<1.
  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) / 9_007_199_254_740_992
  }
}

/// Whether two numbers are the same but for rounding.
func near(_ a: Double, _ b: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}
