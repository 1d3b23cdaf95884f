import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("A layout that is composed of groups", .serialized)
struct CompositionalLayoutTests {
  private typealias Size = NSCollectionLayoutSize

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { Size(widthDimension: width, heightDimension: height) }
  private func frames(
    _ group: NSCollectionLayoutGroup, _ count: Int,
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> [CGRect] {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    return section.places(of: count, from: 0, in: CGSize(width: 100, height: 200)).items
  }

  @Test("lengths are points, or shares of what is around")
  func dimensions() {
    let around = CGSize(width: 100, height: 200)
    let share = size(.fractionalWidth(0.5), .fractionalHeight(0.25)).size(in: around)
    #expect(share == CGSize(width: 50, height: 50))
    let fixed = size(.absolute(7), .estimated(9)).size(in: around)
    #expect(fixed == CGSize(width: 7, height: 9))
    let square = size(.fractionalWidth(0.2), .fractionalWidth(0.2)).size(in: around)
    #expect(square.width == square.height)
  }

  @Test("items are repeated while there is room, then the group is", arguments: [1, 2, 3, 4, 5])
  func repeated(columns: Int) {
    let share = 1 / CGFloat(columns)
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(share), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
    let frames = frames(group, 11)
    #expect(frames.count == 11)
    for (index, frame) in frames.enumerated() {
      #expect(abs(frame.minX - CGFloat(index % columns) * 100 * share) < 1e-6)
      #expect(frame.minY == CGFloat(index / columns) * 30 && frame.height == 30)
    }
  }

  @Test("a number of items share the group, with spaces between and insets around")
  func counted() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let frames = frames(group, 3) {
      $0.interGroupSpacing = 5
      $0.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 0, trailing: 10)
    }
    #expect(
      frames == [
        CGRect(x: 12, y: 7, width: 29, height: 16), CGRect(x: 57, y: 7, width: 29, height: 16),
        CGRect(x: 12, y: 32, width: 29, height: 16),
      ])
  }

  @Test("groups stand in groups")
  func nested() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [large, column])
    #expect(
      frames(group, 4) == [
        CGRect(x: 0, y: 0, width: 50, height: 40), CGRect(x: 50, y: 0, width: 50, height: 20),
        CGRect(x: 50, y: 20, width: 50, height: 20), CGRect(x: 0, y: 40, width: 50, height: 40),
      ])
    let even = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: small, count: 4)
    #expect(frames(even, 2).map(\.height) == [10, 10])
    let nothing = NSCollectionLayoutItem(layoutSize: size(.absolute(0), .absolute(0)))
    let empty = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [nothing])
    #expect(frames(empty, 3).count == 3)
  }

  @Test("a section that scrolls across has its groups beside each other")
  func across() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(60), .absolute(30)), subitems: [item])
    let frames = frames(group, 3) { $0.orthogonalScrollingBehavior = .groupPaging }
    #expect(frames.map(\.minX) == [0, 60, 120] && frames.map(\.minY) == [0, 0, 0])
  }

  @Test("a collection shows its sections below each other, with their headers, and mirrored")
  func shown() {
    final class Items: UICollectionViewDataSource {
      func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    func frames(_ direction: LayoutDirection) -> (cells: [CGRect], content: CGSize) {
      var stage = Stage(size: CGSize(width: 100, height: 100))
      stage.layoutDirection = direction
      return withExtendedLifetime(ViewGraph(AnyView(EmptyView()), stage: stage)) {
        let layout = UICollectionViewCompositionalLayout { number, environment in
          let width = environment.container.contentSize.width
          let item = NSCollectionLayoutItem(
            layoutSize: size(.absolute(width / 4), .fractionalHeight(1)))
          let section = NSCollectionLayoutSection(
            group: .horizontal(
              layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item]))
          if number == 1 {
            section.boundarySupplementaryItems = [
              NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(10)), elementKind: "head",
                alignment: .top)
            ]
          }
          return section
        }
        layout.configuration.interSectionSpacing = 5
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        let items = Items()
        view.dataSource = items
        view.layoutIfNeeded()
        return (view.visibleCells.map(\.frame), view.contentSize)
      }
    }
    let there = frames(.leftToRight)
    #expect(there.cells.map(\.minX) == [0, 25, 50, 0, 25, 50])
    #expect(there.cells.map(\.minY) == [0, 0, 0, 35, 35, 35])
    #expect(there.content == CGSize(width: 100, height: 55))
    #expect(frames(.rightToLeft).cells.map { 100 - $0.maxX } == there.cells.map(\.minX))
  }
}
