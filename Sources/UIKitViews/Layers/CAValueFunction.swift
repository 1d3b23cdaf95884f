import Foundation

/// What of a transform the numbers of an animation are.
@MainActor @preconcurrency public final class CAValueFunction {
  /// Which part.
  public let name: CAValueFunctionName
  /// Creates a function of a name.
  public init?(name: CAValueFunctionName) { self.name = name }
  /// The key path of the part.
  nonisolated var keyPath: String {
    let parts = ["rotate": "rotation", "scale": "scale", "translate": "translation"]
    for (verb, part) in parts.sorted(by: { $0.key < $1.key }) where name.rawValue.hasPrefix(verb) {
      let axis = name.rawValue.dropFirst(verb.count).lowercased()
      return axis.isEmpty ? "transform.\(part)" : "transform.\(part).\(axis)"
    }
    return "transform"
  }
}

/// The part of a transform that the numbers of an animation are.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A turn about the x axis.
  public static let rotateX = Self(rawValue: "rotateX")
  /// A turn about the y axis.
  public static let rotateY = Self(rawValue: "rotateY")
  /// A turn in the plane.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// A factor in all directions.
  public static let scale = Self(rawValue: "scale")
  /// A factor across.
  public static let scaleX = Self(rawValue: "scaleX")
  /// A factor down.
  public static let scaleY = Self(rawValue: "scaleY")
  /// A factor in depth.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// A way.
  public static let translate = Self(rawValue: "translate")
  /// A way to the right.
  public static let translateX = Self(rawValue: "translateX")
  /// A way down.
  public static let translateY = Self(rawValue: "translateY")
  /// A way towards the viewer.
  public static let translateZ = Self(rawValue: "translateZ")
}
