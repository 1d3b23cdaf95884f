import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Sections that scroll across", .serialized)
struct OrthogonalScrollingTests {
  private final class Items: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 5 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// A row of groups of 60 by 40 points, 10 between them, above one of two items side by side.
  @MainActor private final class Scene {
    let items = Items()
    let view: UICollectionView
    let stage: Rehearsal

    init(
      _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
      _ change: @escaping @MainActor (NSCollectionLayoutSection) -> Void = { _ in }
    ) throws {
      let layout = UICollectionViewCompositionalLayout { number, _ in
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(60), heightDimension: .absolute(40)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        if number == 0 {
          section.orthogonalScrollingBehavior = behavior
          change(section)
        }
        return section
      }
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = items
      let view = view
      stage = try Rehearsal(.small) { Hosted(view: view) }
    }

    var row: UIScrollView? { view.tiler.scrollers[0] }
    var offset: CGFloat { row?.contentOffset.x ?? -1 }
    func item(_ index: Int) -> UICollectionViewCell? {
      view.cellForItem(at: IndexPath(item: index, section: 0))
    }
    /// A finger goes to the left by some points in steps of 1/120 s.
    func drag(_ way: Double, steps: Int, at time: Double = 0) throws {
      try stage.drag(
        from: CGPoint(x: 90, y: 20), to: CGPoint(x: 90 - way, y: 20), at: time, steps: steps,
        release: true)
    }
  }

  @Test("have a scroll view of their own, with the cells that are seen")
  func row() throws {
    let scene = try Scene(.continuous)
    #expect(scene.row?.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(scene.row?.contentSize == CGSize(width: 340, height: 40))
    #expect(abs(scene.view.contentSize.height - (40 + 5 * 50 - 10)) < 1e-9)
    #expect(scene.item(1)?.superview === scene.row && scene.item(2) == nil)
    scene.row?.contentOffset.x = 200
    scene.view.layoutIfNeeded()
    #expect(scene.item(1) == nil && scene.item(3)?.frame.minX == 210)
    #expect(
      scene.view.indexPathForItem(at: CGPoint(x: 50, y: 20)) == IndexPath(item: 3, section: 0))
  }

  @Test("follow a finger, and come to rest at groups where they go by groups")
  func groups() throws {
    let scene = try Scene(.groupPaging)
    try scene.drag(60, steps: 40)
    try scene.stage.advance(to: 3)
    #expect(scene.offset == 70)
    #expect(scene.view.contentOffset == .zero)
    try scene.drag(80, steps: 5, at: 3)
    try scene.stage.advance(to: 6)
    #expect(scene.offset == 140)
  }

  @Test("have the first and the last group in the middle where groups are")
  func centered() throws {
    let scene = try Scene(.groupPagingCentered)
    #expect(scene.offset == -20)
    #expect(scene.row?.contentInset.right == 20)
    try scene.drag(60, steps: 40)
    try scene.stage.advance(to: 3)
    #expect(scene.offset == 50)
  }

  @Test("rest where a group begins, however far they are thrown")
  func boundary() throws {
    let scene = try Scene(.continuousGroupLeadingBoundary)
    try scene.drag(50, steps: 20)
    try scene.stage.advance(to: 4)
    #expect([70, 140, 210, 240].contains(scene.offset))
  }

  @Test("ask each time what items look like, which counts for the frame")
  func handler() throws {
    var offsets: [CGFloat] = []
    let scene = try Scene(.continuous) { section in
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        offsets.append(offset.x)
        for item in items {
          let way = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          item.transform = CGAffineTransform(scaleX: 1 - way / 200, y: 1 - way / 200)
          item.alpha = item.indexPath.item == 0 ? 0.5 : 1
        }
      }
    }
    func scale(_ index: Int) -> CGFloat { scene.item(index)?.transform.a ?? 0 }
    #expect(abs(scale(0) - 0.9) < 1e-9 && abs(scale(1) - 0.75) < 1e-9)
    #expect(scene.item(0)?.alpha == 0.5 && scene.item(1)?.alpha == 1)
    scene.row?.contentOffset.x = 50
    scene.view.layoutIfNeeded()
    #expect(abs(scale(1) - 1) < 1e-9)
    #expect(offsets.last == 50)
  }

  @Test("are scrolled to items")
  func item() throws {
    let scene = try Scene(.continuous)
    scene.view.scrollToItem(
      at: IndexPath(item: 3, section: 0), at: .centeredHorizontally, animated: false)
    #expect(scene.offset == 190)
    scene.view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .left, animated: false)
    #expect(scene.offset == 240)
  }

  @Test("have a ground behind them whose class the layout knows")
  func ground() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: item.layoutSize, subitems: [item]))
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [ground]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    let items = Items()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 500), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    let shown = view.supplementaryView(
      forElementKind: "ground", at: IndexPath(item: 0, section: 1))
    #expect(shown?.frame == CGRect(x: 2, y: 201, width: 94, height: 196))
    #expect(shown?.layer.zPosition == -1)
  }

  @Test("attributes are copied with what a subclass adds, and know their transforms in depth")
  func attributes() throws {
    final class Own: UICollectionViewLayoutAttributes {
      var angle: CGFloat = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Own)?.angle = angle
        return copy
      }
    }
    let own = Own(forCellWith: IndexPath(item: 3, section: 1))
    own.angle = 2
    own.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
    own.zIndex = 4
    let copy = try #require(own.copy() as? Own)
    #expect(copy.angle == 2 && copy.transform3D == own.transform3D && copy.zIndex == 4)
    #expect(copy.isEqual(own))
    copy.alpha = 0.5
    #expect(!copy.isEqual(own))
    own.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(own.transform == CGAffineTransform(scaleX: 2, y: 3))
  }
}
