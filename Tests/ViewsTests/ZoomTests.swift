import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Zooming pages")
struct ZoomTests {
  struct Grid: View {
    @Namespace private var namespace
    var body: some View {
      NavigationStack {
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 10) {
            ForEach(0..<4) { index in
              NavigationLink {
                Text("Page \(index)").frame(maxWidth: .infinity, maxHeight: .infinity)
                  .navigationTransition(.zoom(sourceID: index, in: namespace))
              } label: {
                Rectangle().fill(Color(white: Double(index) / 10)).frame(width: 40, height: 40)
              }
              .matchedTransitionSource(id: index, in: namespace) {
                $0.clipShape(RoundedRectangle(cornerRadius: 8))
              }
            }
          }
        }
      }
    }
  }

  /// What the page on its way is cut to: the innermost clip, as nothing on these pages has its own.
  private func cut(_ rehearsal: Rehearsal) -> CGRect? {
    let stage = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    return rehearsal.layers.compactMap(\.clip).last { $0.path != stage }?.path.boundingRect
  }

  private func cells(_ rehearsal: Rehearsal) -> [CGRect] {
    rehearsal.frames.filter { abs($0.width - 40) < 1e-6 && abs($0.height - 40) < 1e-6 }
  }

  @Test(
    "S3-67 S3-68 S3-69 of four cells the third is the one that grows to the page and takes it back")
  func third() throws {
    let rehearsal = try Rehearsal { Grid() }
    let places = cells(rehearsal)
    try #require(places.count == 4)
    let source = places[2]
    #expect(source.minY > places[0].maxY)
    try rehearsal.tap(source.midX, source.midY, at: 0.45)
    let first = try #require(cut(rehearsal))
    #expect(hypot(first.midX - source.midX, first.midY - source.midY) < 2)
    #expect(abs(first.width - 40) < 2 && abs(first.height - 40) < 2)
    // The others stay where they are, while the source's own picture goes with the page and fades.
    let staying = [places[0], places[1], places[3]]
    for (time, progress) in [(0.02, 0.05246), (0.05, 0.2322), (0.1, 0.5448), (0.25, 0.9420)] {
      try rehearsal.advance(to: 0.5 + time)
      let frame = try #require(cut(rehearsal))
      #expect(abs(frame.width - (40 + 60 * progress)) < 0.01, "at +\(time)")
      #expect(abs(frame.minX - source.minX * (1 - progress)) < 0.01)
      #expect(abs(frame.minY - source.minY * (1 - progress)) < 0.01)
      #expect(staying.allSatisfy { place in cells(rehearsal).contains { $0 == place } })
      if progress < 0.14 {
        #expect(rehearsal.opacities.contains { abs($0 - (1 - progress / 0.14)) < 1e-3 })
      }
    }
    try rehearsal.advance(to: 3)
    #expect(cells(rehearsal).isEmpty && cut(rehearsal) == nil)
    #expect(rehearsal.words?.contains("Page 2") == true)

    try rehearsal.tap(20, 22, at: 3.45)
    try rehearsal.advance(to: 3.5 + 0.95)
    let last = try #require(cut(rehearsal))
    #expect(hypot(last.midX - source.midX, last.midY - source.midY) < 1)
    try rehearsal.advance(to: 6)
    #expect(cells(rehearsal) == places && rehearsal.words == nil)
  }

  @Test("S3-74 the corners go from the source's to square ones")
  func corners() throws {
    let rehearsal = try Rehearsal { Grid() }
    let source = try #require(cells(rehearsal).first)
    try rehearsal.tap(source.midX, source.midY, at: 0.45)
    for (time, radius) in [(0.0, 8.0), (0.1, 8 * (1 - 0.544778)), (0.25, 8 * (1 - 0.942038))] {
      try rehearsal.advance(to: 0.5 + time)
      let frame = try #require(cut(rehearsal))
      let clip = try #require(rehearsal.layers.compactMap(\.clip).last)
      let expected = Path(roundedRect: frame, cornerRadius: radius)
      #expect(abs(clip.path.boundingRect.width - expected.boundingRect.width) < 1e-9)
      #expect(
        clip.path.contains(CGPoint(x: frame.minX + radius * 0.31, y: frame.minY + radius * 0.31)))
      #expect(
        !clip.path.contains(CGPoint(x: frame.minX + radius * 0.27, y: frame.minY + radius * 0.27)))
    }
  }

  struct Sheet: View {
    struct Item: Identifiable { let id: Int }
    @State private var item: Item?
    @Namespace private var namespace
    let hook: Hook<Item?>
    var body: some View {
      hook.binding = $item
      return Rectangle().fill(.blue).frame(width: 20, height: 20)
        .matchedTransitionSource(id: 1, in: namespace)
        .sheet(item: $item) {
          Text("Sheet").navigationTransition(.zoom(sourceID: $0.id, in: namespace))
        }
    }
  }

  /// What the sheet on its way is cut to: the outermost clip, as the card inside has round corners.
  private func sheet(_ rehearsal: Rehearsal) -> CGRect? {
    rehearsal.layers.compactMap(\.clip).first?.path.boundingRect
  }

  @Test("S3-73 a sheet zooms out of its source to the sheet's frame, and back")
  func sheet() throws {
    let hook = Hook<Sheet.Item?>()
    let rehearsal = try Rehearsal { Sheet(hook: hook) }
    try rehearsal.now { hook.binding?.wrappedValue = .init(id: 1) }
    let source = CGRect(x: 40, y: 40, width: 20, height: 20)
    #expect(sheet(rehearsal) == source)
    try rehearsal.advance(to: 0.1)
    let frame = try #require(sheet(rehearsal))
    // The sheet leaves ten points at the top.
    #expect(abs(frame.width - (20 + 80 * 0.5448)) < 0.01)
    #expect(abs(frame.height / frame.width - (1 - 0.1 * 0.5448)) < 1e-4)
    #expect(abs(frame.midY - (50 + 5 * 0.5448)) < 0.01)
    try rehearsal.advance(to: 3)
    #expect(rehearsal.words?.contains("Sheet") == true)
    let card = try #require(rehearsal.frames.last)
    #expect(card == CGRect(x: 0, y: 10, width: 100, height: 90))
    try rehearsal.now { hook.binding?.wrappedValue = nil }
    try rehearsal.advance(to: 3.1)
    #expect(abs(try #require(sheet(rehearsal)).width - (100 - 80 * 0.5448)) < 0.01)
    try rehearsal.advance(to: 6)
    #expect(rehearsal.frames == [source])
  }
}
