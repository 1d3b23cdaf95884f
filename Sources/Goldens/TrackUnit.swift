/// The unit of a traced value: what its number counts, and how many decimals of it matter.
public enum TrackUnit: Hashable, Sendable {
  /// Points of the stage.
  case points
  /// Degrees.
  case degrees
  /// None: a share, a factor, a component of a colour.
  case none

  /// The decimals that are kept: a thousandth of a point or degree, a ten-thousandth of what has no unit.
  public var decimals: Int { self == .none ? 4 : 3 }

  /// What stands behind a number: `pt`, `°`, or nothing.
  public var symbol: String {
    switch self {
    case .points: "pt"
    case .degrees: "°"
    case .none: ""
    }
  }

  /// The last parts of the names of lengths.
  private static let lengths: Set<String> = [
    "x", "y", "z", "width", "height", "radius", "inset", "lineWidth", "dashPhase", "cornerWidth",
    "cornerHeight", "size", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing",
  ]
  /// What stands before a last part that is no length then: shares of a side, factors, directions.
  private static let shares: Set<String> = ["anchor", "scale", "axis", "center"]

  /// The unit of a property, by the words of its name: `frame.x`, `rotation.degrees`, `shadow.color.red#2`.
  public static func of(_ property: String) -> TrackUnit {
    let name = property.prefix { $0 != "#" }
    let words = name.split(separator: ".")
    guard let last = words.last.map(String.init) else { return .none }
    if last == "degrees" { return .degrees }
    guard lengths.contains(last) else { return .none }
    let isShare = words.dropLast().last.map { shares.contains(String($0)) } ?? false
    return isShare ? .none : .points
  }
}
