import Foundation
import Geometry
import MediaSupport
import Testing

@testable import UIKitViews

/// A random section, and the lines that a plain greedy rule makes of it.
private struct RandomSection {
  static let length: CGFloat = 150
  var section: FlowArrangement.Section

  init(_ seed: Int, isVertical: Bool = true, least: Int = 1) {
    var dice = SplitMix(seed: UInt64(seed) + 900)
    section = FlowArrangement.Section(
      sizes: (0..<(least + dice.roll(25))).map { _ in
        CGSize(width: CGFloat(5 + dice.roll(60)), height: CGFloat(5 + dice.roll(60)))
      })
    section.insets = UIEdgeInsets(
      top: CGFloat(dice.roll(12)), left: CGFloat(dice.roll(12)), bottom: CGFloat(dice.roll(12)),
      right: CGFloat(dice.roll(12)))
    (section.lineSpacing, section.itemSpacing) = (CGFloat(dice.roll(15)), CGFloat(dice.roll(15)))
    (section.header, section.footer) = (CGFloat(dice.roll(30)), CGFloat(dice.roll(30)))
    self.isVertical = isVertical
  }
  let isVertical: Bool

  var arrangement: FlowArrangement {
    FlowArrangement([section], length: Self.length, isVertical: isVertical)
  }
  /// The room that a line has.
  var room: CGFloat {
    let insets = section.insets
    return Self.length - (isVertical ? insets.left + insets.right : insets.top + insets.bottom)
  }
  /// The numbers of items in each line.
  var lines: [[Int]] {
    var lines: [[Int]] = []
    var used: CGFloat = 0
    for (index, size) in section.sizes.enumerated() {
      let own = isVertical ? size.width : size.height
      if lines.isEmpty || used + section.itemSpacing + own > room {
        lines.append([index])
        used = own
      } else {
        lines[lines.count - 1].append(index)
        used += section.itemSpacing + own
      }
    }
    return lines
  }
  /// Where a frame begins and ends along its line, and across.
  func along(_ frame: CGRect) -> (start: CGFloat, end: CGFloat) {
    isVertical ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
  }
  func across(_ frame: CGRect) -> (start: CGFloat, end: CGFloat) {
    isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
  }
}

@Suite("Laws of items in lines")
struct FlowArrangementLawTests {
  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }
  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    isNear(one.minX, other.minX) && isNear(one.minY, other.minY)
      && isNear(one.width, other.width) && isNear(one.height, other.height)
  }

  @Test(
    "items of a line follow each other by equal gaps, of the least spacing at least",
    arguments: 0..<25, [true, false])
  func gaps(seed: Int, isVertical: Bool) {
    let random = RandomSection(seed, isVertical: isVertical)
    let frames = random.arrangement.items[0]
    #expect(frames.count == random.section.sizes.count)
    for line in random.lines {
      let sides = line.map { random.along(frames[$0]) }
      let gaps = zip(sides, sides.dropFirst()).map { $1.start - $0.end }
      for gap in gaps {
        #expect(gap >= random.section.itemSpacing - 1e-6)
        #expect(isNear(gap, gaps[0]))
      }
    }
  }

  @Test(
    "lines begin at the inset, and full ones end at the other", arguments: 0..<25,
    [true, false])
  func sides(seed: Int, isVertical: Bool) {
    let random = RandomSection(seed, isVertical: isVertical)
    let (frames, insets) = (random.arrangement.items[0], random.section.insets)
    let before = isVertical ? insets.left : insets.top
    let lines = random.lines
    for (number, line) in lines.enumerated() {
      let sides = line.map { random.along(frames[$0]) }
      #expect(isNear(sides[0].start, before))
      let end = sides[sides.count - 1].end
      #expect(end <= before + random.room + 1e-6)
      if number + 1 < lines.count, line.count > 1 { #expect(isNear(end, before + random.room)) }
    }
  }

  @Test(
    "lines follow each other by the line spacing, and items stand in their middle",
    arguments: 0..<25, [true, false])
  func lines(seed: Int, isVertical: Bool) {
    let random = RandomSection(seed, isVertical: isVertical)
    let (section, arrangement) = (random.section, random.arrangement)
    let frames = arrangement.items[0]
    var end = random.across(arrangement.headers[0]).end
    end += isVertical ? section.insets.top : section.insets.left
    for (number, line) in random.lines.enumerated() {
      let sides = line.map { random.across(frames[$0]) }
      let start = sides.map(\.start).min() ?? 0
      #expect(isNear(start, end + (number > 0 ? section.lineSpacing : 0)))
      let middle = (sides[0].start + sides[0].end) / 2
      for side in sides { #expect(isNear((side.start + side.end) / 2, middle)) }
      end = sides.map(\.end).max() ?? 0
    }
    end += isVertical ? section.insets.bottom : section.insets.right
    let footer = random.across(arrangement.footers[0])
    #expect(isNear(footer.start, end) && isNear(footer.end, end + section.footer))
    let size = arrangement.size
    #expect(isNear(isVertical ? size.height : size.width, footer.end))
    #expect((isVertical ? size.width : size.height) == RandomSection.length)
  }

  @Test("headers and footers are as long as a line", arguments: 0..<10, [true, false])
  func supplements(seed: Int, isVertical: Bool) {
    let random = RandomSection(seed, isVertical: isVertical)
    let arrangement = random.arrangement
    for frame in arrangement.headers + arrangement.footers {
      let side = random.along(frame)
      #expect(side.start == 0 && side.end == RandomSection.length)
    }
    let header = random.across(arrangement.headers[0])
    #expect(header.start == 0 && header.end == random.section.header)
    for frame in arrangement.items[0] {
      #expect(random.across(frame).start >= header.end - 1e-6)
      #expect(random.across(frame).end <= random.across(arrangement.footers[0]).start + 1e-6)
    }
  }

  @Test("items that come at the end leave full lines as they are", arguments: 0..<25)
  func appended(seed: Int) {
    var random = RandomSection(seed, least: 6)
    let (before, lines) = (random.arrangement.items[0], random.lines)
    var dice = SplitMix(seed: UInt64(seed))
    for _ in 0..<5 {
      random.section.sizes.append(CGSize(width: CGFloat(5 + dice.roll(60)), height: 20))
    }
    let after = random.arrangement.items[0]
    for index in lines.dropLast().joined() { #expect(isNear(before[index], after[index])) }
  }

  @Test("a section after another is as it is alone, further on", arguments: 0..<25)
  func joined(seed: Int) {
    let (first, second) = (RandomSection(seed), RandomSection(seed + 100))
    let both = FlowArrangement(
      [first.section, second.section], length: RandomSection.length, isVertical: true)
    let (one, other) = (first.arrangement, second.arrangement)
    #expect(both.items[0] == one.items[0] && both.headers[0] == one.headers[0])
    let alone = other.items[0] + other.headers + other.footers
    let there = both.items[1] + [both.headers[1], both.footers[1]]
    #expect(alone.count == there.count)
    for (frame, found) in zip(alone, there) {
      #expect(isNear(frame.offsetBy(dx: 0, dy: one.size.height), found))
    }
    #expect(isNear(both.size.height, one.size.height + other.size.height))
  }

  @Test("insets that grow with the line move items as they are", arguments: 0..<20)
  func moved(seed: Int) {
    let random = RandomSection(seed)
    var section = random.section
    section.insets.left += 7
    section.insets.right += 4
    section.insets.top += 9
    let wider = FlowArrangement(
      [section], length: RandomSection.length + 11, isVertical: true)
    for (frame, found) in zip(random.arrangement.items[0], wider.items[0]) {
      #expect(isNear(frame.offsetBy(dx: 7, dy: 9), found))
    }
    #expect(isNear(wider.size.height, random.arrangement.size.height + 9))
  }

  @Test("items of one width stand in columns, as many as fit", arguments: 1..<25)
  func columns(count: Int) {
    var section = FlowArrangement.Section(
      sizes: Array(repeating: CGSize(width: 22, height: 10), count: count))
    section.itemSpacing = 6
    section.insets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 3)
    let frames = FlowArrangement([section], length: 150, isVertical: true).items[0]
    let columns = Int((150 - 11 + 6) / (22 + 6) as Double)
    for (index, frame) in frames.enumerated() {
      #expect(isNear(frame.minX, frames[index % columns].minX))
      #expect(isNear(frame.minY, CGFloat(index / columns) * 20))
    }
    #expect(Set(frames.map(\.minY)).count == (count + columns - 1) / columns)
  }

  @Test(
    "a section without items has only its header, its insets and its footer",
    arguments: [true, false])
  func empty(isVertical: Bool) {
    var section = FlowArrangement.Section(sizes: [])
    section.insets = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
    (section.header, section.footer) = (13, 17)
    let arrangement = FlowArrangement([section], length: 90, isVertical: isVertical)
    let insets: CGFloat = isVertical ? 10 : 16
    let size = arrangement.size
    #expect(arrangement.items == [[]])
    #expect((isVertical ? size.height : size.width) == 30 + insets)
    #expect((isVertical ? size.width : size.height) == 90)
  }

  @Test("an item too wide for a line has one for itself, at the inset")
  func wide() {
    var section = FlowArrangement.Section(
      sizes: [20, 300, 20, 20].map { CGSize(width: $0, height: 10) })
    section.insets.left = 4
    let frames = FlowArrangement([section], length: 100, isVertical: true).items[0]
    #expect(frames.map(\.minY) == [0, 20, 40, 40])
    #expect(frames[1].minX == 4 && frames[1].width == 300)
    #expect(frames[3].minX == frames[2].maxX + section.itemSpacing)
  }
}
