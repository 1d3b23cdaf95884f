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

@MainActor @Suite("Navigation")
struct NavigationTests {
  struct Cells: View {
    @Namespace private var namespace
    var hasSource = true
    var body: some View {
      NavigationStack {
        HStack(spacing: 0) {
          ForEach(0..<2) { index in
            NavigationLink {
              Text("Page \(index)").frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color.red)
                .navigationTransition(.zoom(sourceID: index, in: namespace))
            } label: {
              Rectangle().fill(index == 0 ? Color.blue : Color.green).frame(width: 40, height: 40)
            }
            .source(index, hasSource ? namespace : nil)
          }
        }
      }
    }
  }

  private func tap(_ rehearsal: Rehearsal, _ x: Double, _ y: Double, at time: Double) throws {
    try rehearsal.tap(x, y, at: time - 0.05)
  }

  /// What covers the stage, wherever it is.
  private func pages(_ rehearsal: Rehearsal) -> [CGRect] {
    rehearsal.frames.filter { abs($0.width - 100) < 1e-6 && abs($0.height - 100) < 1e-6 }
  }

  @Test("a page zooms out of the cell that was touched and back into it: S3-67, S3-68, S3-69")
  func zoom() throws {
    let rehearsal = try Rehearsal { Cells() }
    try tap(rehearsal, 70, 50, at: 0.5)
    let first = try #require(rehearsal.layers.compactMap(\.clip).last?.path.boundingRect)
    #expect(abs(first.midX - 70) < 2 && abs(first.midY - 50) < 2 && abs(first.width - 40) < 2)
    try rehearsal.advance(to: 0.6)
    let next = try #require(rehearsal.layers.compactMap(\.clip).last?.path.boundingRect)
    #expect(abs(next.width - (40 + 60 * 0.5448)) < 0.01)
    try rehearsal.advance(to: 3)
    #expect(rehearsal.layers.compactMap(\.clip).isEmpty)
    #expect(rehearsal.words?.contains("Page 1") == true)
    // The page is all there is: its ground, the bar's button, the content.
    #expect(rehearsal.frames.filter { $0.width == 40 }.isEmpty)
    try tap(rehearsal, 20, 22, at: 3.5)
    try rehearsal.advance(to: 3.6)
    let back = try #require(rehearsal.layers.compactMap(\.clip).last?.path.boundingRect)
    #expect(abs(back.width - (100 - 60 * 0.5448)) < 0.01)
    try rehearsal.advance(to: 6)
    #expect(rehearsal.frames.filter { $0.width == 40 }.count == 2)
    #expect(rehearsal.words?.contains("Page") != true)
  }

  @Test("without a source the page is pushed, and counted")
  func missingSource() throws {
    let rehearsal = try Rehearsal { Cells(hasSource: false) }
    try tap(rehearsal, 70, 50, at: 0.5)
    try rehearsal.advance(to: 0.6)
    #expect(
      rehearsal.graph.shortcomings
        == ["1 page finds no matchedTransitionSource to zoom out of: pushed instead"])
    let page = try #require(pages(rehearsal).last)
    #expect(abs(page.minX - (100 - 54.48)) < 0.01)
  }

  @Test("pages go by a mass of 3 on 1000 N/m, critically damped")
  func spring() {
    let spring = Spring.page
    #expect(abs(spring.stiffness / spring.mass - 1000.0 / 3) < 1e-9 && spring.dampingRatio == 1)
    // 1 − (1 + ωt) e^(−ωt), with ω = √(1000/3).
    for (time, way) in [(0.1, 0.544778), (0.2, 0.879282), (0.5, 0.998901)] {
      #expect(abs(spring.value(target: 1.0, time: time) - way) < 1e-6, "at \(time)")
    }
  }

  @Test("under a page that zooms the one below is drawn until that has come")
  func belowZoom() throws {
    let rehearsal = try Rehearsal { Cells() }
    try tap(rehearsal, 70, 50, at: 0.5)
    // The zoom is seen to the end of its spring.
    try rehearsal.advance(to: 1.4)
    #expect(rehearsal.layers.contains { $0.clip != nil })
    #expect(rehearsal.frames.contains { abs($0.width - 40) < 1e-6 })
    // It is not shaded.
    let shades = rehearsal.list.commands.filter {
      guard case .fill(_, _, .solid(let color), _) = $0 else { return false }
      let isBlack = color.red == 0 && color.green == 0 && color.blue == 0
      return isBlack && color.opacity > 0.05 && color.opacity < 0.15
    }
    #expect(shades.isEmpty)
    try rehearsal.advance(to: 4)
    #expect(!rehearsal.frames.contains { abs($0.width - 40) < 1e-6 })
  }

  struct Plain: View {
    @State private var path: [Int] = []
    let hook: Hook<[Int]>
    var body: some View {
      hook.binding = $path
      return NavigationStack(path: $path) {
        Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
    }
  }

  @Test("pages follow the path: they slide in, cover, and slide out")
  func path() throws {
    let hook = Hook<[Int]>()
    let rehearsal = try Rehearsal { Plain(hook: hook) }
    #expect(rehearsal.words == "Root")
    try rehearsal.now { hook.value = [7] }
    try rehearsal.advance(to: 0.1)
    let pages = pages(rehearsal).map(\.minX)
    #expect(abs(pages[0] + 30 * 0.5448) < 0.01)
    #expect(abs((pages.last ?? 0) - (100 - 54.48)) < 0.01)
    try rehearsal.advance(to: 3)
    #expect(rehearsal.words?.contains("Number 7") == true)
    #expect(rehearsal.frames.first?.minX == 0)
    try rehearsal.now { hook.value = [7, 8] }
    try rehearsal.advance(to: 6)
    try rehearsal.now { hook.value = [] }
    try rehearsal.advance(to: 9)
    #expect(rehearsal.words == "Root")
    #expect(rehearsal.graph.nextEvent == nil)
  }

  @Test("two pushes in half a second both happen: S3-78")
  func overlapping() throws {
    let hook = Hook<[Int]>()
    let rehearsal = try Rehearsal { Plain(hook: hook) }
    try rehearsal.now { hook.value = [1] }
    try rehearsal.advance(to: 0.1)
    try rehearsal.now { hook.value = [1, 2] }
    try rehearsal.advance(to: 3)
    #expect(rehearsal.words?.contains("Number 2") == true)
    #expect(hook.value?.count == 2)
  }

  struct Presenting: View {
    @State private var item: Item?
    @Namespace private var namespace
    let hook: Hook<Item?>
    let isSheet: Bool
    var zooms = false
    struct Item: Identifiable { let id: Int }
    var body: some View {
      hook.binding = $item
      let cell = Rectangle().fill(.blue).frame(width: 20, height: 20)
        .matchedTransitionSource(id: 1, in: namespace) { $0.cornerRadius(8).shadow(radius: 4) }
      return Group {
        if isSheet {
          cell.sheet(item: $item) { Text("Sheet \($0.id)") }
        } else if zooms {
          cell.fullScreenCover(item: $item) {
            Text("Cover \($0.id)").navigationTransition(.zoom(sourceID: $0.id, in: namespace))
          }
        } else {
          cell.fullScreenCover(item: $item) { Text("Cover \($0.id)") }
        }
      }
    }
  }

  @Test("a sheet comes from below over a shade, and a cover over everything")
  func presentation() throws {
    for isSheet in [true, false] {
      let hook = Hook<Presenting.Item?>()
      let rehearsal = try Rehearsal { Presenting(hook: hook, isSheet: isSheet) }
      #expect(rehearsal.words == nil)
      try rehearsal.now { hook.binding?.wrappedValue = .init(id: 1) }
      try rehearsal.advance(to: 0.1)
      #expect(rehearsal.words?.contains(isSheet ? "Sheet 1" : "Cover 1") == true)
      let card = try #require(rehearsal.frames.last)
      #expect(abs(card.minY - (isSheet ? 10 : 0) - (isSheet ? 90 : 100) * (1 - 0.5448)) < 0.5)
      try rehearsal.advance(to: 3)
      try rehearsal.now { hook.binding?.wrappedValue = nil }
      try rehearsal.advance(to: 6)
      #expect(rehearsal.words == nil)
      #expect(rehearsal.frames.count == 1 && rehearsal.graph.nextEvent == nil)
    }
  }

  @Test("a cover zooms out of its source, with its corners and shadow: S3-72, S3-74")
  func coverZooms() throws {
    let hook = Hook<Presenting.Item?>()
    let rehearsal = try Rehearsal { Presenting(hook: hook, isSheet: false, zooms: true) }
    try rehearsal.now { hook.binding?.wrappedValue = .init(id: 1) }
    let clip = try #require(rehearsal.layers.compactMap(\.clip).last)
    #expect(
      clip.path == Path(roundedRect: CGRect(x: 40, y: 40, width: 20, height: 20), cornerRadius: 8))
    let shadows = rehearsal.layers.flatMap(\.filters).compactMap {
      if case .shadow(_, let radius, _) = $0 { radius } else { nil }
    }
    #expect(shadows == [4])
    try rehearsal.advance(to: 3)
    #expect(rehearsal.words == "Cover 1")
    try rehearsal.now { hook.binding?.wrappedValue = nil }
    try rehearsal.advance(to: 6)
    #expect(rehearsal.frames == [CGRect(x: 40, y: 40, width: 20, height: 20)])
  }
}

extension View {
  @ViewBuilder fileprivate func source(_ id: Int, _ namespace: Namespace.ID?) -> some View {
    if let namespace { matchedTransitionSource(id: id, in: namespace) } else { self }
  }
}
