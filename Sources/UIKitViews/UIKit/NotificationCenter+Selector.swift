public import Foundation

/// An object whose method notifications call.
@MainActor
private final class SelectorObserver {
  private weak var target: AnyObject?
  private weak var center: NotificationCenter?
  private let name: Notification.Name?
  private weak var object: AnyObject?
  private var token: (any NSObjectProtocol)?

  /// All of them, in the order in which they were added.
  private static var all: [SelectorObserver] = []

  /// Begins to listen for as long as `target` lives.
  init(
    _ target: AnyObject, _ selector: Selector, in center: NotificationCenter,
    name: Notification.Name?, object: Any?
  ) {
    (self.target, self.center, self.name) = (target, center, name)
    self.object = object.map { $0 as AnyObject }
    let receive: @MainActor (Notification) -> Void = { [weak target] notification in
      if let target { selector.perform(on: target, from: notification) }
    }
    // What views observe is posted where they are; the two kinds of closures differ in what the compiler checks.
    let block = unsafe unsafeBitCast(receive, to: (@Sendable (Notification) -> Void).self)
    token = center.addObserver(forName: name, object: object, queue: nil, using: block)
    Self.remove { _ in false }
    Self.all.append(self)
  }

  /// Whether it is one of an object in a centre, for a name and a poster where these are given.
  func isOf(
    _ target: ObjectIdentifier, in center: ObjectIdentifier, name: Notification.Name?,
    object: ObjectIdentifier?
  ) -> Bool {
    self.target.map(ObjectIdentifier.init) == target
      && self.center.map(ObjectIdentifier.init) == center
      && (name == nil || name == self.name)
      && (object == nil || object == self.object.map(ObjectIdentifier.init))
  }

  /// Ends those for which `isOver` holds, and those whose object is gone.
  static func remove(where isOver: (SelectorObserver) -> Bool) {
    all.removeAll { observer in
      guard observer.target == nil || isOver(observer) else { return false }
      if let token = observer.token { observer.center?.removeObserver(token as Any) }
      return true
    }
  }
}

extension NotificationCenter {
  /// Adds an object whose method is called with each notification.
  ///
  /// - Parameters:
  ///   - observer: The object, which is not kept.
  ///   - aSelector: Its method, which takes the notification or nothing.
  ///   - aName: The notifications' name; `nil` for all.
  ///   - anObject: Who posts them; `nil` for anybody.
  @MainActor @preconcurrency public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    _ = SelectorObserver(
      observer as AnyObject, aSelector, in: self, name: aName, object: anObject)
  }

  /// Calls methods of an object no more.
  ///
  /// - Parameter observer: The object, or what `addObserver(forName:object:queue:using:)` gave.
  @MainActor @preconcurrency public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    forget(ObjectIdentifier(observer), name: nil, object: nil)
  }

  /// Calls methods of an object no more with some notifications.
  ///
  /// - Parameters:
  ///   - observer: The object, or what `addObserver(forName:object:queue:using:)` gave.
  ///   - aName: The notifications' name; `nil` for all.
  ///   - anObject: Who posts them; `nil` for anybody.
  @MainActor @preconcurrency public func removeObserver(
    _ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?
  ) {
    removeObserver(observer as Any, name: aName, object: anObject)
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    forget(ObjectIdentifier(observer), name: aName, object: object)
  }

  /// Ends what `SelectorObserver` has of an object.
  @MainActor private func forget(
    _ target: ObjectIdentifier, name: Notification.Name?, object: ObjectIdentifier?
  ) {
    let center = ObjectIdentifier(self)
    SelectorObserver.remove { $0.isOf(target, in: center, name: name, object: object) }
  }
}
