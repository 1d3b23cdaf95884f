public import Foundation

/// The objects of a request for lists of UIKit's, with somebody who is told when they change.
open class NSFetchedResultsController<ResultType>: NSObject, ObjectsListener {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Who is asked.
  public let managedObjectContext: NSManagedObjectContext
  /// The path of keys whose value the objects of a section have in common.
  public let sectionNameKeyPath: String?
  /// Where the sections would be kept.
  ///
  /// - Note: Accepted; no effect. `cacheName`: nothing is kept.
  public let cacheName: String?
  /// Who is told when the objects change.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The objects; `nil` before they are asked for.
  open private(set) var fetchedObjects: [ResultType]? {
    didSet { sections = fetchedObjects?.parted(by: sectionNameKeyPath) }
  }
  /// The sections, as they were when the objects were asked for, or last changed.
  open private(set) var sections: [any NSFetchedResultsSectionInfo]?

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request.
  ///   - context: Who is asked.
  ///   - sectionNameKeyPath: The path of keys whose value the objects of a section have in common.
  ///   - name: Where the sections would be kept.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
  }

  /// Asks for the objects.
  ///
  /// - Throws: Nothing here; on a device, what is wrong with the store.
  open func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
    managedObjectContext.listen(self)
  }

  /// The same for a delegate, which knows no type of objects.
  private var untyped: NSFetchedResultsController<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(
      entityName: fetchRequest.entityName ?? "")
    let copy = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: request, managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
    copy.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
    copy.sections = sections
    return copy
  }

  /// Tells the delegate what a change of an object makes of the list.
  func objectChanged(_ object: NSManagedObject?) {
    guard let delegate, let old = sections else { return }
    let new = (try? managedObjectContext.fetch(fetchRequest)) ?? []
    let (before, sectionsBefore) = (Self.places(in: old), old.map(\.name))
    let former = fetchedObjects
    fetchedObjects = new
    let sectionsNow = sections ?? []
    let now = Self.places(in: sectionsNow)
    let isSame =
      before.map(\.object) == now.map(\.object) && before.map(\.place) == now.map(\.place)
    guard !isSame || now.contains(where: { $0.object === object }) else { return }
    (fetchedObjects, sections) = (former, old)
    let told = untyped
    delegate.controllerWillChangeContent(told)
    fetchedObjects = new
    let after = untyped
    let names = sectionsNow.map(\.name)
    for (number, section) in old.enumerated() where !names.contains(section.name) {
      delegate.controller(after, didChange: section, atSectionIndex: number, for: .delete)
    }
    for (number, section) in sectionsNow.enumerated() where !sectionsBefore.contains(section.name) {
      delegate.controller(after, didChange: section, atSectionIndex: number, for: .insert)
    }
    for (one, place) in before where !now.contains(where: { $0.object === one }) {
      delegate.controller(after, didChange: one, at: place, for: .delete, newIndexPath: nil)
    }
    for (one, place) in now {
      guard let was = before.first(where: { $0.object === one })?.place else {
        delegate.controller(after, didChange: one, at: nil, for: .insert, newIndexPath: place)
        continue
      }
      guard one === object else { continue }
      // What stands at the same place of another section has come from the one before.
      let stays = was == place && sectionsBefore[was[0]] == names[place[0]]
      let type: NSFetchedResultsChangeType = stays ? .update : .move
      delegate.controller(after, didChange: one, at: was, for: type, newIndexPath: place)
    }
    delegate.controllerDidChangeContent(after)
  }

  private static func places(
    in sections: [any NSFetchedResultsSectionInfo]
  ) -> [(object: NSObject, place: IndexPath)] {
    sections.enumerated().flatMap { number, section in
      (section.objects ?? []).enumerated().compactMap { item, object in
        (object as? NSObject).map { ($0, IndexPath(indexes: [number, item])) }
      }
    }
  }

  /// The object at a place.
  ///
  /// - Parameter indexPath: The place: a section and an item.
  /// - Returns: The object.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let sections, let object = sections[indexPath[0]].objects?[indexPath[1]] as? ResultType
    else { fatalError("no object at \(indexPath) of the fetched results") }
    return object
  }

  /// The place of an object.
  ///
  /// - Parameter object: The object.
  /// - Returns: The place; `nil` if it is not among them.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (number, section) in (sections ?? []).enumerated() {
      let place = section.objects?.firstIndex { KeyedValues.isSame($0, object) }
      if let place { return IndexPath(indexes: [number, place]) }
    }
    return nil
  }
}

/// Objects that have a value in common.
public protocol NSFetchedResultsSectionInfo {
  /// The value, as a text.
  var name: String { get }
  /// How many they are.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

extension Array {
  /// The elements in sections: those that follow one another and have the same value at a path of keys.
  fileprivate func parted(by path: String?) -> [any NSFetchedResultsSectionInfo] {
    let keys = (path ?? "").split(separator: ".").map(String.init)
    return reduce(into: [FetchedSection]()) { sections, object in
      let value = keys.isEmpty ? nil : KeyedValues.value(of: object, at: keys[...])
      let name = value.map { "\($0)" } ?? ""
      if let last = sections.last, last.name == name {
        last.all.append(object)
      } else {
        sections.append(FetchedSection(name, object))
      }
    }
  }
}

private final class FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var all: [Any]
  var numberOfObjects: Int { all.count }
  var objects: [Any]? { all }
  init(_ name: String, _ first: Any) { (self.name, all) = (name, [first]) }
}

/// What becomes of an object of a list, or of a section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// It comes.
  case insert = 1
  /// It goes.
  case delete
  /// It stands elsewhere.
  case move
  /// Its values are others.
  case update
}

/// Who is told when the objects of a controller change; the controller that it is told of has the same objects.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called before a change is told.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called for an object.
  ///
  /// - Parameters:
  ///   - controller: A controller with the same objects.
  ///   - anObject: The object.
  ///   - indexPath: Where it was; `nil` for one that comes.
  ///   - type: What becomes of it.
  ///   - newIndexPath: Where it is; `nil` for one that goes.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Called for a section.
  ///
  /// - Parameters:
  ///   - controller: A controller with the same objects.
  ///   - sectionInfo: The section.
  ///   - sectionIndex: Where it is, or was.
  ///   - type: What becomes of it.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// Called when a change was told.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}
