import Foundation
import Rostrum
import Testing

@_spi(Engine) @testable import ViewEngine

/// References that do not keep what they lead to.
@MainActor @Suite("Backlinks") struct BacklinkTests {
  @MainActor private final class Target {
    let link = Backlink<Target>()
    init() { link.lead(to: self) }
    deinit { link.cut() }
  }

  private let graph = ViewGraph(
    AnyView(EmptyView()), stage: Stage(size: CGSize(width: 10, height: 10)))

  @Test("leads to its object while somebody keeps that, and nowhere afterwards")
  func life() {
    var kept: Target? = Target()
    let link = kept?.link
    #expect(link?.target === kept && kept != nil)
    kept = nil
    #expect(link?.target == nil)
    #expect(Backlink<Target>().target == nil)
  }

  @Test("a box and a node know what is around them for as long as that is there")
  func around() {
    let node = Node(NodeInputs(graph: graph, environment: EnvironmentValues()))
    let inner = Box(node)
    var first: WrapperBox? = WrapperBox(around: inner, node)
    let second = WrapperBox(around: inner, node)
    // The later one took it over: the end of the earlier one changes nothing.
    first = nil
    #expect(first == nil && inner.container === second)
    var outer: WrapperBox? = WrapperBox(around: second, node)
    #expect(second.container === outer && outer != nil)
    outer = nil
    #expect(second.container == nil)

    var parent: Node? = Node(NodeInputs(graph: graph, environment: EnvironmentValues()))
    let child = parent.map { Node(NodeInputs(childOf: $0)) }
    #expect(child?.parent === parent && parent != nil)
    parent = nil
    #expect(child?.parent == nil)
  }

  @Test("an environment leads to its graph, and does not keep it")
  func environment() {
    var graph: ViewGraph? = ViewGraph(
      AnyView(EmptyView()), stage: Stage(size: CGSize(width: 10, height: 10)))
    var environment = EnvironmentValues()
    environment.drawing.graph = graph
    #expect(environment.drawing.graph === graph && graph != nil)
    graph = nil
    #expect(environment.drawing.graph == nil)
  }
}
