import DisplayList
import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

// What CONTRIBUTING.md shows under "A worked example": the modifier as it would stand in `Effects/Mist.swift`, and its
// test. `ContributingTests` holds page and file together.

/// A mist over the content, which blurs and fades it as one group.
struct MistEffect: LayerModifier {
  typealias Body = Never
  /// How thick the mist is: 0 for none, 1 for nearly all.
  var density: Double
  nonisolated var animatableData: Double {
    get { density }
    set { density = newValue }
  }

  /// Standard deviation of the blur in the thickest mist, in points.
  private static let greatestRadius = 8.0
  /// What is left to see of the content then.
  private static let leastOpacity = 0.25

  func layer(scale: Double, in environment: EnvironmentValues) -> Layer {
    // A spring drives its values past their ends.
    let density = min(max(density, 0), 1)
    var layer = Layer()
    layer.opacity = 1 - density * (1 - Self.leastOpacity)
    if density > 0 {
      layer.filters = [.blur(radius: density * Self.greatestRadius * scale, isOpaque: false)]
    }
    return layer
  }
}

extension View {
  /// A mist over this view; animate `density` to see it rise.
  ///
  /// - Parameter density: How thick the mist is, 0...1.
  /// - Returns: This view, blurred and faded.
  func mist(_ density: Double) -> some View { modifier(MistEffect(density: density)) }
}

@MainActor @Suite("Mist")
struct MistTests {
  private struct Scene: View {
    let hook: Hook<Double>
    @State private var density = 0.0
    var body: some View {
      hook.binding = $density
      return Rectangle().frame(width: 20, height: 20).mist(density)
    }
  }

  @Test(
    "is as thick as the animation says",
    arguments: [(0, [], []), (0.5, [0.625], [4]), (1, [0.25], [8])]
      as [(Double, [Double], [Double])])
  func thickens(seconds: Double, opacities: [Double], radii: [Double]) throws {
    let hook = Hook<Double>()
    let rehearsal = try Rehearsal { Scene(hook: hook) }
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = 1 } }
    try rehearsal.advance(to: seconds)
    #expect(rehearsal.layers.map(\.opacity) == opacities)
    #expect(rehearsal.blurs == radii)
  }

  @Test(
    "no more than all, and no less than none",
    arguments: [(-1, []), (7, [8])] as [(Double, [Double])])
  func clamped(density: Double, radii: [Double]) throws {
    #expect(try Rehearsal { Color.red.mist(density) }.blurs == radii)
  }
}
