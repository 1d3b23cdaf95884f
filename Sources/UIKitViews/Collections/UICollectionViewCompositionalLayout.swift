public import Foundation
import Geometry
import ViewEngine

/// What a section of a composed layout may depend on.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment {
  /// What is around the section.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection's place.
  var traitCollection: UITraitCollection { get }
}

/// What is around a section of a composed layout.
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer {
  /// Its size, in points.
  var contentSize: CGSize { get }
  /// Its size without what is kept free, in points.
  var effectiveContentSize: CGSize { get }
  /// What is kept free at its edges, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// What is kept free at its edges by all around it, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The configuration of all of a composed layout.
@MainActor @preconcurrency public final class UICollectionViewCompositionalLayoutConfiguration {
  /// The space between sections, in points.
  public var interSectionSpacing: CGFloat = 0
  /// Along which axis the collection is scrolled.
  ///
  /// - Note: Accepted; no effect. `scrollDirection`: sections lie below each other.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet {
      guard scrollDirection != .vertical else { return }
      IneffectiveSettings.note("UICollectionViewCompositionalLayoutConfiguration.scrollDirection")
    }
  }
  /// Creates the usual configuration.
  public init() {}
}

/// A layout that is composed of groups of items, section by section, and scrolled down.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What makes sections: given their number and what is around them.
  public typealias SectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  private struct Around: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentSize: CGSize { contentSize }
    var container: any NSCollectionLayoutContainer { self }
  }

  /// The configuration of all of it.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }
  private let provider: SectionProvider
  /// The sections that are lists.
  private(set) var lists: [Int: UICollectionLayoutListConfiguration] = [:]
  /// The rows that scroll across, by their sections.
  private(set) var rails: [Int: CollectionRail] = [:]
  /// What is asked before items are shown, by its sections.
  private(set) var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  private var found: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero

  /// Creates a layout of one kind of section.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }
  /// Creates a layout whose sections are made when they are asked for.
  ///
  /// - Parameter sectionProvider: What makes them.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
  }
  /// Creates a layout of one kind of section.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - configuration: The configuration of all.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }
  /// Creates a layout whose sections are made when they are asked for.
  ///
  /// - Parameters:
  ///   - sectionProvider: What makes them.
  ///   - configuration: The configuration of all.
  public convenience init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }
  /// A layout of lists below each other.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(list: configuration))
  }
  /// Creates a layout of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  open override func prepare() {
    super.prepare()
    (found, lists) = ([], [:])
    (rails, handlers) = ([:], [:])
    guard let view = collectionView else { return }
    let around = around(view)
    var end: CGFloat = 0
    var followsFooter = false
    for number in 0..<view.numberOfSections {
      guard let section = provider(number, around) else { continue }
      if number > 0 { end += configuration.interSectionSpacing }
      if let list = section.list {
        lists[number] = list
        let arrangement = ListArrangement(
          list: list, view: view, section: number, followsFooter: followsFooter)
        found += arrangement.attributes(from: &end)
        followsFooter = list.footerMode == .supplementary
        continue
      }
      followsFooter = false
      put(section, number, at: &end, in: view)
    }
    size = CGSize(width: view.bounds.width, height: end)
    // The ground of a list is behind all of the collection, unless code has given it a colour.
    if let ground = lists[0]?.ground, view.backgroundColor == .systemBackground {
      view.backgroundColor = ground
    }
  }

  /// What is around the sections of a collection.
  func around(_ view: UICollectionView) -> any NSCollectionLayoutEnvironment {
    Around(contentSize: view.bounds.size, traitCollection: view.traitCollection)
  }

  /// Places a section of groups.
  private func put(
    _ section: NSCollectionLayoutSection, _ number: Int, at end: inout CGFloat,
    in view: UICollectionView
  ) {
    let start = end
    let places = section.places(
      of: view.numberOfItems(inSection: number), from: end, in: view.bounds.size)
    for (kind, frame) in places.headers {
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: number))
      header.frame = frame
      found.append(header)
    }
    for (item, frame) in places.items.enumerated() {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: number))
      attributes.frame = frame
      found.append(attributes)
    }
    rails[number] = places.rail
    handlers[number] = section.visibleItemsInvalidationHandler
    end = places.end
    for item in section.decorationItems {
      guard decorations[item.elementKind] != nil else {
        fatalError("no class is registered for decoration views of kind '\(item.elementKind)'")
      }
      let ground = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
      let insets = item.contentInsets
      ground.frame = CGRect(
        x: insets.leading, y: start + insets.top,
        width: max(view.bounds.width - insets.leading - insets.trailing, 0),
        height: max(end - start - insets.top - insets.bottom, 0))
      ground.zIndex = item.zIndex
      found.append(ground)
    }
  }

  open override var collectionViewContentSize: CGSize { size }
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    found.filter { attributes in
      // What scrolls across is elsewhere than it would be without.
      if attributes.representedElementCategory == .cell,
        let rail = rails[attributes.indexPath.section]
      {
        return rail.frame.minY < rect.maxY && rail.frame.maxY > rect.minY
      }
      return attributes.frame.intersects(rect)
    }
  }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    found.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    found.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }
}
