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

@MainActor @Suite("Grids, lists and windows")
struct ContainersTests {
  private let journal = Journal()

  private func fills(_ stage: Rehearsal) -> [CGRect] {
    stage.graph.displayList().commands.compactMap { command in
      if case .fill(let path, _, _, let transform) = command {
        return path.boundingRect.applying(transform)
      }
      return nil
    }
  }

  private func fills(
    width: Double = 100, height: Double = 100, @ViewBuilder _ content: () -> some View
  ) throws -> [CGRect] {
    fills(try Rehearsal(width: width, height: height, content))
  }

  @Test("as many adaptive columns come as fit, and share the width")
  func adaptive() {
    func widths(_ width: CGFloat) -> [CGFloat] {
      GridTrack.tracks([GridItem(.adaptive(minimum: 150))], in: width).map(\.length)
    }
    #expect(widths(390) == [191, 191])
    #expect(widths(308) == [150, 150])
    #expect(widths(307) == [307])
    #expect(widths(100) == [100])
  }

  @Test("fixed columns come first, flexible ones share the rest within their bounds")
  func columns() {
    let tracks = GridTrack.tracks(
      [
        GridItem(.fixed(50), spacing: 10), GridItem(.flexible(maximum: 60), spacing: 10),
        GridItem(.flexible(minimum: 20)),
      ], in: 250)
    #expect(tracks.map(\.length) == [50, 60, 120])
    #expect(tracks.map(\.start) == [0, 60, 130])
  }

  @Test("a grid's rows are as tall as their tallest view")
  func grid() throws {
    #expect(
      try fills {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 4) {
          Rectangle().frame(height: 10)
          Rectangle().frame(height: 20)
          Rectangle().frame(height: 30)
        }
      } == [
        CGRect(x: 0, y: 28, width: 50, height: 10), CGRect(x: 50, y: 23, width: 50, height: 20),
        CGRect(x: 0, y: 47, width: 50, height: 30),
      ])
  }

  @Test("cells of a grid line up in columns, and other views reach over all")
  func cells() throws {
    #expect(
      try fills {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Rectangle().frame(width: 20, height: 10)
            Rectangle().frame(width: 40, height: 10)
          }
          GridRow {
            Rectangle().frame(width: 30, height: 10)
            Rectangle().frame(width: 10, height: 10)
          }
          // Of its own accord it would take all that it is offered.
          Rectangle().frame(height: 10).gridCellUnsizedAxes(.horizontal)
        }
      } == [
        CGRect(x: 20, y: 35, width: 20, height: 10), CGRect(x: 45, y: 35, width: 40, height: 10),
        CGRect(x: 15, y: 45, width: 30, height: 10), CGRect(x: 60, y: 45, width: 10, height: 10),
        CGRect(x: 15, y: 55, width: 70, height: 10),
      ])
  }

  @Test("the first view that fits is shown")
  func fits() throws {
    func width(_ stage: Double) throws -> [CGFloat] {
      try fills(width: stage) {
        ViewThatFits {
          Rectangle().frame(width: 80, height: 10)
          Rectangle().frame(width: 40, height: 10)
        }
      }.map(\.width)
    }
    #expect(try width(100) == [80])
    #expect(try width(60) == [40])
    #expect(try width(20) == [40])
  }

  @Test("a window shows its content from the top, cut off at its frame, and a drag scrolls it")
  func scrolling() throws {
    let stage = try Rehearsal {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            Button(action: { journal.note("\(index)") }, label: { Rectangle().frame(height: 50) })
          }
        }
      }
    }
    #expect(fills(stage).first == CGRect(x: 0, y: 0, width: 100, height: 50))
    try stage.tap(50, 75, at: 0)
    #expect(journal.lines == ["1"])
    try stage.drag(
      from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), at: 1, steps: 20, release: false)
    #expect(fills(stage).first?.minY == -70)
    try stage.advance(to: 3)
    try stage.finger(.ended, 50, 20)
    #expect(journal.lines == ["1"])
    try stage.advance(to: 6)
    #expect(abs((fills(stage).first?.minY ?? 0) + 70) < 6)
    try stage.tap(50, 50, at: 7)
    #expect(journal.lines == ["1", "2"])
  }

  @Test("content that is scrolled too far springs back")
  func springBack() throws {
    let stage = try Rehearsal {
      ScrollView { Rectangle().frame(height: 150) }
    }
    try stage.drag(
      from: CGPoint(x: 50, y: 10), to: CGPoint(x: 50, y: 90), at: 0, steps: 20, release: false)
    // The rubber band of 100 points at a finger's way of 80.
    let pulled: CGFloat = 100 * (1 - 1 / 1.44)
    #expect(abs((fills(stage).first?.minY ?? 0) - pulled) < 1e-9)
    try stage.finger(.ended, 50, 90)
    try stage.advance(to: 5)
    #expect(abs(fills(stage).first?.minY ?? 9) < 0.01)
  }

  @Test("code scrolls to a view by its identity")
  func scrollTo() throws {
    let stage = try Rehearsal {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) { _ in Rectangle().frame(height: 50) }
          }
        }
        .simultaneousGesture(TapGesture().onEnded { proxy.scrollTo(6, anchor: .top) })
      }
    }
    try stage.tap(50, 50, at: 0)
    #expect(fills(stage).first?.minY == -300)
  }

  @Test("a list's rows are 44 points tall on a rounded ground, with lines between")
  func list() throws {
    let stage = try Rehearsal(width: 200, height: 300) {
      List {
        Rectangle().frame(width: 10, height: 10)
        Rectangle().frame(width: 10, height: 40)
      }
    }
    #expect(
      fills(stage) == [
        CGRect(x: 0, y: 0, width: 200, height: 300), CGRect(x: 16, y: 35, width: 168, height: 106),
        CGRect(x: 32, y: 52, width: 10, height: 10), CGRect(x: 32, y: 90, width: 10, height: 40),
        CGRect(x: 32, y: 78, width: 152, height: 1),
      ])
  }

  @Test("a switch keeps its row at 44 points")
  func switchRow() throws {
    let stage = try Rehearsal(width: 200, height: 300) {
      List { Toggle("Wi-Fi", isOn: .constant(true)) }
    }
    #expect(fills(stage)[1] == CGRect(x: 16, y: 35, width: 168, height: 44))
  }

  @Test("sections have grounds of their own, and headers above them")
  func sections() throws {
    let stage = try Rehearsal(width: 200, height: 400) {
      List {
        Section {
          Rectangle().frame(width: 10, height: 10)
        } header: {
          Circle().frame(width: 4, height: 10)
        }
        Section { Rectangle().frame(width: 10, height: 10) }
      }
    }
    let frames = fills(stage)
    #expect(frames[1] == CGRect(x: 16, y: 33, width: 168, height: 44))
    #expect(frames[2] == CGRect(x: 16, y: 112, width: 168, height: 44))
    #expect(frames[3] == CGRect(x: 32, y: 20, width: 4, height: 4))
  }

  @Test("what only scrolls can be dragged by name, but not tapped")
  func dragTarget() throws {
    let stage = try Rehearsal { ScrollView { Text("Far away") } }
    #expect(throws: TapTarget.Failure.self) { try stage.graph.resolve(TapTarget("Far away")) }
    let place = try stage.graph.resolve(TapTarget("Far away"), forDragging: true)
    #expect(CGRect(x: 0, y: 0, width: 100, height: 30).contains(place))
  }

  @Test("a plain list reaches from edge to edge, and the whole row of a button takes touches")
  func plain() throws {
    let stage = try Rehearsal(width: 200, height: 300) {
      List([1, 2, 3], id: \.self) { number in
        Button {
          journal.note("\(number)")
        } label: {
          Rectangle().frame(width: 10, height: 10)
        }
      }
      .listStyle(.plain)
    }
    try stage.tap(180, 60, at: 0)
    #expect(journal.lines == ["2"])
    #expect(stage.graph.tappables.map(\.kind) == ["button", "button", "button"])
  }
}
