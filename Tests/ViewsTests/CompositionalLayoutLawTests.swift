import Foundation
import Geometry
import MediaSupport
import Testing

@testable import UIKitViews

@MainActor @Suite("Laws of layouts that are composed of groups", .serialized)
struct CompositionalLayoutLawTests {
  private static let around = CGSize(width: 120, height: 120)

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }
  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    isNear(one.minX, other.minX) && isNear(one.minY, other.minY)
      && isNear(one.width, other.width) && isNear(one.height, other.height)
  }
  private func isNear(_ one: [CGRect], _ other: [CGRect]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { isNear($0, $1) }
  }
  /// Shares that add up to a whole.
  private func shares(_ seed: Int) -> [CGFloat] {
    var dice = SplitMix(seed: UInt64(seed) + 300)
    let weights = (0..<(1 + dice.roll(6))).map { _ in 1 + dice.roll(9) }
    let sum = weights.reduce(0, +)
    return weights.map { CGFloat($0) / CGFloat(sum) }
  }
  private func row(_ shares: [CGFloat], height: CGFloat = 30) -> NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(height)),
      subitems: shares.map {
        NSCollectionLayoutItem(layoutSize: size(.fractionalWidth($0), .fractionalHeight(1)))
      })
  }
  private func places(
    _ group: NSCollectionLayoutGroup, _ count: Int, from start: CGFloat = 0,
    in around: CGSize = Self.around, _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> NSCollectionLayoutSection.Places {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    return section.places(of: count, from: start, in: around)
  }

  @Test("shares that add up to a whole fill the group from side to side", arguments: 0..<25)
  func whole(seed: Int) {
    let shares = shares(seed)
    let frames = places(row(shares), shares.count).items
    #expect(frames.count == shares.count && frames[0].minX == 0)
    for (share, frame) in zip(shares, frames) {
      #expect(isNear(frame.width, share * 120) && frame.minY == 0 && frame.height == 30)
    }
    for (frame, next) in zip(frames, frames.dropFirst()) {
      #expect(isNear(next.minX, frame.maxX))
    }
    #expect(isNear(frames[frames.count - 1].maxX, 120))
  }

  @Test("a group comes again below itself, with the space between", arguments: 0..<25)
  func periods(seed: Int) {
    let (shares, gap) = (shares(seed), CGFloat(seed % 7))
    let found = places(row(shares), shares.count * 3 + 1) { $0.interGroupSpacing = gap }
    let frames = found.items
    #expect(frames.count == shares.count * 3 + 1)
    for index in frames.indices.dropFirst(shares.count) {
      let above = frames[index - shares.count]
      #expect(isNear(frames[index], above.offsetBy(dx: 0, dy: 30 + gap)))
    }
    #expect(isNear(found.end, 4 * 30 + 3 * gap))
  }

  @Test("insets of a section are those of a smaller one that is moved", arguments: 0..<25)
  func insets(seed: Int) {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.3)),
      subitems: shares(seed).map {
        NSCollectionLayoutItem(layoutSize: size(.fractionalWidth($0), .fractionalHeight(1)))
      })
    let inset = places(group, seed) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 10, bottom: 5, trailing: 14)
    }
    let plain = places(group, seed, in: CGSize(width: 96, height: 112))
    #expect(isNear(inset.items, plain.items.map { $0.offsetBy(dx: 10, dy: 3) }))
    #expect(isNear(inset.end, plain.end + 8))
  }

  @Test("a section further down is the same, moved", arguments: 0..<10)
  func start(seed: Int) {
    let group = row(shares(seed))
    let (above, below) = (places(group, 9), places(group, 9, from: 77))
    #expect(isNear(below.items, above.items.map { $0.offsetBy(dx: 0, dy: 77) }))
    #expect(isNear(below.end, above.end + 77))
  }

  @Test("a column is a row with both axes changed", arguments: 0..<20)
  func turned(seed: Int) {
    let shares = shares(seed)
    let gap = NSCollectionLayoutSpacing.fixed(0)
    let (row, column) = (
      NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(80), .absolute(40)),
        subitems: shares.map {
          NSCollectionLayoutItem(layoutSize: size(.fractionalWidth($0), .fractionalHeight(1)))
        }),
      NSCollectionLayoutGroup.vertical(
        layoutSize: size(.absolute(40), .absolute(80)),
        subitems: shares.map {
          NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight($0)))
        })
    )
    (row.interItemSpacing, column.interItemSpacing) = (gap, gap)
    let (lying, standing) = (places(row, shares.count), places(column, shares.count))
    let turned = lying.items.map {
      CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width)
    }
    #expect(isNear(standing.items, turned))
  }

  @Test("of items in points, as many stand in a row as fit with their spaces", arguments: 0..<25)
  func fitting(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 40)
    let (own, gap) = (10 + dice.roll(60), dice.roll(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(10)),
      subitems: [
        NSCollectionLayoutItem(layoutSize: size(.absolute(CGFloat(own)), .fractionalHeight(1)))
      ])
    group.interItemSpacing = .fixed(CGFloat(gap))
    let fit = (120 + gap) / (own + gap)
    for (index, frame) in places(group, 20).items.enumerated() {
      #expect(isNear(frame.minX, CGFloat(index % fit * (own + gap))))
      #expect(isNear(frame.minY, CGFloat(index / fit * 10)))
      #expect(frame.maxX <= 120)
    }
  }

  @Test("a number of items and the spaces between them fill the group", arguments: 1..<9)
  func counted(count: Int) {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: count)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(120)), repeatingSubitem: item, count: count)
    for group in [row, column] { group.interItemSpacing = .fixed(3) }
    let (lying, standing) = (places(row, count).items, places(column, count).items)
    let sum = lying.map(\.width).reduce(0, +) + CGFloat(count - 1) * 3
    #expect(isNear(sum, 120) && lying.allSatisfy { isNear($0.width, lying[0].width) })
    for (frame, next) in zip(lying, lying.dropFirst()) {
      #expect(isNear(next.minX - frame.maxX, 3))
    }
    for (frame, next) in zip(standing, standing.dropFirst()) {
      #expect(isNear(next.minY - frame.maxY, 3))
    }
    #expect(isNear(standing[count - 1].maxY, 120))
  }

  @Test("an item's insets are taken of its place alone", arguments: 0..<10)
  func itemInsets(seed: Int) {
    let (plain, inset) = (row(shares(seed)), row(shares(seed)))
    for item in inset.subitems {
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 1)
    }
    let expected = places(plain, 11).items.map {
      CGRect(
        x: $0.minX + 2, y: $0.minY + 1, width: max($0.width - 3, 0), height: $0.height - 4)
    }
    #expect(isNear(places(inset, 11).items, expected))
  }

  @Test("headers push items down, and footers follow them", arguments: [0, 1, 5, 8])
  func boundaries(count: Int) {
    func edge(_ kind: String, _ alignment: NSRectAlignment, _ height: CGFloat)
      -> NSCollectionLayoutBoundarySupplementaryItem
    {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: kind,
        alignment: alignment)
    }
    let group = row([0.5, 0.5])
    let plain = places(group, count) { $0.contentInsets.bottom = 6 }
    let found = places(group, count) {
      $0.contentInsets.bottom = 6
      $0.boundarySupplementaryItems = [
        edge("foot", .bottom, 9), edge("head", .top, 12), edge("more", .topLeading, 7),
      ]
    }
    #expect(isNear(found.items, plain.items.map { $0.offsetBy(dx: 0, dy: 19) }))
    #expect(found.headers.map(\.kind) == ["head", "more", "foot"])
    #expect(found.headers.map(\.frame.minY) == [0, 12, plain.end + 19])
    #expect(found.headers.allSatisfy { $0.frame.width == 120 })
    #expect(isNear(found.end, plain.end + 28))
  }
}
