public import Foundation
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
  /// Whether an object has the method.
  private let isOf: @Sendable (AnyObject) -> Bool

  /// Creates a selector of a method that takes its sender.
  ///
  /// - Parameters:
  ///   - name: The method's name, as in `tapped(_:)`.
  ///   - method: The method of the target, given the sender.
  @MainActor @preconcurrency public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    description = name
    isOf = { $0 is Target }
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
    isOf = { $0 is Target }
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
    isOf = { _ in true }
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
    isOf = { _ in true }
    call = { _, _ in method() }
  }
  /// Creates a selector of a name alone, which nobody here has: it does nothing, and the tool says so when it is called.
  ///
  /// - Parameter name: The method's name, as in `tapped:`.
  public init(_ name: String) {
    description = name
    isOf = { _ in false }
    call = { _, _ in IneffectiveSettings.note("Selector(\"\(name)\")") }
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

  /// Whether an object has the method.
  func isMethod(of object: AnyObject) -> Bool { isOf(object) }

  public static func == (lhs: Selector, rhs: Selector) -> Bool {
    lhs.description == rhs.description
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// The selector of a name, which has no method: it does nothing.
///
/// - Parameter aSelectorName: The method's name.
/// - Returns: The selector.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector's method.
///
/// - Parameter aSelector: The selector.
/// - Returns: The name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension NSObjectProtocol {
  /// Whether the object has a selector's method: whether it is of the class, or of the protocol, that declares it.
  ///
  /// - Parameter aSelector: The selector; one of a name alone is nobody's.
  /// - Returns: Whether it has.
  // Code written for UIKit hands over selectors with and without a question mark.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public func responds(to aSelector: Selector!) -> Bool {
    let selector: Selector? = aSelector
    return selector?.isMethod(of: self) ?? false
  }
}

extension UIResponder {
  /// Whether the object has a selector's method: whether it is of the class, or of the protocol, that declares it.
  ///
  /// - Parameter aSelector: The selector; one of a name alone is nobody's.
  /// - Returns: Whether it has.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public func responds(to aSelector: Selector!) -> Bool {
    let selector: Selector? = aSelector
    return selector?.isMethod(of: self) ?? false
  }
}
