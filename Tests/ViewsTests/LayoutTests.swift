import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Layout")
struct LayoutTests {
  private func frames(
    width: Double = 100, height: Double = 100, @ViewBuilder _ content: () -> some View
  ) throws -> [CGRect] {
    let rehearsal = try Rehearsal(width: width, height: height, content)
    return rehearsal.graph.displayList().commands.compactMap { command in
      if case .fill(let path, _, _, let transform) = command {
        return path.boundingRect.applying(transform)
      }
      return nil
    }
  }

  @Test("a lone shape fills the stage")
  func shape() throws {
    #expect(try frames { Rectangle() } == [CGRect(x: 0, y: 0, width: 100, height: 100)])
  }

  @Test("a frame is centred, and its content in it")
  func frame() throws {
    #expect(
      try frames { Rectangle().frame(width: 20, height: 10).frame(width: 40, height: 40) } == [
        CGRect(x: 40, y: 45, width: 20, height: 10)
      ])
  }

  @Test("a row shares its width evenly among shapes and keeps 8 points between them")
  func row() throws {
    #expect(
      try frames(width: 108) {
        HStack {
          Rectangle()
          Rectangle()
        }
      } == [
        CGRect(x: 0, y: 0, width: 50, height: 100), CGRect(x: 58, y: 0, width: 50, height: 100),
      ])
  }

  @Test("a fixed view is served before a flexible one")
  func flexibility() throws {
    #expect(
      try frames {
        HStack(spacing: 0) {
          Rectangle()
          Rectangle().frame(width: 70)
        }
      }.map(\.width) == [30, 70])
  }

  @Test("a view of higher layout priority takes what it can")
  func priority() throws {
    #expect(
      try frames {
        HStack(spacing: 0) {
          Rectangle()
          Rectangle().frame(maxWidth: 80).layoutPriority(1)
        }
      }.map(\.width) == [20, 80])
  }

  @Test("a text that wraps gets the height that texts of one line leave it")
  func wrapping() throws {
    // Three lines and one of 20⅓ points: an even share of the height would be too little for the first.
    let rehearsal = try Rehearsal(width: 100, height: 90) {
      VStack(spacing: 0) {
        Text("Several words on three lines")
        Text("One")
      }
    }
    #expect(rehearsal.frame.contains("Several") && !rehearsal.frame.contains("…"))
  }

  @Test("a spacer pushes its neighbours to the ends")
  func spacer() throws {
    #expect(
      try frames {
        HStack {
          Rectangle().frame(width: 10, height: 10)
          Spacer()
          Rectangle().frame(width: 10, height: 10)
        }
      }.map(\.minX) == [0, 90])
  }

  @Test("a text beside a spacer has all the width that it needs")
  func textBesideSpacer() throws {
    func height(_ width: Double) throws -> Double? {
      let rehearsal = try Rehearsal(width: width) {
        HStack(spacing: 0) {
          Text("Two words").background(Rectangle())
          Spacer(minLength: 0)
        }
      }
      return rehearsal.graph.displayList().commands.compactMap { command -> CGFloat? in
        if case .fill(let path, _, _, _) = command { return path.boundingRect.height }
        return nil
      }.first.map(Double.init)
    }
    #expect(try height(90) == height(300))
  }

  @Test("stacks line their views up")
  func alignment() throws {
    #expect(
      try frames {
        VStack(alignment: .leading, spacing: 0) {
          Rectangle().frame(width: 40, height: 10)
          Rectangle().frame(width: 20, height: 10)
        }
      } == [
        CGRect(x: 30, y: 40, width: 40, height: 10), CGRect(x: 30, y: 50, width: 20, height: 10),
      ])
  }

  @Test("an alignment guide moves a view against its neighbours")
  func guide() throws {
    #expect(
      try frames {
        VStack(alignment: .leading, spacing: 0) {
          Rectangle().frame(width: 40, height: 10)
          Rectangle().frame(width: 20, height: 10).alignmentGuide(.leading) { $0[.leading] - 5 }
        }
      }.map(\.minX) == [30, 35])
  }

  @Test("padding goes around, background behind, overlay in front, at the view's size")
  func around() throws {
    #expect(
      try frames {
        Rectangle().frame(width: 20, height: 20).padding(10)
          .background(Circle())
          .overlay(alignment: .topLeading) { Rectangle().frame(width: 4, height: 4) }
      } == [
        CGRect(x: 30, y: 30, width: 40, height: 40), CGRect(x: 40, y: 40, width: 20, height: 20),
        CGRect(x: 30, y: 30, width: 4, height: 4),
      ])
  }

  @Test("offset draws elsewhere and leaves the layout alone")
  func offset() throws {
    #expect(
      try frames {
        HStack(spacing: 0) {
          Rectangle().frame(width: 10, height: 10).offset(x: 5, y: -5)
          Rectangle().frame(width: 10, height: 10)
        }
      } == [
        CGRect(x: 45, y: 40, width: 10, height: 10), CGRect(x: 50, y: 45, width: 10, height: 10),
      ])
  }

  @Test("position puts the centre at a place of what is offered")
  func position() throws {
    #expect(
      try frames { Rectangle().frame(width: 10, height: 10).position(x: 20, y: 30) } == [
        CGRect(x: 15, y: 25, width: 10, height: 10)
      ])
  }

  @Test("an aspect ratio fits into what is offered")
  func aspect() throws {
    #expect(
      try frames { Rectangle().aspectRatio(2, contentMode: .fit) } == [
        CGRect(x: 0, y: 25, width: 100, height: 50)
      ])
  }

  @Test("a circle is as large as the shorter side")
  func circle() throws {
    #expect(
      try frames { Circle().frame(width: 60, height: 20) } == [
        CGRect(x: 40, y: 40, width: 20, height: 20)
      ])
  }

  @Test("a geometry reader knows the size it is given, and its content starts at the top left")
  func geometry() throws {
    #expect(
      try frames {
        GeometryReader { proxy in
          Rectangle().frame(width: proxy.size.width / 2, height: 10)
        }.frame(width: 60, height: 40)
      } == [CGRect(x: 20, y: 30, width: 30, height: 10)])
  }

  @Test("modifiers of a group apply to each of its views")
  func group() throws {
    #expect(
      try frames {
        HStack(spacing: 0) {
          Group {
            Rectangle()
            Rectangle()
          }.frame(width: 10, height: 10)
        }
      }.map(\.width) == [10, 10])
  }

  struct Diagonal: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * 20, y: bounds.minY + CGFloat(index) * 20),
          proposal: ProposedViewSize(width: 10, height: 10))
      }
    }
  }

  @Test("a layout of the user's places views where it says")
  func custom() throws {
    #expect(
      try frames {
        Diagonal {
          Rectangle()
          Rectangle()
        }
      } == [
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 20, width: 10, height: 10),
      ])
  }
}
