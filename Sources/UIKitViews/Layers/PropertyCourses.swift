import Foundation
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// What keeps account of the properties that blocks change.
@MainActor protocol CourseKeeper: AnyObject {
  /// Notes that a property changes.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - key: The property's key.
  ///   - old: Its value before.
  ///   - new: Its value from now on.
  ///   - set: Sets it.
  func note<V: Animatable>(
    _ layer: CALayer, _ key: String, from old: V, to new: V,
    set: @escaping @MainActor (V, Transaction) -> Void)
}

/// The courses of the properties that a block changed: from where to where, so that they can be gone again, in parts and back.
@MainActor final class PropertyCourses: CourseKeeper {
  private struct Course {
    let layer: ObjectIdentifier
    let key: String
    let start: Any
    let move: @MainActor (_ share: Double, Transaction) -> Void
  }
  private var courses: [Course] = []

  /// Notes that a property changes; what it was before the block stays its start.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - key: The property's key.
  ///   - old: Its value before.
  ///   - new: Its value from now on.
  ///   - set: Sets it.
  func note<V: Animatable>(
    _ layer: CALayer, _ key: String, from old: V, to new: V,
    set: @escaping @MainActor (V, Transaction) -> Void
  ) {
    let id = ObjectIdentifier(layer)
    let index = courses.firstIndex { $0.layer == id && $0.key == key }
    let start = index.flatMap { courses[$0].start as? V } ?? old
    let course = Course(layer: id, key: key, start: start) { share, transaction in
      var value = new
      if share != 1 {
        let way = new.animatableData - start.animatableData
        value.animatableData = start.animatableData + way.scaled(by: share)
      }
      set(value, transaction)
    }
    if let index { courses[index] = course } else { courses.append(course) }
  }

  /// Moves all of them.
  ///
  /// - Parameters:
  ///   - share: How much of the way they go: 0 for the start, 1 for the end.
  ///   - transaction: How they go there; at once without an animation.
  func move(to share: Double, _ transaction: Transaction = Transaction()) {
    for course in courses { course.move(share, transaction) }
  }
}
