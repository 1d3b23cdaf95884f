import Foundation
import Geometry
import MediaSupport
import Testing

@testable import UIKitViews
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Plain items in sections; it counts which are shown.
@MainActor private final class Plain: UICollectionViewDataSource, UICollectionViewDelegate {
  let counts: [Int]
  var shown: [IndexPath: Int] = [:]
  init(_ counts: [Int]) { self.counts = counts }

  func collection(
    _ layout: UICollectionViewLayout, width: CGFloat = 100, height: CGFloat = 100
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "head",
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "edge")
    }
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "plain", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { shown[indexPath, default: 0] += 1 }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { shown[indexPath, default: 0] -= 1 }
}

@MainActor @Suite("Laws of where the items of a collection are", .serialized)
struct UICollectionGeometryLawTests {
  private func flow(
    _ direction: UICollectionView.ScrollDirection = .vertical
  ) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 26, height: 22)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (7, 4)
    flow.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 6, right: 2)
    flow.headerReferenceSize = CGSize(width: 14, height: 12)
    flow.footerReferenceSize = CGSize(width: 9, height: 8)
    flow.scrollDirection = direction
    return flow
  }
  private func composed() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(25)),
        subitems: [item]))
    section.interGroupSpacing = 4
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(11)),
        elementKind: "head", alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }
  private func name(_ attributes: UICollectionViewLayoutAttributes) -> String {
    let path = attributes.indexPath
    return "\(attributes.representedElementKind ?? "cell") \(path.section).\(path.item)"
  }
  /// What a layout has, asked one by one.
  private func all(
    _ layout: UICollectionViewLayout, _ counts: [Int], kinds: [String]
  ) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for (section, count) in counts.enumerated() {
      let head = IndexPath(item: 0, section: section)
      for kind in kinds {
        let edge = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: head)
        if let edge { found.append(edge) }
      }
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        if let cell = layout.layoutAttributesForItem(at: path) { found.append(cell) }
      }
    }
    return found
  }
  private func check(
    _ layout: UICollectionViewLayout, _ counts: [Int], kinds: [String], seed: Int
  ) {
    let all = all(layout, counts, kinds: kinds)
    #expect(all.count == counts.reduce(0, +) + counts.count * kinds.count)
    var dice = SplitMix(seed: UInt64(seed))
    let size = layout.collectionViewContentSize
    for _ in 0..<12 {
      let rect = CGRect(
        x: CGFloat(dice.roll(Int(size.width) + 20)) - 10,
        y: CGFloat(dice.roll(Int(size.height) + 20)) - 10,
        width: CGFloat(1 + dice.roll(90)), height: CGFloat(1 + dice.roll(90)))
      let found = layout.layoutAttributesForElements(in: rect) ?? []
      let expected = all.filter { $0.frame.intersects(rect) }
      #expect(found.map { name($0) }.sorted() == expected.map { name($0) }.sorted())
      for attributes in found {
        let same = expected.first { name($0) == name(attributes) }
        #expect(same?.frame == attributes.frame)
      }
    }
  }

  @Test("in a rectangle is what intersects it: a flow", arguments: 0..<8)
  func flowElements(seed: Int) {
    let data = Plain([9, 4, 13])
    let view = data.collection(flow(seed % 2 == 0 ? .vertical : .horizontal))
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    check(view.collectionViewLayout, data.counts, kinds: kinds, seed: seed)
  }

  @Test("in a rectangle is what intersects it: groups", arguments: 0..<8)
  func groupElements(seed: Int) {
    let data = Plain([5, 11, 3])
    let view = data.collection(composed())
    check(view.collectionViewLayout, data.counts, kinds: ["head"], seed: seed)
  }

  @Test("space between sections moves each by its number", arguments: [0, 5, 17] as [CGFloat])
  func sectionSpace(space: CGFloat) {
    let data = Plain([5, 2, 9])
    let (plain, spaced) = (composed(), composed())
    spaced.configuration.interSectionSpacing = space
    let views = [data.collection(plain), data.collection(spaced)]
    let (before, after) = (
      all(plain, data.counts, kinds: ["head"]), all(spaced, data.counts, kinds: ["head"])
    )
    #expect(before.count == 19 && after.count == 19)
    for (one, other) in zip(before, after) {
      let moved = CGFloat(one.indexPath.section) * space
      #expect(abs(other.frame.minY - one.frame.minY - moved) < 1e-6)
      #expect(other.frame.minX == one.frame.minX && other.frame.size == one.frame.size)
    }
    let heights = views.map(\.contentSize.height)
    #expect(abs(heights[1] - heights[0] - 2 * space) < 1e-6)
  }

  @Test("an item that is not there has no place")
  func nowhere() {
    let data = Plain([3, 0])
    for layout in [flow(), composed()] as [UICollectionViewLayout] {
      let view = data.collection(layout)
      for (item, section) in [(3, 0), (0, 1), (0, 2)] {
        let path = IndexPath(item: item, section: section)
        #expect(view.layoutAttributesForItem(at: path) == nil)
        #expect(view.cellForItem(at: path) == nil)
      }
      #expect(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)) != nil)
    }
  }

  @Test("what is told to be shown and not to be gone is what is visible", arguments: 0..<10)
  func shown(seed: Int) {
    let data = Plain([30, 12, 25])
    let view = data.collection(flow())
    var dice = SplitMix(seed: UInt64(seed) + 60)
    for _ in 0..<8 {
      view.contentOffset.y = CGFloat(dice.roll(Int(view.contentSize.height - 100)))
      view.layoutIfNeeded()
      #expect(data.shown.values.allSatisfy { $0 == 0 || $0 == 1 })
      let visible = data.shown.filter { $0.value == 1 }.keys.sorted()
      #expect(visible == view.indexPathsForVisibleItems && !visible.isEmpty)
    }
  }

  @Test("the item at the middle of a cell is the cell's, and there is none between")
  func points() throws {
    let data = Plain([30])
    let view = data.collection(flow())
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    for path in view.indexPathsForVisibleItems {
      let frame = try #require(view.cellForItem(at: path)).frame
      #expect(view.indexPathForItem(at: CGPoint(x: frame.midX, y: frame.midY)) == path)
      #expect(view.indexPathForItem(at: CGPoint(x: frame.midX, y: frame.maxY + 3)) == nil)
    }
  }

  @Test("an item is scrolled to its position, as far as there is content", arguments: 0..<30)
  func scrolled(item: Int) throws {
    let data = Plain([30])
    let collection = data.collection(flow())
    let path = IndexPath(item: item, section: 0)
    let frame = try #require(collection.layoutAttributesForItem(at: path)).frame
    let most = collection.contentSize.height - 100
    for (position, place) in [
      (.top, frame.minY), (.centeredVertically, frame.midY - 50), (.bottom, frame.maxY - 100),
    ] as [(UICollectionView.ScrollPosition, CGFloat)] {
      collection.scrollToItem(at: path, at: position, animated: false)
      #expect(abs(collection.contentOffset.y - min(max(place, 0), most)) < 1e-6)
      #expect(collection.contentOffset.x == 0)
      collection.layoutIfNeeded()
      #expect(collection.indexPathsForVisibleItems.contains(path))
    }
  }

  @Test("without a position an item is scrolled to by the least way", arguments: 0..<10)
  func least(seed: Int) throws {
    let data = Plain([40])
    let view = data.collection(flow())
    var dice = SplitMix(seed: UInt64(seed) + 80)
    for _ in 0..<8 {
      let path = IndexPath(item: dice.roll(40), section: 0)
      let frame = try #require(view.layoutAttributesForItem(at: path)).frame
      let before = view.contentOffset.y
      view.scrollToItem(at: path, at: [], animated: false)
      let after = view.contentOffset.y
      #expect(frame.minY >= after - 1e-6 && frame.maxY <= after + 100 + 1e-6)
      let way = max(before - frame.minY, frame.maxY - before - 100, 0)
      #expect(abs(abs(after - before) - way) < 1e-6)
    }
  }
}
