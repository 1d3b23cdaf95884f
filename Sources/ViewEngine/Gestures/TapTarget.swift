public import Foundation

/// The target of a script's touch.
public enum TapTarget: Hashable, Sendable {
  /// A place in points of the stage.
  case point(CGPoint)
  /// The view with this number among those that can be touched, from 1 on.
  case index(Int)
  /// The view with this text, accessibility label or identifier.
  case name(String)

  /// Reads `x,y`, `#N`, `text:NAME` or a name.
  public init(_ text: String) {
    if text.hasPrefix(Self.namePrefix) {
      self = .name(String(text.dropFirst(Self.namePrefix.count)))
    } else if text.hasPrefix("#"), let index = Int(text.dropFirst()) {
      self = .index(index)
    } else if let point = Self.point(in: text) {
      self = .point(point)
    } else {
      self = .name(text)
    }
  }

  /// What goes before a name that looks like a place or a number.
  private static let namePrefix = "text:"

  /// Reads two numbers with a comma; `nil` for anything else.
  public static func point(in text: String) -> CGPoint? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let numbers = parts.compactMap { part -> Double? in
      let trimmed = part.trimmingCharacters(in: .whitespaces)
      guard trimmed.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }) else { return nil }
      return Double(trimmed).flatMap { $0.isFinite ? $0 : nil }
    }
    return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
  }

  /// Whether any scene could have it: names are not empty, and numbers begin at 1.
  public var isPossible: Bool {
    switch self {
    case .point: true
    case .index(let index): index > 0
    case .name(let name): !name.isEmpty
    }
  }

  /// Why a script cannot touch what it names.
  public struct Failure: Error, Equatable, Sendable {
    /// The reason of the failure.
    public enum Reason: Equatable, Sendable {
      /// Nothing bears the name or number.
      case notFound
      /// Something is there, or nothing, but it does not react to touches.
      case nothingThere
      /// The place is none of the stage, which has this size in points.
      case beyondStage(CGSize)
      /// Several views bear the name.
      case ambiguous([Tappable])
      /// No touch reaches the view, for the reason that it tells.
      case unreachable(Tappable)
    }
    /// The target that was to be touched.
    public let target: TapTarget
    /// The reason of the failure.
    public let reason: Reason
    /// The views that can be touched instead.
    public let present: [Tappable]

    /// Creates a failure.
    ///
    /// - Parameters:
    ///   - target: What was to be touched.
    ///   - reason: Why it cannot be.
    ///   - present: What can be touched instead.
    public init(target: TapTarget, reason: Reason, present: [Tappable]) {
      (self.target, self.reason, self.present) = (target, reason, present)
    }
  }
}
