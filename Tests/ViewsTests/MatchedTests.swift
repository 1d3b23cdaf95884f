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

@MainActor @Suite("matchedGeometryEffect")
struct MatchedTests {
  struct Swap: View {
    @State private var isRight = false
    @Namespace private var namespace
    let hook: Hook<Bool>
    var body: some View {
      hook.binding = $isRight
      return ZStack(alignment: .topLeading) {
        Color.clear
        if isRight {
          Rectangle().fill(.black).matchedGeometryEffect(id: "a", in: namespace)
            .frame(width: 40, height: 40).padding(.leading, 60).padding(.top, 60)
        } else {
          Rectangle().fill(.white).matchedGeometryEffect(id: "a", in: namespace)
            .frame(width: 20, height: 20)
        }
      }
    }
  }

  @Test("while the source changes, all views go from the old frame to the new one, cross-fading")
  func swap() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Swap(hook: hook) }
    #expect(rehearsal.frames == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = true } }
    #expect(rehearsal.frames.last == CGRect(x: 0, y: 0, width: 20, height: 20))
    try rehearsal.advance(to: 0.25)
    let quarter = CGRect(x: 15, y: 15, width: 25, height: 25)
    #expect(rehearsal.frames == [quarter, quarter])
    #expect(rehearsal.opacities == [0.75, 0.25])
    try rehearsal.advance(to: 0.5)
    try rehearsal.advance(to: 1)
    #expect(rehearsal.frames == [CGRect(x: 60, y: 60, width: 40, height: 40)])
    #expect(rehearsal.graph.nextEvent == nil)
  }

  @Test("turned round in flight, the frame goes on from where it is")
  func turn() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Swap(hook: hook) }
    try rehearsal.now { withAnimation(.spring) { hook.value = true } }
    try rehearsal.advance(to: 0.15)
    let before = try #require(rehearsal.frames.last)
    try rehearsal.now { withAnimation(.spring) { hook.value = false } }
    let after = try #require(rehearsal.frames.last)
    #expect(abs(before.minX - after.minX) < 1e-9 && abs(before.width - after.width) < 1e-9)
    try rehearsal.advance(to: 3)
    #expect(rehearsal.frames == [CGRect(x: 0, y: 0, width: 20, height: 20)])
  }

  @Test("without an animation the new source stands in its place at once")
  func jump() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Swap(hook: hook) }
    try rehearsal.now { hook.value = true }
    #expect(rehearsal.frames == [CGRect(x: 60, y: 60, width: 40, height: 40)])
    #expect(rehearsal.graph.nextEvent == nil)
  }

  struct Tabs: View {
    @State private var selection = 0
    @Namespace private var namespace
    let hook: Hook<Int>
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    var body: some View {
      hook.binding = $selection
      return ZStack {
        HStack(spacing: 0) {
          ForEach(0..<3) { index in
            Color.clear.frame(width: CGFloat(20 + 10 * index), height: 20)
              .matchedGeometryEffect(id: index, in: namespace, anchor: anchor)
          }
        }
        Rectangle().frame(minWidth: 4, maxWidth: .infinity, minHeight: 4, maxHeight: .infinity)
          .matchedGeometryEffect(
            id: selection, in: namespace, properties: properties, anchor: anchor, isSource: false)
      }
    }
  }

  @Test("a follower takes the frame of the source of its identity, and moves with its own change")
  func follower() throws {
    let hook = Hook<Int>()
    let rehearsal = try Rehearsal { Tabs(hook: hook) }
    #expect(rehearsal.frames.last == CGRect(x: 5, y: 40, width: 20, height: 20))
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = 2 } }
    try rehearsal.advance(to: 0.5)
    #expect(rehearsal.frames.last == CGRect(x: 30, y: 40, width: 30, height: 20))
    try rehearsal.advance(to: 1)
    #expect(rehearsal.frames.last == CGRect(x: 55, y: 40, width: 40, height: 20))
  }

  @Test("size or position alone; the anchors are brought together")
  func properties() throws {
    let sized = try Rehearsal { Tabs(hook: Hook(), properties: .size) }
    #expect(sized.frames.last?.size == CGSize(width: 20, height: 20))
    #expect(sized.frames.last?.midX == 50)
    let placed = try Rehearsal {
      Tabs(hook: Hook(), properties: .position, anchor: .topLeading)
    }
    #expect(placed.frames.last?.origin == CGPoint(x: 5, y: 40))
    #expect(placed.frames.last?.width == 100)
  }

  @Test("identities of two namespaces have nothing in common")
  func namespaces() throws {
    struct Pair: View {
      @Namespace private var one
      @Namespace private var other
      var body: some View {
        HStack(spacing: 0) {
          Rectangle().frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: one)
          Rectangle().frame(width: 30, height: 30)
            .matchedGeometryEffect(id: 1, in: other, isSource: false)
        }
      }
    }
    let rehearsal = try Rehearsal { Pair() }
    #expect(rehearsal.frames.map(\.width) == [20, 30])
    #expect(rehearsal.frames.map(\.minX) == [25, 45])
  }
}
