internal import Motion

extension AnimationChoice {
  /// The animations that have a name.
  static let names = [
    "none", "default", "spring", "interactiveSpring", "interpolatingSpring", "smooth", "snappy",
    "bouncy", "linear", "easeIn", "easeOut", "easeInOut", "circularEaseIn", "circularEaseOut",
    "circularEaseInOut",
  ]
  /// The longest animation in words, in seconds.
  private static let longest = 3600.0

  /// Reads an animation in words: a name, and how long it takes: `bouncy`, `easeOut 0.3s`, `none`.
  ///
  /// - Parameter text: The words; `nil` for anything else.
  public init?(text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let name = words.first, words.count <= 2 else { return nil }
    var duration: Double?
    if words.count == 2 {
      guard let seconds = ScalarReader.seconds(words[1]), (0...Self.longest).contains(seconds)
      else { return nil }
      duration = seconds
    }
    if name == "none" {
      guard duration == nil else { return nil }
      self = .none
    } else {
      guard let animation = Self.animation(name, duration) else { return nil }
      self = .animation(animation)
    }
  }

  private static func animation(_ name: String, _ duration: Double?) -> Animation? {
    if let curve = UnitCurve.named(name) {
      // The four that every toolkit has are SwiftUI's own animations, not curves of ours.
      let seconds = duration ?? 0.35
      switch name {
      case "linear": return .linear(duration: seconds)
      case "easeIn": return .easeIn(duration: seconds)
      case "easeOut": return .easeOut(duration: seconds)
      case "easeInOut": return .easeInOut(duration: seconds)
      default: return .timingCurve(curve, duration: seconds)
      }
    }
    switch name {
    case "default": return duration == nil ? .default : nil
    case "spring": return .spring(duration: duration ?? 0.5, bounce: 0)
    case "interactiveSpring":
      return duration.map { .interactiveSpring(duration: $0) } ?? .interactiveSpring
    case "interpolatingSpring":
      // A spring that takes no time has no stiffness.
      return duration == 0 ? nil : .interpolatingSpring(duration: duration ?? 0.5)
    case "smooth": return .smooth(duration: duration ?? 0.5)
    case "snappy": return .snappy(duration: duration ?? 0.5)
    case "bouncy": return .bouncy(duration: duration ?? 0.5)
    default: return nil
    }
  }
}

extension UnitCurve {
  /// A curve by SwiftUI's name; `nil` for none.
  static func named(_ name: String) -> UnitCurve? {
    switch name {
    case "linear": .linear
    case "easeIn": .easeIn
    case "easeOut": .easeOut
    case "easeInOut": .easeInOut
    case "circularEaseIn": .circularEaseIn
    case "circularEaseOut": .circularEaseOut
    case "circularEaseInOut": .circularEaseInOut
    default: nil
    }
  }
}
