import Foundation
import MediaSupport
import Testing

@testable import UIKitViews

@MainActor @Suite("Laws of values that extensions give objects")
struct AssociatedObjectLawTests {
  private static var first: UInt8 = 0
  private static var second: UInt8 = 0
  private static var third: UInt8 = 0
  private final class Token {}

  private func value(_ object: AnyObject, _ key: Int) -> Int? {
    switch key {
    case 0: unsafe objc_getAssociatedObject(object, &Self.first) as? Int
    case 1: unsafe objc_getAssociatedObject(object, &Self.second) as? Int
    default: unsafe objc_getAssociatedObject(object, &Self.third) as? Int
    }
  }
  private func set(_ value: Int?, _ object: AnyObject, _ key: Int) {
    let policy = objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC
    switch key {
    case 0: unsafe objc_setAssociatedObject(object, &Self.first, value, policy)
    case 1: unsafe objc_setAssociatedObject(object, &Self.second, value, policy)
    default: unsafe objc_setAssociatedObject(object, &Self.third, value, policy)
    }
  }

  @Test("whatever is given and taken, each object has what it was given last", arguments: 1...6)
  func walk(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed))
    var objects = (0..<5).map { _ in Token() }
    var expected: [[Int?]] = objects.map { _ in [nil, nil, nil] }
    for step in 0..<400 {
      let (place, key) = (dice.roll(objects.count), dice.roll(3))
      switch dice.roll(10) {
      case 0:
        objc_removeAssociatedObjects(objects[place])
        expected[place] = [nil, nil, nil]
      case 1:
        // The object goes, and a new one has nothing, wherever in memory it is.
        objects[place] = Token()
        expected[place] = [nil, nil, nil]
      case 2, 3:
        set(nil, objects[place], key)
        expected[place][key] = nil
      default:
        set(step, objects[place], key)
        expected[place][key] = step
      }
      for (object, numbers) in zip(objects, expected) {
        #expect((0..<3).map { value(object, $0) } == numbers)
      }
    }
  }
}
