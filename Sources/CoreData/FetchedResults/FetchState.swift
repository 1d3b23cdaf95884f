internal import Foundation
internal import Motion
internal import SceneGraph
internal import ViewEngine

/// What code has said of a view's request since the view came.
final class FetchState<Result: NSFetchRequestResult> {
  private let revision = Revision()
  private let follower = Follower()
  /// Which objects are meant instead of those that the view declares.
  private(set) var predicate: NSPredicate??
  /// Their order instead of that which the view declares.
  private(set) var sort: [NSSortDescriptor]?
  /// The same as Swift's.
  private(set) var swiftSort: [SortDescriptor<Result>] = []
  /// By what objects stand together instead of what the view declares.
  private(set) var section: AnyKeyPath?

  /// The objects of a request, with what was said of it.
  ///
  /// - Parameters:
  ///   - request: The request, as the view declares it.
  ///   - context: Who is asked; `nil` gives none.
  /// - Returns: The objects.
  func objects(
    of request: NSFetchRequest<Result>, in context: NSManagedObjectContext?
  ) -> [Result] {
    revision.read()
    guard let context else { return [] }
    let asked = request.copied
    asked.entity = entity(of: request, in: context)
    asked.predicate = predicate ?? request.predicate
    asked.sortDescriptors = sort ?? request.sortDescriptors
    return (try? context.fetch(asked)) ?? []
  }

  private func entity(
    of request: NSFetchRequest<Result>, in context: NSManagedObjectContext
  ) -> NSEntityDescription {
    if let entity = request.entity { return entity }
    if let name = request.entityName { return context.model.entity(called: name) }
    guard let type = Result.self as? NSManagedObject.Type else {
      fatalError("@FetchRequest of \(Result.self) needs a request with the name of an entity")
    }
    return context.model.entity(of: type)
  }

  /// Has changes of the objects shown with an animation.
  func follow(
    _ request: NSFetchRequest<Result>, in context: NSManagedObjectContext?,
    with animation: Animation?
  ) {
    follower.animation = animation
    guard let context, animation != nil else { return }
    follower.kind = entity(of: request, in: context).name.map { AnyHashable($0) }
    context.followers.add(follower)
  }

  private func change(_ body: () -> Void) {
    guard let animation = follower.animation else { return revision.write(body) }
    withAnimation(animation) { revision.write(body) }
  }
  func set(predicate: NSPredicate?) { change { self.predicate = .some(predicate) } }
  func set(sort: [NSSortDescriptor]) { change { (self.sort, swiftSort) = (sort, []) } }
  func set(swiftSort: [SortDescriptor<Result>]) {
    change { (sort, self.swiftSort) = (swiftSort.map { NSSortDescriptor($0) }, swiftSort) }
  }
  func set(section: AnyKeyPath) { change { self.section = section } }
}

extension NSFetchRequest {
  /// The same, in an object of its own.
  var copied: NSFetchRequest<ResultType> {
    let copy = NSFetchRequest<ResultType>(entityName: entityName ?? "")
    (copy.entity, copy.predicate, copy.sortDescriptors) = (entity, predicate, sortDescriptors)
    (copy.fetchLimit, copy.fetchOffset) = (fetchLimit, fetchOffset)
    copy.includesSubentities = includesSubentities
    (copy.resultType, copy.propertiesToFetch) = (resultType, propertiesToFetch)
    return copy
  }
}
