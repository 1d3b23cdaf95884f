/// A snapshot: which sections and items there are, in order, each by an identifier of its own.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// A section with its items.
  struct Section {
    let id: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  /// The section of each item.
  private var places: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The sections whose cells are to be made again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are to be made again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be filled again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates a snapshot of nothing.
  public init() {}

  // MARK: What is there

  /// The number of items.
  public var numberOfItems: Int { places.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, first to last.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items of all sections, first to last.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }
  /// The items of a section, first to last.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections[place(of: identifier)].items }
  /// The section of an item; `nil` for an item that is not there.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { places[identifier] }
  /// The number of an item among those of all sections, from 0; `nil` for an item that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    places[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
  }
  /// The number of a section, from 0; `nil` for one that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(section) else {
      fatalError("the snapshot has no section \(section)")
    }
    return place
  }
  private func place(of item: ItemIdentifierType) -> (section: Int, row: Int) {
    guard let id = places[item], let section = indexOfSection(id),
      let row = sections[section].items.firstIndex(of: item)
    else { fatalError("the snapshot has no item \(item)") }
    return (section, row)
  }

  // MARK: Items

  private mutating func insert(_ new: [ItemIdentifierType], _ section: Int, _ row: Int) {
    for item in new {
      guard places.updateValue(sections[section].id, forKey: item) == nil else {
        fatalError("the snapshot has the item \(item) already: identifiers stand for one item each")
      }
    }
    sections[section].items.insert(contentsOf: new, at: row)
  }

  /// Adds items at the end of a section.
  ///
  /// - Parameters:
  ///   - identifiers: The items.
  ///   - sectionIdentifier: The section; `nil` for the last.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard !sections.isEmpty else { fatalError("a snapshot without sections takes no items") }
    let section = sectionIdentifier.map { place(of: $0) } ?? sections.count - 1
    insert(identifiers, section, sections[section].items.count)
  }
  /// Adds items before another.
  ///
  /// - Parameters:
  ///   - identifiers: The items.
  ///   - beforeIdentifier: The item that follows them.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, row) = place(of: beforeIdentifier)
    insert(identifiers, section, row)
  }
  /// Adds items after another.
  ///
  /// - Parameters:
  ///   - identifiers: The items.
  ///   - afterIdentifier: The item that precedes them.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, row) = place(of: afterIdentifier)
    insert(identifiers, section, row + 1)
  }
  /// Removes items; those that are not there are no matter.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for item in identifiers { places[item] = nil }
    for section in sections.indices { sections[section].items.removeAll { gone.contains($0) } }
  }
  /// Removes all items and their sections.
  public mutating func deleteAllItems() { self = Self() }
  /// Moves an item before another.
  ///
  /// - Parameters:
  ///   - identifier: The item.
  ///   - toIdentifier: The item that follows it.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Moves an item after another.
  ///
  /// - Parameters:
  ///   - identifier: The item.
  ///   - toIdentifier: The item that precedes it.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  /// Has the cells of items made again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = place(of: item) }
    reloadedItemIdentifiers += identifiers
  }
  /// Has the cells of items filled again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = place(of: item) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  private mutating func insert(_ new: [SectionIdentifierType], at place: Int) {
    var place = place
    for id in new {
      guard indexOfSection(id) == nil else {
        fatalError("the snapshot has the section \(id) already: identifiers stand for one each")
      }
      sections.insert(Section(id: id), at: place)
      place += 1
    }
  }
  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  /// Adds sections before another.
  ///
  /// - Parameters:
  ///   - identifiers: The sections.
  ///   - toIdentifier: The section that follows them.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }
  /// Adds sections after another.
  ///
  /// - Parameters:
  ///   - identifiers: The sections.
  ///   - toIdentifier: The section that precedes them.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }
  /// Removes sections with their items; those that are not there are no matter.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for id in identifiers {
      guard let place = indexOfSection(id) else { continue }
      for item in sections[place].items { places[item] = nil }
      sections.remove(at: place)
    }
  }
  /// Moves a section with its items before another.
  ///
  /// - Parameters:
  ///   - identifier: The section.
  ///   - toIdentifier: The section that follows it.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier))
  }
  /// Moves a section with its items after another.
  ///
  /// - Parameters:
  ///   - identifier: The section.
  ///   - toIdentifier: The section that precedes it.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier) + 1)
  }
  /// Has the cells of sections made again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for id in identifiers { _ = place(of: id) }
    reloadedSectionIdentifiers += identifiers
  }

  /// The snapshot with nothing to be made again.
  var settled: Self {
    var settled = self
    settled.reloadedSectionIdentifiers = []
    (settled.reloadedItemIdentifiers, settled.reconfiguredItemIdentifiers) = ([], [])
    return settled
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
