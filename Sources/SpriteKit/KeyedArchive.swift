import DisplayList
import Foundation
import UIKitViews

/// A keyed archive, as editors write scenes and emitters: objects with fields by name.
struct KeyedArchive {
  private let list: BinaryPropertyList
  /// The numbers of the archive's objects in the list.
  private let objects: [Int]
  /// The outermost object.
  let root: Object

  /// Reads an archive; `nil` for bytes of another form.
  init?(_ bytes: [UInt8]) {
    guard let list = BinaryPropertyList(bytes) else { return nil }
    let outer = Self.fields(list.object(list.top), list)
    guard let numbers = outer["$objects"], case .array(let objects)? = list.object(numbers),
      let top = outer["$top"],
      let name = Self.fields(list.object(top), list)["root"],
      case .reference(let number)? = list.object(name), objects.indices.contains(number)
    else { return nil }
    (self.list, self.objects) = (list, objects)
    root = Object(fields: Self.fields(list.object(objects[number]), list), number: number)
  }

  /// An object of the archive.
  struct Object {
    /// The numbers of its fields' values in the list.
    fileprivate let fields: [String: Int]
    /// Its place among the archive's objects.
    fileprivate let number: Int
  }

  private static func fields(
    _ object: BinaryPropertyList.Object?, _ list: BinaryPropertyList
  ) -> [String: Int] {
    guard case .dictionary(let keys, let values)? = object else { return [:] }
    var fields: [String: Int] = [:]
    for (key, value) in zip(keys, values) {
      if case .text(let name)? = list.object(key) { fields[name] = value }
    }
    return fields
  }

  /// What a field holds, whether in its place or as an object of its own; `nil` for nothing.
  private func value(_ key: String, of object: Object) -> (BinaryPropertyList.Object, Int)? {
    guard let place = object.fields[key] else { return nil }
    return resolved(place)
  }
  private func resolved(_ place: Int) -> (BinaryPropertyList.Object, Int)? {
    guard let found = list.object(place) else { return nil }
    guard case .reference(let number) = found else { return (found, -1) }
    guard objects.indices.contains(number), let inner = list.object(objects[number]),
      inner != .text("$null")
    else { return nil }
    return (inner, number)
  }

  // MARK: Fields

  /// A number; `nil` where there is none.
  func number(_ key: String, of object: Object) -> Double? {
    value(key, of: object).flatMap { Self.number($0.0) }
  }
  private static func number(_ value: BinaryPropertyList.Object) -> Double? {
    switch value {
    case .real(let number): number
    case .integer(let number): Double(number)
    case .flag(let flag): flag ? 1 : 0
    default: nil
    }
  }
  /// A text; `nil` where there is none.
  func text(_ key: String, of object: Object) -> String? {
    guard case .text(let text)? = value(key, of: object)?.0 else { return nil }
    return text
  }
  /// Numbers written as a text, as in `{1, 2}`, or in a value that holds such a text.
  private func written(_ key: String, of object: Object) -> String? {
    if let text = text(key, of: object) { return text }
    guard let value = self.object(key, of: object) else { return nil }
    return ["NS.pointval", "NS.sizeval", "NS.rectval"].lazy.compactMap {
      self.text($0, of: value)
    }.first
  }
  /// A point; `nil` where there is none.
  func point(_ key: String, of object: Object) -> CGPoint? {
    written(key, of: object).map { NSCoder.cgPoint(for: $0) }
  }
  /// A size; `nil` where there is none.
  func size(_ key: String, of object: Object) -> CGSize? {
    written(key, of: object).map { NSCoder.cgSize(for: $0) }
  }
  /// A rectangle; `nil` where there is none.
  func rect(_ key: String, of object: Object) -> CGRect? {
    written(key, of: object).map { NSCoder.cgRect(for: $0) }
  }
  /// An object; `nil` where there is none.
  func object(_ key: String, of object: Object) -> Object? {
    guard let (found, number) = value(key, of: object), case .dictionary = found else { return nil }
    return Object(fields: Self.fields(found, list), number: number)
  }
  /// The objects of a list.
  func objects(_ key: String, of object: Object) -> [Object] {
    places(key, of: object).compactMap { place in
      guard let (found, number) = resolved(place), case .dictionary = found else { return nil }
      return Object(fields: Self.fields(found, list), number: number)
    }
  }
  /// The numbers of a list.
  func numbers(_ key: String, of object: Object) -> [Double] {
    places(key, of: object).compactMap { resolved($0).flatMap { Self.number($0.0) } }
  }
  private func places(_ key: String, of object: Object) -> [Int] {
    guard let holder = self.object(key, of: object), let place = holder.fields["NS.objects"],
      case .array(let places)? = list.object(place)
    else { return [] }
    return places
  }
  /// The name of an object's class.
  func className(of object: Object) -> String {
    self.object("$class", of: object).flatMap { text("$classname", of: $0) } ?? ""
  }

  // MARK: Colours

  /// The colour that an object is, of UIKit's or of the Mac's; `nil` where it is none.
  func color(_ object: Object) -> ResolvedColor? {
    let parts = ["UIRed", "UIGreen", "UIBlue"].compactMap { number($0, of: object) }
    if parts.count == 3 { return Self.color(parts + [number("UIAlpha", of: object) ?? 1]) }
    if let white = number("UIWhite", of: object) {
      return Self.color([white, white, white, number("UIAlpha", of: object) ?? 1])
    }
    // The Mac's colours are texts of numbers; where they have a space of their own, that is sRGB in all that editors write.
    for key in ["NSComponents", "NSRGB", "NSWhite"] {
      guard case .data(let bytes)? = value(key, of: object)?.0 else { continue }
      let numbers = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
        .split(separator: " ").compactMap { Double($0) }
      switch numbers.count {
      case 1: return Self.color([numbers[0], numbers[0], numbers[0], 1])
      case 2: return Self.color([numbers[0], numbers[0], numbers[0], numbers[1]])
      case 3: return Self.color(numbers + [1])
      case 4: return Self.color(numbers)
      default: continue
      }
    }
    return nil
  }
  private static func color(_ parts: [Double]) -> ResolvedColor {
    ResolvedColor(
      red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]), opacity: Float(parts[3]))
  }
}
