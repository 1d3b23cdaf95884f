public import Foundation

/// The target of a script's touch.
public enum TapTarget: Equatable, Sendable {
  /// A place in points of the stage.
  case point(CGPoint)
  /// The view with this number among those that can be touched, from 1 on.
  case index(Int)
  /// The view with this text, accessibility label or identifier.
  case name(String)

  /// Reads `x,y`, `#N`, `text:NAME` or a name.
  public init(_ text: String) {
    if text.hasPrefix("text:") {
      self = .name(String(text.dropFirst(5)))
    } else if text.hasPrefix("#"), let index = Int(text.dropFirst()) {
      self = .index(index)
    } else if let point = Self.point(in: text) {
      self = .point(point)
    } else {
      self = .name(text)
    }
  }

  private static func point(in text: String) -> CGPoint? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let numbers = parts.compactMap { part -> Double? in
      let trimmed = part.drop { $0 == " " }
      guard trimmed.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }) else { return nil }
      return Double(trimmed)
    }
    return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
  }

  /// Why a script cannot touch what it names.
  public struct Failure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The reason of the failure.
    public enum Reason: Equatable, Sendable {
      /// Nothing bears the name or number.
      case notFound
      /// Something is there, or nothing, but it does not react to touches.
      case nothingThere
      /// Several views bear the name.
      case ambiguous([Tappable])
      /// Another view lies over it, or it is off the stage.
      case covered(Tappable)
      /// It does not take touches now.
      case disabled(Tappable)
    }
    /// The target that was to be touched.
    public let target: TapTarget
    /// The reason of the failure.
    public let reason: Reason
    /// The views that can be touched instead.
    public let present: [Tappable]

    /// The reason in one line, with what is there.
    public var description: String {
      let problem =
        switch reason {
        case .notFound: "nothing is called \(target)"
        case .nothingThere: "nothing reacts to touches at \(target)"
        case .ambiguous(let found):
          "\(target) is not clear: it may be " + found.map(\.description).joined(separator: " or ")
        case .covered(let tappable): "\(tappable) cannot be reached"
        case .disabled(let tappable): "\(tappable) takes no touches now"
        }
      guard !present.isEmpty else { return problem + "; nothing on the stage can be touched" }
      let list = present.map { "  \($0)" }.joined(separator: "\n")
      return problem + "; what can be touched:\n" + list
    }
  }
}

extension TapTarget: CustomStringConvertible {
  /// The target as a script writes it.
  public var description: String {
    switch self {
    case .point(let point): "\(point.x),\(point.y)"
    case .index(let index): "#\(index)"
    case .name(let name): "\"\(name)\""
    }
  }
}
