import Foundation
import Testing

@testable import UIKitViews

/// Values that extensions give objects.
@MainActor @Suite struct AssociatedObjectTests {
  private static var first: UInt8 = 0
  private static var second: UInt8 = 0
  private enum Key { case first, second }

  private func value(of object: AnyObject, _ key: Key) -> Any? {
    switch key {
    case .first: unsafe objc_getAssociatedObject(object, &Self.first)
    case .second: unsafe objc_getAssociatedObject(object, &Self.second)
    }
  }
  private func set(
    _ value: Any?, of object: AnyObject, _ key: Key, _ policy: objc_AssociationPolicy
  ) {
    switch key {
    case .first: unsafe objc_setAssociatedObject(object, &Self.first, value, policy)
    case .second: unsafe objc_setAssociatedObject(object, &Self.second, value, policy)
    }
  }

  /// A value of a class.
  private final class Token {}
  /// A token, as long as somebody keeps it.
  private struct Kept {
    weak var token: Token?
  }

  @Test("each object has its own value for each key, the last one it was given")
  func values() {
    let (one, other) = (UIView(), CALayer())
    #expect(value(of: one, .first) == nil)
    set("a", of: one, .first, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    set(2, of: one, .second, .OBJC_ASSOCIATION_COPY)
    set("c", of: other, .first, .OBJC_ASSOCIATION_RETAIN)
    #expect(value(of: one, .first) as? String == "a")
    #expect(value(of: one, .second) as? Int == 2)
    #expect(value(of: other, .first) as? String == "c")
    #expect(value(of: other, .second) == nil)
    set("b", of: one, .first, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(value(of: one, .first) as? String == "b")
    set(nil, of: one, .first, .OBJC_ASSOCIATION_RETAIN)
    #expect(value(of: one, .first) == nil)
    #expect(value(of: one, .second) as? Int == 2)
    objc_removeAssociatedObjects(one)
    #expect(value(of: one, .second) == nil)
    #expect(value(of: other, .first) as? String == "c")
  }

  @Test("a value is kept unless others are to keep it, and goes when another comes")
  func policies() {
    let view = UIView()
    func give(_ policy: objc_AssociationPolicy) -> Kept {
      let token = Token()
      set(token, of: view, .first, policy)
      return Kept(token: token)
    }
    let kept = give(.OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(kept.token != nil)
    let assigned = give(.OBJC_ASSOCIATION_ASSIGN)
    #expect(kept.token == nil && assigned.token == nil)
    #expect(value(of: view, .first) == nil)
  }

  @Test("objects come and go, and no new one has the values of one that is gone")
  func lives() {
    let lasting = UIView()
    set(-1, of: lasting, .first, .OBJC_ASSOCIATION_RETAIN)
    var first: Kept?
    for number in 0..<1000 {
      let token = Token()
      if first == nil { first = Kept(token: token) }
      let object = Token()
      #expect(value(of: object, .first) == nil)
      set(token, of: object, .first, .OBJC_ASSOCIATION_RETAIN)
      set(number, of: object, .second, .OBJC_ASSOCIATION_RETAIN)
      #expect(value(of: object, .second) as? Int == number)
    }
    #expect(value(of: lasting, .first) as? Int == -1)
    // Values of objects that are gone do not stay for ever.
    #expect(first != nil && first?.token == nil)
  }

  @Test("the numbers are Objective-C's, and a lock is always had")
  func numbers() {
    let policies: [objc_AssociationPolicy] = [
      .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC,
      .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY,
    ]
    // As the runtime's header has them, the last two in octal there: 01401 and 01403.
    #expect(policies.map(\.rawValue) == [0, 1, 3, 0o1401, 0o1403])
    let view = UIView()
    #expect(objc_sync_enter(view) == 0 && objc_sync_exit(view) == 0)
  }
}
