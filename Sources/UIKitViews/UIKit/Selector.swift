import Foundation
@_spi(Engine) import ViewEngine
import Views

/// A selector: a method by name, as UIKit's code hands it to what will call it.
///
/// There is no Objective-C here to look a method up by its name: a selector holds the method itself. The
/// loader of scenes writes `#selector(tapped(_:))` as `Selector("tapped(_:)", Controller.tapped(_:))`.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// The name, as in `tapped(_:)`.
  public let description: String
  private let call: @MainActor (AnyObject, Any) -> Void

  /// Creates a selector of a method that takes its sender.
  ///
  /// - Parameters:
  ///   - name: The method's name, as in `tapped(_:)`.
  ///   - method: The method of the target, given the sender.
  @MainActor @preconcurrency public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    description = name
    call = { target, sender in
      guard let target = target as? Target else { Self.refuse(name, target, "a target") }
      method(target)(Self.sender(sender, of: name))
    }
  }

  /// Creates a selector of a method without parameters.
  ///
  /// - Parameters:
  ///   - name: The method's name, as in `tapped`.
  ///   - method: The method of the target.
  @MainActor @preconcurrency public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> () -> Result
  ) {
    description = name
    call = { target, _ in
      guard let target = target as? Target else { Self.refuse(name, target, "a target") }
      _ = method(target)()
    }
  }

  /// Creates a selector of a method of an object that is at hand: it is called, whoever the target is.
  ///
  /// - Parameters:
  ///   - name: The method's name, as in `tapped(_:)`.
  ///   - method: The method, given the sender.
  @_disfavoredOverload @MainActor @preconcurrency public init<Sender>(
    _ name: String, _ method: @escaping @MainActor (Sender) -> Void
  ) {
    description = name
    call = { _, sender in
      method(Self.sender(sender, of: name))
    }
  }
  /// Creates a selector of a method without parameters of an object that is at hand.
  ///
  /// - Parameters:
  ///   - name: The method's name, as in `tapped`.
  ///   - method: The method.
  @_disfavoredOverload @MainActor @preconcurrency public init(
    _ name: String, _ method: @escaping @MainActor () -> Void
  ) {
    description = name
    call = { _, _ in method() }
  }

  private static func refuse(_ name: String, _ object: Any, _ role: String) -> Never {
    fatalError("\(name) does not take a \(type(of: object)) as \(role)")
  }
  /// Who calls a method, as its parameter has it.
  private static func sender<Sender>(_ sender: Any, of name: String) -> Sender {
    if let sender = sender as? Sender { return sender }
    if let notification = sender as? Notification {
      let object = NSNotification(
        name: notification.name, object: notification.object, userInfo: notification.userInfo)
      if let sender = object as? Sender { return sender }
    }
    refuse(name, sender, "who calls")
  }

  /// Calls the method.
  ///
  /// - Parameters:
  ///   - target: Whose method it is.
  ///   - sender: Who calls: an object, or the notification that is posted.
  @MainActor package func perform(on target: AnyObject, from sender: Any) {
    call(target, sender)
  }

  public static func == (lhs: Selector, rhs: Selector) -> Bool {
    lhs.description == rhs.description
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
