import Foundation
import Geometry
import MediaSupport
import Testing

@testable import UIKitViews

@Suite("Items in lines, as a flow layout places them")
struct FlowArrangementTests {
  private func section(_ seed: Int) -> FlowArrangement.Section {
    var dice = SplitMix(seed: UInt64(seed))
    var section = FlowArrangement.Section(
      sizes: (0..<dice.roll(20)).map { _ in
        CGSize(width: CGFloat(10 + dice.roll(50)), height: CGFloat(10 + dice.roll(30)))
      })
    section.insets = UIEdgeInsets(top: 3, left: CGFloat(dice.roll(9)), bottom: 4, right: 5)
    (section.lineSpacing, section.itemSpacing) = (CGFloat(dice.roll(9)), CGFloat(dice.roll(9)))
    (section.header, section.footer) = (CGFloat(dice.roll(2) * 20), CGFloat(dice.roll(2) * 10))
    return section
  }
  private func arranged(_ seeds: [Int], isVertical: Bool = true) -> FlowArrangement {
    FlowArrangement(seeds.map { section($0) }, length: 120, isVertical: isVertical)
  }

  @Test("items have their sizes, stand inside the insets and do not overlap", arguments: 0..<20)
  func apart(seed: Int) {
    let (section, arrangement) = (section(seed), arranged([seed]))
    let frames = arrangement.items[0]
    #expect(frames.map(\.size) == section.sizes)
    for (index, frame) in frames.enumerated() {
      #expect(frame.minX >= section.insets.left - 1e-9)
      #expect(frame.maxX <= 120 - section.insets.right + 1e-6)
      for other in frames[(index + 1)...] {
        #expect(frame.insetBy(dx: 1e-6, dy: 1e-6).intersects(other) == false)
      }
    }
  }

  @Test("a line ends where the next item would not fit", arguments: 0..<20)
  func greedy(seed: Int) {
    let (section, frames) = (section(seed), arranged([seed]).items[0])
    let room = 120 - section.insets.left - section.insets.right
    var width: CGFloat = 0
    for (index, frame) in frames.enumerated() {
      let isNew = index == 0 || frame.minX == section.insets.left
      if isNew, index > 0 { #expect(width + section.itemSpacing + frame.width > room) }
      width = isNew ? frame.width : width + section.itemSpacing + frame.width
      #expect(width <= room + 1e-6 || isNew)
    }
  }

  @Test("sections follow each other with their headers and footers", arguments: 0..<10)
  func sections(seed: Int) {
    let arrangement = arranged([seed, seed + 1, seed + 2])
    var end: CGFloat = 0
    for index in 0..<3 {
      let section = section(seed + index)
      #expect(arrangement.headers[index].minY == end)
      #expect(arrangement.headers[index].height == section.header)
      let lowest = arrangement.items[index].map(\.maxY).max()
      let footer = arrangement.footers[index]
      if let lowest { #expect(footer.minY >= lowest + section.insets.bottom - 1e-9) }
      #expect(footer.height == section.footer)
      end = footer.maxY
    }
    #expect(arrangement.size == CGSize(width: 120, height: end))
  }

  @Test("scrolled to the side it is the same with both axes changed", arguments: 0..<10)
  func turned(seed: Int) {
    func turned(_ rect: CGRect) -> CGRect {
      CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }
    var lying = section(seed)
    lying.sizes = lying.sizes.map { CGSize(width: $0.height, height: $0.width) }
    let insets = lying.insets
    lying.insets = UIEdgeInsets(
      top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
    let horizontal = FlowArrangement([lying], length: 120, isVertical: false)
    let vertical = arranged([seed])
    #expect(horizontal.items[0] == vertical.items[0].map(turned))
    #expect(horizontal.headers[0] == turned(vertical.headers[0]))
    #expect(horizontal.size == CGSize(width: vertical.size.height, height: 120))
  }

  @Test("full lines reach from side to side, and items of one size stand in columns")
  func columns() {
    var section = FlowArrangement.Section(
      sizes: Array(repeating: CGSize(width: 30, height: 20), count: 8))
    section.itemSpacing = 5
    let frames = FlowArrangement([section], length: 120, isVertical: true).items[0]
    #expect(frames.map(\.minX) == [0, 45, 90, 0, 45, 90, 0, 45])
    #expect(frames.map(\.minY) == [0, 0, 0, 30, 30, 30, 60, 60])
    section.sizes = [CGSize(width: 30, height: 20), CGSize(width: 30, height: 20)]
    let short = FlowArrangement([section], length: 120, isVertical: true).items[0]
    #expect(short.map(\.minX) == [0, 35])
    section.sizes = [CGSize(width: 30, height: 20), CGSize(width: 30, height: 40)]
    let uneven = FlowArrangement([section], length: 120, isVertical: true).items[0]
    #expect(uneven.map(\.midY) == [20, 20])
  }
}
