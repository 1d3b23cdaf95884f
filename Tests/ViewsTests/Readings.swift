import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// A way into a scene's state: the scene's body fills it in.
@MainActor final class Hook<Value> {
  var binding: Binding<Value>?
  /// How often the body that fills it in was evaluated.
  var count = 0

  /// The value, there since the scene began.
  var value: Value? {
    get { binding?.wrappedValue }
    set { if let newValue { binding?.wrappedValue = newValue } }
  }
}

extension Rehearsal {
  /// The transform of each painted shape.
  var transforms: [CGAffineTransform] {
    graph.displayList().commands.compactMap {
      switch $0 {
      case .fill(_, _, _, let transform), .glyphs(_, _, let transform): transform
      default: nil
      }
    }
  }

  /// The horizontal scale of each painted shape.
  var scales: [Double] { transforms.map { Double($0.a) } }

  /// The frame of each painted shape on the stage that can be seen.
  var frames: [CGRect] {
    graph.displayList().commands.compactMap {
      guard case .fill(let path, _, let paint, let transform) = $0 else { return nil }
      if case .solid(let color) = paint, color.opacity == 0 { return nil }
      return path.boundingRect.applying(transform)
    }
  }

  /// The layers, outermost first.
  var layers: [Layer] {
    graph.displayList().commands.compactMap {
      if case .beginLayer(let layer) = $0 { layer } else { nil }
    }
  }

  /// The opacity of each layer that has one.
  var opacities: [Double] { layers.map(\.opacity).filter { $0 < 1 } }

  /// The radius of each blur.
  var blurs: [Double] {
    layers.flatMap(\.filters).compactMap {
      if case .blur(let radius, _) = $0 { radius } else { nil }
    }
  }

  /// The colour of each painted shape, 0...255.
  var colors: [[Double]] {
    graph.displayList().commands.compactMap {
      guard case .fill(_, _, .solid(let color), _) = $0 else { return nil }
      return [color.red, color.green, color.blue].map { Double($0) * 255 }
    }
  }

  /// What the scene says, first to last.
  var words: String? { graph.spokenText }

  /// Goes to each time and compares what is read there.
  func follow(
    _ expected: [(time: Double, value: Double)], within tolerance: Double = 1e-4,
    from start: Double = 0, _ read: (Rehearsal) -> Double?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (time, value) in expected {
      try advance(to: start + time)
      let found = try #require(read(self), sourceLocation: sourceLocation)
      #expect(
        abs(found - value) <= tolerance, "at +\(time): \(found), not \(value)",
        sourceLocation: sourceLocation)
    }
  }
}
