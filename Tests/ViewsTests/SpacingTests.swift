import Rostrum
import Testing

@MainActor @Suite("Distances that views would like")
struct SpacingTests {
  @Test("what touches at one edge keeps its distance at the others", arguments: Edge.allCases)
  func edges(edge: Edge) {
    // Wishes of a view that takes a bare neighbour's at one of its edges.
    var mixed = ViewSpacing.zero
    mixed.formUnion(ViewSpacing(), edges: Edge.Set.all.subtracting(Edge.Set(edge)))
    let plain = ViewSpacing()
    func distances(_ a: ViewSpacing, _ b: ViewSpacing) -> [CGFloat] {
      [a.distance(to: b, along: .horizontal), a.distance(to: b, along: .vertical)]
    }
    #expect(
      distances(mixed, plain) == [edge == .trailing ? 0 : 8, edge == .bottom ? 0 : 8])
    #expect(distances(plain, mixed) == [edge == .leading ? 0 : 8, edge == .top ? 0 : 8])
  }

  @Test("together, views want what the one wants that wants more")
  func union() {
    let (plain, bare) = (ViewSpacing(), ViewSpacing.zero)
    for axis in [Axis.horizontal, .vertical] {
      #expect(plain.union(bare).distance(to: plain, along: axis) == 8)
      #expect(bare.union(plain).distance(to: plain, along: axis) == 8)
      #expect(bare.union(bare).distance(to: plain, along: axis) == 0)
      #expect(bare.union(plain, edges: []).distance(to: plain, along: axis) == 0)
    }
  }
}
